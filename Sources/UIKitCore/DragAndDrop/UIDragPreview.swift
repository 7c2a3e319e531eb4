import CoreGraphics
import Foundation

/// How a dragged view looks.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidragpreviewparameters>.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {
    nonisolated deinit {}
}

/// What an item looks like while a finger carries it: a view in no window.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidragpreview>.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
    /// Makes a preview of a view.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        (self.view, self.parameters) = (view, parameters)
        super.init()
    }

    /// Makes a preview of a view as it is.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

    nonisolated deinit {}

    /// The view.
    open private(set) var view: UIView
    /// How it looks.
    open private(set) var parameters: UIDragPreviewParameters
}

/// Where a dragged view comes from or goes to.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidragpreviewtarget>.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {
    nonisolated deinit {}
}

/// A view that is lifted, or into which an item is dropped, and its place.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitargeteddragpreview>.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
    nonisolated deinit {}

    /// The same view with another place.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}

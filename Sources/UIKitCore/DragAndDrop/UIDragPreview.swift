import CoreGraphics
import Foundation

/// The appearance of a dragged view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidragpreviewparameters>.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {
    nonisolated deinit {}
}

/// The preview of a carried item: a view outside a window.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidragpreview>.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
    /// Creates a preview of a view.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        (self.view, self.parameters) = (view, parameters)
        super.init()
    }

    /// Creates a preview of a view with the default parameters.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }

    nonisolated deinit {}

    /// The view of the preview.
    open private(set) var view: UIView
    /// The appearance of the preview.
    open private(set) var parameters: UIDragPreviewParameters
}

/// The source or destination of a dragged view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidragpreviewtarget>.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {
    nonisolated deinit {}
}

/// A view that is lifted, or that is the destination of a drop, and its place.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitargeteddragpreview>.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
    nonisolated deinit {}

    /// Returns a preview of the same view with a new place.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}

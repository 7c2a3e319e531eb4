import CoreGraphics
import Foundation

/// A view that is lifted from its place, and how it looks meanwhile.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitargetedpreview>.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
    /// Makes a preview of a view that comes from a place.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
        super.init()
    }

    /// Makes a preview of a view that is in a window, and comes from where it is.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        self.init(
            view: view, parameters: parameters,
            target: UIPreviewTarget(
                container: view.superview ?? view,
                center: view.superview == nil ? CGPoint(x: view.bounds.midX, y: view.bounds.midY) : view.center,
                transform: view.transform))
    }

    /// Makes a preview of a view that is in a window, and looks as it is.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    nonisolated deinit {}

    /// Where the view comes from.
    open private(set) var target: UIPreviewTarget
    /// The view.
    open private(set) var view: UIView
    /// How it looks.
    open private(set) var parameters: UIPreviewParameters

    /// The size of the view.
    open var size: CGSize { view.bounds.size }

    /// The same view with another place.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}

import CoreGraphics
import Foundation

/// A view that is lifted from its place, and its appearance.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitargetedpreview>.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
    /// Creates a preview of a view with a target.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
        super.init()
    }

    /// Creates a preview of a view in a window, with the view's place as target.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        self.init(
            view: view, parameters: parameters,
            target: UIPreviewTarget(
                container: view.superview ?? view,
                center: view.superview == nil ? CGPoint(x: view.bounds.midX, y: view.bounds.midY) : view.center,
                transform: view.transform))
    }

    /// Creates a preview of a view in a window, with the default appearance.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    nonisolated deinit {}

    /// The source or destination of the view.
    open private(set) var target: UIPreviewTarget
    /// The view of the preview.
    open private(set) var view: UIView
    /// The appearance of the preview.
    open private(set) var parameters: UIPreviewParameters

    /// The size of the view.
    open var size: CGSize { view.bounds.size }

    /// Returns a preview of the same view with a new target.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}

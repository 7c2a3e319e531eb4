import CoreGraphics
import Foundation

/// A view to show as a preview, the appearance of the preview, and its position in a container view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitargetedpreview>.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
    /// Creates a preview of a view, with an explicit appearance and target.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
        super.init()
    }

    /// Creates a preview of a view in a window. The target is the view's current position.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        self.init(
            view: view, parameters: parameters,
            target: UIPreviewTarget(
                container: view.superview ?? view,
                center: view.superview == nil ? CGPoint(x: view.bounds.midX, y: view.bounds.midY) : view.center,
                transform: view.transform))
    }

    /// Creates a preview of a view in a window, with the default appearance. The target is the view's current
    /// position.
    public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

    nonisolated deinit {}

    /// The position from which, or to which, the preview is animated.
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

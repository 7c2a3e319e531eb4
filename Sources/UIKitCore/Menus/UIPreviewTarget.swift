import CoreGraphics
import Foundation

/// The source or destination of a preview.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipreviewtarget>.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
    /// Creates a target at a point of a view in a window.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        (self.container, self.center, self.transform) = (container, center, transform)
        super.init()
    }

    nonisolated deinit {}

    /// The view whose coordinate space contains `center`.
    open private(set) var container: UIView
    /// The center of the preview.
    open private(set) var center: CGPoint
    /// The transform of the preview.
    open private(set) var transform: CGAffineTransform
}

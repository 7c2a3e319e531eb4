import CoreGraphics
import Foundation

/// Where a preview comes from or goes to.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipreviewtarget>.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
    /// Makes a target at a point of a view that is in a window.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        (self.container, self.center, self.transform) = (container, center, transform)
        super.init()
    }

    nonisolated deinit {}

    /// The view whose point `center` is.
    open private(set) var container: UIView
    /// Where the middle of the preview is.
    open private(set) var center: CGPoint
    /// How the preview is transformed there.
    open private(set) var transform: CGAffineTransform
}

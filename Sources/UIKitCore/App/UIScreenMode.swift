import CoreGraphics
import Foundation

/// The size of a screen in pixels.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscreenmode>.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
    /// The size in pixels.
    open private(set) var size: CGSize

    /// The ratio of a pixel's width to its height: 1.
    open var pixelAspectRatio: CGFloat { 1 }

    init(size: CGSize) {
        self.size = size
        super.init()
    }

    nonisolated deinit {}
}

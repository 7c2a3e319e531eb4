import CoreGraphics
import Foundation

/// The limits for the size of a scene's window, in points.
///
/// The window is resized immediately if it is smaller or larger. Negative and non-finite lengths are ignored.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscenesizerestrictions>.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    /// The minimum size; zero, the default, is no restriction.
    open var minimumSize = CGSize.zero {
        didSet { if minimumSize != oldValue { apply() } }
    }

    /// The maximum size; no restriction by default.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude) {
        didSet { if maximumSize != oldValue { apply() } }
    }

    @SharedWeak private var scene: UIWindowScene?

    init(scene: UIWindowScene) { self.scene = scene }

    nonisolated deinit {}

    // Chosen (Windows): Changes of a scene's size restrictions resize its window at once.
    private func apply() {
        guard let scene else { return }
        scene.screen.display.setSizeLimits(minimum: minimumSize, maximum: maximumSize)
        let size = scene.screen.bounds.size
        let fitting = self.fitting(size)
        if fitting != size { scene.screen.display.requestSize(fitting) }
    }

    /// Returns the nearest size within the limits.
    func fitting(_ size: CGSize) -> CGSize {
        CGSize(
            width: Self.side(size.width, minimumSize.width, maximumSize.width),
            height: Self.side(size.height, minimumSize.height, maximumSize.height))
    }

    /// Restricts a length to the limits; the minimum takes precedence.
    private static func side(_ length: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
        let most = most.isFinite && most > 0 ? min(most, 16_384) : 16_384
        let least = least.isFinite && least > 0 ? min(least, 16_384) : 1
        return max(min(length, most), least)
    }
}

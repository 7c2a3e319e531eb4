import CoreGraphics
import Foundation

/// How small and how large the user can make a scene's window, in points.
///
/// The window follows at once where it is smaller or larger (chosen). Sides that are negative or not finite do not restrict.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiscenesizerestrictions>.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    /// The least size; zero, the default, restricts nothing.
    open var minimumSize = CGSize.zero {
        didSet { if minimumSize != oldValue { apply() } }
    }

    /// The greatest size; restricts nothing by default.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude) {
        didSet { if maximumSize != oldValue { apply() } }
    }

    @SharedWeak private var scene: UIWindowScene?

    init(scene: UIWindowScene) { self.scene = scene }

    nonisolated deinit {}

    private func apply() {
        guard let scene else { return }
        scene.screen.display.setSizeLimits(minimum: minimumSize, maximum: maximumSize)
        let size = scene.screen.bounds.size
        let fitting = self.fitting(size)
        if fitting != size { scene.screen.display.requestSize(fitting) }
    }

    /// The size within the limits that is nearest to one.
    func fitting(_ size: CGSize) -> CGSize {
        CGSize(
            width: Self.side(size.width, minimumSize.width, maximumSize.width),
            height: Self.side(size.height, minimumSize.height, maximumSize.height))
    }

    /// A length within limits; the least counts for more than the greatest.
    private static func side(_ length: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
        let most = most.isFinite && most > 0 ? min(most, 16_384) : 16_384
        let least = least.isFinite && least > 0 ? min(least, 16_384) : 1
        return max(min(length, most), least)
    }
}

import Foundation

/// What a `UIVisualEffectView` does to what lies behind it, or to its contents: the base of `UIBlurEffect` and
/// `UIVibrancyEffect`. It has no effect by itself.
///
/// Follows <https://developer.apple.com/documentation/uikit/uivisualeffect>.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, NSCopying {
    /// Makes an effect that does nothing.
    public override init() {
        super.init()
    }

    nonisolated deinit {}

    /// The effect itself, which never changes.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

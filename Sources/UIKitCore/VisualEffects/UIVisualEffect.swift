import Foundation

/// An effect of a `UIVisualEffectView` on the content behind it or on its contents: the base class of `UIBlurEffect`
/// and `UIVibrancyEffect`. The base class has no effect.
///
/// Follows <https://developer.apple.com/documentation/uikit/uivisualeffect>.
@preconcurrency @MainActor open class UIVisualEffect: NSObject, NSCopying {
    /// Creates an effect without a visible result.
    public override init() {
        super.init()
    }

    nonisolated deinit {}

    /// Returns the effect itself, since it is immutable.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

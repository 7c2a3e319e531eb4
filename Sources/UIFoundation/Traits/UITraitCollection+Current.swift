import Foundation
import Synchronization

extension UITraitCollection {
    /// The traits of this thread, which are the default for resolving dynamic colors, images and fonts.
    ///
    /// UIKit sets it to the view's traits before it calls `draw(_:)`, `layoutSubviews()` and similar methods.
    /// Otherwise it contains the traits of the screen. To resolve values manually, set it or use
    /// `performAsCurrent(_:)`.
    public static var current: UITraitCollection {
        get { ThreadState.current.traits.map { unsafeDowncast($0, to: UITraitCollection.self) } ?? fallback }
        set { ThreadState.current.traits = newValue }
    }

    /// Runs the closure with these traits as `current`, and restores the previous `current`.
    public func performAsCurrent(_ actions: () -> Void) { withCurrent(actions) }

    /// Runs `performAsCurrent(_:)` with a result.
    package func withCurrent<Result>(_ actions: () throws -> Result) rethrows -> Result {
        let state = ThreadState.current
        let previous = state.traits
        state.traits = self
        defer { state.traits = previous }
        return try actions()
    }

    /// Makes these the traits of the application: `current` of this thread, and the content size category of
    /// `UIFontMetrics` on all threads.
    package func becomeTraitsOfApplication() {
        Self.current = self
        let category = preferredContentSizeCategory
        Self.applicationCategory.withLock { $0 = category == .unspecified ? .large : category }
    }

    /// The content size category of the application, which does not depend on `current`.
    static var categoryOfApplication: UIContentSizeCategory { applicationCategory.withLock { $0 } }

    private static let applicationCategory = Mutex(UIContentSizeCategory.large)

    /// The value of `current` on threads that do not set it: the traits of a phone.
    private static let fallback =
        UITraitCollection { traits in
            traits.userInterfaceIdiom = .phone
            traits.userInterfaceStyle = .light
            traits.displayScale = 1
            traits.displayGamut = .SRGB
            traits.layoutDirection = .leftToRight
            traits.preferredContentSizeCategory = .large
            traits.accessibilityContrast = .normal
            traits.userInterfaceLevel = .base
            traits.legibilityWeight = .regular
            traits.activeAppearance = .active
            traits.forceTouchCapability = .unavailable
            traits.horizontalSizeClass = .compact
            traits.verticalSizeClass = .regular
        }
}

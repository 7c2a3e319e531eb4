import Foundation

/// The appearance of a tab bar's items in one layout, in each state.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitabbaritemappearance>.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, NSCopying, ItemAppearance {
    /// The layouts of items.
    public enum Style: Int, Sendable {
        /// The title under the image.
        case stacked = 0
        /// The title beside the image.
        case inline = 1
        /// The title beside the image, in a bar of compact height.
        case compactInline = 2
    }

    let states = ItemStates(UITabBarItemStateAppearance.Values())
    /// The layout that gives the default appearance.
    private(set) var style: Style

    /// Creates the default appearance of items with the title under the image.
    public override convenience init() { self.init(style: .stacked) }

    /// Creates the default appearance of items in a layout.
    public required init(style: Style) {
        self.style = style
        super.init()
    }

    /// Creates the default appearance of items with the title under the image; archives are not read.
    public required init?(coder: NSCoder) {
        style = .stacked
        super.init()
    }

    nonisolated deinit {}

    /// Restores the default appearance of a layout.
    open func configureWithDefault(for style: Style) {
        self.style = style
        states.reset()
    }

    /// The appearance of items in the normal state.
    open private(set) lazy var normal = UITabBarItemStateAppearance(states, .normal)
    /// The appearance of the selected item.
    open private(set) lazy var selected = UITabBarItemStateAppearance(states, .active)
    /// The appearance of disabled items.
    open private(set) lazy var disabled = UITabBarItemStateAppearance(states, .disabled)
    /// The appearance of items with keyboard focus.
    open private(set) lazy var focused = UITabBarItemStateAppearance(states, .focused)

    /// Returns an independent copy.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        @MainActor func copied() -> UITabBarItemAppearance { makeCopy() }
        return MainActor.assumeUnchecked(copied)
    }

    /// Returns an independent copy.
    @_disfavoredOverload
    nonisolated open override func copy() -> Any { copy(with: nil) }

    // Preferred to `copy()` above, so that the copy has the type of the original, as in UIKit.
    /// Returns an independent copy.
    open func copy() -> Self { makeCopy() }
}

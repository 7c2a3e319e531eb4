import Foundation

/// How a tab bar's items look in one layout, in each state.
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
    /// The layout whose default look this has.
    private(set) var style: Style

    /// Makes the default look of items whose title is under the image.
    public override convenience init() { self.init(style: .stacked) }

    /// Makes the default look of items in a layout.
    public required init(style: Style) {
        self.style = style
        super.init()
    }

    /// Makes the default look of items whose title is under the image; archives are not read.
    public required init?(coder: NSCoder) {
        style = .stacked
        super.init()
    }

    nonisolated deinit {}

    /// Goes back to the default look of a layout.
    open func configureWithDefault(for style: Style) {
        self.style = style
        states.reset()
    }

    /// How items look when nothing else holds.
    open private(set) lazy var normal = UITabBarItemStateAppearance(states, .normal)
    /// How the selected item looks.
    open private(set) lazy var selected = UITabBarItemStateAppearance(states, .active)
    /// How items look that cannot be selected.
    open private(set) lazy var disabled = UITabBarItemStateAppearance(states, .disabled)
    /// How an item looks that the keyboard has reached.
    open private(set) lazy var focused = UITabBarItemStateAppearance(states, .focused)

    /// A copy, which changes by itself.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        @MainActor func copied() -> UITabBarItemAppearance { makeCopy() }
        return MainActor.assumeUnchecked(copied)
    }

    /// A copy, which changes by itself.
    @_disfavoredOverload
    nonisolated open override func copy() -> Any { copy(with: nil) }

    // Preferred to the one above, so that the copy has the type of what is copied, as in UIKit.
    /// A copy, which changes by itself.
    open func copy() -> Self { makeCopy() }
}

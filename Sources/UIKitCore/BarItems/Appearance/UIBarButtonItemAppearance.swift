import Foundation

/// How a bar's buttons look, in each state.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarbuttonitemappearance>.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying, ItemAppearance {
    let states = ItemStates(UIBarButtonItemStateAppearance.Values())
    /// The style whose default look this has.
    private(set) var style: UIBarButtonItem.Style

    /// Makes the default look of plain buttons.
    public override convenience init() { self.init(style: .plain) }

    /// Makes the default look of buttons of a style.
    public required init(style: UIBarButtonItem.Style) {
        self.style = style
        super.init()
    }

    /// Makes the default look of plain buttons; archives are not read.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init()
    }

    nonisolated deinit {}

    /// Goes back to the default look of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        self.style = style
        states.reset()
    }

    /// How buttons look when nothing else holds.
    open private(set) lazy var normal = UIBarButtonItemStateAppearance(states, .normal)
    /// How they look while they are touched.
    open private(set) lazy var highlighted = UIBarButtonItemStateAppearance(states, .active)
    /// How they look while they cannot be used.
    open private(set) lazy var disabled = UIBarButtonItemStateAppearance(states, .disabled)
    /// How they look while the keyboard has reached them.
    open private(set) lazy var focused = UIBarButtonItemStateAppearance(states, .focused)

    /// A copy, which changes by itself.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        @MainActor func copied() -> UIBarButtonItemAppearance { makeCopy() }
        return MainActor.assumeUnchecked(copied)
    }

    /// A copy, which changes by itself.
    @_disfavoredOverload
    nonisolated open override func copy() -> Any { copy(with: nil) }

    // Preferred to the one above, so that the copy has the type of what is copied, as in UIKit.
    /// A copy, which changes by itself.
    open func copy() -> Self { makeCopy() }
}

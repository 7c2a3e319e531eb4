import Foundation

/// The appearance of a bar's buttons in each state.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarbuttonitemappearance>.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying, ItemAppearance {
    let states = ItemStates(UIBarButtonItemStateAppearance.Values())
    /// The style that gives the default appearance.
    private(set) var style: UIBarButtonItem.Style

    /// Creates the default appearance of plain buttons.
    public override convenience init() { self.init(style: .plain) }

    /// Creates the default appearance of buttons of a style.
    public required init(style: UIBarButtonItem.Style) {
        self.style = style
        super.init()
    }

    /// Creates the default appearance of plain buttons; archives are not read.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init()
    }

    nonisolated deinit {}

    /// Restores the default appearance of a style.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        self.style = style
        states.reset()
    }

    /// The appearance of buttons in the normal state.
    open private(set) lazy var normal = UIBarButtonItemStateAppearance(states, .normal)
    /// The appearance of touched buttons.
    open private(set) lazy var highlighted = UIBarButtonItemStateAppearance(states, .active)
    /// The appearance of disabled buttons.
    open private(set) lazy var disabled = UIBarButtonItemStateAppearance(states, .disabled)
    /// The appearance of buttons with keyboard focus.
    open private(set) lazy var focused = UIBarButtonItemStateAppearance(states, .focused)

    /// Returns an independent copy.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        @MainActor func copied() -> UIBarButtonItemAppearance { makeCopy() }
        return MainActor.assumeUnchecked(copied)
    }

    /// Returns an independent copy.
    @_disfavoredOverload
    nonisolated open override func copy() -> Any { copy(with: nil) }

    // Preferred to `copy()` above, so that the copy has the type of the original, as in UIKit.
    /// Returns an independent copy.
    open func copy() -> Self { makeCopy() }
}

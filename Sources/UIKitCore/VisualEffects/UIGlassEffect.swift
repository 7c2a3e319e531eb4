import Foundation

// Chosen (Views): Glass is drawn with the materials of the system: `regular` with the standard material and `clear`
// with the thinnest one. A tint color is composited over the material with 70 % of its alpha.
/// Shows the content behind a `UIVisualEffectView` as through glass.
///
///     let effect = UIGlassEffect(style: .regular)
///     effect.tintColor = .systemOrange
///     let view = UIVisualEffectView(effect: effect)
///
/// The glass has the shape of the view's `cornerConfiguration`, or of a capsule if the view has none.
///
/// A name of iOS 26. Follows <https://developer.apple.com/documentation/uikit/uiglasseffect>.
open class UIGlassEffect: UIVisualEffect {
    /// The transparency of the glass.
    public enum Style: Int, Sendable {
        /// The standard material.
        case regular = 0
        /// A material that shows more of the content behind.
        case clear = 1
    }

    let style: Style

    private init(_ style: Style) {
        self.style = style
        super.init()
    }

    /// Creates regular glass without a tint color.
    public convenience override init() { self.init(.regular) }

    /// Creates glass of a style.
    public convenience init(style: UIGlassEffect.Style) { self.init(style) }

    nonisolated deinit {}

    /// Whether the glass becomes brighter while it is touched. The default is `false`.
    open var isInteractive = false

    /// A color of the glass. The default, `nil`, is colorless glass.
    open var tintColor: UIColor?

    /// Returns an independent copy. A view keeps a copy of its effect, so that later changes of the effect have no
    /// result until the effect is set again.
    nonisolated open override func copy(with zone: NSZone? = nil) -> Any {
        @MainActor func copied() -> UIGlassEffect {
            let copy = UIGlassEffect(style)
            (copy.isInteractive, copy.tintColor) = (isInteractive, tintColor)
            return copy
        }
        return MainActor.assumeUnchecked(copied)
    }

    nonisolated open override var hash: Int { style.hashValue }

    /// Effects are equal if their style, tint color and interactivity are equal.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIGlassEffect else { return false }
        @MainActor func same() -> Bool {
            style == other.style && isInteractive == other.isInteractive && tintColor == other.tintColor
        }
        return MainActor.assumeUnchecked(same)
    }
}

/// What a visual effect view does.
package enum EffectDescription: Sendable, Hashable {
    /// Blurs what is behind it; with the style's word, such as `dark` or `systemMaterial`.
    case blur(style: String)
    /// Lets what is on it shine through from a blur of a style; with the vibrancy's own word, if there is one.
    case vibrancy(blurStyle: String, style: String?)

    /// Reads a `blurEffect` or a `vibrancyEffect` with the blur in it.
    init(_ element: SourceElement) {
        if element.kind == .vibrancyEffect {
            let style = element.string(.style)
            self = .vibrancy(blurStyle: element.child(.blurEffect)?.string(.style) ?? "regular", style: style)
        } else {
            self = .blur(style: element.string(.style) ?? "regular")
        }
    }
}

/// The effect of a visual effect view.
package enum EffectDescription: Sendable, Hashable {
    /// Blurs the background, with a style such as `dark` or `systemMaterial`.
    case blur(style: String)
    /// Lets the content show through a blur of a style, with an optional vibrancy style.
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

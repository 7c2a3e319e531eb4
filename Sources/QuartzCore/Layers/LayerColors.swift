import CoreGraphics
import RenderServer

/// A layer's colors as they were set. A getter returns the object that was set, in its own color space.
struct LayerColors {
    var background: CGColor?
    var border: CGColor? = .black
    var shadow: CGColor? = .black

    /// Returns the color that was set or, if an animation has changed the rendered color, a new color.
    static func color(_ set: CGColor?, for rendered: RenderColor?) -> CGColor? {
        guard let rendered else { return nil }
        if let set, RenderColor(set) == rendered { return set }
        return CGColor(srgbRed: rendered.red, green: rendered.green, blue: rendered.blue, alpha: rendered.alpha)
    }
}

extension RenderColor {
    init(_ color: CGColor) {
        let rgba = color.rgba
        self.init(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
    }
}

import CoreGraphics
import RenderServer

extension UIColor {
    // MARK: - Core Graphics

    /// Makes the colour of a Core Graphics colour.
    public convenience init(cgColor: CGColor) {
        let components = RenderColor(cgColor.rgba)
        let isGray = cgColor.colorSpace?.model == .monochrome
        self.init(
            storage: cgColor.pattern != nil
                ? .pattern(cgColor, components) : isGray ? .gray(components) : .rgb(components))
    }

    /// The colour for Core Graphics, as it is in the current environment.
    public var cgColor: CGColor {
        let fixed = resolvedColor(with: .current)
        if case .pattern(let color, _) = fixed.storage { return color }
        let color = fixed.components(in: .current)
        if case .gray = fixed.storage { return CGColor(gray: color.red, alpha: color.alpha) }
        return CGColor(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    // MARK: - Drawing with the color

    /// Makes this the colour that the current context fills and strokes with. Does nothing without a context.
    public func set() {
        setFill()
        setStroke()
    }

    /// Makes this the colour that the current context fills with. Does nothing without a context.
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    /// Makes this the colour that the current context strokes with. Does nothing without a context.
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

extension RenderColor {
    init(_ color: CGColor.RGBA) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}

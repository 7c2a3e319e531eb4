import CoreGraphics
import RenderServer

extension UIColor {
    // MARK: - Core Graphics

    /// Creates a color from a Core Graphics color.
    public convenience init(cgColor: CGColor) {
        let components = RenderColor(cgColor.rgba)
        let isGray = cgColor.colorSpace?.model == .monochrome
        self.init(
            storage: cgColor.isPattern
                ? .pattern(cgColor, components) : isGray ? .gray(components) : .rgb(components))
    }

    /// The Core Graphics color in the current environment.
    public var cgColor: CGColor {
        let fixed = resolvedColor(with: .current)
        if case .pattern(let color, _) = fixed.storage { return color }
        let color = fixed.components(in: .current)
        if case .gray = fixed.storage { return CGColor(gray: color.red, alpha: color.alpha) }
        return CGColor(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    // MARK: - Drawing with the color

    /// Sets the fill and stroke color of the current context. Without a context it has no effect.
    public func set() {
        setFill()
        setStroke()
    }

    /// Sets the fill color of the current context. Without a context it has no effect.
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    /// Sets the stroke color of the current context. Without a context it has no effect.
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

extension RenderColor {
    init(_ color: CGColor.RGBA) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}

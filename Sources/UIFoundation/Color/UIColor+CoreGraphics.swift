import CoreGraphics
import RenderServer

extension UIColor {
    // MARK: - Core Graphics

    /// Makes the colour of a Core Graphics colour.
    public convenience init(cgColor: CGColor) {
        let color = cgColor.rgba
        let components = RenderColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
        self.init(storage: cgColor.colorSpace?.model == .monochrome ? .gray(components) : .rgb(components))
    }

    /// The colour for Core Graphics, as it is in the current environment.
    public var cgColor: CGColor {
        let fixed = resolvedColor(with: .current)
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

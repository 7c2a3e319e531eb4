import Foundation

/// Colors that a function computes, along a line or between two circles.
public final class CGShading {
    enum Shape {
        case axial(CGPoint, CGPoint)
        case radial(CGPoint, CGFloat, CGPoint, CGFloat)
    }

    let shape: Shape
    let gradient: CGGradient
    let options: CGGradientDrawingOptions

    // Chosen (Views): The function of a shading is called for 257 positions, between which colors are interpolated.
    private static let steps = 256

    private init?(
        _ shape: Shape, _ space: CGColorSpace, _ function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
        let count = space.numberOfComponents
        guard space.model != .pattern, space.model != .indexed, count > 0, function.domainDimension == 1,
            function.rangeDimension == count + 1
        else { return nil }
        let (low, high) = function.firstDomain
        let stops = (0...Self.steps).map { step in
            let location = Double(step) / Double(Self.steps)
            let values = function.values(at: low + (high - low) * location)
            return CGGradient.Stop(location: location, color: CGColor(space: space, values: values).rgba)
        }
        (self.shape, gradient) = (shape, CGGradient(stops: stops))
        var options: CGGradientDrawingOptions = []
        if extendStart { options.insert(.drawsBeforeStartLocation) }
        if extendEnd { options.insert(.drawsAfterEndLocation) }
        self.options = options
    }

    /// Creates a shading along a line.
    ///
    /// - Parameters:
    ///   - space: The color space of the colors; no pattern space and no indexed space.
    ///   - start: The start of the line, in user space.
    ///   - end: The end of the line, in user space.
    ///   - function: The function with an argument, whose minimum is at the start and whose maximum is at the end. The
    ///     results are the components of the color, followed by alpha.
    ///   - extendStart: Whether the first color continues before the start.
    ///   - extendEnd: Whether the last color continues after the end.
    /// - Returns: The shading, or `nil` for an unsuitable color space or function.
    public convenience init?(
        axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool,
        extendEnd: Bool
    ) {
        self.init(.axial(start, end), space, function, extendStart: extendStart, extendEnd: extendEnd)
    }

    /// Creates a shading between two circles.
    ///
    /// - Parameters:
    ///   - space: The color space of the colors; no pattern space and no indexed space.
    ///   - start: The center of the first circle, in user space.
    ///   - startRadius: The radius of the first circle.
    ///   - end: The center of the second circle, in user space.
    ///   - endRadius: The radius of the second circle.
    ///   - function: The function with an argument, whose minimum is at the first circle and whose maximum is at the
    ///     second circle. The results are the components of the color, followed by alpha.
    ///   - extendStart: Whether the first color continues beyond the first circle.
    ///   - extendEnd: Whether the last color continues beyond the second circle.
    /// - Returns: The shading, or `nil` for an unsuitable color space or function.
    public convenience init?(
        radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat,
        function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
        self.init(
            .radial(start, startRadius, end, endRadius), space, function, extendStart: extendStart,
            extendEnd: extendEnd)
    }
}

extension CGContext {
    // MARK: Shadings

    /// Fills the clipping area with the colors of a shading.
    public func drawShading(_ shading: CGShading) {
        switch shading.shape {
        case .axial(let start, let end):
            drawLinearGradient(shading.gradient, start: start, end: end, options: shading.options)
        case .radial(let start, let startRadius, let end, let endRadius):
            drawRadialGradient(
                shading.gradient, startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius,
                options: shading.options)
        }
    }
}

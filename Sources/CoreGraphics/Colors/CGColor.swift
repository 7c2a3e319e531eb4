import Foundation

/// A color: components in a color space, and alpha.
public final class CGColor: Hashable, Sendable {
    /// The painted color: sRGB components from 0 to 1, not premultiplied.
    package struct RGBA: Hashable, Sendable {
        package var red, green, blue, alpha: Double

        package init(red: Double, green: Double, blue: Double, alpha: Double) {
            (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        }

        package static let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)
        static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
    }

    package let rgba: RGBA
    /// The image that is repeated instead of a single color. `rgba` is then its mean color.
    private let imagePattern: ColorPattern?
    /// The pattern that is repeated instead of a single color. `nil` for a single color, and for a color that repeats
    /// an image.
    public let pattern: CGPattern?
    private let space: CGColorSpace
    /// The components in the color space, followed by alpha.
    private let values: [CGFloat]

    init(space: CGColorSpace, values: [CGFloat], image: ColorPattern? = nil, pattern: CGPattern? = nil) {
        (imagePattern, self.pattern) = (image, pattern)
        var values = values
        for index in values.indices where !values[index].isFinite { values[index] = 0 }
        self.space = space
        self.values = values
        let color = space.sRGB(from: values.dropLast())
        let inside = color.clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
        let alpha = Swift.max(0, Swift.min(1, Double(values[values.count - 1])))
        rgba = RGBA(red: inside.x, green: inside.y, blue: inside.z, alpha: alpha)
    }

    convenience init(rgba: RGBA) {
        self.init(srgbRed: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
    }

    /// Creates a color that repeats an image.
    package convenience init(pattern: ColorPattern) {
        let mean = pattern.mean
        self.init(space: .standardRGB, values: [mean.red, mean.green, mean.blue, mean.alpha], image: pattern)
    }

    // MARK: Creating

    /// Creates a color from the values of the color space's components, followed by alpha. The pointer must contain
    /// one value for each component and one for alpha.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        guard space.numberOfComponents > 0, space.model != .pattern else { return nil }
        self.init(
            space: space,
            values: Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
    }

    /// Creates an sRGB color. Components are from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standardRGB, values: [red, green, blue, alpha])
    }

    /// Creates a color from red, green and blue from 0 to 1, which are interpreted as sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standardRGB, values: [red, green, blue, alpha])
    }

    /// Creates a gray from 0 (black) to 1 (white).
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: .deviceGray, values: [gray, alpha])
    }

    /// Creates a gray in the color space with a gamma of 2.2.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(
            space: CGColorSpace(CGColorSpace.genericGrayGamma2_2, .gray(.gamma(2.2))),
            values: [gray, alpha])
    }

    /// Creates a CMYK color. Components are from 0 to 1.
    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        self.init(
            space: CGColorSpace(CGColorSpace.genericCMYK, .cmyk), values: [cyan, magenta, yellow, black, alpha])
    }

    /// Creates a color that repeats a pattern.
    ///
    /// - Parameters:
    ///   - space: A pattern space, with a base space if the pattern is a stencil.
    ///   - pattern: The pattern.
    ///   - components: For a pattern with colors, its alpha. For a stencil, the components of its color in the base
    ///     space, followed by alpha.
    /// - Returns: The color, or `nil` if the color space is unsuitable.
    public convenience init?(
        patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
    ) {
        guard space.model == .pattern, pattern.isColored || space.baseColorSpace != nil else { return nil }
        let count = pattern.isColored ? 0 : space.numberOfComponents
        let values = Array(UnsafeBufferPointer(start: components, count: count + 1))
        self.init(space: space, values: values, pattern: pattern)
    }

    /// Returns the color itself, since it is immutable.
    public func copy() -> CGColor? { self }

    /// Returns the same color with a different alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(space: space, values: values.dropLast() + [alpha], pattern: pattern)
    }

    // MARK: Examining

    /// The alpha, from 0 (invisible) to 1.
    public var alpha: CGFloat { values[values.count - 1] }

    /// The color space of the components.
    public var colorSpace: CGColorSpace? { space }

    /// The components in the color space, followed by alpha.
    public var components: [CGFloat]? { values }

    /// The number of components, including alpha.
    public var numberOfComponents: Int { values.count }

    /// Returns the color in a different color space, or `nil` if that space has no components. The intent is ignored.
    public func converted(
        to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
    ) -> CGColor? {
        guard space.numberOfComponents > 0, space.model != .pattern else { return nil }
        let color = self.space.sRGB(from: values.dropLast())
        return CGColor(space: space, values: space.components(fromSRGB: color) + [alpha])
    }

    // MARK: Patterns

    /// Whether a pattern or an image is repeated.
    package var isPattern: Bool { imagePattern != nil || pattern != nil }

    /// The image that layers repeat. The cell of a pattern is drawn with two pixels per point.
    package var repeatedImage: ColorPattern? {
        guard let pattern else { return imagePattern }
        let (horizontal, vertical) = pattern.pixelsPerUnit(by: CGAffineTransform(scaleX: 2, y: 2))
        let cell = pattern.cell(horizontal: horizontal, vertical: vertical, color: rgba, nesting: 0)
        return cell.map { ColorPattern($0, of: pattern) }
    }

    /// The pattern of a graphics state.
    var statePattern: GraphicsState.Pattern? { pattern.map { .drawn($0) } ?? imagePattern.map { .image($0) } }

    // MARK: Constants

    /// Black in a gray color space.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// White in a gray color space.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Transparent black.
    public static let clear = CGColor(gray: 0, alpha: 0)

    // MARK: Comparing

    /// Returns whether the color space, the components and the alpha are equal.
    public static func == (left: CGColor, right: CGColor) -> Bool {
        left === right
            || (left.values == right.values && left.space == right.space && left.imagePattern == right.imagePattern
                && left.pattern == right.pattern)
    }

    /// Hashes the color space and the components.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(space)
        hasher.combine(values)
    }
}

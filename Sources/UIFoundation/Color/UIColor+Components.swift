import CoreGraphics
import Foundation
import RenderServer

extension UIColor {
    // MARK: - Resolving a dynamically generated color

    /// Returns the color that this color has with some traits. A fixed color is returned unchanged.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch storage {
        case .rgb, .gray, .pattern: self
        case .palette(let palette): UIColor(storage: .rgb(palette.color(for: traitCollection.values)))
        case .dynamic, .catalog, .alpha: resolve(with: traitCollection)
        }
    }

    private func resolve(with traits: UITraitCollection) -> UIColor {
        // A closure may return a dynamic color, even the same color. Therefore the depth is limited.
        var color = self
        var alpha: CGFloat?
        for _ in 0..<16 {
            switch color.storage {
            case .rgb, .gray, .pattern: return alpha.map { color.fixed(withAlpha: $0) } ?? color
            case .palette(let palette):
                let fixed = UIColor(storage: .rgb(palette.color(for: traits.values)))
                return alpha.map { fixed.fixed(withAlpha: $0) } ?? fixed
            case .dynamic(let provider): color = traits.withCurrent { provider(traits) }
            case .catalog(let catalog): color = catalog.color(in: traits)
            case .alpha(let base, let value):
                alpha = alpha ?? value
                color = base
            }
        }
        Log.drawing.error("A dynamic color resolves to itself endlessly; the clear color is used instead.")
        return .clear
    }

    private func fixed(withAlpha alpha: CGFloat) -> UIColor {
        switch storage {
        case .rgb(var color):
            color.alpha = alpha
            return UIColor(storage: .rgb(color))
        case .gray(var color):
            color.alpha = alpha
            return UIColor(storage: .gray(color))
        // Chosen (Views): The mean color of a pattern with an alpha replaces the pattern.
        case .pattern(_, var mean):
            mean.alpha = alpha
            return UIColor(storage: .rgb(mean))
        default: return self
        }
    }

    /// Returns the components in an environment, without clamping.
    package func components(in traits: UITraitCollection) -> RenderColor {
        switch storage {
        case .rgb(let color), .gray(let color), .pattern(_, let color): return color
        case .palette(let palette): return palette.color(for: traits.values)
        case .dynamic, .catalog, .alpha:
            if case .rgb(let color) = resolve(with: traits).storage { return color }
            if case .gray(let color) = resolve(with: traits).storage { return color }
            if case .pattern(_, let color) = resolve(with: traits).storage { return color }
            return UIColor.clear.components(in: traits)
        }
    }

    /// Returns the components in an environment, clamped to 0 to 1, as the render server paints them.
    package func renderColor(in traits: UITraitCollection) -> RenderColor { components(in: traits).clamped }

    // MARK: - Getting the color's components

    /// Returns the color with a different alpha, from 0 to 1. The result of a dynamic color is also dynamic.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let alpha = alpha > 0 ? min(alpha, 1) : 0
        return switch storage {
        case .rgb, .gray, .pattern: fixed(withAlpha: alpha)
        case .palette, .dynamic, .catalog: UIColor(storage: .alpha(self, alpha))
        case .alpha(let base, _): UIColor(storage: .alpha(base, alpha))
        }
    }

    /// Writes the components in the current environment to the pointers that are not `nil`. Always returns `true`.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = components(in: .current)
        red?.pointee = color.red
        green?.pointee = color.green
        blue?.pointee = color.blue
        alpha?.pointee = color.alpha
        return true
    }

    /// Writes hue, saturation, brightness and alpha in the current environment to the pointers that are not `nil`.
    /// Always returns `true`. The hue of a gray is 0.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = components(in: .current)
        let parts = color.hueSaturationBrightness
        hue?.pointee = parts.hue
        saturation?.pointee = parts.saturation
        brightness?.pointee = parts.brightness
        alpha?.pointee = color.alpha
        return true
    }

    /// Writes brightness and alpha in the current environment to the pointers that are not `nil`.
    ///
    /// If the color is not gray, its lightness is written as the brightness. Always returns `true`.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let color = components(in: .current)
        let isGray = color.red == color.green && color.green == color.blue
        white?.pointee = isGray ? color.red : 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
        alpha?.pointee = color.alpha
        return true
    }
}

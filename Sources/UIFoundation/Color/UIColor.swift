import CoreGraphics
import Foundation
import RenderServer

/// A color that is fixed, or that depends on the user interface style, the contrast and the user interface level.
///
/// Components are in sRGB and not premultiplied. NaN is treated as 0. Values outside of the range from 0 to 1 are
/// kept, and are clamped when the color is painted.
public final class UIColor: NSObject, NSCopying, Sendable {
    enum Storage: Sendable {
        /// Red, green and blue.
        case rgb(RenderColor)
        /// A single brightness, which is the value of all three components.
        case gray(RenderColor)
        /// A system color with a few fixed variants.
        case palette(ColorPalette)
        /// A color that a closure determines.
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
        /// A color in an asset catalog.
        case catalog(CatalogColor)
        /// A repeated image, and the mean of its pixels.
        case pattern(CGColor, RenderColor)
        /// A color with a different alpha.
        case alpha(UIColor, CGFloat)
    }

    // Must be the first stored property.
    private let typeWord = FoundationTypeWord()
    let storage: Storage
    /// The prominence that a program has set.
    let prominent: Prominent?

    init(storage: Storage, prominent: Prominent? = nil) { (self.storage, self.prominent) = (storage, prominent) }

    /// Creates a transparent color, as `UIColor()` does on Apple's systems.
    public override convenience init() { self.init(white: 0, alpha: 0) }

    // MARK: - Creating a color from component values

    /// Creates a color with a brightness from 0 (black) to 1 (white).
    public init(white: CGFloat, alpha: CGFloat) {
        let white = Self.number(white)
        prominent = nil
        storage = .gray(RenderColor(red: white, green: white, blue: white, alpha: Self.unit(alpha)))
    }

    /// Creates a color with sRGB components.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        prominent = nil
        storage = .rgb(
            RenderColor(
                red: Self.number(red), green: Self.number(green), blue: Self.number(blue), alpha: Self.unit(alpha)))
    }

    /// Creates a color with a hue (a fraction of the circle that begins with red), saturation and brightness.
    ///
    /// Values are clamped to 0 to 1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        prominent = nil
        storage = .rgb(
            RenderColor(
                hue: Self.unit(hue), saturation: Self.unit(saturation), brightness: Self.unit(brightness),
                alpha: Self.unit(alpha)))
    }

    /// Creates a color with Display P3 components, which are converted to sRGB. A color outside of sRGB is clamped
    /// when it is painted.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        prominent = nil
        storage = .rgb(
            RenderColor(
                displayP3Red: Self.number(red), green: Self.number(green), blue: Self.number(blue),
                alpha: Self.unit(alpha)))
    }

    /// Whether the color depends on traits.
    package var isDynamic: Bool {
        switch storage {
        case .rgb, .gray, .pattern: false
        case .palette, .dynamic, .catalog, .alpha: true
        }
    }

    /// Whether the color may depend on a view's tint color, as `tintColor` and colors with a closure do.
    package var dependsOnTint: Bool {
        switch storage {
        case .rgb, .gray, .palette, .catalog, .pattern: false
        case .dynamic: true
        case .alpha(let base, _): base.dependsOnTint
        }
    }

    // MARK: - Creating a color dynamically

    /// Creates a dynamic color. The closure is called each time the color is used.
    ///
    /// The closure runs on the thread that uses the color. It must return the same value for equal traits.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        prominent = nil
        storage = .dynamic(dynamicProvider)
    }

    private static func number(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    private static func unit(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }

    // MARK: - Copying and comparing

    /// Returns the color itself, since it is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether both colors have the same kind and the same value. A gray does not equal the same color with
    /// red, green and blue components.
    ///
    /// A system color equals itself in all environments. A dynamic color equals only the same object.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        return switch (storage, other.storage) {
        case (.rgb(let first), .rgb(let second)), (.gray(let first), .gray(let second)): first == second
        case (.palette(let first), .palette(let second)): first == second
        case (.catalog(let first), .catalog(let second)): first == second
        case (.pattern(let first, _), .pattern(let second, _)): first == second
        case (.alpha(let first, let firstAlpha), .alpha(let second, let secondAlpha)):
            firstAlpha == secondAlpha && first.isEqual(second)
        default: false
        }
    }

    /// The hash value, which is equal for equal colors.
    public override var hash: Int {
        switch storage {
        case .rgb(let color), .gray(let color): color.hashValue
        case .palette(let palette): palette.hashValue
        case .catalog(let color): color.hashValue
        case .pattern(let color, _): color.hashValue
        case .dynamic: ObjectIdentifier(self).hashValue
        case .alpha(let color, let alpha): color.hash ^ alpha.hashValue
        }
    }

    /// The components, or the name of a system color, for debugging.
    public override var description: String {
        switch storage {
        case .rgb(let color):
            "UIExtendedSRGBColorSpace "
                + [color.red, color.green, color.blue, color.alpha].map { text($0) }.joined(separator: " ")
        case .gray(let color): "UIExtendedGrayColorSpace \(text(color.red)) \(text(color.alpha))"
        case .palette(let palette): "<UIDynamicSystemColor: \(address); name = \(palette.name)>"
        case .dynamic: "<UIDynamicProviderColor>"
        case .catalog(let color): "<UIDynamicCatalogColor; name = \(color.name)>"
        case .pattern(let color, _):
            "<UIPatternColor; \(color.repeatedImage.map { "\($0.image.width) × \($0.image.height)" } ?? "")>"
        case .alpha(let color, let alpha): "<UIDynamicModifiedColor; base = \(color), alpha = \(text(Double(alpha)))>"
        }
    }

    private var address: String { "0x" + String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16) }

    private func text(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1000 ? String(Int(value)) : String(value)
    }
}

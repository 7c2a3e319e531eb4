import CoreGraphics
import Foundation
import RenderServer

/// A colour, fixed or looked up anew in each environment (light or dark, more contrast, elevated).
///
/// Components are sRGB, not premultiplied. NaN counts as 0; ones outside 0…1 are kept and
/// clamped when the colour is painted.
public final class UIColor: NSObject, NSCopying, Sendable {
    enum Storage: Sendable {
        /// Made of red, green and blue.
        case rgb(RenderColor)
        /// Made of one brightness, which is the value of all three components.
        case gray(RenderColor)
        /// A system colour, which has a few fixed variants.
        case palette(ColorPalette)
        /// Looked up by a closure.
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
        /// Looked up in an asset catalogue.
        case catalog(CatalogColor)
        /// An image that is repeated, and the mean of its pixels.
        case pattern(CGColor, RenderColor)
        /// Another colour, with an alpha of its own.
        case alpha(UIColor, CGFloat)
    }

    // Must be the first stored property.
    private let typeWord = FoundationTypeWord()
    let storage: Storage

    init(storage: Storage) { self.storage = storage }

    /// Makes clear colour, as `UIColor()` does on Apple's systems.
    public override convenience init() { self.init(white: 0, alpha: 0) }

    // MARK: - Creating a color from component values

    /// Makes a colour of one brightness, from 0 (black) to 1 (white).
    public init(white: CGFloat, alpha: CGFloat) {
        let white = Self.number(white)
        storage = .gray(RenderColor(red: white, green: white, blue: white, alpha: Self.unit(alpha)))
    }

    /// Makes a colour of sRGB components.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .rgb(
            RenderColor(
                red: Self.number(red), green: Self.number(green), blue: Self.number(blue), alpha: Self.unit(alpha)))
    }

    /// Makes a colour of hue (a fraction of the circle that begins with red), saturation and brightness.
    ///
    /// Values outside 0…1 count as 0 or 1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        storage = .rgb(
            RenderColor(
                hue: Self.unit(hue), saturation: Self.unit(saturation), brightness: Self.unit(brightness),
                alpha: Self.unit(alpha)))
    }

    /// Makes a colour of Display P3 components, as the sRGB colour that looks the same (or nearest, when painted).
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .rgb(
            RenderColor(
                displayP3Red: Self.number(red), green: Self.number(green), blue: Self.number(blue),
                alpha: Self.unit(alpha)))
    }

    /// Whether the colour depends on traits.
    package var isDynamic: Bool {
        switch storage {
        case .rgb, .gray, .pattern: false
        case .palette, .dynamic, .catalog, .alpha: true
        }
    }

    /// Whether the colour may depend on a view's tint colour, as `tintColor` and colours of closures do.
    package var dependsOnTint: Bool {
        switch storage {
        case .rgb, .gray, .palette, .catalog, .pattern: false
        case .dynamic: true
        case .alpha(let base, _): base.dependsOnTint
        }
    }

    // MARK: - Creating a color dynamically

    /// Makes a colour that the closure determines each time it is used.
    ///
    /// The closure runs on the thread that uses the colour and must give the same answer for equal traits.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        storage = .dynamic(dynamicProvider)
    }

    private static func number(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    private static func unit(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }

    // MARK: - Copying and comparing

    /// The colour itself, which cannot change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether both are the same colour of the same kind: a grey is not equal to the red, green and blue like it.
    ///
    /// System colours are equal to themselves in all environments; colours with a closure only to the same object.
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

    /// A number that is the same for colours that are equal.
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

    /// The components, or the name of a system colour, for debugging.
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
            "<UIPatternColor; \(color.pattern.map { "\($0.image.width) × \($0.image.height)" } ?? "")>"
        case .alpha(let color, let alpha): "<UIDynamicModifiedColor; base = \(color), alpha = \(text(Double(alpha)))>"
        }
    }

    private var address: String { "0x" + String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16) }

    private func text(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1000 ? String(Int(value)) : String(value)
    }
}

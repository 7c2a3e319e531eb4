import CoreGraphics
import Foundation

/// An immutable set of attributes of a font: family, size, weight and slant.
public final class UIFontDescriptor: NSObject, NSCopying, Sendable {
    // Must be the first stored property.
    private let typeWord = FoundationTypeWord()
    let specification: FontSpecification

    init(_ specification: FontSpecification) { self.specification = specification }

    // MARK: - Creating a descriptor

    /// Creates a descriptor of the system font without a size.
    public override convenience init() { self.init(FontSpecification()) }

    /// Creates a descriptor with attributes. Values of a wrong type are ignored.
    public convenience init(fontAttributes attributes: [AttributeName: Any]) {
        self.init(FontSpecification().applying(attributes))
    }

    /// Creates a descriptor of the font with this name, at a size in points.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: size])
    }

    /// Returns the descriptor of a text style at the current content size category.
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// Returns the descriptor of a text style at the content size category of some traits.
    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFontDescriptor(preferred(style, traitCollection ?? .current))
    }

    static func preferred(_ style: UIFont.TextStyle, _ traits: UITraitCollection) -> FontSpecification {
        let weight = TextStyleTable.weight(of: style)
        let isBold = traits.legibilityWeight == .bold
        return FontSpecification(
            size: TextStyleTable.size(of: style, for: traits.preferredContentSizeCategory),
            weight: isBold ? (weight == .regular ? .semibold : .heavy) : weight, textStyle: style)
    }

    // MARK: - Making changed descriptors

    private func changing(_ change: (inout FontSpecification) -> Void) -> UIFontDescriptor {
        var specification = specification
        change(&specification)
        return UIFontDescriptor(specification)
    }

    /// Returns the same descriptor with different values for these attributes.
    public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
        UIFontDescriptor(specification.applying(attributes))
    }

    /// Returns the same descriptor at a different size, in points.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        changing {
            $0.size = FontSpecification.clampedSize(newPointSize)
            $0.textStyle = nil
        }
    }

    /// Returns the same descriptor with a different family.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor { changing { $0.family = newFamily } }

    /// Returns the same descriptor with the weight and the slant of a face, such as `Bold Italic`.
    public func withFace(_ newFace: String) -> UIFontDescriptor { changing { $0.setFace(newFace) } }

    // MARK: - Finding fonts

    /// Returns the descriptors of the installed fonts, and of the fonts that every iPhone has, that have the same
    /// values for these attributes: family, name, face and symbolic traits. Other attributes are ignored. The size of
    /// the result is the descriptor's.
    ///
    /// - Parameter mandatoryKeys: The attributes that have to match; `nil` for the family.
    public func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
        let keys = mandatoryKeys ?? [.family]
        let families = keys.contains(.family) ? [specification.familyName] : InstalledFonts.usableFamilyNames
        return families.flatMap { InstalledFonts.fontNames(ofFamily: $0) }.compactMap { name in
            guard var found = InstalledFonts.description(named: name) else { return nil }
            found.size = specification.size
            if keys.contains(.name), found.postscriptName != postscriptName { return nil }
            if keys.contains(.face), found.faceName != specification.faceName { return nil }
            if keys.contains(.traits), found.symbolicTraits != symbolicTraits { return nil }
            return UIFontDescriptor(found)
        }
    }

    /// Returns the same descriptor with a different system design, or `nil` if the font is not a system font.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        specification.family == nil ? changing { $0.design = design } : nil
    }

    /// Returns the same descriptor with exactly these symbolic traits. Without `traitBold` the weight is regular.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        changing { $0.apply(symbolicTraits) }
    }

    // MARK: - Examining

    /// The size in points, or 0 if the descriptor has no size.
    public var pointSize: CGFloat { specification.size }

    /// The face's PostScript name.
    public var postscriptName: String { specification.postscriptName }

    /// The traits that are on or off, such as bold and italic.
    public var symbolicTraits: SymbolicTraits { specification.symbolicTraits }

    /// The attributes of the descriptor.
    public var fontAttributes: [AttributeName: Any] { specification.attributes }

    /// Returns the value of an attribute.
    public func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

    // MARK: - Copying and comparing

    /// Returns the descriptor itself, since it is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether both descriptors have the same attributes.
    public override func isEqual(_ object: Any?) -> Bool {
        specification == (object as? UIFontDescriptor)?.specification
    }

    /// The hash value, which is equal for equal descriptors.
    public override var hash: Int { specification.hashValue }
}

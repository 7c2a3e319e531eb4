import CoreGraphics
import Foundation

/// The attributes of a font: family, size, weight, slant. Does not change.
public final class UIFontDescriptor: NSObject, NSCopying, Sendable {
    // Must be the first stored property.
    private let typeWord = FoundationTypeWord()
    let specification: FontSpecification

    init(_ specification: FontSpecification) { self.specification = specification }

    // MARK: - Creating a descriptor

    /// Makes a descriptor of the system font without a size.
    public override convenience init() { self.init(FontSpecification()) }

    /// Makes a descriptor of attributes. Values of a wrong type are ignored.
    public convenience init(fontAttributes attributes: [AttributeName: Any]) {
        self.init(FontSpecification().applying(attributes))
    }

    /// Makes a descriptor of the font of this name, in points.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: size])
    }

    /// The descriptor of a text style at the current preferred size.
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// The descriptor of a text style at the preferred size in these traits.
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

    /// The same with other values for some attributes.
    public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
        UIFontDescriptor(specification.applying(attributes))
    }

    /// The same at another size, in points.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        changing {
            $0.size = FontSpecification.clampedSize(newPointSize)
            $0.textStyle = nil
        }
    }

    /// The same of another family.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor { changing { $0.family = newFamily } }

    /// The same in another of the system's designs. `nil` where the font is not the system's.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        specification.family == nil ? changing { $0.design = design } : nil
    }

    /// The same with these traits and no others: without `traitBold` the weight is regular.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        changing { $0.apply(symbolicTraits) }
    }

    // MARK: - Examining

    /// The size in points; 0 for none.
    public var pointSize: CGFloat { specification.size }

    /// The face's PostScript name.
    public var postscriptName: String { specification.postscriptName }

    /// Bold, italic and the like.
    public var symbolicTraits: SymbolicTraits { specification.symbolicTraits }

    /// The attributes of the descriptor.
    public var fontAttributes: [AttributeName: Any] { specification.attributes }

    /// The value of one attribute.
    public func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

    // MARK: - Copying and comparing

    /// The descriptor itself, which cannot change.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether both have the same attributes.
    public override func isEqual(_ object: Any?) -> Bool {
        specification == (object as? UIFontDescriptor)?.specification
    }

    /// A number that is the same for descriptors that are equal.
    public override var hash: Int { specification.hashValue }
}

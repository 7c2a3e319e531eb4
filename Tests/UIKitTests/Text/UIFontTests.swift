import Foundation
import Testing
import UIKit

@MainActor @Suite("UIFont")
struct UIFontTests {
    @Test("The system font is Inter")
    func systemFont() {
        let font = UIFont.systemFont(ofSize: 17, weight: .semibold)

        #expect(font.familyName == "Inter" && font.fontName == "Inter-SemiBold" && font.pointSize == 17)
    }

    @Test("A line reaches from descender to ascender")
    func lineHeight() {
        let font = UIFont.systemFont(ofSize: 20)

        #expect(font.descender < 0 && font.ascender > font.capHeight && font.capHeight > font.xHeight)
        #expect(abs(font.lineHeight - (font.ascender - font.descender)) < 1e-9)
        #expect(abs(font.lineHeight - 2 * UIFont.systemFont(ofSize: 10).lineHeight) < 1e-6)
    }

    @Test("The system font has the metrics of Apple's, in every weight", arguments: [UIFont.Weight.regular, .bold])
    func systemMetrics(weight: UIFont.Weight) {
        let font = UIFont.systemFont(ofSize: 20, weight: weight)

        #expect(abs(font.lineHeight - 23.8671875) < 1e-9 && abs(font.ascender - 19.04296875) < 1e-9)
        #expect(abs(font.capHeight - 14.0918) < 1e-9 && abs(font.xHeight - 10.528) < 1e-9 && font.leading == 0)
    }

    @Test("Lines of a text style are as far apart as Apple's guidelines say")
    func leading() {
        let large = UITraitCollection(preferredContentSizeCategory: .large)
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body, compatibleWith: large)
        label.numberOfLines = 0
        func height(_ lines: Int) -> CGFloat {
            label.text = Array(repeating: "x", count: lines).joined(separator: "\n")
            return label.intrinsicContentSize.height
        }

        // 20.29 for one line, and 22 for each further one.
        #expect(height(1) == 21 && height(2) == 43 && height(11) == 241)
    }

    @Test("Sizes that are not positive count as the usual one", arguments: [0, -1, CGFloat.nan, .infinity])
    func badSizes(size: CGFloat) {
        #expect(UIFont.systemFont(ofSize: size).pointSize == UIFont.systemFontSize)
    }

    @Test("Named fonts have to be installed")
    func namedFonts() {
        let font = UIFont(name: "Inter-BoldItalic", size: 12)

        #expect(font?.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
        #expect(UIFont(name: "Inter", size: 12)?.fontName == "Inter-Regular")
        #expect(UIFont(name: "No Such Family", size: 12) == nil && UIFont(name: "Inter-Wobbly", size: 12) == nil)
        #expect(UIFont(name: "", size: 12) == nil && UIFont.familyNames.contains("Inter"))
    }

    @Test(
        "Fonts that every iPhone has are found by their names, with weight and slant",
        arguments: [
            ("Helvetica", "Helvetica", UIFont.Weight.regular, false),
            ("HelveticaNeue", "Helvetica Neue", .regular, false),
            ("HelveticaNeue-BoldItalic", "Helvetica Neue", .bold, true),
            ("HelveticaNeue-UltraLight", "Helvetica Neue", .ultraLight, false), ("ArialMT", "Arial", .regular, false),
            ("Georgia-Bold", "Georgia", .bold, false), ("Courier", "Courier", .regular, false),
            ("AvenirNext-DemiBold", "Avenir Next", .semibold, false), ("Futura-Medium", "Futura", .medium, false),
            ("Futura-CondensedMedium", "Futura", .medium, false),
            ("TimesNewRomanPS-BoldItalicMT", "Times New Roman", .bold, true),
            ("Trebuchet-BoldItalic", "Trebuchet MS", .bold, true),
            ("AmericanTypewriter-CondensedBold", "American Typewriter", .bold, false),
        ])
    func fontsOfPhones(name: String, family: String, weight: UIFont.Weight, isItalic: Bool) throws {
        let font = try #require(UIFont(name: name, size: 16))
        let traits = font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]

        #expect(font.fontName == name && font.familyName == family && font.pointSize == 16)
        #expect(traits?[.weight] as? CGFloat == weight.rawValue)
        #expect((traits?[.slant] as? CGFloat ?? 0) == (isItalic ? 1 : 0))
        #expect(font.description == "<UIFont; \(name), 16.0 pt>")
        #expect(font.withSize(20).fontName == name && UIFont(descriptor: font.fontDescriptor, size: 0) == font)
        #expect(UIFontDescriptor(name: name, size: 16).postscriptName == name)
        #expect(UIFont.familyNames.contains(family) && UIFont.fontNames(forFamilyName: family).contains(name))
        #expect(font.lineHeight > 10 && ("Text" as NSString).size(withAttributes: [.font: font]).width > 10)
    }

    @Test("Every family has names, and each of these is a font of the family")
    func families() {
        for family in UIFont.familyNames {
            let names = UIFont.fontNames(forFamilyName: family)
            #expect(!names.isEmpty && names == names.sorted(), "\(family)")
            for name in names { #expect(UIFont(name: name, size: 10)?.familyName == family, "\(name)") }
        }
        #expect(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
        #expect(UIFont(name: "FontAwesome", size: 9) == nil)
        #expect(UIFont(name: "HelveticaNeue-Wobbly", size: 9) == nil)
    }

    @Test("A substitute is of its kind: with serifs, or with characters of one width")
    func substitutes() throws {
        func width(_ text: String, _ name: String) throws -> CGFloat {
            text.size(withAttributes: [.font: try #require(UIFont(name: name, size: 20))]).width
        }
        #expect(try width("iiii", "Menlo-Regular") == width("MMMM", "Menlo-Regular"))
        #expect(try width("Text", "Georgia") == width("Text", "DejaVuSerif"))
        #expect(try width("Text", "HelveticaNeue-Bold") == width("Text", "DejaVuSans-Bold"))
        let menlo = try #require(UIFont(name: "Menlo-Bold", size: 20)).fontDescriptor
        #expect(menlo.symbolicTraits == [.traitBold, .traitMonoSpace])
        #expect(menlo.withSymbolicTraits([.traitItalic, .traitMonoSpace])?.postscriptName == "Menlo-Italic")
    }

    @Test(
        "Text styles follow the content size category",
        arguments: [
            (UIFont.TextStyle.body, UIContentSizeCategory.large, CGFloat(17)), (.body, .extraSmall, 14),
            (.body, .accessibilityExtraExtraExtraLarge, 53), (.largeTitle, .large, 34), (.caption2, .small, 11),
            (.headline, .unspecified, 17),
        ])
    func textStyles(style: UIFont.TextStyle, category: UIContentSizeCategory, size: CGFloat) {
        let traits = UITraitCollection(preferredContentSizeCategory: category)

        #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size)
    }

    @Test("Bold text makes preferred fonts heavier")
    func boldText() {
        let traits = UITraitCollection(legibilityWeight: .bold)

        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)

        #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    }

    @Test("Metrics scale as the style does")
    func metrics() {
        let large = UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: .accessibilityMedium), UITraitCollection(displayScale: 1),
        ])

        #expect(UIFontMetrics.default.scaledValue(for: 34, compatibleWith: large) == 56)
        let font = UIFontMetrics(forTextStyle: .body).scaledFont(
            for: .systemFont(ofSize: 17), maximumPointSize: 20, compatibleWith: large)
        #expect(font.pointSize == 20)
        #expect(UIFontMetrics.default.scaledValue(for: 10.3, compatibleWith: UITraitCollection()) == 10.3)
    }

    @Test("Descriptors change one thing")
    func descriptors() {
        let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor

        let bold = descriptor.withSymbolicTraits(.traitBold)
        let added = descriptor.addingAttributes([.size: 20, .traits: [UIFontDescriptor.TraitKey.slant: 1]])

        #expect(bold.map { UIFont(descriptor: $0, size: 0) } == .boldSystemFont(ofSize: 17))
        #expect(UIFont(descriptor: added, size: 0) == .italicSystemFont(ofSize: 20))
        #expect(UIFont(descriptor: descriptor, size: 9).pointSize == 9)
        #expect(descriptor.withDesign(.monospaced)?.symbolicTraits.contains(.traitMonoSpace) == true)
    }

    @Test("Monospaced digits have one width")
    func monospacedDigits() {
        func width(_ text: String, _ font: UIFont) -> CGFloat { text.size(withAttributes: [.font: font]).width }
        let font = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)

        #expect(abs(width("1111", font) - width("8888", font)) < 0.01)
        #expect(width("1111", .systemFont(ofSize: 20)) < width("8888", .systemFont(ofSize: 20)))
    }
}

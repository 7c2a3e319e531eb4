import Expectations
import Foundation
import Testing
import UIKit

@MainActor @Suite("UIFont")
struct UIFontTests {
    @Test("The system font is Inter")
    func systemFont() {
        let font = UIFont.systemFont(ofSize: 17, weight: .semibold)

        expectEqual(font.familyName, "Inter")
        expectEqual(font.fontName, "Inter-SemiBold")
        expectEqual(font.pointSize, 17)
    }

    @Test("A line reaches from descender to ascender")
    func lineHeight() {
        let font = UIFont.systemFont(ofSize: 20)

        expectTrue(font.descender < 0 && font.ascender > font.capHeight && font.capHeight > font.xHeight)
        #expect(abs(font.lineHeight - (font.ascender - font.descender)) < 1e-9)
        #expect(abs(font.lineHeight - 2 * UIFont.systemFont(ofSize: 10).lineHeight) < 1e-6)
    }

    @Test("The system font has Apple's metrics, in every weight", arguments: [UIFont.Weight.regular, .bold])
    func systemMetrics(weight: UIFont.Weight) {
        let font = UIFont.systemFont(ofSize: 20, weight: weight)

        expectTrue(abs(font.lineHeight - 23.8671875) < 1e-9 && abs(font.ascender - 19.04296875) < 1e-9)
        expectTrue(abs(font.capHeight - 14.0918) < 1e-9 && abs(font.xHeight - 10.528) < 1e-9 && font.leading == 0)
    }

    @Test("Line heights of text styles equal those in Apple's guidelines")
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
        expectEqual(height(1), 21)
        expectEqual(height(2), 43)
        expectEqual(height(11), 241)
    }

    @Test("Sizes that are not positive are replaced by the default", arguments: [0, -1, CGFloat.nan, .infinity])
    func badSizes(size: CGFloat) {
        expectEqual(UIFont.systemFont(ofSize: size).pointSize, UIFont.systemFontSize)
    }

    @Test("Named fonts have to be installed")
    func namedFonts() {
        let font = UIFont(name: "Inter-BoldItalic", size: 12)

        expectEqual(font?.fontDescriptor.symbolicTraits, [.traitBold, .traitItalic])
        expectEqual(UIFont(name: "Inter", size: 12)?.fontName, "Inter-Regular")
        expectNil(UIFont(name: "No Such Family", size: 12))
        expectNil(UIFont(name: "Inter-Wobbly", size: 12))
        expectNil(UIFont(name: "", size: 12))
        #expect(UIFont.familyNames.contains("Inter"))
    }

    @Test("The substitute of a font that is not installed is logged once for each name")
    func loggedSubstitute() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            for name in ["SavoyeLetPlain", "SnellRoundhand", "SavoyeLetPlain", "Inter", "No Such Family"] {
                _ = UIFont(name: name, size: 12)
                _ = UIFont(name: name, size: 15)
            }
        }
        let log = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let named = log.components(separatedBy: "The font ").dropFirst().map { $0.prefix { $0 != "." } }
        expectEqual(named, ["SavoyeLetPlain is not installed", "SnellRoundhand is not installed"])
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

        expectEqual(font.fontName, name)
        expectEqual(font.familyName, family)
        expectEqual(font.pointSize, 16)
        expectEqual(traits?[.weight] as? CGFloat, weight.rawValue)
        expectEqual((traits?[.slant] as? CGFloat ?? 0), isItalic ? 1 : 0)
        expectEqual(font.description, "<UIFont; \(name), 16.0 pt>")
        expectEqual(font.withSize(20).fontName, name)
        expectEqual(UIFont(descriptor: font.fontDescriptor, size: 0), font)
        expectEqual(UIFontDescriptor(name: name, size: 16).postscriptName, name)
        #expect(UIFont.familyNames.contains(family))
        #expect(UIFont.fontNames(forFamilyName: family).contains(name))
        expectTrue(font.lineHeight > 10 && ("Text" as NSString).size(withAttributes: [.font: font]).width > 10)
    }

    @Test("Every family has names, and each name is a font of the family")
    func families() {
        for family in UIFont.familyNames {
            let names = UIFont.fontNames(forFamilyName: family)
            expectTrue(!names.isEmpty && names == names.sorted(), "\(family)")
            for name in names { expectEqual(UIFont(name: name, size: 10)?.familyName, family, "\(name)") }
        }
        expectTrue(UIFont.fontNames(forFamilyName: "No Such Family").isEmpty)
        expectNil(UIFont(name: "FontAwesome", size: 9))
        expectNil(UIFont(name: "HelveticaNeue-Wobbly", size: 9))
    }

    @Test("A substitute has the same kind: with serifs, or with fixed width")
    func substitutes() throws {
        func width(_ text: String, _ name: String) throws -> CGFloat {
            text.size(withAttributes: [.font: try #require(UIFont(name: name, size: 20))]).width
        }
        try expectEqual(width("iiii", "Menlo-Regular"), width("MMMM", "Menlo-Regular"))
        try expectEqual(width("Text", "Georgia"), width("Text", "DejaVuSerif"))
        try expectEqual(width("Text", "HelveticaNeue-Bold"), width("Text", "DejaVuSans-Bold"))
        let menlo = try #require(UIFont(name: "Menlo-Bold", size: 20)).fontDescriptor
        expectEqual(menlo.symbolicTraits, [.traitBold, .traitMonoSpace])
        expectEqual(menlo.withSymbolicTraits([.traitItalic, .traitMonoSpace])?.postscriptName, "Menlo-Italic")
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

        expectEqual(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize, size)
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

        expectEqual(UIFontMetrics.default.scaledValue(for: 34, compatibleWith: large), 56)
        let font = UIFontMetrics(forTextStyle: .body).scaledFont(
            for: .systemFont(ofSize: 17), maximumPointSize: 20, compatibleWith: large)
        expectEqual(font.pointSize, 20)
        expectEqual(UIFontMetrics.default.scaledValue(for: 10.3, compatibleWith: UITraitCollection()), 10.3)
    }

    @Test("Descriptors change one thing")
    func descriptors() {
        let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor

        let bold = descriptor.withSymbolicTraits(.traitBold)
        let added = descriptor.addingAttributes([.size: 20, .traits: [UIFontDescriptor.TraitKey.slant: 1]])

        expectEqual(bold.map { UIFont(descriptor: $0, size: 0) }, .boldSystemFont(ofSize: 17))
        expectEqual(UIFont(descriptor: added, size: 0), .italicSystemFont(ofSize: 20))
        expectEqual(UIFont(descriptor: descriptor, size: 9).pointSize, 9)
        expectEqual(descriptor.withDesign(.monospaced)?.symbolicTraits.contains(.traitMonoSpace), true)
    }

    @Test("Monospaced digits have one width")
    func monospacedDigits() {
        func width(_ text: String, _ font: UIFont) -> CGFloat { text.size(withAttributes: [.font: font]).width }
        let font = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)

        #expect(abs(width("1111", font) - width("8888", font)) < 0.01)
        #expect(width("1111", .systemFont(ofSize: 20)) < width("8888", .systemFont(ofSize: 20)))
    }
}

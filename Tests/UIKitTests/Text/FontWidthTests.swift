import Expectations
import Foundation
import Testing
import UIKit

@Suite("Widths and faces of fonts")
struct FontWidthTests {
    @Test("A width is a trait of the font, and fonts with different widths differ")
    func widths() {
        let condensed = UIFont.systemFont(ofSize: 20, weight: .bold, width: .condensed)
        let traits = condensed.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]

        expectEqual(traits?[.width] as? CGFloat, -0.2)
        expectEqual(condensed.fontDescriptor.symbolicTraits, [.traitBold, .traitCondensed])
        expectNotEqual(condensed, UIFont.systemFont(ofSize: 20, weight: .bold))
        expectEqual(
            UIFont.systemFont(ofSize: 20, weight: .bold, width: .standard), UIFont.systemFont(ofSize: 20, weight: .bold)
        )
        let expanded = UIFont.systemFont(ofSize: 20, weight: .regular, width: .expanded)
        expectEqual(expanded.fontDescriptor.symbolicTraits, .traitExpanded)
        let compressed = UIFont.systemFont(ofSize: 20, weight: .regular, width: .compressed)
        expectEqual(compressed.fontDescriptor.symbolicTraits, .traitCondensed)
        expectEqual(UIFont.Width(.nan), .standard)
        expectEqual(UIFont.Width(rawValue: 0.2), .expanded)
    }

    @Test("Traits of a descriptor set the width")
    func descriptors() {
        let font = UIFont.systemFont(ofSize: 20)
        let condensed = font.fontDescriptor.withSymbolicTraits(.traitCondensed)
        let expanded = font.fontDescriptor.addingAttributes([
            .traits: [UIFontDescriptor.TraitKey.width: UIFont.Width.expanded]
        ])
        let number = font.fontDescriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.width: 0.2]])
        let compressed = UIFont.systemFont(ofSize: 20, weight: .regular, width: .compressed).fontDescriptor

        expectEqual(condensed, UIFont.systemFont(ofSize: 20, weight: .regular, width: .condensed).fontDescriptor)
        expectEqual(expanded, UIFont.systemFont(ofSize: 20, weight: .regular, width: .expanded).fontDescriptor)
        expectEqual(number, expanded)
        // The same traits do not change the width, and no trait means the standard width.
        expectEqual(compressed.withSymbolicTraits(.traitCondensed), compressed)
        expectEqual(compressed.withSymbolicTraits([]), font.fontDescriptor)
    }

    @Test("Without condensed faces, text has the standard width")
    func drawn() {
        let text = "Narrow"
        let standard = text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
        let condensed = text.size(withAttributes: [
            .font: UIFont.systemFont(ofSize: 20, weight: .regular, width: .condensed)
        ])

        // The tests' system font has no condensed faces.
        expectEqual(condensed, standard)
    }

    @Test("A face is a weight and a slant")
    func faces() {
        let descriptor = UIFontDescriptor(name: "Inter", size: 12)
        let bold = descriptor.withFace("Bold Italic")

        expectEqual(bold.postscriptName, "Inter-BoldItalic")
        expectEqual(bold.object(forKey: .face) as? String, "Bold Italic")
        expectEqual(bold.object(forKey: .visibleName) as? String, "Inter Bold Italic")
        expectEqual(descriptor.object(forKey: .face) as? String, "Regular")
        expectEqual(descriptor.withFace("Italic").object(forKey: .face) as? String, "Italic")
        expectEqual(descriptor.withFace("Semi Bold").postscriptName, "Inter-SemiBold")
        expectEqual(descriptor.withFace("no face"), descriptor.withFace("Regular"))
        expectEqual(UIFontDescriptor(fontAttributes: [.family: "Inter", .face: "Light"]).postscriptName, "Inter-Light")
    }

    @Test("Descriptors with the same family, face or traits are found")
    func matching() {
        let inter = UIFontDescriptor(fontAttributes: [.family: "Inter", .face: "Bold", .size: 15])
        let names = inter.matchingFontDescriptors(withMandatoryKeys: nil).map(\.postscriptName)
        let bold = inter.matchingFontDescriptors(withMandatoryKeys: [.family, .face])

        expectTrue(names.contains("Inter-Regular") && names.contains("Inter-BoldItalic"))
        expectEqual(bold.map(\.postscriptName), ["Inter-Bold"])
        expectEqual(bold.first?.pointSize, 15)
        let all = inter.matchingFontDescriptors(withMandatoryKeys: [.traits]).map(\.symbolicTraits)
        expectFalse(all.isEmpty)
        for traits in all { expectEqual(traits, .traitBold) }
        let unknown = UIFontDescriptor(fontAttributes: [.family: "No Such Family"])
        expectEmpty(unknown.matchingFontDescriptors(withMandatoryKeys: nil))
    }

    @Test("A feature's key has a name")
    func featureKeys() {
        expectEqual(UIFontDescriptor.FeatureKey("CTFeatureTypeIdentifier"), .type)
    }

    @Test("Without ligatures, letters keep their own glyphs")
    func ligatures() {
        // DejaVu Sans joins f, f and i to a narrower glyph.
        let font = UIFont(name: "DejaVu Sans", size: 40)
        func width(_ ligature: Int?) -> CGFloat {
            var attributes: [NSAttributedString.Key: Any] = [.font: font as Any]
            attributes[.ligature] = ligature
            return "ffiffiffiffi".size(withAttributes: attributes).width
        }
        expectEqual(width(1), width(nil))
        expectNotEqual(width(0), width(nil))
    }
}

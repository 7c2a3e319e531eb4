import Foundation
import Synchronization
import TextLayout

/// The installed fonts, which are looked up once and cached. It may be used on any thread.
enum InstalledFonts {
    /// The metrics of a face at size 1.
    struct Metrics: Sendable {
        var ascent: CGFloat
        var descent: CGFloat
        var capHeight: CGFloat
        var xHeight: CGFloat
    }

    private struct Known: Sendable {
        var metrics: [FontSpecification: Metrics] = [:]
        var systemFamilies: [UIFontDescriptor.SystemDesign: String] = [:]
        var families: [String]?
        /// The faces by PostScript name. A name without a face has a `nil` value.
        var faces: [String: FontFace?] = [:]
        /// The names of Apple's fonts whose substitutes were logged.
        var substituted: Set<String> = []
    }

    private static let known = Mutex(Known())

    // MARK: - Metrics

    static func metrics(of font: FontSpecification) -> Metrics {
        var face = font
        (face.size, face.textStyle) = (1024, nil)
        if let metrics = known.withLock({ $0.metrics[face] }) { return metrics }
        let description = face.described()
        let found = FontMetrics(description)
        let metrics = Metrics(
            ascent: found.ascender / 1024, descent: -found.descender / 1024,
            capHeight: found.capHeight / 1024, xHeight: found.xHeight / 1024)
        known.withLock { $0.metrics[face] = metrics }
        return metrics
    }

    // MARK: - Names

    static var familyNames: [String] {
        if let families = known.withLock({ $0.families }) { return families }
        let families = FontSystem.shared.familyNames
        known.withLock { $0.families = families }
        return families
    }

    // Chosen (Views): `UIFont.familyNames` lists both kinds of families.
    /// The names of the installed families and of the families of every iPhone, sorted.
    static var usableFamilyNames: [String] { Set(familyNames).union(AppleFonts.familyNames).sorted() }

    /// Returns the PostScript names of a family's faces, sorted.
    static func fontNames(ofFamily name: String) -> [String] {
        if let family = AppleFonts.family(like: name) { return family.faces.map(\.name).sorted() }
        guard let family = installedFamily(name) else { return [] }
        let names = FontSystem.shared.faces(ofFamily: family).map { face in
            var font = FontSpecification(family: family)
            (font.weight, font.isItalic) = (UIFont.Weight(number: face.weight), face.isItalic)
            return font.postscriptName
        }
        // Pango's generic families, such as Monospace, have no faces in fontconfig's list.
        return names.isEmpty ? [FontSpecification(family: family).postscriptName] : Set(names).sorted()
    }

    static func systemFamily(_ design: UIFontDescriptor.SystemDesign) -> String {
        if let family = known.withLock({ $0.systemFamilies[design] }) { return family }
        let description = FontSpecification(design: design, size: 17).described()
        let family = FontSystem.shared.resolvedFamily(of: description) ?? "Inter"
        known.withLock { $0.systemFamilies[design] = family }
        return family
    }

    /// Adds the fonts of a file. Returns `false` if the file contains no font.
    static func addFonts(inFileAt path: String) -> Bool {
        guard FontSystem.shared.addFonts(inFileAt: path) else { return false }
        known.withLock { $0 = Known() }
        return true
    }

    static func removeAddedFonts() {
        FontSystem.shared.removeAddedFonts()
        known.withLock { $0 = Known() }
    }

    /// Returns the font with a full name (`Inter-SemiBoldItalic`) or a family's name, or `nil` if the family is
    /// neither installed nor on every iPhone.
    static func description(named name: String) -> FontSpecification? {
        if let found = appleFont(named: name) { return found }
        if let family = installedFamily(name) { return FontSpecification(family: family) }
        return description(byParts: name) ?? face(named: name)
    }

    // Chosen (Views): If a font that every iPhone has is not installed, a similar font is drawn: with or without
    // serifs, monospaced, or cursive.
    private static func appleFont(named name: String) -> FontSpecification? {
        let found: (family: AppleFonts.Family, face: AppleFonts.Face)
        if let face = AppleFonts.face(name) {
            found = face
        } else if let family = AppleFonts.family(like: name), let usual = family.usual {
            found = (family, usual)
        } else {
            return nil
        }
        var result = FontSpecification(family: found.family.name)
        (result.weight, result.isItalic, result.face) = (found.face.weight, found.face.isItalic, found.face.name)
        logSubstitute(of: result, named: name)
        return result
    }

    private static func logSubstitute(of font: FontSpecification, named name: String) {
        guard known.withLock({ $0.substituted.insert(name).inserted }) else { return }
        let description = font.described(scale: 16)
        guard let family = FontSystem.shared.resolvedFamily(of: description), family != font.familyName else { return }
        Log.general.warning("The font \(name) is not installed. \(family) is used instead.")
    }

    /// Returns the font with a name that does not contain its family's name: `MuseoSans-500`,
    /// `HelveticaNeue-CondensedBold`.
    private static func face(named name: String) -> FontSpecification? {
        let found: FontFace?
        if let face = known.withLock({ $0.faces[name] }) {
            found = face
        } else {
            found = FontSystem.shared.face(named: name)
            known.withLock { known in
                if known.faces.count >= 1000 { known.faces.removeAll() }
                known.faces.updateValue(found, forKey: name)
            }
        }
        return found.map { face in
            var result = FontSpecification(family: face.family)
            (result.weight, result.isItalic) = (UIFont.Weight(number: face.weight), face.isItalic)
            return result
        }
    }

    private static func description(byParts name: String) -> FontSpecification? {
        guard let dash = name.lastIndex(of: "-"), let family = installedFamily(String(name[..<dash])) else {
            return nil
        }
        var result = FontSpecification(family: family)
        var style = name[name.index(after: dash)...].lowercased()
        for slant in ["italic", "oblique", "it"] where style.hasSuffix(slant) {
            result.isItalic = true
            style.removeLast(slant.count)
            break
        }
        guard let weight = weights[style] else { return nil }
        result.weight = weight
        return result
    }

    private static func installedFamily(_ name: String) -> String? {
        func key(_ name: String) -> String { name.lowercased().replacing(" ", with: "") }
        let wanted = key(name)
        return wanted.isEmpty ? nil : familyNames.first { key($0) == wanted }
    }

    private static let weights: [String: UIFont.Weight] = [
        "": .regular, "regular": .regular, "roman": .regular, "book": .regular, "normal": .regular,
        "thin": .ultraLight, "hairline": .ultraLight, "ultralight": .thin, "extralight": .thin, "light": .light,
        "medium": .medium, "semibold": .semibold, "demibold": .semibold, "demi": .semibold, "bold": .bold,
        "extrabold": .heavy, "ultrabold": .heavy, "heavy": .heavy, "black": .black,
    ]
}

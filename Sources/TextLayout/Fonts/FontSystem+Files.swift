import CPango

/// The identity of a face: the family name for the lookup, and the face within the family.
package struct FontFace: Hashable, Sendable {
    package var family: String
    /// The weight, from 100 (thin) to 900 (black).
    package var weight: Int
    package var isItalic: Bool
}

extension FontSystem {
    /// Adds the fonts of a file to the installed fonts, for the lifetime of the program.
    ///
    /// - Returns: Whether the file contains a font.
    package func addFonts(inFileAt path: String) -> Bool {
        Self.exclusively {
            if addedFiles.contains(path) { return true }
            guard FcInit() != 0, FcConfigAppFontAddFile(FcConfigGetCurrent(), path) != 0 else { return false }
            addedFiles.insert(path)
            forget()
            return true
        }
    }

    /// Removes all added fonts.
    package func removeAddedFonts() {
        Self.exclusively {
            guard !addedFiles.isEmpty else { return }
            FcConfigAppFontClear(FcConfigGetCurrent())
            addedFiles = []
            forget()
        }
    }

    /// Returns the face with a PostScript name, or `nil`.
    package func face(named name: String) -> FontFace? { Self.exclusively { findFace(name) } }

    /// Returns the faces of an installed family.
    package func faces(ofFamily name: String) -> [FontFace] { Self.exclusively { listFaces(name) } }

    private func listFaces(_ family: String) -> [FontFace] {
        guard FcInit() != 0, let pattern = FcPatternCreate(), let wanted = FcObjectSetCreate() else { return [] }
        defer {
            FcPatternDestroy(pattern)
            FcObjectSetDestroy(wanted)
        }
        FcPatternAddString(pattern, FC_FAMILY, family)
        for key in [FC_WEIGHT, FC_SLANT] { FcObjectSetAdd(wanted, key) }
        guard let found = FcFontList(FcConfigGetCurrent(), pattern, wanted) else { return [] }
        defer { FcFontSetDestroy(found) }
        return (0..<Int(found.pointee.nfont)).compactMap { index in
            guard let font = found.pointee.fonts[index] else { return nil }
            var (weight, slant) = (FC_WEIGHT_REGULAR, FC_SLANT_ROMAN)
            FcPatternGetInteger(font, FC_WEIGHT, 0, &weight)
            FcPatternGetInteger(font, FC_SLANT, 0, &slant)
            return FontFace(family: family, weight: Int(FcWeightToOpenType(weight)), isItalic: slant != FC_SLANT_ROMAN)
        }
    }

    private func findFace(_ name: String) -> FontFace? {
        guard FcInit() != 0, let pattern = FcPatternCreate(), let wanted = FcObjectSetCreate() else { return nil }
        defer {
            FcPatternDestroy(pattern)
            FcObjectSetDestroy(wanted)
        }
        FcPatternAddString(pattern, FC_POSTSCRIPT_NAME, name)
        for key in [FC_FAMILY, FC_WEIGHT, FC_SLANT] { FcObjectSetAdd(wanted, key) }
        guard let found = FcFontList(FcConfigGetCurrent(), pattern, wanted) else { return nil }
        defer { FcFontSetDestroy(found) }
        guard found.pointee.nfont > 0, let font = found.pointee.fonts[0] else { return nil }
        var (weight, slant) = (FC_WEIGHT_REGULAR, FC_SLANT_ROMAN)
        FcPatternGetInteger(font, FC_WEIGHT, 0, &weight)
        FcPatternGetInteger(font, FC_SLANT, 0, &slant)
        let families = Self.strings(font, FC_FAMILY)
        guard let first = families.first else { return nil }
        // A face may belong to a family with several faces and also to a family of its own. The family name that finds
        // this face is used.
        let family = families.first { Self.match($0, weight: weight, slant: slant) == name } ?? first
        return FontFace(family: family, weight: Int(FcWeightToOpenType(weight)), isItalic: slant != FC_SLANT_ROMAN)
    }

    /// Returns the PostScript name of the face that fontconfig finds for a family.
    private static func match(_ family: String, weight: Int32, slant: Int32) -> String? {
        guard let pattern = FcPatternCreate() else { return nil }
        defer { FcPatternDestroy(pattern) }
        FcPatternAddString(pattern, FC_FAMILY, family)
        FcPatternAddInteger(pattern, FC_WEIGHT, weight)
        FcPatternAddInteger(pattern, FC_SLANT, slant)
        FcConfigSubstitute(FcConfigGetCurrent(), pattern, FcMatchPattern)
        FcDefaultSubstitute(pattern)
        var result = FcResultMatch
        guard let font = FcFontMatch(FcConfigGetCurrent(), pattern, &result) else { return nil }
        defer { FcPatternDestroy(font) }
        return strings(font, FC_POSTSCRIPT_NAME).first
    }

    private static func strings(_ pattern: OpaquePointer, _ key: String) -> [String] {
        var all: [String] = []
        var text: UnsafeMutablePointer<FcChar8>?
        // A font has a name for each language.
        while all.count < 32, FcPatternGetString(pattern, key, Int32(all.count), &text) == FcResultMatch, let text {
            all.append(String(cString: text))
        }
        return all
    }
}

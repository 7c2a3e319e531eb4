import CCairo
import Foundation

/// The index of a glyph in a font.
public typealias CGGlyph = UInt16
/// The index of a glyph in a font.
public typealias CGFontIndex = UInt16

/// A font without a size, whose glyphs a context draws.
///
/// Measures are in units of the font; the em has `unitsPerEm` of them.
public final class CGFont: Hashable, @unchecked Sendable {
    // Sendable without the compiler's proof: the face of Cairo is immutable, and Cairo locks it.

    let cairo: OpaquePointer
    private let file: FontFile

    /// Uses two faces of the file, since Cairo may use its face while another thread examines the font.
    private init?(_ file: FontFile?, drawn: FontFile?) {
        guard let file, let cairo = drawn?.makeCairoFace() else { return nil }
        (self.file, self.cairo) = (file, cairo)
    }

    /// Creates the installed font with a PostScript name or a full name. Returns `nil` if there is none.
    public convenience init?(_ name: CFString) {
        self.init(FontFile(named: name), drawn: FontFile.drawn(named: name))
    }

    /// Creates a font from the bytes of a font file. Returns `nil` if FreeType cannot read them.
    public convenience init?(_ provider: CGDataProvider) {
        guard let data = provider.data else { return nil }
        self.init(FontFile(data: data), drawn: FontFile(data: data))
    }

    deinit { cairo_font_face_destroy(cairo) }

    // MARK: Examining

    /// The PostScript name.
    public var postScriptName: CFString? { file.withFace { FT_Get_Postscript_Name($0).map { String(cString: $0) } } }

    /// The names of the family and of the style.
    public var fullName: CFString? {
        file.withFace { face in
            guard let family = face.pointee.family_name else { return nil }
            let style = face.pointee.style_name.map { String(cString: $0) } ?? "Regular"
            return style == "Regular" ? String(cString: family) : "\(String(cString: family)) \(style)"
        }
    }

    /// The number of glyphs.
    public var numberOfGlyphs: Int { file.withFace { $0.pointee.num_glyphs } }
    /// The number of units in the em.
    public var unitsPerEm: Int32 { file.withFace { Int32($0.pointee.units_per_EM) } }
    /// The largest distance of a glyph's top from the baseline.
    public var ascent: Int32 { file.withFace { Int32($0.pointee.ascender) } }
    /// The largest distance of a glyph's bottom from the baseline, which is negative.
    public var descent: Int32 { file.withFace { Int32($0.pointee.descender) } }
    /// The distance between the bottom of a line and the top of the next.
    public var leading: Int32 {
        file.withFace { Int32($0.pointee.height) - Int32($0.pointee.ascender) + Int32($0.pointee.descender) }
    }

    // Chosen (Views): In a font without names of glyphs, a character is the name of its glyph.
    /// Returns the glyph with a name, or 0 if there is none. In a font without names, a glyph has the name of its
    /// character: the character itself, or `uni` and its four hexadecimal digits.
    public func getGlyphWithGlyphName(name: CFString) -> CGGlyph {
        file.withFace { face in
            let named = FT_Get_Name_Index(face, name)
            if named != 0 { return CGGlyph(truncatingIfNeeded: named) }
            let scalars = name.unicodeScalars
            let digits = name.hasPrefix("uni") && scalars.count == 7 ? UInt32(name.dropFirst(3), radix: 16) : nil
            guard let character = scalars.count == 1 ? scalars.first?.value : digits else { return 0 }
            return CGGlyph(truncatingIfNeeded: FT_Get_Char_Index(face, FT_ULong(character)))
        }
    }

    /// Stores the widths of glyphs in `advances`.
    ///
    /// - Parameters:
    ///   - glyphs: The glyphs.
    ///   - count: The number of glyphs.
    ///   - advances: The memory for a width for each glyph.
    /// - Returns: Whether the font has all glyphs. The width of a missing glyph is 0.
    public func getGlyphAdvances(
        glyphs: UnsafePointer<CGGlyph>, count: Int, advances: UnsafeMutablePointer<Int32>
    ) -> Bool {
        file.withFace { face in
            var hasAll = true
            for index in 0..<max(0, count) {
                // 1: without a size, in units of the font.
                let isLoaded = FT_Load_Glyph(face, FT_UInt(glyphs[index]), 1) == 0
                advances[index] = isLoaded ? Int32(truncatingIfNeeded: face.pointee.glyph.pointee.advance.x) : 0
                hasAll = hasAll && isLoaded
            }
            return hasAll
        }
    }

    // MARK: Comparing

    /// Returns whether both are the same object.
    public static func == (left: CGFont, right: CGFont) -> Bool { left === right }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

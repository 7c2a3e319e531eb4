import CCairo
import Foundation
import Synchronization

/// A face of FreeType, and the bytes that it reads.
final class FontFile: @unchecked Sendable {
    // Sendable without the compiler's proof: `lock` protects FreeType's face.

    /// Memory whose address is the key of this object in Cairo's face.
    private struct Key: @unchecked Sendable {
        // Sendable: only the address is used.
        let pointer = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
    }

    private static let key = Key()

    private let library: FT_Library
    private let face: FT_Face
    private let bytes: UnsafeMutableRawPointer?
    private let lock = Mutex(())

    private init?(
        bytes: UnsafeMutableRawPointer? = nil, _ open: (FT_Library, UnsafeMutablePointer<FT_Face?>) -> FT_Error
    ) {
        var library: FT_Library?
        var face: FT_Face?
        guard FT_Init_FreeType(&library) == 0, let library else {
            free(bytes)
            return nil
        }
        guard open(library, &face) == 0, let face, face.pointee.num_glyphs > 0, face.pointee.units_per_EM > 0 else {
            FT_Done_FreeType(library)
            free(bytes)
            return nil
        }
        (self.library, self.face, self.bytes) = (library, face, bytes)
    }

    private struct WeakFile { weak var file: FontFile? }

    /// The files whose faces Cairo uses, by the names of their fonts.
    private static let drawn = Mutex<[String: WeakFile]>([:])

    /// Returns the file of the installed font with a PostScript name or a full name, for `makeCairoFace()`.
    ///
    /// Cairo keeps the faces of the last 256 fonts that it drew. A program that creates a font each time it draws would
    /// use the memory of 256 files, therefore one file is used again for the same name.
    static func drawn(named name: String) -> FontFile? {
        drawn.withLock { known in
            if let file = known[name]?.file { return file }
            let file = FontFile(named: name)
            if let file { known[name] = WeakFile(file: file) }
            return file
        }
    }

    /// Opens the file of the installed font with a PostScript name or a full name.
    convenience init?(named name: String) {
        guard let found = Self.find(name, FC_POSTSCRIPT_NAME) ?? Self.find(name, FC_FULLNAME) else { return nil }
        self.init { FT_New_Face($0, found.path, FT_Long(found.index), $1) }
    }

    convenience init?(data: Data) {
        guard !data.isEmpty, let bytes = malloc(data.count) else { return nil }
        _ = data.withUnsafeBytes { memcpy(bytes, $0.baseAddress ?? UnsafeRawPointer(bytes), data.count) }
        let count = data.count
        self.init(bytes: bytes) {
            FT_New_Memory_Face($0, bytes.assumingMemoryBound(to: FT_Byte.self), FT_Long(count), 0, $1)
        }
    }

    deinit {
        FT_Done_Face(face)
        FT_Done_FreeType(library)
        free(bytes)
    }

    private static func find(_ name: String, _ property: String) -> (path: String, index: Int32)? {
        guard !name.isEmpty, let pattern = FcPatternCreate(), let properties = FcObjectSetCreate() else { return nil }
        defer {
            FcPatternDestroy(pattern)
            FcObjectSetDestroy(properties)
        }
        FcPatternAddString(pattern, property, name)
        FcObjectSetAdd(properties, FC_FILE)
        FcObjectSetAdd(properties, FC_INDEX)
        guard let list = FcFontList(nil, pattern, properties) else { return nil }
        defer { FcFontSetDestroy(list) }
        guard list.pointee.nfont > 0, let font = list.pointee.fonts[0] else { return nil }
        var file: UnsafeMutablePointer<FcChar8>?
        var index: Int32 = 0
        guard FcPatternGetString(font, FC_FILE, 0, &file) == FcResultMatch, let file else { return nil }
        FcPatternGetInteger(font, FC_INDEX, 0, &index)
        return (String(cString: file), index)
    }

    func withFace<Result>(_ body: (FT_Face) -> Result) -> Result { lock.withLock { _ in body(face) } }

    /// Returns Cairo's face, which retains this object.
    func makeCairoFace() -> OpaquePointer? { lock.withLock { _ in lockedCairoFace() } }

    /// Cairo returns the same face for the same file. Then the new retain count replaces the earlier one.
    private func lockedCairoFace() -> OpaquePointer? {
        guard let cairo = cairo_ft_font_face_create_for_ft_face(face, 0) else { return nil }
        // Cairo keeps faces in caches, and releases them later than their last user.
        let holder = Unmanaged.passRetained(self)
        let status = cairo_font_face_set_user_data(
            cairo, Self.key.pointer, holder.toOpaque(), { Unmanaged<FontFile>.fromOpaque($0!).release() })
        guard status == CAIRO_STATUS_SUCCESS, cairo_font_face_status(cairo) == CAIRO_STATUS_SUCCESS else {
            if status != CAIRO_STATUS_SUCCESS { holder.release() }
            cairo_font_face_destroy(cairo)
            return nil
        }
        return cairo
    }
}

import CPango
import Foundation

/// The libraries fontconfig and Pango, which are started once for the whole program.
///
/// The start takes about 20 ms, so `warmUp()` may run on a background thread while the window opens. Any other caller
/// waits until the start is complete. The libraries are not thread-safe, so this module uses them only in
/// `exclusively(_:)`.
package final class FontSystem: @unchecked Sendable {
    // Sendable without the compiler's proof: all state is accessed in `exclusively`.

    package static let shared = FontSystem()

    private static let lock = NSRecursiveLock()
    private var loaded: Loaded?
    private var fonts: [FontDescription: PreparedFont] = [:]
    /// The files whose fonts the program has added.
    var addedFiles: Set<String> = []
    private var knownSystemFont: UnsafeMutablePointer<PangoFont>?

    /// The Pango objects of a description.
    struct PreparedFont {
        var description: OpaquePointer?
        /// The attributes for words in this font that contain no soft hyphen: the letter spacing, and no automatic
        /// hyphen when a line ends inside a word, as on Apple's systems.
        var wordAttributes: OpaquePointer?
        /// The spacing that adjusts the font to San Francisco's metrics, or `nil` if the font keeps its own metrics.
        var spacing: SystemFontSpacing?
    }

    private struct Loaded {
        var map: UnsafeMutablePointer<PangoFontMap>
        /// Pango stores the base direction in the context, so that each direction needs a separate context.
        var natural: OpaquePointer
        var leftToRight: OpaquePointer
        var rightToLeft: OpaquePointer
        var hasFonts: Bool
    }

    private init() {}

    /// Runs the body while no other thread uses Pango.
    ///
    /// The body must not call other modules, so that it cannot deadlock: text may be measured on any thread while the
    /// main thread waits for that thread.
    static func exclusively<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }

    // MARK: Starting

    /// Starts fontconfig and Pango and loads the system font, on the calling thread. May be called on any thread, any
    /// number of times.
    package func warmUp() { _ = load(loadsSystemFont: true) }

    /// Throws an error if no font is installed.
    package func checkFonts() throws(TextLayoutError) {
        if !load().hasFonts { throw .noFonts }
    }

    private func load(loadsSystemFont: Bool = false) -> Loaded {
        Self.exclusively { loaded ?? start(loadsSystemFont) }
    }

    private func start(_ loadsSystemFont: Bool) -> Loaded {
        FcInit()
        // A separate font map: Pango's default map is per thread.
        let map = pango_cairo_font_map_new()
        guard let map else { fatalError("Pango cannot allocate a font map") }
        let fonts = FcConfigGetFonts(FcConfigGetCurrent(), FcSetSystem)
        let result = Loaded(
            map: map, natural: Self.makeContext(map, nil), leftToRight: Self.makeContext(map, PANGO_DIRECTION_LTR),
            rightToLeft: Self.makeContext(map, PANGO_DIRECTION_RTL), hasFonts: (fonts?.pointee.nfont ?? 0) > 0)
        if loadsSystemFont, result.hasFonts {
            let description = Self.makeDescription(FontDescription(size: 17), factor: SystemFontSpacing.sizeFactor)
            if let layout = pango_layout_new(result.natural) {
                pango_layout_set_font_description(layout, description)
                pango_layout_set_text(layout, "Ireko", -1)
                _ = pango_layout_get_baseline(layout)
                g_object_unref(UnsafeMutableRawPointer(layout))
            }
            pango_font_description_free(description)
        }
        loaded = result
        return result
    }

    private static func makeContext(
        _ map: UnsafeMutablePointer<PangoFontMap>, _ direction: PangoDirection?
    ) -> OpaquePointer {
        guard let context = pango_font_map_create_context(map) else { fatalError("Pango cannot allocate a context") }
        // Text has the same metrics at any scale, so hinting is disabled.
        let options = cairo_font_options_create()
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_cairo_context_set_resolution(context, 72)
        pango_context_set_round_glyph_positions(context, 0)
        if let direction { pango_context_set_base_dir(context, direction) }
        return context
    }

    /// Discards all found fonts after the installed fonts have changed. Existing Pango objects keep their fonts.
    func forget() {
        FontMetrics.forget()
        discardPangoObjects()
    }

    /// Releases the memory for the fonts that were found. Existing Pango objects keep their fonts.
    package func discardFoundFonts() { Self.exclusively { discardPangoObjects() } }

    private func discardPangoObjects() {
        for font in fonts.values {
            pango_font_description_free(font.description)
            pango_attr_list_unref(font.wordAttributes)
        }
        fonts.removeAll()
        if let knownSystemFont { g_object_unref(UnsafeMutableRawPointer(knownSystemFont)) }
        knownSystemFont = nil
        guard let loaded else { return }
        for context in [loaded.natural, loaded.leftToRight, loaded.rightToLeft] {
            g_object_unref(UnsafeMutableRawPointer(context))
        }
        g_object_unref(UnsafeMutableRawPointer(loaded.map))
        self.loaded = nil
    }

    // MARK: Using

    /// The maximum number of descriptions, and so of sizes, before all found fonts are discarded.
    private static let mostFonts = 128

    /// For use in `exclusively`. Pango objects of an earlier call may be released.
    func context(_ direction: BaseDirection) -> OpaquePointer {
        // Pango's font map never forgets a description that it has matched, some 25 kB for each size of a font. A text
        // whose size changes continuously would use more and more memory.
        if fonts.count >= Self.mostFonts { discardPangoObjects() }
        let loaded = load()
        return switch direction {
        case .natural: loaded.natural
        case .leftToRight: loaded.leftToRight
        case .rightToLeft: loaded.rightToLeft
        }
    }

    /// Returns the Pango objects of a description, cached. For use in `exclusively`.
    func prepared(_ font: FontDescription) -> PreparedFont {
        if let known = fonts[font] { return known }
        let spacing = font.isSystemFont ? systemFont.flatMap { self.spacing(of: $0) } : nil
        let list = pango_attr_list_new()
        pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0))
        let units = spacing?.letterSpacing(.letters, size: font.usableSize, weight: font.weight).pangoUnits ?? 0
        if units != 0 { pango_attr_list_insert(list, pango_attr_letter_spacing_new(units)) }
        let factor = spacing == nil ? 1 : SystemFontSpacing.sizeFactor
        let prepared = PreparedFont(
            description: Self.makeDescription(font, factor: factor), wordAttributes: list, spacing: spacing)
        fonts[font] = prepared
        return prepared
    }

    /// Returns Pango's form of a description, cached. For use in `exclusively`.
    func pangoDescription(_ font: FontDescription) -> OpaquePointer? { prepared(font).description }

    /// The font that is found for the system font, or `nil` if no font is installed. For use in `exclusively`.
    private var systemFont: UnsafeMutablePointer<PangoFont>? {
        if let knownSystemFont { return knownSystemFont }
        let description = Self.makeDescription(FontDescription(size: 17), factor: SystemFontSpacing.sizeFactor)
        defer { pango_font_description_free(description) }
        knownSystemFont = pango_context_load_font(load().natural, description)
        return knownSystemFont
    }

    /// Returns the spacing of a font that Pango found for the system font, or `nil` if it is not Inter, for example a
    /// fallback font for characters that Inter does not have. For use in `exclusively`.
    func spacing(of found: UnsafeMutablePointer<PangoFont>) -> SystemFontSpacing? {
        let object = UnsafeMutableRawPointer(found).assumingMemoryBound(to: GObject.self)
        // The result is stored with the font: 1 if the font is not Inter, else its major version and 2.
        if let known = g_object_get_qdata(object, Self.knownVersion) {
            let number = Int(bitPattern: known)
            return number == 1 ? nil : SystemFontSpacing(major: number - 2)
        }
        let isInter = Self.familyName(of: found) == SystemFontSpacing.family
        let major = isInter ? max(0, Self.version(of: found).major) : nil
        g_object_set_qdata(object, Self.knownVersion, UnsafeMutableRawPointer(bitPattern: major.map { $0 + 2 } ?? 1))
        return major.map { SystemFontSpacing(major: $0) }
    }

    private static let knownVersion = g_quark_from_string("ireko-version-of-inter")

    /// Returns the version in a font's file, as read by fontconfig.
    private static func version(of font: UnsafeMutablePointer<PangoFont>) -> (major: Int, minor: Int) {
        var version: Int32 = 0
        font.withMemoryRebound(to: PangoFcFont.self, capacity: 1) { font in
            _ = FcPatternGetInteger(pango_fc_font_get_pattern(font), FC_FONTVERSION, 0, &version)
        }
        // A fixed-point number with 16 fractional bits: 3.019 for version 3.19, 4.001 for version 4.1.
        let thousandths = (Int(version) * 1000 + 0x8000) >> 16
        return (thousandths / 1000, thousandths % 1000)
    }

    /// The family and version of the font that is found for the system font, for example "Inter 4.1", or `nil` if no
    /// font is installed.
    package var systemFontVersion: String? {
        Self.exclusively {
            guard let systemFont, let family = Self.familyName(of: systemFont) else { return nil }
            let version = Self.version(of: systemFont)
            return "\(family) \(version.major).\(version.minor)"
        }
    }

    private static func makeDescription(_ font: FontDescription, factor: Double) -> OpaquePointer? {
        let description = pango_font_description_new()
        pango_font_description_set_family(description, font.families)
        pango_font_description_set_absolute_size(description, font.usableSize * factor * 1024)
        pango_font_description_set_weight(description, PangoWeight(rawValue: UInt32(max(100, min(1000, font.weight)))))
        if font.width != 0 { pango_font_description_set_stretch(description, stretch(font.width)) }
        pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        return description
    }

    private static func stretch(_ width: Double) -> PangoStretch {
        switch width {
        case ..<(-0.3): PANGO_STRETCH_EXTRA_CONDENSED
        case ..<(-0.1): PANGO_STRETCH_CONDENSED
        case ...0.1: PANGO_STRETCH_NORMAL
        default: PANGO_STRETCH_EXPANDED
        }
    }

    /// The installed families, in order of name.
    package var familyNames: [String] { Self.exclusively { listFamilyNames() } }

    private func listFamilyNames() -> [String] {
        var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: Int32 = 0
        pango_font_map_list_families(load().map, &families, &count)
        defer { g_free(families) }
        guard let families else { return [] }
        return (0..<Int(count)).compactMap { index in
            families[index].flatMap { pango_font_family_get_name($0) }.map { String(cString: $0) }
        }.sorted()
    }

    /// Returns the actual family of a description, or `nil` if no font is installed.
    package func resolvedFamily(of font: FontDescription) -> String? { Self.exclusively { findFamily(of: font) } }

    private func findFamily(of font: FontDescription) -> String? {
        guard let found = pango_context_load_font(context(.natural), pangoDescription(font)) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(found)) }
        return Self.familyName(of: found)
    }

    private static func familyName(of font: UnsafeMutablePointer<PangoFont>) -> String? {
        let description = pango_font_describe(font)
        defer { pango_font_description_free(description) }
        return pango_font_description_get_family(description).map { String(cString: $0) }
    }
}

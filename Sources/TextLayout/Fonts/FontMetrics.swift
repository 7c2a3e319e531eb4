import CPango
import Foundation

/// The metrics of a font in points. Heights above the baseline are positive, depths below it negative, as in `UIFont`.
package struct FontMetrics: Hashable, Sendable {
    package var ascender: Double
    /// The position of the lowest characters relative to the baseline, a negative number.
    package var descender: Double
    var leading: Double
    package var capHeight: Double
    package var xHeight: Double
    /// The height of one line of text.
    var lineHeight: Double
    var underlinePosition: Double
    var underlineThickness: Double

    /// Creates the metrics of the font that is found for a description. The metrics are cached.
    package init(_ font: FontDescription) {
        self = FontSystem.exclusively {
            if let known = Self.known[font] { return known }
            let metrics = FontMetrics(measuring: font)
            if Self.known.count >= 1000 { Self.known.removeAll() }
            Self.known[font] = metrics
            return metrics
        }
    }

    // Used only in `exclusively`.
    nonisolated(unsafe) private static var known: [FontDescription: FontMetrics] = [:]

    /// For use in `exclusively`.
    static func forget() { known.removeAll() }

    private init(measuring font: FontDescription) {
        let size = font.usableSize
        // Typical metrics, so that layouts do not collapse if no font is installed.
        self.init(
            ascender: size * 0.96875, descender: size * -0.2415, leading: 0, capHeight: size * 0.727,
            xHeight: size * 0.546, lineHeight: size * 1.21, underlinePosition: size * -0.1,
            underlineThickness: size * 0.05)
        let system = FontSystem.shared
        guard let found = pango_context_load_font(system.context(.natural), system.pangoDescription(font)) else {
            return
        }
        defer { g_object_unref(UnsafeMutableRawPointer(found)) }
        if let metrics = pango_font_get_metrics(found, nil) {
            ascender = pango_font_metrics_get_ascent(metrics).points
            descender = -pango_font_metrics_get_descent(metrics).points
            lineHeight = ascender - descender
            underlinePosition = pango_font_metrics_get_underline_position(metrics).points
            underlineThickness = pango_font_metrics_get_underline_thickness(metrics).points
            pango_font_metrics_unref(metrics)
        }
        if let face = pango_font_get_hb_font(found) {
            var position: hb_position_t = 0
            if hb_ot_metrics_get_position(face, HB_OT_METRICS_TAG_CAP_HEIGHT, &position) != 0 {
                capHeight = position.points
            }
            if hb_ot_metrics_get_position(face, HB_OT_METRICS_TAG_X_HEIGHT, &position) != 0 {
                xHeight = position.points
            }
        }
        leading = font.leading.isFinite ? max(0, font.leading) : 0
        guard font.isSystemFont, system.spacing(of: found) != nil else { return }
        typealias Spacing = SystemFontSpacing
        (ascender, descender) = (size * Spacing.ascender, size * Spacing.descender)
        (capHeight, xHeight) = (size * Spacing.capHeight, size * Spacing.xHeight)
        lineHeight = ascender - descender
    }

    private init(
        ascender: Double, descender: Double, leading: Double, capHeight: Double, xHeight: Double, lineHeight: Double,
        underlinePosition: Double, underlineThickness: Double
    ) {
        (self.ascender, self.descender, self.leading) = (ascender, descender, leading)
        (self.capHeight, self.xHeight, self.lineHeight) = (capHeight, xHeight, lineHeight)
        (self.underlinePosition, self.underlineThickness) = (underlinePosition, underlineThickness)
    }
}

extension Int32 {
    /// Converts from Pango's units, which are 1024ths of a point.
    var points: Double { Double(self) / 1024 }
}

extension Double {
    /// The value in Pango's units, within the range of its arithmetic.
    var pangoUnits: Int32 { isNaN ? 0 : Int32(Swift.max(-2_000_000, Swift.min(2_000_000, self)) * 1024) }
}

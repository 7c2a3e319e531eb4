import CPango
import CoreGraphics
import Foundation

extension TextAttributes {
    /// Adds Pango's attributes for a range of bytes, except the space between characters. For use in `exclusively`.
    func add(to list: inout PangoAttributes, from start: Int, to end: Int, in system: FontSystem) {
        func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) { list.insert(attribute, start, end) }
        func sixteen(_ value: Double) -> UInt16 { UInt16((max(0, min(1, value)) * 65535).rounded()) }

        if let description = system.pangoDescription(font) {
            list.insert(.font(font), start, end) { pango_attr_font_desc_new(description) }
        }
        if let language {
            list.insert(.language(language), start, end) {
                pango_attr_language_new(pango_language_from_string(language))
            }
        }
        if !font.features.isEmpty {
            list.insert(.features(font.features), start, end) { pango_attr_font_features_new(font.features) }
        }
        if let color {
            insert(pango_attr_foreground_new(sixteen(color.red), sixteen(color.green), sixteen(color.blue)))
            // An alpha of 0 would mean "not set".
            insert(pango_attr_foreground_alpha_new(max(1, sixteen(color.alpha))))
        }
        if let underline, underline != .thick {
            list.insert(.underline(underline), start, end) {
                pango_attr_underline_new(underline == .single ? PANGO_UNDERLINE_SINGLE : PANGO_UNDERLINE_DOUBLE)
            }
            if let color = underlineColor {
                insert(pango_attr_underline_color_new(sixteen(color.red), sixteen(color.green), sixteen(color.blue)))
            }
        }
        if hasStrikethrough {
            list.insert(.strikethrough, start, end) { pango_attr_strikethrough_new(1) }
            if let color = strikethroughColor {
                insert(
                    pango_attr_strikethrough_color_new(sixteen(color.red), sixteen(color.green), sixteen(color.blue)))
            }
        }
        if baselineOffset != 0, baselineOffset.isFinite {
            let rise = baselineOffset.pangoUnits
            list.insert(.rise(rise), start, end) { pango_attr_rise_new(rise) }
        }
        if drawsOwnGlyphs {
            // Without a background color it has no effect, except that Pango separates the glyphs of the range.
            insert(pango_attr_background_alpha_new(.max))
        }
        if let bounds = attachmentBounds {
            var box = PangoRectangle(
                x: Double(bounds.minX).pangoUnits, y: Double(-bounds.maxY).pangoUnits,
                width: Double(bounds.maxX).pangoUnits, height: Double(bounds.height).pangoUnits)
            insert(pango_attr_shape_new(&box, &box))
        }
    }

    /// Adds the space between characters for a range of bytes. `parts` are the kinds of all parts of the text, and
    /// `next` is the index of the first part that ends after the beginning of the range. For use in `exclusively`.
    func addSpacing(
        to list: inout PangoAttributes, from start: Int, to end: Int,
        _ parts: [(kind: SystemFontSpacing.Kind, end: Int)],
        next: inout Int, in system: FontSystem
    ) {
        func insert(_ spacing: Double, _ start: Int, _ end: Int) {
            let units = spacing.pangoUnits
            if units != 0 { list.insert(.spacing(units), start, end) { pango_attr_letter_spacing_new(units) } }
        }
        let kern = kern.isFinite ? kern : 0
        guard let spacing = system.prepared(font).spacing else { return insert(kern, start, end) }
        var position = start
        while position < end {
            let part = next < parts.count ? parts[next] : (.letters, end)
            let partEnd = next >= parts.count - 1 ? end : min(part.end, end)
            let letters = spacing.letterSpacing(part.kind, size: font.usableSize, weight: font.weight)
            insert(letters + kern, position, partEnd)
            if part.kind == .others {
                let size = Int32(font.usableSize * 1024)
                list.insert(.size(size), position, partEnd) { pango_attr_size_new_absolute(size) }
            }
            position = partEnd
            if next < parts.count - 1, parts[next].end <= partEnd { next += 1 }
        }
    }
}

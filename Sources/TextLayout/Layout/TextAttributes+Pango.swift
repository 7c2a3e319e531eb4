import CPango
import CoreGraphics
import Foundation

extension TextAttributes {
    /// Adds Pango's attributes for a run of bytes, but for the space between characters. For use in `exclusively`.
    func add(to list: OpaquePointer?, from start: Int, to end: Int, in system: FontSystem) {
        func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
            attribute?.pointee.start_index = UInt32(start)
            attribute?.pointee.end_index = UInt32(end)
            pango_attr_list_insert(list, attribute)
        }
        func sixteen(_ value: Double) -> UInt16 { UInt16((max(0, min(1, value)) * 65535).rounded()) }

        if let description = system.pangoDescription(font) { insert(pango_attr_font_desc_new(description)) }
        if let language { insert(pango_attr_language_new(pango_language_from_string(language))) }
        if font.hasMonospacedDigits { insert(pango_attr_font_features_new("tnum")) }
        if let color {
            insert(pango_attr_foreground_new(sixteen(color.red), sixteen(color.green), sixteen(color.blue)))
            // Zero would stand for "not set".
            insert(pango_attr_foreground_alpha_new(max(1, sixteen(color.alpha))))
        }
        if let underline {
            insert(pango_attr_underline_new(underline == .single ? PANGO_UNDERLINE_SINGLE : PANGO_UNDERLINE_DOUBLE))
            if let color = underlineColor {
                insert(pango_attr_underline_color_new(sixteen(color.red), sixteen(color.green), sixteen(color.blue)))
            }
        }
        if hasStrikethrough {
            insert(pango_attr_strikethrough_new(1))
            if let color = strikethroughColor {
                insert(
                    pango_attr_strikethrough_color_new(sixteen(color.red), sixteen(color.green), sixteen(color.blue)))
            }
        }
        if baselineOffset != 0, baselineOffset.isFinite { insert(pango_attr_rise_new(baselineOffset.pangoUnits)) }
        if let bounds = attachmentBounds {
            var box = PangoRectangle(
                x: Double(bounds.minX).pangoUnits, y: Double(-bounds.maxY).pangoUnits,
                width: Double(bounds.maxX).pangoUnits, height: Double(bounds.height).pangoUnits)
            insert(pango_attr_shape_new(&box, &box))
        }
    }

    /// Adds the space between characters for a run of bytes. `parts` are the kinds of all the text's parts, of which the one at
    /// `next` is the first that ends behind the run's beginning. For use in `exclusively`.
    func addSpacing(
        to list: OpaquePointer?, from start: Int, to end: Int, _ parts: [(kind: SystemFontSpacing.Kind, end: Int)],
        next: inout Int, in system: FontSystem
    ) {
        func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ start: Int, _ end: Int) {
            attribute?.pointee.start_index = UInt32(start)
            attribute?.pointee.end_index = UInt32(end)
            pango_attr_list_insert(list, attribute)
        }
        func insert(_ spacing: Double, _ start: Int, _ end: Int) {
            if spacing.pangoUnits != 0 { insert(pango_attr_letter_spacing_new(spacing.pangoUnits), start, end) }
        }
        let kern = kern.isFinite ? kern : 0
        guard system.prepared(font).isSpaced else { return insert(kern, start, end) }
        var position = start
        while position < end {
            let part = next < parts.count ? parts[next] : (.letters, end)
            let partEnd = next >= parts.count - 1 ? end : min(part.end, end)
            let spacing = SystemFontSpacing.letterSpacing(part.kind, size: font.usableSize, weight: font.weight)
            insert(spacing + kern, position, partEnd)
            if part.kind == .others {
                insert(pango_attr_size_new_absolute(Int32(font.usableSize * 1024)), position, partEnd)
            }
            position = partEnd
            if next < parts.count - 1, parts[next].end <= partEnd { next += 1 }
        }
    }
}

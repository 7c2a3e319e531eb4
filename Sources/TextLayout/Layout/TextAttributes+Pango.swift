import CPango
import CoreGraphics
import Foundation

extension TextAttributes {
    /// Adds Pango's attributes for a run of bytes.
    /// For use in `exclusively`.
    func add(to list: OpaquePointer?, from start: Int, to end: Int, in system: FontSystem) {
        func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
            attribute?.pointee.start_index = UInt32(start)
            attribute?.pointee.end_index = UInt32(end)
            pango_attr_list_insert(list, attribute)
        }
        func sixteen(_ value: Double) -> UInt16 { UInt16((max(0, min(1, value)) * 65535).rounded()) }

        if let description = system.pangoDescription(font) { insert(pango_attr_font_desc_new(description)) }
        if font.hasMonospacedDigits { insert(pango_attr_font_features_new("tnum")) }
        if let color {
            insert(pango_attr_foreground_new(sixteen(color.red), sixteen(color.green), sixteen(color.blue)))
            // Zero would stand for "not set".
            insert(pango_attr_foreground_alpha_new(max(1, sixteen(color.alpha))))
        }
        if let color = backgroundColor {
            insert(pango_attr_background_new(sixteen(color.red), sixteen(color.green), sixteen(color.blue)))
            insert(pango_attr_background_alpha_new(max(1, sixteen(color.alpha))))
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
        if kern != 0, kern.isFinite { insert(pango_attr_letter_spacing_new(kern.pangoUnits)) }
        if baselineOffset != 0, baselineOffset.isFinite { insert(pango_attr_rise_new(baselineOffset.pangoUnits)) }
        if let bounds = attachmentBounds {
            var box = PangoRectangle(
                x: Double(bounds.minX).pangoUnits, y: Double(-bounds.maxY).pangoUnits,
                width: Double(bounds.maxX).pangoUnits, height: Double(bounds.height).pangoUnits)
            insert(pango_attr_shape_new(&box, &box))
        }
    }
}

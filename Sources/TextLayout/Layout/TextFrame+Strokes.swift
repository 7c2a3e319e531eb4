import CPango
import CoreGraphics
import Foundation

extension TextFrame {
    // MARK: Stroked glyphs

    /// The maximum width of an outline, in percent of the font's size.
    private static let widestStroke = 1_000.0

    /// The distance by which outlines may extend beyond the glyphs, or 0 if no glyph is stroked.
    var strokeReach: Double {
        text.runs.reduce(0) { max($0, Self.strokeWidth($1.attributes)) } * Self.miterLimit / 2
    }

    private static let miterLimit = 4.0

    /// Returns the width of outlines in points, or 0 if the glyphs are not stroked.
    private static func strokeWidth(_ attributes: TextAttributes) -> Double {
        guard attributes.strokeWidth.isFinite else { return 0 }
        return min(abs(attributes.strokeWidth), widestStroke) / 100 * attributes.font.usableSize
    }

    /// A part of a line with glyphs of the same font and attributes.
    struct Part {
        var glyphs: UnsafeMutablePointer<PangoGlyphString>
        var font: UnsafeMutablePointer<PangoFont>?
        var attributes: TextAttributes
        var x, y, width: Double
    }

    /// Draws a line, the outlines of its glyphs in front of the filled glyphs. For use in `exclusively`.
    ///
    /// - Parameter start: The left end of the line's baseline.
    func drawStroked(
        _ line: ShapedLine, at start: CGPoint, on cairo: OpaquePointer, in context: CGContext, _ color: CGColor.RGBA
    ) {
        let parts = parts(of: line, at: start).filter {
            Self.strokeWidth($0.attributes) > 0 && $0.attributes.attachmentBounds == nil
        }
        // Glyphs without an outline, such as emoji, are filled.
        let hollow = parts.filter { part in
            guard part.attributes.strokeWidth > 0 else { return false }
            Self.addPath(of: part, to: cairo)
            var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
            cairo_path_extents(cairo, &left, &top, &right, &bottom)
            return right > left && bottom > top
        }
        let hidden = hollow.map { part in (part.glyphs, Self.replaceGlyphs(of: part.glyphs)) }
        cairo_new_path(cairo)
        cairo_move_to(cairo, start.x, start.y)
        pango_cairo_show_layout_line(cairo, line.pango)
        for (glyphs, codes) in hidden {
            for (index, code) in codes.enumerated() { glyphs.pointee.glyphs[index].glyph = code }
        }
        cairo_save(cairo)
        cairo_set_dash(cairo, nil, 0, 0)
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
        cairo_set_miter_limit(cairo, Self.miterLimit)
        cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
        for part in parts {
            context.setSource(part.attributes.strokeColor ?? part.attributes.color ?? color, on: cairo)
            cairo_set_line_width(cairo, Self.strokeWidth(part.attributes))
            Self.addPath(of: part, to: cairo)
            cairo_stroke(cairo)
        }
        cairo_restore(cairo)
        context.setSource(color, on: cairo)
    }

    /// Sets the current path to the outlines of glyphs.
    private static func addPath(of part: Part, to cairo: OpaquePointer) {
        cairo_new_path(cairo)
        cairo_move_to(cairo, part.x, part.y)
        pango_cairo_glyph_string_path(cairo, part.font, part.glyphs)
    }

    /// Replaces glyphs by glyphs without ink, and returns their codes. Their underlines stay visible.
    private static func replaceGlyphs(of glyphs: UnsafeMutablePointer<PangoGlyphString>) -> [UInt32] {
        (0..<Int(glyphs.pointee.num_glyphs)).map { index in
            let code = glyphs.pointee.glyphs[index].glyph
            // `PANGO_GLYPH_EMPTY`
            glyphs.pointee.glyphs[index].glyph = 0x0fff_ffff
            return code
        }
    }

    /// Returns the glyphs of a line, whose baseline begins at a point. For use in `exclusively`.
    func parts(of line: ShapedLine, at start: CGPoint) -> [Part] {
        var parts: [Part] = []
        var x = start.x
        var element = line.pango.pointee.runs
        while let node = element {
            element = node.pointee.next
            guard let run = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee,
                let item = run.item?.pointee, let glyphs = run.glyphs
            else { continue }
            x += Double(run.start_x_offset) / Double(PANGO_SCALE)
            let attributes = text.runs[text.runIndex(at: line.byteOffset + Int(item.offset))].attributes
            let width = Double(pango_glyph_string_get_width(glyphs)) / Double(PANGO_SCALE)
            let y = start.y - Double(run.y_offset) / Double(PANGO_SCALE)
            parts.append(
                Part(glyphs: glyphs, font: item.analysis.font, attributes: attributes, x: x, y: y, width: width))
            x += width + Double(run.end_x_offset) / Double(PANGO_SCALE)
        }
        return parts
    }
}

import CPango
import CoreGraphics
import Foundation

extension TextFrame {
    // MARK: Shadows

    /// Draws the shadows of glyphs, so that the glyphs of all lines can be drawn in front of them. For use in
    /// `exclusively`.
    ///
    /// - Parameter bounds: The area of the glyphs.
    func drawShadows(at origin: CGPoint, in bounds: CGRect, of context: CGContext) {
        var shadows: [TextAttributes.Shadow] = []
        for run in text.runs {
            if let shadow = run.attributes.shadow, !shadows.contains(shadow) { shadows.append(shadow) }
        }
        for shadow in shadows {
            let color = shadow.color
            context.saveGState()
            context.setShadow(
                offset: shadow.offset, blur: shadow.blur,
                color: CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha))
            context.paint(bounds: bounds, drawsShape: false) { cairo in
                for line in shaped {
                    let start = CGPoint(x: origin.x + left(of: line), y: origin.y + line.baseline)
                    for part in parts(of: line, at: start) where part.attributes.shadow == shadow {
                        context.setSource(part.attributes.color ?? .black, on: cairo)
                        cairo_move_to(cairo, part.x, part.y)
                        pango_cairo_show_glyph_string(cairo, part.font, part.glyphs)
                    }
                }
                cairo_new_path(cairo)
            }
            context.restoreGState()
        }
    }

    // MARK: Thick underlines

    var hasThickUnderlines: Bool { text.runs.contains { $0.attributes.underline == .thick } }

    /// Draws the underlines with twice the thickness of the font's underlines, which Pango cannot draw. For use in
    /// `exclusively`.
    ///
    /// - Parameter start: The left end of the line's baseline.
    func drawThickUnderlines(
        of line: ShapedLine, at start: CGPoint, on cairo: OpaquePointer, in context: CGContext, _ color: CGColor.RGBA
    ) {
        for part in parts(of: line, at: start) where part.attributes.underline == .thick {
            guard let metrics = pango_font_get_metrics(part.font, nil) else { continue }
            let thickness = Double(pango_font_metrics_get_underline_thickness(metrics)) / Double(PANGO_SCALE)
            let position = Double(pango_font_metrics_get_underline_position(metrics)) / Double(PANGO_SCALE)
            pango_font_metrics_unref(metrics)
            context.setSource(part.attributes.underlineColor ?? part.attributes.color ?? color, on: cairo)
            cairo_new_path(cairo)
            cairo_rectangle(cairo, part.x, part.y - position, part.width, 2 * max(thickness, 0.5))
            cairo_fill(cairo)
        }
        context.setSource(color, on: cairo)
    }
}

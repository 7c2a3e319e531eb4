import CPango
import Foundation

/// Owns a `PangoLayout`.
final class ShapedParagraph {
    let pango: OpaquePointer

    init(_ pango: OpaquePointer) { self.pango = pango }

    /// Sets the ellipsis to its natural width, since Pango widens it to the layout's width, which leaves a gap beside
    /// it. Returns the reduction of the line's width, in Pango's units. For use in `exclusively`.
    func narrowEllipsis(in line: UnsafeMutablePointer<PangoLayoutLine>) -> Int32 {
        var removed: Int32 = 0
        var element = line.pointee.runs
        while let node = element {
            element = node.pointee.next
            guard let run = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee,
                let analysis = run.item?.pointee.analysis, let glyphs = run.glyphs?.pointee, glyphs.num_glyphs > 0,
                Int(analysis.flags) & Int(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0
            else { continue }
            let last = glyphs.glyphs + Int(glyphs.num_glyphs - 1)
            var logical = PangoRectangle()
            pango_font_get_glyph_extents(analysis.font, last.pointee.glyph, nil, &logical)
            removed &+= last.pointee.geometry.width &- logical.width
            last.pointee.geometry.width = logical.width
        }
        return removed
    }

    // The object may be released on any thread.
    deinit { FontSystem.exclusively { g_object_unref(UnsafeMutableRawPointer(pango)) } }
}

/// A line, as broken and shaped by Pango, with its position.
struct ShapedLine {
    /// The paragraph, which is retained because it owns the memory of the line.
    var paragraph: ShapedParagraph
    var pango: UnsafeMutablePointer<PangoLayoutLine>
    /// The range in the whole text.
    var byteRange: Range<Int>
    /// The beginning of the Pango layout's text in the whole text.
    var byteOffset: Int
    /// The distance from the left side of the layout (the right side in right-to-left text) to the line's box.
    var indent: Double
    var top: Double
    var height: Double
    var baseline: Double
    /// The space below the line, if a line follows.
    var leading: Double
    /// The natural width of the line's content.
    var width: Double
    var isRightToLeft: Bool
    var isEllipsized = false
    /// The part of a row that contains the line, or `nil` if the line has the full width.
    var area: LineArea?
}

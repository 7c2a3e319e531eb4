import CPango
import Foundation

/// A `PangoLayout` and its lifetime.
final class ShapedParagraph {
    let pango: OpaquePointer

    init(_ pango: OpaquePointer) { self.pango = pango }

    /// Gives an ellipsis its own width: Pango widens it until the line is as wide as the layout, which leaves a gap beside
    /// it. Returns by how much the line is narrower than before, in Pango's units. For use in `exclusively`.
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

    // It may be released on any thread.
    deinit { FontSystem.exclusively { g_object_unref(UnsafeMutableRawPointer(pango)) } }
}

/// One line, as Pango broke and shaped it, and where it stands.
struct ShapedLine {
    /// Holds the line's memory.
    var paragraph: ShapedParagraph
    var pango: UnsafeMutablePointer<PangoLayoutLine>
    /// In the whole text.
    var byteRange: Range<Int>
    /// Where the Pango layout's text begins in the whole text.
    var byteOffset: Int
    /// From the layout's left (or right, in right-to-left text) to the line's box.
    var indent: Double
    var top: Double
    var height: Double
    var baseline: Double
    /// Below it, if another one follows.
    var leading: Double
    /// The natural width of what is on the line.
    var width: Double
    var isRightToLeft: Bool
    var isEllipsized = false
    /// The part of a row that the line is in; `nil` where the line has the whole width.
    var area: LineArea?
}

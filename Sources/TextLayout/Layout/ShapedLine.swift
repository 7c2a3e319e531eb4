import CPango
import Foundation

/// A `PangoLayout` and its lifetime.
final class ShapedParagraph {
    let pango: OpaquePointer

    init(_ pango: OpaquePointer) { self.pango = pango }

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
    /// The natural width of what is on the line.
    var width: Double
    var isRightToLeft: Bool
    var isEllipsized = false
}

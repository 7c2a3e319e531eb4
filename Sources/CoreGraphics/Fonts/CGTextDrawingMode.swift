/// How a context draws the glyphs of text.
public enum CGTextDrawingMode: Int32, Sendable {
    /// Fills the glyphs.
    case fill
    /// Strokes the outlines of the glyphs.
    case stroke
    /// Fills the glyphs, then strokes their outlines.
    case fillStroke
    /// Draws no glyphs.
    case invisible
    /// Fills the glyphs, then clips to them.
    case fillClip
    /// Strokes the outlines of the glyphs, then clips to the glyphs.
    case strokeClip
    /// Fills and strokes the glyphs, then clips to them.
    case fillStrokeClip
    /// Clips to the glyphs.
    case clip
}

import AccessibilityTree
import CoreGraphics

/// A text in lines. Offsets count UTF-16 units, and geometry is in the coordinate space of the view that displays the
/// text. Offsets can be out of range.
@MainActor
package protocol LaidOutText {
    /// The length of the text.
    var length: Int { get }

    /// Returns the line that contains an offset, or the line above (-1) or below (1), with its line break; `nil` if
    /// there is no such line.
    func line(at offset: Int, distance: Int) -> Range<Int>?

    /// Returns the rectangle around a range.
    func rectangle(of range: Range<Int>) -> CGRect

    /// Returns the character at a point; `nil` beside and between the lines.
    func character(at point: CGPoint) -> Range<Int>?

    /// Returns the parts of the text inside a rectangle, line by line.
    func ranges(in area: CGRect) -> [Range<Int>]

    /// Returns the style at an offset, and the range with this style; the default style for `nil`.
    func style(at offset: Int?) -> (style: AccessibilityTextStyle, range: Range<Int>)
}

import CoreGraphics
import Foundation

/// The space for lines in an area with varying widths: around shapes, or in an area that is not a rectangle.
///
/// Geometry is in points in the text's coordinate space, with the origin at its top left corner and y down. The
/// methods are called on the main thread during layout, outside of the lock around Pango, so that they may call the
/// program.
package protocol LineRoom: AnyObject {
    /// The distance from the top below which all rows have the full width, or infinity if it is unknown.
    var end: Double { get }

    /// Returns the parts of a row with space for text, in reading order.
    ///
    /// - Parameters:
    ///   - top: The top of the row.
    ///   - height: The height of the row.
    ///   - offset: The offset in the text of the row's first character.
    /// - Returns: The row with its parts. It is moved down if there is no space at the requested position. `nil` if no
    ///   space remains.
    func row(at top: Double, height: Double, offset: Int, isRightToLeft: Bool) -> LineRow?

    /// Returns the next distance from the top, below `top`, that may have more space.
    func change(below top: Double) -> Double
}

/// The parts of a row with space for text.
package struct LineRow {
    package var top: Double
    /// The horizontal ranges of the parts, in reading order.
    package var parts: [ClosedRange<Double>]

    package init(top: Double, parts: [ClosedRange<Double>]) { (self.top, self.parts) = (top, parts) }
}

/// Adjusts the heights of lines and the spaces between them, on behalf of a program.
package protocol LineAdjusting: AnyObject {
    /// Returns the space below a row. `usual` is the space that the style specifies.
    func spacing(belowLineWith range: Range<Int>, in rect: CGRect, usual: Double) -> Double

    /// Returns the space above or below a paragraph.
    func paragraphSpacing(at offset: Int, isBefore: Bool, in rect: CGRect, usual: Double) -> Double

    /// Changes the height of a row and the position of its baseline.
    func adjust(
        lineWith range: Range<Int>, in rect: CGRect, usedRect: CGRect, height: inout Double, baseline: inout Double)
}

/// The part of a row that contains a line, if the widths of lines vary.
struct LineArea: Hashable {
    /// The available space.
    var part: ClosedRange<Double>
    /// The space for characters, without indents.
    var text: ClosedRange<Double>
    /// The space below the row.
    var spacing = 0.0
    /// Whether a further line follows in the same row.
    var isFollowed = false

    var width: Double { text.upperBound - text.lowerBound }
}

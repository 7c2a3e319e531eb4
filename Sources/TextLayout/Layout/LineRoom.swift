import CoreGraphics
import Foundation

/// The space for lines in an area with varying widths: around shapes, or in an area that is not a rectangle.
///
/// Geometry is in points in the space of the text, from its top left corner, y down. The methods are called on the
/// main side during layout, outside of the lock around Pango, so that they may call the program.
package protocol LineRoom: AnyObject {
    /// The distance from the top below which all rows have the full width, or infinity if it is unknown.
    var end: Double { get }

    /// Returns the parts of a row with space for text, in reading order.
    ///
    /// - Parameters:
    ///   - top: The top of the row.
    ///   - height: The height of the row.
    ///   - offset: The offset of its first character in the text.
    /// - Returns: The row with its parts, which is moved down if it has no space at this position, or `nil` if no
    ///   space remains.
    func row(at top: Double, height: Double, offset: Int, isRightToLeft: Bool) -> LineRow?

    /// Returns the next distance from the top that may have more space.
    func change(below top: Double) -> Double
}

/// The parts of a row with space for text.
package struct LineRow {
    package var top: Double
    /// The horizontal ranges of the parts, in reading order.
    package var parts: [ClosedRange<Double>]

    package init(top: Double, parts: [ClosedRange<Double>]) { (self.top, self.parts) = (top, parts) }
}

/// Adjusts lines for a program.
package protocol LineAdjusting: AnyObject {
    /// Returns the space below a row. The default is the space of the style.
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
    /// Whether the row continues with a further line.
    var isFollowed = false

    var width: Double { text.upperBound - text.lowerBound }
}

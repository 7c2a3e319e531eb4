import CoreGraphics
import Foundation

/// Where lines have room, in an area in which not all of them are as wide: around shapes, or in an area that is no rectangle.
///
/// Geometry is in points of the text's space, from its top left corner, y down. Asked on the main side while lines are laid out, outside of
/// the lock around Pango, so that it may call the program.
package protocol LineRoom: AnyObject {
    /// The distance from the top below which each row has the whole width; infinite where that is not known.
    var end: Double { get }

    /// The parts of a row that have room, in the order in which they are read.
    ///
    /// - Parameters:
    ///   - top: Where the row is to be.
    ///   - height: How high it is.
    ///   - offset: Of its first character in the text.
    /// - Returns: The row with its parts, further down where there is no room at this place; `nil` where there is none any more.
    func row(at top: Double, height: Double, offset: Int, isRightToLeft: Bool) -> LineRow?

    /// The next distance from the top at which there may be more room than at another one.
    func change(below top: Double) -> Double
}

/// The parts of a row that have room.
package struct LineRow {
    package var top: Double
    /// From left to right of each, in the order in which they are read.
    package var parts: [ClosedRange<Double>]

    package init(top: Double, parts: [ClosedRange<Double>]) { (self.top, self.parts) = (top, parts) }
}

/// Changes lines as a program wants them.
package protocol LineAdjusting: AnyObject {
    /// The space below a row, which is that of the style otherwise.
    func spacing(belowLineWith range: Range<Int>, in rect: CGRect, usual: Double) -> Double

    /// The space above or below a paragraph.
    func paragraphSpacing(at offset: Int, isBefore: Bool, in rect: CGRect, usual: Double) -> Double

    /// Changes how high a row is, and where its baseline is in it.
    func adjust(
        lineWith range: Range<Int>, in rect: CGRect, usedRect: CGRect, height: inout Double, baseline: inout Double)
}

/// The part of a row in which a line stands, where not all lines are as wide as the text.
struct LineArea: Hashable {
    /// The room that there was.
    var part: ClosedRange<Double>
    /// Where characters may stand in it: without indents.
    var text: ClosedRange<Double>
    /// The space below the row.
    var spacing = 0.0
    /// Whether another line of the same row follows.
    var isFollowed = false

    var width: Double { text.upperBound - text.lowerBound }
}

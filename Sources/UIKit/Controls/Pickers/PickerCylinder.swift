import CoreGraphics
import Foundation
import QuartzCore

/// Where the rows of a wheel are seen: on a cylinder, from far away (METRICS.md, picker law, measured).
struct PickerCylinder: Equatable {
    /// Of the wheel, in points.
    let height: CGFloat
    let rowHeight: CGFloat

    /// Rows on one turn of the cylinder.
    var rowsPerTurn: CGFloat { max(4, (2 * (height + 75) / rowHeight).rounded(.up)) }
    var radius: CGFloat { 0.334225 * (height + 75) }

    /// The angle of a row that is this many rows behind the middle, from the viewer's direction.
    func angle(of distance: CGFloat) -> CGFloat { distance * 2 * .pi / rowsPerTurn }

    /// Rows before and after the middle that are on the side of the viewer.
    var reach: Int { Int((rowsPerTurn / 4).rounded(.up)) }

    /// The middle of a row, from the top of the wheel.
    func middle(of distance: CGFloat) -> CGFloat { height / 2 + radius * sin(angle(of: distance)) }

    /// Turns a row away from the viewer.
    func transform(of distance: CGFloat) -> CATransform3D {
        CATransform3DMakeScale(1, max(0, cos(angle(of: distance))), 1)
    }

    /// How much of a row is seen: all of it in the middle, a good half right beside that, nothing at the edge (the numbers are
    /// chosen).
    func alpha(of distance: CGFloat) -> CGFloat {
        let away = min(abs(distance), 1)
        let facing = max(0, cos(angle(of: distance)))
        return (1 - 0.5 * away) * min(1, facing * 1.25)
    }

    /// The distance from the middle of the row at a height of the wheel; `nil` beyond the cylinder.
    func distance(at y: CGFloat) -> CGFloat? {
        let sine = (y - height / 2) / radius
        return abs(sine) < 1 ? asin(sine) * rowsPerTurn / (2 * .pi) : nil
    }
}

import CoreGraphics
import Foundation
import QuartzCore

/// The positions of the rows of a wheel: on a cylinder, seen from far away (METRICS.md, picker law, measured).
struct PickerCylinder: Equatable {
    /// The height of the wheel, in points.
    let height: CGFloat
    let rowHeight: CGFloat

    /// The number of rows on one turn of the cylinder.
    var rowsPerTurn: CGFloat { max(4, (2 * (height + 75) / rowHeight).rounded(.up)) }
    var radius: CGFloat { 0.334225 * (height + 75) }

    /// The angle between the direction of the viewer and a row at a distance from the middle.
    func angle(of distance: CGFloat) -> CGFloat { distance * 2 * .pi / rowsPerTurn }

    /// The number of rows before and after the middle that face the viewer.
    var reach: Int { Int((rowsPerTurn / 4).rounded(.up)) }

    /// The middle of a row, measured from the top of the wheel.
    func middle(of distance: CGFloat) -> CGFloat { height / 2 + radius * sin(angle(of: distance)) }

    /// Rotates a row away from the viewer.
    func transform(of distance: CGFloat) -> CATransform3D {
        CATransform3DMakeScale(1, max(0, cos(angle(of: distance))), 1)
    }

    // Chosen (Pickers): Beside the selected row a wheel shows rows at half opacity, fading to the cylinder's edge.
    /// The alpha of a row: 1 in the middle, slightly above a half directly beside the middle, and 0 at the edge.
    func alpha(of distance: CGFloat) -> CGFloat {
        let away = min(abs(distance), 1)
        let facing = max(0, cos(angle(of: distance)))
        return (1 - 0.5 * away) * min(1, facing * 1.25)
    }

    /// The distance from the middle of the row at a height of the wheel, or `nil` beyond the cylinder.
    func distance(at y: CGFloat) -> CGFloat? {
        let sine = (y - height / 2) / radius
        return abs(sine) < 1 ? asin(sine) * rowsPerTurn / (2 * .pi) : nil
    }
}

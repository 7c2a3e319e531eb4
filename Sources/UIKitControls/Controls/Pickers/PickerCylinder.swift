import CoreGraphics
import Foundation
import QuartzCore

/// The geometry of a picker's wheel: rows on a cylinder that is seen from a great distance (measured).
struct PickerCylinder: Equatable {
    /// The height of the wheel, in points.
    let height: CGFloat
    let rowHeight: CGFloat

    /// The number of rows on the circumference of the cylinder.
    var rowsPerTurn: CGFloat { max(4, (2 * (height + 75) / rowHeight).rounded(.up)) }
    var radius: CGFloat { 0.334225 * (height + 75) }

    /// Returns the angle between a row and the direction of the viewer. The distance is measured from the middle, in
    /// rows.
    func angle(of distance: CGFloat) -> CGFloat { distance * 2 * .pi / rowsPerTurn }

    /// The number of rows before and after the middle that can face the viewer.
    var reach: Int { Int((rowsPerTurn / 4).rounded(.up)) }

    /// Returns the vertical center of a row, measured from the top of the wheel. The distance is measured from the
    /// middle, in rows.
    func middle(of distance: CGFloat) -> CGFloat { height / 2 + radius * sin(angle(of: distance)) }

    /// Returns the rotation of a row away from the viewer.
    func transform(of distance: CGFloat) -> CATransform3D {
        CATransform3DMakeScale(1, max(0, cos(angle(of: distance))), 1)
    }

    // Chosen (Pickers): Beside the selected row a wheel shows rows at half opacity, fading to the cylinder's edge.
    /// Returns the alpha of a row: 1 in the middle, slightly above 0.5 directly beside the middle, and 0 at the edge.
    func alpha(of distance: CGFloat) -> CGFloat {
        let away = min(abs(distance), 1)
        let facing = max(0, cos(angle(of: distance)))
        return (1 - 0.5 * away) * min(1, facing * 1.25)
    }

    /// Returns the distance from the middle, in rows, of the row at a vertical position; `nil` if the position is
    /// beyond the cylinder.
    func distance(at y: CGFloat) -> CGFloat? {
        let sine = (y - height / 2) / radius
        return abs(sine) < 1 ? asin(sine) * rowsPerTurn / (2 * .pi) : nil
    }
}

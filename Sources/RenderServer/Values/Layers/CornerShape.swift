import Foundation

// Chosen (Views): A continuous corner without enough room for its curve approaches a circle, so that the ends of a
// capsule are round.
/// The extent of a rounded corner along the sides, and its curve: a quarter of a circle, or a continuous curve.
///
/// The continuous curve is Apple's. It consists of three Bézier segments, which were read from UIBezierPath's rounded
/// rectangles (https://www.paintcodeapp.com/blogpost/code-for-ios-7-rounded-rectangles). It extends along a side for
/// 1.528665 radii. If a side has less room, the curve approaches the circle, which extends for one radius, so that the
/// ends of a capsule stay round.
package struct CornerShape {
    let radius: Double
    /// The length of the curve along a side, in multiples of the radius.
    let reach: Double
    /// The continuity, from 0 for a circle to 1 for the continuous curve.
    let continuity: Double

    package static let expansion = 1.528665

    init(radius: Double, isContinuous: Bool, width: Double, height: Double) {
        let room = max(0, min(width, height) / 2)
        self.radius = radius.isFinite ? max(0, min(radius, room)) : 0
        guard isContinuous, self.radius > 0 else {
            (reach, continuity) = (self.radius, 0)
            return
        }
        reach = min(self.radius * Self.expansion, room)
        continuity = (reach / self.radius - 1) / (Self.expansion - 1)
    }

    /// The end points and control points of three segments, from the side along x to the side along y, as distances
    /// from the corner along the sides.
    var points: [(x: Double, y: Double)] {
        zip(Self.circle, Self.continuous).map { circle, gentle in
            (
                radius * (circle.x + (gentle.x - circle.x) * continuity),
                radius * (circle.y + (gentle.y - circle.y) * continuity)
            )
        }
    }

    private static let continuous: [(x: Double, y: Double)] = [
        (1.528665, 0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139),
        (0.37282383, 0.16905956), (0.16905956, 0.37282383), (0.07491139, 0.63149379),
        (0, 0.86840694), (0, 1.08849296), (0, 1.528665),
    ]

    /// The quarter of a circle, divided at the same places as the continuous curve: 21.7 degrees from either end.
    private static let circle: [(x: Double, y: Double)] = {
        let cuts = [Double.pi / 2, 1.1921, .pi / 2 - 1.1921, 0]
        var points = [(x: 1.0, y: 0.0)]
        for (from, to) in zip(cuts, cuts.dropFirst()) {
            let handle = 4.0 / 3 * tan((from - to) / 4)
            points.append((1 - cos(from) - handle * sin(from), 1 - sin(from) + handle * cos(from)))
            points.append((1 - cos(to) + handle * sin(to), 1 - sin(to) - handle * cos(to)))
            points.append((1 - cos(to), 1 - sin(to)))
        }
        return points
    }()
}

import CoreGraphics
import Foundation

// Chosen (Controllers): The fold of a curled sheet is like paper that is held at a point and bound at its spine.
/// The positions of the parts of a curled sheet, in a coordinate space whose origin is the first corner of the sheet.
///
///            front, flat │ bent │
///     ───────────────────┤      ├╮        `along` runs across the cylinder, toward the lifted part.
///     ─────back, above───┤      ├╯        At `bend` the sheet leaves the plane,
///                      bend   bend + radius   and half a circle later it returns above itself.
///
/// The sheet is seen from above in an orthographic projection: lifted parts do not appear larger.
struct CurlGeometry {
    let width, height: Double
    /// The direction across the cylinder.
    let alongX, alongY: Double
    let bend, radius: Double
    /// The height of the lifted part, relative to its maximum.
    let lift: Double
    /// Whether the sheet is not lifted.
    let isFlat: Bool

    /// The distance that a shadow reaches, in multiples of the cylinder's radius.
    static let shadowReach = 0.75

    init(_ curl: PageCurl, width: Double, height: Double, scale: Double) {
        (self.width, self.height) = (width, height)
        let grip = SIMD2(Self.held(curl.grip.x) * width, Self.held(curl.grip.y) * height)
        var target = SIMD2(Self.held(curl.target.x) * width, Self.held(curl.target.y) * height)
        // A corner at the spine and the held point cannot be farther apart than on the flat sheet, since paper does
        // not stretch.
        let corners = Self.corners(of: curl.spine, width, height)
        let limit = curl.radius.isFinite ? max(curl.radius, 0) * scale : 0
        let opposite = grip + 2 * (Self.nearest(to: grip, between: corners) - grip)
        // Paper also does not fold sharply. Between the fold's two ends, there must be room for the bend before each
        // corner at the spine.
        for _ in 0..<8 {
            for corner in [corners.0, corners.1] {
                let (reach, distance) = (Self.length(grip - corner), Self.length(target - corner))
                let bend = min(limit, Self.length(grip - target) / .pi, Self.length(target - opposite) / .pi)
                let most = max(reach * reach - .pi * bend * Self.length(grip - target), 0).squareRoot()
                if distance > most + 1e-9 { target = corner + (target - corner) * (most / distance) }
            }
        }
        let way = Self.length(grip - target)
        guard way > 1e-3 * scale, width > 0, height > 0 else {
            (alongX, alongY, bend, radius, lift, isFlat) = (1, 0, .infinity, 0, 0, true)
            return
        }
        let along = (grip - target) / way
        let fold = ((grip + target) * along).sum() / 2
        let bound = max((corners.0 * along).sum(), (corners.1 * along).sum())
        // Half of the circle takes no more of the sheet than was pulled, and no part that is bound.
        radius = max(0, min(limit, way / .pi, 2 * (fold - bound) / .pi))
        bend = fold - .pi / 2 * radius
        lift = limit > 0 ? radius / limit : 0
        (alongX, alongY) = (along.x, along.y)
        isFlat = false
    }

    /// Returns a coordinate in the permitted range, or 0 if it is not finite.
    private static func held(_ value: Double) -> Double { value.isFinite ? min(max(value, -4), 5) : 0 }
    private static func length(_ vector: SIMD2<Double>) -> Double { (vector * vector).sum().squareRoot() }

    /// Returns the point of the spine's line that is nearest to a point.
    private static func nearest(
        to point: SIMD2<Double>, between corners: (SIMD2<Double>, SIMD2<Double>)
    ) -> SIMD2<Double> {
        corners.0.x == corners.1.x ? SIMD2(corners.0.x, point.y) : SIMD2(point.x, corners.0.y)
    }

    private static func corners(
        of spine: PageCurl.Spine, _ width: Double, _ height: Double
    ) -> (SIMD2<Double>, SIMD2<Double>) {
        switch spine {
        case .minX: (SIMD2(0, 0), SIMD2(0, height))
        case .maxX: (SIMD2(width, 0), SIMD2(width, height))
        case .minY: (SIMD2(0, 0), SIMD2(width, 0))
        case .maxY: (SIMD2(0, height), SIMD2(width, height))
        }
    }

    /// The reach of the shadow, in the sheet's units.
    var shadowLength: Double { radius * Self.shadowReach }

    /// The transform from places to the part of the back that is flat above them. It mirrors the sheet at a line.
    var toBack: PlaneTransform {
        let way = .pi * radius + 2 * bend
        return PlaneTransform(
            m11: 1 - 2 * alongX * alongX, m12: -2 * alongX * alongY, m13: 0, m21: -2 * alongX * alongY,
            m22: 1 - 2 * alongY * alongY, m23: 0, m31: alongX * way, m32: alongY * way, m33: 1)
    }
}

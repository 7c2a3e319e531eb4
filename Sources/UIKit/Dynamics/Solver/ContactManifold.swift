import Foundation

/// The places where two shapes touch.
struct ContactManifold {
    struct Point {
        var position: Vector2
        /// The distance of the shapes; negative if they overlap.
        var separation: Double
    }

    /// The direction from the first to the second shape.
    var normal: Vector2
    var points: [Point]

    /// The greatest distance of shapes in contact, in points.
    static let margin = 1.0

    /// Returns the contact of two placed shapes, or `nil` if they are apart.
    static func between(_ first: RigidShape, _ second: RigidShape) -> ContactManifold? {
        switch (first, second) {
        case (.circle(let a, let r), .circle(let b, let s)): circles(a, r, b, s)
        case (.polygon(let corners), .circle(let center, let radius)): polygon(corners, center, radius)
        case (.circle(let center, let radius), .polygon(let corners)): polygon(corners, center, radius)?.reversed
        case (.polygon(let a), .polygon(let b)): polygons(a, b)
        }
    }

    private var reversed: ContactManifold { ContactManifold(normal: -normal, points: points) }

    private static func circles(_ a: Vector2, _ r: Double, _ b: Vector2, _ s: Double) -> ContactManifold? {
        let distance = (b - a).length
        guard distance < r + s + margin else { return nil }
        let normal = distance > 0 ? (b - a) / distance : Vector2(0, 1)
        return ContactManifold(
            normal: normal, points: [Point(position: a + normal * r, separation: distance - r - s)])
    }

    private static func polygon(_ corners: [Vector2], _ center: Vector2, _ radius: Double) -> ContactManifold? {
        // The nearest point of the outline, and whether the center is inside.
        var nearest = corners[0]
        var least = Double.infinity
        var isInside = corners.count > 2
        var deepest = (separation: -Double.infinity, normal: Vector2.zero)
        for (index, corner) in corners.enumerated() {
            let edge = corners[(index + 1) % corners.count] - corner
            let normal = (-edge.quarterTurn).unit
            let separation = normal.dot(center - corner)
            if separation > 0 { isInside = false }
            if separation > deepest.separation { deepest = (separation, normal) }
            let share = edge.dot(edge) > 0 ? min(max((center - corner).dot(edge) / edge.dot(edge), 0), 1) : 0
            let point = corner + edge * share
            let distance = (center - point).length
            if distance < least { (least, nearest) = (distance, point) }
        }
        if isInside {
            return ContactManifold(
                normal: deepest.normal, points: [Point(position: nearest, separation: deepest.separation - radius)])
        }
        guard least < radius + margin else { return nil }
        let normal = least > 0 ? (center - nearest) / least : deepest.normal
        return ContactManifold(normal: normal, points: [Point(position: nearest, separation: least - radius)])
    }

    /// The face of a polygon that is farthest from the other polygon.
    private static func face(of a: [Vector2], towards b: [Vector2]) -> (index: Int, normal: Vector2, separation: Double)
    {
        var best = (index: 0, normal: Vector2.zero, separation: -Double.infinity)
        for (index, corner) in a.enumerated() {
            let normal = (-(a[(index + 1) % a.count] - corner).quarterTurn).unit
            guard normal != .zero else { continue }
            let separation = b.reduce(Double.infinity) { min($0, normal.dot($1 - corner)) }
            if separation > best.separation { best = (index, normal, separation) }
        }
        return best
    }

    private static func polygons(_ a: [Vector2], _ b: [Vector2]) -> ContactManifold? {
        let (ofA, ofB) = (face(of: a, towards: b), face(of: b, towards: a))
        guard max(ofA.separation, ofB.separation) < margin else { return nil }
        // The face of the first polygon is preferred, so that the choice does not alternate.
        let isFlipped = ofB.separation > ofA.separation + 0.1
        let (reference, incident, face) = isFlipped ? (b, a, ofB) : (a, b, ofA)
        let start = reference[face.index]
        let end = reference[(face.index + 1) % reference.count]
        // The edge of the other polygon whose normal is most opposite.
        var best = (value: Double.infinity, index: 0)
        for (index, corner) in incident.enumerated() {
            let normal = (-(incident[(index + 1) % incident.count] - corner).quarterTurn).unit
            let value = normal.dot(face.normal)
            if value < best.value { best = (value, index) }
        }
        var edge = [incident[best.index], incident[(best.index + 1) % incident.count]]
        let tangent = (end - start).unit
        edge = clip(edge, -tangent, -tangent.dot(start))
        edge = clip(edge, tangent, tangent.dot(end))
        let points = edge.compactMap { point -> Point? in
            let separation = face.normal.dot(point - start)
            return separation < margin ? Point(position: point, separation: separation) : nil
        }
        guard !points.isEmpty else { return nil }
        return ContactManifold(normal: isFlipped ? -face.normal : face.normal, points: points)
    }

    /// Returns the part of a line with `normal · point <= limit`.
    private static func clip(_ line: [Vector2], _ normal: Vector2, _ limit: Double) -> [Vector2] {
        guard line.count == 2 else { return line.filter { normal.dot($0) <= limit } }
        let (first, second) = (normal.dot(line[0]) - limit, normal.dot(line[1]) - limit)
        var result: [Vector2] = []
        if first <= 0 { result.append(line[0]) }
        if second <= 0 { result.append(line[1]) }
        if first * second < 0 { result.append(line[0] + (line[1] - line[0]) * (first / (first - second))) }
        return result
    }
}

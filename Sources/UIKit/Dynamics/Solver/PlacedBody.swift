import CoreGraphics
import Foundation

/// A body with its shapes in the coordinate space of the reference.
@MainActor
struct PlacedBody {
    let body: RigidBody
    let shapes: [RigidShape]
    let least: Vector2
    let greatest: Vector2

    init?(_ body: RigidBody) {
        guard !body.shapes.isEmpty else { return nil }
        self.body = body
        let turn = Turn(body.angle)
        shapes = body.shapes.map { $0.placed(at: body.position, turn) }
        let boxes = shapes.map(\.box)
        least = boxes.dropFirst().reduce(boxes[0].least) { pointwiseMin($0, $1.least) } - ContactManifold.margin
        greatest =
            boxes.dropFirst().reduce(boxes[0].greatest) { pointwiseMax($0, $1.greatest) } + ContactManifold.margin
    }

    /// Returns the pairs of bodies whose boxes overlap, in a fixed order: by the left side of the later body.
    static func overlapping(_ bodies: [PlacedBody]) -> [(PlacedBody, PlacedBody)] {
        let order = bodies.indices.sorted { (bodies[$0].least.x, $0) < (bodies[$1].least.x, $1) }
        var open: [Int] = []
        var pairs: [(PlacedBody, PlacedBody)] = []
        for index in order {
            let body = bodies[index]
            open.removeAll { bodies[$0].greatest.x < body.least.x }
            for other in open {
                let candidate = bodies[other]
                guard candidate.least.y <= body.greatest.y, body.least.y <= candidate.greatest.y else { continue }
                // The first is the item that is earlier in the list of the behavior.
                pairs.append(other < index ? (candidate, body) : (body, candidate))
            }
            open.append(index)
        }
        return pairs
    }

    /// Returns the contacts with other shapes; `nil` without contact.
    func contact(with others: [RigidShape]) -> [ContactManifold]? {
        var found: [ContactManifold] = []
        for shape in shapes {
            for other in others { ContactManifold.between(shape, other).map { found.append($0) } }
        }
        return found.isEmpty ? nil : found
    }

    /// Returns the contacts with the lines of a boundary; `nil` without contact.
    func contact(with boundary: CollisionBoundary) -> [ContactManifold]? {
        var found: [ContactManifold] = []
        for (start, end) in boundary.lines {
            guard min(start.x, end.x) <= greatest.x, max(start.x, end.x) >= least.x, min(start.y, end.y) <= greatest.y,
                max(start.y, end.y) >= least.y
            else { continue }
            let line = RigidShape.polygon([start, end])
            for shape in shapes { ContactManifold.between(shape, line).map { found.append($0) } }
        }
        return found.isEmpty ? nil : found
    }

    /// Returns the deepest point of contacts, or `nil` if the shapes do not touch yet.
    static func touching(_ contacts: [ContactManifold]) -> CGPoint? {
        let points = contacts.flatMap(\.points)
        guard let deepest = points.min(by: { $0.separation < $1.separation }), deepest.separation < 0.5 else {
            return nil
        }
        return deepest.position.point
    }
}

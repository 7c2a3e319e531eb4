import CoreGraphics
import Foundation

/// The bodies of an animator's items, and the steps of their simulation.
///
/// A step takes 1/120 of a second: forces change the velocities, contacts and joints correct them in ten rounds, and
/// then the bodies move. The steps do not depend on the times of the frames, so that equal programs have equal frames.
@MainActor
final class DynamicsWorld {
    static let stepDuration = 1.0 / 120
    private static let rounds = 10

    private var table: [ObjectIdentifier: RigidBody] = [:]
    private(set) var bodies: [RigidBody] = []
    /// The boundaries of each body, which it may not cross within a step.
    private var walls: [ObjectIdentifier: [CollisionBoundary]] = [:]

    init() {}

    nonisolated deinit {}

    func body(of item: any UIDynamicItem) -> RigidBody? { table[ObjectIdentifier(item)] }

    func placed(_ item: any UIDynamicItem) -> PlacedBody? { body(of: item).flatMap { PlacedBody($0) } }

    /// Makes bodies for new items, and removes the bodies of other items.
    func setItems(_ items: [any UIDynamicItem]) {
        var kept: [ObjectIdentifier: RigidBody] = [:]
        bodies = []
        for item in items where kept[ObjectIdentifier(item)] == nil {
            let body = table[ObjectIdentifier(item)] ?? RigidBody(item)
            kept[ObjectIdentifier(item)] = body
            bodies.append(body)
        }
        table = kept
    }

    func noteWalls(_ boundaries: [CollisionBoundary], of bodies: [RigidBody]) {
        for body in bodies { walls[ObjectIdentifier(body), default: []] += boundaries }
    }

    /// Performs a step of all behaviors, and tells collision behaviors the contacts.
    func step(_ behaviors: [UIDynamicBehavior]) -> [(UICollisionBehavior, [UICollisionBehavior.Contact])] {
        let duration = Self.stepDuration
        walls = [:]
        for case let behavior as UIDynamicItemBehavior in behaviors { behavior.configure(self) }
        for behavior in behaviors { behavior.addForces(in: self) }
        for body in bodies { body.accelerate(duration) }
        var contacts: [RigidContact] = []
        var reports: [(UICollisionBehavior, [UICollisionBehavior.Contact])] = []
        for case let behavior as UICollisionBehavior in behaviors {
            let found = behavior.findContacts(in: self, duration: duration)
            contacts += found.solved
            reports.append((behavior, found.all))
        }
        var joints = behaviors.flatMap { $0.joints(in: self) }
        for _ in 0..<Self.rounds {
            for index in joints.indices { joints[index].solve() }
            for index in contacts.indices { contacts[index].solve() }
        }
        for body in bodies { move(body, duration) }
        for contact in contacts { contact.separate() }
        return reports
    }

    private func move(_ body: RigidBody, _ duration: Double) {
        guard body.velocity.isFinite, body.spin.isFinite else { return }
        let start = body.position
        body.position += body.velocity * duration
        body.angle += body.spin * duration
        guard let walls = walls[ObjectIdentifier(body)], body.position != start else { return }
        // A fast body stops at a line that its center would cross; the next step lets it bounce.
        var share = 1.0
        let way = body.position - start
        for wall in walls {
            for (from, to) in wall.lines {
                let line = to - from
                let scale = way.cross(line)
                guard scale != 0 else { continue }
                let along = (from - start).cross(line) / scale
                let across = (from - start).cross(way) / scale
                if along > 1e-9, along < share, across >= 0, across <= 1 { share = along }
            }
        }
        if share < 1 { body.position = start + way * max(share - 1e-3, 0) }
    }
}

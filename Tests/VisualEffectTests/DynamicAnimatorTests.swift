import CoreGraphics
import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("UIKit Dynamics")
struct DynamicAnimatorTests {
    /// A stage with views in a reference view of 300 × 300 points.
    private func withViews(
        _ frames: [CGRect], _ body: (Stage, UIDynamicAnimator, [UIView]) throws -> Void
    ) throws {
        try Stage.run(root: UIViewController(), size: CGSize(width: 300, height: 300)) { stage, root in
            let views = frames.map { UIView(frame: $0) }
            for view in views { root.view.addSubview(view) }
            stage.advance(by: 0.1)
            try body(stage, UIDynamicAnimator(referenceView: root.view), views)
        }
    }

    private let square = CGRect(x: 100, y: 0, width: 50, height: 50)

    /// Logs the calls of all delegates.
    private final class Log: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
        var lines: [String] = []

        func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { lines.append("resume") }
        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { lines.append("pause") }

        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
        ) { lines.append("began \(identifier.map { "\($0)" } ?? "bounds")") }

        func collisionBehavior(
            _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
            withBoundaryIdentifier identifier: (any NSCopying)?
        ) { lines.append("ended \(identifier.map { "\($0)" } ?? "bounds")") }

        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
            with item2: any UIDynamicItem, at p: CGPoint
        ) { lines.append("items") }
    }

    @Test("A paused animator continues when its reference view is resized, if the bounds are a boundary")
    func resizedReference() throws {
        for isBoundary in [true, false] {
            try withViews([square]) { stage, animator, views in
                let log = Log()
                animator.delegate = log
                let collision = UICollisionBehavior(items: views)
                collision.translatesReferenceBoundsIntoBoundary = isBoundary
                if !isBoundary {
                    collision.addBoundary(
                        withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 300, y: 300))
                }
                animator.addBehavior(UIGravityBehavior(items: views))
                animator.addBehavior(collision)
                stage.advance(by: 6)
                expectEqual(log.lines, ["resume", "pause"])

                for height in [400.0, 350] {
                    log.lines = []
                    stage.resize(to: CGSize(width: 300, height: height))
                    stage.advance(by: 6)

                    expectEqual(log.lines, isBoundary ? ["resume", "pause"] : [])
                    #expect(abs(views[0].frame.maxY - (isBoundary ? height : 300)) < 2)
                }
            }
        }
    }

    @Test("Gravity accelerates by 1000 points per second², the same in each run")
    func gravity() throws {
        var runs: [[CGFloat]] = []
        for _ in 0..<2 {
            try withViews([square]) { stage, animator, views in
                let gravity = UIGravityBehavior(items: views)
                expectEqual(gravity.gravityDirection, CGVector(dx: 0, dy: 1))
                expectEqual(gravity.magnitude, 1)
                animator.addBehavior(gravity)
                var places: [CGFloat] = []
                for _ in 0..<30 {
                    stage.advance(by: 1.0 / 60)
                    places.append(views[0].center.y)
                }
                let time = animator.elapsedTime
                #expect(abs(views[0].center.y - 25 - 500 * time * time) < 6)
                expectEqual(views[0].center.x, 125)
                expectTrue(animator.isRunning)
                runs.append(places)
            }
        }
        expectEqual(runs[0], runs[1])
        #expect(runs[0][10] > runs[0][9])
    }

    @Test("An item falls from the upper to the lower edge of the reference bounds and rests, and the animator pauses")
    func resting() throws {
        try withViews([square]) { stage, animator, views in
            let log = Log()
            animator.delegate = log
            let collision = UICollisionBehavior(items: views)
            collision.translatesReferenceBoundsIntoBoundary = true
            collision.collisionDelegate = log
            animator.addBehavior(UIGravityBehavior(items: views))
            animator.addBehavior(collision)
            stage.advance(by: 4)

            #expect(abs(views[0].center.y - 275) < 1.5)
            #expect(abs(views[0].center.x - 125) < 0.001)
            expectFalse(animator.isRunning)
            expectEqual(log.lines, ["resume", "began bounds", "ended bounds", "began bounds", "pause"])
        }
    }

    @Test("An elastic item bounces, and an inelastic one does not")
    func elasticity() throws {
        for (elasticity, isHigh) in [(1.0, true), (0.0, false)] {
            try withViews([square]) { stage, animator, views in
                let properties = UIDynamicItemBehavior(items: views)
                properties.elasticity = elasticity
                let collision = UICollisionBehavior(items: views)
                collision.addBoundary(
                    withIdentifier: "floor" as NSString, from: CGPoint(x: 0, y: 200), to: CGPoint(x: 300, y: 200))
                for behavior in [UIGravityBehavior(items: views), properties, collision] as [UIDynamicBehavior] {
                    animator.addBehavior(behavior)
                }
                var highest = CGFloat.infinity
                stage.advance(by: 0.7)
                for _ in 0..<40 {
                    stage.advance(by: 1.0 / 60)
                    highest = min(highest, views[0].center.y)
                }

                if isHigh { #expect(highest < 60) } else { #expect(highest > 170) }
                expectEqual(collision.boundaryIdentifiers?.count, 1)
                expectNotNil(collision.boundary(withIdentifier: "floor" as NSString))
            }
        }
    }

    @Test("Items collide with each other, and a pushed item pushes the next")
    func items() throws {
        let frames = [CGRect(x: 20, y: 100, width: 50, height: 50), CGRect(x: 120, y: 100, width: 50, height: 50)]
        try withViews(frames) { stage, animator, views in
            let log = Log()
            let collision = UICollisionBehavior(items: views)
            collision.collisionDelegate = log
            let push = UIPushBehavior(items: [views[0]], mode: .instantaneous)
            push.pushDirection = CGVector(dx: 0.5, dy: 0)
            animator.addBehavior(collision)
            animator.addBehavior(push)
            stage.advance(by: 0.5)

            expectFalse(push.active)
            expectEqual(log.lines, ["items"])
            #expect(views[1].center.x > 150)
            #expect(views[0].frame.maxX <= views[1].frame.minX + 1)
            #expect(abs(views[1].center.y - 125) < 0.01)
        }
    }

    @Test("A push of 1 accelerates 100 × 100 points by 100 points per second², once or continuously")
    func push() throws {
        try withViews([CGRect(x: 0, y: 0, width: 100, height: 100)]) { stage, animator, views in
            let push = UIPushBehavior(items: views, mode: .continuous)
            push.setAngle(0, magnitude: 1)
            let properties = UIDynamicItemBehavior(items: views)
            animator.addBehavior(properties)
            animator.addBehavior(push)
            stage.advance(by: 1)
            let speed = properties.linearVelocity(for: views[0])

            #expect(abs(speed.x - 100 * animator.elapsedTime) < 0.001)
            push.active = false
            stage.advance(by: 0.5)
            expectEqual(properties.linearVelocity(for: views[0]), speed)
            properties.addLinearVelocity(CGPoint(x: -speed.x, y: 7), for: views[0])
            expectEqual(properties.linearVelocity(for: views[0]), CGPoint(x: 0, y: 7))
        }
    }

    @Test("An item swings around an anchor at a constant distance, and a snap brings it to its point")
    func attachments() throws {
        try withViews([square]) { stage, animator, views in
            let anchor = CGPoint(x: 200, y: 25)
            let attachment = UIAttachmentBehavior(item: views[0], attachedToAnchor: anchor)
            expectEqual(attachment.length, 75)
            expectEqual(attachment.attachedBehaviorType, .anchor)
            animator.addBehavior(UIGravityBehavior(items: views))
            animator.addBehavior(attachment)
            var lowest: CGFloat = 0
            for _ in 0..<60 {
                stage.advance(by: 1.0 / 60)
                lowest = max(lowest, views[0].center.y)
                let center = views[0].center
                #expect(abs(hypot(center.x - anchor.x, center.y - anchor.y) - 75) < 2)
            }
            #expect(lowest > 95)

            animator.removeAllBehaviors()
            animator.addBehavior(UISnapBehavior(item: views[0], snapTo: CGPoint(x: 60, y: 60)))
            stage.advance(by: 4)
            #expect(hypot(views[0].center.x - 60, views[0].center.y - 60) < 0.5)
            expectFalse(animator.isRunning)
        }
    }

    @Test("Fixed, pinned, limited and sliding items keep their constraints")
    func joints() throws {
        let frames = [CGRect(x: 100, y: 20, width: 40, height: 40), CGRect(x: 150, y: 20, width: 40, height: 40)]
        try withViews(frames) { stage, animator, views in
            let anchored = UIDynamicItemBehavior(items: [views[0]])
            anchored.isAnchored = true
            animator.addBehavior(anchored)
            animator.addBehavior(UIGravityBehavior(items: [views[1]]))
            let point = CGPoint(x: 145, y: 40)
            let fixed = UIAttachmentBehavior.fixedAttachment(
                with: views[0], attachedTo: views[1], attachmentAnchor: point)
            animator.addBehavior(fixed)
            stage.advance(by: 1)
            #expect(hypot(views[1].center.x - 170, views[1].center.y - 40) < 3)
            expectEqual(views[0].center, CGPoint(x: 120, y: 40))

            animator.removeBehavior(fixed)
            let pin = UIAttachmentBehavior.pinAttachment(with: views[0], attachedTo: views[1], attachmentAnchor: point)
            animator.addBehavior(pin)
            stage.advance(by: 0.3)
            #expect(views[1].center.y > 45)
            #expect(abs(hypot(views[1].center.x - point.x, views[1].center.y - point.y) - 25) < 4)

            animator.removeBehavior(pin)
            let slide = UIAttachmentBehavior.slidingAttachment(
                with: views[1], attachmentAnchor: views[1].center, axisOfTranslation: CGVector(dx: 0, dy: 1))
            slide.attachmentRange = UIFloatRange(minimum: -10, maximum: 30)
            let (x, y) = (views[1].center.x, views[1].center.y)
            animator.addBehavior(slide)
            stage.advance(by: 2)
            #expect(abs(views[1].center.x - x) < 3)
            #expect(abs(views[1].center.y - y - 30) < 6)
        }
    }

    @Test("Fields act on items in their region")
    func fields() throws {
        let frames = [CGRect(x: 40, y: 140, width: 20, height: 20), CGRect(x: 240, y: 140, width: 20, height: 20)]
        try withViews(frames) { stage, animator, views in
            let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 100, y: 150))
            field.region = UIRegion(radius: 80)
            field.addItem(views[0])
            field.addItem(views[1])
            animator.addBehavior(field)
            stage.advance(by: 0.3)
            #expect(views[0].center.x > 51)
            expectEqual(views[1].center.x, 250)

            animator.removeAllBehaviors()
            let wind = UIFieldBehavior.velocityField(direction: CGVector(dx: 0, dy: -60))
            wind.addItem(views[1])
            animator.addBehavior(wind)
            stage.advance(by: 0.5)
            #expect(abs(views[1].center.y - 150 + 60 * 0.5) < 2)
            let region = UIRegion(size: CGSize(width: 10, height: 10)).union(UIRegion(radius: 2).inverse())
            expectTrue(region.contains(CGPoint(x: 30, y: 0)))
        }
    }

    @Test("A group moves its items as one, and an action runs for each frame")
    func group() throws {
        let frames = [CGRect(x: 100, y: 20, width: 20, height: 20), CGRect(x: 140, y: 20, width: 20, height: 20)]
        try withViews(frames) { stage, animator, views in
            let group = UIDynamicItemGroup(items: views)
            let gravity = UIGravityBehavior(items: [group])
            var count = 0
            gravity.action = { count += 1 }
            let collision = UICollisionBehavior(items: [group])
            collision.setTranslatesReferenceBoundsIntoBoundary(
                with: UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 0))
            animator.addBehavior(gravity)
            animator.addBehavior(collision)
            stage.advance(by: 3)

            #expect(abs(views[0].center.y - 240) < 1.5)
            #expect(abs(views[1].center.x - views[0].center.x - 40) < 0.1)
            #expect(count > 30)
            expectEqual(animator.items(in: CGRect(x: 0, y: 200, width: 300, height: 100)).count, 1)
        }
    }

    @Test("Child behaviors act with their parent, and an action may remove everything")
    func composition() throws {
        try withViews([square]) { stage, animator, views in
            let parent = UIDynamicBehavior()
            parent.addChildBehavior(UIGravityBehavior(items: views))
            parent.addChildBehavior(parent)
            parent.action = { [weak animator] in
                if views[0].center.y > 50 { animator?.removeAllBehaviors() }
            }
            animator.addBehavior(parent)
            expectIdentical(parent.childBehaviors.first?.dynamicAnimator, animator)
            stage.advance(by: 2)

            expectFalse(animator.isRunning)
            expectEmpty(animator.behaviors)
            #expect(views[0].center.y < 80)
            expectNil(parent.dynamicAnimator)
        }
    }

    @Test("A moved item continues from its new place after an update")
    func update() throws {
        try withViews([square]) { stage, animator, views in
            animator.addBehavior(UIGravityBehavior(items: views))
            stage.advance(by: 0.2)
            views[0].center = CGPoint(x: 40, y: 10)
            animator.updateItem(usingCurrentState: views[0])
            stage.advance(by: 1.0 / 60)

            expectEqual(views[0].center.x, 40)
            #expect(views[0].center.y < 30)
        }
    }

    @Test("Non-finite values do not move items, and a fast item does not leave the bounds")
    func hostile() throws {
        try withViews([square]) { stage, animator, views in
            let gravity = UIGravityBehavior(items: views)
            gravity.gravityDirection = CGVector(dx: CGFloat.nan, dy: .infinity)
            gravity.magnitude = .nan
            expectEqual(gravity.gravityDirection, CGVector(dx: 0, dy: 1))
            let properties = UIDynamicItemBehavior(items: views)
            properties.elasticity = .nan
            properties.density = 0
            properties.addLinearVelocity(CGPoint(x: 50_000, y: -70_000), for: views[0])
            properties.addAngularVelocity(.infinity, for: views[0])
            let snap = UIAttachmentBehavior(item: views[0], attachedToAnchor: CGPoint(x: CGFloat.nan, y: 0))
            let collision = UICollisionBehavior(items: views)
            collision.translatesReferenceBoundsIntoBoundary = true
            for behavior in [gravity, properties, collision] as [UIDynamicBehavior] { animator.addBehavior(behavior) }
            for _ in 0..<120 {
                stage.advance(by: 1.0 / 60)
                #expect(CGRect(x: -1, y: -1, width: 302, height: 302).contains(views[0].center))
            }
            animator.addBehavior(snap)
            stage.advance(by: 0.5)
            #expect(views[0].center.x.isFinite)
            expectTrue(views[0].transform.a.isFinite)
        }
    }

    @Test("Forty items fall into a heap without diagnostics, and the heap comes to rest inside the bounds")
    func many() throws {
        let frames = (0..<40).map { index in
            CGRect(x: 5 + (index % 14) * 20, y: 5 + index / 14 * 16, width: 12, height: 12)
        }
        try withViews(frames) { stage, animator, views in
            let collision = UICollisionBehavior(items: views)
            collision.translatesReferenceBoundsIntoBoundary = true
            animator.addBehavior(UIGravityBehavior(items: views))
            animator.addBehavior(collision)
            stage.advance(by: 1.5)

            #expect(views.allSatisfy { CGRect(x: -2, y: -2, width: 304, height: 304).contains($0.center) })
            expectEmpty(stage.diagnostics)
        }
    }
}

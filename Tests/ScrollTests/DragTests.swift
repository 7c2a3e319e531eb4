import Expectations
import IrekoTesting
import Testing
import UIKit

@Suite("Dragging")
@MainActor
struct DragTests {
    private let size = CGSize(width: 393, height: 852)

    @Test("The first ten points of a drag do not scroll, in the drag's first event")
    func slop() throws {
        let controller = ScrollController(contentSize: CGSize(width: 393, height: 5000))
        try Stage.run(size: size, rootViewController: controller) { stage in
            let view = controller.scrollView
            controller.log.clear()
            stage.touchDown(at: CGPoint(x: 200, y: 600))
            expectTrue(view.isTracking)
            expectFalse(view.isDragging)

            stage.touchMove(to: CGPoint(x: 200, y: 575))

            expectEqual(view.contentOffset.y, 15)
            expectEqual(controller.log.lines, ["willDrag 0.0", "scroll"])
            expectTrue(view.isDragging)
        }
    }

    @Test("Steps of three points begin to scroll at twelve, by two")
    func smallSteps() throws {
        let controller = ScrollController(contentSize: CGSize(width: 393, height: 5000))
        try Stage.run(size: size, rootViewController: controller) { stage in
            stage.touchDown(at: CGPoint(x: 200, y: 600))
            for step in 1...3 { stage.touchMove(to: CGPoint(x: 200, y: 600 - 3 * CGFloat(step))) }
            expectEqual(controller.scrollView.contentOffset.y, 0)

            stage.touchMove(to: CGPoint(x: 200, y: 588))

            expectEqual(controller.scrollView.contentOffset.y, 2)
        }
    }

    @Test("A drag that stops before the finger is lifted ends without deceleration")
    func stopped() throws {
        let controller = ScrollController(contentSize: CGSize(width: 393, height: 5000))
        try Stage.run(size: size, rootViewController: controller) { stage in
            controller.log.clear()
            stage.dragFinger(from: CGPoint(x: 200, y: 600), by: -110, steps: 10)
            stage.advance(by: 0.3)

            stage.touchUp(at: CGPoint(x: 200, y: 490))

            expectEqual(controller.log.calls, ["willDrag 0.0", "scroll", "willEnd", "didEnd false T--"])
            expectEqual(controller.log.velocity, .zero)
            expectEqual(controller.log.announced, CGPoint(x: 0, y: 100))
            expectEqual(controller.log.flags(controller.scrollView), "---")
        }
    }

    @Test("Beyond the top the content follows by c·d·h/(c·d+h)")
    func rubberBand() throws {
        let controller = ScrollController(contentSize: CGSize(width: 393, height: 5000))
        try Stage.run(size: size, scale: 3, rootViewController: controller) { stage in
            stage.dragFinger(from: CGPoint(x: 200, y: 100), by: 600, steps: 20)

            // 0.55 · 590 · 852 / (0.55 · 590 + 852) = 235.02
            expectEqual(controller.scrollView.contentOffset.y, -235)
        }
    }

    /// The velocity of a fling of 3000 points a second, 0.1 seconds after a fling of a given velocity (negative in the
    /// other direction).
    private func velocityOfSecondFling(after first: CGFloat, holding: TimeInterval = 0) throws -> CGFloat? {
        let controller = ScrollController(contentSize: CGSize(width: 393, height: 50_000))
        return try Stage.run(size: size, rootViewController: controller) { stage in
            controller.scrollView.contentOffset.y = 20_000
            for velocity in [first, 3000] {
                let start = CGPoint(x: 200, y: velocity > 0 ? 700 : 100)
                stage.dragFinger(from: start, by: -velocity / 10, steps: 12)
                if velocity == 3000 { stage.advance(by: holding) }
                stage.touchUp(at: CGPoint(x: 200, y: start.y - velocity / 10))
                stage.advance(by: 0.1)
            }
            return controller.log.velocity?.y
        }
    }

    @Test("A fling in the direction of the fling that it stops is faster by the latter's velocity")
    func carriedVelocity() throws {
        let alone = try #require(try velocityOfSecondFling(after: -10))
        let slow = try #require(try velocityOfSecondFling(after: 1500))
        let fast = try #require(try velocityOfSecondFling(after: 3000))

        expectTrue(slow > alone + 0.5 && fast > slow + 1)
    }

    @Test("A fling against a running fling, and a drag that is held, have only the finger's velocity")
    func nothingCarried() throws {
        let alone = try velocityOfSecondFling(after: -10)

        try expectEqual(velocityOfSecondFling(after: -3000), alone)
        try expectEqual(velocityOfSecondFling(after: 3000, holding: 0.5), 0)
    }

    @Test("A fling of 750 points a second scrolls 369 points in 2.16 seconds, with the calls in UIKit's order")
    func fling() throws {
        let controller = ScrollController(contentSize: CGSize(width: 393, height: 9000))
        try Stage.run(size: size, scale: 3, rootViewController: controller) { stage in
            let (view, log) = (controller.scrollView, controller.log)
            log.clear()
            stage.fling(from: CGPoint(x: 200, y: 700), by: -6 * 40, steps: 40)
            let start = view.contentOffset.y
            expectEqual(start, 230)
            expectEqual(log.velocity?.y.rounded(to: 6), 0.75)
            // (750 − 10) · 0.4995
            expectEqual(((log.announced?.y ?? 0) - start).rounded(to: 1), 369.6)
            expectEqual(log.flags(view), "-Dd")

            stage.advance(by: 2.1)
            expectTrue(view.isDecelerating)
            stage.advance(by: 0.1)

            // (750 − 10) · 0.499 = 369.26, on thirds of a point
            expectEqual((view.contentOffset.y - start).rounded(to: 3), 369.333)
            expectEqual(
                log.calls,
                [
                    "willDrag 0.0", "scroll", "willEnd", "didEnd true TD-", "willDecelerate -Dd", "scroll",
                    "didDecelerate ---",
                ])
        }
    }

    @Test("The content is shown at the offset, in each frame of a fling")
    func shown() throws {
        let controller = ScrollController(contentSize: CGSize(width: 393, height: 9000))
        try Stage.run(size: CGSize(width: 40, height: 600), rootViewController: controller) { stage in
            for row in 0..<90 where row % 2 == 0 {
                let view = UIView(frame: CGRect(x: 0, y: row * 100, width: 40, height: 100))
                view.backgroundColor = .red
                controller.scrollView.addSubview(view)
            }
            controller.scrollView.backgroundColor = .blue
            stage.fling(from: CGPoint(x: 20, y: 500), by: -400, steps: 20)

            for _ in 0..<30 {
                stage.advance(by: 1.0 / 60)
                let offset = controller.scrollView.contentOffset.y
                let isRed = Int((offset + 300.5) / 100) % 2 == 0

                expectEqual(stage.pixel(at: CGPoint(x: 20, y: 300)).map { $0[0] > $0[2] }, isRed)
            }
        }
    }
}

extension CGFloat {
    func rounded(to digits: Int) -> CGFloat {
        let factor = pow(10, CGFloat(digits))
        return (self * factor).rounded() / factor
    }
}

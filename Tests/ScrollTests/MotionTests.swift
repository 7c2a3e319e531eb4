import Expectations
import IrekoTesting
import Testing
import UIKit

@Suite("Automatic scrolling")
@MainActor
struct MotionTests {
    private let size = CGSize(width: 393, height: 852)

    @Test("A fling into the edge overshoots by v/(ω·e) at most, returns, and ends once")
    func bounce() throws {
        let controller = ScrollController(contentSize: CGSize(width: 393, height: 1200))
        try Stage.run(size: size, rootViewController: controller) { stage in
            let (view, log) = (controller.scrollView, controller.log)
            log.clear()
            stage.fling(from: CGPoint(x: 200, y: 700), by: -25 * 10, steps: 10)
            expectEqual(log.announced?.y, 348)

            var highest: CGFloat = 0
            for _ in 0..<120 {
                stage.advance(by: 1.0 / 60)
                highest = max(highest, view.contentOffset.y)
            }

            // The edge is 108 points away: 3125 · 0.998^t there is 3125 − 108 / 0.499 = 2908.6; / (10.9 · e) = 98.2
            #expect((96...99).contains(highest - 348))
            expectEqual(view.contentOffset.y, 348)
            expectEqual(log.calls.suffix(2), ["scroll", "didDecelerate ---"])
            expectEqual(log.lines.filter { $0.hasPrefix("didDecelerate") }.count, 1)
        }
    }

    @Test("Released beyond the top without velocity, content returns by x₀(1+kt)e^(−ωt), although it was not flung")
    func release() throws {
        let controller = ScrollController(contentSize: CGSize(width: 393, height: 5000))
        try Stage.run(size: size, scale: 3, rootViewController: controller) { stage in
            let (view, log) = (controller.scrollView, controller.log)
            log.clear()
            stage.dragFinger(from: CGPoint(x: 200, y: 100), by: 600, steps: 75)
            stage.advance(by: 0.3)
            stage.touchUp(at: CGPoint(x: 200, y: 700))

            expectEqual(log.announced, .zero)
            expectEqual(log.calls.suffix(3), ["willEnd", "didEnd true TD-", "willDecelerate -Dd"])
            stage.advance(by: 6.0 / 60)
            // The offset belongs to the next frame: 7/60 s. 235 · (1 + 3.63·0.11667) · e^(−10.9·0.11667) = 93.8
            #expect((93.4...94.2).contains(-view.contentOffset.y))

            stage.advance(by: 0.7)
            expectEqual(view.contentOffset.y, 0)
            expectEqual(log.calls.last, "didDecelerate ---")
        }
    }

    @Test("A deceleration ends exactly at a delegate's target")
    func target() throws {
        for target in [500.0, 1700, 100, -300, .nan, 1e9] {
            let controller = ScrollController(contentSize: CGSize(width: 393, height: 5000))
            try Stage.run(size: size, rootViewController: controller) { stage in
                controller.log.target = { CGPoint(x: $0.x, y: target) }

                stage.fling(from: CGPoint(x: 200, y: 700), by: -200, steps: 10)
                let announced = controller.log.announced?.y ?? 0
                stage.advance(by: 6)

                let rest = target.isNaN ? announced : min(max(target, 0), 5000 - 852)
                #expect(abs(controller.scrollView.contentOffset.y - rest) <= (target.isNaN ? 2 : 0))
                expectEqual(controller.log.calls.last, "didDecelerate ---")
            }
        }
    }

    @Test(
        "A finger holds decelerating content at its position; lifted without moving, the drag that never began ends")
    func caught() throws {
        let controller = ScrollController(contentSize: CGSize(width: 393, height: 9000))
        try Stage.run(size: size, rootViewController: controller) { stage in
            let (view, log) = (controller.scrollView, controller.log)
            let button = TouchCounter(frame: CGRect(x: 0, y: 0, width: 393, height: 9000))
            view.addSubview(button)
            stage.fling(from: CGPoint(x: 200, y: 700), by: -200, steps: 10)
            stage.advance(by: 0.3)
            let offset = view.contentOffset.y
            log.clear()

            stage.touchDown(at: CGPoint(x: 200, y: 400))
            expectEqual(view.contentOffset.y, offset)
            expectTrue(view.isTracking)
            stage.advance(by: 0.5)
            expectEqual(view.contentOffset.y, offset)
            stage.touchUp(at: CGPoint(x: 200, y: 400))
            stage.advance(by: 0.5)

            expectEqual(log.lines, ["didEnd false TDd", "didDecelerate T--"])
            expectEqual(view.contentOffset.y, offset)
            expectEqual(button.began, 0)
            expectEqual(log.flags(view), "---")
        }
    }

    @Test("Caught and dragged on, the deceleration ends and a new drag begins, without a jump")
    func caughtAndDragged() throws {
        let controller = ScrollController(contentSize: CGSize(width: 393, height: 9000))
        try Stage.run(size: size, rootViewController: controller) { stage in
            let (view, log) = (controller.scrollView, controller.log)
            stage.fling(from: CGPoint(x: 200, y: 700), by: -200, steps: 10)
            stage.advance(by: 0.3)
            let offset = view.contentOffset.y
            log.clear()

            stage.touchDown(at: CGPoint(x: 200, y: 400))
            stage.touchMove(to: CGPoint(x: 200, y: 397))

            expectEqual(view.contentOffset.y, offset + 3)
            expectEqual(log.lines, ["didDecelerate T--", "willDrag \(offset)", "scroll"])
        }
    }

    @Test("Setting the offset does not stop a deceleration; setContentOffset does")
    func changedOnTheWay() throws {
        let controller = ScrollController(contentSize: CGSize(width: 393, height: 9000))
        try Stage.run(size: size, rootViewController: controller) { stage in
            let view = controller.scrollView
            stage.fling(from: CGPoint(x: 200, y: 700), by: -200, steps: 10)
            stage.advance(by: 0.1)
            let offset = view.contentOffset.y

            view.contentOffset.y += 2000
            stage.advance(by: 0.1)
            expectTrue(view.isDecelerating)
            #expect(view.contentOffset.y > offset + 2000 + 50)

            view.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
            stage.advance(by: 1)
            expectFalse(view.isDecelerating)
            expectEqual(view.contentOffset.y, 10)
            expectEqual(controller.log.calls.last, "scroll")
            expectEqual(controller.log.lines.filter { $0.hasPrefix("didDecelerate") }.count, 1)
        }
    }

    @Test("One page further at most, without a call for the target")
    func paging() throws {
        let controller = ScrollController(contentSize: CGSize(width: 393 * 5, height: 852))
        try Stage.run(size: size, rootViewController: controller) { stage in
            let (view, log) = (controller.scrollView, controller.log)
            view.isPagingEnabled = true
            log.clear()

            stage.fling(from: CGPoint(x: 350, y: 400), by: -300, steps: 6, horizontal: true)
            stage.advance(by: 2)
            expectEqual(view.contentOffset.x, 393)
            #expect(!log.lines.contains("willEnd"))
            expectEqual(log.calls.last, "didDecelerate ---")

            // Less than half a page, without velocity: back.
            stage.dragFinger(from: CGPoint(x: 350, y: 400), by: -150, steps: 20, horizontal: true)
            stage.advance(by: 0.3)
            stage.touchUp(at: CGPoint(x: 200, y: 400))
            stage.advance(by: 2)
            expectEqual(view.contentOffset.x, 393)

            // More than half: on.
            stage.dragFinger(from: CGPoint(x: 350, y: 400), by: -250, steps: 20, horizontal: true)
            stage.advance(by: 0.3)
            stage.touchUp(at: CGPoint(x: 100, y: 400))
            stage.advance(by: 2)
            expectEqual(view.contentOffset.x, 786)
        }
    }

    @Test("A page that is caught between two pages and released without moving continues to the nearest page")
    func caughtPage() throws {
        let controller = ScrollController(contentSize: CGSize(width: 393 * 5, height: 852))
        try Stage.run(size: size, rootViewController: controller) { stage in
            let (view, log) = (controller.scrollView, controller.log)
            view.isPagingEnabled = true
            var ends = Set<CGFloat>()
            for steps in 1...16 {
                view.contentOffset.x = 393
                stage.fling(from: CGPoint(x: 350, y: 400), by: -60, steps: 6, horizontal: true)
                stage.advance(by: 0.02 * Double(steps))
                stage.touchDown(at: CGPoint(x: 200, y: 400))
                stage.advance(by: 0.3)
                let (held, isCaught) = (view.contentOffset.x, view.isDecelerating)
                log.clear()
                stage.touchUp(at: CGPoint(x: 200, y: 400))
                let offset = view.contentOffset.x
                stage.advance(by: 2)

                guard isCaught, held != 393, held != 786 else { continue }
                expectEqual(offset, held)
                expectEqual(view.contentOffset.x, held < 589.5 ? 393 : 786)
                ends.insert(view.contentOffset.x)
                expectEqual(log.calls.filter { $0 != "scroll" }.first, "didEnd true TDd")
                expectEqual(log.calls.last, "didDecelerate ---")
                expectFalse(log.lines.contains("willEnd"))
                expectEqual(log.flags(view), "---")
            }
            expectEqual(ends, [393, 786])
        }
    }

    @Test("A scroll view that is removed during deceleration is freed, and leaving the window ends scrolling")
    func leaving() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            weak var gone: UIScrollView?
            let log = ScrollLog()
            do {
                let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
                view.contentSize = CGSize(width: 390, height: 9000)
                view.delegate = log
                stage.window.rootViewController?.view.addSubview(view)
                stage.settle()
                stage.fling(from: CGPoint(x: 200, y: 700), by: -200, steps: 10)
                stage.advance(by: 0.1)
                expectTrue(view.isDecelerating)
                log.clear()

                view.removeFromSuperview()

                expectEqual(log.calls, ["didDecelerate ---"])
                gone = view
            }
            stage.advance(by: 3)
            expectNil(gone)
        }
    }
}

final class TouchCounter: UIView {
    var began = 0
    var cancelled = 0
    var ended = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { began += 1 }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelled += 1 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ended += 1 }
}

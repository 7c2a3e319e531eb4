import Expectations
import IrekoTesting
import Testing
import UIKit

@Suite("Touches of content, and nested scroll views")
@MainActor
struct TouchTests {
    private func content(in controller: ScrollController) -> TouchCounter {
        let view = TouchCounter(frame: CGRect(x: 0, y: 0, width: 390, height: 5000))
        controller.scrollView.addSubview(view)
        return view
    }

    @Test("Content gets a touch after 0.15 seconds, and a short tap when it ends")
    func delayed() throws {
        let controller = ScrollController(contentSize: CGSize(width: 390, height: 5000))
        try Stage.run(rootViewController: controller) { stage in
            let content = content(in: controller)
            stage.settle()

            stage.touchDown(at: CGPoint(x: 100, y: 100))
            stage.advance(by: 0.14)
            expectEqual(content.began, 0)
            stage.advance(by: 0.02)
            expectEqual(content.began, 1)
            stage.touchUp(at: CGPoint(x: 100, y: 100))
            expectEqual(content.ended, 1)

            stage.tap(at: CGPoint(x: 100, y: 100))
            #expect((content.began, content.ended) == (2, 2))
        }
    }

    @Test("A drag that begins at once is never seen by content; a later drag cancels the touch")
    func cancelled() throws {
        let controller = ScrollController(contentSize: CGSize(width: 390, height: 5000))
        try Stage.run(rootViewController: controller) { stage in
            let content = content(in: controller)
            stage.fling(from: CGPoint(x: 200, y: 600), by: -100, steps: 10)
            stage.advance(by: 5)
            #expect((content.began, content.cancelled) == (0, 0))

            stage.touchDown(at: CGPoint(x: 200, y: 600))
            stage.advance(by: 0.2)
            stage.touchMove(to: CGPoint(x: 200, y: 500))

            #expect((content.began, content.cancelled) == (1, 1))
            expectTrue(controller.scrollView.isDragging)
        }
    }

    @Test("Touches of a control are not cancelled, nor any while canCancelContentTouches is false")
    func kept() throws {
        for isControl in [true, false] {
            let controller = ScrollController(contentSize: CGSize(width: 390, height: 5000))
            try Stage.run(rootViewController: controller) { stage in
                let view = isControl ? UIControl() : UIView()
                view.frame = CGRect(x: 0, y: 0, width: 390, height: 5000)
                controller.scrollView.addSubview(view)
                controller.scrollView.canCancelContentTouches = isControl

                stage.touchDown(at: CGPoint(x: 200, y: 600))
                stage.advance(by: 0.2)
                stage.touchMove(to: CGPoint(x: 200, y: 500))

                expectFalse(controller.scrollView.isDragging)
                stage.touchUp(at: CGPoint(x: 200, y: 500))
                expectFalse(controller.scrollView.isTracking)
            }
        }
    }

    @Test("An inner scroll view scrolls first; at its end a new drag scrolls the outer one")
    func nested() throws {
        let controller = ScrollController(contentSize: CGSize(width: 390, height: 3000))
        try Stage.run(rootViewController: controller) { stage in
            let (outer, inner) = (
                controller.scrollView, UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
            )
            inner.contentSize = CGSize(width: 390, height: 900)
            outer.addSubview(inner)
            stage.settle()

            stage.fling(from: CGPoint(x: 200, y: 650), by: -500, steps: 20)
            stage.advance(by: 3)
            expectEqual(inner.contentOffset.y, 200)
            expectEqual(outer.contentOffset.y, 0)

            stage.fling(from: CGPoint(x: 200, y: 650), by: -110, steps: 10)
            expectEqual(inner.contentOffset.y, 200)
            expectEqual(outer.contentOffset.y, 100)
            stage.advance(by: 5)
            outer.contentOffset.y = 0

            inner.transfersVerticalScrollingToParent = false
            stage.dragFinger(from: CGPoint(x: 200, y: 650), by: -110, steps: 10)
            #expect(inner.contentOffset.y > 200)
            expectEqual(outer.contentOffset.y, 0)
        }
    }

    @Test("Horizontal drags scroll the scroll view that can follow them")
    func crossed() throws {
        let controller = ScrollController(contentSize: CGSize(width: 390, height: 3000))
        try Stage.run(rootViewController: controller) { stage in
            let pages = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
            pages.contentSize = CGSize(width: 1000, height: 700)
            controller.scrollView.addSubview(pages)
            stage.settle()

            stage.dragFinger(from: CGPoint(x: 300, y: 300), by: -60, steps: 6, horizontal: true)
            expectEqual(pages.contentOffset.x, 50)
            expectEqual(controller.scrollView.contentOffset.y, 0)
            stage.touchUp(at: CGPoint(x: 240, y: 300))
            stage.advance(by: 4)

            stage.dragFinger(from: CGPoint(x: 300, y: 300), by: -60, steps: 6)
            expectEqual(controller.scrollView.contentOffset.y, 50)
        }
    }

    @Test("The pan's delegate is the scroll view, and cannot be replaced")
    func delegate() throws {
        final class Simultaneous: UIScrollView, UIGestureRecognizerDelegate {}
        try Stage.run(rootViewController: UIViewController()) { stage in
            let view = Simultaneous()
            expectIdentical(view.panGestureRecognizer.delegate, view)

            view.panGestureRecognizer.delegate = nil

            expectIdentical(view.panGestureRecognizer.delegate, view)
            expectEqual(stage.diagnostics.last?.message.contains("must have its scroll view as its delegate"), true)
        }
    }

    @Test("A directionally locked scroll view keeps the drag's initial direction")
    func lock() throws {
        let controller = ScrollController(contentSize: CGSize(width: 2000, height: 3000))
        try Stage.run(rootViewController: controller) { stage in
            controller.scrollView.isDirectionalLockEnabled = true
            stage.touchDown(at: CGPoint(x: 300, y: 600))
            stage.touchMove(to: CGPoint(x: 298, y: 580))

            stage.touchMove(to: CGPoint(x: 200, y: 500))

            expectEqual(controller.scrollView.contentOffset.x, 0)
            #expect(controller.scrollView.contentOffset.y > 80)
        }
    }
}

import Expectations
import IrekoTesting
import Testing
import UIKit

/// Scroll views as they were recorded on iOS 26.1.
@MainActor @Suite("Scroll views as recorded")
struct RecordedScrollTests {
    @Test("An offset that is set with bounds is not reported (SV9)")
    func bounds() throws {
        let controller = ScrollController(contentSize: CGSize(width: 390, height: 5000))
        try Stage.run(rootViewController: controller) { stage in
            controller.log.clear()

            controller.scrollView.bounds.origin.y = 50
            stage.settle()
            expectEqual(controller.scrollView.contentOffset.y, 50)
            expectEqual(controller.log.lines, [])

            controller.scrollView.contentOffset.y = 60
            expectEqual(controller.log.lines, ["scroll"])
        }
    }

    @Test("An animated offset follows ease-in-out in 0.3 seconds: 165.5 and 388 of 400 (SV6)")
    func animatedOffset() throws {
        let controller = ScrollController(contentSize: CGSize(width: 390, height: 5000))
        try Stage.run(rootViewController: controller) { stage in
            controller.scrollView.contentInsetAdjustmentBehavior = .never
            stage.settle()
            controller.scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)

            // A frame has the offset for the time at which it is displayed, which is a frame later.
            stage.advance(by: 7.0 / 60)
            #expect(abs(controller.scrollView.contentOffset.y - 165.5) < 4, "\(controller.scrollView.contentOffset.y)")
            stage.advance(by: 8.0 / 60)
            #expect(abs(controller.scrollView.contentOffset.y - 388) < 4, "\(controller.scrollView.contentOffset.y)")
            stage.advance(by: 0.1)
            expectEqual(controller.scrollView.contentOffset.y, 400)
        }
    }

    @Test("zoom(to:animated:) zooms as far as the maximum, to the rectangle (SV8)")
    func zoom() throws {
        let controller = ScrollController(contentSize: CGSize(width: 1000, height: 1000))
        try Stage.run(rootViewController: controller) { stage in
            let view = controller.scrollView
            view.contentInsetAdjustmentBehavior = .never
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
            let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            inner.contentSize = content.frame.size
            inner.addSubview(content)
            view.addSubview(inner)
            controller.log.zoomed = content
            inner.delegate = controller.log
            inner.maximumZoomScale = 2

            inner.zoom(to: CGRect(x: 100, y: 100, width: 50, height: 50), animated: false)

            expectEqual(inner.zoomScale, 2)
            expectEqual(inner.contentOffset, CGPoint(x: 200, y: 200))
        }
    }

    @Test("Defaults (SV10)")
    func defaults() {
        let view = UIScrollView()

        expectEqual(view.contentInsetAdjustmentBehavior, .automatic)
        expectTrue(view.bouncesZoom)
        expectEqual([view.zoomScale, view.minimumZoomScale, view.maximumZoomScale], [1, 1, 1])
    }
}

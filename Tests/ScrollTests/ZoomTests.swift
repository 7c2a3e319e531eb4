import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@Suite("Zooming")
@MainActor
struct ZoomTests {
    private func run(_ body: (Stage, UIScrollView, ScrollLog, UIView) throws -> Void) throws {
        let controller = ScrollController(contentSize: CGSize(width: 320, height: 460))
        try Stage.run(size: CGSize(width: 320, height: 460), rootViewController: controller) { stage in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
            controller.scrollView.addSubview(view)
            controller.scrollView.maximumZoomScale = 4
            controller.scrollView.minimumZoomScale = 0.5
            controller.log.zoomed = view
            controller.log.clear()
            try body(stage, controller.scrollView, controller.log, view)
        }
    }

    @Test("A scale that is set keeps the middle: twice as large, the offset is half of the size")
    func scale() throws {
        try run { _, scrollView, log, view in
            scrollView.zoomScale = 2

            expectEqual(scrollView.contentSize, CGSize(width: 640, height: 920))
            expectEqual(scrollView.contentOffset, CGPoint(x: 160, y: 230))
            expectEqual(view.frame, CGRect(x: 0, y: 0, width: 640, height: 920))
            expectEqual(log.lines, ["scroll", "zoom"])

            scrollView.zoomScale = 100
            expectEqual(scrollView.zoomScale, 4)
        }
    }

    @Test("zoom(to:) fills the view with a part of the content")
    func rect() throws {
        try run { stage, scrollView, log, _ in
            scrollView.zoom(to: CGRect(x: 160, y: 230, width: 160, height: 230), animated: true)
            expectTrue(scrollView.isZoomAnimating)
            stage.advance(by: 0.5)

            expectEqual(scrollView.zoomScale, 2)
            expectEqual(scrollView.contentOffset, CGPoint(x: 320, y: 460))
            expectEqual(log.lines, ["willZoom", "scroll", "zoom", "didEndZoom 2.0"])
            expectFalse(scrollView.isZoomAnimating)
        }
    }

    @Test(
        "Fingers zoom about their center; past the limit the scale returns, and the end is reported after that")
    func pinch() throws {
        try run { stage, scrollView, log, view in
            expectNotNil(scrollView.pinchGestureRecognizer)
            stage.touchDown(at: CGPoint(x: 130, y: 200), finger: 1)
            stage.touchDown(at: CGPoint(x: 190, y: 200), finger: 2)
            for step in 1...10 {
                stage.advance(by: 0.016)
                stage.touchMove(to: CGPoint(x: 130 - 4 * CGFloat(step), y: 200), finger: 1)
                stage.touchMove(to: CGPoint(x: 190 + 4 * CGFloat(step), y: 200), finger: 2)
            }
            expectTrue(scrollView.isZooming)
            #expect(scrollView.zoomScale > 1.8)
            #expect(abs(view.convert(CGPoint(x: 160, y: 200), to: nil).x - 160) < 1)
            for step in 1...200 {
                stage.touchMove(to: CGPoint(x: 90, y: 200 - 2 * CGFloat(step)), finger: 1)
                stage.touchMove(to: CGPoint(x: 230, y: 200 + 2 * CGFloat(step)), finger: 2)
            }
            #expect(scrollView.zoomScale > 4)
            stage.touchUp(at: CGPoint(x: 90, y: -200), finger: 1)
            stage.touchUp(at: CGPoint(x: 230, y: 600), finger: 2)

            expectEqual(scrollView.zoomScale, 4)
            expectTrue(scrollView.isZoomBouncing)
            expectFalse(log.lines.contains { $0.hasPrefix("didEndZoom") })
            stage.advance(by: 0.5)
            expectEqual(log.lines.first, "willZoom")
            expectEqual(log.lines.filter { $0.hasPrefix("didEndZoom") }, ["didEndZoom 4.0"])
            expectFalse(scrollView.isZoomBouncing)
        }
    }

    @Test("If one finger of a pinch lifts, the content follows the other finger")
    func oneFinger() throws {
        try run { stage, scrollView, log, _ in
            stage.touchDown(at: CGPoint(x: 130, y: 200), finger: 1)
            stage.touchDown(at: CGPoint(x: 190, y: 200), finger: 2)
            for step in 1...10 {
                stage.advance(by: 0.016)
                stage.touchMove(to: CGPoint(x: 130 - 4 * CGFloat(step), y: 200), finger: 1)
                stage.touchMove(to: CGPoint(x: 190 + 4 * CGFloat(step), y: 200), finger: 2)
            }
            let (scale, offset) = (scrollView.zoomScale, scrollView.contentOffset)

            stage.touchUp(at: CGPoint(x: 230, y: 200), finger: 2)
            stage.touchMove(to: CGPoint(x: 90, y: 201), finger: 1)
            #expect(hypot(scrollView.contentOffset.x - offset.x, scrollView.contentOffset.y - offset.y) < 1e-6)
            stage.touchMove(to: CGPoint(x: 80, y: 181), finger: 1)

            expectEqual(scrollView.zoomScale, scale)
            #expect(abs(scrollView.contentOffset.x - offset.x - 10) < 1e-6)
            #expect(abs(scrollView.contentOffset.y - offset.y - 20) < 1e-6)
            expectFalse(log.lines.contains { $0.hasPrefix("didEndZoom") })
            stage.touchUp(at: CGPoint(x: 80, y: 181), finger: 1)
            stage.advance(by: 1)
            expectEqual(log.lines.filter { $0.hasPrefix("didEndZoom") }.count, 1)
        }
    }

    @Test("Without a view for zooming the scale is fixed, and the pinch is nil while the limits are one")
    func none() throws {
        let controller = ScrollController(contentSize: CGSize(width: 320, height: 460))
        try Stage.run(rootViewController: controller) { _ in
            expectNil(controller.scrollView.pinchGestureRecognizer)
            controller.scrollView.maximumZoomScale = 3

            controller.scrollView.setZoomScale(2, animated: true)

            expectEqual(controller.scrollView.zoomScale, 1)
            expectEqual(controller.log.lines.contains("willZoom"), false)
        }
    }

    @Test("Control with plus, minus and zero zooms, as far as the limits")
    func keys() throws {
        try run { stage, scrollView, _, _ in
            @MainActor func scale(_ key: UIKeyboardHIDUsage, repeats: Int = 0) -> CGFloat {
                stage.key(key, .control, repeats: repeats)
                stage.advance(by: 1)
                return scrollView.zoomScale
            }

            let scales = [
                scale(.keyboardEqualSign), scale(.keyboardHyphen), scale(.keyboardEqualSign), scale(.keyboard0),
            ]
            let (least, most) = (scale(.keyboardHyphen, repeats: 9), scale(.keypadPlus, repeats: 20))
            stage.key(.keyboard0)

            expectEqual(scales, [1.25, 1, 1.25, 1])
            #expect((least, most) == (0.5, 4))
            expectEqual(scrollView.zoomScale, 4)
        }
    }

    @Test("A wheel with control zooms about the pointer; without a view for zooming it scrolls")
    func wheel() throws {
        try run { stage, scrollView, log, view in
            let pointer = CGPoint(x: 80, y: 115)
            let held = view.convert(pointer, from: stage.window)

            stage.holdingControl { stage.scroll(0, 240, at: pointer) }
            stage.advance(by: 1)

            expectEqual(scrollView.zoomScale, 2)
            expectEqual(view.convert(held, to: stage.window), pointer)
            expectEqual(log.calls, ["willZoom", "scroll", "zoom", "didEndZoom 2.0"])

            log.zoomed = nil
            stage.holdingControl { stage.scroll(0, -48, at: pointer) }
            stage.advance(by: 1)

            expectEqual(scrollView.zoomScale, 2)
            #expect(scrollView.contentOffset.y > 115)
        }
    }

    @Test("Each notch of a wheel with control zooms, however fast they come")
    func notches() throws {
        try run { stage, scrollView, _, _ in
            for _ in 0..<5 {
                stage.holdingControl { stage.scroll(0, 48, at: CGPoint(x: 80, y: 115)) }
                stage.advance(by: 0.05)
            }
            stage.advance(by: 1)

            #expect(abs(scrollView.zoomScale - 2) < 1e-9)
        }
    }

    @Test("Keys zoom the last zoomed view, wherever it is")
    func keysElsewhere() throws {
        try Stage.run(size: CGSize(width: 320, height: 460), rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController?.view)
            let log = ScrollLog()
            let scrollView = UIScrollView(frame: CGRect(x: 10, y: 10, width: 200, height: 200))
            let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
            scrollView.addSubview(content)
            scrollView.contentSize = content.frame.size
            scrollView.maximumZoomScale = 4
            scrollView.delegate = log
            log.zoomed = content
            root.addSubview(scrollView)
            stage.settle()

            stage.holdingControl { stage.scroll(0, 240, at: CGPoint(x: 100, y: 100)) }
            stage.advance(by: 1)
            stage.key(.keyboardEqualSign, .control)
            stage.advance(by: 1)

            expectEqual(scrollView.zoomScale, 2.5)
        }
    }
}

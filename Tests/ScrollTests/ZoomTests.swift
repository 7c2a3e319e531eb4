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

    enum Placement: CaseIterable { case contentGuide, ownSides, ownSize, frameGuide }

    /// Shows a scroll view of 300 by 300 points whose content of 400 by 200 points is placed by constraints.
    private func runWithConstraints(
        _ placement: Placement = .contentGuide, _ body: (Stage, UIScrollView, ScrollLog, UIView) throws -> Void
    ) throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 400, height: 200)).image { _ in }
        try Stage.run(size: CGSize(width: 320, height: 460), rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController?.view)
            let (scrollView, log) = (UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300)), ScrollLog())
            let content = placement == .ownSize ? UIImageView(image: image) : UIView()
            content.translatesAutoresizingMaskIntoConstraints = false
            scrollView.contentInsetAdjustmentBehavior = .never
            scrollView.maximumZoomScale = 4
            scrollView.minimumZoomScale = 0.5
            scrollView.delegate = log
            log.zoomed = content
            root.addSubview(scrollView)
            scrollView.addSubview(content)
            let guide = scrollView.contentLayoutGuide
            if placement == .ownSides {
                NSLayoutConstraint.activate([
                    content.topAnchor.constraint(equalTo: scrollView.topAnchor),
                    content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
                    content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
                    content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
                ])
            } else {
                NSLayoutConstraint.activate([
                    content.topAnchor.constraint(equalTo: guide.topAnchor),
                    content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                    content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                    content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                ])
            }
            let (width, height) = (content.widthAnchor, content.heightAnchor)
            switch placement {
            case .ownSize: break
            case .frameGuide:
                width.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: 100).isActive = true
                height.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor, constant: -100).isActive = true
            case .contentGuide, .ownSides:
                width.constraint(equalToConstant: 400).isActive = true
                height.constraint(equalToConstant: 200).isActive = true
            }
            stage.settle()
            expectEqual(content.frame, CGRect(x: 0, y: 0, width: 400, height: 200))
            try body(stage, scrollView, log, content)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test(
        "A zoomed view that is placed by constraints keeps its scaled frame across layouts",
        arguments: Placement.allCases)
    func constraints(placement: Placement) throws {
        try runWithConstraints(placement) { stage, scrollView, _, content in
            for scale in [2, 0.5, 3, 1, 2] as [CGFloat] {
                scrollView.zoomScale = scale
                for _ in 0..<3 {
                    expectEqual(scrollView.contentSize, CGSize(width: 400 * scale, height: 200 * scale))
                    expectEqual(content.frame, CGRect(x: 0, y: 0, width: 400 * scale, height: 200 * scale))
                    scrollView.setNeedsLayout()
                    stage.advance(by: 0.1)
                }
            }
            scrollView.contentOffset = CGPoint(x: 450, y: 90)
            scrollView.setNeedsLayout()
            stage.settle()
            expectEqual(scrollView.contentOffset, CGPoint(x: 450, y: 90))
        }
    }

    @Test("Fingers zoom a view that is placed by constraints about their center")
    func constraintsInPinch() throws {
        try runWithConstraints { stage, scrollView, log, content in
            stage.touchDown(at: CGPoint(x: 140, y: 250), finger: 1)
            stage.touchDown(at: CGPoint(x: 160, y: 250), finger: 2)
            for step in 1...10 {
                stage.advance(by: 0.016)
                stage.touchMove(to: CGPoint(x: 140 - 3 * CGFloat(step), y: 250), finger: 1)
                stage.touchMove(to: CGPoint(x: 160 + 3 * CGFloat(step), y: 250), finger: 2)
                stage.settle()
                let scale = scrollView.zoomScale
                #expect(abs(scrollView.contentSize.width - 400 * scale) < 1e-6)
                #expect(abs(content.frame.minX) < 1e-6 && abs(content.frame.maxY - 200 * scale) < 1e-6)
            }
            #expect(scrollView.zoomScale > 2)
            stage.touchUp(at: CGPoint(x: 110, y: 250), finger: 1)
            stage.touchUp(at: CGPoint(x: 190, y: 250), finger: 2)
            stage.advance(by: 1)

            let scale = scrollView.zoomScale
            #expect(abs(scrollView.contentSize.height - 200 * scale) < 1e-6)
            #expect(abs(content.frame.minX) < 1e-6 && abs(content.frame.maxX - 400 * scale) < 1e-6)
            expectEqual(log.lines.filter { $0.hasPrefix("didEndZoom") }.count, 1)
        }
    }

    @Test("The content around a zoomed view, and a size that changes while zoomed, are part of the content size")
    func constraintsThatChange() throws {
        try runWithConstraints { stage, scrollView, _, content in
            let constraints = scrollView.constraints
            let top = try #require(constraints.first { $0.firstItem === content && $0.firstAttribute == .top })
            let width = try #require(content.constraints.first { $0.firstAttribute == .width })
            scrollView.zoomScale = 2
            stage.settle()

            top.constant = 30
            width.constant = 350
            stage.settle()

            expectEqual(scrollView.contentSize, CGSize(width: 700, height: 430))
            expectEqual(content.frame, CGRect(x: 0, y: 30, width: 700, height: 400))

            scrollView.zoomScale = 1
            expectEqual(scrollView.contentSize, CGSize(width: 350, height: 230))
            stage.settle()
            expectEqual(scrollView.contentSize, CGSize(width: 350, height: 230))
            expectEqual(content.frame, CGRect(x: 0, y: 30, width: 350, height: 200))
        }
    }
}

import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
private final class HoverLog {
    var lines: [String] = []

    func hovered(_ recognizer: UIHoverGestureRecognizer) {
        let change =
            switch recognizer.state {
            case .began: "in"
            case .ended: "out"
            default: "moved"
            }
        lines.append("\(recognizer.view?.tag ?? -1) \(change)")
    }
}

@Suite("Wheels, trackpads, keys, pointers")
@MainActor
struct InputTests {
    private let point = CGPoint(x: 100, y: 100)

    @Test("Notches of a wheel add up, and their drag ends when the wheel has stopped")
    func wheel() throws {
        let controller = ScrollController(contentSize: CGSize(width: 390, height: 5000))
        try Stage.run(rootViewController: controller) { stage in
            let (view, log) = (controller.scrollView, controller.log)
            log.clear()

            for _ in 0..<3 {
                stage.scroll(0, -48, at: point)
                stage.advance(by: 0.05)
            }
            expectTrue(view.isDragging)
            stage.advance(by: 2)

            expectEqual(view.contentOffset.y, 144)
            expectEqual(log.calls.first, "willDrag 0.0")
            expectEqual(log.lines.filter { $0.hasPrefix("didEnd") }.count, 1)
            expectEqual(log.flags(view), "---")
        }
    }

    @Test("A wheel stops at the edges, and then scrolls the enclosing scroll view")
    func edges() throws {
        let controller = ScrollController(contentSize: CGSize(width: 390, height: 5000))
        try Stage.run(rootViewController: controller) { stage in
            let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
            inner.contentSize = CGSize(width: 390, height: 440)
            controller.scrollView.addSubview(inner)
            stage.settle()

            stage.scroll(0, -48, at: point)
            stage.advance(by: 1)
            expectEqual(inner.contentOffset.y, 40)
            expectEqual(controller.scrollView.contentOffset.y, 0)

            stage.scroll(0, -48, at: point)
            stage.advance(by: 1)
            expectEqual(inner.contentOffset.y, 40)
            expectEqual(controller.scrollView.contentOffset.y, 48)
        }
    }

    @Test("A wheel moves a different view under the pointer, which is hovered then")
    func hoverAfterWheel() throws {
        let controller = ScrollController(contentSize: CGSize(width: 390, height: 5000))
        try Stage.run(rootViewController: controller) { stage in
            let log = HoverLog()
            for row in 0..<20 {
                let view = UIView(frame: CGRect(x: 0, y: 48 * row, width: 390, height: 48))
                view.tag = row
                view.addGestureRecognizer(UIHoverGestureRecognizer(target: log, action: HoverLog.hovered(_:)))
                controller.scrollView.addSubview(view)
            }
            stage.mouse(.hovered, point, button: 0)
            stage.advance(by: 0.1)
            expectEqual(log.lines, ["2 in"])

            stage.scroll(0, -48, at: point)
            stage.advance(by: 1)
            expectEqual(controller.scrollView.contentOffset.y, 48)
            expectEqual(log.lines, ["2 in", "2 out", "3 in"])

            stage.advance(by: 1)
            stage.mouse(.hovered, CGPoint(x: 101, y: 100), button: 0)
            expectEqual(log.lines, ["2 in", "2 out", "3 in", "3 moved"])
        }
    }

    @Test("A trackpad's content follows at once, and continues with its velocity")
    func trackpad() throws {
        let controller = ScrollController(contentSize: CGSize(width: 390, height: 5000))
        try Stage.run(rootViewController: controller) { stage in
            for step in 1...10 {
                stage.scroll(0, -10.5, at: point, isContinuous: true)
                #expect(abs(controller.scrollView.contentOffset.y - 10.5 * Double(step)) <= 0.5)
                stage.advance(by: 0.016)
            }
            stage.advance(by: 4)

            // 656 points a second: about 320 more.
            #expect((380...460).contains(controller.scrollView.contentOffset.y))
            expectFalse(controller.scrollView.isDecelerating)
        }
    }

    @Test("A notch turns a page")
    func pages() throws {
        let controller = ScrollController(contentSize: CGSize(width: 390, height: 844 * 4))
        try Stage.run(rootViewController: controller) { stage in
            controller.scrollView.isPagingEnabled = true

            stage.scroll(0, -48, at: point)
            stage.scroll(0, -48, at: point)
            stage.advance(by: 2)

            expectEqual(controller.scrollView.contentOffset.y, 844)
        }
    }

    @Test("Keys scroll the view of the controller in front: arrows, pages, the ends")
    func keys() throws {
        let controller = ScrollController(contentSize: CGSize(width: 390, height: 5000))
        try Stage.run(rootViewController: controller) { stage in
            let view = controller.scrollView
            @MainActor func press(_ key: UIKeyboardHIDUsage, repeats: Int = 0) -> CGFloat {
                stage.key(key, repeats: repeats)
                stage.advance(by: 1)
                return view.contentOffset.y
            }

            expectEqual(press(.keyboardDownArrow), 60)
            expectEqual(press(.keyboardDownArrow, repeats: 2), 240)
            expectEqual(press(.keyboardUpArrow), 180)
            expectEqual(press(.keyboardPageDown), 984)
            expectEqual(press(.keyboardSpacebar), 1788)
            expectEqual(press(.keyboardPageUp), 984)
            expectEqual(press(.keyboardEnd), 5000 - 844.0)
            controller.log.clear()
            expectEqual(press(.keyboardHome), 0)
            expectEqual(controller.log.calls, ["shouldTop", "scroll", "didAnimate", "didTop"])

            view.allowsKeyboardScrolling = false
            expectEqual(press(.keyboardDownArrow), 0)
        }
    }

    @Test("Keys do not scroll a view that is in no window or behind a modal presentation", arguments: 0..<4)
    func hiddenScrollView(kind: Int) throws {
        let controller = ScrollController(contentSize: CGSize(width: 390, height: 5000))
        let navigation = UINavigationController(rootViewController: controller)
        try Stage.run(rootViewController: navigation) { stage in
            // Keys prefer the scroll view that the user has scrolled last.
            stage.scroll(0, -48, at: CGPoint(x: 100, y: 400))
            stage.advance(by: 2)
            let offset = controller.scrollView.contentOffset.y
            let page = UIViewController()
            switch kind {
            case 0: navigation.pushViewController(page, animated: true)
            case 1: navigation.present(page, animated: true)
            case 2:
                page.modalPresentationStyle = .fullScreen
                navigation.present(page, animated: true)
            default:
                page.modalPresentationStyle = .formSheet
                controller.present(page, animated: true)
            }
            stage.advance(by: 1)

            for key in [UIKeyboardHIDUsage.keyboardDownArrow, .keyboardEnd] {
                stage.press(key)
                stage.advance(by: 0.5)
            }

            expectEqual(controller.scrollView.contentOffset.y, offset)
        }
    }

    @Test("A pointer drags the indicator, and the content with it")
    func indicator() throws {
        let controller = ScrollController(contentSize: CGSize(width: 390, height: 8440))
        try Stage.run(rootViewController: controller) { stage in
            let view = controller.scrollView
            view.flashScrollIndicators()
            stage.settle()

            // The indicator is 83.8 points long, from 3 to 841; 754.2 points are 7596 of the content's.
            stage.mouse(.began, CGPoint(x: 385, y: 40))
            stage.mouse(.moved, CGPoint(x: 385, y: 140))
            #expect(abs(view.contentOffset.y - 7596 * 100 / 754.2) < 1)
            stage.mouse(.moved, CGPoint(x: 385, y: 2000))
            expectEqual(view.contentOffset.y, 7596)
            stage.mouse(.ended, CGPoint(x: 385, y: 2000))

            expectFalse(view.isDragging)
        }
    }

    @Test("The display continues a fling while the main thread is idle")
    func blocked() throws {
        let controller = ScrollController(contentSize: CGSize(width: 40, height: 60000))
        try Stage.run(size: CGSize(width: 40, height: 600), rootViewController: controller) { stage in
            let view = controller.scrollView
            view.backgroundColor = .blue
            for row in stride(from: 0, to: 60, by: 2) {
                let stripe = UIView(frame: CGRect(x: 0, y: row * 100, width: 40, height: 100))
                stripe.backgroundColor = .red
                view.addSubview(stripe)
            }
            stage.fling(from: CGPoint(x: 20, y: 580), by: -560, steps: 20)
            let offset = view.contentOffset.y
            let image = stage.snapshotWithoutMain(after: 0.5)

            // 3500 points a second: 550 + 3500 · 0.499 · (1 − 0.998^500) = 1654.6
            let shown = (offset + 3500 * 0.499 * (1 - pow(0.998, 500))).rounded()
            for y in stride(from: 5, to: 600, by: 10) {
                let isRed = Int((shown + Double(y) + 0.5) / 100) % 2 == 0
                let place = (shown + Double(y)).truncatingRemainder(dividingBy: 100)
                guard place > 2, place < 98, let color = image.map({ UIImage(cgImage: $0) })?.pixel(20, y) else {
                    continue
                }
                expectEqual((color >> 16 & 255 > color & 255), isRed)
            }
            expectEqual(view.contentOffset.y, offset)
        }
    }
}

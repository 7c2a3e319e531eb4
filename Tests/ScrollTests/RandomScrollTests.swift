import Expectations
import IrekoTesting
import RandomSupport
import TestSupport
import Testing
import UIKit

@Suite("Scroll views, random")
@MainActor
struct RandomScrollTests {
    @Test(
        "After any actions, flags are consistent, the offset is finite, and in range once scrolling has ended",
        arguments: RandomSeeds.batches(200))
    func random(seeds: RandomSeeds) throws {
        for seed in seeds {
            var random = SeededGenerator(seed: UInt64(seed))
            let controller = ScrollController(contentSize: CGSize(width: 400, height: 3000))
            try Stage.run(size: CGSize(width: 300, height: 500), rootViewController: controller) { stage in
                let (view, log) = (controller.scrollView, controller.log)
                let content = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 3000))
                view.addSubview(content)
                log.zoomed = content
                var finger: CGPoint?
                var drags = 0
                for _ in 0..<60 {
                    switch random.below(22) {
                    case 0...3:
                        let point = CGPoint(x: random.number(0, 300), y: random.number(0, 500))
                        if finger == nil { stage.touchDown(at: point) }
                        finger = finger ?? point
                    case 4...8:
                        guard let now = finger else { continue }
                        let next = CGPoint(x: now.x + random.number(-90, 90), y: now.y + random.number(-200, 200))
                        stage.touchMove(to: next)
                        finger = next
                    case 9, 10:
                        guard let now = finger else { continue }
                        if random.below(5) == 0 { stage.touchCancel(at: now) } else { stage.touchUp(at: now) }
                        finger = nil
                    case 11:
                        view.setContentOffset(
                            CGPoint(x: random.number(-100, 500), y: random.number(-500, 4000)),
                            animated: random.below(2) == 0)
                    case 12: view.contentOffset.y += random.number(-500, 500)
                    case 13: view.contentSize = CGSize(width: random.number(-10, 900), height: random.number(-10, 5000))
                    case 14: view.contentInset.top = random.number(-50, 100)
                    case 15: view.isPagingEnabled = random.below(2) == 0
                    case 16: view.bounces = random.below(2) == 0
                    case 17:
                        stage.scroll(
                            random.number(-100, 100), random.number(-100, 100), at: CGPoint(x: 50, y: 50),
                            isContinuous: random.below(2) == 0)
                    case 18: stage.key(random.pick([.keyboardPageDown, .keyboardHome, .keyboardEnd, .keyboardUpArrow]))
                    case 19:
                        view.maximumZoomScale = random.number(0.5, 4)
                        view.setZoomScale(random.number(0.2, 5), animated: random.below(2) == 0)
                    case 20: view.isScrollEnabled = random.below(4) > 0
                    default: stage.resize(to: CGSize(width: random.number(50, 500), height: random.number(50, 700)))
                    }
                    if random.below(3) > 0 { stage.advance(by: random.number(0, 0.3)) }

                    let offset = view.contentOffset
                    expectTrue(offset.x.isFinite && offset.y.isFinite, "seed \(seed)")
                    expectTrue(!view.isDecelerating || !view.isScrollAnimating, "seed \(seed)")
                    if finger == nil { expectFalse(view.isTracking, "seed \(seed)") }
                    drags += 1
                }
                if let finger { stage.touchUp(at: finger) }
                view.isScrollEnabled = true
                stage.advance(by: 8)
                view.contentInset.bottom = view.contentInset.bottom == 1 ? 2 : 1
                stage.settle()

                expectEqual(log.flags(view), "---", "seed \(seed)")
                expectTrue(!view.isScrollAnimating && !view.isZooming && !view.isZoomBouncing, "seed \(seed)")
                let (inset, size, offset) = (view.adjustedContentInset, view.bounds.size, view.contentOffset)
                let mostX = max(-inset.left, view.contentSize.width + inset.right - size.width)
                let mostY = max(-inset.top, view.contentSize.height + inset.bottom - size.height)
                expectTrue(offset.x >= -inset.left - 0.001 && offset.x <= mostX + 0.001, "seed \(seed)")
                expectTrue(offset.y >= -inset.top - 0.001 && offset.y <= mostY + 0.001, "seed \(seed)")
                // Each drag that began ended.
                let began = log.lines.filter { $0.hasPrefix("willDrag") }.count
                let ended = log.lines.filter { $0.hasPrefix("didEnd ") }.count
                #expect(began <= ended, "seed \(seed)")
                let decelerations = log.lines.filter { $0.hasPrefix("willDecelerate") }.count
                expectEqual(decelerations, log.lines.filter { $0.hasPrefix("didDecelerate") }.count, "seed \(seed)")
            }
        }
    }
}

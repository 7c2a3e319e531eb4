import Expectations
import Foundation
import RandomSupport
import Testing

@testable import UIKitCore

@MainActor
@Suite("The position of a popover")
struct PopoverLayoutTests {
    private func layout(
        _ source: CGRect?, _ content: CGSize = CGSize(width: 320, height: 480),
        in size: CGSize = CGSize(width: 1024, height: 1366), _ directions: UIPopoverArrowDirection = .any
    ) -> PopoverLayout {
        var layout = PopoverLayout(bounds: CGRect(origin: .zero, size: size), contentSize: content)
        layout.source = source
        layout.permittedDirections = directions
        return layout
    }

    private func expect(
        _ layout: PopoverLayout, _ frame: CGRect, _ direction: UIPopoverArrowDirection, _ offset: CGFloat = 0,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        expectEqual(
            layout.placement, PopoverPlacement(frame: frame, arrowDirection: direction, arrowOffset: offset),
            sourceLocation: sourceLocation)
    }

    private let middle = CGRect(x: 500, y: 600, width: 40, height: 40)

    // MARK: Recorded

    @Test("The popover has content and arrow: 320 by 493 above or below, 333 by 480 at a side")
    func sizes() {
        expect(layout(middle), CGRect(x: 360, y: 640, width: 320, height: 493), .up)
        expect(
            layout(middle, in: CGSize(width: 1024, height: 1366), .down),
            CGRect(x: 360, y: 107, width: 320, height: 493), .down)
        expect(
            layout(middle, in: CGSize(width: 1024, height: 1366), .left),
            CGRect(x: 540, y: 380, width: 333, height: 480), .left)
        expect(
            layout(middle, in: CGSize(width: 1024, height: 1366), .right),
            CGRect(x: 167, y: 380, width: 333, height: 480), .right)
    }

    @Test(
        "On a phone in landscape a popover from the middle is at a side, as high as the window minus 40 points"
    )
    func phoneOnItsSide() {
        let button = CGRect(x: 353, y: 192, width: 30, height: 30)

        expect(
            layout(button, in: CGSize(width: 736, height: 414)), CGRect(x: 383, y: 30, width: 333, height: 374), .left,
            -10)
    }

    @Test("Without a direction there is no arrow, and the popover is centered on its source")
    func noArrow() {
        let point = CGRect(x: 512, y: 683, width: 0, height: 0)

        expect(
            layout(point, in: CGSize(width: 1024, height: 1366), []), CGRect(x: 352, y: 443, width: 320, height: 480),
            [])
    }

    // MARK: Chosen

    @Test("A popover that does not fit below is above, and if it fits in neither, it is at the side with more room")
    func order() {
        let size = CGSize(width: 1024, height: 768)

        expect(
            layout(CGRect(x: 500, y: 600, width: 40, height: 40), in: size),
            CGRect(x: 360, y: 107, width: 320, height: 493), .down)
        expect(
            layout(CGRect(x: 500, y: 400, width: 40, height: 40), in: size),
            CGRect(x: 167, y: 180, width: 333, height: 480), .right)
        expect(
            layout(CGRect(x: 400, y: 400, width: 40, height: 40), in: size),
            CGRect(x: 440, y: 180, width: 333, height: 480), .left)
    }

    @Test("Of two sides with equal room the trailing side is first")
    func direction() {
        var layout = layout(CGRect(x: 492, y: 364, width: 40, height: 40), in: CGSize(width: 1024, height: 768))

        let leftToRight = layout.placement.arrowDirection
        layout.isRightToLeft = true

        expectEqual(leftToRight, .left)
        expectEqual(layout.placement.arrowDirection, .right)
    }

    @Test("Near an edge the popover keeps its margin, and the arrow points at the source")
    func edge() {
        expect(
            layout(CGRect(x: 930, y: 100, width: 40, height: 40)), CGRect(x: 694, y: 140, width: 320, height: 493), .up,
            96)
    }

    @Test("At a corner the arrow keeps its distance from the popover's round corner")
    func corner() {
        let placement = layout(CGRect(x: 1004, y: 100, width: 20, height: 40)).placement

        expectEqual(placement.frame.maxX, 1014)
        // 13 for the corner and half of 27.
        expectEqual(placement.frame.midX + placement.arrowOffset, 1014 - 26.5)
    }

    @Test("Margins are measured from the edges, the upper one from the status bar, and safe areas are avoided")
    func margins() {
        var layout = layout(nil, CGSize(width: 5000, height: 5000), in: CGSize(width: 1000, height: 500))
        let usual = layout.placement.frame
        layout.margins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let own = layout.placement.frame
        layout.safeAreaInsets = UIEdgeInsets(top: 50, left: 44, bottom: 21, right: 44)

        expectEqual(usual, CGRect(x: 10, y: 30, width: 980, height: 460))
        expectEqual(own, CGRect(x: 2, y: 21, width: 994, height: 476))
        expectEqual(layout.placement.frame, CGRect(x: 44, y: 51, width: 912, height: 428))
    }

    @Test("A popover that is too large shrinks, or covers its source if permitted")
    func tooLarge() {
        var layout = layout(
            CGRect(x: 500, y: 330, width: 40, height: 40), CGSize(width: 1000, height: 400),
            in: CGSize(width: 1024, height: 768))

        expect(layout, CGRect(x: 14, y: 370, width: 1000, height: 388), .up, 6)
        layout.canOverlapSource = true
        expect(layout, CGRect(x: 14, y: 345, width: 1000, height: 413), .up, 6)
    }

    @Test("A popover of a source that fills the window is over it")
    func fullSource() {
        let placement = layout(CGRect(x: 0, y: 0, width: 1024, height: 1366)).placement

        expectEqual(placement.frame.size, CGSize(width: 320, height: 493))
    }

    @Test("Without a source, or with a malformed rectangle, a popover is in the middle without an arrow")
    func noSource() {
        let expected = CGRect(x: 352, y: 453, width: 320, height: 480)

        for source in [nil, CGRect.null, .infinite, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)] as [CGRect?] {
            expect(layout(source), expected, [])
        }
    }

    // MARK: Random

    @Test(
        "At any position, a popover is inside the margins, has no negative size, and its tip touches a fitting source"
    )
    func random() {
        var random = SeededGenerator(seed: 7)
        let single: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
        for _ in 0..<4000 {
            func number(_ low: Double, _ high: Double) -> CGFloat { random.number(low, high) }
            var layout = layout(
                CGRect(x: number(-200, 1300), y: number(-200, 1300), width: number(0, 500), height: number(0, 500)),
                CGSize(width: number(-10, 900), height: number(-10, 900)),
                in: CGSize(width: number(0, 1200), height: number(0, 1200)),
                UIPopoverArrowDirection(rawValue: UInt(random.below(16))))
            layout.margins = UIEdgeInsets(
                top: number(0, 40), left: number(0, 40), bottom: number(0, 40), right: number(0, 40))
            layout.isRightToLeft = random.below(2) == 0
            layout.canOverlapSource = random.below(4) == 0
            layout.scale = CGFloat(1 + random.below(3))

            let (placement, area) = (layout.placement, layout.area)
            let frame = placement.frame

            expectTrue(frame.width >= 0 && frame.height >= 0 && area.width >= 0 && area.height >= 0)
            expectTrue(lies(frame, in: area), "\(layout)")
            expectTrue(
                placement.arrowDirection.isEmpty || layout.permittedDirections.contains(placement.arrowDirection))
            expectTrue(placement.arrowDirection.isEmpty || single.contains(placement.arrowDirection))
            expectTip(of: placement, layout)
        }
    }

    private func lies(_ rect: CGRect, in area: CGRect) -> Bool {
        rect.minX >= area.minX - 0.001 && rect.maxX <= area.maxX + 0.001 && rect.minY >= area.minY - 0.001
            && rect.maxY <= area.maxY + 0.001
    }

    /// If the middle of the source is within the arrow's reach and the popover did not shrink or move, the tip touches
    /// the source.
    private func expectTip(of placement: PopoverPlacement, _ layout: PopoverLayout) {
        guard let source = layout.source, lies(source, in: layout.bounds), !placement.arrowDirection.isEmpty else {
            return
        }
        let (frame, reach, pixel) = (placement.frame, layout.metrics.arrowReach, 1 / layout.scale)
        let isVertical = placement.arrowDirection.isVertical
        let wanted = CGSize(
            width: max(0, layout.contentSize.width) + (isVertical ? 0 : 13),
            height: max(0, layout.contentSize.height) + (isVertical ? 13 : 0))
        let area = layout.area
        let (middle, first, last) =
            isVertical ? (source.midX, area.minX, area.maxX) : (source.midY, area.minY, area.maxY)
        let length = isVertical ? frame.width : frame.height
        let inside: Bool =
            switch placement.arrowDirection {
            case .up: source.maxY >= area.minY && source.maxY + wanted.height <= area.maxY
            case .down: source.minY <= area.maxY && source.minY - wanted.height >= area.minY
            case .left: source.maxX >= area.minX && source.maxX + wanted.width <= area.maxX
            default: source.minX <= area.maxX && source.minX - wanted.width >= area.minX
            }
        guard frame.size == wanted, inside, length >= 2 * reach, middle >= first + reach, middle <= last - reach else {
            return
        }
        let tip = CGPoint(x: frame.minX + placement.tip.x, y: frame.minY + placement.tip.y)
        #expect(source.insetBy(dx: -pixel, dy: -pixel).contains(tip), "\(layout) \(placement)")
    }
}

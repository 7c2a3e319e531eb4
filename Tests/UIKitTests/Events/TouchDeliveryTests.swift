import CoreGraphics
import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite("Delivery of touches", .serialized)
struct TouchDeliveryTests {
    @Test("A touch is delivered to its hit view from beginning to end")
    func hitView() {
        let stage = EventStage()
        let view = stage.addView(50, 50)

        stage.down(60, 70)
        stage.move(300, 300)
        stage.up(300, 300)

        expectEqual(view.log, ["began", "moved", "ended"])
        expectEqual(view.locations, [CGPoint(x: 10, y: 20), CGPoint(x: 250, y: 250), CGPoint(x: 250, y: 250)])
    }

    @Test("A move to the same point is not a move")
    func samePlace() {
        let stage = EventStage()
        let view = stage.addView()

        stage.down(10, 10)
        stage.move(10, 10)
        stage.up(10, 10)

        expectEqual(view.log, ["began", "ended"])
    }

    @Test("Unhandled touches are passed up the responder chain")
    func chain() {
        let stage = EventStage()
        let outer = stage.addView()
        outer.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))

        stage.tap(10, 10)

        expectEqual(outer.log, ["began", "ended"])
    }

    @Test("The front window gets the touch")
    func frontWindow() {
        let stage = EventStage()
        let behind = stage.addView()
        let front = UIWindow(windowScene: stage.scene)
        front.windowLevel = .alert
        let view = TouchLogView(frame: front.bounds)
        front.addSubview(view)
        front.isHidden = false

        stage.tap(10, 10)

        expectEmpty(behind.log)
        expectEqual(view.log, ["began", "ended"])
    }

    @Test("A second finger needs isMultipleTouchEnabled")
    func multipleTouch() {
        let stage = EventStage()
        let single = stage.addView(0, 0)
        let multiple = stage.addView(200, 0)
        multiple.isMultipleTouchEnabled = true

        for (x, view) in [(10.0, single), (210.0, multiple)] {
            stage.down(x, 10, finger: 1)
            stage.down(x, 20, finger: 2)
            stage.up(x, 10, finger: 1)
            stage.up(x, 20, finger: 2)
            expectEqual(view.log, view === single ? ["began", "ended"] : ["began", "began", "ended", "ended"])
        }
    }

    @Test("isExclusiveTouch keeps other views out")
    func exclusiveTouch() {
        let stage = EventStage()
        let exclusive = stage.addView(0, 0)
        let other = stage.addView(200, 0)
        exclusive.isExclusiveTouch = true

        stage.down(10, 10, finger: 1)
        stage.tap(210, 10, finger: 2)
        stage.up(10, 10, finger: 1)
        expectEmpty(other.log)

        stage.down(210, 10, finger: 1)
        stage.tap(10, 10, finger: 2)
        stage.up(210, 10, finger: 1)
        expectEqual(exclusive.log, ["began", "ended"])
        expectEqual(other.log, ["began", "ended"])
    }

    @Test("A removed view keeps its touch")
    func removedView() {
        let stage = EventStage()
        let view = stage.addView()

        stage.down(10, 10)
        view.removeFromSuperview()
        stage.move(20, 20)
        stage.up(20, 20)

        expectEqual(view.log, ["began", "moved", "ended"])
    }

    @Test("A window that leaves its scene keeps its touch")
    func removedWindow() {
        let stage = EventStage()
        let view = stage.addView()

        stage.down(10, 10)
        stage.window.windowScene = nil
        stage.move(20, 20)
        stage.up(20, 20)

        expectEqual(view.log, ["began", "moved", "ended"])
    }

    @Test("Losing the focus cancels touches")
    func losingFocus() {
        let stage = EventStage()
        let view = stage.addView()
        stage.down(10, 10)

        stage.scene.handle(.focus(false))
        stage.up(10, 10)

        expectEqual(view.log, ["began", "cancelled"])
    }

    @Test("The tap count grows with quick taps near each other")
    func tapCount() {
        let stage = EventStage()
        let view = stage.addView()

        stage.tap(10, 10)
        stage.wait(0.3)
        stage.tap(30, 10)
        stage.wait(0.36)
        stage.tap(30, 10)
        stage.wait(0.1)
        stage.tap(100, 10)

        expectEqual(view.tapCounts, [1, 2, 1, 1])
    }

    @Test("Buttons of a pointer are in the mask")
    func buttons() {
        let stage = EventStage()
        let view = stage.addView()
        var masks: [UIEvent.ButtonMask] = []
        view.onTouch = { masks.append(stage.scene.input.gestures.event?.buttonMask ?? []) }

        stage.mouse(.began, 10, 10, button: 3)
        stage.mouse(.began, 10, 10, button: 1)
        stage.mouse(.moved, 20, 10, button: 1)
        stage.mouse(.ended, 20, 10, button: 1)
        stage.mouse(.ended, 20, 10, button: 3)
        stage.mouse(.hovered, 30, 30, button: 0)

        expectEqual(view.log, ["began", "moved", "ended"])
        expectEqual(masks, [.secondary, [.primary, .secondary], .secondary])
    }

    @Test("Non-finite locations are dropped or corrected")
    func notFinite() {
        let stage = EventStage()
        var reports: [String] = []
        let subscription = UIContext.current.diagnostics.subscribe { reports.append($0.message) }
        defer { subscription.end() }
        let view = stage.addView()

        stage.down(.nan, 10)
        stage.down(10, 10)
        stage.move(.infinity, 10)
        stage.up(.nan, .nan)

        expectEqual(view.log, ["began", "ended"])
        expectEqual(view.locations.last, CGPoint(x: 10, y: 10))
        expectEqual(reports.count, 3)
    }

    @Test("A lost finger is cancelled when it touches again")
    func lostFinger() {
        let stage = EventStage()
        let view = stage.addView()

        stage.down(10, 10)
        stage.down(20, 20)
        stage.up(20, 20)

        expectEqual(view.log, ["began", "cancelled", "began", "ended"])
    }
}

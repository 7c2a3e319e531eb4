import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor private final class Receiver {
    var calls: [String] = []

    func plain() { calls.append("plain") }
    func sender(_ sender: UIControl) { calls.append("sender") }
    func anything(_ sender: Any) { calls.append("anything") }
    func button(_ sender: UIButton) { calls.append("button") }
    func event(_ sender: UIControl, event: UIEvent?) { calls.append(event == nil ? "no event" : "event") }
    func sureEvent(_ sender: UIControl, event: UIEvent) { calls.append("sure event") }
}

@MainActor @Suite("UIControl", .serialized)
struct UIControlTests {
    private static let touchEvents: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "drag inside"),
        (.touchDragOutside, "drag outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
        (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
    ]

    private final class Log { var lines: [String] = [] }

    private func follow(_ control: UIControl) -> Log {
        let log = Log()
        for (event, name) in Self.touchEvents {
            control.addAction(UIAction { _ in log.lines.append(name) }, for: event)
        }
        return log
    }

    /// Runs a test with a control of 100 × 100 points at (100, 100).
    private func onScreen(_ control: UIControl, _ body: (Stage) throws -> Void) throws {
        try Stage.run(size: CGSize(width: 400, height: 400)) { stage in
            control.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
            stage.window.addSubview(control)
            stage.advance(by: 0.02)
            try body(stage)
        }
    }

    @Test("Methods of all kinds are called in order")
    func order() {
        let (control, receiver) = (UIControl(), Receiver())
        control.addTarget(receiver, action: Receiver.plain, for: .valueChanged)
        control.addTarget(receiver, action: Receiver.sender(_:), for: .valueChanged)
        control.addTarget(receiver, action: Receiver.anything(_:), for: .valueChanged)
        control.addTarget(receiver, action: Receiver.button(_:), for: .valueChanged)
        control.addTarget(receiver, action: Receiver.event(_:event:), for: .valueChanged)
        control.addTarget(receiver, action: Receiver.sureEvent(_:event:), for: .valueChanged)

        control.sendActions(for: .valueChanged)
        control.sendActions(for: .editingChanged)

        expectEqual(receiver.calls, ["plain", "sender", "anything", "no event", "sure event"])
    }

    @Test("Targets are kept weakly")
    func weakTargets() {
        let control = UIControl()
        weak var gone: Receiver?
        do {
            let receiver = Receiver()
            gone = receiver
            control.addTarget(receiver, action: Receiver.plain, for: .valueChanged)
            expectEqual(control.allTargets.count, 1)
            expectEqual(control.allControlEvents, .valueChanged)
        }

        control.sendActions(for: .valueChanged)

        expectNil(gone)
        expectEmpty(control.allTargets)
        #expect(control.allControlEvents.isEmpty)
    }

    private final class NamedReceiver: UIResponder {
        var calls: [String] = []

        override class var namedActions: NamedActions {
            super.namedActions
                .adding("save", NamedReceiver.save)
                .adding("send:", NamedReceiver.send(_:))
        }

        func save() { calls.append("save") }
        func send(_ sender: Any?) { calls.append("send") }
    }

    @Test("allTargets contains the targets themselves, and their methods are found by name")
    func allTargets() throws {
        try Stage.run(rootViewController: UIViewController()) { _ in
            let (control, receiver, plain) = (UIControl(), NamedReceiver(), Receiver())
            control.addTarget(receiver, action: "save", for: .touchUpInside)
            control.addTarget(receiver, action: "send:", for: [.touchUpInside, .valueChanged])
            control.addTarget(plain, action: Receiver.plain, for: .touchUpInside)
            #expect(control.allTargets.contains(receiver))
            expectEqual(control.allTargets.count, 2)

            // As tests of programs simulate a tap.
            for target in control.allTargets {
                for name in control.actions(forTarget: target, forControlEvent: .touchUpInside) ?? [] {
                    UIApplication.shared.sendAction(Selector(name), to: target.base, from: control, for: nil)
                }
            }

            expectEqual(receiver.calls, ["save", "send"])
            control.addTarget(nil, action: "copy:", for: .touchUpInside)
            expectTrue(control.allTargets.contains { $0.base is NSNull })
            expectEqual(control.actions(forTarget: NSNull(), forControlEvent: .touchUpInside), ["copy:"])
            expectEqual(control.actions(forTarget: nil, forControlEvent: .touchUpInside), ["copy:"])
        }
    }

    @Test("Removed targets are not called")
    func removedTargets() {
        let (control, receiver) = (UIControl(), Receiver())
        control.addTarget(receiver, action: Receiver.plain, for: [.valueChanged, .touchDown])

        control.removeTarget(receiver, action: nil, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .touchDown)

        expectEqual(receiver.calls, ["plain"])
        control.removeTarget(nil, action: nil, for: .allEvents)
        #expect(control.allControlEvents.isEmpty)
    }

    @Test("A method is removed by its reference; a method with the same argument types is removed with it")
    func removedReferences() throws {
        try Stage.run(size: CGSize(width: 10, height: 10)) { stage in
            let (control, receiver) = (UIControl(), Receiver())
            control.addTarget(receiver, action: Receiver.plain, for: [.valueChanged, .touchDown])
            control.addTarget(receiver, action: Receiver.sender(_:), for: .valueChanged)
            control.addTarget(receiver, action: Receiver.anything(_:), for: .valueChanged)

            control.removeTarget(receiver, action: Receiver.plain, for: .valueChanged)
            control.removeTarget(receiver, action: Receiver.sender(_:), for: .valueChanged)
            control.sendActions(for: .valueChanged)
            control.sendActions(for: .touchDown)
            let calls = receiver.calls
            control.addTarget(receiver, action: Receiver.plain, for: .touchUpInside)
            control.addTarget(receiver, action: Receiver.plain, for: .touchUpInside)
            control.removeTarget(receiver, action: Receiver.plain, for: .touchUpInside)
            control.sendActions(for: .touchUpInside)

            expectEqual(calls, ["anything", "plain"])
            expectEqual(receiver.calls, calls)
            expectEqual(stage.diagnostics.map(\.rule), ["control"])
        }
    }

    @Test("An action of the same identifier replaces the old one")
    func sameIdentifier() {
        let control = UIControl()
        var calls: [String] = []
        control.addAction(UIAction(identifier: .init("a")) { _ in calls.append("first") }, for: .valueChanged)
        control.addAction(UIAction(identifier: .init("a")) { _ in calls.append("second") }, for: .valueChanged)

        control.sendActions(for: .valueChanged)
        control.removeAction(identifiedBy: .init("a"), for: .valueChanged)
        control.sendActions(for: .valueChanged)

        expectEqual(calls, ["second"])
    }

    @Test("An action has its sender while it runs")
    func sender() {
        let control = UIControl()
        var sender: Any?
        let action = UIAction { sender = $0.sender }
        control.addAction(action, for: .valueChanged)

        control.sendActions(for: .valueChanged)

        expectIdentical(sender as? UIControl, control)
        expectNil(action.sender)
    }

    @Test("Removing a target while actions are sent takes effect")
    func removingWhileSending() {
        let control = UIControl()
        var calls: [String] = []
        let second = UIAction { _ in calls.append("second") }
        control.addAction(
            UIAction { _ in
                calls.append("first")
                control.removeAction(second, for: .valueChanged)
            }, for: .valueChanged)
        control.addAction(second, for: .valueChanged)

        control.sendActions(for: .valueChanged)

        expectEqual(calls, ["first"])
    }

    @Test("Handlers are enumerated until stopped")
    func enumeration() {
        let (control, receiver) = (UIControl(), Receiver())
        control.addTarget(receiver, action: Receiver.plain, for: .touchDown)
        control.addAction(UIAction { _ in }, for: .touchUpInside)

        var events: [UIControl.Event] = []
        control.enumerateEventHandlers { action, target, event, stop in
            events.append(event)
            stop = target === receiver && action == nil
        }

        expectEqual(events, [.touchDown])
    }

    @Test("A tap is touchDown and touchUpInside")
    func tap() throws {
        let control = UIControl()
        let log = follow(control)

        try onScreen(control) { stage in
            stage.touchDown(at: CGPoint(x: 150, y: 150))
            expectTrue(control.isTracking)
            expectTrue(control.isTouchInside)
            expectTrue(control.isHighlighted)
            stage.touchUp(at: CGPoint(x: 150, y: 150))
        }

        expectEqual(log.lines, ["down", "up inside"])
        expectFalse(control.isTracking)
        expectEqual(control.state, .normal)
    }

    @Test("A drag leaves the control and returns")
    func drag() throws {
        let control = UIControl()
        let log = follow(control)

        try onScreen(control) { stage in
            stage.touchDown(at: CGPoint(x: 150, y: 150))
            stage.touchMove(to: CGPoint(x: 150, y: 160))
            stage.advance(by: 0.02)
            stage.touchMove(to: CGPoint(x: 150, y: 390))
            stage.advance(by: 0.02)
            expectFalse(control.isHighlighted)
            expectFalse(control.isTouchInside)
            expectTrue(control.isTracking)
            stage.touchMove(to: CGPoint(x: 150, y: 150))
            stage.advance(by: 0.02)
            expectTrue(control.isHighlighted)
            stage.touchMove(to: CGPoint(x: 390, y: 390))
            stage.advance(by: 0.02)
            stage.touchUp(at: CGPoint(x: 390, y: 390))
        }

        expectEqual(
            log.lines,
            [
                "down", "drag inside", "exit", "drag outside", "enter", "drag inside", "exit", "drag outside",
                "up outside",
            ])
    }

    @Test("A finger near the control is still inside")
    func nearby() throws {
        let control = UIControl()
        let log = follow(control)

        try onScreen(control) { stage in
            stage.touchDown(at: CGPoint(x: 150, y: 150))
            stage.touchMove(to: CGPoint(x: 150, y: 260))
            stage.advance(by: 0.02)
            stage.touchUp(at: CGPoint(x: 150, y: 260))
        }

        expectEqual(log.lines, ["down", "drag inside", "up inside"])
    }

    @Test("A cancelled touch sends touchCancel")
    func cancelledTouch() throws {
        let control = UIControl()
        let log = follow(control)

        try onScreen(control) { stage in
            stage.touchDown(at: CGPoint(x: 150, y: 150))
            stage.touchCancel(at: CGPoint(x: 150, y: 150))
        }

        expectEqual(log.lines, ["down", "cancel"])
        expectFalse(control.isHighlighted)
    }

    @Test("Leaving the window cancels")
    func leavingWindow() throws {
        let control = UIControl()
        let log = follow(control)

        try onScreen(control) { stage in
            stage.touchDown(at: CGPoint(x: 150, y: 150))
            control.removeFromSuperview()
        }

        expectEqual(log.lines, ["down", "cancel"])
    }

    @Test("A disabled control gets touches and sends no events")
    func disabled() throws {
        let control = UIControl()
        control.isEnabled = false
        let log = follow(control)

        try onScreen(control) { $0.tap(at: CGPoint(x: 150, y: 150)) }

        expectEmpty(log.lines)
        expectEqual(control.state, .disabled)
    }

    @Test("Disabling ends the touch")
    func disabling() throws {
        let control = UIControl()
        let log = follow(control)

        try onScreen(control) { stage in
            stage.touchDown(at: CGPoint(x: 150, y: 150))
            control.isEnabled = false
            stage.touchUp(at: CGPoint(x: 150, y: 150))
        }

        expectEqual(log.lines, ["down", "cancel"])
        expectEqual(control.state, .disabled)
    }

    @Test("A subclass may refuse to track")
    func refusing() throws {
        final class Refusing: UIControl {
            var continues = false
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { continues }
            override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
        }
        let control = Refusing()
        let log = follow(control)

        try onScreen(control) { stage in
            stage.tap(at: CGPoint(x: 150, y: 150))
            expectEmpty(log.lines)
            stage.advance(by: 2)
            control.continues = true
            stage.touchDown(at: CGPoint(x: 150, y: 150))
            stage.touchMove(to: CGPoint(x: 155, y: 150))
            stage.advance(by: 0.02)
            expectFalse(control.isTracking)
            stage.touchUp(at: CGPoint(x: 155, y: 150))
        }

        expectEqual(log.lines, ["down"])
    }

    @Test("A second tap sends touchDownRepeat")
    func doubleTap() throws {
        let control = UIControl()
        let log = follow(control)

        try onScreen(control) { stage in
            stage.tap(at: CGPoint(x: 150, y: 150))
            stage.tap(at: CGPoint(x: 150, y: 150))
        }

        expectEqual(log.lines, ["down", "up inside", "down", "repeat", "up inside"])
    }
}

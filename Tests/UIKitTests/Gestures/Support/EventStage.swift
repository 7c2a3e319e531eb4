import CoreGraphics
import Foundation
import QuartzCore
import RenderServer
import Synchronization
import UIKit

@testable import UIKitCore

/// A display without output.
final class BlankDisplay: Display {
    private let textInput = Mutex<TextInputState?>(nil)
    var textInputState: TextInputState? { textInput.withLock { $0 } }
    /// The area of the active text input.
    var textInputArea: CGRect? { textInput.withLock { $0?.area } }

    var mode: DisplayMode { DisplayMode(size: CGSize(width: 400, height: 800), scale: 1) }
    func submit(_ commit: Commit) {}
    func setWantsFrameEvents(_ wants: Bool) {}
    func setTitle(_ title: String) {}
    func requestSize(_ size: CGSize) {}
    func setTextInput(_ text: TextInputState?) { textInput.withLock { $0 = text } }
    func snapshot() -> CGImage? { nil }
}

/// A scene with one window of 400 by 800 points whose input and time a test controls.
@MainActor
final class EventStage {
    let scene: UIWindowScene
    let window: UIWindow
    let display = BlankDisplay()
    let loop = EmbeddedEventLoop()

    init() {
        MainLoop.current = loop
        scene = UIWindowScene(screen: UIScreen(display: display))
        window = UIWindow(windowScene: scene)
        window.makeKeyAndVisible()
    }

    nonisolated deinit {}

    var time: Double { loop.clock.now }

    func wait(_ seconds: Double) {
        // Another test may have made its stage since.
        MainLoop.current = loop
        loop.advance(to: time + seconds)
    }

    // MARK: Fingers

    func down(_ x: Double, _ y: Double, finger: Int64 = 1) { send(.began, x, y, finger) }
    func move(_ x: Double, _ y: Double, finger: Int64 = 1, after delay: Double = 0.01) {
        wait(delay)
        send(.moved, x, y, finger)
    }
    func up(_ x: Double, _ y: Double, finger: Int64 = 1, after delay: Double = 0.01) {
        wait(delay)
        send(.ended, x, y, finger)
    }
    func cancel(_ x: Double, _ y: Double, finger: Int64 = 1) { send(.cancelled, x, y, finger) }

    func tap(_ x: Double, _ y: Double, finger: Int64 = 1) {
        down(x, y, finger: finger)
        up(x, y, finger: finger, after: 0.05)
    }

    /// Ten even moves, 0.01 s apart, with the finger down before and after.
    func drag(from start: CGPoint, to end: CGPoint, finger: Int64 = 1) {
        for step in 1...10 {
            let part = Double(step) / 10
            move(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part, finger: finger)
        }
    }

    private func send(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double, _ finger: Int64) {
        MainLoop.current = loop
        let event = PointerEvent(
            kind: .touch, contact: finger, phase: phase, location: CGPoint(x: x, y: y), button: 0, time: time)
        scene.handle(.pointer(event))
    }

    // MARK: Pointer, wheel and keys

    func mouse(_ phase: PointerEvent.Phase, _ x: Double, _ y: Double, button: Int = 1) {
        let event = PointerEvent(
            kind: .mouse, contact: 0, phase: phase, location: CGPoint(x: x, y: y), button: button, time: time)
        scene.handle(.pointer(event))
    }

    func scroll(_ dx: Double, _ dy: Double, at point: CGPoint = CGPoint(x: 100, y: 100)) {
        MainLoop.current = loop
        scene.handle(.scroll(ScrollEvent(location: point, delta: CGVector(dx: dx, dy: dy), time: time)))
    }

    func key(
        _ usage: UIKeyboardHIDUsage, isDown: Bool, isRepeat: Bool = false, characters: String = "",
        modifiers: KeyEvent.Modifiers = []
    ) {
        scene.handle(
            .key(
                KeyEvent(
                    isDown: isDown, isRepeat: isRepeat, usage: usage.rawValue, characters: characters,
                    modifiers: modifiers, time: time)))
    }

    // MARK: Views

    func addView(_ x: Double = 0, _ y: Double = 0, _ width: Double = 200, _ height: Double = 200) -> TouchLogView {
        let view = TouchLogView(frame: CGRect(x: x, y: y, width: width, height: height))
        window.addSubview(view)
        return view
    }
}

/// A view that logs its callbacks.
final class TouchLogView: UIView {
    var log: [String] = []
    var locations: [CGPoint] = []
    var tapCounts: [Int] = []
    /// Called at the end of each callback.
    var onTouch: (() -> Void)?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        tapCounts += touches.map(\.tapCount)
        note("began", touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }

    private func note(_ what: String, _ touches: Set<UITouch>) {
        for touch in touches {
            log.append(what)
            locations.append(touch.location(in: self))
        }
        onTouch?()
    }
}

/// Logs the states of its actions.
@MainActor
final class ActionLog {
    var states: [UIGestureRecognizer.State] = []
    /// The recognizers' names, one for each action.
    var names: [String] = []
    var onAction: ((UIGestureRecognizer) -> Void)?

    nonisolated deinit {}

    func note(_ recognizer: UIGestureRecognizer) {
        states.append(recognizer.state)
        names.append(recognizer.name ?? "")
        onAction?(recognizer)
    }

    func add<R: UIGestureRecognizer>(_ recognizer: R, to view: UIView, name: String? = nil) -> R {
        recognizer.name = name
        recognizer.addTarget(self, action: ActionLog.note(_:))
        view.addGestureRecognizer(recognizer)
        return recognizer
    }
}

/// A delegate that calls closures.
final class AnsweringDelegate: NSObject, UIGestureRecognizerDelegate {
    var shouldBegin: (UIGestureRecognizer) -> Bool = { _ in true }
    var shouldReceive: (UITouch) -> Bool = { _ in true }
    var simultaneous: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
    var requireFailure: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
    var requiredToFail: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { shouldBegin(recognizer) }
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        shouldReceive(touch)
    }
    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { simultaneous(recognizer, other) }
    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool { requireFailure(recognizer, other) }
    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { requiredToFail(recognizer, other) }
}

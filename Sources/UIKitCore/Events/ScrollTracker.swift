import CoreGraphics
import RenderServer

/// Groups the events of a wheel into scroll sequences.
///
/// A wheel does not report the beginning and end of scrolling: a sequence begins with the first event and ends after a
/// `pause` without events.
@MainActor
struct ScrollTracker {
    /// A sequence ends after this number of seconds without an event. It is longer than the time between two notches of
    /// a wheel.
    static let pause = 0.15

    @MainActor
    private final class Sequence {
        let window: UIWindow
        let view: UIView
        let environment: GestureEnvironment
        var location: CGPoint
        var time: Double
        var isContinuous = false
        var hasEnded = false
        var timer: GestureTimer?

        init(window: UIWindow, view: UIView, environment: GestureEnvironment, location: CGPoint, time: Double) {
            (self.window, self.view, self.environment) = (window, view, environment)
            (self.location, self.time) = (location, time)
        }

        nonisolated deinit {}

        func send(_ phase: UIScrollEvent.Phase, delta: CGVector, modifierFlags: UIKeyModifierFlags) {
            let event = UIScrollEvent(
                phase: phase, window: window, view: view, locationInWindow: location, delta: delta,
                isContinuous: isContinuous)
            event.environment = environment
            event.timestampStorage = time
            event.modifierFlagsStorage = modifierFlags
            UIApplication.shared.sendEvent(event)
        }

        func end(at time: Double) {
            guard !hasEnded else { return }
            hasEnded = true
            timer?.cancel()
            self.time = time
            send(.ended, delta: .zero, modifierFlags: [])
        }
    }

    private var sequence: Sequence?

    mutating func handle(
        _ scroll: ScrollEvent, in scene: UIWindowScene, environment: GestureEnvironment,
        modifierFlags: UIKeyModifierFlags
    ) {
        environment.runTimers(through: scroll.time)
        if let sequence, !sequence.hasEnded {
            sequence.time = scroll.time
            sequence.isContinuous = scroll.isContinuous
            sequence.location = sequence.window.layer.convert(scroll.location, from: scene.screen.rootLayer)
            arm(sequence)
            sequence.send(.changed, delta: scroll.delta, modifierFlags: modifierFlags)
            return
        }
        guard let hit = SceneInput.hitTest(scroll.location, in: scene, with: nil) else { return }
        let sequence = Sequence(
            window: hit.window, view: hit.view, environment: environment, location: hit.location, time: scroll.time)
        sequence.isContinuous = scroll.isContinuous
        self.sequence = sequence
        arm(sequence)
        sequence.send(.began, delta: scroll.delta, modifierFlags: modifierFlags)
    }

    private func arm(_ sequence: Sequence) {
        sequence.timer?.cancel()
        let deadline = sequence.time + Self.pause
        sequence.timer = sequence.environment.schedule(at: deadline) { sequence.end(at: deadline) }
    }

    mutating func end() {
        if let sequence { sequence.end(at: sequence.time) }
        sequence = nil
    }
}

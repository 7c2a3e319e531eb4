import CoreGraphics
import Foundation

/// A recognizer that may recognize a touch that lifted a view's items: for example, the recognizer of a context menu.
@MainActor
package protocol RecognizesBesideLift: UIGestureRecognizer {}

// Chosen (Dragging): A context menu on the same view opens over the lifted items after its half second; further
// movement closes it.
/// Recognizes a touch that lifts and carries items: a finger that is down for a moment, or a pointer that moves with
/// its button down. The recognizer begins with the lift and continues until the touch ends. During a drag, a tap adds
/// items to the drag.
final class DragLiftRecognizer: UIGestureRecognizer {
    weak var interaction: UIDragInteraction?
    private(set) var activity: DragActivity?
    private var timer: GestureTimer?
    /// The touch that lifts the items, and its position when it began or lifted them.
    private var carrier: (touch: UITouch, start: CGPoint)?
    /// A finger that adds items when it is lifted.
    private var tap: (touch: UITouch, start: CGPoint)?

    /// Whether a touch that may lift items is down.
    var isWaiting: Bool { carrier != nil && state == .possible }

    // Chosen (Dragging): A finger lifts after 0.35 seconds and carries after 10 points; a pointer does both after 3
    // points.
    private static let liftDuration = 0.35
    private static let fingerSlop: CGFloat = 10
    private static let pointerSlop: CGFloat = 3

    private var running: DragActivity? { view?.window?.windowScene?.modalInput as? DragActivity }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is any RecognizesBesideLift)
            && interaction?.allowsSimultaneousRecognitionDuringLift != true
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventingGestureRecognizer is any RecognizesBesideLift)
            && interaction?.allowsSimultaneousRecognitionDuringLift != true
    }

    /// A list's pans wait for a pointer, which can move farther than their 10 points in one event.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UIPanGestureRecognizer && otherGestureRecognizer.view === view && running == nil
            && sequenceTouches.contains { $0.type == .indirectPointer }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        if running != nil {
            tap = (touch, touch.locationInWindow)
        } else if carrier != nil || touches.count > 1 || interaction?.delegate == nil {
            if state.isActive { for touch in touches { ignore(touch, for: event) } } else { state = .failed }
        } else if touch.type == .indirectPointer {
            if event.buttonMask.contains(.secondary) {
                state = .failed
            } else {
                carrier = (touch, touch.locationInWindow)
            }
        } else {
            carrier = (touch, touch.locationInWindow)
            timer = arbiter.schedule(at: event.timestamp + Self.liftDuration) { [weak self] in
                guard let self, state == .possible else { return }
                lift()
            }
        }
    }

    /// Lifts the items. Without items, the recognizer fails.
    private func lift() {
        guard let interaction, let carrier, let view, let scene = view.window?.windowScene, running == nil else {
            state = .failed
            return
        }
        let start = carrier.touch.window?.layer.convert(carrier.start, to: scene.screen.rootLayer) ?? carrier.start
        let activity = DragActivity(at: start, in: scene)
        self.activity = activity
        guard activity.lift(from: interaction) else {
            self.activity = nil
            state = .failed
            return
        }
        state = .began
        // A view or a delegate may prevent the recognition.
        if !state.isActive, waiting == nil { dropActivity() }
    }

    private func dropActivity() {
        activity?.cancel()
        activity = nil
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let carrier, touches.contains(carrier.touch) else { return }
        let distance = carrier.touch.locationInWindow.distance(to: carrier.start)
        let isPointer = carrier.touch.type == .indirectPointer
        if activity == nil, distance > (isPointer ? Self.pointerSlop : Self.fingerSlop) {
            if isPointer { lift() } else { state = .failed }
        }
        guard state.isActive, let activity else { return }
        if !activity.isCarried, isPointer || distance > Self.fingerSlop { activity.begin() }
        activity.move(to: carrier.touch.locationInScene)
        if activity.isOver { state = .cancelled } else { state = .changed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if let tap, touches.contains(tap.touch) {
            self.tap = nil
            if let interaction, tap.touch.locationInWindow.distance(to: tap.start) <= Self.fingerSlop {
                running?.addItems(from: interaction, at: tap.touch.location(in: view))
            }
            if carrier == nil { state = .failed }
        }
        guard let carrier, touches.contains(carrier.touch) else { return }
        guard state.isActive, let activity else {
            state = .failed
            return
        }
        activity.release(at: carrier.touch.locationInScene)
        self.activity = nil
        state = .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        guard carrier == nil || touches.contains(where: { $0 === carrier?.touch }) else { return }
        dropActivity()
        state = .cancelled
    }

    override func reset() {
        timer?.cancel()
        (timer, carrier, tap) = (nil, nil, nil)
        dropActivity()
    }
}

import CoreGraphics
import Foundation

/// Recognizes two fingers that rotate around each other. A continuous gesture: `began` after a minimum rotation,
/// `changed` with each movement after that, `ended` when both have lifted.
///
/// Follows <https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer>.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    // MARK: Interpreting the rotating gesture

    /// The rotation in radians since the beginning of the gesture, clockwise on the screen. If it is set, further
    /// rotation is added to the new value. It continues past a full turn. Non-finite values are ignored.
    open var rotation: CGFloat {
        get { rotationStorage }
        set {
            guard newValue.isFinite else { return }
            rotationStorage = newValue
            velocityStorage = 0
            lastTime = nil
        }
    }

    /// The angular velocity, in radians per second.
    open var velocity: CGFloat { velocityStorage }

    // MARK: Recognizing

    // Chosen (Input): A rotation gesture begins after five degrees, a pinch after a change of the distance by 8 points.
    /// Rotation in radians before the gesture begins. It is five degrees; Apple does not document it.
    private static let hysteresis: CGFloat = .pi / 36

    private var rotationStorage: CGFloat = 0
    private var velocityStorage: CGFloat = 0
    private var line: TwoFingerTracker?
    private var lastTime: Double?

    /// Restarts the measurement with the new fingers. More than two fingers are ignored.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in trackedTouches.dropFirst(2) { ignore(touch, for: event) }
        line = TwoFingerTracker(trackedTouches)
        lastTime = event.timestamp
    }

    /// Tracks the angle, and begins after the minimum rotation.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let old = line, let new = TwoFingerTracker(trackedTouches) else { return }
        let turned = new.angle(since: old)
        line = new
        rotationStorage += turned
        if let lastTime, event.timestamp > lastTime {
            velocityStorage = turned / (event.timestamp - lastTime)
        }
        lastTime = event.timestamp
        if state.isActive {
            state = .changed
        } else if waiting == nil, abs(rotationStorage) >= Self.hysteresis {
            rotationStorage -= rotationStorage > 0 ? Self.hysteresis : -Self.hysteresis
            state = .began
        }
    }

    /// Ends the gesture with the last finger.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let rest = trackedTouches.filter { !$0.isUp }
        line = TwoFingerTracker(rest)
        if state.isActive || waiting == .began {
            if rest.isEmpty { state = .ended }
        } else {
            rotationStorage = 0
            if rest.isEmpty { state = .failed }
        }
    }

    /// Cancels the gesture if it has begun; otherwise the gesture fails.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    /// Resets the rotation.
    open override func reset() {
        (rotationStorage, velocityStorage) = (0, 0)
        (line, lastTime) = (nil, nil)
    }
}

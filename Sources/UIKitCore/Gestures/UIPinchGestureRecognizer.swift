import CoreGraphics
import Foundation

/// Recognizes two fingers that move together or apart. A continuous gesture: `began` after a minimum change of their
/// distance, `changed` with each change after that, `ended` when both have lifted. If one finger lifts, movements of
/// the other finger change the location, but not the scale.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer>.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    // MARK: Interpreting the pinching gesture

    /// The distance of the fingers relative to their distance at the beginning of the gesture. If it is set, further
    /// changes are relative to the new value. Non-finite and non-positive values are ignored.
    open var scale: CGFloat {
        get { scaleStorage }
        set {
            guard newValue.isFinite, newValue > 0 else { return }
            scaleStorage = newValue
            velocityStorage = 0
            lastTime = nil
        }
    }

    /// The change of the scale per second.
    open var velocity: CGFloat { velocityStorage }

    // MARK: Recognizing

    /// Change of the distance in points before the gesture begins. Apple does not document it.
    private static let hysteresis: CGFloat = 8

    private var scaleStorage: CGFloat = 1
    private var velocityStorage: CGFloat = 0
    private var line: TwoFingerTracker?
    private var startLength: CGFloat?
    private var lastTime: Double?

    /// Restarts the measurement with the new fingers. More than two fingers are ignored.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        for touch in trackedTouches.dropFirst(2) { ignore(touch, for: event) }
        line = TwoFingerTracker(trackedTouches)
        if startLength == nil { startLength = line?.length }
        lastTime = event.timestamp
    }

    /// Tracks the distance, and begins after the minimum change.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let old = line, let new = TwoFingerTracker(trackedTouches) else {
            if state.isActive { state = .changed }
            return
        }
        if state.isActive || waiting != nil {
            line = new
            advance(by: new.length / old.length, at: event.timestamp)
            if state.isActive { state = .changed }
        } else if let startLength, abs(new.length - startLength) >= Self.hysteresis {
            // The scale is measured from the end of the hysteresis, so that the content does not jump.
            let reference = startLength + (new.length > startLength ? Self.hysteresis : -Self.hysteresis)
            line = new
            advance(by: new.length / max(1, reference), at: event.timestamp)
            state = .began
        }
    }

    private func advance(by factor: CGFloat, at time: Double) {
        let old = scaleStorage
        scaleStorage *= factor
        if let lastTime, time > lastTime { velocityStorage = (scaleStorage - old) / (time - lastTime) }
        lastTime = time
    }

    /// Ends the gesture with the last finger.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let rest = trackedTouches.filter { !$0.isUp }
        line = TwoFingerTracker(rest)
        if state.isActive || waiting == .began {
            if rest.isEmpty { state = .ended }
        } else {
            startLength = line?.length
            if rest.isEmpty { state = .failed }
        }
    }

    /// Cancels the gesture if it has begun; otherwise the gesture fails.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    /// Resets the pinch.
    open override func reset() {
        (scaleStorage, velocityStorage) = (1, 0)
        (line, startLength, lastTime) = (nil, nil, nil)
    }
}

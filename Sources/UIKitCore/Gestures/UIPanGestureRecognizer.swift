import CoreGraphics
import Foundation

/// Recognizes a drag. A continuous gesture: `began` after a minimum distance, `changed` with each movement after that,
/// `ended` with fewer than `minimumNumberOfTouches` remaining.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipangesturerecognizer>.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    // MARK: Configuring the gesture recognizer

    /// The maximum number of fingers; unlimited by default. With more fingers the gesture does not begin. During the
    /// gesture, further fingers are ignored.
    open var maximumNumberOfTouches = Int.max

    /// The minimum number of fingers. The default is 1, which also replaces smaller numbers.
    open var minimumNumberOfTouches = 1

    /// The types of scrolling that also drag: by a wheel (`discrete`) or trackpad (`continuous`); empty by default.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    // MARK: Tracking the location and velocity of the gesture

    /// Returns the translation of the drag in the coordinate space of a view.
    ///
    /// The distance before recognition is excluded, so that the content does not jump at the beginning. New and lifted
    /// fingers do not change it.
    open func translation(in view: UIView?) -> CGPoint { convert(total, to: view) }

    /// Sets the translation. Further movement is added to it. The velocity is unchanged.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard translation.x.isFinite, translation.y.isFinite else { return }
        total = convert(translation, from: view)
    }

    /// Returns the velocity in points per second in the coordinate space of a view; zero when the fingers have
    /// stopped.
    open func velocity(in view: UIView?) -> CGPoint { convert(velocityTracker.velocity, to: view) }

    /// Distance in points before the gesture begins.
    var hysteresis: CGFloat { 10 }

    // MARK: Recognizing

    override func isDrag(along view: UIView) -> Bool {
        let heading = heading(in: view)
        return numberOfTouches == 1 && abs(heading.x) > abs(heading.y)
    }

    private var total = CGVector.zero
    /// The last centroid in the coordinate space of the scene, since the gesture may move the window.
    private var lastCentroid: CGPoint?
    private var velocityTracker = VelocityTracker()

    private var touchRange: ClosedRange<Int> {
        let least = max(1, minimumNumberOfTouches)
        return least...max(least, maximumNumberOfTouches)
    }

    /// Counts the fingers; the translation continues from their new centroid.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if isInTouchlessSequence {
            for touch in touches { ignore(touch, for: event) }
            return
        }
        if numberOfTouches > touchRange.upperBound {
            if state == .possible, waiting == nil {
                state = .failed
                return
            }
            for touch in touches { ignore(touch, for: event) }
        }
        lastCentroid = centroidInScene
        if let lastCentroid, !velocityTracker.isStarted { velocityTracker.start(at: event.timestamp, lastCentroid) }
    }

    /// Adds the movement, and begins after the minimum distance.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !isInTouchlessSequence, let centroid = centroidInScene else { return }
        if let lastCentroid {
            let step = movementInWindow(from: lastCentroid, to: centroid)
            total.dx += step.dx
            total.dy += step.dy
            velocityTracker.add(step, at: event.timestamp)
        }
        lastCentroid = centroid
        if state.isActive {
            state = .changed
        } else if waiting == nil, touchRange.contains(numberOfTouches) {
            beginIfFarEnough()
        }
    }

    private func beginIfFarEnough() {
        let distance = (total.dx * total.dx + total.dy * total.dy).squareRoot()
        guard distance >= hysteresis else { return }
        guard permitsDirection(total) else {
            state = .failed
            return
        }
        if distance > 0 {
            total.dx -= total.dx / distance * hysteresis
            total.dy -= total.dy / distance * hysteresis
        }
        state = .began
    }

    /// Returns whether a drag in a direction (in the window's coordinate space) may begin the gesture.
    func permitsDirection(_ direction: CGVector) -> Bool { true }

    /// Ends the gesture if too few fingers remain.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard !isInTouchlessSequence else { return }
        let rest = trackedTouches.filter { !$0.isUp }
        if state.isActive || waiting == .began {
            guard rest.count < touchRange.lowerBound else {
                lastCentroid = Self.centroid(of: rest.map(\.locationInScene))
                return
            }
            velocityTracker.stop(at: event.timestamp)
            state = .ended
        } else if rest.isEmpty {
            state = .failed
        } else {
            lastCentroid = Self.centroid(of: rest.map(\.locationInScene))
        }
    }

    /// Cancels the gesture if it has begun; otherwise the gesture fails.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if !isInTouchlessSequence { state = .cancelled }
    }

    /// Resets the drag.
    open override func reset() {
        total = .zero
        lastCentroid = nil
        velocityTracker = VelocityTracker()
    }

    // MARK: Scrolling

    func accepts(scrolling event: UIScrollEvent) -> Bool {
        isEnabled && allowedScrollTypesMask.contains(event.isContinuous ? .continuous : .discrete)
            && stateStorage == .possible && !isParticipating
            && shouldReceive(event)
    }

    func scroll(_ event: UIScrollEvent) {
        guard isReceiving else { return }
        lastLocationInWindow = event.locationInWindow
        switch event.phase {
        case .began, .changed:
            if !velocityTracker.isStarted { velocityTracker.start(at: event.timestamp, event.locationInWindow) }
            velocityTracker.add(event.delta, at: event.timestamp)
            total.dx += event.delta.dx
            total.dy += event.delta.dy
            state = state.isActive ? .changed : .began
        case .ended:
            velocityTracker.stop(at: event.timestamp)
            state = state.isActive || waiting == .began ? .ended : .failed
        }
    }

    // MARK: Storyboards and nibs

    override func decode(from coder: DocumentCoder) {
        super.decode(from: coder)
        decodePan(from: coder)
    }

    open override class var namedProperties: NamedProperties { addPanProperties(to: super.namedProperties) }
}

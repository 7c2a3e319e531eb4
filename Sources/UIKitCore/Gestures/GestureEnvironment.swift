import CoreGraphics

/// Determines, for the touches of one scene, which recognizers succeed and which touches the views receive.
///
/// Each event is handled in the same way: recognizers receive the touches and request states (`request`), which the
/// arbitration grants, refuses or defers. Then one `update` grants deferred states, sends actions, delivers touches to
/// the views, and resets finished recognizers. A timer starts the same update. Callbacks only change state; the update
/// repeats until no work is pending.
@MainActor
package final class GestureEnvironment {
    /// The environment of recognizers whose view is outside a window.
    static var detached: GestureEnvironment { UIContext.current.gesturesOutsideOfWindows }

    /// The last touch event.
    private(set) var event: UIEvent?
    /// Recognizers that take part in an open gesture, the innermost view's first.
    var recognizers: [UIGestureRecognizer] = []
    /// Active touches, and touches whose end has not been delivered to their views yet.
    var touches: [UITouch] = []
    var timers: [GestureTimer] = []

    private var isDelivering = false
    private var isUpdating = false
    private var needsUpdate = false
    /// Maximum number of rounds of one update. If an action requests a state in every round, the remaining request
    /// waits for the next event.
    private static let maximumRounds = 16

    init() {}

    nonisolated deinit {}

    // MARK: Touches

    /// Delivers touches to the recognizers, then to the views.
    func deliver(_ event: UIEvent, in window: UIWindow) {
        self.event = event
        runTimers(through: event.timestamp)
        let changed = event.touches.filter { $0.phase != .stationary && $0.window === window }
        guard !changed.isEmpty else { return }
        deliver {
            for touch in changed where touch.phase == .began { register(touch, of: event) }
            for recognizer in recognizers { send(changed, of: event, to: recognizer) }
            for touch in changed {
                if touch.phase == .moved { touch.hasUnsentMove = true }
                guard touch.isUp else { continue }
                for recognizer in touch.recognizers {
                    recognizer.lift(touch)
                    if touch.phase == .cancelled, recognizer.trackedTouches.isEmpty { cancelOrFail(recognizer) }
                }
            }
        }
    }

    private func deliver(_ work: () -> Void) {
        let wasDelivering = isDelivering
        isDelivering = true
        work()
        isDelivering = wasDelivering
        setNeedsUpdate()
    }

    /// Determines the recognizers and the view of a new touch.
    private func register(_ touch: UITouch, of event: UIEvent) {
        prepareDelivery(of: touch)
        touches.append(touch)
        var joined: [UIGestureRecognizer] = []
        var view = touch.view
        while let current = view {
            for recognizer in current.recognizers ?? [] where recognizer.accepts(touch, of: event) {
                recognizer.environment = self
                recognizer.trackedTouches.append(touch)
                recognizer.sequenceTouches.append(touch)
                touch.recognizers.append(recognizer)
                if join(recognizer) { joined.append(recognizer) }
            }
            view = current.superview
        }
        addFailureRequirements(of: joined)
    }

    /// Adds a recognizer to the active ones, sorted from the innermost view. Returns `false` if it is already active.
    func join(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.environment = self
        guard !recognizers.contains(where: { $0 === recognizer }) else { return false }
        let depth = Self.depth(of: recognizer.view)
        recognizer.depth = depth
        let index = recognizers.firstIndex { $0.depth < depth } ?? recognizers.endIndex
        recognizers.insert(recognizer, at: index)
        return true
    }

    private static func depth(of view: UIView?) -> Int {
        var depth = 0
        var view = view
        while let current = view {
            depth += 1
            view = current.superview
        }
        return depth
    }

    private func send(_ touches: [UITouch], of event: UIEvent, to recognizer: UIGestureRecognizer) {
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            guard touches.contains(where: { $0.phase == phase && recognizer.tracks($0) }) else { continue }
            guard recognizer.isReceiving else { return }
            let group = Set(touches.filter { $0.phase == phase && recognizer.tracks($0) })
            switch phase {
            case .began: recognizer.touchesBegan(group, with: event)
            case .moved: recognizer.touchesMoved(group, with: event)
            case .ended: recognizer.touchesEnded(group, with: event)
            default: recognizer.touchesCancelled(group, with: event)
            }
        }
    }

    // MARK: Scrolling and hovering

    /// Delivers scrolling to the pan recognizers that accept it.
    func deliver(_ event: UIScrollEvent) {
        deliver {
            if event.phase == .began {
                var joined: [UIGestureRecognizer] = []
                var view: UIView? = event.view
                while let current = view {
                    for case let pan as UIPanGestureRecognizer in current.recognizers ?? []
                    where pan.accepts(scrolling: event) {
                        pan.isInTouchlessSequence = true
                        if join(pan) { joined.append(pan) }
                    }
                    view = current.superview
                }
                addFailureRequirements(of: joined)
            }
            for case let pan as UIPanGestureRecognizer in recognizers where pan.isInTouchlessSequence {
                pan.scroll(event)
            }
        }
    }

    /// Sends a hover recognizer the location of the pointer, or `nil` when the pointer has left.
    func hover(_ recognizer: UIHoverGestureRecognizer, at location: CGPoint?, in window: UIWindow?) {
        deliver {
            if location != nil {
                recognizer.isInTouchlessSequence = true
                _ = join(recognizer)
            }
            recognizer.hover(at: location)
        }
    }

    // MARK: Updating

    /// Runs an update, immediately or, inside a delivery or an update, after it.
    func setNeedsUpdate() {
        needsUpdate = true
        guard !isDelivering, !isUpdating else { return }
        isUpdating = true
        for _ in 0..<Self.maximumRounds where needsUpdate {
            needsUpdate = false
            recognizeUnblocked()
            sendActions()
            deliverToViews()
            resetFinished()
        }
        isUpdating = false
    }

    private func sendActions() {
        for recognizer in recognizers where recognizer.hasUnsentActions {
            recognizer.hasUnsentActions = false
            recognizer.sendActions()
        }
    }

    private func resetFinished() {
        for recognizer in recognizers where recognizer.stateStorage.isTerminal && !recognizer.hasUnsentActions {
            guard !isAwaited(recognizer) else { continue }
            recognizer.reset()
            recognizer.rememberLocation()
            for touch in recognizer.sequenceTouches { touch.recognizers.removeAll { $0 === recognizer } }
            recognizer.trackedTouches = []
            recognizer.sequenceTouches = []
            recognizer.dynamicFailureRequirements = []
            recognizer.isInTouchlessSequence = false
            recognizer.stateStorage = .possible
            recognizers.removeAll { $0 === recognizer }
        }
        // Recognizers that ignored all their touches make no decision.
        for recognizer in recognizers where !recognizer.isParticipating && recognizer.stateStorage == .possible {
            recognizer.waiting = nil
            recognizers.removeAll { $0 === recognizer }
        }
    }
}

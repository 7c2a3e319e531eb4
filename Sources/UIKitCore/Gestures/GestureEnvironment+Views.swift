import CoreGraphics

/// Delivers touches to views, as far as recognizers permit. The states of a touch are drawn at `ViewDelivery`.
extension GestureEnvironment {
    /// Returns whether the exclusive touch of this view or of a different view permits a touch in a view.
    func permitsExclusively(_ view: UIView, in window: UIWindow) -> Bool {
        for touch in touches where !touch.isUp && touch.window === window && touch.view !== view {
            if view.isExclusiveTouch || touch.view?.isExclusiveTouch == true { return false }
        }
        return true
    }

    /// Determines whether the view receives a new touch.
    func prepareDelivery(of touch: UITouch) {
        guard let view = touch.view else { return }
        let isFirst = !touches.contains { $0.view === view && !$0.isUp && $0.delivery != .none }
        touch.delivery = isFirst || view.isMultipleTouchEnabled ? .withheld : .none
    }

    /// Delivers all pending touches that no recognizer delays.
    func deliverToViews() {
        guard !touches.isEmpty, let event else { return }
        var began: [UITouch] = []
        var moved: [UITouch] = []
        var ended: [UITouch] = []
        var cancelled: [UITouch] = []
        for touch in touches {
            let claim = claim(on: touch)
            if touch.delivery == .withheld {
                if claim != .none || touch.phase == .cancelled {
                    touch.delivery = .finished
                } else if !isUndecided(on: touch, where: \.delaysTouchesBegan) {
                    touch.delivery = scrollViewPermits(touch, event) ? .delivered : .finished
                    if touch.delivery == .delivered { began.append(touch) }
                }
            }
            guard touch.delivery == .delivered else { continue }
            if claim == .cancels || touch.phase == .cancelled {
                touch.delivery = .finished
                cancelled.append(touch)
                continue
            }
            if touch.hasUnsentMove {
                touch.hasUnsentMove = false
                if !touch.isUp { moved.append(touch) }
            }
            if touch.isUp, !isUndecided(on: touch, where: \.delaysTouchesEnded) {
                touch.delivery = .finished
                ended.append(touch)
            }
        }
        touches.removeAll { $0.isUp && ($0.delivery == .none || $0.delivery == .finished) }
        send(began, as: .began, of: event)
        send(moved, as: .moved, of: event)
        send(ended, as: .ended, of: event)
        send(cancelled, as: .cancelled, of: event)
    }

    /// Returns whether the nearest scroll view around a touch's view permits the touch.
    private func scrollViewPermits(_ touch: UITouch, _ event: UIEvent) -> Bool {
        guard let view = touch.view else { return true }
        var ancestor = view.superviewStorage
        while let current = ancestor {
            if let scrollView = current as? UIScrollView {
                return scrollView.touchesShouldBegin([touch], with: event, in: view)
            }
            ancestor = current.superviewStorage
        }
        return true
    }

    private enum Claim {
        case none
        /// A touch that the view has received is kept; a withheld touch is never delivered.
        case discards
        case cancels
    }

    /// Returns the claim of active recognizers on a touch.
    private func claim(on touch: UITouch) -> Claim {
        var claim = Claim.none
        for recognizer in touch.recognizers where recognizer.hasRecognized {
            if recognizer.cancelsTouchesInView { return .cancels }
            if recognizer.delaysTouchesBegan { claim = .discards }
        }
        return claim
    }

    private func isUndecided(on touch: UITouch, where delays: (UIGestureRecognizer) -> Bool) -> Bool {
        touch.recognizers.contains { $0.isUndecided && delays($0) }
    }

    /// Sends touches to their views, with one call per view. Withheld touches are sent with their original location
    /// and time.
    private func send(_ touches: [UITouch], as phase: UITouch.Phase, of event: UIEvent) {
        var rest = touches
        while let view = rest.first?.view {
            let group = rest.filter { $0.view === view }
            rest.removeAll { $0.view === view }
            let now = group.map { ($0.phase, $0.locationInScene, $0.timestamp) }
            for touch in group {
                touch.phase = phase
                guard phase == .began else { continue }
                touch.locationInScene = touch.beganLocationInScene
                touch.timestamp = touch.beganTimestamp
            }
            switch phase {
            case .began: view.touchesBegan(Set(group), with: event)
            case .moved: view.touchesMoved(Set(group), with: event)
            case .ended: view.touchesEnded(Set(group), with: event)
            default: view.touchesCancelled(Set(group), with: event)
            }
            for (touch, state) in zip(group, now) {
                (touch.phase, touch.locationInScene, touch.timestamp) = state
            }
        }
    }
}

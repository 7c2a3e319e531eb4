extension GestureEnvironment {
    // MARK: Requests

    /// Implements the setter of `UIGestureRecognizer.state`.
    func request(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
        switch (recognizer.stateStorage, state) {
        case (.possible, .began), (.possible, .changed), (.possible, .ended):
            if let waiting = recognizer.waiting {
                if state == .ended, waiting == .began { recognizer.waiting = .beganAndEnded }
                return
            }
            attempt(state == .ended ? .ended : .began, recognizer)
        case (.possible, .failed), (.possible, .cancelled):
            fail(recognizer)
        case (.began, .changed), (.changed, .changed):
            recognizer.stateStorage = .changed
            recognizer.hasUnsentActions = true
        case (.began, .ended), (.changed, .ended):
            recognizer.stateStorage = .ended
            recognizer.hasUnsentActions = true
        case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
            recognizer.stateStorage = .cancelled
            recognizer.hasUnsentActions = true
        default:
            return
        }
        // A recognizer without touches (driven by a test or a timer) is updated, too.
        if recognizer.stateStorage != .possible || recognizer.waiting != nil { _ = join(recognizer) }
        setNeedsUpdate()
    }

    /// Cancels the gesture of a recognizer that was disabled.
    func cancel(_ recognizer: UIGestureRecognizer) {
        guard recognizer.isParticipating || recognizer.stateStorage != .possible else { return }
        cancelOrFail(recognizer)
        setNeedsUpdate()
    }

    func cancelOrFail(_ recognizer: UIGestureRecognizer) {
        if recognizer.stateStorage.isActive {
            recognizer.stateStorage = .cancelled
            recognizer.hasUnsentActions = true
        } else if recognizer.stateStorage == .possible {
            fail(recognizer)
        }
    }

    private func fail(_ recognizer: UIGestureRecognizer) {
        recognizer.waiting = nil
        recognizer.stateStorage = .failed
    }

    private func attempt(_ state: WaitingState, _ recognizer: UIGestureRecognizer) {
        let mayBegin = !isLeftToControl(recognizer) && isPermitted(recognizer)
        // A view or the delegate may have disabled the recognizer.
        guard recognizer.stateStorage == .possible, recognizer.waiting == nil else { return }
        guard mayBegin, !isExcluded(recognizer) else { return fail(recognizer) }
        switch requirement(of: recognizer) {
        case .met: recognize(recognizer, as: state == .began ? .began : .ended)
        case .undecided: recognizer.waiting = state
        case .broken: fail(recognizer)
        }
    }

    /// Returns whether the touched views and their superviews up to the recognizer's view, and the delegate, permit the
    /// gesture. UIKit calls `gestureRecognizerShouldBegin(_:)` of each view (reported).
    private func isPermitted(_ recognizer: UIGestureRecognizer) -> Bool {
        var called: [UIView] = []
        for touch in recognizer.sequenceTouches {
            guard let own = recognizer.view, var view = touch.view, view.isInside(own) else { continue }
            while view !== own {
                if !called.contains(where: { $0 === view }) {
                    called.append(view)
                    guard view.gestureRecognizerShouldBegin(recognizer) else { return false }
                }
                guard let next = view.superviewStorage else { break }
                view = next
            }
        }
        return recognizer.view?.gestureRecognizerShouldBegin(recognizer) != false
            && recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) != false
    }

    /// Returns whether a tap or a drag belongs to a control inside the recognizer's view. A control that is dragged
    /// receives its touch immediately.
    private func isLeftToControl(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.sequenceTouches.contains { touch in
            var view = touch.view
            while let current = view, current !== recognizer.view {
                if recognizer.isSingleTap, let control = current as? any SingleTapControl, control.isEnabled {
                    return true
                }
                if let control = current as? any DraggedControl, control.isDragged(by: touch),
                    recognizer.isDrag(along: control)
                {
                    for delay in touch.recognizers where delay is ContentTouchDelay && delay.isUndecided { fail(delay) }
                    return true
                }
                view = current.superviewStorage
            }
            return false
        }
    }

    /// Changes a recognizer to a recognized state. Recognizers that may not recognize simultaneously fail.
    private func recognize(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
        recognizer.waiting = nil
        recognizer.stateStorage = state
        recognizer.hasUnsentActions = true
        for other in recognizers where other !== recognizer && other.isUndecided {
            guard shareTouches(recognizer, other) else { continue }
            if requires(other, recognizer) || excludes(recognizer, other) { fail(other) }
        }
    }

    // MARK: Failure requirements

    private enum Requirement { case met, undecided, broken }

    private func requirement(of recognizer: UIGestureRecognizer) -> Requirement {
        var result = Requirement.met
        for other in recognizers where other !== recognizer && requires(recognizer, other) {
            if other.hasRecognized, shareTouches(recognizer, other) { return .broken }
            if other.isUndecided { result = .undecided }
        }
        return result
    }

    /// Recognizes waiting recognizers whose requirements have failed.
    func recognizeUnblocked() {
        var changed = true
        while changed {
            changed = false
            for recognizer in recognizers {
                guard let waiting = recognizer.waiting else { continue }
                switch requirement(of: recognizer) {
                case .undecided:
                    guard isInCyclicWait(recognizer) else { continue }
                    fail(recognizer)
                case .broken:
                    fail(recognizer)
                case .met:
                    if isExcluded(recognizer) { fail(recognizer) } else { recognizeWaiting(recognizer, as: waiting) }
                }
                changed = true
            }
        }
    }

    private func recognizeWaiting(_ recognizer: UIGestureRecognizer, as waiting: WaitingState) {
        recognize(recognizer, as: waiting == .ended ? .ended : .began)
        guard waiting == .beganAndEnded else { return }
        recognizer.hasUnsentActions = false
        recognizer.sendActions()
        if recognizer.stateStorage.isActive {
            recognizer.stateStorage = .ended
            recognizer.hasUnsentActions = true
        }
    }

    /// Returns whether a waiting recognizer waits only for recognizers that are waiting, too: a cycle, which would
    /// never end.
    private func isInCyclicWait(_ recognizer: UIGestureRecognizer) -> Bool {
        var seen: [UIGestureRecognizer] = []
        var open = [recognizer]
        while let next = open.popLast() {
            if seen.contains(where: { $0 === next }) { continue }
            guard next.waiting != nil else { return false }
            seen.append(next)
            for other in recognizers where other !== next && other.isUndecided && requires(next, other) {
                open.append(other)
            }
        }
        return true
    }

    /// Returns whether an undecided recognizer waits for the failure of the given one, which therefore cannot be reset
    /// yet.
    func isAwaited(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizers.contains { other in
            other !== recognizer && other.isUndecided && requires(other, recognizer)
                && shareTouches(other, recognizer)
        }
    }

    // MARK: Relations

    private func requires(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        recognizer.failureRequirements.contains { $0.recognizer === other }
            || recognizer.dynamicFailureRequirements.contains { $0.recognizer === other }
    }

    /// Adds the failure requirements that subclasses and delegates specify for recognizers that have received their
    /// first touch.
    func addFailureRequirements(of joined: [UIGestureRecognizer]) {
        // Each pair of recognizers that joined together is visited once.
        var asked: Set<ObjectIdentifier> = []
        for recognizer in joined {
            asked.insert(ObjectIdentifier(recognizer))
            for other in recognizers where !asked.contains(ObjectIdentifier(other)) && shareTouches(recognizer, other) {
                addFailureRequirement(of: recognizer, by: other)
                addFailureRequirement(of: other, by: recognizer)
            }
        }
    }

    private func addFailureRequirement(of recognizer: UIGestureRecognizer, by other: UIGestureRecognizer) {
        guard
            recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer)
                || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
                || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true
        else { return }
        recognizer.dynamicFailureRequirements.append(WeakRecognizer(recognizer: other))
    }

    /// Returns whether an active continuous gesture excludes a recognizer.
    private func isExcluded(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizers.contains { other in
            other !== recognizer && other.stateStorage.isActive && shareTouches(other, recognizer)
                && excludes(other, recognizer)
        }
    }

    private func excludes(_ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        guard recognizer.canPrevent(other), other.canBePrevented(by: recognizer) else { return false }
        if recognizer.delegate?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other) == true {
            return false
        }
        return other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: recognizer) != true
    }

    private func shareTouches(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
        if first.isInTouchlessSequence, second.isInTouchlessSequence { return true }
        return first.sequenceTouches.contains { touch in second.sequenceTouches.contains { $0 === touch } }
    }
}

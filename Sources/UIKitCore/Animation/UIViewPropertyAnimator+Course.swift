import Foundation
import QuartzCore

// Implements the state changes of an animator. The public methods document the valid calls.
extension UIViewPropertyAnimator {
    /// Runs the blocks and pauses at the beginning.
    func activate() {
        let length = max(duration, 0.001)
        let driver = AnimationDriver(length: length, curve: pace.curve(lasting: length))
        run.begin(
            driver,
            entry: DrivenViews.Entry(
                driver: driver, isUserInteractionEnabled: isUserInteractionEnabled,
                isManualHitTestingEnabled: isManualHitTestingEnabled))
        let waiting = blocks
        blocks = []
        for block in waiting { animate(block.animations, delayFactor: block.delayFactor) }
        if isReversed { driver.scrub(position: length) }
    }

    /// Runs a block. Its changes are animated after a fraction of the remaining time, until the end.
    func animate(_ animations: () -> Void, delayFactor: Double) {
        guard let driver = run.driver else { return }
        let rest = driver.length - driver.position
        let context = ViewAnimationContext(
            duration: rest * (1 - delayFactor), delay: rest * delayFactor, pacing: .animator(pace), options: [],
            completion: nil)
        context.driver = driver
        context.run(animations)
        // A block may stop or end the animator. Its later changes are not animated.
        if run.driver !== driver || run.phase == .stopped { driver.remove(finished: false) }
    }

    func start(afterDelay delay: TimeInterval) {
        switch run.phase {
        case .inactive:
            activate()
            resume(pace: nil, durationFactor: 0, delay: delay)
        case .paused: resume(pace: nil, durationFactor: 0)
        case .running: break
        case .stopped: raise("A stopped animator (%) cannot be started; finish it first")
        }
    }

    /// Continues from the paused position.
    func resume(pace other: AnimatorPace?, durationFactor: Double, delay: TimeInterval = 0) {
        // A block may have stopped or ended the animator.
        guard run.phase != .inactive, run.phase != .stopped, let driver = run.driver else { return }
        let forwards = !isReversed
        var rest = driver.remaining(forwards: forwards) * duration / driver.length
        let isThere = rest == 0
        if durationFactor > 0, durationFactor.isFinite { rest = durationFactor * duration }
        if let other, let settling = other.settlingDuration { rest = settling }
        if isThere || !UIView.areAnimationsEnabled { rest = 0 }
        let curve = other.map { pace in { (axis: AnimatorPace.Axis) in pace.curve(lasting: rest, axis: axis) } }
        driver.run(forwards: forwards, delay: delay, duration: rest, curve: curve)
        let now = CACurrentMediaTime()
        run.run(self, until: now + delay + rest)
        beginWithCommit(from: now, until: now + delay + rest)
    }

    /// Postpones the start to the commit, as animation blocks do, so that layout before the commit takes no animation
    /// time.
    private func beginWithCommit(from start: Double, until end: Double) {
        let number = run.number
        CATransaction.addCommitHandler(.postLayout) { [weak self] in
            let late = CACurrentMediaTime() - start
            guard let self, late > 0, run.phase == .running, run.number == number else { return }
            run.driver?.postpone(by: late)
            run.run(self, until: end + late)
        }
    }

    /// Reverses from the present position, at the present speed.
    func reverse() {
        guard let driver = run.driver else { return }
        let rate =
            switch driver.clock.state {
            case .alongTime(_, let rate, _): abs(rate)
            case .alongCurve(let from, let to, _, let duration, _): abs(to - from) * driver.length / duration
            case .paused: 1.0
            }
        driver.pause()
        let rest = rate > 0 ? driver.remaining(forwards: !isReversed) * min(duration / driver.length, 1) / rate : 0
        driver.run(forwards: !isReversed, duration: rest)
        run.run(self, until: CACurrentMediaTime() + rest)
    }

    func scrub(to fraction: CGFloat) {
        guard !fraction.isNaN else {
            return Diagnostics.warn(.animator, "\(Diagnostics.name(self)) fractionComplete cannot be NaN")
        }
        guard state != .stopped else {
            return raise("The fractionComplete of a stopped animator (%) cannot be set; finish it first")
        }
        guard isInterruptible else {
            return raise("An animator % that is not interruptible cannot be paused!")
        }
        let isRunning = isRunning
        if state == .inactive { activate() }
        guard let driver = run.driver else { return }
        // Setting the presented fraction has no effect, so that the exact position on the curve is kept.
        if !isRunning, fraction == fractionComplete { return }
        let clamped = min(max(Double(fraction), 0), 1)
        let part = isReversed ? 1 - clamped : clamped
        if scrubsLinearly { driver.scrub(progress: part) } else { driver.scrub(position: part * driver.length) }
        if isRunning { resume(pace: nil, durationFactor: 0) }
    }

    /// Called when the animator has reached its end.
    func reachEnd() {
        guard let driver = run.driver else { return }
        if pausesOnCompletion {
            // A spring may not have settled completely.
            driver.scrub(progress: isReversed ? 0 : 1)
            return run.pause()
        }
        let position: UIViewAnimatingPosition = isReversed ? .start : .end
        driver.setValues(at: position)
        conclude(at: position)
    }

    func stop(withoutFinishing: Bool) {
        run.driver?.setValues(at: .current)
        if withoutFinishing {
            completions = []
            run.end()?.remove(finished: false)
        } else {
            let driver = run.driver
            driver?.pause()
            run.stop()
            driver?.remove(finished: false)
        }
    }

    /// Ends the animator: removes the animations, which ends nested blocks, and calls the completions.
    func conclude(at position: UIViewAnimatingPosition) {
        let ended = completions
        completions = []
        run.end()?.remove(finished: position == .end)
        for completion in ended { completion(position) }
    }
}

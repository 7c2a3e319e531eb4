import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// Property animators at exact times. The expected values are computed by bisection of the Bézier equation.
@MainActor
@Suite("Property animators")
struct PropertyAnimatorTests: AnimatedViewOnStage {
    /// The progress at a fraction of the time, on a cubic Bézier from (0, 0) to (1, 1).
    private func progress(_ time: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
        func value(_ a: Double, _ b: Double, _ s: Double) -> Double {
            3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if value(x1, x2, middle) < time { low = middle } else { high = middle }
        }
        return value(y1, y2, low)
    }

    private func easeIn(_ time: Double) -> Double { progress(time, 0.42, 0, 1, 1) }

    private func time(ofEaseIn value: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if easeIn(middle) < value { low = middle } else { high = middle }
        }
        return low
    }

    // MARK: Running

    @Test("Every initializer's curve has the exact value at several times", arguments: [0.1, 0.25, 0.5, 0.8, 0.95])
    func curves(fraction: Double) throws {
        let frequency = 6.9078 / 0.5
        let damped = frequency * 0.75.squareRoot()
        let seconds = 2 * fraction
        let spring =
            1 - exp(-0.5 * frequency / 2 * seconds)
            * (cos(damped / 2 * seconds) + 0.5 * frequency / damped * sin(damped / 2 * seconds))
        let animators: [(UIViewPropertyAnimator, Double)] = [
            (UIViewPropertyAnimator(duration: 2, curve: .linear), fraction),
            (UIViewPropertyAnimator(duration: 2, curve: .easeInOut), progress(fraction, 0.42, 0, 0.58, 1)),
            (UIViewPropertyAnimator(duration: 2, curve: .easeIn), easeIn(fraction)),
            (UIViewPropertyAnimator(duration: 2, curve: .easeOut), progress(fraction, 0, 0, 0.58, 1)),
            (
                UIViewPropertyAnimator(
                    duration: 2, controlPoint1: CGPoint(x: 0.1, y: 0.7), controlPoint2: CGPoint(x: 0.4, y: 1.5)),
                progress(fraction, 0.1, 0.7, 0.4, 1.5)
            ),
            (UIViewPropertyAnimator(duration: 2, dampingRatio: 0.5), spring),
        ]
        for (animator, expected) in animators {
            try onStage { stage, view in
                animator.addAnimations { view.frame.origin.x = 100 }

                animator.startAnimation()
                stage.advance(by: 2 * fraction)

                expectTrue(isNear(shownX(view), 100 * expected), "\(expected)")
                expectEqual(view.frame.minX, 100)
                expectTrue(animator.isRunning)
            }
        }
    }

    @Test("States and completions from start to end: each completion is called once, in order, after the end")
    func states() throws {
        try onStage { stage, view in
            let animator = linear(view)
            var calls: [String] = []
            animator.addCompletion { calls.append("1 \($0.rawValue) \(animator.state.rawValue)") }
            animator.addCompletion { calls.append("2 \($0.rawValue) \(animator.isRunning)") }
            expectEqual(animator.state, .inactive)
            expectFalse(animator.isRunning)
            expectEqual(view.frame.minX, 0)

            animator.startAnimation()
            expectEqual(animator.state, .active)
            expectTrue(animator.isRunning)
            expectEqual(view.frame.minX, 100)
            stage.advance(by: 0.5)
            expectTrue(isNear(animator.fractionComplete, 0.5))
            stage.advance(by: 0.4999)
            expectEmpty(calls)
            stage.advance(by: 0.0002)

            expectEqual(calls, ["1 0 0", "2 0 false"])
            expectEqual(animator.state, .inactive)
            expectNil(view.layer.animationKeys())
            stage.advance(by: 2)
            expectEqual(calls.count, 2)
        }
    }

    @Test("After its end an animator runs again with only the new animations")
    func again() throws {
        try onStage { stage, view in
            let animator = linear(view)
            var ends = 0
            animator.addCompletion { _ in ends += 1 }
            animator.startAnimation()
            stage.advance(by: 1)

            animator.addAnimations { view.frame.origin.x = 300 }
            animator.startAnimation()
            stage.advance(by: 0.25)

            expectTrue(isNear(shownX(view), 150))
            stage.advance(by: 1)
            expectEqual(ends, 1)
            expectEqual(view.frame.minX, 300)
        }
    }

    @Test("A delay shows the start values first")
    func delay() throws {
        try onStage { stage, view in
            let animator = linear(view)

            animator.startAnimation(afterDelay: 0.5)
            stage.advance(by: 0.4)

            expectEqual(shownX(view), 0)
            expectEqual(animator.delay, 0.5)
            expectTrue(animator.isRunning)
            expectEqual(view.frame.minX, 100)
            stage.advance(by: 0.35)
            expectTrue(isNear(shownX(view), 25))
            stage.advance(by: 0.7499)
            expectTrue(animator.isRunning)
            stage.advance(by: 0.0002)
            expectEqual(animator.state, .inactive)
        }
    }

    @Test("runningPropertyAnimator starts at once, with the curve of its options")
    func running() throws {
        try onStage { stage, view in
            var ends: [UIViewAnimatingPosition] = []
            let animator = UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 1, delay: 0.5, options: .curveEaseIn
            ) {
                view.frame.origin.x = 100
            } completion: {
                ends.append($0)
            }

            stage.advance(by: 1)

            expectTrue(isNear(shownX(view), 100 * easeIn(0.5)))
            expectTrue(animator.isRunning)
            expectEqual(animator.delay, 0.5)
            stage.advance(by: 1)
            expectEqual(ends, [.end])
        }
    }

    @Test("The pixels match the presentation while running, scrubbed and reversed")
    func pixels() throws {
        try onStage { stage, view in
            view.backgroundColor = .red
            let animator = linear(view)
            @MainActor func expectShown(_ x: CGFloat) {
                expectTrue(isNear(shownX(view), x))
                expectEqual(stage.pixel(at: CGPoint(x: x + 5, y: 5)), [255, 0, 0])
                expectNotEqual(stage.pixel(at: CGPoint(x: x - 5, y: 5)), [255, 0, 0])
                expectNotEqual(stage.pixel(at: CGPoint(x: x + 15, y: 5)), [255, 0, 0])
            }

            animator.startAnimation()
            stage.advance(by: 0.5)
            expectShown(50)
            animator.pauseAnimation()
            stage.advance(by: 3)
            expectShown(50)
            animator.fractionComplete = 0.8
            expectShown(80)
            animator.isReversed = true
            expectShown(80)
            animator.startAnimation()
            stage.advance(by: 0.5)
            expectShown(30)
            animator.isReversed = false
            stage.advance(by: 0.25)
            expectShown(55)
            animator.stopAnimation(true)
            expectShown(55)
        }
    }

    // MARK: By hand

    @Test("Scrubbing before the start makes it active, paused and linear; it continues with the rest of the curve")
    func scrubbing() throws {
        try onStage { stage, view in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.frame.origin.x = 100 }
            var ends = 0
            animator.addCompletion { _ in ends += 1 }

            animator.fractionComplete = 0.3
            stage.advance(by: 5)
            expectEqual(animator.state, .active)
            expectFalse(animator.isRunning)
            expectEqual(animator.fractionComplete, 0.3)
            expectTrue(isNear(shownX(view), 30))
            expectEqual(view.frame.minX, 100)
            animator.fractionComplete = 0.6
            expectTrue(isNear(shownX(view), 60))
            animator.startAnimation()
            expectTrue(isNear(shownX(view), 60))

            let left = 1 - time(ofEaseIn: 0.6)
            stage.advance(by: left / 2)
            expectTrue(isNear(shownX(view), 100 * easeIn(1 - left / 2)))
            stage.advance(by: left / 2 - 0.0001)
            expectEqual(ends, 0)
            stage.advance(by: 0.0002)
            expectEqual(ends, 1)
        }
    }

    @Test("Scrubbing follows the curve if scrubsLinearly is off")
    func scrubbingAlongCurve() throws {
        try onStage { stage, view in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.frame.origin.x = 100 }
            animator.scrubsLinearly = false

            animator.fractionComplete = 0.3

            expectTrue(isNear(shownX(view), 100 * easeIn(0.3)))
            expectEqual(animator.fractionComplete, 0.3)
            animator.startAnimation()
            stage.advance(by: 0.2)
            expectTrue(isNear(shownX(view), 100 * easeIn(0.5)))
            expectTrue(isNear(animator.fractionComplete, 0.5))
            animator.stopAnimation(true)
        }
    }

    @Test("Pausing on a curve keeps the state, and setting fractionComplete to its own value does not change it")
    func pausing() throws {
        try onStage { stage, view in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.frame.origin.x = 100 }
            animator.startAnimation()
            stage.advance(by: 0.5)

            animator.pauseAnimation()
            let fraction = animator.fractionComplete
            stage.advance(by: 2)

            expectTrue(isNear(fraction, easeIn(0.5)))
            expectTrue(isNear(shownX(view), 100 * fraction))
            animator.fractionComplete = fraction + 0.1
            expectTrue(isNear(shownX(view), 100 * fraction + 10))
            animator.fractionComplete = fraction
            expectTrue(isNear(shownX(view), 100 * fraction))
            animator.startAnimation()
            stage.advance(by: 0.4999)
            expectTrue(animator.isRunning)
            stage.advance(by: 0.0002)
            expectFalse(animator.isRunning)
        }
    }

    // MARK: Back

    @Test("Reversing while running runs backwards, ends at the start and restores the values")
    func reversing() throws {
        for animator in [
            UIViewPropertyAnimator(duration: 2, curve: .easeIn), UIViewPropertyAnimator(duration: 2, dampingRatio: 0.4),
        ] {
            try onStage { stage, view in
                animator.addAnimations { view.frame.origin.x = 100 }
                var ends: [UIViewAnimatingPosition] = []
                animator.addCompletion { ends.append($0) }
                animator.startAnimation()
                stage.advance(by: 0.5)
                let early = shownX(view)
                stage.advance(by: 0.3)
                let late = shownX(view)

                animator.isReversed = true
                expectTrue(isNear(shownX(view), late))
                expectTrue(animator.isRunning)
                stage.advance(by: 0.3)

                expectTrue(isNear(shownX(view), early))
                stage.advance(by: 0.4999)
                expectEmpty(ends)
                stage.advance(by: 0.0002)
                expectEqual(ends, [.start])
                expectEqual(view.frame.minX, 0)
                expectEqual(animator.state, .inactive)
            }
        }
    }

    @Test("Reversing before the start runs from the end to the start; fractionComplete counts in its direction")
    func reversedFromTheStart() throws {
        try onStage { stage, view in
            let animator = linear(view)
            animator.isReversed = true
            var ends: [UIViewAnimatingPosition] = []
            animator.addCompletion { ends.append($0) }

            animator.startAnimation()
            stage.advance(by: 0.25)

            expectTrue(isNear(shownX(view), 75))
            expectTrue(isNear(animator.fractionComplete, 0.25))
            animator.pauseAnimation()
            animator.fractionComplete = 0.4
            expectTrue(isNear(shownX(view), 60))
            animator.isReversed = false
            expectTrue(isNear(shownX(view), 60))
            expectTrue(isNear(animator.fractionComplete, 0.6))
            animator.isReversed = true
            animator.startAnimation()
            stage.advance(by: 0.61)
            expectEqual(ends, [.start])
            expectEqual(view.frame.minX, 0)
        }
    }

    @Test("Reversing restores colors, transforms, alpha and autoresized subviews")
    func restoring() throws {
        try onStage { stage, view in
            let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .black : .blue }
            let inner = UIView(frame: view.bounds)
            inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(inner)
            view.backgroundColor = dynamic
            view.transform = CGAffineTransform(rotationAngle: 0.5)
            view.layer.cornerRadius = 2
            stage.advance(by: 0)
            let before = (view.bounds, view.center, view.transform)
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                view.backgroundColor = .red
                view.transform = .identity
                view.alpha = 0.25
                view.layer.cornerRadius = 4
                view.bounds.size = CGSize(width: 50, height: 70)
                view.center = CGPoint(x: 100, y: 200)
            }

            animator.startAnimation()
            stage.advance(by: 0.5)
            animator.isReversed = true
            stage.advance(by: 1)

            expectIdentical(view.backgroundColor, dynamic)
            expectEqual(view.alpha, 1)
            expectEqual(view.layer.cornerRadius, 2)
            expectEqual(view.bounds, before.0)
            expectEqual(view.center, before.1)
            expectEqual(view.transform, before.2)
            expectEqual(inner.frame, before.0)
        }
    }

    @Test("A property that other code has set in the meantime is not restored")
    func othersValues() throws {
        try onStage { stage, view in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                view.frame.origin.x = 100
                view.alpha = 0
            }
            animator.startAnimation()
            stage.advance(by: 0.5)

            view.frame.origin.x = 40
            animator.isReversed = true
            stage.advance(by: 1)

            expectEqual(view.frame.minX, 40)
            expectEqual(view.alpha, 1)
        }
    }

    // MARK: Continuing with different timing

    @Test("Continuing with a different curve and length has no jump, and uses that curve for the rest")
    func continuing() throws {
        try onStage { stage, view in
            let animator = linear(view, lasting: 2)
            var ends: [UIViewAnimatingPosition] = []
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
            stage.advance(by: 0.5)
            animator.pauseAnimation()

            animator.continueAnimation(
                withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 0.4)
            expectTrue(isNear(shownX(view), 25))
            stage.advance(by: 0.4)

            expectTrue(isNear(shownX(view), 25 + 75 * easeIn(0.5)))
            animator.pauseAnimation()
            stage.advance(by: 1)
            expectTrue(isNear(shownX(view), 25 + 75 * easeIn(0.5)))
            animator.isReversed = true
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.25)
            stage.advance(by: 0.25)
            expectTrue(isNear(shownX(view), (25 + 75 * easeIn(0.5)) / 2))
            stage.advance(by: 0.2499)
            expectEmpty(ends)
            stage.advance(by: 0.0002)
            expectEqual(ends, [.start])
            expectEqual(view.frame.minX, 0)
        }
    }

    @Test("Continuing without new values uses the remaining time")
    func continuingPlainly() throws {
        try onStage { stage, view in
            let animator = linear(view, lasting: 2)
            animator.startAnimation()
            stage.advance(by: 0.5)
            animator.pauseAnimation()

            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
            stage.advance(by: 1)

            expectTrue(isNear(shownX(view), 75))
            animator.isReversed = true
            stage.advance(by: 0.5)
            expectTrue(isNear(shownX(view), 50))
            animator.stopAnimation(true)
        }
    }

    @Test("A spring's initial velocity applies to each axis, also in a continuation")
    func velocities() throws {
        try onStage { stage, view in
            func spring(_ velocity: Double, at time: Double) -> Double {
                let frequency = 9.2334
                return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time)
            }
            let animator = UIViewPropertyAnimator(
                duration: 1,
                timingParameters: UISpringTimingParameters(
                    dampingRatio: 1, initialVelocity: CGVector(dx: 8, dy: -4)))
            animator.addAnimations { view.frame.origin = CGPoint(x: 100, y: 200) }

            animator.startAnimation()
            stage.advance(by: 0.1)

            let shown = try #require(view.layer.presentation()).frame.origin
            expectTrue(isNear(shown.x, 100 * spring(8, at: 0.1)))
            expectTrue(isNear(shown.y, 200 * spring(-4, at: 0.1)))
            animator.pauseAnimation()
            let fraction = animator.fractionComplete
            animator.fractionComplete = fraction
            animator.fractionComplete = 0.5
            animator.continueAnimation(
                withTimingParameters: UISpringTimingParameters(
                    dampingRatio: 1, initialVelocity: CGVector(dx: 2, dy: 6)), durationFactor: 1)
            stage.advance(by: 0.2)
            let later = try #require(view.layer.presentation()).frame.origin
            expectTrue(isNear(later.x, 50 + 50 * spring(2, at: 0.2)))
            expectTrue(isNear(later.y, 100 + 100 * spring(6, at: 0.2)))
            animator.stopAnimation(true)
        }
    }

    // MARK: Stopping

    @Test("Stopping without finishing leaves the views as presented and calls no completion")
    func stopping() throws {
        try onStage { stage, view in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                view.frame.origin.x = 100
                view.transform = CGAffineTransform(translationX: 0, y: 40)
                view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            }
            var ends = 0
            animator.addCompletion { _ in ends += 1 }
            animator.startAnimation()
            stage.advance(by: 0.25)

            animator.stopAnimation(true)

            expectEqual(animator.state, .inactive)
            expectFalse(animator.isRunning)
            expectNil(view.layer.animationKeys())
            expectTrue(isNear(view.center.x, 30))
            expectTrue(isNear(view.transform.ty, 10))
            #expect(abs((view.backgroundColor?.cgColor.alpha ?? 0) - 0.25) < 0.01)
            stage.advance(by: 2)
            expectEqual(ends, 0)
            expectTrue(isNear(shownX(view), 25))
        }
    }

    @Test(
        "Stopping and finishing at each position", arguments: [UIViewAnimatingPosition.end, .start, .current])
    func finishing(position: UIViewAnimatingPosition) throws {
        try onStage { stage, view in
            let animator = linear(view)
            var ends: [UIViewAnimatingPosition] = []
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
            stage.advance(by: 0.25)

            animator.stopAnimation(false)
            expectEqual(animator.state, .stopped)
            expectFalse(animator.isRunning)
            expectTrue(isNear(view.frame.minX, 25))
            expectEmpty(ends)
            stage.advance(by: 3)
            expectTrue(isNear(animator.fractionComplete, 0.25))
            animator.finishAnimation(at: position)

            expectEqual(ends, [position])
            expectEqual(animator.state, .inactive)
            expectTrue(isNear(view.frame.minX, position == .end ? 100 : position == .start ? 0 : 25))
        }
    }

    @Test("pausesOnCompletion keeps the animator active at the end, so that it can be reversed")
    func pausingOnCompletion() throws {
        try onStage { stage, view in
            let animator = linear(view)
            animator.pausesOnCompletion = true
            var ends: [UIViewAnimatingPosition] = []
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
            stage.advance(by: 3)
            expectEqual(animator.state, .active)
            expectFalse(animator.isRunning)
            expectEmpty(ends)
            expectEqual(shownX(view), 100)

            animator.isReversed = true
            animator.pausesOnCompletion = false
            animator.startAnimation()
            stage.advance(by: 0.5)

            expectTrue(isNear(shownX(view), 50))
            stage.advance(by: 0.6)
            expectEqual(ends, [.start])
            expectEqual(view.frame.minX, 0)
        }
    }
}

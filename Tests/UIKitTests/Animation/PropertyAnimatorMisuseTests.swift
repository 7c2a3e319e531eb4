import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// Calls that raise an exception in UIKit, numbers out of range, and lifetimes.
@MainActor
@Suite("Misuse of property animators")
struct PropertyAnimatorMisuseTests: AnimatedViewOnStage {
    @Test("Calls in the wrong state are errors and have no effect")
    func wrongStates() throws {
        try onStage { stage, view in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 100 }
            var ends = 0
            animator.addCompletion { _ in ends += 1 }
            @MainActor func errors(_ body: () -> Void) -> Int {
                let before = stage.diagnostics.filter { $0.rule == "animator" }.count
                body()
                return stage.diagnostics.filter { $0.rule == "animator" }.count - before
            }

            expectEqual(errors { animator.finishAnimation(at: .end) }, 1)
            expectEqual(errors { animator.stopAnimation(true) }, 0)
            expectEqual(errors { animator.startAnimation(afterDelay: -1) }, 1)
            expectEqual(animator.state, .inactive)
            animator.pauseAnimation()
            expectEqual(errors { animator.startAnimation(afterDelay: 1) }, 1)
            expectFalse(animator.isRunning)
            expectEqual(errors { animator.finishAnimation(at: .end) }, 1)
            expectEqual(errors { animator.isInterruptible = false }, 1)
            expectTrue(animator.isInterruptible)
            animator.stopAnimation(false)
            expectEqual(errors { animator.stopAnimation(true) }, 1)
            expectEqual(errors { animator.startAnimation() }, 1)
            expectEqual(errors { animator.pauseAnimation() }, 1)
            expectEqual(errors { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }, 1)
            expectEqual(errors { animator.fractionComplete = 0.5 }, 1)
            expectEqual(errors { animator.addAnimations { view.alpha = 0 } }, 1)
            expectEqual(view.alpha, 1)
            expectEqual(animator.state, .stopped)
            expectEqual(ends, 0)
            animator.finishAnimation(at: .start)
            expectEqual(ends, 1)
            expectEqual(view.frame.minX, 0)
        }
    }

    @Test(
        "An animator that is stopped by its own block leaves the later changes of the block without an animation",
        arguments: [false, true])
    func stoppedByOwnBlock(withoutFinishing: Bool) throws {
        try onStage { stage, view in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            animator.addAnimations { [unowned animator] in
                animator.stopAnimation(withoutFinishing)
                view.frame.origin.x = 100
            }

            animator.startAnimation()
            let state = animator.state
            stage.advance(by: 0.5)

            expectEqual(state, withoutFinishing ? .inactive : .stopped)
            expectEqual(shownX(view), 100)
            expectNil(view.layer.animationKeys())
            if !withoutFinishing { animator.finishAnimation(at: .end) }
            expectEqual(view.frame.minX, 100)
        }
    }

    @Test("A sheet settles if its layout animates changes again while it changes")
    func sheetInLayout() throws {
        final class Page: UIViewController {
            var act: (() -> Void)?
            override func viewWillLayoutSubviews() {
                super.viewWillLayoutSubviews()
                let act = act
                self.act = nil
                act?()
            }
        }
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController)
            let page = Page()
            let sheet = try #require(page.sheetPresentationController)
            sheet.detents = [.medium(), .large()]
            root.present(page, animated: false)
            stage.advance(by: 1)

            page.act = { sheet.animateChanges { sheet.prefersGrabberVisible = true } }
            sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
            stage.advance(by: 2)

            expectEqual(page.view.layer.presentation()?.frame, page.view.frame)
            expectNil(page.view.layer.animationKeys())
        }
    }

    @Test("An animator that is not interruptible runs to its end")
    func notInterruptible() throws {
        try onStage { stage, view in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 100 }
            animator.isInterruptible = false
            var ends: [UIViewAnimatingPosition] = []
            animator.addCompletion { ends.append($0) }
            animator.pauseAnimation()
            animator.fractionComplete = 0.5
            expectEqual(animator.state, .inactive)
            animator.startAnimation()
            stage.advance(by: 0.5)

            animator.pauseAnimation()
            animator.stopAnimation(true)
            animator.isReversed = true
            animator.fractionComplete = 0.1
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)

            expectEqual(stage.diagnostics.filter { $0.rule == "animator" }.count, 7)
            expectTrue(abs(shownX(view) - 50) < 1e-3 && !animator.isReversed)
            stage.advance(by: 0.6)
            expectEqual(ends, [.end])
            expectEqual(view.frame.minX, 100)
        }
    }

    @Test(
        "Invalid durations are zero: the end is shown at once, the completion is called, reversing restores values",
        arguments: [0, -1, -0.0, .nan, .infinity, -.infinity])
    func hostileDurations(duration: Double) throws {
        try onStage { stage, view in
            let animator = UIViewPropertyAnimator(duration: duration, curve: .easeIn) { view.frame.origin.x = 100 }
            var ends: [UIViewAnimatingPosition] = []
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
            expectEqual(shownX(view), 100)
            expectEmpty(ends)
            stage.advance(by: 0)
            expectEqual(ends, [.end])
            expectEqual(animator.duration, 0)

            animator.addAnimations { view.frame.origin.x = 200 }
            animator.fractionComplete = 0.5
            #expect(abs(shownX(view) - 150) < 1e-3)
            animator.isReversed = true
            animator.addCompletion { ends.append($0) }
            animator.startAnimation(afterDelay: .nan)
            stage.advance(by: 0)
            expectEqual(ends, [.end, .start])
            expectEqual(view.frame.minX, 100)
        }
    }

    @Test("Fractions, factors and delays out of range")
    func hostileNumbers() throws {
        try onStage { stage, view in
            stage.allowsDiagnostics = true
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 100 }
            animator.addAnimations({ view.alpha = 0 }, delayFactor: .nan)
            animator.addAnimations({ view.layer.cornerRadius = 2 }, delayFactor: 7)
            animator.addAnimations({ view.layer.borderWidth = 2 }, delayFactor: -.infinity)

            animator.fractionComplete = .nan
            expectEqual(animator.state, .inactive)
            for (value, expected) in [
                (2.0, 1.0), (-3, 0), (CGFloat.infinity, 1), (-CGFloat.infinity, 0), (CGFloat.nan, 0), (0.5, 0.5),
            ] as [(CGFloat, CGFloat)] {
                animator.fractionComplete = value
                expectTrue(animator.fractionComplete == expected && abs(shownX(view) - 100 * expected) < 1e-3)
            }
            for factor in [-1, .nan, -.infinity, .infinity] as [CGFloat] {
                animator.continueAnimation(withTimingParameters: nil, durationFactor: factor)
                animator.pauseAnimation()
                #expect(abs(shownX(view) - 50) < 1e-3)
            }
            animator.continueAnimation(
                withTimingParameters: UISpringTimingParameters(
                    mass: -1, stiffness: .nan, damping: .infinity, initialVelocity: CGVector(dx: .nan, dy: 1e300)),
                durationFactor: 1e-300)
            animator.pauseAnimation()
            animator.continueAnimation(
                withTimingParameters: UICubicTimingParameters(
                    controlPoint1: CGPoint(x: CGFloat.nan, y: .infinity), controlPoint2: CGPoint(x: -9, y: 1e308)),
                durationFactor: 1e-300)
            stage.advance(by: 0.1)

            expectEqual(animator.state, .inactive)
            expectEqual(view.frame.minX, 100)
        }
    }

    @Test("With disabled animations all values are final at once")
    func animationsOff() throws {
        try onStage { stage, view in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 100 }
            var ends = 0
            animator.addCompletion { _ in ends += 1 }

            UIView.setAnimationsEnabled(false)
            animator.startAnimation()
            UIView.setAnimationsEnabled(true)
            expectEqual(shownX(view), 100)
            stage.advance(by: 0)

            expectEqual(ends, 1)
        }
    }

    @Test("A view that leaves the window does not prevent the animator's end")
    func viewLeaves() throws {
        try onStage { stage, view in
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 100 }
            var ends: [UIViewAnimatingPosition] = []
            animator.addCompletion { ends.append($0) }
            animator.startAnimation()
            stage.advance(by: 0.5)

            view.removeFromSuperview()
            stage.advance(by: 0.1)
            animator.pauseAnimation()
            animator.fractionComplete = 0.2
            animator.isReversed = true
            animator.startAnimation()
            stage.advance(by: 1)

            expectEqual(ends, [.start])
            expectEqual(view.frame.minX, 0)
        }
    }

    @Test("A running animator lives until its end and is freed then, with its views; a paused one may not be released")
    func lifetimes() throws {
        try onStage { stage, view in
            weak var animator: UIViewPropertyAnimator?
            weak var moved: UIView?
            do {
                let other = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
                view.addSubview(other)
                stage.advance(by: 0)
                let made = UIViewPropertyAnimator(duration: 1, curve: .linear) { other.alpha = 0 }
                made.addCompletion { _ in other.removeFromSuperview() }
                made.startAnimation()
                (animator, moved) = (made, other)
            }
            stage.advance(by: 0.5)
            expectEqual(animator?.isRunning, true)
            expectNotNil(moved)
            stage.advance(by: 0.6)
            expectNil(animator)
            expectNil(moved)
            expectEmpty(stage.diagnostics)

            var paused: UIViewPropertyAnimator? = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                view.frame.origin.x = 100
            }
            paused?.fractionComplete = 0.25
            paused = nil

            expectEqual(stage.diagnostics.map(\.rule), ["animator"])
            expectEqual(
                stage.diagnostics.first?.message.hasPrefix("It is an error to release a paused or stopped"), true)
            expectTrue(view.layer.animationKeys() == nil && abs(view.frame.minX - 25) < 1e-3)
        }
    }

    @Test("Completions may start the animator again, or stop a different animator")
    func reentrancy() throws {
        try onStage { stage, view in
            let (first, second) = (
                UIViewPropertyAnimator(duration: 1, curve: .linear), UIViewPropertyAnimator(duration: 1, curve: .linear)
            )
            var rounds = 0
            @MainActor func step() {
                rounds += 1
                first.addAnimations { view.frame.origin.x += 10 }
                first.addCompletion { _ in if rounds < 3 { step() } else { second.stopAnimation(true) } }
                first.startAnimation()
            }
            second.addAnimations {
                view.alpha = 0
                second.pauseAnimation()
            }
            second.startAnimation()

            step()
            stage.advance(by: 3.5)

            expectEqual(rounds, 3)
            expectEqual(view.frame.minX, 30)
            expectEqual(first.state, .inactive)
            expectEqual(second.state, .inactive)
        }
    }

    @Test("Values, settling, archives and copies of timing parameters")
    func timingParameters() throws {
        let ease = UICubicTimingParameters()
        expectEqual(ease.timingCurveType, .builtin)
        expectEqual(ease.controlPoint1, CGPoint(x: 0.42, y: 0))
        let own = UICubicTimingParameters(
            controlPoint1: CGPoint(x: 0.1, y: 2), controlPoint2: CGPoint(x: 3, y: -1))
        expectEqual(own.timingCurveType, .cubic)
        expectEqual(own.controlPoint2, CGPoint(x: 1, y: -1))
        let spring = UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 2))
        expectEqual(spring.timingCurveType, .spring)
        expectEqual(spring.initialVelocity, CGVector(dx: 1, dy: 2))

        let ratio = UIViewPropertyAnimator(duration: 3, timingParameters: spring)
        let system = UIViewPropertyAnimator(duration: 3, timingParameters: UISpringTimingParameters())
        let bouncing = UIViewPropertyAnimator(
            duration: 3, timingParameters: UISpringTimingParameters(duration: 0.5, bounce: 0.3))
        expectTrue(ratio.duration == 3 && abs(system.duration - 0.5) < 0.02)
        expectTrue(bouncing.duration > 0.5 && bouncing.duration < 1)
        let copy = try #require(system.copy() as? UIViewPropertyAnimator)
        expectNotIdentical(copy, system)
        expectEqual(copy.duration, system.duration)
    }

    /// A provider of a custom class.
    private final class Composed: NSObject, UITimingCurveProvider {
        var timingCurveType: UITimingCurveType { .composed }
        var cubicTimingParameters: UICubicTimingParameters? { UICubicTimingParameters(animationCurve: .linear) }
        var springTimingParameters: UISpringTimingParameters? { nil }

        nonisolated override init() {}
        nonisolated required init?(coder: NSCoder) { nil }
        nonisolated func encode(with coder: NSCoder) {}
        nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
    }

    @Test("A custom provider")
    func ownProvider() throws {
        try onStage { stage, view in
            let animator = UIViewPropertyAnimator(duration: 1, timingParameters: Composed())
            animator.addAnimations { view.frame.origin.x = 100 }

            animator.startAnimation()
            stage.advance(by: 0.25)

            expectTrue(abs(shownX(view) - 25) < 1e-3 && animator.timingParameters is Composed)
        }
    }
}

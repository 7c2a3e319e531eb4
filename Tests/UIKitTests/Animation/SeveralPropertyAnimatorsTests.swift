import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// Several animations in one animator, several animators on one view, and touches meanwhile.
@MainActor
@Suite("Several property animators")
struct SeveralPropertyAnimatorsTests: AnimatedViewOnStage {
    @Test("A delay factor is a fraction of the remaining time; animations added later end with the rest")
    func addingAnimations() throws {
        try onStage { stage, view in
            let animator = linear(view, lasting: 2)
            animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
            animator.startAnimation()
            stage.advance(by: 1)
            expectEqual(view.layer.presentation()?.opacity, 1)

            animator.addAnimations({ view.layer.cornerRadius = 8 }, delayFactor: 0.25)
            stage.advance(by: 0.5)

            expectTrue(isNear(CGFloat(view.layer.presentation()?.opacity ?? 0), 0.5))
            expectTrue(isNear(view.layer.presentation()?.cornerRadius ?? 0, 8.0 / 3))
            animator.isReversed = true
            stage.advance(by: 0.25)
            expectTrue(isNear(CGFloat(view.layer.presentation()?.opacity ?? 0), 0.75))
            expectTrue(isNear(shownX(view), 62.5))
            stage.advance(by: 2)
            expectEqual(view.alpha, 1)
            expectEqual(view.layer.cornerRadius, 0)
            expectEqual(view.frame.minX, 0)
        }
    }

    @Test("Animators of different properties do not affect each other")
    func independence() throws {
        try onStage { stage, view in
            let moving = linear(view)
            let fading = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
            moving.startAnimation()
            fading.startAnimation()
            stage.advance(by: 0.5)

            moving.pauseAnimation()
            fading.isReversed = true
            stage.advance(by: 0.25)

            expectTrue(isNear(shownX(view), 50))
            expectTrue(isNear(CGFloat(view.layer.presentation()?.opacity ?? 0), 0.75))
            moving.stopAnimation(true)
            stage.advance(by: 1)
            expectTrue(isNear(view.frame.minX, 50))
            expectEqual(view.alpha, 1)
        }
    }

    @Test("On the same property the later one takes over without a jump, from a running and from a paused one")
    func takingOver() throws {
        for isPaused in [false, true] {
            try onStage { stage, view in
                let first = linear(view)
                var ends: [String] = []
                first.addCompletion { ends.append("first \($0.rawValue)") }
                first.startAnimation()
                stage.advance(by: 0.5)
                if isPaused { first.pauseAnimation() }

                let second = linear(view, to: 250)
                second.addCompletion { ends.append("second \($0.rawValue)") }
                second.startAnimation()
                expectTrue(isNear(shownX(view), 50))
                stage.advance(by: 0.25)

                expectTrue(isNear(shownX(view), 100))
                if isPaused { first.stopAnimation(true) }
                expectTrue(isNear(shownX(view), 100))
                expectEqual(view.frame.minX, 250)
                second.isReversed = true
                stage.advance(by: 2)
                expectTrue(isNear(view.frame.minX, 50))
                expectTrue(
                    ends == (isPaused ? ["second 1"] : ["second 1", "first 0"]) || ends == ["first 0", "second 1"])
            }
        }
    }

    @Test("Nested animation blocks are driven by the animator, and end with it")
    func nestedBlocks() throws {
        try onStage { stage, view in
            let other = UIView(frame: CGRect(x: 0, y: 20, width: 10, height: 10))
            view.superview?.addSubview(other)
            stage.advance(by: 0)
            var ends: [String] = []
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                UIView.animate(withDuration: 9) {
                    view.frame.origin.x = 100
                } completion: {
                    ends.append("block \($0)")
                }
                UIView.animateKeyframes(withDuration: 9, delay: 0) {
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { other.frame.origin.x = 100 }
                }
            }
            animator.addCompletion { ends.append("animator \($0.rawValue)") }

            animator.fractionComplete = 0.75

            expectTrue(isNear(shownX(view), 75))
            expectTrue(isNear(shownX(other), 50))
            animator.isReversed = true
            animator.startAnimation()
            stage.advance(by: 0.76)
            expectEqual(ends, ["block false", "animator 1"])
            expectEqual(view.frame.minX, 0)
            expectEqual(other.frame.minX, 0)
        }
    }

    // MARK: Touches

    @Test("Touches hit a moving view at its presented position, unless manual hit testing is set or interaction is off")
    func touches() throws {
        try onStage { stage, view in
            let root = try #require(view.superview)
            let animator = linear(view)
            animator.fractionComplete = 0.5

            expectIdentical(root.hitTest(CGPoint(x: 55, y: 5), with: nil), view)
            expectIdentical(root.hitTest(CGPoint(x: 105, y: 5), with: nil), root)
            animator.isManualHitTestingEnabled = true
            expectIdentical(root.hitTest(CGPoint(x: 55, y: 5), with: nil), root)
            expectIdentical(root.hitTest(CGPoint(x: 105, y: 5), with: nil), view)
            animator.isUserInteractionEnabled = false
            expectIdentical(root.hitTest(CGPoint(x: 105, y: 5), with: nil), root)
            animator.stopAnimation(true)
            expectIdentical(root.hitTest(CGPoint(x: 55, y: 5), with: nil), view)
        }
    }
}

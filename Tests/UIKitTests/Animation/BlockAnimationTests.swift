import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Animation blocks at exact times. The expected values are computed by bisection of the Bézier equation.
@MainActor
@Suite("Block animations")
struct BlockAnimationTests {
    private func onStage(_ body: (Stage, UIView) throws -> Void) throws {
        try Stage.run(root: UIViewController()) { stage, root in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            root.view.addSubview(view)
            stage.advance(by: 0)
            try body(stage, view)
        }
    }

    private func shownX(_ view: UIView) -> CGFloat { view.layer.presentation()?.frame.minX ?? .nan }

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

    @Test("Every curve has the exact value at several fractions", arguments: [0.1, 0.25, 0.5, 0.8, 0.95])
    func curves(fraction: Double) throws {
        let curves: [(UIView.AnimationOptions, Double)] = [
            (.curveLinear, fraction), (.curveEaseInOut, progress(fraction, 0.42, 0, 0.58, 1)),
            (.curveEaseIn, progress(fraction, 0.42, 0, 1, 1)), (.curveEaseOut, progress(fraction, 0, 0, 0.58, 1)),
        ]
        for (options, expected) in curves {
            try onStage { stage, view in
                UIView.animate(withDuration: 2, delay: 0, options: options) { view.frame.origin.x = 100 }

                stage.advance(by: 2 * fraction)

                #expect(abs(shownX(view) - 100 * expected) < 0.01, "\(options.rawValue >> 16)")
                expectEqual(view.frame.minX, 100)
            }
        }
    }

    @Test("A delay shows the old value first; the completion is called at the end, once, with true")
    func delay() throws {
        try onStage { stage, view in
            var ends: [Bool] = []
            UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
                view.alpha = 0
            } completion: {
                ends.append($0)
            }

            stage.advance(by: 0.4)
            expectEqual(view.layer.presentation()?.opacity, 1)
            stage.advance(by: 0.6)
            #expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.001)
            stage.advance(by: 0.49)
            expectEmpty(ends)
            stage.advance(by: 0.02)

            expectEqual(ends, [true])
            expectNil(view.layer.animationKeys())
        }
    }

    @Test("Repeating and autoreversing continue until the animation is removed")
    func repeating() throws {
        try onStage { stage, view in
            var ends: [Bool] = []
            UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
                view.frame.origin.x = 100
            } completion: {
                ends.append($0)
            }

            stage.advance(by: 1.25)
            #expect(abs(shownX(view) - 75) < 0.01)
            stage.advance(by: 1)
            #expect(abs(shownX(view) - 25) < 0.01)
            stage.advance(by: 10)
            expectEmpty(ends)
            view.layer.removeAllAnimations()
            stage.advance(by: 0)

            expectEqual(ends, [false])
            expectEqual(view.frame.minX, 100)
        }
    }

    @Test("A new animation of the same property starts from the presented value, without a jump")
    func interruption() throws {
        try onStage { stage, view in
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 100 }
            stage.advance(by: 0.5)

            UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
                view.frame.origin.x = 0
            }
            stage.advance(by: 0)
            #expect(abs(shownX(view) - 50) < 0.01)
            stage.advance(by: 2)

            expectEqual(shownX(view), 0)
        }
    }

    @Test("A block inside a block has the outer one's duration and curve, unless it overrides them")
    func nested() throws {
        try onStage { stage, view in
            let own = UIView(frame: CGRect(x: 0, y: 20, width: 10, height: 10))
            view.superview?.addSubview(own)
            stage.advance(by: 0)

            UIView.animate(withDuration: 4, delay: 0, options: .curveLinear) {
                UIView.animate(withDuration: 1) { view.frame.origin.x = 100 }
                UIView.animate(
                    withDuration: 1, delay: 0,
                    options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]
                ) { own.frame.origin.x = 100 }
            }
            stage.advance(by: 0.5)

            #expect(abs(shownX(view) - 12.5) < 0.01)
            #expect(abs(shownX(own) - 50) < 0.01)
        }
    }

    @Test("performWithoutAnimation and disabled animations change values at once; the completion is still called")
    func without() throws {
        try onStage { stage, view in
            UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { view.frame.origin.x = 40 } }
            expectNil(view.layer.animationKeys())
            expectEqual(view.frame.minX, 40)

            var ends: [Bool] = []
            UIView.setAnimationsEnabled(false)
            UIView.animate(withDuration: 1) {
                view.frame.origin.x = 80
            } completion: {
                ends.append($0)
            }
            UIView.setAnimationsEnabled(true)
            stage.advance(by: 0)

            expectNil(view.layer.animationKeys())
            expectEqual(ends, [true])
        }
    }

    @Test(
        "Invalid durations change values at once",
        arguments: [0, -1, TimeInterval.nan, -TimeInterval.infinity] as [TimeInterval])
    func noDuration(duration: TimeInterval) throws {
        try onStage { stage, view in
            var ends: [Bool] = []

            UIView.animate(withDuration: duration) {
                view.frame.origin.x = 80
            } completion: {
                ends.append($0)
            }
            expectEmpty(ends)
            stage.advance(by: 0)

            expectNil(view.layer.animationKeys())
            expectEqual(shownX(view), 80)
            expectEqual(ends, [true])
        }
    }

    @Test("A view that leaves the window ends its animations as not finished")
    func removed() throws {
        try onStage { stage, view in
            var ends: [Bool] = []
            UIView.animate(withDuration: 1) {
                view.frame.origin.x = 80
            } completion: {
                ends.append($0)
            }
            stage.advance(by: 0.5)

            view.removeFromSuperview()
            stage.advance(by: 0)

            expectEqual(ends, [false])
            expectEqual(view.frame.minX, 80)
        }
    }

    @Test("Springs converge to the value, and an underdamped spring overshoots first")
    func springs() throws {
        try onStage { stage, view in
            UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0) {
                view.frame.origin.x = 100
            }
            var highest: CGFloat = 0
            for _ in 0..<60 {
                stage.advance(by: 1.0 / 60)
                highest = max(highest, shownX(view))
            }
            expectTrue(highest > 115 && abs(shownX(view) - 100) < 0.5)

            UIView.animate(springDuration: 0.5, bounce: 0) { view.frame.origin.x = 0 }
            var lowest: CGFloat = 100
            for _ in 0..<120 {
                stage.advance(by: 1.0 / 60)
                lowest = min(lowest, shownX(view))
            }
            expectTrue(lowest > -0.01 && shownX(view) == 0)
        }
    }

    @Test("Key frames use their parts of the duration")
    func keyframes() throws {
        try onStage { stage, view in
            UIView.animateKeyframes(withDuration: 4, delay: 0, options: .calculationModeLinear) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.frame.origin.x = 100 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.frame.origin.x = 20 }
            }

            stage.advance(by: 1)
            #expect(abs(shownX(view) - 50) < 0.01)
            stage.advance(by: 1.5)
            #expect(abs(shownX(view) - 60) < 0.01)
            stage.advance(by: 1)
            #expect(abs(shownX(view) - 20) < 0.01)
            stage.advance(by: 1)
            expectNil(view.layer.animationKeys())
        }
    }

    @Test("A transform that is set during an animation is shown at once, plus the rest of the animation")
    func changedTransform() throws {
        try onStage { stage, view in
            view.transform = CGAffineTransform(translationX: 100, y: 0)
            stage.advance(by: 0)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform = .identity }
            stage.advance(by: 0.5)
            #expect(abs(shownX(view) - 50) < 1e-6)

            view.transform = CGAffineTransform(translationX: 200, y: 0)
            #expect(abs(shownX(view) - 250) < 1e-6)
            stage.advance(by: 0.25)
            #expect(abs(shownX(view) - 225) < 1e-6)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.transform = CGAffineTransform(scaleX: 3, y: 3)
            }
            #expect(abs(shownX(view) - 225) < 1e-6)
            stage.advance(by: 1)

            expectEqual(view.layer.presentation()?.frame, CGRect(x: -10, y: -10, width: 30, height: 30))
        }
    }

    @Test("A transform without an inverse is animated to, and from")
    func transformWithoutInverse() throws {
        try onStage { stage, view in
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.transform = CGAffineTransform(scaleX: 0, y: 0)
            }
            stage.advance(by: 0.5)
            #expect(abs((view.layer.presentation()?.frame.width ?? .nan) - 5) < 1e-6)
            stage.advance(by: 1)

            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform = .identity }
            stage.advance(by: 0.5)

            #expect(abs((view.layer.presentation()?.frame.width ?? .nan) - 5) < 1e-6)
        }
    }
}

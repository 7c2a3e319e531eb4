import Expectations
import Foundation
import IrekoTesting
import RandomSupport
import Testing
import UIKit

/// A linear animator under random calls, against a model without animations: a changing number.
@MainActor
@Suite("Property animators, random calls")
struct RandomPropertyAnimatorTests {
    /// The animator as a number from 0 to 1, with its state.
    private struct Model {
        enum Phase { case inactive, running, paused, stopped }
        let duration: Double
        var phase = Phase.inactive
        var part = 0.0
        var isReversed = false
        /// Fraction per second while the animator runs.
        var speed = 0.0
        var ends: [UIViewAnimatingPosition] = []
        var pausesOnCompletion = false
        /// The view's value when the animator is inactive, as a fraction.
        var rest = 0.0

        var fraction: Double { phase == .inactive ? 0 : isReversed ? 1 - part : part }
        private var left: Double { isReversed ? part : 1 - part }

        mutating func activate() {
            guard phase == .inactive else { return }
            (phase, part) = (.paused, isReversed ? 1 : 0)
        }

        mutating func run(lasting seconds: Double? = nil) {
            phase = .running
            speed = seconds.map { left / $0 } ?? 1 / duration
        }

        mutating func advance(_ seconds: Double) {
            guard phase == .running else { return }
            if left - speed * seconds > 1e-9 {
                part += isReversed ? -speed * seconds : speed * seconds
            } else {
                part = isReversed ? 0 : 1
                if pausesOnCompletion { phase = .paused } else { end(isReversed ? .start : .end) }
            }
        }

        mutating func end(_ position: UIViewAnimatingPosition) {
            ends.append(position)
            rest = position == .end ? 1 : position == .start ? 0 : part
            phase = .inactive
        }
    }

    @Test("States, fractions, presented values, set values and completions match the model", arguments: 0..<60)
    func randomCalls(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        try Stage.run(rootViewController: UIViewController()) { stage in
            stage.allowsDiagnostics = true
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            try #require(stage.window.rootViewController).view.addSubview(view)
            stage.advance(by: 0)
            var model = Model(duration: Double.random(in: 0.1...3, using: &random))
            let animator = UIViewPropertyAnimator(duration: model.duration, curve: .linear)
            var ends: [UIViewAnimatingPosition] = []

            var isArmed = false
            for _ in 0..<120 {
                if model.phase == .inactive, !isArmed {
                    isArmed = true
                    view.frame.origin.x = 0
                    model.rest = 0
                    animator.addAnimations { view.frame.origin.x = 100 }
                    animator.addCompletion { ends.append($0) }
                }
                let call = Int.random(in: 0..<10, using: &random)
                switch (call, model.phase) {
                case (0, .inactive), (0, .paused):
                    animator.startAnimation()
                    model.activate()
                    model.run()
                case (1, .inactive), (1, .running), (1, .paused):
                    animator.pauseAnimation()
                    model.activate()
                    model.phase = .paused
                case (2, .inactive), (2, .paused), (2, .running):
                    let fraction = Double.random(in: -0.2...1.2, using: &random)
                    animator.fractionComplete = fraction
                    let isRunning = model.phase == .running
                    model.activate()
                    let clamped = min(max(fraction, 0), 1)
                    model.part = model.isReversed ? 1 - clamped : clamped
                    if isRunning { model.run() }
                case (3, _) where model.phase != .stopped:
                    animator.isReversed.toggle()
                    model.isReversed.toggle()
                    // A finished animation reverses at its original speed.
                    if model.phase == .running, model.speed == 0 { model.speed = 1 / model.duration }
                case (4, .paused):
                    let factor = Double.random(in: 0.1...2, using: &random)
                    let parameters =
                        Bool.random(using: &random) ? UICubicTimingParameters(animationCurve: .linear) : nil
                    let isPlain = Bool.random(using: &random)
                    animator.continueAnimation(
                        withTimingParameters: parameters, durationFactor: isPlain ? 0 : factor)
                    model.run(lasting: isPlain ? nil : factor * model.duration)
                case (5, .running), (5, .paused):
                    animator.stopAnimation(true)
                    model.rest = model.part
                    model.phase = .inactive
                // The pending completion is discarded.
                case (6, .running), (6, .paused):
                    animator.stopAnimation(false)
                    model.phase = .stopped
                case (7, .stopped):
                    let position = [UIViewAnimatingPosition.end, .start, .current][
                        Int.random(in: 0..<3, using: &random)]
                    animator.finishAnimation(at: position)
                    model.end(position)
                case (8, _):
                    animator.pausesOnCompletion.toggle()
                    model.pausesOnCompletion.toggle()
                default:
                    let seconds = Double.random(in: 0...0.5, using: &random)
                    stage.advance(by: seconds)
                    model.advance(seconds)
                }
                if animator.state != .inactive { isArmed = false }
                let shown = view.layer.presentation()?.frame.minX ?? .nan
                let expected = model.phase == .inactive ? model.rest : model.part
                try #require(
                    abs(shown - 100 * expected) < 1e-3, "shown \(shown), expected \(100 * expected) after \(call)")
                try #require(abs(animator.fractionComplete - model.fraction) < 1e-6)
                try #require(animator.isRunning == (model.phase == .running))
                try #require(
                    animator.state
                        == (model.phase == .inactive ? .inactive : model.phase == .stopped ? .stopped : .active))
                try #require(ends == model.ends)
                if model.phase == .inactive || model.phase == .stopped {
                    try #require(abs(view.frame.minX - 100 * expected) < 1e-3)
                } else {
                    try #require(view.frame.minX == 100)
                }
            }
            animator.stopAnimation(true)
            if animator.state == .stopped { animator.finishAnimation(at: .end) }
            expectNil(view.layer.animationKeys())
        }
    }
}

import Expectations
import Foundation
import QuartzCore
import RenderServer
import Testing

/// Logs the calls of an animation's delegate.
@MainActor final class AnimationRecorder: CAAnimationDelegate {
    var log: [String] = []
    var onStop: (() -> Void)?

    func animationDidStart(_ anim: CAAnimation) { log.append("start \(name(anim))") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        log.append("stop \(name(anim)) \(flag)")
        onStop?()
    }
    private func name(_ animation: CAAnimation) -> String { animation.value(forKey: "name") as? String ?? "?" }
}

@MainActor func fade(
    _ name: String, to value: Double = 0, lasting duration: Double = 1, delegate: AnimationRecorder? = nil
) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = value
    animation.duration = duration
    animation.delegate = delegate
    animation.setValue(name, forKey: "name")
    return animation
}

@MainActor @Suite("Layer animations", .serialized)
struct AnimationTests {
    @Test("The layer's copy has the duration that it was given")
    func copyDuration() {
        onStage { stage in
            let layer = stage.makeShownLayer()
            let animation = CABasicAnimation(keyPath: "opacity")

            CATransaction.begin()
            CATransaction.setAnimationDuration(2)
            layer.add(animation, forKey: "fade")
            CATransaction.commit()
            layer.cornerRadius = 3

            expectEqual(animation.duration, 0)
            expectEqual(layer.animation(forKey: "fade")?.duration, 2)
            expectEqual(layer.animation(forKey: "cornerRadius")?.duration, 0.25)
        }
    }

    @Test("An animation begins with its commit and ends after its duration")
    func beginAndEnd() {
        onStage { stage in
            let layer = stage.makeShownLayer()
            let recorder = AnimationRecorder()

            layer.add(fade("a", lasting: 2, delegate: recorder), forKey: "fade")
            expectEqual(recorder.log, [])
            stage.flush()

            expectEqual(recorder.log, ["start a"])
            expectEqual(stage.display.lastUpdates.first?.animations?.map(\.key), ["fade"])
            expectEqual(stage.display.lastUpdates.first?.animations?.first?.timing.beginTime, 100)
            expectNil(stage.display.lastUpdates.first?.properties)
            expectEqual(stage.loop.nextScheduledTime, 102)

            stage.advance(by: 1)
            expectEqual(layer.presentation()?.opacity, 0.5)
            expectEqual(layer.opacity, 1)
            expectEqual(layer.animationKeys(), ["fade"])

            stage.advance(by: 1)
            expectEqual(recorder.log, ["start a", "stop a true"])
            expectNil(layer.animationKeys())
            expectEqual(layer.presentation()?.opacity, 1)
            expectEqual(stage.display.lastUpdates.first?.animations?.isEmpty, true)
            expectNil(stage.loop.nextScheduledTime)
        }
    }

    @Test("Animations end in the order of their times, then of adding")
    func orderOfEnds() {
        onStage { stage in
            let (first, second) = (stage.makeShownLayer(), stage.makeShownLayer())
            let recorder = AnimationRecorder()
            second.add(fade("late", lasting: 3, delegate: recorder), forKey: nil)
            second.add(fade("one", lasting: 2, delegate: recorder), forKey: nil)
            first.add(fade("two", lasting: 2, delegate: recorder), forKey: nil)
            first.add(fade("early", lasting: 1, delegate: recorder), forKey: nil)
            stage.flush()
            recorder.log = []

            stage.loop.steppedClock.advance(to: 110)
            stage.flush()

            expectEqual(recorder.log, ["stop early true", "stop one true", "stop two true", "stop late true"])
        }
    }

    @Test("Successive animations on the same layer all end")
    func successive() {
        onStage { stage in
            let layer = stage.makeShownLayer()
            let recorder = AnimationRecorder()
            var next = ["c", "b"]
            recorder.onStop = {
                guard let name = next.popLast() else { return }
                layer.add(fade(name, delegate: recorder), forKey: "fade")
            }
            layer.add(fade("a", delegate: recorder), forKey: "fade")
            stage.flush()

            for _ in 0..<3 { stage.advance(by: 1) }

            expectEqual(
                recorder.log, ["start a", "stop a true", "start b", "stop b true", "start c", "stop c true"])
        }
    }

    @Test("An animation that is removed or replaced did not finish")
    func removedOrReplaced() {
        onStage { stage in
            let layer = stage.makeShownLayer()
            let recorder = AnimationRecorder()
            for name in ["a", "b", "c"] { layer.add(fade(name, delegate: recorder), forKey: name) }
            stage.flush()
            recorder.log = []

            layer.removeAnimation(forKey: "a")
            layer.add(fade("new", delegate: recorder), forKey: "b")
            stage.flush()

            expectEqual(recorder.log, ["stop a false", "stop b false", "start new"])
            expectEqual(layer.animationKeys(), ["c", "b"])

            recorder.log = []
            layer.removeAllAnimations()
            stage.flush()

            expectEqual(recorder.log, ["stop c false", "stop new false"])
            expectNil(stage.loop.nextScheduledTime)
        }
    }

    @Test("A layer that leaves the display ends its animations")
    func layerLeaves() {
        onStage { stage in
            let layer = stage.makeShownLayer()
            let recorder = AnimationRecorder()
            layer.add(fade("a", delegate: recorder), forKey: "a")
            stage.flush()

            layer.removeFromSuperlayer()
            stage.flush()

            expectEqual(recorder.log, ["start a", "stop a false"])
            expectNil(layer.animationKeys())
            expectNil(stage.loop.nextScheduledTime)
        }
    }

    @Test("An animation of a layer that is not shown ends with the flush")
    func notShown() {
        onStage { stage in
            let layer = CALayer()
            let recorder = AnimationRecorder()

            layer.add(fade("a", delegate: recorder), forKey: "a")
            expectEqual(layer.animationKeys(), ["a"])
            stage.flush()

            expectEqual(recorder.log, ["stop a true"])
            expectNil(layer.animationKeys())
        }
    }

    @Test("An animation added before its layer is shown in the same turn runs")
    func addedBeforeShown() {
        onStage { stage in
            let layer = CALayer()
            let recorder = AnimationRecorder()

            layer.add(fade("a", delegate: recorder), forKey: "a")
            stage.root.addSublayer(layer)
            stage.flush()

            expectEqual(recorder.log, ["start a"])
            expectEqual(stage.display.lastUpdates.first { $0.layer == layer.id }?.animations?.count, 1)
        }
    }

    @Test("An animation that is not removed on completion stays, and ends once")
    func notRemoved() {
        onStage { stage in
            let layer = stage.makeShownLayer()
            let recorder = AnimationRecorder()
            let animation = fade("a", delegate: recorder)
            animation.isRemovedOnCompletion = false
            animation.fillMode = .forwards
            layer.add(animation, forKey: "a")
            stage.flush()

            stage.advance(by: 5)

            expectEqual(recorder.log, ["start a", "stop a true"])
            expectEqual(layer.animationKeys(), ["a"])
            expectEqual(layer.presentation()?.opacity, 0)

            layer.removeAnimation(forKey: "a")
            stage.flush()
            expectEqual(recorder.log, ["start a", "stop a true"])
            expectEqual(layer.presentation()?.opacity, 1)
        }
    }

    @Test("The layer takes a copy")
    func copy() {
        onStage { stage in
            let layer = stage.makeShownLayer()
            let animation = fade("a", lasting: 1)

            layer.add(animation, forKey: "a")
            animation.duration = 50
            stage.flush()

            expectNotIdentical(layer.animation(forKey: "a"), animation)
            expectEqual(layer.animation(forKey: "a")?.duration, 1)
            expectEqual(layer.animation(forKey: "a")?.value(forKey: "name") as? String, "a")
            expectEqual(stage.loop.nextScheduledTime, 101)
        }
    }

    @Test("An animation without a duration takes the transaction's")
    func transactionDuration() {
        onStage { stage in
            let (layer, other) = (stage.makeShownLayer(), stage.makeShownLayer())

            CATransaction.begin()
            CATransaction.setAnimationDuration(3)
            layer.add(fade("a", lasting: 0), forKey: "a")
            CATransaction.commit()
            other.add(fade("a", lasting: 0), forKey: "a")
            stage.flush()

            expectEqual(layer.presentation()?.opacity, 1)
            expectEqual(stage.loop.nextScheduledTime, 100.25)
            stage.advance(by: 0.25)
            expectEqual(stage.loop.nextScheduledTime, 103)
        }
    }

    @Test("A transaction's duration of zero ends its animations at once")
    func zeroDuration() {
        onStage { stage in
            let layer = stage.makeShownLayer()
            let recorder = AnimationRecorder()

            CATransaction.begin()
            CATransaction.setAnimationDuration(0)
            layer.add(fade("a", lasting: 0, delegate: recorder), forKey: "a")
            CATransaction.commit()
            stage.flush()

            expectEqual(recorder.log, ["start a", "stop a true"])
        }
    }

    @Test("A delegate may remove other animations when one ends")
    func removingOthers() {
        onStage { stage in
            let layer = stage.makeShownLayer()
            let recorder = AnimationRecorder()
            recorder.onStop = { layer.removeAllAnimations() }
            layer.add(fade("a", delegate: recorder), forKey: "a")
            layer.add(fade("b", delegate: recorder), forKey: "b")
            stage.flush()

            stage.advance(by: 1)

            expectEqual(recorder.log, ["start a", "start b", "stop a true", "stop b false"])
        }
    }

    @Test("Pausing a layer stops its animations, and resuming continues them")
    func pausing() {
        onStage { stage in
            let layer = stage.makeShownLayer()
            let recorder = AnimationRecorder()
            layer.add(fade("a", lasting: 4, delegate: recorder), forKey: "a")
            stage.flush()
            stage.advance(by: 1)

            // Technical Q&A QA1673
            let pausedTime = layer.convertTime(CACurrentMediaTime(), from: nil)
            layer.speed = 0
            layer.timeOffset = pausedTime
            stage.flush()

            expectNil(stage.loop.nextScheduledTime)
            stage.advance(by: 50)
            expectEqual(layer.presentation()?.opacity, 0.75)
            expectEqual(recorder.log, ["start a"])

            let offset = layer.timeOffset
            layer.speed = 1
            layer.timeOffset = 0
            layer.beginTime = 0
            layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - offset
            stage.flush()

            expectEqual(stage.loop.nextScheduledTime, 154)
            stage.advance(by: 1)
            expectEqual(layer.presentation()?.opacity, 0.5)
            stage.advance(by: 2)
            expectEqual(recorder.log, ["start a", "stop a true"])
        }
    }

    @Test("A layer's time is derived from its superlayers'")
    func superlayerTime() {
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        outer.speed = 2
        outer.beginTime = 10
        inner.timeOffset = 5

        expectEqual(inner.convertTime(12, from: nil), 9)
        expectEqual(inner.convertTime(9, to: nil), 12)
        expectEqual(inner.convertTime(4, from: outer), 9)
        expectEqual(outer.convertTime(9, from: inner), 4)
    }
}

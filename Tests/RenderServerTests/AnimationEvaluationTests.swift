import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import RenderServer

/// The value of an animation at a time.
@Suite("Evaluation of animations")
struct AnimationEvaluationTests {
    private func opacity(_ animation: RenderAnimation, at time: Double) -> Double {
        LayerProperties().presented(at: time, animations: [animation]).opacity
    }

    @Test("Between begin and end the value moves between both, and outside it is the layer's own")
    func fromAndTo() {
        let fade = animation(.opacity, from: .number(0), to: .number(0.5), begin: 10, duration: 2)

        expectEqual(opacity(fade, at: 9.9), 1)
        expectEqual(opacity(fade, at: 10), 0)
        expectEqual(opacity(fade, at: 11), 0.25)
        expectEqual(opacity(fade, at: 12), 1)
        expectEqual(fade.endTime, 12)
    }

    @Test("Filling shows the first value before the animation and the last one after it")
    func filling() {
        let fade = animation(.opacity, from: .number(0.2), to: .number(0.6), begin: 10, duration: 2) {
            $0.fillMode = .both
            $0.isRemovedOnCompletion = false
        }

        expectEqual(opacity(fade, at: 0), 0.2)
        expectEqual(opacity(fade, at: 100), 0.6)
    }

    @Test("It repeats, also parts of a pass, and returns when it autoreverses")
    func repeating() {
        var fade = animation(.opacity, from: .number(0), to: .number(1), begin: 0, duration: 1) {
            $0.repeatCount = 2.5
            $0.fillMode = .forwards
            $0.isRemovedOnCompletion = false
        }

        expectEqual(opacity(fade, at: 1.25), 0.25)
        expectEqual(opacity(fade, at: 2.25), 0.25)
        expectEqual(opacity(fade, at: 3), 0.5)
        expectEqual(fade.endTime, 2.5)

        fade.timing.autoreverses = true
        fade.timing.repeatCount = 1
        expectEqual(opacity(fade, at: 1.25), 0.75)
        expectEqual(opacity(fade, at: 5), 0)
        expectEqual(fade.endTime, 2)

        fade.timing.repeatCount = .infinity
        expectEqual(opacity(fade, at: 1_000_000.25), 0.25)
        expectEqual(fade.endTime, .infinity)
    }

    @Test("Speed and offset move it through its own time")
    func speedAndOffset() {
        var fade = animation(.opacity, from: .number(0), to: .number(1), begin: 10, duration: 4) { $0.speed = 2 }

        expectEqual(opacity(fade, at: 11), 0.5)
        expectEqual(fade.endTime, 12)

        fade.timing.speed = 0
        fade.timing.timeOffset = 3
        expectEqual(opacity(fade, at: 10), 0.75)
        expectEqual(opacity(fade, at: 99), 0.75)
        expectEqual(fade.endTime, .infinity)

        fade.timing.timeOffset = 4
        expectEqual(opacity(fade, at: 10), 1)
    }

    @Test("Timing curves match the named curves of CSS and Core Animation")
    func timingCurves() {
        let easeInOut = TimingCurve.bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

        expectEqual(easeInOut.value(at: 0), 0)
        expectEqual(easeInOut.value(at: 1), 1)
        #expect(abs(easeInOut.value(at: 0.5) - 0.5) < 1e-9)
        #expect(abs(easeInOut.value(at: 0.25) - 0.129_161_930) < 1e-6)
        #expect(abs(TimingCurve.bezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1).value(at: 0.5) - 0.802_403) < 1e-5)
    }

    @Test("A spring converges, overshooting only when it is under-damped")
    func spring() {
        var spring = SpringParameters()

        expectEqual(spring.position(at: 0), 0)
        expectTrue(stride(from: 0, to: 2, by: 0.01).contains { spring.position(at: $0) > 1.1 })
        #expect(abs(spring.position(at: spring.settlingDuration) - 1) < 0.001)

        for damping in [20, 40] as [Double] {
            spring.damping = damping
            expectFalse(stride(from: 0, to: 5, by: 0.01).contains { spring.position(at: $0) > 1 })
            #expect(abs(spring.position(at: 5) - 1) < 1e-3)
        }

        spring.initialVelocity = 10
        let speed = (spring.position(at: 1e-6) - spring.position(at: 0)) / 1e-6
        #expect(abs(speed - 10) < 0.01)
    }

    @Test("Keyframes keep to their times and curves")
    func keyframes() {
        var effect = PropertyAnimation(property: .positionX)
        effect.values = [.number(0), .number(100), .number(200)]
        effect.keyTimes = [0, 0.8, 1]
        var timing = AnimationTiming()
        (timing.beginTime, timing.duration) = (1, 1)
        func x(_ time: Double) -> Double {
            let animation = RenderAnimation(key: "", timing: timing, effect: .property(effect))
            return LayerProperties().presented(at: 1 + time, animations: [animation]).position.x
        }

        expectTrue(abs(x(0.4) - 50) < 1e-9 && abs(x(0.9) - 150) < 1e-9)

        effect.calculationMode = .paced
        #expect(abs(x(0.4) - 80) < 1e-9)

        effect.calculationMode = .discrete
        effect.keyTimes = []
        expectEqual(x(0.3), 0)
        expectEqual(x(0.34), 100)
        expectEqual(x(0.99), 200)
    }

    @Test("A missing end is the layer's own value; additive values are added to it")
    func missingEnds() {
        var own = LayerProperties()
        own.position.x = 40
        let to = animation(.positionX, from: nil, to: .number(80), begin: 0, duration: 1)

        expectEqual(own.presented(at: 0.5, animations: [to]).position.x, 60)

        var effect = PropertyAnimation(property: .positionX)
        effect.values = [.number(-10), .number(0)]
        effect.isAdditive = true
        var timing = AnimationTiming()
        (timing.beginTime, timing.duration) = (0, 1)
        let add = RenderAnimation(key: "", timing: timing, effect: .property(effect))
        expectEqual(own.presented(at: 0.5, animations: [to, add]).position.x, 55)
    }

    @Test("A group's time is its children's, and cuts them off")
    func group() {
        var timing = AnimationTiming()
        (timing.beginTime, timing.duration) = (10, 1)
        let group = RenderAnimation(
            key: "", timing: timing,
            effect: .group([
                animation(.opacity, from: .number(0), to: .number(1), begin: 0, duration: 2),
                animation(.positionX, from: .number(0), to: .number(8), begin: 0.5, duration: 0.5),
            ]))

        let early = LayerProperties().presented(at: 10.25, animations: [group])
        let late = LayerProperties().presented(at: 10.75, animations: [group])

        expectEqual(early.opacity, 0.125)
        expectEqual(early.position.x, 0)
        expectEqual(late.opacity, 0.375)
        expectEqual(late.position.x, 4)
        expectEqual(LayerProperties().presented(at: 11, animations: [group]).opacity, 1)
    }

    @Test("A transform turns on its way rather than shrinking")
    func transform() {
        let quarter = Transform3D.rotation(.pi / 2, 0, 0, 1)

        let half = Transform3D.identity.interpolated(to: quarter, 0.5)

        expectTrue(abs(half.m11 - cos(.pi / 4)) < 1e-9 && abs(half.m12 - sin(.pi / 4)) < 1e-9)
    }

    @Test("Recomposing a decomposed transform restores it")
    func decomposition() throws {
        var matrix = Transform3D.rotation(0.7, 0.3, -0.5, 1).scaled(2, -3, 0.5).translated(4, 5, 6)
        matrix.m34 = -0.002

        let parts = try #require(matrix.decomposed)
        let again = Transform3D(parts)

        let (a, b) = (matrix.rows, again.rows)
        for difference in [a.0 - b.0, a.1 - b.1, a.2 - b.2, a.3 - b.3] {
            #expect((difference * difference).sum() < 1e-18)
        }
        let inverse = try #require(matrix.inverse)
        expectTrue(abs(matrix.concatenating(inverse).m11 - 1) < 1e-9 && abs(matrix.concatenating(inverse).m42) < 1e-9)
    }

    @Test("Parts of a transform are read and written separately")
    func transformParts() {
        var properties = LayerProperties()
        properties.transform = .translation(7, 8)

        properties.setValue(.number(.pi / 3), for: .rotationZ)
        properties.setValue(.number(2), for: .scaleX)

        guard case .number(let angle) = properties.value(for: .rotationZ),
            case .number(let scale) = properties.value(for: .scaleX)
        else {
            Issue.record("The parts have no values")
            return
        }
        expectTrue(abs(angle - .pi / 3) < 1e-9 && abs(scale - 2) < 1e-9)
        expectEqual(properties.transform.m41, 7)
        expectEqual(properties.transform.m42, 8)
    }

    @Test("Colors mix without darkening on the way to clear")
    func colours() {
        let start = AnimatableValue.color(.white)

        guard case .color(let half?) = start.interpolated(to: .color(nil), 0.5) else {
            Issue.record("No colour")
            return
        }

        expectEqual(half, RenderColor(red: 1, green: 1, blue: 1, alpha: 0.5))
    }
}

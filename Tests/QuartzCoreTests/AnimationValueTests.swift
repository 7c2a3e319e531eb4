import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import Testing

/// The presented values of each kind of animation, read from `presentation()`.
@MainActor @Suite("Values of layer animations", .serialized)
struct AnimationValueTests {
    /// The positions' x that a layer at x = 10 shows at each fraction of a second.
    private func xs(_ animation: CAAnimation, at times: [Double]) -> [CGFloat] {
        var result: [CGFloat] = []
        onStage { stage in
            let layer = stage.makeShownLayer()
            CATransaction.setDisableActions(true)
            layer.position = CGPoint(x: 10, y: 0)
            animation.duration = 1
            layer.add(animation, forKey: "move")
            stage.flush()
            for time in times {
                stage.loop.advance(to: 100 + time)
                result.append(layer.presentation()?.position.x ?? .nan)
            }
        }
        return result
    }

    private func basic(from: Any? = nil, to: Any? = nil, by: Any? = nil) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
        return animation
    }

    @Test("All combinations of fromValue, toValue and byValue")
    func fromToBy() {
        expectEqual(xs(basic(from: 20, to: 40), at: [0, 0.5]), [20, 30])
        expectEqual(xs(basic(from: 20, by: 8), at: [0, 0.5]), [20, 24])
        expectEqual(xs(basic(to: 40, by: 8), at: [0, 0.5]), [32, 36])
        expectEqual(xs(basic(from: 20), at: [0, 0.5]), [20, 15])
        expectEqual(xs(basic(to: 40), at: [0, 0.5]), [10, 25])
        expectEqual(xs(basic(by: 8), at: [0, 0.5]), [10, 14])
        expectEqual(xs(basic(), at: [0, 0.5]), [10, 10])
    }

    @Test("Numbers of all types are accepted", arguments: [1.5 as any Sendable, 1.5 as CGFloat, 1.5 as Float])
    func numberTypes(_ number: any Sendable) {
        expectEqual(xs(basic(from: number, to: 3), at: [0]), [1.5])
    }

    @Test("NSNumber and points in NSValue are accepted")
    func numberObjects() {
        expectEqual(xs(basic(from: NSNumber(value: 7), to: 9), at: [0, 0.5]), [7, 8])

        let animation = CABasicAnimation(keyPath: "position")
        animation.fromValue = NSValue(point: CGPoint(x: 4, y: 0))
        animation.toValue = CGPoint(x: 8, y: 0)
        expectEqual(xs(animation, at: [0, 0.5]), [4, 6])
    }

    @Test("Keyframes follow their key times")
    func keyTimes() {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, 100, NSNull()]
        animation.keyTimes = [0, 0.25, 1]

        expectEqual(xs(animation, at: [0, 0.125, 0.25, 0.625]), [0, 50, 100, 55])
    }

    @Test("Discrete keyframes jump")
    func discrete() {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [1, 2, 3, 4]
        animation.calculationMode = .discrete

        expectEqual(xs(animation, at: [0.1, 0.3, 0.6, 0.9]), [1, 2, 3, 4])
    }

    @Test("Key times that do not rise are refused")
    func badKeyTimes() {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.values = [0, 100, 200]
        animation.keyTimes = [0, 2, 1]

        expectEqual(xs(animation, at: [0.25, 0.5]), [50, 100])
    }

    @Test("A path is followed segment by segment")
    func path() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 110, y: 0))
        let animation = CAKeyframeAnimation(keyPath: "position")
        animation.path = path

        expectEqual(xs(animation, at: [0.25, 0.5, 0.75]), [5, 10, 60])

        animation.calculationMode = .paced
        let paced = xs(animation, at: [0.25, 0.5])
        #expect(abs(paced[0] - 27.5) < 1e-9)
        #expect(abs(paced[1] - 55) < 1e-9)
    }

    @Test("A layer rotates with its path")
    func rotationMode() {
        onStage { stage in
            let layer = stage.makeShownLayer()
            let path = CGMutablePath()
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 0, y: 10))
            let animation = CAKeyframeAnimation(keyPath: "position")
            animation.path = path
            animation.rotationMode = .rotateAuto
            animation.duration = 1

            layer.add(animation, forKey: "move")
            stage.flush()
            stage.advance(by: 0.5)

            let shown = layer.presentation()
            expectEqual(shown?.position, CGPoint(x: 0, y: 5))
            let angle = shown?.value(forKeyPath: "transform.rotation.z") as? CGFloat ?? 0
            #expect(abs(angle - .pi / 2) < 1e-9)
        }
    }

    @Test("A group cuts off longer animations")
    func group() {
        let long = basic(from: 0, to: 100)
        long.duration = 2
        let late = CABasicAnimation(keyPath: "position.y")
        late.beginTime = 0.5
        let group = CAAnimationGroup()
        group.animations = [long, late]

        expectEqual(xs(group, at: [0, 0.5, 0.75, 1]), [0, 25, 37.5, 10])
    }

    @Test("An animation without a duration has the duration of its group")
    func groupDuration() {
        let short = basic(from: 0, to: 100)
        short.duration = 0
        let group = CAAnimationGroup()
        group.animations = [short]

        expectEqual(xs(group, at: [0, 0.25, 0.5, 0.75]), [0, 25, 50, 75])
    }

    @Test("A spring overshoots and converges")
    func spring() {
        let spring = CASpringAnimation(keyPath: "position.x")
        spring.fromValue = 0
        spring.toValue = 100

        expectEqual(spring.mass, 1)
        expectEqual(spring.stiffness, 100)
        expectEqual(spring.damping, 10)
        expectTrue(spring.settlingDuration > 1 && spring.settlingDuration < 3)
        #expect(xs(spring, at: [0.4])[0] > 105)
    }

    @Test("A spring from perceptualDuration and bounce returns them")
    func perceptualSpring() {
        let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)
        let slow = CASpringAnimation(perceptualDuration: 2, bounce: -0.5)

        #expect(abs(spring.perceptualDuration - 0.5) < 1e-9)
        #expect(abs(spring.bounce - 0.25) < 1e-9)
        #expect(abs(slow.perceptualDuration - 2) < 1e-9)
        #expect(abs(slow.bounce + 0.5) < 1e-9)
        expectEqual(spring.duration, spring.settlingDuration)
    }

    @Test("Values of a wrong type are logged and ignored")
    func badValues() {
        onStage { stage in
            let layer = stage.makeShownLayer()
            let wrong = CABasicAnimation(keyPath: "opacity")
            wrong.toValue = "half"
            let notANumber = CABasicAnimation(keyPath: "opacity")
            notANumber.toValue = Double.nan
            let unknown = CABasicAnimation(keyPath: "no.such.property.\(UInt32.random(in: 0...UInt32.max))")

            layer.add(wrong, forKey: "a")
            layer.add(notANumber, forKey: "b")
            layer.add(unknown, forKey: "c")
            layer.add(unknown, forKey: "d")
            stage.flush()
            stage.advance(by: 0.1)

            expectEqual(layer.presentation()?.opacity, 1)
            expectEqual(stage.log.count, 3)
            stage.advance(by: 1)
            expectNil(layer.animationKeys())
        }
    }
}

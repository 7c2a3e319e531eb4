import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import Testing

@MainActor @Suite("Cubic curves with tension, continuity and bias", .serialized)
struct CurveShapeTests {
    private func xs(_ animation: CAKeyframeAnimation, at times: [Double]) -> [CGFloat] {
        var result: [CGFloat] = []
        onStage { stage in
            let layer = stage.makeShownLayer()
            animation.duration = 2
            animation.values = [0, 8, 8]
            animation.calculationMode = .cubic
            layer.add(animation, forKey: "move")
            stage.flush()
            for time in times {
                stage.loop.advance(to: 100 + time)
                result.append(layer.presentation()?.position.x ?? .nan)
            }
        }
        return result
    }

    @Test("Zeros are a Catmull-Rom curve")
    func zeros() {
        let zeros = CAKeyframeAnimation(keyPath: "position.x")
        zeros.tensionValues = [0, 0, 0]

        // The tangents are 0 at the first value's side, and 4 at the second value.
        expectEqual(xs(CAKeyframeAnimation(keyPath: "position.x"), at: [0.5, 1, 1.5]), [4, 8, 8.5])
        expectEqual(xs(zeros, at: [0.5, 1, 1.5]), xs(CAKeyframeAnimation(keyPath: "position.x"), at: [0.5, 1, 1.5]))
    }

    @Test("A tension of 1 stops the motion at the value")
    func tension() {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.tensionValues = [0, 1]

        expectEqual(xs(animation, at: [0.5, 1, 1.5]), [4.5, 8, 8])
    }

    @Test("A bias of 1 overshoots the value, and -1 does not")
    func bias() {
        let after = CAKeyframeAnimation(keyPath: "position.x")
        after.biasValues = [0, 1, 0]
        let before = CAKeyframeAnimation(keyPath: "position.x")
        before.biasValues = [0, -1, 0]

        expectEqual(xs(after, at: [1.5]), [9])
        expectEqual(xs(before, at: [1.5]), [8])
    }

    @Test("A continuity other than 0 is a corner")
    func continuity() {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.continuityValues = [0, -1, 0]

        // The curve arrives with the whole difference of the step before, and leaves with the difference of the step
        // after.
        expectEqual(xs(animation, at: [0.5, 1.5]), [3.5, 8])
    }

    @Test("Numbers that are not finite or too large are limited, and copies have the numbers")
    func hostile() {
        let animation = CAKeyframeAnimation(keyPath: "position.x")
        animation.tensionValues = [NSNumber(value: Double.nan), 1e300]
        animation.continuityValues = [NSNumber(value: Double.infinity)]
        animation.biasValues = []

        for x in xs(animation, at: [0.5, 1.5]) { expectTrue(x.isFinite) }
        let copy = animation.copy() as? CAKeyframeAnimation
        expectEqual(copy?.tensionValues?.count, 2)
        expectEqual(copy?.continuityValues?.count, 1)
        expectEqual(copy?.biasValues?.count, 0)
    }

    @Test("A transform in a value is accepted")
    func transformValue() {
        onStage { stage in
            let layer = stage.makeShownLayer()
            let animation = CABasicAnimation(keyPath: "transform")
            animation.fromValue = NSValue(caTransform3D: CATransform3DMakeTranslation(10, 0, 0))
            animation.toValue = NSValue(caTransform3D: CATransform3DMakeTranslation(30, 0, 0))
            animation.duration = 1
            layer.add(animation, forKey: "move")
            stage.flush()
            stage.loop.advance(to: 100.5)
            expectEqual(layer.presentation()?.transform.m41, 20)
        }
        let transform = CATransform3D(
            m11: 1, m12: 2, m13: 3, m14: 4, m21: 5, m22: 6, m23: 7, m24: 8, m31: 9, m32: 10, m33: 11, m34: 12, m41: 13,
            m42: 14, m43: 15, m44: 16)
        expectTrue(CATransform3DEqualToTransform(NSValue(caTransform3D: transform).caTransform3DValue, transform))
        expectTrue(CATransform3DIsIdentity(NSNumber(value: 3).caTransform3DValue))
        expectTrue(CATransform3DIsIdentity(NSValue(rect: .zero).caTransform3DValue))
    }
}

import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import Testing

@MainActor @Suite("Value functions", .serialized)
struct ValueFunctionTests {
    private func transform(_ name: CAValueFunctionName, _ from: Any, _ to: Any) -> CATransform3D? {
        onStage { stage in
            let layer = stage.makeShownLayer()
            CATransaction.setDisableActions(true)
            layer.transform = CATransform3DMakeScale(3, 3, 1)
            let animation = CABasicAnimation(keyPath: "transform")
            animation.valueFunction = CAValueFunction(name: name)
            (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
            layer.add(animation, forKey: nil)
            stage.flush()
            stage.advance(by: 0.25)
            return layer.presentation()?.transform
        }
    }

    @Test("A rotation interpolates its angle, and replaces the transform of the layer")
    func rotation() throws {
        let turned = try #require(transform(.rotateZ, 0, 2 * Double.pi))
        #expect(abs(turned.m11) < 1e-9 && abs(turned.m12 - 1) < 1e-9)
        let around = try #require(transform(.rotateX, 0, Double.pi))
        #expect(abs(around.m22 - cos(.pi / 4)) < 1e-9)
    }

    @Test("Scales and translations take a number, or an array of three")
    func others() throws {
        try expectEqual(#require(transform(.scaleY, 1, 5)).m22, 2)
        let scaled = try #require(transform(.scale, [1, 1, 1], [5, 9, 1]))
        expectEqual([scaled.m11, scaled.m22], [2, 3])
        let moved = try #require(transform(.translate, [0, 0, 0], [4, 8, 12]))
        expectEqual([moved.m41, moved.m42, moved.m43], [1, 2, 3])
        try expectEqual(#require(transform(.translateX, 0, 8)).m41, 2)
    }

    @Test("An unknown name is no function, and a wrong argument no animation")
    func wrong() {
        expectNil(CAValueFunction(name: CAValueFunctionName(rawValue: "skew")))
        expectEqual(transform(.scale, [1, 2], "three")?.m11, 3)
    }
}

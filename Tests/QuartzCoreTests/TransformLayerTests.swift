import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import Testing

@MainActor @Suite("Transform layers", .serialized)
struct TransformLayerTests {
    private let white: UInt32 = 0xff_ffff
    private let red: UInt32 = 0xff_0000
    private let blue: UInt32 = 0x00_00ff

    private func makeSide(_ color: CGColor, _ transform: CATransform3D) -> CALayer {
        let side = CALayer()
        side.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
        (side.backgroundColor, side.transform) = (color, transform)
        return side
    }

    /// A red side in front of the plane, and a blue side behind it.
    private func makeBox() -> CATransformLayer {
        let box = CATransformLayer()
        box.position = CGPoint(x: 50, y: 50)
        let (front, back) = (CATransform3DMakeTranslation(0, 0, 20), CATransform3DMakeTranslation(0, 0, -20))
        box.addSublayer(makeSide(CGColor(red: 1, green: 0, blue: 0, alpha: 1), front))
        box.addSublayer(makeSide(CGColor(red: 0, green: 0, blue: 1, alpha: 1), back))
        return box
    }

    private func run(_ layer: CALayer, _ body: (LayerStage, FrameComparison) throws -> Void) rethrows {
        try onStage { stage in
            CATransaction.setDisableActions(true)
            stage.root.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
            stage.root.addSublayer(layer)
            try body(stage, FrameComparison(size: CGSize(width: 100, height: 100), scale: 1))
        }
    }

    @Test("The nearer sublayer is in front, and after half a turn the other")
    func depth() {
        let box = makeBox()
        run(box) { stage, frames in
            frames.step(stage, by: 0.01)
            expectEqual(frames.pixel(50, 50), red)

            CATransaction.setDisableActions(true)
            box.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
            frames.step(stage, by: 0.01)
            expectEqual(frames.pixel(50, 50), blue)
            expectNil(frames.difference(at: stage.loop.clock.now))
        }
    }

    @Test("The sublayers keep their depth when the layer turns; those of a layer do not")
    func space() {
        let box = makeBox()
        run(box) { stage, frames in
            // From the side, the two squares are lines at a distance of 40 points.
            box.transform = CATransform3DMakeRotation(.pi / 2 - 0.2, 0, 1, 0)
            frames.step(stage, by: 0.01)
            expectEqual(frames.pixel(50, 50), white)
            expectEqual(frames.pixel(70, 50), red)
            expectEqual(frames.pixel(30, 50), blue)
            expectNil(frames.difference(at: stage.loop.clock.now))
        }
    }

    @Test("The space of nested transform layers is shared, also in perspective and while it is animated")
    func nested() {
        let (outer, box) = (CATransformLayer(), makeBox())
        box.position = CGPoint(x: 50, y: 50)
        outer.addSublayer(box)
        outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        run(outer) { stage, frames in
            stage.root.sublayerTransform.m34 = -1 / 200
            let turn = CABasicAnimation(keyPath: "transform.rotation.y")
            (turn.fromValue, turn.toValue, turn.duration) = (0, Double.pi * 2, 4)
            outer.add(turn, forKey: "turn")
            frames.step(stage, by: 0.01)
            frames.step(stage, by: 0.49)
            expectEqual(frames.pixel(68, 50), red)
            expectEqual(frames.pixel(34, 50), blue)
            frames.step(stage, by: 1.5)
            expectEqual(frames.pixel(50, 50), blue)
            frames.step(stage, by: 2)
            expectEqual(frames.pixel(50, 50), red)
        }
    }

    @Test("The layer itself is not drawn, does not clip, and is not hit")
    func itself() {
        let box = makeBox()
        box.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        (box.backgroundColor, box.masksToBounds) = (CGColor(red: 0, green: 1, blue: 0, alpha: 1), true)
        (box.borderWidth, box.shadowOpacity) = (5, 1)
        for side in box.sublayers ?? [] { side.position = CGPoint(x: 5, y: 5) }
        run(box) { stage, frames in
            frames.step(stage, by: 0.01)
            expectEqual(frames.pixel(50, 50), red)
            expectEqual(frames.pixel(31, 31), red)
            box.sublayers = nil
            frames.step(stage, by: 0.01)
            expectEqual(frames.pixel(50, 50), white)
            expectNil(box.hitTest(CGPoint(x: 50, y: 50)))
        }
    }
}

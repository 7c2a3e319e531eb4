import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import RandomSupport
import RenderServer
import Testing

/// Incrementally composited frames must equal complete redraws.
@MainActor @Suite("Incremental frames", .serialized)
struct IncrementalFrameTests {
    @Test(
        "A frame after any changes has the pixels of a complete rendering of the same layers",
        arguments: RandomSeeds.batches(100))
    func worlds(seeds: RandomSeeds) {
        for seed in seeds {
            if let difference = difference(seed: seed) {
                Issue.record("seed \(seed): \(difference)")
                return
            }
        }
    }

    @Test("A layer that loses its last sublayer while its transform's animation is paused is repainted completely")
    func pausedLayer() {
        onStage { stage in
            let stack = FrameComparison(size: CGSize(width: 200, height: 150), scale: 1)
            let layer = CALayer()
            layer.frame = CGRect(x: 60.3, y: 40.2, width: 68.7068, height: 48.36)
            layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            let child = CALayer()
            child.frame = CGRect(x: 10, y: 10, width: 12, height: 12)
            child.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
            layer.addSublayer(child)
            stage.root.addSublayer(layer)
            let turn = CABasicAnimation(keyPath: "transform.rotation.z")
            (turn.fromValue, turn.toValue, turn.duration) = (0.5, 1.2187, 0.25)
            layer.add(turn, forKey: "turn")
            (layer.speed, layer.timeOffset) = (0, CACurrentMediaTime() + 0.1)
            for _ in 0..<3 { stack.step(stage, by: 0.1) }

            child.removeFromSuperlayer()
            stack.step(stage, by: 0.1)

            expectNil(stack.difference(at: stage.loop.clock.now))
        }
    }

    @Test("A transition of a scaled layer shows its old appearance beside a new appearance of one color")
    func scaledTransition() {
        onStage { stage in
            let frames = FrameComparison(size: CGSize(width: 200, height: 150), scale: 1)
            let layer = makeLayer(CGRect(x: 10, y: 20, width: 120, height: 90), .middleGray)
            layer.transform = CATransform3DMakeScale(1.25, 1, 1)
            stage.root.addSublayer(layer)
            for _ in 0..<2 { frames.step(stage, by: 0.1) }
            let push = CATransition()
            (push.type, push.subtype, push.duration) = (.push, .fromRight, 1)

            layer.add(push, forKey: nil)
            layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

            for _ in 0..<8 {
                frames.step(stage, by: 0.1)
                expectNil(frames.difference(at: stage.loop.clock.now))
            }
        }
    }

    @Test("A rotated layer with a backdrop effect is painted again when its perspective ends")
    func backdropAfterPerspective() {
        onStage { stage in
            let frames = FrameComparison(size: CGSize(width: 200, height: 150), scale: 1)
            stage.root.addSublayer(makeLayer(CGRect(x: 0, y: 0, width: 90, height: 150), .middleGray))
            let layer = BackdropLayer()
            layer.effect = BackdropEffect(
                blurRadius: 4, saturation: 1.8, tint: RenderColor(red: 1, green: 1, blue: 1, alpha: 0.5))
            layer.frame = CGRect(x: 40, y: 30, width: 100, height: 80)
            layer.addSublayer(makeLayer(CGRect(x: 60, y: 40, width: 30, height: 30), .middleGray))
            stage.root.addSublayer(layer)
            var tilt = CATransform3DIdentity
            tilt.m34 = -1 / 300
            layer.transform = CATransform3DRotate(tilt, 0.6, 0, 1, 0)
            let turn = CABasicAnimation(keyPath: "transform.rotation.z")
            (turn.fromValue, turn.toValue, turn.duration) = (0.3, 0.5, 2)
            layer.add(turn, forKey: nil)
            for _ in 0..<3 { frames.step(stage, by: 0.1) }

            layer.transform = CATransform3DIdentity

            for _ in 0..<3 {
                frames.step(stage, by: 0.1)
                expectNil(frames.difference(at: stage.loop.clock.now))
            }
        }
    }

    private func makeLayer(_ frame: CGRect, _ color: CGColor) -> CALayer {
        let layer = CALayer()
        (layer.frame, layer.backgroundColor) = (frame, color)
        return layer
    }

    private func difference(seed: Int) -> String? {
        onStage { stage -> String? in
            let size = CGSize(width: 160, height: 120)
            stage.root.bounds.size = size
            stage.root.position = CGPoint(x: 80, y: 60)
            var world = RandomLayers(seed: seed, root: stage.root, size: size)
            let frames = FrameComparison(size: size, scale: [1, 1.5, 2][seed % 3])
            for step in 0..<15 {
                if step > 0 { world.change(at: stage.loop.clock.now) }
                // In some of the frames no changes are committed, and only animations continue.
                for _ in 0...(seed + step) % 3 { frames.step(stage, by: 0.02) }
                if let difference = frames.difference(at: stage.loop.clock.now) {
                    return "step \(step), \(difference)\n\(world.log.joined(separator: "\n"))"
                }
            }
            return nil
        }
    }
}

extension CGColor {
    fileprivate static let middleGray = CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
}

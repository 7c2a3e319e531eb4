import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import Testing

@MainActor @Suite("Replicator layers", .serialized)
struct ReplicatorTests {
    private let white: UInt32 = 0xff_ffff
    private let red: UInt32 = 0xff_0000
    private let black: UInt32 = 0

    /// A replicator of a red square of 10 points at the top left.
    private func makeReplicator(count: Int) -> (replicator: CAReplicatorLayer, square: CALayer) {
        let (replicator, square) = (CAReplicatorLayer(), CALayer())
        replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        square.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        square.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        replicator.addSublayer(square)
        replicator.instanceCount = count
        replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        return (replicator, square)
    }

    private func run(_ layer: CALayer, _ body: (LayerStage, FrameComparison) throws -> Void) rethrows {
        try onStage { stage in
            CATransaction.setDisableActions(true)
            stage.root.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
            stage.root.addSublayer(layer)
            try body(stage, FrameComparison(size: CGSize(width: 100, height: 100), scale: 1))
        }
    }

    private func row(_ frames: FrameComparison, y: Int = 5) -> [UInt32?] {
        [5, 25, 45, 65, 85].map { frames.pixel($0, y) }
    }

    @Test("The sublayers are shown several times, each with a further transform")
    func instances() {
        let (replicator, _) = makeReplicator(count: 3)
        run(replicator) { stage, frames in
            frames.step(stage, by: 0.01)
            expectEqual(row(frames), [red, red, red, white, white])
            expectEqual(frames.pixel(15, 5), white)

            replicator.instanceCount = 0
            frames.step(stage, by: 0.01)
            expectEqual(row(frames), [white, white, white, white, white])

            CATransaction.setDisableActions(true)
            replicator.instanceCount = 5
            replicator.transform = CATransform3DMakeTranslation(0, 40, 0)
            frames.step(stage, by: 0.01)
            expectEqual(row(frames, y: 45), [red, red, red, red, red])
            expectNil(frames.difference(at: stage.loop.clock.now))
        }
    }

    @Test("The transform is relative to the anchor point")
    func anchor() {
        let (replicator, _) = makeReplicator(count: 2)
        replicator.instanceTransform = CATransform3DMakeRotation(.pi, 0, 0, 1)
        run(replicator) { stage, frames in
            frames.step(stage, by: 0.01)
            expectEqual(frames.pixel(5, 5), red)
            expectEqual(frames.pixel(95, 95), red)
            expectEqual(frames.pixel(95, 5), white)
        }
    }

    @Test("Colors are multiplied, and change from each instance to the next")
    func colors() {
        let (replicator, square) = makeReplicator(count: 3)
        square.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        replicator.instanceColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        replicator.instanceRedOffset = -0.5
        run(replicator) { stage, frames in
            stage.root.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
            frames.step(stage, by: 0.01)
            expectEqual(row(frames), [red, 0x80_0000, black, 0x00_ff00, 0x00_ff00])
        }
    }

    @Test("Animations of an instance are delayed")
    func delay() {
        let (replicator, square) = makeReplicator(count: 3)
        replicator.instanceDelay = 1
        run(replicator) { stage, frames in
            frames.step(stage, by: 0.01)
            let hide = CABasicAnimation(keyPath: "hidden")
            (hide.fromValue, hide.toValue, hide.duration) = (1, 1, 1)
            square.add(hide, forKey: "hide")
            frames.step(stage, by: 0.5)
            expectEqual(row(frames), [white, red, red, white, white])
            frames.step(stage, by: 1)
            expectEqual(row(frames), [red, white, red, white, white])
            frames.step(stage, by: 1)
            expectEqual(row(frames), [red, red, white, white, white])
            frames.step(stage, by: 1)
            expectEqual(row(frames), [red, red, red, white, white])
            frames.step(stage, by: 0.1)
            expectFalse(frames.needsFrame(at: stage.loop.clock.now))
        }
    }

    @Test("Changes of the sublayers change all instances, also in replicators of replicators")
    func changes() {
        let (inner, square) = makeReplicator(count: 2)
        let outer = CAReplicatorLayer()
        outer.frame = inner.frame
        outer.instanceCount = 2
        outer.instanceTransform = CATransform3DMakeTranslation(0, 50, 0)
        outer.addSublayer(inner)
        run(outer) { stage, frames in
            frames.step(stage, by: 0.01)
            expectEqual(row(frames, y: 55), [red, red, white, white, white])

            CATransaction.setDisableActions(true)
            square.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
            let second = CALayer()
            second.frame = CGRect(x: 40, y: 0, width: 10, height: 10)
            second.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            inner.addSublayer(second)
            frames.step(stage, by: 0.01)
            expectEqual(row(frames), [black, black, red, red, white])
            expectEqual(row(frames, y: 55), [black, black, red, red, white])
            expectNil(frames.difference(at: stage.loop.clock.now))

            square.removeFromSuperlayer()
            frames.step(stage, by: 0.01)
            expectEqual(row(frames, y: 55), [white, white, red, red, white])
            outer.removeFromSuperlayer()
            frames.step(stage, by: 0.01)
            expectEqual(row(frames), [white, white, white, white, white])
        }
    }

    @Test("A huge number of instances is bounded")
    func hostile() {
        let (replicator, square) = makeReplicator(count: .max)
        replicator.instanceTransform = CATransform3DMakeScale(1e30, 1e30, 1)
        replicator.instanceDelay = .nan
        for _ in 0..<100 { square.addSublayer(CALayer()) }
        run(replicator) { stage, frames in
            for _ in 0..<3 {
                square.opacity -= 0.1
                frames.step(stage, by: 0.01)
            }
            expectEqual(replicator.instanceDelay, 0)
        }
    }
}

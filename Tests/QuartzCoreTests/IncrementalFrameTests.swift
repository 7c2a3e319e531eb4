import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import RandomSupport
import RenderServer
import Testing

/// What is composited from what changed must look as if all of it had been painted.
@MainActor @Suite("Incremental frames", .serialized)
struct IncrementalFrameTests {
    @Test(
        "A frame after any changes has the pixels of one that shows the same layers from nothing",
        arguments: RandomSeeds.batches(100))
    func worlds(seeds: RandomSeeds) {
        for seed in seeds {
            if let difference = difference(seed: seed) {
                Issue.record("seed \(seed): \(difference)")
                return
            }
        }
    }

    @Test("What loses its last sublayer while its transform's animation stands still is painted anew as a whole")
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

    private func difference(seed: Int) -> String? {
        onStage { stage -> String? in
            let size = CGSize(width: 160, height: 120)
            stage.root.bounds.size = size
            stage.root.position = CGPoint(x: 80, y: 60)
            var world = RandomLayers(seed: seed, root: stage.root, size: size)
            let frames = FrameComparison(size: size, scale: [1, 1.5, 2][seed % 3])
            for step in 0..<15 {
                if step > 0 { world.change(at: stage.loop.clock.now) }
                // In some of the frames nothing is committed, and only animations go on.
                for _ in 0...(seed + step) % 3 { frames.step(stage, by: 0.02) }
                if let difference = frames.difference(at: stage.loop.clock.now) {
                    return "step \(step), \(difference)\n\(world.log.joined(separator: "\n"))"
                }
            }
            return nil
        }
    }
}

/// A display that composites what is recorded of a stage frame by frame, to be compared with one that shows the last
/// state only.
@MainActor private final class FrameComparison {
    private let display: HeadlessDisplay
    private var submitted = 0
    private var commits: [Commit] = []
    private let mode: DisplayMode

    init(size: CGSize, scale: Double) {
        mode = DisplayMode(size: size, scale: scale)
        display = HeadlessDisplay(mode: mode)
    }

    /// Lets time pass on the stage, and composites a frame.
    func step(_ stage: LayerStage, by time: Double) {
        stage.flush()
        stage.advance(by: time)
        commits = stage.display.commits
        for commit in commits[submitted...] { display.submit(commit) }
        submitted = commits.count
        display.step(to: stage.loop.clock.now)
    }

    /// Where the last frame differs from one that is painted from nothing; `nil` when it does not.
    func difference(at time: Double) -> String? {
        let fresh = HeadlessDisplay(mode: mode)
        for commit in commits { fresh.submit(commit) }
        fresh.step(to: time)
        guard let left = display.snapshot()?.bitmap, let right = fresh.snapshot()?.bitmap else { return "no picture" }
        var (count, first) = (0, "")
        for y in 0..<left.height {
            let rows = (left.data + y * left.bytesPerRow, right.data + y * right.bytesPerRow)
            if memcmp(rows.0, rows.1, left.width * 4) == 0 { continue }
            for x in 0..<left.width {
                let colors = (
                    rows.0.load(fromByteOffset: x * 4, as: UInt32.self) & 0xff_ffff,
                    rows.1.load(fromByteOffset: x * 4, as: UInt32.self) & 0xff_ffff
                )
                if colors.0 == colors.1 { continue }
                count += 1
                if first.isEmpty {
                    first = "(\(x), \(y)) \(String(colors.0, radix: 16)) for \(String(colors.1, radix: 16))"
                }
            }
        }
        return count == 0 ? nil : "\(count) pixels differ, the first at \(first)"
    }
}

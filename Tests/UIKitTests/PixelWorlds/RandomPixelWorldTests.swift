import RandomSupport
import Testing
import UIKit

@testable import IrekoTesting

/// After any animation, scrolling, blur, push or curl, a frame equals a complete redraw.
@MainActor @Suite("Random worlds of views", .serialized)
struct RandomPixelWorldTests {
    @Test("A frame after any changes has the pixels of a complete redraw", arguments: RandomSeeds.batches(100))
    func worlds(seeds: RandomSeeds) throws {
        for seed in seeds {
            let scale = PixelWorld.scales[seed % PixelWorld.scales.count]
            let found = try Stage.run(size: PixelWorld.size, scale: scale) { stage in
                stage.allowsDiagnostics = true
                let world = PixelWorld(seed: seed, stage: stage)
                defer { world.takeDown() }
                return difference(world, stage, seed)
            }
            if let found {
                Issue.record("seed \(seed), scale \(scale): \(found)")
                return
            }
        }
    }

    private func difference(_ world: PixelWorld, _ stage: Stage, _ seed: Int) -> String? {
        var random = SeededGenerator(seed: UInt64(seed) &+ 77)
        for step in 0..<14 {
            world.change()
            for _ in 0...random.below(3) { stage.advance(by: [0.016, 0.05, 0.11][random.below(3)]) }
            stage.render()
            let shown = stage.display.snapshot()
            stage.display.repaint()
            let (count, largest, place) = compare(shown, stage.display.snapshot())
            if count > 0 {
                return "step \(step): \(count) pixels differ, by up to \(largest), the first at \(place)\n"
                    + world.log.joined(separator: "\n")
            }
        }
        return nil
    }

    private func compare(_ left: CGImage?, _ right: CGImage?) -> (count: Int, largest: Int, place: String) {
        guard let left = left?.bitmap, let right = right?.bitmap else { return (1, 255, "nowhere") }
        var (count, largest, place) = (0, 0, "")
        for y in 0..<left.height {
            let rows = (left.data + y * left.bytesPerRow, right.data + y * right.bytesPerRow)
            if memcmp(rows.0, rows.1, left.width * 4) == 0 { continue }
            for x in 0..<left.width {
                var size = 0
                for channel in 0..<3 {
                    let values = (
                        Int(rows.0.load(fromByteOffset: x * 4 + channel, as: UInt8.self)),
                        Int(rows.1.load(fromByteOffset: x * 4 + channel, as: UInt8.self))
                    )
                    size = max(size, abs(values.0 - values.1))
                }
                if size == 0 { continue }
                if place.isEmpty { place = "(\(x), \(y))" }
                count += 1
                largest = max(largest, size)
            }
        }
        return (count, largest, place)
    }
}

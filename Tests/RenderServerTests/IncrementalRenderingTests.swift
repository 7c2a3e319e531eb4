import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import RenderServer

/// Whatever happened before, a frame must equal a complete rendering of its state.
@Suite("Incremental rendering")
struct IncrementalRenderingTests {
    @Test("Any sequence of changes leaves the pixels of a complete rendering", arguments: 1...40)
    func sequences(seed: Int) {
        var world = RandomWorld(seed: UInt64(seed))
        // Some with other scales, and some on a target with alpha.
        let scale = pixelScales[seed % pixelScales.count]
        let format = seed % 5 == 0 ? Bitmap.Format.argb32 : .rgb32
        let stage = Stage(width: 160, height: 120, scale: scale, format: format)
        stage.server.apply(world.wholeCommit)

        for step in 0..<60 {
            if step > 0 { stage.server.apply(world.change()) }
            world.time += 0.05
            stage.render(at: world.time)
            expectNil(stage.server.violatedInvariant, "seed \(seed), step \(step): \(world.log)")

            let fresh = Stage(width: 160, height: 120, scale: scale, format: format)
            fresh.server.apply(world.wholeCommit)
            fresh.render(at: world.time)
            let difference = largestDifference(stage.bitmap, fresh.bitmap)
            expectEqual(difference.size, 0, "seed \(seed), step \(step), at \(difference.place): \(world.log)")
            if difference.size > 0 { return }
        }
    }
}

/// The scales in pixels per point for random worlds, as on devices and desktops.
let pixelScales = [1, 2, 1.5, 3, 1.25, 5.0 / 3]

/// The largest difference of a channel between two bitmaps, and its location.
func largestDifference(_ left: Bitmap, _ right: Bitmap) -> (size: Int, place: (Int, Int)) {
    var result = (size: 0, place: (0, 0))
    for y in 0..<left.height {
        for x in 0..<left.width {
            let (a, b) = (left.pixel(x, y), right.pixel(x, y))
            if a == b { continue }
            for shift in [0, 8, 16, 24] as [UInt32] {
                let size = abs(Int(a >> shift & 0xff) - Int(b >> shift & 0xff))
                if size > result.size { result = (size, (x, y)) }
            }
        }
    }
    return result
}

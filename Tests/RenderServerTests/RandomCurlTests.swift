import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import RenderServer

@Suite("Random curls of sheets")
struct RandomCurlTests {
    @Test("Pixels match the cylinder, computed individually", arguments: 1...20)
    func pixels(seed: Int) {
        let sheet = RandomSheet(seed: seed)
        let stage = sheet.stage()

        stage.commit(sheet.updates)
        stage.render()

        let (curl, scale) = (sheet.curl, sheet.scale)
        let (width, height) = (sheet.frame.width * scale, sheet.frame.height * scale)
        // Outside the display no bitmap exists to compare.
        guard let bitmap = stage.server.nodes[1]?.rasterCache?.bitmap else { return }
        let reference = CurlReference(
            curl, bitmap: bitmap, width: width, height: height, scale: scale, paper: SIMD4(1, 0.9, 0.7, 1))
        let originX = Int((sheet.frame.minX * scale).nearestPixel)
        let originY = Int((sheet.frame.minY * scale).nearestPixel)
        let page = sheet.isOnPage ? SIMD4(153.0, 204, 255, 255) : .zero
        var (largest, place, sum) = (0.0, (0, 0), 0.0)
        for y in 0..<stage.bitmap.height {
            for x in 0..<stage.bitmap.width {
                let (column, row) = (x - originX, y - originY)
                let isClipped =
                    curl.isClipped
                    && !(0..<Int(width.rounded(.up)) ~= column && 0..<Int(height.rounded(.up)) ~= row)
                let expected = isClipped ? page : reference.pixel(column, row, over: page)
                let pixel = stage[x, y]
                let found = SIMD4(
                    Double(pixel >> 16 & 0xff), Double(pixel >> 8 & 0xff), Double(pixel & 0xff),
                    sheet.isOnPage ? 255 : Double(pixel >> 24))
                let difference = (found - expected).replacing(
                    with: expected - found, where: found .< expected)
                sum += difference.x + difference.y + difference.z
                if reference.isFold(column, row) { continue }
                let most = max(difference.x, difference.y, difference.z, difference.w)
                if most > largest { (largest, place) = (most, (x, y)) }
            }
        }

        // A tenth of a pixel is not visible at the edges of flat parts, which are aligned to whole pixels.
        #expect(largest <= 26, "seed \(seed), at \(place): \(curl), \(sheet.frame), scale \(scale)")
        #expect(sum / Double(stage.bitmap.width * stage.bitmap.height * 3) < 0.8, "seed \(seed)")
    }

    @Test("A sheet whose bend moves has the pixels of a sheet that is painted completely", arguments: 1...20)
    func bentOn(seed: Int) {
        var sheet = RandomSheet(seed: seed)
        let stage = sheet.stage()

        for step in 0..<10 {
            stage.commit(sheet.updates)
            stage.render()
            let fresh = sheet.stage()
            fresh.commit(sheet.updates)
            fresh.render()

            let difference = largestDifference(stage.bitmap, fresh.bitmap)
            expectEqual(
                difference.size, 0,
                "seed \(seed), step \(step), at \(difference.place): \(sheet.curl), \(sheet.frame), scale \(sheet.scale)"
            )
            if difference.size > 0 { return }
            sheet.move()
        }
    }
}

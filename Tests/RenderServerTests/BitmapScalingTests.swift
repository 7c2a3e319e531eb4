import CoreGraphics
import Expectations
import Foundation
import RandomSupport
import Testing

@testable import RenderServer

/// Bitmaps that are scaled without rotation, against a slow model.
@Suite("Scaled bitmaps")
struct BitmapScalingTests {
    /// The mixed value of a pixel, of 65536, from a channel of four pixels, with weights of eight bits.
    private func mixed(
        _ bitmap: Bitmap, _ window: PixelBox, _ toSource: PlaneTransform, _ x: Int, _ y: Int, _ shift: UInt32
    ) -> Int {
        func place(_ pixel: Int, _ scale: Double, _ start: Double) -> (first: Int, part: Int) {
            let place = Int((((Double(pixel) + 0.5) * scale + start - 0.5) * 256).rounded(.down))
            return (place >> 8, place & 255)
        }
        let (column, partX) = place(x, toSource.m11, toSource.m31)
        let (row, partY) = place(y, toSource.m22, toSource.m32)
        func value(_ x: Int, _ y: Int) -> Int {
            let inside = (
                min(max(x, Int(window.minX)), Int(window.maxX) - 1), min(max(y, Int(window.minY)), Int(window.maxY) - 1)
            )
            return Int(bitmap.pixel(inside.0, inside.1) >> shift & 255)
        }
        let upper = value(column, row) * (256 - partX) + value(column + 1, row) * partX
        let lower = value(column, row + 1) * (256 - partX) + value(column + 1, row + 1) * partX
        return upper * (256 - partY) + lower * partY
    }

    /// Noise with areas of uniform color.
    private func picture(_ random: inout SeededGenerator, _ format: Bitmap.Format) -> Bitmap {
        var colors = (0..<16).map { _ in UInt32(random.below(1 << 24)) }
        if format == .argb32 { colors = colors.map { $0 & 0x7f_7f7f | 0x8000_0000 } }
        let seeds = (0..<12).map { _ in (random.below(300), random.below(60), 1 + random.below(160)) }
        return .make(300, 60, format) { x, y in
            let area = seeds.lastIndex { abs($0.0 - x) < $0.2 && abs($0.1 - y) < $0.2 / 4 }
            return colors[area ?? (x &* 7 ^ y &* 13) & 15]
        }
    }

    @Test("Each pixel is the weighted mean of the four nearest", arguments: 1...60)
    func model(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let format: Bitmap.Format = seed % 3 == 0 ? .argb32 : .rgb32
        let bitmap = picture(&random, format)
        let all = PixelBox(x: 0, y: 0, width: 300, height: 60)
        let window = seed % 4 == 0 ? PixelBox(x: 17, y: 9, width: 200, height: 40) : all
        // Whole multiples of the smallest weight, so that the model need not round as the sampler does.
        var transform = PlaneTransform.scale(Double(1 + random.below(100)) / 32, Double(1 + random.below(100)) / 32)
        (transform.m31, transform.m32) = (Double(random.below(4000)) / 64 - 30, Double(random.below(1000)) / 64 - 8)
        if seed % 5 == 0 { (transform.m11, transform.m31) = (-transform.m11, 300 - transform.m31) }
        let target = Stage(width: 200, height: 50, format: seed % 2 == 0 ? .argb32 : .rgb32)
        let surface = Surface(RenderTarget(target.bitmap, scale: 1))
        let sampler = BitmapSampler(
            bitmap, toSource: transform, filter: .linear, window: window, outline: [.zero],
            plain: seed % 2 == 0 ? UniformBlocks(of: bitmap) : nil)

        // In two parts, so that tiles begin at two places.
        let split = 1 + random.below(198)
        sampler.fill(PixelBox(x: 0, y: 0, width: split, height: 50), of: surface)
        sampler.fill(PixelBox(x: split, y: 0, width: 200 - split, height: 50), of: surface)

        var worst = (error: 0, place: (0, 0))
        for y in 0..<50 {
            for x in 0..<200 {
                for shift in [0, 8, 16] as [UInt32] {
                    let value = Int(target[x, y] >> shift & 255) << 16
                    let error = abs(value - mixed(bitmap, window, transform, x, y, shift))
                    if error > worst.error { worst = (error, (x, y)) }
                }
            }
        }
        // Half a step, and the rounding error of two products.
        #expect(worst.error <= (1 << 15) + 512, "seed \(seed), at \(worst.place)")
        if format == .rgb32, target.bitmap.format == .argb32 {
            expectTrue((0..<200).allSatisfy { target[$0, 25] >> 24 == 255 }, "seed \(seed)")
        }
    }

    @Test("Layers behind an opaque page that is only scaled are not painted")
    func covered() {
        let stage = Stage(width: 256, height: 128)
        let scale = animation(.scale, from: .number(0.8), to: .number(1), begin: 1, duration: 10)
        stage.commit([
            layer(0, rect(0, 0, 256, 128), .white, sublayers: [1, 2]),
            layer(1, rect(40, 40, 60, 30), .green),
            layer(2, rect(0, 0, 256, 128), .red, sublayers: [3], animations: [scale]),
            layer(3, rect(20, 20, 50, 50), .blue),
        ])
        for time in [1, 1.5, 2] { stage.render(at: time) }
        let before = stage.server.statistics

        stage.render(at: 2.5)

        expectEqual((stage.server.statistics - before).itemsPainted, 2)
        expectTrue(stage[0, 0] == 0xff_ffff && stage[128, 100] == 0xff_0000)
    }
}

import CoreGraphics
import Expectations
import Foundation
import RandomSupport
import Testing

@testable import RenderServer

/// Pixels of one color that move over pixels of the same color are not painted again.
@Suite("Plain pixels")
struct PlainPixelTests {
    /// A page of 256 × 128 with a square, that moves left by 320 pixels in ten seconds.
    private func page(_ id: Int32, x: Double, _ color: RenderColor) -> [LayerUpdate] {
        [
            layer(
                id, rect(x, 0, 256, 128), color, sublayers: [id + 1],
                animations: [
                    animation(.positionX, from: .number(x + 128), to: .number(x - 192), begin: 1, duration: 10)
                ]),
            layer(id + 1, rect(32, 32, 32, 32), .red),
        ]
    }

    private func stage(_ pages: [LayerUpdate], front: [LayerUpdate] = []) -> Stage {
        let stage = Stage(width: 256, height: 128)
        let ids = (pages + front).map(\.layer.index).filter { $0 % 10 == 1 }
        stage.commit([layer(0, rect(0, 0, 256, 128), .black, sublayers: ids)] + pages + front)
        // The first frame makes the bitmaps, the second frame is the first that shows them.
        stage.render(at: 1)
        stage.render(at: 1.5)
        return stage
    }

    @Test("If a page slides over a page with the same background, only other pixels are painted")
    func slide() {
        let stage = stage(page(1, x: 0, .white) + page(11, x: 256, .white))

        // From 16 pixels to 48: the square moves from x = 16 to x = -16, and the other page's square to 240. One box
        // for both is painted faster than two.
        let boxes = stage.render(at: 2.5)

        expectEqual(boxes, [PixelBox(x: 0, y: 32, width: 256, height: 32)])
        expectTrue(stage[0, 40] == 0xff0000 && stage[15, 40] == 0xff0000 && stage[16, 40] == 0xffffff)
        expectTrue(stage[239, 40] == 0xffffff && stage[240, 40] == 0xff0000)
    }

    @Test("A page of many rows that replaces a page is painted only in differing areas")
    func exchange() {
        func page(_ id: Int32, icon: RenderColor) -> [LayerUpdate] {
            [layer(id, rect(0, 0, 1024, 1024), .white, sublayers: (1...32).map { id + 2 * $0 })]
                + (1...32).flatMap { row -> [LayerUpdate] in
                    let (id, y) = (id + 2 * Int32(row), Double(row - 1) * 32)
                    return [
                        layer(id, rect(0, y, 1024, 32), .white, sublayers: [id + 1]),
                        layer(id + 1, rect(8, 8, 16, 16), icon),
                    ]
                }
        }
        func root(_ page: Int32) -> LayerUpdate { layer(0, rect(0, 0, 1024, 1024), .white, sublayers: [page]) }
        let stage = Stage(width: 1024, height: 1024)
        stage.commit([root(1)] + page(1, icon: .red))
        stage.render()
        let before = stage.server.statistics

        stage.commit([root(101)] + page(101, icon: .blue), removed: (1...66).map { $0 })
        stage.render()

        let painted = (stage.server.statistics - before).pixelsPainted
        #expect(painted < 4 * 32 * 16 * 24, "\(painted)")
        expectTrue(stage[8, 8] == 0x0000ff && stage[23, 1015] == 0x0000ff)
        expectTrue(stage[7, 8] == 0xffffff && stage[500, 500] == 0xffffff && stage[24, 24] == 0xffffff)
    }

    @Test("A page that grows is painted in areas that are not uniform, and equals a complete redraw")
    func growingPage() {
        let updates =
            [
                layer(0, rect(0, 0, 512, 512), RenderColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1), sublayers: [1]),
                layer(
                    1, rect(0, 0, 512, 512), .white, sublayers: (2..<10).map { $0 },
                    animations: [
                        animation(
                            .transform, from: .transform(.scale(0.8, 0.8)), to: .transform(.identity), begin: 0)
                    ]),
            ] + (2..<10).map { layer($0, rect(8, Double($0 - 2) * 64 + 24, 24, 16), $0 % 2 == 0 ? .red : .blue) }
        let stage = Stage(width: 512, height: 512)
        stage.commit(updates)
        for step in 1..<40 {
            let before = stage.server.statistics
            stage.render(at: Double(step) / 60)
            let painted = (stage.server.statistics - before).pixelsPainted

            let fresh = Stage(width: 512, height: 512)
            fresh.commit(updates)
            fresh.render(at: Double(step) / 60)

            expectEqual(largestDifference(stage.bitmap, fresh.bitmap).size, 0, "step \(step)")
            // Eight squares, and the edges of the page.
            if step > 2 { #expect(painted < 512 * 512 / 4, "step \(step): \(painted)") }
        }
    }

    @Test("A row that appears, and is not a bitmap yet, is painted except for background pixels")
    func newRow() {
        func list(_ y: Double, rows: ClosedRange<Int32>) -> [LayerUpdate] {
            [
                layer(0, rect(0, 0, 256, 128), .white, sublayers: [1]),
                layer(1, rect(0, 0, 256, 128), sublayers: rows.map { $0 * 10 }) {
                    $0.bounds.origin.y = y
                },
            ]
                + rows.flatMap { row in
                    [
                        layer(row * 10, rect(0, Double(row) * 40, 256, 40), .white, sublayers: [row * 10 + 1]),
                        layer(row * 10 + 1, rect(8, 8, 24, 24), .red),
                    ]
                }
        }
        let stage = Stage(width: 256, height: 128)
        // Former rows are bitmaps: the list changes in each frame, so that it is not one itself.
        for frame in 0...5 {
            let mark = layer(99, rect(250, Double(frame), 1, 1), .blue)
            var updates = list(Double(frame) * 2, rows: 1...4) + [mark]
            updates[1].sublayers?.append(mark.layer)
            stage.commit(updates)
            stage.render(at: Double(frame) / 60)
        }
        let before = stage.server.statistics

        stage.commit(list(60, rows: 1...5))
        stage.render(at: 1)

        let painted = (stage.server.statistics - before).pixelsPainted
        // Seven squares, two of which overlap, with some pixels around them: not the rows, of 10,240 pixels each.
        #expect(painted < 3 * 10_240, "\(painted)")
        expectTrue(stage[8, 28] == 0xff0000 && stage[7, 28] == 0xffffff && stage[100, 100] == 0xffffff)
    }

    @Test("If one page's background replaces the other's, it is painted")
    func background() {
        let stage = stage(page(1, x: 0, .white) + page(11, x: 256, .green))

        let boxes = stage.render(at: 2.5)

        // The border between the pages moves from 240 to 208.
        expectTrue(boxes.contains { $0.minX <= 208 && $0.maxX >= 240 && $0.minY == 0 })
        expectTrue(stage[207, 4] == 0xffffff && stage[208, 4] == 0x00ff00 && stage[255, 4] == 0x00ff00)
    }

    @Test("Layers in front of the background are painted with it")
    func inFront() {
        let glass = layer(21, rect(100, 0, 40, 20), .blue) { $0.opacity = 0.5 }
        let stage = stage(page(1, x: 0, .white) + page(11, x: 256, .white), front: [glass])
        expectTrue(stage[120, 10] == 0x8080ff || stage[120, 10] == 0x7f7fff)

        stage.commit([layer(21, rect(100, 40, 40, 20), .blue) { $0.opacity = 0.5 }])
        stage.render(at: 2.5)

        expectEqual(stage[120, 10], 0xffffff)
        expectTrue(stage[120, 50] == 0x8080ff || stage[120, 50] == 0x7f7fff)
    }

    @Test("A target that lost its pixels is painted whole")
    func lostPixels() {
        let stage = stage(page(1, x: 0, .white) + page(11, x: 256, .white))
        memset(stage.bitmap.data, 0, stage.bitmap.byteCount)

        let boxes = stage.server.render(at: 2.5, into: RenderTarget(stage.bitmap, scale: 1), repaintsAll: true)

        expectEqual(boxes, [PixelBox(x: 0, y: 0, width: 256, height: 128)])
        expectEqual(stage[100, 100], 0xffffff)
    }

    @Test("Pages of few colors that slide over each other equal a complete rendering", arguments: 1...16)
    func random(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let colors = [RenderColor.white, .green]
        var places = (0..<3).map { _ in (x: 0.0, y: 0.0) }
        var paints = (0..<3).map { _ in colors[0] }
        var glass = (x: 20.0, opacity: 0.5)
        func world() -> [LayerUpdate] {
            var updates = [layer(0, rect(0, 0, 200, 160), .black, sublayers: [1, 11, 21, 31])]
            for index in 0..<3 {
                let id = Int32(index * 10 + 1)
                updates += [
                    layer(
                        id, rect(places[index].x, places[index].y, 200, 160), paints[index],
                        sublayers: [id + 1, id + 2]),
                    layer(id + 1, rect(10, 20, 50, 30), .red),
                    layer(id + 2, rect(40, 100, 150, 40), colors[index % 2]),
                ]
            }
            updates.append(layer(31, rect(glass.x, 30, 60, 60), .blue) { $0.opacity = glass.opacity })
            return updates
        }
        let stage = Stage(width: 200, height: 160)
        stage.commit(world())
        for step in 0..<80 {
            // Mostly moves, so that the pages are copied from bitmaps.
            let moving = random.below(3)
            places[moving].x += random.number(-40, 40).rounded()
            places[moving].y += random.below(3) == 0 ? random.number(-20, 20).rounded() : 0
            places[(moving + 1) % 3].x = random.below(4) == 0 ? 0 : places[(moving + 1) % 3].x
            if random.below(12) == 0 { paints[random.below(3)] = colors[random.below(2)] }
            if random.below(5) == 0 { glass = (random.number(0, 150), [0, 0.5, 1][random.below(3)]) }
            stage.commit(world())
            stage.render(at: Double(step) / 60)

            let fresh = Stage(width: 200, height: 160)
            fresh.commit(world())
            fresh.render(at: Double(step) / 60)
            let difference = largestDifference(stage.bitmap, fresh.bitmap)
            #expect(difference.size <= 1, "seed \(seed), step \(step), at \(difference.place)")
            if difference.size > 1 { return }
        }
        #expect(stage.server.statistics.bitmapsMade > 0, "seed \(seed)")
    }

    @Test("Areas of one color are found row by row")
    func areas() {
        // 40 rows: white, but a red column of 40 pixels from row 8 on, which leaves whole pieces on both sides.
        let bitmap = Bitmap.make(192, 40, .argb32) { x, y in
            y >= 8 && (70..<110).contains(x) ? 0xffff_0000 : 0xffff_ffff
        }
        var all = UniformColorRegions()

        all.insert(
            UniformColorRegions(of: bitmap), x: 100, y: 10,
            within: DrawItem.Pixels(PixelBox(x: 0, y: 0, width: 999, height: 99)))

        // Rows 0 to 8 throughout, then the pieces 0, 1 and 4, 5: 64 pixels on the left, 64 on the right.
        expectEqual(
            all.common(with: all).boxes,
            [
                PixelBox(x: 100, y: 10, width: 192, height: 8), PixelBox(x: 100, y: 18, width: 64, height: 32),
                PixelBox(x: 228, y: 18, width: 64, height: 32),
            ])
    }

    @Test("Translucent pixels are not plain")
    func translucent() {
        let bitmap = Bitmap.make(64, 64, .argb32) { _, _ in 0x8080_8080 }

        #expect(UniformColorRegions(of: bitmap).isEmpty)
    }

    /// Two pages over a background, each with a pattern, that cross-fade from 1 to 11.
    private func fading(_ format: Bitmap.Format = .rgb32) -> Stage {
        let stage = Stage(width: 256, height: 128, format: format)
        func page(_ id: Int32, _ color: RenderColor, from: Double) -> [LayerUpdate] {
            [
                layer(
                    id, rect(0, 0, 256, 128), color, sublayers: [id + 1, id + 2],
                    animations: [
                        animation(.opacity, from: .number(from), to: .number(1 - from), begin: 1, duration: 10)
                    ]),
                layer(id + 1, rect(Double(id) * 4, 32, 32, 32), .red),
                layer(id + 2, rect(100, 60, 100, 40), RenderColor(red: 0.3, green: 0.61, blue: 0.2, alpha: 1)),
            ]
        }
        let pages =
            page(1, RenderColor(red: 0.93, green: 0.5, blue: 0.97, alpha: 1), from: 1)
            + page(11, RenderColor(red: 0.11, green: 0.77, blue: 0.3, alpha: 1), from: 0)
        let back = RenderColor(red: 0.4, green: 0.2, blue: 0.9, alpha: 1)
        stage.commit([layer(0, rect(0, 0, 256, 128), back, sublayers: [1, 11])] + pages)
        return stage
    }

    @Test("Cross-fading pages have, to the last bit, the pixels of two composited one after the other")
    func fade() {
        let stage = fading()
        stage.render(at: 1)
        stage.render(at: 1.5)

        for time in stride(from: 2.0, to: 11, by: 0.37) {
            let before = stage.server.statistics
            stage.render(at: time)
            let painted = (stage.server.statistics - before).pixelsPainted
            // The first frame of a server makes no bitmaps.
            let fresh = fading()
            fresh.render(at: time)

            expectEqual(largestDifference(stage.bitmap, fresh.bitmap).size, 0, "at \(time)")
            #expect(painted < 256 * 128 * 3 / 2)
        }
    }

    /// A page with a pattern that slides from 1 to 11, and a translucent color over it whose opacity repeats.
    private func darkened(_ color: RenderColor) -> Stage {
        let stage = Stage(width: 256, height: 128)
        let page = RenderColor(red: 0.93, green: 0.5, blue: 0.97, alpha: 1)
        stage.commit([
            layer(0, rect(0, 0, 256, 128), .white, sublayers: [1, 4]),
            layer(
                1, rect(0, 0, 256, 128), page, sublayers: [2, 3],
                animations: [animation(.positionX, from: .number(128), to: .number(28), begin: 1, duration: 10)]),
            layer(2, rect(40, 32, 32, 32), .red) { $0.cornerRadius = 9 },
            layer(3, rect(100, 60, 100, 40), RenderColor(red: 0.3, green: 0.61, blue: 0.2, alpha: 1)),
            layer(
                4, rect(0, 0, 240, 120), color,
                animations: [animation(.opacity, from: .number(0), to: .number(1), begin: 1, duration: 10)]),
        ])
        return stage
    }

    @Test(
        "A page below a translucent color has, to the last bit, the pixels of both composited one after the other",
        arguments: [
            RenderColor(red: 0, green: 0, blue: 0, alpha: 0.4),
            RenderColor(red: 0.9, green: 0.4, blue: 0.1, alpha: 0.7),
            RenderColor(red: 0, green: 0, blue: 0, alpha: 1),
        ])
    func veil(color: RenderColor) {
        let stage = darkened(color)
        stage.render(at: 1)
        stage.render(at: 1.2)

        for time in stride(from: 1.3, to: 11, by: 0.37) {
            let before = stage.server.statistics
            stage.render(at: time)
            let work = stage.server.statistics - before
            // The first frame of a server makes no bitmaps.
            let fresh = darkened(color)
            fresh.render(at: time)

            expectEqual(largestDifference(stage.bitmap, fresh.bitmap).size, 0, "at \(time)")
            #expect(work.pixelsPainted <= work.damagedPixels, "at \(time)")
        }
    }
}

import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import RenderServer

/// The damaged and undamaged areas of frames.
@Suite("Damage")
struct DamageTests {
    private func stage() -> Stage {
        let stage = Stage(width: 200, height: 100)
        stage.commit([
            layer(0, rect(0, 0, 200, 100), .white, sublayers: [1, 2]),
            layer(1, rect(10, 10, 20, 20), .red, sublayers: [3]),
            layer(2, rect(100, 10, 30, 20), .blue),
            layer(3, rect(5, 5, 4, 4), .green),
        ])
        stage.render()
        return stage
    }

    @Test("The first frame paints all pixels, and the next frame without changes paints no pixels")
    func firstFrame() {
        let stage = Stage(width: 20, height: 10)
        stage.commit([layer(0, rect(0, 0, 20, 10), .white)])

        expectEqual(stage.render(), [PixelBox(x: 0, y: 0, width: 20, height: 10)])
        expectEqual(stage.render(), [])
    }

    @Test("A new color damages the layer alone")
    func colour() {
        let stage = stage()

        stage.commit([layer(2, rect(100, 10, 30, 20), .green)])

        expectEqual(stage.render(), [PixelBox(x: 100, y: 10, width: 30, height: 20)])
    }

    @Test("A moved layer damages its old and its new frame, with its sublayers")
    func moved() {
        let stage = stage()

        stage.commit([layer(1, rect(50, 40, 20, 20), .red)])

        expectEqual(
            stage.render(),
            [
                PixelBox(x: 10, y: 10, width: 20, height: 20), PixelBox(x: 50, y: 40, width: 20, height: 20),
            ])
        expectTrue(stage[56, 46] == 0x00ff00 && stage[16, 16] == 0xffffff)
    }

    @Test("A removed layer's pixels are painted over, and its number can be used again")
    func removed() {
        let stage = stage()

        stage.commit([layer(0, rect(0, 0, 200, 100), .white, sublayers: [2])], removed: [1, 3])

        expectEqual(stage.render(), [PixelBox(x: 10, y: 10, width: 20, height: 20)])
        expectEqual(stage[15, 15], 0xffffff)

        stage.commit([
            layer(0, rect(0, 0, 200, 100), .white, sublayers: [2, 1]), layer(1, rect(60, 60, 5, 5), .black),
        ])

        expectEqual(stage.render(), [PixelBox(x: 60, y: 60, width: 5, height: 5)])
        expectEqual(stage[62, 62], 0)
    }

    @Test("A changed part of the contents damages that part")
    func contentsPart() {
        let stage = Stage(width: 100, height: 50)
        let (old, new) = (
            Bitmap.make(50, 50, .rgb32) { _, _ in 0xff0000 }, Bitmap.make(50, 50, .rgb32) { _, _ in 0x0000ff }
        )
        stage.commit([
            layer(0, rect(0, 0, 100, 50), .white, sublayers: [1]),
            layer(1, rect(20, 0, 50, 50)) { $0.contents = .bitmap(old) },
        ])
        stage.render()

        var update = layer(1, rect(20, 0, 50, 50)) { $0.contents = .bitmap(new) }
        update.contentsDamage = rect(10, 10, 5, 5)
        stage.commit([update])

        expectEqual(stage.render(), [PixelBox(x: 30, y: 10, width: 5, height: 5)])
        expectTrue(stage[30, 10] == 0x0000ff && stage[29, 10] == 0xff0000)
    }

    @Test(
        "A changed part of transformed contents damages all pixels mixed from it",
        arguments: [Transform3D.rotation(0.5, 0, 0, 1), .scale(1.7, 1.3)])
    func contentsPartTransformed(
        transform: Transform3D
    ) {
        func picture(_ part: UInt32) -> Bitmap {
            .make(50, 50, .rgb32) { (20..<25).contains($0) && (20..<25).contains($1) ? part : 0xffffff }
        }
        func tree(_ bitmap: Bitmap) -> [LayerUpdate] {
            [
                layer(0, rect(0, 0, 100, 100), .white, sublayers: [1]),
                layer(1, rect(25, 25, 50, 50)) {
                    $0.contents = .bitmap(bitmap)
                    $0.transform = transform
                },
            ]
        }
        let (stage, fresh) = (Stage(width: 100, height: 100), Stage(width: 100, height: 100))
        let new = picture(0x000000)
        stage.commit(tree(picture(0xffffff)))
        stage.render()

        var update = tree(new)[1]
        update.contentsDamage = rect(20, 20, 5, 5)
        stage.commit([update])
        stage.render()
        fresh.commit(tree(new))
        fresh.render()

        expectEqual(largestDifference(stage.bitmap, fresh.bitmap).size, 0)
    }

    @Test("Layers behind an opaque layer are not painted")
    func occluded() {
        let stage = Stage(width: 100, height: 100)
        stage.commit([
            layer(0, rect(0, 0, 100, 100), .white, sublayers: [1, 2]),
            layer(1, rect(0, 0, 100, 100), .red),
            layer(2, rect(0, 0, 100, 100), .blue),
        ])

        stage.render()

        expectEqual(stage.server.statistics.pixelsPainted, 10_000)
        expectEqual(stage.server.statistics.itemsPainted, 1)
    }

    @Test("A layer that changes behind an opaque layer repaints only the layer in front")
    func changedBehind() {
        let stage = stage()
        stage.commit([layer(0, rect(0, 0, 200, 100), .white, sublayers: [1, 2]), layer(1, rect(105, 12, 4, 4), .red)])
        stage.render()
        let before = stage.server.statistics

        stage.commit([layer(1, rect(110, 12, 4, 4), .black)])
        stage.render()

        expectEqual((stage.server.statistics - before).itemsPainted, 1)
        expectEqual(stage[112, 14], 0x0000ff)
    }

    @Test("A slide paints each pixel once, from bitmaps made in its first frame")
    func slide() {
        let stage = Stage(width: 400, height: 300)
        func page(_ id: Int32, _ x: Double, _ color: RenderColor) -> [LayerUpdate] {
            [
                layer(id, rect(x, 0, 400, 300), color, sublayers: [id + 1, id + 2]),
                layer(id + 1, rect(0, 0, 400, 40), .white),
                layer(id + 2, rect(20, 60, 32, 32), .red) { $0.cornerRadius = 6 },
            ]
        }
        stage.commit(
            [layer(0, rect(0, 0, 400, 300), .black, sublayers: [1, 11])] + page(1, 0, .green) + page(11, 400, .blue))
        stage.render(at: 0.5)
        var (out, come) = (LayerUpdate(layer: LayerID(index: 1)), LayerUpdate(layer: LayerID(index: 11)))
        out.animations = [animation(.positionX, from: .number(200), to: .number(-200))]
        come.animations = [animation(.positionX, from: .number(600), to: .number(200))]
        stage.commit([out, come])
        stage.render(at: 1)
        stage.render(at: 1.1)
        let before = stage.server.statistics

        for frame in 2..<9 { stage.render(at: 1 + Double(frame) / 10) }

        let work = stage.server.statistics - before
        expectTrue(work.pixelsPainted == work.damagedPixels && work.damagedPixels > 7 * 40 * 300)
        expectTrue(work.itemsPainted <= 14 && work.bitmapsMade == 0)
        expectTrue(stage[390, 100] == 0x0000ff && stage[10, 100] == 0x00ff00)
    }

    @Test("A large layer that is mostly empty gets no bitmap")
    func mostlyEmpty() {
        let stage = Stage(width: 400, height: 300)
        stage.commit([
            layer(0, rect(0, 0, 400, 300), .black, sublayers: [1]),
            layer(
                1, rect(0, 0, 400, 300), sublayers: [2, 3],
                animations: [animation(.positionX, from: .number(200), to: .number(250))]),
            layer(2, rect(0, 0, 20, 20), .white), layer(3, rect(300, 200, 20, 20), .white),
        ])

        for frame in 0..<10 { stage.render(at: 1 + Double(frame) / 20) }

        expectEqual(stage.server.statistics.bitmapsMade, 0)
        expectEqual(stage.server.memory.caches.byteCount, 0)
    }

    @Test("Moving a layer among ten thousand visits few layers")
    func oneOfMany() {
        let stage = Stage(width: 1_000, height: 1_000)
        var updates = [layer(0, rect(0, 0, 1_000, 1_000), .white, sublayers: Array(1...10_000))]
        for index in 0..<10_000 {
            updates.append(
                layer(Int32(index + 1), rect(Double(index % 100) * 10, Double(index / 100) * 10, 8, 8), .red))
        }
        stage.commit(updates)
        stage.render()
        let before = stage.server.statistics

        stage.commit([layer(5_000, rect(500, 500, 8, 8), .blue)])
        stage.render()

        #expect((stage.server.statistics - before).itemsPainted < 8)
        expectEqual(stage[994, 494], 0xffffff)
    }
}

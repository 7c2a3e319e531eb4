import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import RenderServer

/// Whatever the content of a commit, the server continues and draws the rest. Numbers out of range:
/// `HostileValueTests`.
@Suite("Malformed commits")
struct BadCommitTests {
    @Test("Cycles, duplicates, unknown layers and negative numbers are ignored")
    func structure() {
        let stage = Stage(width: 30, height: 30)

        stage.commit([
            layer(0, rect(0, 0, 30, 30), .white, sublayers: [1, 1, 77, -5, 0, 2]),
            layer(1, rect(0, 0, 10, 10), .red, sublayers: [2, 0]),
            layer(2, rect(5, 5, 10, 10), .green, sublayers: [1]),
            layer(-3, rect(0, 0, 10, 10), .black),
            layer(.max, rect(0, 0, 10, 10), .black),
        ])
        stage.render()
        stage.commit([layer(2, rect(20, 20, 10, 10), .blue, sublayers: [])], removed: [99, -1])
        stage.render()

        expectEqual(stage[1, 1], 0xff0000)
    }

    @Test("Layers may exchange positions in one commit, whatever comes first")
    func exchanged() {
        let stage = Stage(width: 30, height: 30)
        stage.commit([
            layer(0, rect(0, 0, 30, 30), .white, sublayers: [1]),
            layer(1, rect(0, 0, 20, 20), .red, sublayers: [2]),
            layer(2, rect(0, 0, 10, 10), .green, sublayers: []),
        ])
        stage.render()

        var (outer, inner, root) = (
            LayerUpdate(layer: LayerID(index: 2)), LayerUpdate(layer: LayerID(index: 1)),
            LayerUpdate(layer: LayerID(index: 0))
        )
        outer.sublayers = [LayerID(index: 1)]
        inner.sublayers = []
        root.sublayers = [LayerID(index: 2)]
        stage.commit([outer, inner, root])
        stage.render()

        expectTrue(stage[5, 5] == 0xff0000 && stage[15, 15] == 0xff0000 && stage[25, 25] == 0xffffff)
    }

    @Test("A tree deeper than any stack is cut off")
    func deepTree() {
        let stage = Stage(width: 10, height: 10)
        var updates = [layer(0, rect(0, 0, 10, 10), .white, sublayers: [1])]
        for index in 1..<20_000 as Range<Int32> {
            updates.append(layer(index, rect(0, 0, 10, 10), index == 1 ? .red : nil, sublayers: [index + 1]))
        }

        stage.commit(updates)
        stage.render()

        expectEqual(stage[5, 5], 0xff0000)
    }

    @Test("A target without pixels is not painted")
    func emptyTarget() {
        let server = RenderServer()
        let bitmap = Bitmap.make(4, 4, .rgb32) { _, _ in 0 }
        let target = RenderTarget(
            data: bitmap.data, width: 0, height: 4, bytesPerRow: 16, format: .rgb32, scale: 1)

        expectEqual(server.render(at: 1, into: target), [])
        expectEqual(server.render(at: 1, into: RenderTarget(bitmap, scale: .nan)), [])
    }
}

import Expectations
import Foundation
import Testing

@testable import RenderServer

/// Layers that are added and removed while no frames are requested, as in a covered window.
@Suite("Layers without frames")
struct QueueTests {
    @Test("Layers that are added and removed without a frame leave no resources")
    func comeAndGo() {
        let stage = Stage(width: 64, height: 64)
        stage.commit([layer(0, rect(0, 0, 64, 64), .white, sublayers: [])])
        stage.render(at: 0)
        weak var last: LayerNode?

        for step in 0..<1000 {
            let fade = animation(.opacity, from: .number(0), to: .number(1), begin: 0, duration: 1)
            stage.commit([
                layer(0, rect(0, 0, 64, 64), .white, sublayers: [1]),
                layer(1, rect(0, 0, 8, 8), .red, animations: [fade]),
            ])
            if step == 500 { last = stage.server.node(LayerID(index: 1)) }
            stage.commit([layer(0, rect(0, 0, 64, 64), .white, sublayers: [])], removed: [1])
        }

        expectEqual(stage.server.root.map { $0.dirtyChildren.count < 64 }, true)
        #expect(stage.server.animated.count < 64)
        expectNil(last)
        stage.render(at: 0.5)
        expectEqual(stage[4, 4], 0xffffff)
    }

    @Test("Layers with a backdrop that are removed before a frame are not kept")
    func backdrops() {
        let stage = Stage(width: 64, height: 64)
        stage.commit([layer(0, rect(0, 0, 64, 64), .white, sublayers: [])])
        stage.render(at: 0)
        weak var last: LayerNode?

        for step in 0..<1000 {
            let blurred = layer(1, rect(0, 0, 8, 8)) {
                $0.backdrop = BackdropEffect(blurRadius: 4, saturation: 1, tint: nil)
            }
            stage.commit([layer(0, rect(0, 0, 64, 64), .white, sublayers: [1]), blurred])
            if step == 500 { last = stage.server.node(LayerID(index: 1)) }
            stage.commit([layer(0, rect(0, 0, 64, 64), .white, sublayers: [])], removed: [1])
        }

        #expect(stage.server.backdrops.count < 64)
        expectNil(last)
    }

    @Test("Ten thousand layers that are added in one commit are all drawn")
    func many() {
        let stage = Stage(width: 100, height: 100)
        let dots = (1...10_000).map { layer(Int32($0), rect(Double($0 - 1) / 100, 0, 1, 1)) }

        stage.commit([layer(0, rect(0, 0, 100, 100), .white, sublayers: dots.map(\.layer.index))] + dots)

        expectEqual(stage.server.root?.dirtyChildren.count, 10_000)
    }
}

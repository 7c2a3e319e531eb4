import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import RenderServer

/// Shadows and round corners that are drawn once, and reused while their inputs do not change.
@Suite("Kept shapes")
struct KeptShapeTests {
    private func shaded(_ frame: CGRect, radius: Double = 4, path: CGPath? = nil, _ color: RenderColor = .white)
        -> LayerUpdate
    {
        layer(1, frame, color, sublayers: [2]) {
            ($0.shadowOpacity, $0.shadowRadius, $0.shadowPath) = (1, radius, path)
        }
    }

    private func stage(_ shaded: LayerUpdate, inner: CGRect = rect(4, 4, 8, 8)) -> Stage {
        let stage = Stage(width: 100, height: 100)
        stage.commit([layer(0, rect(0, 0, 100, 100), .white, sublayers: [1]), shaded, layer(2, inner, .red)])
        stage.render()
        return stage
    }

    private func shadow(_ stage: Stage) -> ShadowCache? { stage.server.nodes[1]?.shadowCache }

    private func expectSameAsAnew(_ stage: Stage, _ updates: [LayerUpdate]) {
        let anew = Stage(width: 100, height: 100)
        anew.commit([layer(0, rect(0, 0, 100, 100), .white, sublayers: [1])] + updates)
        anew.render()
        let difference = largestDifference(stage.bitmap, anew.bitmap)
        expectEqual(difference.size, 0, "at \(difference.place)")
    }

    @Test("A shadow of a layer's outline stays when the layer moves, or a sublayer changes")
    func stays() throws {
        let stage = stage(shaded(rect(20, 20, 40, 40)))
        let made = try #require(shadow(stage))

        let updates = [shaded(rect(30, 25, 40, 40)), layer(2, rect(8, 8, 20, 20), .blue)]
        stage.commit(updates)
        stage.render()

        expectIdentical(shadow(stage), made)
        expectSameAsAnew(stage, updates)
    }

    @Test("A shadow is made again for a new size, radius or path, but not for an equal path")
    func madeAnew() throws {
        let frame = rect(20, 20, 40, 40)
        let inner = layer(2, rect(4, 4, 8, 8), .red)
        let path = CGPath(rect: rect(0, 0, 20, 20), transform: nil)
        let stage = stage(shaded(frame))
        var last = try #require(shadow(stage))

        let changes = [
            shaded(rect(20, 20, 50, 40)), shaded(rect(20, 20, 50, 40), radius: 6), shaded(frame, radius: 6, path: path),
        ]
        for change in changes {
            stage.commit([change])
            stage.render()

            let made = try #require(shadow(stage))
            expectNotIdentical(made, last)
            expectSameAsAnew(stage, [change, inner])
            last = made
        }

        stage.commit([shaded(frame, radius: 6, path: path.copy())])
        stage.render()

        expectIdentical(shadow(stage), last)
    }

    @Test("A shadow of a layer's content follows it")
    func follows() throws {
        let clear = RenderColor(red: 0, green: 0, blue: 0, alpha: 0)
        let stage = stage(shaded(rect(20, 20, 40, 40), clear))
        let made = try #require(shadow(stage))

        let inner = layer(2, rect(12, 12, 8, 8), .red)
        stage.commit([inner])
        stage.render()

        expectNotIdentical(shadow(stage), made)
        expectSameAsAnew(stage, [shaded(rect(20, 20, 40, 40), clear), inner])
    }

    @Test("A layer without a shadow keeps no shadow bitmap")
    func given() {
        let stage = stage(shaded(rect(20, 20, 40, 40)))

        stage.commit([layer(1, rect(20, 20, 40, 40), .white, sublayers: [2])])
        stage.render()

        expectNil(shadow(stage))
    }

    @Test("The shadow of an outline is blurred once for all sizes, and equals the shadow of the same path")
    func outlines() {
        let sizes = [(90, 90), (80, 90), (90, 70), (61, 66), (40, 90), (24, 24), (60.3, 71.6), (150, 150), (152, 156)]
        for (radius, blur, scale) in [(8.0, 4.0, 1.0), (12, 7, 2), (0, 3, 1), (10, 20, 1)] {
            let stage = Stage(width: 200, height: 200, scale: scale)
            for (width, height) in sizes {
                func pixels(_ path: CGPath?) -> Bitmap {
                    let other = path == nil ? stage : Stage(width: 200, height: 200, scale: scale)
                    other.commit([
                        layer(0, rect(0, 0, 200, 200), .white, sublayers: [1]),
                        layer(1, rect(30, 40, width, height), .red) {
                            ($0.shadowOpacity, $0.shadowRadius, $0.cornerRadius) = (1, blur, radius)
                            $0.shadowPath = path
                        },
                    ])
                    other.render()
                    return other.bitmap
                }
                // Drawn shapes are aligned to whole pixels.
                let drawn = rect(
                    0, 0, (width * scale).rounded() / scale, (height * scale).rounded() / scale)

                let outline = pixels(nil)

                let path = pixels(CGPath(roundedRect: drawn, cornerWidth: radius, cornerHeight: radius, transform: nil))
                #expect(largestDifference(outline, path).size <= 1, "\(width) × \(height), \(radius), \(blur)")
            }
            #expect(stage.server.memory.outlineShadows.count < sizes.count)
            #expect(stage.server.memory.outlineShadows.byteCount <= OutlineShadowStore.largestByteCount)

            stage.server.dropCaches()

            expectEqual(stage.server.memory.outlineShadows.byteCount, 0)
        }
    }

    @Test("The same corners are drawn once, whatever the layers' sizes")
    func corners() {
        let stage = Stage(width: 200, height: 100)
        stage.commit(
            [layer(0, rect(0, 0, 200, 100), .white, sublayers: [1, 2, 3])]
                + [rect(5, 5, 40, 40), rect(60, 5, 90, 60), rect(10.3, 60, 33, 33)].enumerated().map { index, frame in
                    layer(Int32(index + 1), frame, .blue) { $0.cornerRadius = 8 }
                })

        stage.render()

        expectEqual(stage.server.memory.corners.count, 1)
        for (x, y) in [(0, 0), (1, 3), (3, 1), (2, 2), (5, 0)] {
            expectTrue(stage[60 + x, 5 + y] == stage[5 + x, 5 + y] && stage[10 + x, 60 + y] == stage[5 + x, 5 + y])
            expectTrue(stage[149 - x, 5 + y] == stage[44 - x, 5 + y] && stage[42 - x, 60 + y] == stage[44 - x, 5 + y])
            expectTrue(stage[60 + x, 64 - y] == stage[5 + x, 44 - y] && stage[149 - x, 64 - y] == stage[44 - x, 44 - y])
        }
        expectTrue(stage[5, 5] == 0xffffff && stage[20, 5] == 0x0000ff && stage[5, 20] == 0x0000ff)
    }

    @Test("The kept corners use at most their limit of bytes, and are released")
    func bytes() {
        let stage = Stage(width: 200, height: 200)
        for radius in stride(from: 1.0, to: 60, by: 0.1) {
            stage.commit([
                layer(0, rect(0, 0, 200, 200), .white, sublayers: [1]),
                layer(1, rect(0, 0, 150, 150), .blue) { $0.cornerRadius = radius },
            ])
            stage.render()
            #expect(stage.server.memory.corners.byteCount <= CornerStore.largestByteCount)
        }

        stage.server.dropCaches()

        expectEqual(stage.server.memory.corners.byteCount, 0)
    }
}

import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import RenderServer

/// The effect of each property of a layer on pixels.
@Suite("Pixels of layers")
struct LayerPixelTests {
    @Test("A background fills the bounds, and uncovered pixels are black")
    func background() {
        let stage = Stage(width: 40, height: 30)

        stage.commit([layer(0, rect(0, 0, 40, 30), sublayers: [1]), layer(1, rect(10, 5, 20, 10), .red)])
        stage.render()

        expectTrue(stage[10, 5] == 0xff0000 && stage[29, 14] == 0xff0000)
        expectTrue(stage[9, 5] == 0 && stage[30, 14] == 0 && stage[10, 4] == 0 && stage[29, 15] == 0)
    }

    @Test("The anchor point, the bounds' origin and the superlayer place a layer")
    func geometry() {
        let stage = Stage(width: 60, height: 60)

        stage.commit([
            layer(0, rect(0, 0, 60, 60), .white, sublayers: [1]),
            layer(1, rect(10, 10, 40, 40), .blue, sublayers: [2]) { $0.bounds.origin = CGPoint(x: 5, y: 0) },
            layer(2, rect(0, 0, 10, 10), .red) {
                $0.anchorPoint = .zero
                $0.position = CGPoint(x: 15, y: 20)
            },
        ])
        stage.render()

        expectTrue(stage[20, 30] == 0xff0000 && stage[29, 39] == 0xff0000)
        expectTrue(stage[19, 30] == 0x0000ff && stage[30, 30] == 0x0000ff && stage[9, 30] == 0xffffff)
    }

    @Test("Points become pixels by the display's scale")
    func scale() {
        let stage = Stage(width: 40, height: 40, scale: 2)

        stage.commit([layer(0, rect(0, 0, 20, 20), .white, sublayers: [1]), layer(1, rect(2.5, 3, 5, 5), .red)])
        stage.render()

        expectTrue(stage[5, 6] == 0xff0000 && stage[14, 15] == 0xff0000)
        expectTrue(stage[4, 6] == 0xffffff && stage[15, 15] == 0xffffff)
    }

    @Test("A layer between pixels moves to whole ones and stays sharp")
    func wholePixels() {
        let stage = Stage(width: 40, height: 10)

        stage.commit([layer(0, rect(0, 0, 40, 10), .white, sublayers: [1]), layer(1, rect(10.4, 0, 10, 10), .red)])
        stage.render()

        expectTrue(stage[9, 5] == 0xffffff && stage[10, 5] == 0xff0000 && stage[19, 5] == 0xff0000)
        expectEqual(stage[20, 5], 0xffffff)
    }

    @Test("Opacity fades a layer and its sublayers as one image")
    func groupOpacity() {
        let stage = Stage(width: 20, height: 10)

        stage.commit([
            layer(0, rect(0, 0, 20, 10), .white, sublayers: [1]),
            layer(1, rect(0, 0, 20, 10), .blue, sublayers: [2]) { $0.opacity = 0.5 },
            layer(2, rect(0, 0, 10, 10), .red),
        ])
        stage.render()

        // The blue is not visible through the red.
        expectTrue(stage[5, 5].isClose(to: 0xff8080) && stage[15, 5].isClose(to: 0x8080ff))
    }

    @Test("Without group opacity each part fades separately")
    func noGroupOpacity() {
        let stage = Stage(width: 20, height: 10)

        stage.commit([
            layer(0, rect(0, 0, 20, 10), .white, sublayers: [1]),
            layer(1, rect(0, 0, 20, 10), .blue, sublayers: [2]) {
                $0.opacity = 0.5
                $0.allowsGroupOpacity = false
            },
            layer(2, rect(0, 0, 10, 10), .red),
        ])
        stage.render()

        expectTrue(stage[5, 5].isClose(to: 0xbf4080) && stage[15, 5].isClose(to: 0x8080ff))
    }

    @Test("Bounds clip sublayers when they mask, and only then")
    func clipping() {
        let stage = Stage(width: 30, height: 10)
        func tree(_ masks: Bool) -> [LayerUpdate] {
            [
                layer(0, rect(0, 0, 30, 10), .white, sublayers: [1]),
                layer(1, rect(0, 0, 10, 10), sublayers: [2]) { $0.masksToBounds = masks },
                layer(2, rect(5, 0, 20, 10), .red),
            ]
        }

        stage.commit(tree(true))
        stage.render()

        expectTrue(stage[9, 5] == 0xff0000 && stage[10, 5] == 0xffffff)

        stage.commit(tree(false))
        stage.render()

        expectTrue(stage[10, 5] == 0xff0000 && stage[24, 5] == 0xff0000 && stage[25, 5] == 0xffffff)
    }

    @Test("Round corners are cut from background and sublayers, if requested")
    func roundCorners() {
        let stage = Stage(width: 40, height: 40)

        stage.commit([
            layer(0, rect(0, 0, 40, 40), .white, sublayers: [1]),
            layer(1, rect(0, 0, 40, 40), .blue, sublayers: [2]) {
                $0.cornerRadius = 12
                $0.maskedCorners = [.minXMinY, .maxXMaxY]
                $0.masksToBounds = true
            },
            layer(2, rect(0, 0, 40, 40), .red),
        ])
        stage.render()

        expectTrue(stage[0, 0] == 0xffffff && stage[39, 39] == 0xffffff)
        expectTrue(stage[39, 0] == 0xff0000 && stage[0, 39] == 0xff0000 && stage[20, 20] == 0xff0000)
    }

    @Test("Each corner has its share of the largest radius, also at the inner edge of a border")
    func cornerShares() {
        let stage = Stage(width: 40, height: 40)

        stage.commit([
            layer(0, rect(0, 0, 40, 40), .white, sublayers: [1]),
            layer(1, rect(0, 0, 40, 40), .blue) {
                $0.cornerRadius = 20
                $0.cornerShares = SIMD4(1, 0.2, 0, 0.5)
                $0.borderWidth = 4
                $0.borderColor = .red
            },
        ])
        stage.render()

        // Corners with 20, 4, 0 and 10 points.
        expectTrue(stage[4, 4] == 0xffffff && stage[39, 0] == 0xffffff && stage[38, 38] == 0xffffff)
        expectTrue(stage[0, 39] == 0xff0000 && stage[36, 2] == 0xff0000 && stage[35, 35] == 0xff0000)
        expectTrue(stage[35, 4] == 0x0000ff && stage[4, 35] == 0x0000ff && stage[33, 33] == 0x0000ff)
    }

    /// The number of pixels in the first row that are not wholly the layer's, which is 60 by 60.
    private func whiteBeforeCorner(radius: Double, isContinuous: Bool) -> Int {
        let stage = Stage(width: 60, height: 60)
        stage.commit([
            layer(0, rect(0, 0, 60, 60), .white, sublayers: [1]),
            layer(1, rect(0, 0, 60, 60), .blue) {
                $0.cornerRadius = radius
                $0.hasContinuousCorners = isContinuous
            },
        ])
        stage.render()
        return (0..<30).first { stage[$0, 0] == 0x0000ff } ?? 30
    }

    @Test("Continuous corners reach further along the sides, and near a circle where sides are short")
    func continuousCorners() {
        let (round, continuous) = (
            whiteBeforeCorner(radius: 12, isContinuous: false), whiteBeforeCorner(radius: 12, isContinuous: true)
        )
        let capsules = (
            whiteBeforeCorner(radius: 30, isContinuous: false), whiteBeforeCorner(radius: 30, isContinuous: true)
        )

        // The gentle beginning is less than a visible pixel, so fewer than 18 points.
        expectTrue(round == 12 && continuous > round && continuous <= 19)
        expectEqual(capsules.0, capsules.1)
    }

    @Test("The border is inside the bounds and above sublayers")
    func border() {
        let stage = Stage(width: 20, height: 20)

        stage.commit([
            layer(0, rect(0, 0, 20, 20), .white, sublayers: [1]),
            layer(1, rect(2, 2, 16, 16), .blue, sublayers: [2]) {
                $0.borderWidth = 3
                $0.borderColor = .green
            },
            layer(2, rect(0, 0, 16, 16), .red),
        ])
        stage.render()

        expectTrue(stage[2, 10] == 0x00ff00 && stage[4, 10] == 0x00ff00 && stage[17, 17] == 0x00ff00)
        expectTrue(stage[5, 10] == 0xff0000 && stage[1, 10] == 0xffffff && stage[18, 10] == 0xffffff)
    }

    @Test("Depth takes precedence over order, and equal depths keep the order")
    func depth() {
        let stage = Stage(width: 10, height: 10)
        func tree(_ depth: Double) -> [LayerUpdate] {
            [
                layer(0, rect(0, 0, 10, 10), sublayers: [1, 2, 3]),
                layer(1, rect(0, 0, 10, 10), .red) { $0.zPosition = depth },
                layer(2, rect(0, 0, 10, 10), .green),
                layer(3, rect(0, 0, 10, 10), .blue),
            ]
        }

        stage.commit(tree(0))
        stage.render()
        expectEqual(stage[5, 5], 0x0000ff)

        stage.commit(tree(1))
        stage.render()
        expectEqual(stage[5, 5], 0xff0000)
    }

    @Test("A mask's alpha cuts the layer")
    func mask() {
        let stage = Stage(width: 20, height: 10)

        stage.commit([
            layer(0, rect(0, 0, 20, 10), .white, sublayers: [1]),
            layer(1, rect(0, 0, 20, 10), .red) { $0.mask = LayerID(index: 2) },
            layer(2, rect(5, 0, 10, 10), .black),
        ])
        stage.render()

        expectTrue(stage[4, 5] == 0xffffff && stage[5, 5] == 0xff0000)
        expectTrue(stage[14, 5] == 0xff0000 && stage[15, 5] == 0xffffff)
    }

    @Test("A rotation turns clockwise, as y points down")
    func rotation() {
        let stage = Stage(width: 40, height: 40)

        stage.commit([
            layer(0, rect(0, 0, 40, 40), .white, sublayers: [1]),
            layer(1, rect(10, 10, 20, 20), .blue, sublayers: [2]) { $0.transform = .rotation(.pi / 2, 0, 0, 1) },
            layer(2, rect(0, 0, 10, 10), .red),
        ])
        stage.render()

        expectTrue(stage[28, 12] == 0xff0000 && stage[12, 12] == 0x0000ff && stage[12, 28] == 0x0000ff)
    }

    @Test("Perspective shrinks distant parts")
    func perspective() {
        let stage = Stage(width: 100, height: 100)

        stage.commit([
            layer(0, rect(0, 0, 100, 100), .white, sublayers: [1]) { $0.sublayerTransform.m34 = -1 / 100 },
            layer(1, rect(25, 25, 50, 50), .red) { $0.zPosition = -100 },
        ])
        stage.render()

        // At the distance of the eye again: half as large.
        expectTrue(stage[38, 50] == 0xff0000 && stage[61, 50] == 0xff0000)
        expectTrue(stage[36, 50] == 0xffffff && stage[63, 50] == 0xffffff)
    }

    @Test("In perspective every pixel is a mixture of the pixels at its position")
    func perspectivePixels() {
        let stage = Stage(width: 100, height: 100)

        stage.commit([
            layer(0, rect(0, 0, 100, 100), .blue, sublayers: [1]) { $0.sublayerTransform.m34 = -1 / 200 },
            layer(1, rect(10, 10, 80, 80), .blue, sublayers: [2]) { $0.transform = .rotation(0.9, 0.3, 1, 0) },
            layer(2, rect(20, 20, 40, 40), .white) { $0.cornerRadius = 15 },
        ])
        stage.render()

        var whites = 0
        for y in 0..<100 {
            for x in 0..<100 {
                let pixel = stage[x, y]
                expectTrue(pixel & 0xff >= 0xfe && pixel >> 16 & 0xff == pixel >> 8 & 0xff)
                if pixel == 0xffffff { whites += 1 }
            }
        }
        #expect(whites > 400)
    }

    @Test("A layer's back shows only when it is double sided")
    func doubleSided() {
        let stage = Stage(width: 20, height: 20)
        func tree(_ isDoubleSided: Bool) -> [LayerUpdate] {
            [
                layer(0, rect(0, 0, 20, 20), .white, sublayers: [1]),
                layer(1, rect(0, 0, 20, 20), .red) {
                    $0.transform = .rotation(.pi, 0, 1, 0)
                    $0.isDoubleSided = isDoubleSided
                },
            ]
        }

        stage.commit(tree(true))
        stage.render()
        expectEqual(stage[10, 10], 0xff0000)

        stage.commit(tree(false))
        stage.render()
        expectEqual(stage[10, 10], 0xffffff)
    }

    @Test("A shadow is under the layer, by its offset")
    func shadow() {
        let stage = Stage(width: 60, height: 60)

        stage.commit([
            layer(0, rect(0, 0, 60, 60), .white, sublayers: [1]),
            layer(1, rect(20, 20, 20, 20), .red) {
                $0.shadowOpacity = 1
                $0.shadowRadius = 0
                $0.shadowOffset = CGSize(width: 5, height: 10)
            },
        ])
        stage.render()

        expectTrue(stage[30, 30] == 0xff0000 && stage[44, 49] == 0 && stage[25, 45] == 0)
        expectTrue(stage[45, 49] == 0xffffff && stage[44, 50] == 0xffffff && stage[24, 45] == 0xffffff)
    }

    @Test("A blurred shadow fades out with its radius")
    func blurredShadow() {
        let stage = Stage(width: 80, height: 80)

        stage.commit([
            layer(0, rect(0, 0, 80, 80), .white, sublayers: [1]),
            layer(1, rect(20, 20, 40, 40), .red) {
                $0.shadowOpacity = 0.5
                $0.shadowRadius = 5
                $0.shadowOffset = .zero
            },
        ])
        stage.render()

        let ramp = (0..<20).map { stage[19 - $0, 40] & 0xff }
        expectEqual(ramp, ramp.sorted())
        expectTrue(ramp[0] > 180 && ramp[0] < 205 && ramp[17] == 255)
    }

    @Test("A shadow without a path follows the area that the sublayers cover")
    func shadowOfSublayers() {
        let stage = Stage(width: 60, height: 30)

        stage.commit([
            layer(0, rect(0, 0, 60, 30), .white, sublayers: [1]),
            layer(1, rect(0, 0, 20, 20), sublayers: [2]) {
                $0.shadowOpacity = 1
                $0.shadowRadius = 0
                $0.shadowOffset = CGSize(width: 0, height: 5)
            },
            layer(2, rect(30, 5, 10, 10), .red),
        ])
        stage.render()

        expectTrue(stage[35, 10] == 0xff0000 && stage[35, 17] == 0 && stage[10, 10] == 0xffffff)

        stage.commit([layer(2, rect(45, 5, 10, 10), .red)])
        stage.render()

        expectTrue(stage[50, 17] == 0 && stage[35, 17] == 0xffffff)
    }
}

extension UInt32 {
    /// Whether no channel differs by more than rounding.
    func isClose(to other: UInt32) -> Bool {
        [0, 8, 16, 24].allSatisfy { abs(Int(self >> $0 & 0xff) - Int(other >> $0 & 0xff)) <= 1 }
    }
}

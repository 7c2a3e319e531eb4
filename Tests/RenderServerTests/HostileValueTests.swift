import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import RenderServer

/// Extreme numbers, depths and amounts: the server continues, and draws the rest.
@Suite("Values out of range")
struct HostileValueTests {
    private static let numbers = [
        Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e30, 1e12, -1e8, 4e6, 1e-300, -1, 0,
    ]

    /// Every property that is a number, or contains some.
    private static func changes(_ number: Double) -> [(inout LayerProperties) -> Void] {
        let point = CGPoint(x: number, y: 3)
        let color = RenderColor(red: number, green: 0, blue: number, alpha: number)
        let path = CGPath(rect: CGRect(x: number, y: 0, width: 5, height: number), transform: nil)
        return [
            { $0.bounds = CGRect(x: number, y: 0, width: 5, height: number) }, { $0.bounds.size.height = number },
            { $0.bounds.origin.y = number },
            { $0.position = point }, { $0.anchorPoint = point }, { $0.anchorPointZ = number },
            { $0.zPosition = number }, { $0.transform = .scale(number, 1) },
            { $0.transform = .translation(number, number, number) }, { $0.transform = .rotation(number, 1, 1, 1) },
            { $0.transform.m14 = number }, { $0.transform.m34 = number }, { $0.transform.m44 = number },
            { $0.sublayerTransform.m34 = number }, { $0.sublayerTransform.m22 = number }, { $0.opacity = number },
            { ($0.cornerRadius, $0.borderWidth) = (number, number) }, { $0.backgroundColor = color },
            {
                ($0.shadowOpacity, $0.shadowRadius) = (1, number)
                $0.shadowColor = color
            },
            {
                ($0.shadowOpacity, $0.shadowPath) = (1, path)
                $0.shadowOffset = CGSize(width: number, height: number)
            },
            { $0.contentsRect = CGRect(x: number, y: 0, width: 1, height: number) },
            { $0.contentsCenter = CGRect(x: number, y: number, width: number, height: 0.5) },
            { ($0.contentsScale, $0.contentsGravity) = (number, .center) },
            { ($0.bounds.size.width, $0.contentsGravity) = (number, .resizeAspectFill) },
            {
                var shape = ShapeContents()
                (shape.path, shape.strokeColor, shape.fillColor) = (path, .red, color)
                (shape.lineWidth, shape.miterLimit, shape.lineDashPhase) = (number, number, number)
                (shape.lineDashPattern, shape.strokeStart, shape.strokeEnd) = ([number, 1], number, 1 - number)
                $0.contents = .shape(shape)
            },
            {
                var shape = ShapeContents()
                shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1e6, height: 1e6), transform: nil)
                (shape.strokeColor, shape.lineDashPattern, shape.lineWidth) = (.red, [0.02], 0.01)
                $0.contents = .shape(shape)
            },
            {
                var gradient = GradientContents()
                gradient.colors = [color, .red, color]
                gradient.locations = [number, 0.5, -number]
                (gradient.startPoint, gradient.endPoint) = (point, CGPoint(x: 0, y: number))
                $0.contents = .gradient(gradient)
            },
            { $0.timing = timing(number, 1, 0) }, { $0.timing = timing(0, number, 0) },
            { $0.timing = timing(1, -1, number) },
        ]
    }

    private static func timing(_ begin: Double, _ speed: Double, _ offset: Double) -> LayerTiming {
        var timing = LayerTiming()
        (timing.beginTime, timing.speed, timing.timeOffset) = (begin, speed, offset)
        return timing
    }

    @Test("Whatever a layer's numbers are, its sibling in front is drawn", arguments: numbers)
    func sibling(number: Double) {
        let bitmap = Bitmap.make(4, 4, .argb32) { _, _ in 0xffff_ffff }
        var tilt = Transform3D.identity
        tilt.m34 = -1 / 50
        let around: [(inout LayerProperties) -> Void] = [
            { _ in }, { $0.transform = .rotation(1, 0, 0, 1) },
            { $0.transform = Transform3D.rotation(1, 0, 1, 0).concatenating(tilt) },
            {
                ($0.masksToBounds, $0.cornerRadius) = (true, 4)
                $0.opacity = 0.5
            },
            { $0.mask = LayerID(index: 4) },
        ]
        for surround in around {
            for change in Self.changes(number) {
                let stage = Stage(width: 30, height: 30)
                let fade = animation(.opacity, from: .number(0.5), to: .number(1))

                stage.commit([
                    layer(0, rect(0, 0, 30, 30), .white, sublayers: [1, 3]),
                    layer(1, rect(0, 0, 15, 15), sublayers: [2], surround),
                    layer(2, rect(0, 0, 10, 10), .red, sublayers: [], animations: [fade]) {
                        $0.contents = .bitmap(bitmap)
                        $0.borderColor = .blue
                        change(&$0)
                    },
                    layer(3, rect(20, 20, 10, 10), .green),
                    layer(4, rect(0, 0, 10, 10), .black, change),
                ])
                for time in [1.2, 3] { stage.render(at: time) }

                expectEqual(stage[25, 25], 0x00ff00)
            }
        }
    }

    // MARK: Space

    /// A wide layer in the middle of the display, in a space seen from 100 points away.
    private func stage(turnedBy angle: Double, z: Double) -> Stage {
        let stage = Stage(width: 100, height: 100)
        stage.commit([
            layer(0, rect(0, 0, 100, 100), .white, sublayers: [1]) { $0.sublayerTransform.m34 = -1 / 100 },
            layer(1, rect(-250, 20, 600, 60), .red) {
                $0.transform = .rotation(angle, 0, 1, 0)
                $0.zPosition = z
            },
        ])
        stage.render()
        return stage
    }

    @Test("Parts behind the eye, or seen edge on, are not drawn")
    func behindTheEye() {
        for stage in [stage(turnedBy: 0, z: 150), stage(turnedBy: .pi / 2, z: 0), stage(turnedBy: 0, z: 100)] {
            expectTrue((0..<100).allSatisfy { x in (0..<100).allSatisfy { stage[x, $0] == 0xffffff } })
        }
    }

    @Test("A layer that passes the eye is drawn as far as it is in front of it")
    func pastTheEye() {
        // Rotated by 60°, a point 115 points to the left of the middle is beside the eye, and farther points are
        // behind it. Near parts fill the display's height, and far parts are small.
        let stage = stage(turnedBy: .pi / 3, z: 0)

        expectTrue(stage[50, 50] == 0xff0000 && stage[2, 2] == 0xff0000 && stage[2, 97] == 0xff0000)
        expectTrue(stage[97, 2] == 0xffffff && stage[97, 97] == 0xffffff)
    }

    @Test("A flat layer much larger than the display is drawn")
    func largeLayer() {
        let stage = Stage(width: 100, height: 100)
        stage.commit([
            layer(0, rect(0, 0, 100, 100), .white, sublayers: [1]) { $0.sublayerTransform.m34 = -1 / 1_000 },
            layer(1, rect(-49_950, 30, 100_000, 40), .red) { $0.transform = .rotation(0.1, 1, 0, 0) },
        ])

        stage.render()

        expectTrue(stage[1, 50] == 0xff0000 && stage[98, 50] == 0xff0000)
        expectTrue(stage[50, 20] == 0xffffff && stage[50, 80] == 0xffffff)
    }

    @Test("A rotated layer of a million points is drawn")
    func turnedLayer() {
        let stage = Stage(width: 100, height: 100)
        stage.commit([
            layer(0, rect(0, 0, 100, 100), .white, sublayers: [1]),
            layer(1, rect(-499_950, 30, 1_000_000, 40), .red) { $0.transform = .rotation(.pi / 4, 0, 0, 1) },
        ])

        stage.render()

        expectTrue(stage[10, 10] == 0xff0000 && stage[90, 90] == 0xff0000 && stage[10, 90] == 0xffffff)
    }

    // MARK: Amounts

    @Test("A hundred thousand layers are drawn, and moving a single layer costs one")
    func manyLayers() {
        let stage = Stage(width: 1_000, height: 100)
        var updates = [layer(0, rect(0, 0, 1_000, 100), .white, sublayers: Array(1...100_000))]
        for index in 0..<100_000 {
            updates.append(layer(Int32(index + 1), rect(Double(index % 500) * 2, Double(index / 500) * 2, 1, 1), .red))
        }
        stage.commit(updates)
        stage.render()
        expectTrue(stage[998, 98] == 0xff0000 && stage[999, 99] == 0xffffff)
        let before = stage.server.statistics

        stage.commit([layer(1, rect(1, 1, 1, 1), .blue)])
        stage.render()

        expectTrue(stage[1, 1] == 0x0000ff && stage[0, 0] == 0xffffff)
        #expect((stage.server.statistics - before).itemsPainted <= 3)
    }

    /// Layers deeper than 512 levels are not drawn (`LayerNode.largestDepth`), whatever the levels are.
    @Test("Two thousand levels of any kind are cut off at the limit", arguments: 0..<6)
    func deepTrees(kind: Int) {
        let levels: Int32 = 2_000
        let limit = Int32(LayerNode.largestDepth)
        let stage = Stage(width: 10, height: 10)
        var updates = [layer(0, rect(0, 0, 10, 10), .white, sublayers: [1])]
        for index in 1...levels {
            updates.append(
                layer(index, rect(0, 0, 10, 10), sublayers: index < levels ? [index + 1] : []) {
                    if index == limit - 1 { $0.backgroundColor = .red }
                    if index == limit { $0.backgroundColor = .green }
                    switch kind {
                    case 1: $0.opacity = 0.99
                    case 2: ($0.masksToBounds, $0.cornerRadius) = (true, 3)
                    case 3: $0.transform.m14 = 1e-5
                    case 4: $0.shadowOpacity = 1
                    case 5: $0.mask = LayerID(index: levels + index)
                    default: break
                    }
                })
            if kind == 5 { updates.append(layer(levels + index, rect(0, 0, 10, 10), .black)) }
        }

        stage.commit(updates)
        stage.render()

        if kind == 0 || kind == 2 || kind == 4 { expectEqual(stage[5, 5], 0xff0000) }
        // Without the layers the background is visible, and not the former content of memory.
        stage.commit([layer(0, rect(0, 0, 10, 10), .blue, sublayers: [])])
        stage.render()
        expectEqual(stage[5, 5], 0x0000ff)
    }

    @Test("A chain of any length can be freed, whichever way it is numbered")
    func chains() {
        let stage = Stage(width: 10, height: 10)
        let last: Int32 = 100_000
        var updates = [layer(0, rect(0, 0, 10, 10), .white, sublayers: [last])]
        for index in stride(from: last, to: 1, by: -1) {
            updates.append(layer(index, rect(0, 0, 10, 10), sublayers: [index - 1]))
        }

        stage.commit(updates)
        stage.render()

        expectEqual(stage[5, 5], 0xffffff)
    }

    // MARK: Memory

    @Test("Nested offscreen bitmaps end when they take too much memory")
    func nestedGroups() {
        let stage = Stage(width: 1_500, height: 1_000)
        var updates = [layer(0, rect(0, 0, 1_500, 1_000), .white, sublayers: [1])]
        for index in 1...60 as ClosedRange<Int32> {
            updates.append(
                layer(index, rect(0, 0, 1_500, 1_000), sublayers: index < 60 ? [index + 1] : []) {
                    $0.opacity = 0.999
                    $0.backgroundColor = index == 1 ? .blue : index == 60 ? .red : nil
                    $0.borderColor = .blue
                    $0.borderWidth = 1
                })
        }

        stage.commit(updates)
        stage.render()

        // The last layer is in sixty bitmaps, but only 32 fit.
        let color = stage[700, 500]
        expectTrue(color & 0xff > 0xf0 && color >> 16 < 0x10)
        expectEqual(stage.server.memory.nestedBytes, 0)
    }

    @Test("Shadows are kept as far as memory permits")
    func shadows() {
        let stage = Stage(width: 200, height: 200)
        var updates = [layer(0, rect(0, 0, 200, 200), .white, sublayers: Array(1...40))]
        for index in 1...40 as ClosedRange<Int32> {
            updates.append(
                layer(index, rect(Double(index), 50, 20, 20), .red) {
                    ($0.shadowOpacity, $0.shadowRadius) = (1, 60)
                })
        }

        stage.commit(updates)
        stage.render()

        expectEqual(stage[45, 60], 0xff0000)
        #expect(stage.server.memory.caches.byteCount <= 200 * 200 * 4 * 4)
    }
}

import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import RenderServer

@Suite("Layers with backdrop effects")
struct BackdropTests {
    private let grey = RenderColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)

    private func effect(_ radius: Double, saturation: Double = 1, tint: RenderColor? = nil) -> BackdropEffect {
        BackdropEffect(blurRadius: radius, saturation: saturation, tint: tint)
    }

    /// Red on the left, blue on the right, and a layer over the middle rows that changes them.
    private func stage(
        _ effect: BackdropEffect, scale: Double = 1, format: Bitmap.Format = .rgb32,
        _ configure: (inout LayerProperties) -> Void = { _ in }
    ) -> Stage {
        let pixels = Int(scale)
        let stage = Stage(width: 120 * pixels, height: 80 * pixels, scale: scale, format: format)
        stage.commit([
            layer(0, rect(0, 0, 120, 80), .red, sublayers: [1, 2]), layer(1, rect(60, 0, 60, 80), .blue),
            layer(2, rect(0, 20, 120, 40)) {
                $0.backdrop = effect
                configure(&$0)
            },
        ])
        stage.render()
        return stage
    }

    @Test("A uniform backdrop keeps its color, to the last bit", arguments: [0.5, 2, 3, 7, 15, 40, 100])
    func plain(radius: Double) {
        let stage = Stage(width: 61, height: 47)
        stage.commit([
            layer(0, rect(0, 0, 61, 47), RenderColor(red: 0.2, green: 0.8, blue: 1, alpha: 1), sublayers: [1]),
            layer(1, rect(5, 3, 50, 40)) { $0.backdrop = effect(radius) },
        ])
        stage.render()

        for y in 0..<47 { for x in 0..<61 where stage[x, y] != stage[0, 0] { Issue.record("at \(x), \(y)") } }
    }

    @Test(
        "A backdrop that is known to be uniform, and is not painted, is blurred like a painted one",
        arguments: [3.0, 9, 20, 50])
    func plainParts(radius: Double) {
        func stage(_ format: Bitmap.Format) -> Stage {
            let stage = Stage(width: 300, height: 200, format: format)
            stage.commit([
                layer(0, rect(0, 0, 300, 200), .white, sublayers: [1, 2, 3, 4]),
                layer(1, rect(13, 9, 40, 70), .red), layer(2, rect(120, 60, 180, 1), .black),
                layer(3, rect(150, 101, 150, 99), .blue),
                layer(4, rect(0, 31, 300, 140)) { $0.backdrop = effect(radius, saturation: 1.4, tint: grey) },
            ])
            stage.render()
            return stage
        }
        let (known, painted) = (stage(.rgb32), stage(.argb32))

        for y in 0..<200 {
            for x in 0..<300 where known[x, y] != painted[x, y] & 0xff_ffff { Issue.record("at \(x), \(y)") }
        }
    }

    @Test("An edge in the backdrop becomes a Gaussian's integral, and is unchanged outside", arguments: [1, 2])
    func edge(scale: Double) {
        let stage = stage(effect(8), scale: scale)

        for x in stride(from: 4, to: 116, by: 4) {
            let expected = 255 * (1 - erf((Double(x) + 0.5 / scale - 60) / 8 / 2.0.squareRoot())) / 2
            let red = Double(stage[Int(Double(x) * scale), Int(40 * scale)] >> 16)
            #expect(abs(red - expected) < 8, "at \(x): \(red) for \(expected)")
        }
        expectEqual(stage[Int(59 * scale), 2], 0xff_0000)
        expectEqual(stage[Int(61 * scale), 2], 0x00_00ff)
    }

    @Test("A round layer with an opaque background hides pixels from outside; without a background it shows them")
    func opaqueBackground() {
        func edge(_ background: RenderColor) -> UInt32 {
            let stage = Stage(width: 160, height: 120)
            stage.commit([
                layer(0, rect(0, 0, 160, 120), .red, sublayers: [1]),
                layer(1, rect(30, 30, 100, 80), sublayers: [2, 3]) {
                    $0.masksToBounds = true
                    $0.cornerRadius = 10
                },
                layer(2, rect(0, 0, 100, 80), background), layer(3, rect(0, 0, 100, 30)) { $0.backdrop = effect(8) },
            ])
            stage.render()
            return stage[80, 30] & 0xff_ffff
        }

        let translucent = RenderColor(red: 1, green: 1, blue: 1, alpha: 0.5)

        expectEqual(edge(.white), 0xff_ffff)
        expectNotEqual(edge(translucent), 0xff_ffff)
    }

    @Test("Saturation 0 is gray of the same lightness; a tint is painted over it")
    func tone() {
        let grey = stage(effect(0, saturation: 0))
        let tinted = stage(effect(0, tint: RenderColor(red: 1, green: 1, blue: 1, alpha: 0.5)))

        let color = grey[20, 40]
        expectEqual(color >> 16, color & 0xff)
        expectEqual(color >> 8 & 0xff, color & 0xff)
        #expect((0x34...0x38).contains(color & 0xff))
        expectTrue(tinted[20, 40] == 0xff_8080 || tinted[20, 40] == 0xff_7f7f)
    }

    @Test("The amount is the strength of the effect")
    func amount() {
        var none = effect(10, saturation: 0, tint: .white)
        none.amount = 0
        var half = effect(0, tint: .white)
        half.amount = 0.5

        expectEqual(stage(none)[20, 40], 0xff_0000)
        #expect([0xff_8080, 0xff_7f7f].contains(stage(half)[20, 40]))
    }

    @Test("Round corners, a superlayer's round corners and masks cut it")
    func shape() {
        let tint = effect(0, tint: .white)
        let round = stage(tint) { $0.cornerRadius = 20 }
        expectEqual(round[1, 21], 0xff_0000)
        expectEqual(round[60, 21], 0xff_ffff)

        let stage = Stage(width: 120, height: 80)
        stage.commit([
            layer(0, rect(0, 0, 120, 80), .red, sublayers: [1]),
            layer(1, rect(0, 20, 120, 40), sublayers: [2, 3]) { ($0.cornerRadius, $0.masksToBounds) = (20, true) },
            layer(2, rect(0, 0, 120, 40)) { $0.backdrop = tint }, layer(3, rect(50, 10, 20, 20), .blue),
        ])
        stage.render()
        expectEqual(stage[1, 21], 0xff_0000)
        expectEqual(stage[30, 40], 0xff_ffff)
        expectEqual(stage[60, 40], 0x00_00ff)

        stage.commit([
            layer(1, rect(0, 20, 120, 40)) { $0.mask = LayerID(index: 4) }, layer(4, rect(0, 0, 40, 40), .black),
        ])
        stage.render()
        expectEqual(stage[30, 40], 0xff_ffff)
        expectEqual(stage[60, 40], 0xff_0000)
    }

    @Test("A group that fades uses the effect on the backdrop of the whole group")
    func fading() {
        let stage = Stage(width: 120, height: 80)
        stage.commit([
            layer(0, rect(0, 0, 120, 80), .red, sublayers: [1]),
            layer(1, rect(0, 20, 120, 40), sublayers: [2, 3]) { $0.opacity = 0.5 },
            layer(2, rect(0, 0, 120, 40)) { $0.backdrop = effect(4, tint: .white) },
            layer(3, rect(50, 10, 20, 20), .blue),
        ])
        stage.render()

        #expect([0xff_8080, 0xff_7f7f].contains(stage[20, 40]))
    }

    @Test("A change of the backdrop repaints its effect, at most within the blur's distance")
    func damage() {
        let stage = Stage(width: 400, height: 300)
        let dot = layer(1, rect(100, 100, 4, 4), .blue)
        stage.commit([
            layer(0, rect(0, 0, 400, 300), .red, sublayers: [1, 2]), dot,
            layer(2, rect(0, 90, 400, 60)) { $0.backdrop = effect(4) },
        ])
        stage.render()

        stage.commit([layer(1, rect(100, 100, 4, 4), .green)])
        let painted = stage.render().reduce(PixelBox.empty) { $0.union($1) }

        #expect(painted.contains(PixelBox(x: 92, y: 92, width: 20, height: 20)))
        #expect(PixelBox(x: 70, y: 90, width: 64, height: 44).contains(painted))
        // Changes outside the backdrop are painted alone.
        stage.commit([layer(1, rect(100, 20, 4, 4), .green)])
        stage.render()
        stage.commit([layer(1, rect(100, 20, 4, 4), .blue)])
        expectEqual(stage.render(), [PixelBox(x: 100, y: 20, width: 4, height: 4)])
    }

    @Test("Two effects in sequence blur twice")
    func stacked() {
        let stage = Stage(width: 120, height: 80)
        stage.commit([
            layer(0, rect(0, 0, 120, 80), .red, sublayers: [1, 2, 3]), layer(1, rect(60, 0, 60, 80), .blue),
            layer(2, rect(0, 0, 120, 50)) { $0.backdrop = effect(3) },
            layer(3, rect(0, 30, 120, 50)) { $0.backdrop = effect(4) },
        ])
        stage.render()

        for x in stride(from: 40, to: 80, by: 4) {
            let expected = 255 * (1 - erf((Double(x) + 0.5 - 60) / 5 / 2.0.squareRoot())) / 2
            #expect(abs(Double(stage[x, 40] >> 16) - expected) < 10)
        }
    }

    @Test("Invalid numbers do not trap")
    func hostile() {
        let values = [Double.nan, .infinity, -.infinity, -1, 1e300, 0, 1e-300]
        for radius in values {
            for other in values {
                var effect = effect(radius, saturation: other)
                effect.tint = RenderColor(red: other, green: radius, blue: 2, alpha: other)
                effect.amount = other
                _ = stage(effect, format: .argb32)
                _ = stage(effect) { $0.transform = .rotation(1, 0, 0, 1) }
            }
        }
    }
}

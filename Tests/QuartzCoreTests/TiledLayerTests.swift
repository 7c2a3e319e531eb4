import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import QuartzCore

@MainActor @Suite("Tiled layers", .serialized)
struct TiledLayerTests {
    private final class Tiles: CATiledLayer {
        var drawn: [CGRect] = []

        override class func fadeDuration() -> CFTimeInterval { 0 }

        override func draw(in ctx: CGContext) {
            let rect = ctx.boundingBoxOfClipPath
            drawn.append(rect)
            ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            ctx.fill(rect.insetBy(dx: 1, dy: 1))
        }
    }

    private final class FadingTiles: CATiledLayer {
        override func draw(in ctx: CGContext) {
            ctx.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: 1))
            ctx.fill(ctx.boundingBoxOfClipPath)
        }
    }

    /// A clipping layer of 100 by 100 points with a large tiled layer.
    private func run<Layer: CATiledLayer>(
        _ layer: Layer, _ body: (LayerStage, CALayer, FrameComparison) throws -> Void
    ) rethrows {
        try onStage { stage in
            CATransaction.setDisableActions(true)
            stage.root.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
            stage.root.masksToBounds = true
            layer.anchorPoint = .zero
            layer.bounds = CGRect(x: 0, y: 0, width: 100_000, height: 100_000)
            layer.tileSize = CGSize(width: 50, height: 50)
            layer.setNeedsDisplay()
            stage.root.addSublayer(layer)
            try body(stage, stage.root, FrameComparison(size: CGSize(width: 100, height: 100), scale: 1))
        }
    }

    @Test("The visible tiles are drawn, and others when they are scrolled into view")
    func scrolling() {
        let layer = Tiles()
        run(layer) { stage, _, frames in
            frames.step(stage, by: 0.01)
            expectEqual(layer.drawn.count, 4)
            expectEqual(layer.drawn.first, CGRect(x: 0, y: 0, width: 50, height: 50))
            expectEqual(
                [frames.pixel(25, 25), frames.pixel(0, 25), frames.pixel(75, 75)], [0xff_0000, 0xff_ffff, 0xff_0000])

            layer.position = CGPoint(x: -30, y: 0)
            frames.step(stage, by: 0.01)
            expectEqual(layer.drawn.dropFirst(4).map(\.origin.x), [100, 100])

            layer.position = CGPoint(x: 0, y: 0)
            frames.step(stage, by: 0.01)
            expectEqual(layer.drawn.count, 6)
            expectNil(layer.sublayers)
        }
    }

    @Test("Tiles are drawn again in the part that needs display")
    func invalidation() {
        let layer = Tiles()
        run(layer) { stage, _, frames in
            frames.step(stage, by: 0.01)
            layer.setNeedsDisplay(CGRect(x: 60, y: 10, width: 5, height: 5))
            frames.step(stage, by: 0.01)
            expectEqual(layer.drawn.dropFirst(4), [CGRect(x: 50, y: 0, width: 50, height: 50)])
        }
    }

    @Test("A zoomed layer draws at the level of detail that the display needs, within its levels")
    func levels() {
        let layer = Tiles()
        layer.levelsOfDetail = 3
        layer.levelsOfDetailBias = 1
        run(layer) { stage, _, frames in
            for (zoom, side) in [(2.0, 25.0), (8, 25), (1, 50), (0.5, 100), (0.25, 100)] {
                layer.drawn = []
                layer.transform = CATransform3DMakeScale(zoom, zoom, 1)
                layer.setNeedsDisplay()
                frames.step(stage, by: 0.01)
                expectEqual(layer.drawn.first?.size, CGSize(width: side, height: side))
            }
        }
    }

    @Test("New tiles fade in")
    func fade() {
        let layer = FadingTiles()
        expectEqual(CATiledLayer.fadeDuration(), 0.25)
        run(layer) { stage, _, frames in
            frames.step(stage, by: 0)
            frames.step(stage, by: 0.125)
            let gray = frames.pixel(25, 25).map { $0 & 0xff } ?? 0
            #expect((0x7e...0x81).contains(gray), "\(gray)")
            frames.step(stage, by: 0.2)
            expectEqual(frames.pixel(25, 25), 0)
        }
    }

    @Test("The number of tiles is bounded")
    func bounded() {
        let layer = Tiles()
        run(layer) { stage, _, frames in
            layer.tileSize = CGSize(width: 1, height: CGFloat.nan)
            expectEqual(layer.tileSize, CGSize(width: 50, height: 50))
            layer.tileSize = CGSize(width: 1, height: 1e30)
            expectEqual(layer.tileSize, CGSize(width: 16, height: 2048))
            layer.tileSize = CGSize(width: 16, height: 16)
            layer.transform = CATransform3DMakeScale(0.001, 0.001, 1)
            frames.step(stage, by: 0.01)
            expectTrue(layer.drawn.count <= 256)

            layer.transform = CATransform3DIdentity
            layer.tileSize = CGSize(width: 1024, height: 1024)
            for step in 0..<40 {
                layer.position = CGPoint(x: -step * 1500, y: 0)
                frames.step(stage, by: 0.01)
            }
            expectEqual(layer.children.first?.children.count, 16)
        }
    }
}

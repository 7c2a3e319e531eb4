import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import RenderServer
import Testing

@MainActor private class SquareLayer: CALayer {
    var color = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    var drawn: [CGRect] = []

    override func draw(in ctx: CGContext) {
        drawn.append(ctx.boundingBoxOfClipPath)
        ctx.setFillColor(color)
        ctx.fill(bounds)
    }
}

@MainActor @Suite("Drawing of layers", .serialized)
struct DrawingTests {
    private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> UInt32 {
        (bitmap.data + y * bitmap.bytesPerRow + x * 4).load(as: UInt32.self)
    }

    private func drawn(by layer: CALayer) -> Bitmap? {
        if case .bitmap(let bitmap)? = layer.properties.contents { bitmap } else { nil }
    }

    @Test("A marked layer is drawn once, with the next flush")
    func once() throws {
        try onStage { stage in
            let layer = SquareLayer()
            layer.bounds = CGRect(x: 5, y: 5, width: 4, height: 3)
            layer.contentsScale = 2
            stage.root.addSublayer(layer)

            layer.setNeedsDisplay()
            layer.setNeedsDisplay()
            expectTrue(layer.needsDisplay())
            stage.flush()

            expectEqual(layer.drawn.count, 1)
            expectFalse(layer.needsDisplay())
            let bitmap = try #require(drawn(by: layer))
            #expect((bitmap.width, bitmap.height, bitmap.format) == (8, 6, .argb32))
            expectEqual(pixel(bitmap, 0, 0), 0xffff_0000)
            expectEqual(pixel(bitmap, 7, 5), 0xffff_0000)
        }
    }

    @Test("Drawing may request layout and display of different layers, which take place in the same flush")
    func requestsInsideDrawing() {
        onStage { stage in
            let layers = (0..<3).map { _ in stage.makeShownLayer { RequestingLayer() } as? RequestingLayer }
            for layer in layers.compactMap(\.self) { layer.drawn = [] }
            layers[1]?.body = {
                layers[0]?.setNeedsDisplay()
                layers[2]?.setNeedsDisplay()
                layers[2]?.setNeedsLayout()
            }

            layers[1]?.setNeedsDisplay()
            stage.flush()

            expectEqual(layers.map { $0?.drawn.count }, [1, 1, 1])
            expectEqual(layers[2]?.needsLayout(), false)
        }
    }

    @Test("A layer that marks itself while it is drawn is drawn with the next flush")
    func marksItself() {
        onStage { stage in
            let layer = stage.makeShownLayer { RequestingLayer() } as? RequestingLayer
            layer?.drawn = []
            layer?.body = { layer?.setNeedsDisplay() }

            layer?.setNeedsDisplay()
            stage.flush()
            expectEqual(layer?.drawn.count, 1)
            stage.flush()
            expectEqual(layer?.drawn.count, 1)
            layer?.body = {}
            layer?.setNeedsDisplay()
            stage.flush()
            expectEqual(layer?.drawn.count, 2)
        }
    }

    @Test("Layers that mark each other while they are drawn are drawn a few times in a flush")
    func markEachOther() {
        onStage { stage in
            let layers = (0..<2).map { _ in stage.makeShownLayer { RequestingLayer() } as? RequestingLayer }
            for (layer, other) in [(layers[0], layers[1]), (layers[1], layers[0])] {
                layer?.drawn = []
                layer?.body = {
                    other?.setNeedsDisplay()
                    other?.setNeedsLayout()
                }
            }

            layers[0]?.setNeedsDisplay()
            stage.flush()

            let counts = layers.map { $0?.drawn.count ?? 0 }
            expectTrue(counts.allSatisfy { (1...8).contains($0) }, "\(counts)")
        }
    }

    private final class RequestingLayer: SquareLayer {
        var body: @MainActor () -> Void = {}

        override func draw(in ctx: CGContext) {
            super.draw(in: ctx)
            body()
        }
    }

    @Test("An opaque layer has no alpha")
    func opaque() {
        let layer = SquareLayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 3)
        layer.isOpaque = true

        layer.display()

        expectEqual(drawn(by: layer)?.format, .rgb32)
    }

    @Test("A part is drawn into a copy of the rest")
    func part() throws {
        try onStage { stage in
            let layer = SquareLayer()
            layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
            stage.root.addSublayer(layer)
            layer.setNeedsDisplay()
            stage.flush()
            let first = try #require(drawn(by: layer))

            layer.color = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
            layer.setNeedsDisplay(CGRect(x: 1, y: 1, width: 1, height: 1))
            layer.setNeedsDisplay(CGRect(x: 2, y: 1, width: 0.5, height: 1))
            stage.flush()

            let second = try #require(drawn(by: layer))
            expectNotIdentical(second, first)
            expectEqual(pixel(second, 0, 0), 0xffff_0000)
            expectEqual(pixel(second, 1, 1), 0xff00_00ff)
            expectEqual(pixel(second, 2, 1), 0xff00_00ff)
            expectEqual(pixel(second, 3, 1), 0xffff_0000)
            expectEqual(pixel(first, 1, 1), 0xffff_0000)
            expectEqual(stage.display.lastUpdates.first?.contentsDamage, CGRect(x: 1, y: 1, width: 2, height: 1))
        }
    }

    @Test("A changed size marks a layer for display only with needsDisplayOnBoundsChange")
    func boundsChange() {
        let layer = SquareLayer()

        layer.bounds.size = CGSize(width: 1, height: 1)
        expectFalse(layer.needsDisplay())

        layer.needsDisplayOnBoundsChange = true
        layer.bounds.origin.x = 3
        expectFalse(layer.needsDisplay())
        layer.bounds.size.width = 2
        expectTrue(layer.needsDisplay())
    }

    @Test("A layer that draws no pixels has no contents")
    func noContents() {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)

        layer.setNeedsDisplay()
        layer.displayIfNeeded()

        expectNil(layer.properties.contents)
    }

    @Test("The delegate displays or draws")
    func delegate() {
        final class Displaying: CALayerDelegate {
            var image: CGImage?
            func display(_ layer: CALayer) { layer.contents = image }
        }
        final class Drawing: CALayerDelegate {
            func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
        }
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
        let (displaying, drawing) = (Displaying(), Drawing())
        displaying.image = Bitmap(width: 1, height: 1, format: .argb32).map { CGImage(bitmap: $0) }

        layer.delegate = displaying
        layer.display()
        expectIdentical(layer.contents as? CGImage, displaying.image)

        layer.delegate = drawing
        layer.display()
        expectEqual(drawn(by: layer)?.width, 4)
        expectEqual(drawn(by: layer).map { pixel($0, 0, 0) }, 0xff00_0000)
    }

    @Test("A layer that is too large is logged and not drawn")
    func tooLarge() {
        onStage { stage in
            let layer = SquareLayer()
            layer.bounds = CGRect(x: 0, y: 0, width: 1e9, height: 10)

            layer.setNeedsDisplay()
            layer.displayIfNeeded()

            expectEqual(layer.drawn, [])
            expectEqual(stage.log.count, 1)
        }
    }

    @Test("Contents that are not an image are refused")
    func badContents() {
        onStage { stage in
            let layer = CALayer()

            layer.contents = "picture"

            expectNil(layer.contents)
            expectEqual(stage.log.count, 1)
        }
    }

    @Test("A tree renders into a context")
    func renderInContext() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 50, y: 50, width: 4, height: 4)
        layer.backgroundColor = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
        let shape = CAShapeLayer()
        shape.frame = CGRect(x: 2, y: 0, width: 2, height: 2)
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)
        shape.fillColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
        layer.addSublayer(shape)
        let bitmap = try #require(Bitmap(width: 8, height: 8, format: .argb32))
        let context = try #require(CGContext(bitmap: bitmap, scale: 2))

        layer.render(in: context)
        context.flush()

        expectEqual(pixel(bitmap, 0, 0), 0xff00_ff00)
        expectEqual(pixel(bitmap, 5, 1), 0xff00_00ff)
        expectEqual(pixel(bitmap, 5, 5), 0xff00_ff00)
    }
}

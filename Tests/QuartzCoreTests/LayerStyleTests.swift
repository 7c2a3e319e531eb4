import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import Testing

/// A layer and an animation with values of their own.
private final class StyledLayer: CALayer {
    override class func defaultValue(forKey key: String) -> Any? {
        key == "progress" ? 0.25 : super.defaultValue(forKey: key)
    }
}

private final class StyledAnimation: CABasicAnimation {
    override class func defaultValue(forKey key: String) -> Any? {
        key == "purpose" ? "none" : super.defaultValue(forKey: key)
    }
}

@MainActor private final class Recorder: CAAction {
    private(set) var events: [String] = []

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) { events.append(event) }
}

@MainActor @Suite("Styles, default values, scrolling and gray drawing of layers", .serialized)
struct LayerStyleTests {
    @Test("A value that was set takes precedence over the style, and the style over the class")
    func values() {
        let layer = StyledLayer()
        expectEqual(layer.value(forKey: "progress") as? Double, 0.25)
        expectNil(layer.value(forKey: "other"))

        layer.style = ["progress": 0.5, "style": ["progress": 0.6, "other": "inner"]]
        expectEqual(layer.value(forKey: "progress") as? Double, 0.5)
        expectEqual(layer.value(forKey: "other") as? String, "inner")
        expectEqual(StyledLayer(layer: layer).value(forKey: "other") as? String, "inner")

        layer.setValue(0.75, forKey: "progress")
        expectEqual(layer.value(forKey: "progress") as? Double, 0.75)
        layer.setValue(nil, forKey: "progress")
        layer.style = nil
        expectEqual(layer.value(forKey: "progress") as? Double, 0.25)
        expectNil(CALayer.defaultValue(forKey: "progress"))
    }

    @Test("The actions of a style are searched after the actions of the layer")
    func actions() {
        let (own, styled) = (Recorder(), Recorder())
        let layer = CALayer()
        layer.actions = ["opacity": own]
        layer.style = ["actions": ["opacity": styled, "hidden": styled]]

        expectIdentical(layer.action(forKey: "opacity") as? Recorder, own)
        expectIdentical(layer.action(forKey: "hidden") as? Recorder, styled)
        expectNil(layer.action(forKey: "position"))
    }

    @Test("An animation has the default values of its class")
    func animations() {
        let animation = StyledAnimation()

        expectEqual(animation.value(forKey: "purpose") as? String, "none")
        animation.setValue("test", forKey: "purpose")
        expectEqual(animation.value(forKey: "purpose") as? String, "test")
        expectNil(CAAnimation.defaultValue(forKey: "purpose"))
    }

    // MARK: Scrolling

    private func scroller() -> (scroller: CAScrollLayer, content: CALayer, inner: CALayer) {
        let (scroller, content, inner) = (CAScrollLayer(), CALayer(), CALayer())
        scroller.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
        content.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
        inner.frame = CGRect(x: 90, y: 40, width: 30, height: 30)
        scroller.addSublayer(content)
        content.addSublayer(inner)
        return (scroller, content, inner)
    }

    @Test("The visible rectangle is the part inside of the scroll layer")
    func visible() {
        let (scroller, content, inner) = scroller()

        expectTrue(scroller.masksToBounds)
        expectEqual(content.visibleRect, CGRect(x: 0, y: 0, width: 100, height: 50))
        expectEqual(inner.visibleRect, CGRect(x: 0, y: 0, width: 10, height: 10))
        scroller.scroll(to: CGPoint(x: 200, y: 0))
        expectEqual(inner.visibleRect, .zero)
        expectEqual(scroller.visibleRect, scroller.bounds)
        // Without a scroll layer it is the bounds.
        content.removeFromSuperlayer()
        expectEqual(inner.visibleRect, inner.bounds)
    }

    @Test("A layer scrolls the scroll layer above it, in the directions of its mode")
    func scrolling() {
        let (scroller, content, inner) = scroller()

        inner.scroll(CGPoint(x: 5, y: 10))
        expectEqual(scroller.bounds.origin, CGPoint(x: 95, y: 50))
        inner.scrollRectToVisible(inner.bounds)
        // The layer's part above and to the left of the origin was not visible.
        expectEqual(scroller.bounds.origin, CGPoint(x: 90, y: 40))
        content.scrollRectToVisible(CGRect(x: 200, y: 45, width: 10, height: 10))
        expectEqual(scroller.bounds.origin, CGPoint(x: 110, y: 40))
        content.scrollRectToVisible(CGRect(x: 50, y: 60, width: 1_000, height: 10))
        expectEqual(scroller.bounds.origin, CGPoint(x: 50, y: 40))

        scroller.scrollMode = .vertically
        scroller.scroll(to: CGPoint(x: 7, y: 7))
        expectEqual(scroller.bounds.origin, CGPoint(x: 50, y: 7))
        scroller.scrollMode = .none
        scroller.scroll(to: CGPoint.zero)
        scroller.scrollMode = .both
        scroller.scroll(to: CGPoint(x: CGFloat.nan, y: 0))
        scroller.scroll(to: CGRect.null)
        expectEqual(scroller.bounds.origin, CGPoint(x: 50, y: 7))
        // Without a scroll layer the call has no effect.
        content.removeFromSuperlayer()
        inner.scroll(.zero)
        inner.scrollRectToVisible(.zero)
    }

    // MARK: Gray

    @Test("A layer with the gray format draws grays")
    func gray() throws {
        final class Red: CALayer {
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
                ctx.fill(bounds)
            }
        }
        let layer = Red()
        layer.bounds = CGRect(x: 0, y: 0, width: 2, height: 2)
        layer.contentsFormat = .gray8Uint
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        let bitmap = try #require(Bitmap(width: 2, height: 2, format: .argb32))
        let context = try #require(CGContext(bitmap: bitmap))
        layer.render(in: context)
        let image = try #require(context.makeImage())

        expectEqual(image.bitmap.data.load(as: UInt32.self), 0xFF35_3535)
    }
}

import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import Testing

@MainActor @Suite("Layer geometry", .serialized)
struct GeometryTests {
    private func make(_ frame: CGRect) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        return layer
    }

    @Test("The frame follows from bounds and position")
    func frame() {
        let layer = make(CGRect(x: 10, y: 20, width: 30, height: 40))

        expectEqual(layer.position, CGPoint(x: 25, y: 40))
        expectEqual(layer.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))

        layer.anchorPoint = .zero
        expectEqual(layer.frame, CGRect(x: 25, y: 40, width: 30, height: 40))

        layer.bounds.origin = CGPoint(x: 7, y: 7)
        expectEqual(layer.frame, CGRect(x: 25, y: 40, width: 30, height: 40))
    }

    @Test("The frame of a transformed layer is its bounding box")
    func transformedFrame() {
        let layer = make(CGRect(x: 0, y: 0, width: 20, height: 10))

        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 4))
        expectEqual(layer.frame, CGRect(x: -10, y: -15, width: 40, height: 40))

        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
        expectEqual(layer.bounds.size, CGSize(width: 5, height: 5))
        expectEqual(layer.frame, CGRect(x: 0, y: 0, width: 10, height: 20))
    }

    @Test("The corners' curve is circular unless set to the continuous one")
    func cornerCurve() {
        let layer = CALayer()
        expectEqual(layer.cornerCurve, .circular)

        layer.cornerCurve = .continuous
        layer.cornerCurve = CALayerCornerCurve(rawValue: "wavy")

        expectEqual(layer.cornerCurve, .continuous)
        expectEqual(CALayer(layer: layer).cornerCurve, .continuous)
        expectEqual(CALayer.cornerCurveExpansionFactor(.circular), 1)
        expectEqual(CALayer.cornerCurveExpansionFactor(.continuous), 1.528665)
    }

    @Test("Non-finite geometry is refused")
    func notFinite() {
        onStage { stage in
            let layer = make(CGRect(x: 0, y: 0, width: 20, height: 10))

            layer.position = CGPoint(x: CGFloat.nan, y: 0)
            layer.bounds.size.width = .infinity
            layer.frame = .infinite
            layer.frame = .null
            layer.opacity = .nan
            layer.transform = CATransform3DMakeScale(.nan, 1, 1)

            expectEqual(layer.frame, CGRect(x: 0, y: 0, width: 20, height: 10))
            expectEqual(layer.opacity, 1)
            expectTrue(CATransform3DIsIdentity(layer.transform))
            expectEqual(stage.log.count, 6)
        }
    }

    @Test("Points are converted across the tree")
    func conversion() {
        let root = make(CGRect(x: 0, y: 0, width: 100, height: 100))
        let left = make(CGRect(x: 10, y: 10, width: 50, height: 50))
        let right = make(CGRect(x: 40, y: 30, width: 50, height: 50))
        let inner = make(CGRect(x: 5, y: 5, width: 10, height: 10))
        root.addSublayer(left)
        root.addSublayer(right)
        left.addSublayer(inner)
        right.bounds.origin.y = 100

        expectEqual(inner.convert(CGPoint(x: 1, y: 2), to: root), CGPoint(x: 16, y: 17))
        expectEqual(inner.convert(CGPoint(x: 1, y: 2), to: right), CGPoint(x: -24, y: 87))
        expectEqual(inner.convert(CGPoint(x: -24, y: 87), from: right), CGPoint(x: 1, y: 2))
        expectEqual(root.convert(inner.bounds, from: inner), CGRect(x: 15, y: 15, width: 10, height: 10))
        expectEqual(inner.convert(CGPoint(x: 1, y: 2), to: nil), CGPoint(x: 16, y: 17))
        expectEqual(inner.convert(CGPoint(x: 1, y: 2), to: inner), CGPoint(x: 1, y: 2))
    }

    @Test("Conversion follows transforms, and back")
    func conversionWithTransforms() {
        let root = make(CGRect(x: 0, y: 0, width: 100, height: 100))
        let layer = make(CGRect(x: 40, y: 40, width: 20, height: 20))
        root.addSublayer(layer)
        layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)

        let point = layer.convert(CGPoint(x: 20, y: 10), to: root)
        expectTrue(abs(point.x - 50) < 1e-9 && abs(point.y - 60) < 1e-9)

        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 200
        root.sublayerTransform = perspective
        layer.transform = CATransform3DMakeRotation(1, 0, 1, 0)
        let seen = layer.convert(CGPoint(x: 3, y: 4), to: root)
        let back = layer.convert(seen, from: root)
        expectTrue(abs(back.x - 3) < 1e-9 && abs(back.y - 4) < 1e-9)
        expectNotEqual(seen, CGPoint(x: 43, y: 44))
    }

    @Test("The frontmost layer is hit")
    func hitTest() {
        let root = make(CGRect(x: 0, y: 0, width: 100, height: 100))
        let back = make(CGRect(x: 0, y: 0, width: 50, height: 50))
        let front = make(CGRect(x: 25, y: 25, width: 50, height: 50))
        let inner = make(CGRect(x: 40, y: 40, width: 50, height: 50))
        root.addSublayer(back)
        root.addSublayer(front)
        front.addSublayer(inner)

        expectIdentical(root.hitTest(CGPoint(x: 30, y: 30)), front)
        expectIdentical(root.hitTest(CGPoint(x: 10, y: 10)), back)
        expectIdentical(root.hitTest(CGPoint(x: 5, y: 90)), root)
        expectIdentical(root.hitTest(CGPoint(x: 90, y: 90)), inner)
        expectNil(root.hitTest(CGPoint(x: 100, y: 0)))

        front.masksToBounds = true
        expectIdentical(root.hitTest(CGPoint(x: 90, y: 90)), root)

        back.zPosition = 1
        expectIdentical(root.hitTest(CGPoint(x: 30, y: 30)), back)

        back.isHidden = true
        expectIdentical(root.hitTest(CGPoint(x: 30, y: 30)), front)
    }

    @Test("A presentation tree is hit at its presented position")
    func presentationHitTest() {
        onStage { stage in
            let layer = stage.makeShownLayer()
            let move = CABasicAnimation(keyPath: "position")
            move.fromValue = CGPoint(x: 0, y: 0)
            move.toValue = CGPoint(x: 100, y: 0)
            move.duration = 1
            layer.add(move, forKey: nil)
            stage.flush()
            stage.advance(by: 0.5)

            let root = stage.root.presentation()

            expectIdentical(root?.hitTest(CGPoint(x: 50, y: 2))?.model(), layer)
            expectIdentical(root?.hitTest(CGPoint(x: 2, y: 2))?.model(), stage.root)
            expectEqual(layer.presentation()?.convert(CGPoint.zero, to: root), CGPoint(x: 45, y: -5))
            expectIdentical(layer.presentation()?.superlayer?.model(), stage.root)
        }
    }

    @Test("Transforms combine and invert")
    func transforms() {
        let move = CATransform3DMakeTranslation(10, 20, 30)
        let scale = CATransform3DMakeScale(2, 4, 8)
        let both = CATransform3DConcat(move, scale)

        expectEqual(both.m41, 20)
        expectEqual(both.m42, 80)
        expectEqual(both.m43, 240)
        expectTrue(CATransform3DEqualToTransform(both, CATransform3DTranslate(scale, 10, 20, 30)))
        let inverse = CATransform3DInvert(both)
        expectTrue(CATransform3DIsIdentity(CATransform3DConcat(both, inverse)))
        expectTrue(CATransform3DEqualToTransform(CATransform3DInvert(CATransform3D()), CATransform3D()))
        expectFalse(CATransform3DIsAffine(both))
        let affine = CATransform3DGetAffineTransform(CATransform3DMakeRotation(.pi, 0, 0, 1))
        #expect(abs(affine.a + 1) < 1e-12)
    }

    @Test("Key paths reach the fields of all structures, and a value that does not fit is ignored")
    func structureFields() {
        onStage { stage in
            let layer = make(CGRect(x: 0, y: 0, width: 20, height: 10))

            layer.setValue(3, forKeyPath: "shadowOffset.width")
            layer.setValue(0.25, forKeyPath: "contentsRect.origin.x")
            layer.setValue(CGSize(width: 0.5, height: 0.5), forKeyPath: "contentsRect.size")
            layer.setValue(2, forKeyPath: "sublayerTransform.scale")
            layer.setValue(40, forKeyPath: "frame.size.width")
            layer.setValue("wide", forKeyPath: "shadowOffset.height")
            layer.setValue(Double.nan, forKeyPath: "contentsRect.size.width")
            layer.setValue("kept", forKeyPath: "shadowOffset.depth")

            expectEqual(layer.shadowOffset, CGSize(width: 3, height: -3))
            expectEqual(layer.contentsRect, CGRect(x: 0.25, y: 0, width: 0.5, height: 0.5))
            expectEqual(layer.value(forKeyPath: "contentsRect.size.height") as? CGFloat, 0.5)
            expectEqual(layer.sublayerTransform.m11, 2)
            expectEqual(layer.frame.width, 40)
            expectEqual(layer.value(forKeyPath: "frame.origin") as? CGPoint, .zero)
            expectEqual(layer.value(forKeyPath: "shadowOffset.depth") as? String, "kept")
            expectEqual(stage.log.count, 2)
        }
    }

    @Test("Key paths reach parts of properties")
    func keyPaths() {
        onStage { stage in
            let layer = make(CGRect(x: 0, y: 0, width: 20, height: 10))

            layer.setValue(30, forKeyPath: "position.x")
            layer.setValue(NSNumber(value: 50), forKeyPath: "bounds.size.width")
            layer.setValue(2, forKeyPath: "transform.scale")
            layer.setValue("mine", forKey: "tag")
            layer.setValue("wide", forKeyPath: "bounds.size.width")

            expectEqual(layer.position, CGPoint(x: 30, y: 5))
            expectEqual(layer.bounds.width, 50)
            expectEqual(layer.transform.m11, 2)
            expectEqual(layer.value(forKeyPath: "bounds.size.width") as? CGFloat, 50)
            expectEqual(layer.value(forKey: "tag") as? String, "mine")
            expectEqual(layer.value(forKey: "opacity") as? Float, 1)
            expectEqual(stage.log.count, 1)
        }
    }
}

import CoreGraphics
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

        #expect(layer.position == CGPoint(x: 25, y: 40))
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))

        layer.anchorPoint = .zero
        #expect(layer.frame == CGRect(x: 25, y: 40, width: 30, height: 40))

        layer.bounds.origin = CGPoint(x: 7, y: 7)
        #expect(layer.frame == CGRect(x: 25, y: 40, width: 30, height: 40))
    }

    @Test("The frame of a transformed layer is its bounding box")
    func transformedFrame() {
        let layer = make(CGRect(x: 0, y: 0, width: 20, height: 10))

        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 4))
        #expect(layer.frame == CGRect(x: -10, y: -15, width: 40, height: 40))

        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
        #expect(layer.bounds.size == CGSize(width: 5, height: 5))
        #expect(layer.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
    }

    @Test("The corners' curve is circular unless set to the continuous one")
    func cornerCurve() {
        let layer = CALayer()
        #expect(layer.cornerCurve == .circular)

        layer.cornerCurve = .continuous
        layer.cornerCurve = CALayerCornerCurve(rawValue: "wavy")

        #expect(layer.cornerCurve == .continuous)
        #expect(CALayer(layer: layer).cornerCurve == .continuous)
        #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
        #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
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

            #expect(layer.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
            #expect(layer.opacity == 1)
            #expect(CATransform3DIsIdentity(layer.transform))
            #expect(stage.log.count == 6)
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

        #expect(inner.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 16, y: 17))
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: right) == CGPoint(x: -24, y: 87))
        #expect(inner.convert(CGPoint(x: -24, y: 87), from: right) == CGPoint(x: 1, y: 2))
        #expect(root.convert(inner.bounds, from: inner) == CGRect(x: 15, y: 15, width: 10, height: 10))
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 16, y: 17))
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: inner) == CGPoint(x: 1, y: 2))
    }

    @Test("Conversion follows transforms, and back")
    func conversionWithTransforms() {
        let root = make(CGRect(x: 0, y: 0, width: 100, height: 100))
        let layer = make(CGRect(x: 40, y: 40, width: 20, height: 20))
        root.addSublayer(layer)
        layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)

        let point = layer.convert(CGPoint(x: 20, y: 10), to: root)
        #expect(abs(point.x - 50) < 1e-9 && abs(point.y - 60) < 1e-9)

        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 200
        root.sublayerTransform = perspective
        layer.transform = CATransform3DMakeRotation(1, 0, 1, 0)
        let seen = layer.convert(CGPoint(x: 3, y: 4), to: root)
        let back = layer.convert(seen, from: root)
        #expect(abs(back.x - 3) < 1e-9 && abs(back.y - 4) < 1e-9)
        #expect(seen != CGPoint(x: 43, y: 44))
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

        #expect(root.hitTest(CGPoint(x: 30, y: 30)) === front)
        #expect(root.hitTest(CGPoint(x: 10, y: 10)) === back)
        #expect(root.hitTest(CGPoint(x: 5, y: 90)) === root)
        #expect(root.hitTest(CGPoint(x: 90, y: 90)) === inner)
        #expect(root.hitTest(CGPoint(x: 100, y: 0)) == nil)

        front.masksToBounds = true
        #expect(root.hitTest(CGPoint(x: 90, y: 90)) === root)

        back.zPosition = 1
        #expect(root.hitTest(CGPoint(x: 30, y: 30)) === back)

        back.isHidden = true
        #expect(root.hitTest(CGPoint(x: 30, y: 30)) === front)
    }

    @Test("A presentation tree is hit where it is shown")
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

            #expect(root?.hitTest(CGPoint(x: 50, y: 2))?.model() === layer)
            #expect(root?.hitTest(CGPoint(x: 2, y: 2))?.model() === stage.root)
            #expect(layer.presentation()?.convert(CGPoint.zero, to: root) == CGPoint(x: 45, y: -5))
            #expect(layer.presentation()?.superlayer?.model() === stage.root)
        }
    }

    @Test("Transforms combine and invert")
    func transforms() {
        let move = CATransform3DMakeTranslation(10, 20, 30)
        let scale = CATransform3DMakeScale(2, 4, 8)
        let both = CATransform3DConcat(move, scale)

        #expect(both.m41 == 20 && both.m42 == 80 && both.m43 == 240)
        #expect(CATransform3DEqualToTransform(both, CATransform3DTranslate(scale, 10, 20, 30)))
        let inverse = CATransform3DInvert(both)
        #expect(CATransform3DIsIdentity(CATransform3DConcat(both, inverse)))
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(CATransform3D()), CATransform3D()))
        #expect(!CATransform3DIsAffine(both))
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

            #expect(layer.shadowOffset == CGSize(width: 3, height: -3))
            #expect(layer.contentsRect == CGRect(x: 0.25, y: 0, width: 0.5, height: 0.5))
            #expect(layer.value(forKeyPath: "contentsRect.size.height") as? CGFloat == 0.5)
            #expect(layer.sublayerTransform.m11 == 2 && layer.frame.width == 40)
            #expect(layer.value(forKeyPath: "frame.origin") as? CGPoint == .zero)
            #expect(layer.value(forKeyPath: "shadowOffset.depth") as? String == "kept")
            #expect(stage.log.count == 2)
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

            #expect(layer.position == CGPoint(x: 30, y: 5))
            #expect(layer.bounds.width == 50)
            #expect(layer.transform.m11 == 2)
            #expect(layer.value(forKeyPath: "bounds.size.width") as? CGFloat == 50)
            #expect(layer.value(forKey: "tag") as? String == "mine")
            #expect(layer.value(forKey: "opacity") as? Float == 1)
            #expect(stage.log.count == 1)
        }
    }
}

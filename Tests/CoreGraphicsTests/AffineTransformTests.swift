import CoreGraphics
import Expectations
import Foundation
import Testing

func isNear(_ left: CGPoint, _ right: CGPoint, within distance: CGFloat = 1e-9) -> Bool {
    abs(left.x - right.x) <= distance && abs(left.y - right.y) <= distance
}

@Suite("CGAffineTransform")
struct AffineTransformTests {
    @Test("Scaling, moving and rotating are applied before the existing steps")
    func steps() {
        let transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)

        expectEqual(transform, CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 60))
        expectEqual(CGPoint(x: 1, y: 1).applying(transform), CGPoint(x: 22, y: 63))
    }

    @Test("Concatenating applies a transform afterwards")
    func concatenating() {
        let transform = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 10, y: 20))

        expectEqual(CGPoint(x: 1, y: 1).applying(transform), CGPoint(x: 12, y: 23))
    }

    @Test("Rotation turns the x axis towards the y axis")
    func rotation() {
        let quarter = CGAffineTransform(rotationAngle: .pi / 2)

        expectTrue(isNear(CGPoint(x: 1, y: 0).applying(quarter), CGPoint(x: 0, y: 1)))
        expectTrue(
            isNear(CGPoint(x: 0, y: 1).applying(CGAffineTransform.identity.rotated(by: .pi / 2)), CGPoint(x: -1, y: 0)))
    }

    @Test("The inverse undoes a transform")
    func inverse() {
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let point = CGPoint(x: 7, y: -8)

        expectTrue(isNear(point.applying(transform).applying(transform.inverted()), point))
        expectEqual(CGAffineTransform(scaleX: 0, y: 1).inverted(), CGAffineTransform(scaleX: 0, y: 1))
    }

    @Test("Identity and zero")
    func identity() {
        expectTrue(CGAffineTransform.identity.isIdentity)
        expectEqual(CGAffineTransform(), CGAffineTransform(0, 0, 0, 0, 0, 0))
        expectFalse(CGAffineTransform().isIdentity)
    }

    @Test(
        "Components restore the transform",
        arguments: [
            CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 4, ty: 5), CGAffineTransform(rotationAngle: 1.2),
            CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6),
            CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 9),
        ])
    func components(_ transform: CGAffineTransform) {
        let again = CGAffineTransform(transform.decomposed())

        for (left, right) in [
            (again.a, transform.a), (again.b, transform.b), (again.c, transform.c), (again.d, transform.d),
            (again.tx, transform.tx), (again.ty, transform.ty),
        ] { #expect(abs(left - right) < 1e-9) }
    }

    @Test("A transform is coded as six numbers")
    func coding() throws {
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let data = try JSONEncoder().encode(transform)

        expectEqual(String(decoding: data, as: UTF8.self), "[1,2,3,4,5,6]")
        try expectEqual(JSONDecoder().decode(CGAffineTransform.self, from: data), transform)
    }

    @Test("Sizes do not move, and a transformed rectangle is its bounding box")
    func sizesAndRectangles() {
        let transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 100, ty: 0)

        expectEqual(CGSize(width: 3, height: 4).applying(transform), CGSize(width: -4, height: 3))
        expectEqual(
            CGRect(x: 0, y: 0, width: 10, height: 20).applying(transform), CGRect(x: 80, y: 0, width: 20, height: 10))
        expectTrue(CGRect.null.applying(transform).isNull)
        expectTrue(CGRect.infinite.applying(transform).isInfinite)
    }
}

import CoreGraphics
import Expectations
import Foundation
import Testing

@Suite("CGPath")
struct PathTests {
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)

    @Test("An empty path has null bounds")
    func emptyBounds() {
        let path = CGMutablePath()

        #expect(path.isEmpty)
        expectTrue(path.boundingBox.isNull)
        expectTrue(path.boundingBoxOfPath.isNull)
        expectEqual(path.currentPoint, .zero)
        #expect(!path.contains(.zero))
    }

    @Test("Bounds with and without control points")
    func bounds() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))

        expectEqual(path.boundingBox, CGRect(x: 0, y: 0, width: 10, height: 10))
        let tight = path.boundingBoxOfPath
        #expect(abs(tight.height - 5) < 1e-9)
        expectEqual(tight.width, 10)
    }

    @Test("An ellipse touches its rectangle")
    func ellipse() {
        let rect = CGRect(x: 10, y: 20, width: 60, height: 40)
        let path = CGPath(ellipseIn: rect, transform: nil)

        expectEqual(path.boundingBoxOfPath, rect)
        #expect(path.contains(CGPoint(x: 40, y: 40)))
        #expect(path.contains(CGPoint(x: 11, y: 40)))
        #expect(!path.contains(CGPoint(x: 12, y: 22)))
    }

    @Test("Corners that are too large become half a side")
    func largeCorners() {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
        let path = CGPath(roundedRect: rect, cornerWidth: 100, cornerHeight: 100, transform: nil)

        expectEqual(path.boundingBoxOfPath, rect)
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        expectTrue(CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 0, transform: nil).isRect(nil))
    }

    @Test("A rectangle is recognized as one")
    func rectangle() {
        var rect = CGRect.zero

        expectTrue(square.isRect(&rect))
        expectEqual(rect, CGRect(x: 0, y: 0, width: 10, height: 10))
        expectFalse(CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    }

    @Test("Clockwise means decreasing angles")
    func clockwise() {
        let (short, long) = (CGMutablePath(), CGMutablePath())
        short.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        long.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)

        expectEqual(short.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 10))
        expectEqual(long.boundingBoxOfPath, CGRect(x: -10, y: -10, width: 20, height: 20))
        expectTrue(isNear(long.currentPoint, CGPoint(x: 0, y: 10)))
    }

    @Test("A whole turn is a circle in both directions", arguments: [true, false])
    func wholeTurn(_ clockwise: Bool) {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 10, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: clockwise)

        expectEqual(path.boundingBoxOfPath, CGRect(x: -10, y: -10, width: 20, height: 20))
    }

    @Test("A tangent arc rounds a corner")
    func tangentArc() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)

        expectTrue(isNear(path.currentPoint, CGPoint(x: 20, y: 5)))
        expectEqual(path.elements.count, 3)
        guard case .line(let start) = path.elements[1] else { return expectTrue(Bool(false)) }
        expectTrue(isNear(start, CGPoint(x: 15, y: 0)))
    }

    @Test("The fill rules differ if a path crosses itself")
    func fillRules() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
        path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))

        #expect(path.contains(CGPoint(x: 15, y: 15), using: .winding))
        #expect(!path.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
        #expect(path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
        // The point is transformed, not the path.
        #expect(square.contains(CGPoint(x: -95, y: 5), transform: CGAffineTransform(translationX: 100, y: 0)))
    }

    @Test("An arc is cut into quarter turns from its start, and the rest")
    func arcPieces() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 1, startAngle: .pi / 6, endAngle: .pi, clockwise: false)
        var angles: [Double] = []

        path.applyWithBlock { element in
            guard element.pointee.type == .addCurveToPoint else { return }
            let end = element.pointee.points[2]
            angles.append((atan2(end.y, end.x) * 180 / .pi).rounded())
        }

        expectEqual(angles, [120, 180])
    }

    @Test("Non-finite numbers are ignored")
    func notFinite() {
        let path = CGMutablePath()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.move(to: CGPoint(x: CGFloat.nan, y: 0))
        path.addRect(.null)
        path.addArc(center: .zero, radius: -1, startAngle: 0, endAngle: 1, clockwise: true)
        path.addArc(center: .zero, radius: 1, startAngle: .infinity, endAngle: 1, clockwise: true)

        #expect(path.isEmpty)
    }

    @Test("A copy does not change with its original")
    func copy() throws {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        let copy = try #require(path.copy())
        path.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))

        expectEqual(copy.boundingBox, CGRect(x: 0, y: 0, width: 1, height: 1))
        expectNotEqual(copy, path)
        expectNotIdentical(path.immutable, path)
        expectIdentical(copy.immutable, copy)
        var transform = CGAffineTransform(translationX: 2, y: 3)
        expectEqual(copy.copy(using: &transform)?.boundingBox, CGRect(x: 2, y: 3, width: 1, height: 1))
    }

    @Test("Equal elements make equal paths")
    func equality() {
        expectEqual(square, CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil))
        expectEqual(Set([square, CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)]).count, 1)
    }

    @Test("Elements are visited one by one")
    func elements() {
        var types: [CGPathElementType] = []
        var last = CGPoint.zero
        square.applyWithBlock {
            types.append($0.pointee.type)
            if $0.pointee.type == .addLineToPoint { last = $0.pointee.points[0] }
        }

        expectEqual(types, [.moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath])
        expectEqual(last, CGPoint(x: 0, y: 10))
    }

    @Test("After closing, a path continues at the subpath's beginning")
    func closing() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 3, y: 4))
        path.addLine(to: CGPoint(x: 10, y: 4))
        path.closeSubpath()

        expectEqual(path.currentPoint, CGPoint(x: 3, y: 4))
    }
}

@Suite("Stroke outlines")
struct StrokeOutlineTests {
    func line(_ points: CGPoint...) -> CGPath {
        let path = CGMutablePath()
        path.addLines(between: points)
        return path
    }

    @Test("Caps reach beyond the ends")
    func caps() {
        let path = line(CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10))
        func bounds(_ cap: CGLineCap) -> CGRect {
            path.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10).boundingBoxOfPath
        }

        expectEqual(bounds(.butt), CGRect(x: 10, y: 8, width: 20, height: 4))
        expectEqual(bounds(.square), CGRect(x: 8, y: 8, width: 24, height: 4))
        expectEqual(bounds(.round), CGRect(x: 8, y: 8, width: 24, height: 4))
    }

    @Test("Joins fill the corner")
    func joins() {
        let corner = line(CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20))
        func outline(_ join: CGLineJoin, limit: CGFloat = 10) -> CGPath {
            corner.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: join, miterLimit: limit)
        }

        #expect(outline(.miter).contains(CGPoint(x: 21.9, y: -1.9)))
        #expect(!outline(.miter, limit: 1).contains(CGPoint(x: 21.9, y: -1.9)))
        #expect(!outline(.bevel).contains(CGPoint(x: 21.9, y: -1.9)))
        #expect(outline(.round).contains(CGPoint(x: 21.3, y: -1.3)))
        #expect(!outline(.bevel).contains(CGPoint(x: 21.3, y: -1.3)))
        #expect(!outline(.round).contains(CGPoint(x: 10, y: 10)))
    }

    @Test("Dashes and gaps follow the pattern")
    func dashes() {
        let dashed = line(.zero, CGPoint(x: 20, y: 0)).copy(dashingWithPhase: 2, lengths: [5, 3])

        expectEqual(
            dashed.elements,
            [
                .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 3, y: 0)), .move(CGPoint(x: 6, y: 0)),
                .line(CGPoint(x: 11, y: 0)), .move(CGPoint(x: 14, y: 0)), .line(CGPoint(x: 19, y: 0)),
            ])
    }

    @Test(
        "Dash patterns that cannot be used do not change the path",
        arguments: [[0, 0], [-1, 2], [.nan], [.infinity], [1e-12, 1e-12]] as [[CGFloat]])
    func badPatterns(_ lengths: [CGFloat]) {
        let path = line(.zero, CGPoint(x: 20, y: 0))

        expectEqual(path.copy(dashingWithPhase: 0, lengths: lengths), path)
    }
}

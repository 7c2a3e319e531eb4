import Expectations
import Foundation
import Testing
import UIKit

@Suite("UIBezierPath")
struct UIBezierPathTests {
    private func elements(of path: UIBezierPath) -> [String] {
        var result: [String] = []
        path.cgPath.applyWithBlock { pointer in
            let points = pointer.pointee.points
            func text(_ index: Int) -> String { "\(Int(points[index].x.rounded())),\(Int(points[index].y.rounded()))" }
            switch pointer.pointee.type {
            case .moveToPoint: result.append("M\(text(0))")
            case .addLineToPoint: result.append("L\(text(0))")
            case .addQuadCurveToPoint: result.append("Q\(text(0)) \(text(1))")
            case .addCurveToPoint: result.append("C\(text(0)) \(text(1)) \(text(2))")
            case .closeSubpath: result.append("Z")
            }
        }
        return result
    }

    @Test("A path is built from elements")
    func elements() {
        let path = UIBezierPath()

        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 7, y: 8), controlPoint: CGPoint(x: 5, y: 6))
        path.addCurve(
            to: CGPoint(x: 5, y: 6), controlPoint1: CGPoint(x: 1, y: 2), controlPoint2: CGPoint(x: 3, y: 4))
        path.close()

        expectEqual(elements(of: path), ["M1,2", "L3,4", "Q5,6 7,8", "C1,2 3,4 5,6", "Z"])
    }

    @Test("A copy of the elements does not follow the path")
    func copy() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))

        let before = path.cgPath
        path.addLine(to: CGPoint(x: 50, y: 50))

        expectEqual(before.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 10))
        expectEqual(path.bounds.maxX, 50)
    }

    @Test("Clockwise is as seen on the screen")
    func clockwise() {
        let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)

        expectTrue(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y - 10) < 1e-9)
        expectTrue(path.bounds.minX > -0.001 && path.bounds.minY > -0.001)
    }

    @Test("Only the named corners are round")
    func corners() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 40)

        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 10, height: 10))

        expectEqual(path.bounds, rect)
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(!path.contains(CGPoint(x: 99, y: 39)))
        #expect(path.contains(CGPoint(x: 99, y: 1)))
        #expect(path.contains(CGPoint(x: 1, y: 39)))
    }

    @Test("A large radius makes a capsule")
    func capsule() {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 40), cornerRadius: 1000)

        #expect(path.contains(CGPoint(x: 1, y: 20)))
        #expect(!path.contains(CGPoint(x: 5, y: 5)))
        expectEqual(path.bounds, CGRect(x: 0, y: 0, width: 100, height: 40))
    }

    @Test("The even-odd rule leaves holes")
    func evenOdd() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))

        #expect(path.contains(CGPoint(x: 15, y: 15)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 15, y: 15)))
    }

    @Test("Reversing reverses each subpath")
    func reversing() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addCurve(
            to: CGPoint(x: 20, y: 0), controlPoint1: CGPoint(x: 12, y: 0), controlPoint2: CGPoint(x: 18, y: 0))
        path.close()
        path.move(to: CGPoint(x: 5, y: 5))
        path.addLine(to: CGPoint(x: 6, y: 6))
        path.lineWidth = 3

        let reversed = path.reversing()

        expectEqual(elements(of: reversed), ["M6,6", "L5,5", "M20,0", "C18,0 12,0 10,0", "L0,0", "Z"])
        expectEqual(reversed.lineWidth, 3)
    }

    @Test("Dashes are returned, and patterns out of range are refused")
    func dashes() {
        let path = UIBezierPath()

        path.setLineDash([4, 2], count: 2, phase: 1)
        var (lengths, count, phase) = ([CGFloat](repeating: 0, count: 2), 0, CGFloat(0))
        path.getLineDash(&lengths, count: &count, phase: &phase)

        expectEqual(lengths, [4, 2])
        expectEqual(count, 2)
        expectEqual(phase, 1)
        path.setLineDash([0, 0], count: 2, phase: 0)
        path.getLineDash(nil, count: &count, phase: nil)
        expectEqual(count, 0)
    }

    @Test("A transform moves every point")
    func transform() {
        let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 20))

        path.apply(CGAffineTransform(translationX: 5, y: 7))

        expectEqual(path.bounds.integral, CGRect(x: 5, y: 7, width: 10, height: 20))
    }

    @Test("Drawing outside a context has no effect")
    func noContext() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))

        path.fill()
        path.stroke()
        path.addClip()

        expectNil(UIGraphicsGetCurrentContext())
    }
}

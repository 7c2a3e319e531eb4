import CoreGraphics
import Expectations
import Foundation
import Testing

@Suite("Paths as areas")
struct PathBooleanTests {
    private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> CGPath {
        CGPath(rect: CGRect(x: x, y: y, width: side, height: side), transform: nil)
    }

    /// The area inside of a path without overlaps.
    private func area(_ path: CGPath) -> CGFloat {
        var (sum, start, current) = (CGFloat(0), CGPoint.zero, CGPoint.zero)
        func line(to point: CGPoint) {
            sum += current.x * point.y - current.y * point.x
            current = point
        }
        path.applyWithBlock { element in
            switch element.pointee.type {
            case .moveToPoint: (start, current) = (element.pointee.points[0], element.pointee.points[0])
            case .addLineToPoint: line(to: element.pointee.points[0])
            case .closeSubpath: line(to: start)
            default: Issue.record("a curve")
            }
        }
        return sum / 2
    }

    private func count(_ path: CGPath, _ type: CGPathElementType) -> Int {
        var count = 0
        path.applyWithBlock { if $0.pointee.type == type { count += 1 } }
        return count
    }

    @Test("The operations with two overlapping squares have exact areas")
    func squares() {
        let (first, second) = (square(0, 0, 10), square(5, 5, 10))

        expectEqual(area(first.union(second)), 175)
        expectEqual(area(first.intersection(second)), 25)
        expectEqual(first.intersection(second).boundingBox, CGRect(x: 5, y: 5, width: 5, height: 5))
        expectEqual(area(first.subtracting(second)), 75)
        expectEqual(area(first.symmetricDifference(second)), 150)
        expectEqual(count(first.union(second), .addLineToPoint), 7)
        expectTrue(first.union(second).contains(CGPoint(x: 12, y: 12)))
        expectFalse(first.subtracting(second).contains(CGPoint(x: 7, y: 7)))
    }

    @Test("Equal, touching and distant squares")
    func degenerate() {
        let first = square(0, 0, 10)

        expectEqual(area(first.union(first)), 100)
        expectTrue(first.subtracting(first).isEmpty)
        expectTrue(first.symmetricDifference(first).isEmpty)
        // They share a side: the union is a single rectangle without the points in the middle of its sides.
        let wide = first.union(square(10, 0, 10))
        expectEqual(area(wide), 200)
        expectEqual(count(wide, .addLineToPoint), 3)
        expectFalse(first.intersects(square(10, 0, 10)))
        expectFalse(first.intersects(square(30, 0, 10)))
        expectTrue(first.intersects(square(9, 9, 10)))
        expectEqual(count(first.union(square(30, 0, 10)), .closeSubpath), 2)
    }

    @Test("Circles keep their area within the tolerance of their lines")
    func circles() {
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
        let hole = CGPath(ellipseIn: CGRect(x: 25, y: 25, width: 50, height: 50), transform: nil)
        let ring = circle.subtracting(hole)

        #expect(abs(area(ring) - .pi * (2500 - 625)) < 3)
        expectFalse(ring.contains(CGPoint(x: 50, y: 50)))
        expectFalse(ring.contains(CGPoint(x: 50, y: 50), using: .evenOdd))
        expectTrue(ring.contains(CGPoint(x: 10, y: 50)))
    }

    @Test("The rule determines the inside, and a normalized path needs no rule")
    func rules() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))

        expectEqual(area(path.normalized(using: .winding)), 100)
        let evenOdd = path.normalized(using: .evenOdd)
        expectEqual(area(evenOdd), 84)
        expectFalse(evenOdd.contains(CGPoint(x: 4, y: 4), using: .winding))
        expectFalse(evenOdd.contains(CGPoint(x: 4, y: 4), using: .evenOdd))

        // The star's middle has the winding number 2.
        let star = CGMutablePath()
        star.addLines(
            between: (0..<5).map { CGPoint(x: cos(CGFloat($0) * 0.8 * .pi), y: sin(CGFloat($0) * 0.8 * .pi)) })
        expectTrue(star.normalized().contains(.zero))
        expectFalse(star.normalized(using: .evenOdd).contains(.zero))
        expectEqual(count(star.normalized(), .closeSubpath), 1)
        expectEqual(star.componentsSeparated(using: .evenOdd).count, 5)
    }

    @Test("Components have their holes, and parts that share a corner are separate")
    func components() {
        let path = CGMutablePath()
        path.addPath(square(0, 0, 10))
        path.addPath(square(2, 2, 6))
        path.addPath(square(4, 4, 2))
        path.addPath(square(10, 10, 10))
        let parts = path.componentsSeparated(using: .evenOdd)

        expectEqual(parts.map(area).sorted(), [4, 64, 100])
        expectEqual(parts.map { count($0, .closeSubpath) }.sorted(), [1, 1, 2])
    }

    @Test("Lines are cut at the boundary of an area")
    func lines() {
        let line = CGMutablePath()
        line.move(to: CGPoint(x: -5, y: 5))
        line.addLine(to: CGPoint(x: 15, y: 5))
        let area = square(0, 0, 10)

        expectEqual(line.lineIntersection(area).boundingBox, CGRect(x: 0, y: 5, width: 10, height: 0))
        let outside = line.lineSubtracting(area)
        expectEqual(count(outside, .moveToPoint), 2)
        expectEqual(outside.boundingBox, CGRect(x: -5, y: 5, width: 20, height: 0))
        expectFalse(outside.contains(CGPoint(x: 5, y: 5)))
        // A line along the boundary is inside.
        let side = CGMutablePath()
        side.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
        expectTrue(side.lineSubtracting(area).isEmpty)
        expectEqual(count(side.lineIntersection(area), .addLineToPoint), 1)
    }

    @Test("Random polygons: each point is inside of the result if the operation says so", arguments: 1...40)
    func random(seed: UInt64) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15
        func number(_ limit: Int) -> CGFloat {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return CGFloat(Int(state >> 33) % limit)
        }
        func polygon() -> CGPath {
            let path = CGMutablePath()
            for _ in 0..<2 {
                path.addLines(between: (0..<6).map { _ in CGPoint(x: number(20), y: number(20)) })
                path.closeSubpath()
            }
            return path
        }
        let (first, second) = (polygon(), polygon())
        let rule: CGPathFillRule = seed % 2 == 0 ? .winding : .evenOdd
        let results = [
            first.union(second, using: rule), first.intersection(second, using: rule),
            first.subtracting(second, using: rule), first.symmetricDifference(second, using: rule),
        ]
        for step in 0..<400 {
            // Between the corners, which have whole coordinates.
            let point = CGPoint(x: CGFloat(step % 20) + 0.437, y: CGFloat(step / 20) + 0.291)
            let (a, b) = (first.contains(point, using: rule), second.contains(point, using: rule))
            let expected = [a || b, a && b, a && !b, a != b]
            for (result, inside) in zip(results, expected) {
                if result.contains(point) != inside || result.contains(point, using: .evenOdd) != inside {
                    Issue.record("\(point) in seed \(seed)")
                }
            }
        }
    }

    @Test("Extreme and very large paths end in a bounded time")
    func hostile() {
        let extreme = CGMutablePath()
        extreme.addLines(between: [
            CGPoint(x: -CGFloat.greatestFiniteMagnitude, y: 0), CGPoint(x: CGFloat.infinity, y: 1e300),
            CGPoint(x: 1, y: -1),
        ])
        _ = extreme.union(square(0, 0, 10))
        _ = extreme.lineSubtracting(square(0, 0, 10))
        let tiny = square(0, 0, 1e-300)
        expectTrue(tiny.union(tiny).isEmpty)
        let empty = CGMutablePath()
        expectTrue(empty.union(empty).isEmpty)
        expectEqual(area(empty.union(square(0, 0, 10))), 100)

        // Ten thousand squares that do not overlap.
        let many = CGMutablePath()
        for index in 0..<10_000 { many.addPath(square(CGFloat(index % 100) * 2, CGFloat(index / 100) * 2, 1)) }
        expectEqual(area(many.normalized()), 10_000)
        expectEqual(many.componentsSeparated().count, 10_000)

        // Far too many crossings.
        let crossing = CGMutablePath()
        for index in 0..<3_000 {
            crossing.addLines(between: [
                CGPoint(x: index, y: 0), CGPoint(x: 3_000 - index, y: 3_000), CGPoint(x: 0, y: index),
            ])
        }
        expectTrue(crossing.normalized().isEmpty)
    }
}

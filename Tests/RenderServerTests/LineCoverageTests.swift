import CoreGraphics
import Expectations
import Foundation
import RandomSupport
import Testing

@testable import RenderServer

@Suite("Shapes of very many lines")
struct LineCoverageTests {
    /// A shape on white, painted alone.
    private func picture(_ shape: ShapeContents, scale: Double = 1) -> Bitmap {
        let stage = Stage(width: Int(100 * scale), height: Int(80 * scale), scale: scale)
        stage.commit([
            layer(0, rect(0, 0, 100, 80), .white, sublayers: [1]),
            layer(1, rect(0, 0, 100, 80)) { $0.contents = .shape(shape) },
        ])
        stage.render()
        return stage.bitmap
    }

    /// The outline of a star with round arms, with a number of lines.
    private func star(_ count: Int) -> CGPath {
        let path = CGMutablePath()
        for index in 0..<count {
            let angle = Double(index) / Double(count) * 2 * .pi
            let reach = 25 + 10 * sin(angle * 5)
            let point = CGPoint(x: 50 + reach * cos(angle), y: 40 + reach * sin(angle))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }

    @Test("They look like the same shape of few lines", arguments: [1, 2])
    func fill(scale: Double) {
        var (many, few) = (ShapeContents(), ShapeContents())
        (many.path, few.path) = (star(LineCoverage.smallestCount * 2), star(LineCoverage.smallestCount / 2))

        let difference = largestDifference(picture(many, scale: scale), picture(few, scale: scale))

        #expect(difference.size <= 12)
        expectEqual(picture(many)[50, 40], 0)
        expectEqual(picture(many)[2, 2], 0xff_ffff)
    }

    @Test(
        "Their strokes, joins, caps and dashes look like those of few lines",
        arguments: [ShapeContents.LineJoin.miter, .round, .bevel], [ShapeContents.LineCap.butt, .round, .square])
    func stroke(join: ShapeContents.LineJoin, cap: ShapeContents.LineCap) {
        /// A zigzag whose lines are each cut into a number of pieces.
        func zigzag(_ pieces: Int) -> CGPath {
            let path = CGMutablePath()
            // Without sharp corners: Cairo leaves holes beside sharp joins.
            let corners = [(10, 10), (50, 25), (40, 60), (85, 70), (90, 30)]
            path.move(to: CGPoint(x: 10, y: 10))
            for (from, to) in zip(corners, corners.dropFirst()) {
                for piece in 1...pieces {
                    let part = Double(piece) / Double(pieces)
                    path.addLine(
                        to: CGPoint(
                            x: Double(from.0) + Double(to.0 - from.0) * part,
                            y: Double(from.1) + Double(to.1 - from.1) * part))
                }
            }
            return path
        }
        var many = ShapeContents()
        (many.fillColor, many.strokeColor, many.lineWidth) = (nil, .black, 6)
        (many.lineJoin, many.lineCap) = (join, cap)
        if cap == .butt { many.lineDashPattern = [13, 4] }
        var few = many
        (many.path, few.path) = (zigzag(LineCoverage.smallestCount / 4 + 1), zigzag(1))

        let difference = largestDifference(picture(many), picture(few))

        #expect(difference.size <= 64, "at \(difference.place)")
    }

    @Test("Parts that enclose an area twice are clear with the even-odd rule, and filled without")
    func rules() {
        let path = star(LineCoverage.smallestCount + 2).mutableCopy() ?? CGMutablePath()
        path.addRect(CGRect(x: 45, y: 35, width: 10, height: 10))
        var shape = ShapeContents()
        shape.path = path

        let winding = picture(shape)
        shape.usesEvenOddFillRule = true
        let evenOdd = picture(shape)

        expectEqual(winding[50, 40], 0)
        expectEqual(evenOdd[50, 40], 0xff_ffff)
        expectEqual(evenOdd[40, 40], 0)
    }

    @Test("If rows are skipped because of many lines, the pixels do not depend on the damage")
    func damage() {
        var random = SeededGenerator(seed: 5)
        let path = CGMutablePath()
        path.move(to: .zero)
        for _ in 0..<60_000 { path.addLine(to: CGPoint(x: random.number(-300, 300), y: random.number(-300, 300))) }
        var shape = ShapeContents()
        (shape.path, shape.usesEvenOddFillRule) = (path, true)
        let stage = Stage(width: 100, height: 80)
        let drawn = layer(1, rect(0, 0, 100, 80)) { $0.contents = .shape(shape) }
        stage.commit([
            layer(0, rect(0, 0, 100, 80), .white, sublayers: [1, 2]), drawn, layer(2, rect(0, 0, 9, 7), .red),
        ])
        stage.render()
        let whole = stage.bitmap.copy()

        for place in [rect(31, 23, 9, 7), rect(3, 72, 50, 7), rect(0, 0, 9, 7)] {
            stage.commit([layer(2, place, .red)])
            stage.render()
        }

        expectEqual(whole.map { largestDifference(stage.bitmap, $0).size }, 0)
    }
}

extension Bitmap {
    fileprivate subscript(x: Int, y: Int) -> UInt32 { pixel(x, y) }
}

import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import RenderServer

/// A shape during an animation of a single property, pixel by pixel.
@Suite("Animated shapes")
struct ShapeAnimationTests {
    /// A line from (0, 5) to (100, 5), ten pixels wide, with one property animated over ten seconds.
    private func stage(
        _ property: AnimatableProperty, from: AnimatableValue, to: AnimatableValue,
        _ configure: (inout ShapeContents) -> Void = { _ in }
    ) -> Stage {
        var shape = ShapeContents()
        shape.path = line(to: 100)
        (shape.fillColor, shape.strokeColor, shape.lineWidth) = (nil, .white, 10)
        configure(&shape)
        let stage = Stage(width: 100, height: 20)
        stage.commit([
            layer(0, rect(0, 0, 100, 20), .red, sublayers: [1]),
            layer(
                1, rect(0, 0, 100, 20), animations: [animation(property, from: from, to: to, begin: 0, duration: 10)]
            ) { $0.contents = .shape(shape) },
        ])
        stage.render(at: 0)
        return stage
    }

    private func line(to x: Double) -> CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 5))
        path.addLine(to: CGPoint(x: x, y: 5))
        return path
    }

    /// The pixels of a row that are white, as ranges.
    private func white(_ stage: Stage, y: Int = 5) -> [Range<Int>] {
        var result: [Range<Int>] = []
        for x in 0..<100 where stage[x, y] == 0xff_ffff {
            if let last = result.last, last.upperBound == x {
                result[result.count - 1] = last.lowerBound..<x + 1
            } else {
                result.append(x..<x + 1)
            }
        }
        return result
    }

    @Test("The end of a stroke moves along the path")
    func strokeEnd() {
        let stage = stage(.strokeEnd, from: .number(0), to: .number(1))

        stage.render(at: 5)
        expectEqual(white(stage), [0..<50])

        stage.render(at: 8)
        expectEqual(white(stage), [0..<80])
    }

    @Test("The start of a stroke moves along the path")
    func strokeStart() {
        let stage = stage(.strokeStart, from: .number(0), to: .number(1))

        stage.render(at: 2)
        expectEqual(white(stage), [20..<100])

        stage.render(at: 9)
        expectEqual(white(stage), [90..<100])
    }

    @Test("Dashes march: a phase that grows moves them towards the start")
    func dashPhase() {
        let stage = stage(.lineDashPhase, from: .number(0), to: .number(40)) { $0.lineDashPattern = [20, 20] }
        expectEqual(white(stage), [0..<20, 40..<60, 80..<100])

        stage.render(at: 2.5)
        expectEqual(white(stage), [0..<10, 30..<50, 70..<90])

        stage.render(at: 5)
        expectEqual(white(stage), [20..<40, 60..<80])
    }

    @Test("A path becomes a path with the same kinds of elements")
    func path() {
        let stage = stage(.path, from: .path(line(to: 20)), to: .path(line(to: 80)))

        stage.render(at: 5)
        expectEqual(white(stage), [0..<50])

        stage.render(at: 7.5)
        expectEqual(white(stage), [0..<65])
    }

    @Test("A stroke grows wider")
    func lineWidth() {
        let stage = stage(.lineWidth, from: .number(2), to: .number(10))
        expectTrue(stage[50, 5] == 0xff_ffff && stage[50, 7] == 0xff_0000)

        stage.render(at: 5)

        expectTrue(stage[50, 7] == 0xff_ffff && stage[50, 8] == 0xff_0000)
    }
}

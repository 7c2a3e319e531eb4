import CoreGraphics
import Expectations
import Foundation
import Testing

@Suite("Patterns of Core Graphics")
struct PatternTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let redPixel: UInt32 = 0xFFFF_0000

    /// Counts the calls of the callbacks.
    private final class Calls {
        var drawn = 0
        var released = 0
        var inner: CGPattern?
    }

    /// Returns a pattern whose cell is a red square of two units in the cell's origin.
    private func pattern(
        _ calls: Calls = Calls(), bounds: CGRect = CGRect(x: 0, y: 0, width: 4, height: 4), step: CGFloat = 4,
        matrix: CGAffineTransform = .identity, isColored: Bool = true, draw: CGPatternDrawPatternCallback? = nil
    ) throws -> CGPattern {
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: draw ?? { info, context in
                info.map { Unmanaged<Calls>.fromOpaque($0).takeUnretainedValue().drawn += 1 }
                context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            },
            releaseInfo: { info in
                info.map { Unmanaged<Calls>.fromOpaque($0).takeRetainedValue().released += 1 }
            })
        return try #require(
            CGPattern(
                info: Unmanaged.passRetained(calls).toOpaque(), bounds: bounds, matrix: matrix, xStep: step,
                yStep: step, tiling: .constantSpacing, isColored: isColored, callbacks: &callbacks))
    }

    private func fill(_ canvas: Canvas, _ pattern: CGPattern, alpha: CGFloat = 1) throws {
        canvas.context.setFillColorSpace(try #require(CGColorSpace(patternBaseSpace: nil)))
        canvas.context.setFillPattern(pattern, colorComponents: [alpha])
        canvas.context.fill(CGRect(x: 0, y: 0, width: canvas.bitmap.width, height: canvas.bitmap.height))
    }

    /// The rows of a canvas: `#` is a pixel with alpha.
    private func picture(_ canvas: Canvas) -> [String] {
        (0..<canvas.bitmap.height).map { y in
            String((0..<canvas.bitmap.width).map { canvas.alpha($0, y) > 0 ? "#" : "." })
        }
    }

    @Test("A cell is drawn once, and repeated from the origin of the context's base space")
    func repetition() throws {
        let (calls, canvas) = (Calls(), try Canvas(8, 6))
        let pattern = try pattern(calls)

        canvas.context.translateBy(x: 1, y: 0)
        try fill(canvas, pattern)
        try fill(canvas, pattern)

        expectEqual(calls.drawn, 1)
        expectEqual(picture(canvas), [".#..##..", ".#..##..", "........", "........", ".#..##..", ".#..##.."])
        expectEqual(canvas[4, 0], redPixel)
    }

    @Test("The matrix, the phase and the scale of the context place the cells")
    func placement() throws {
        let moved = try Canvas(8, 4)
        moved.context.setPatternPhase(CGSize(width: 1, height: 2))
        moved.context.setPatternPhase(CGSize(width: CGFloat.nan, height: 0))
        try fill(moved, try pattern(matrix: CGAffineTransform(translationX: 1, y: 0)))
        expectEqual(picture(moved), ["........", "........", "..##..##", "..##..##"])

        let scaled = try Canvas(8, 4, scale: 2)
        try fill(scaled, try pattern())
        expectEqual(picture(scaled), Array(repeating: "####....", count: 4))

        let up = try Canvas(4, 4, flipped: false)
        try fill(up, try pattern())
        expectEqual(picture(up), ["....", "....", "##..", "##.."])
    }

    @Test("Cells overlap if they are larger than the step, and are clipped to their bounds")
    func overlap() throws {
        let canvas = try Canvas(6, 2)
        try fill(
            canvas,
            try pattern(bounds: CGRect(x: 0, y: 0, width: 5, height: 1), step: 3) { _, context in
                context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
                context.fill(CGRect(x: 3, y: 0, width: 100, height: 100))
            })
        expectEqual(picture(canvas), ["##.##.", "......"])
    }

    @Test("A stencil is painted in the color of the base space, and its own colors are ignored")
    func stencil() throws {
        let canvas = try Canvas(4, 4)
        canvas.context.setFillColorSpace(try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB())))
        canvas.context.setFillPattern(try pattern(isColored: false), colorComponents: [0, 0, 1, 1])
        canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        expectEqual(canvas[0, 0], 0xFF00_00FF)
        expectEqual(canvas[3, 3], 0)
    }

    @Test("The alpha of the components and the alpha of the state are multiplied")
    func alpha() throws {
        let canvas = try Canvas(4, 4)
        canvas.context.setAlpha(0.5)
        try fill(canvas, try pattern(), alpha: 0.5)
        expectTrue((60...67).contains(canvas.alpha(0, 0)), "\(canvas.alpha(0, 0))")
    }

    @Test("Strokes and colors use patterns")
    func strokes() throws {
        let space = try #require(CGColorSpace(patternBaseSpace: nil))
        let canvas = try Canvas(8, 8)
        canvas.context.setStrokeColorSpace(space)
        canvas.context.setStrokePattern(try pattern(), colorComponents: [1])
        canvas.context.setLineWidth(4)
        canvas.context.stroke(CGRect(x: 0, y: -2, width: 100, height: 3))
        expectTrue(picture(canvas)[0].hasPrefix("##..##"), "\(picture(canvas)[0])")

        let pattern = try pattern()
        let color = try #require(CGColor(patternSpace: space, pattern: pattern, components: [1]))
        expectIdentical(color.pattern, pattern)
        expectEqual(color.colorSpace?.model, .pattern)
        expectEqual(color.numberOfComponents, 1)
        let painted = try Canvas(4, 4)
        painted.context.setFillColor(color)
        painted.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        expectEqual(picture(painted), ["##..", "##..", "....", "...."])
        painted.context.setFillColor(red)
        painted.context.fill(CGRect(x: 3, y: 3, width: 1, height: 1))
        expectEqual(painted[3, 3], redPixel)
        expectNil(red.pattern)
    }

    @Test("Only pattern spaces with a suitable base accept patterns")
    func spaces() throws {
        let plain = try #require(CGColorSpace(patternBaseSpace: nil))
        expectNil(CGColorSpace(patternBaseSpace: plain))
        expectEqual(plain.numberOfComponents, 0)
        let gray = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceGray()))
        expectEqual(gray.numberOfComponents, 1)
        expectFalse(gray == plain)
        expectNil(CGColor(colorSpace: gray, components: [0, 1]))
        expectNil(CGColor(patternSpace: plain, pattern: try pattern(isColored: false), components: [1]))
        expectNil(
            CGColor(patternSpace: CGColorSpaceCreateDeviceRGB(), pattern: try pattern(), components: [1, 1, 1, 1]))

        // The fill color space is gray at first: the pattern is refused.
        let canvas = try Canvas(4, 4)
        canvas.context.setFillPattern(try pattern(), colorComponents: [1])
        canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        expectEqual(canvas[3, 3], 0xFF00_0000)
    }

    @Test("The info is released with the pattern")
    func release() throws {
        let calls = Calls()
        do {
            let canvas = try Canvas(4, 4)
            try fill(canvas, try pattern(calls))
            expectEqual(calls.released, 0)
        }
        expectEqual(calls.released, 1)
    }

    @Test("A pattern that draws with itself ends")
    func recursion() throws {
        let calls = Calls()
        let pattern = try pattern(calls, bounds: CGRect(x: 0, y: 0, width: 400, height: 400)) { info, context in
            guard let info else { return }
            let calls = Unmanaged<Calls>.fromOpaque(info).takeUnretainedValue()
            calls.drawn += 1
            guard let inner = calls.inner, let space = CGColorSpace(patternBaseSpace: nil) else { return }
            context.setFillColorSpace(space)
            context.setFillPattern(inner, colorComponents: [1])
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        calls.inner = pattern
        try fill(try Canvas(40, 40), pattern)
        expectTrue(calls.drawn > 1 && calls.drawn <= 69_904, "\(calls.drawn)")
        calls.inner = nil
    }

    @Test("Invalid and extreme numbers")
    func invalid() throws {
        var callbacks = CGPatternCallbacks(version: 0, drawPattern: { _, _ in }, releaseInfo: nil)
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        func make(_ bounds: CGRect, _ matrix: CGAffineTransform, _ x: CGFloat, _ y: CGFloat) -> CGPattern? {
            CGPattern(
                info: nil, bounds: bounds, matrix: matrix, xStep: x, yStep: y, tiling: .noDistortion, isColored: true,
                callbacks: &callbacks)
        }
        expectNil(make(.zero, .identity, 1, 1))
        expectNil(make(.null, .identity, 1, 1))
        expectNil(make(unit, .identity, 0, 1))
        expectNil(make(unit, .identity, 1, .nan))
        expectNil(make(unit, CGAffineTransform(scaleX: 0, y: 1), 1, 1))
        for step in [1e-300, 1e-6, 1e6, 1e300, -3] {
            for matrix in [CGAffineTransform.identity, CGAffineTransform(scaleX: 1e-8, y: 1e8)] {
                if let pattern = make(unit, matrix, step, step) { try fill(try Canvas(8, 8), pattern) }
            }
        }
        callbacks.drawPattern = nil
        expectNil(make(unit, .identity, 1, 1))
    }
}

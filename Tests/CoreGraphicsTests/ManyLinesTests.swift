import CoreGraphics
import Expectations
import Foundation
import Testing

@Suite("Paths of very many lines in a context")
struct ManyLinesTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

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

    /// The largest difference of a byte between drawings with many lines and with few.
    private func difference(_ draw: (CGContext, CGPath) -> Void) throws -> Int {
        let (many, few) = (try Canvas(200, 160, scale: 2), try Canvas(200, 160, scale: 2))
        draw(many.context, star(5_000))
        draw(few.context, star(1_000))
        expectTrue((0..<200).contains { x in few[x, 80] != few[0, 0] }, "nothing was drawn")
        var largest = 0
        for y in 0..<160 {
            for x in 0..<200 {
                for shift in [0, 8, 16, 24] as [UInt32] {
                    largest = max(largest, abs(Int(many[x, y] >> shift & 255) - Int(few[x, y] >> shift & 255)))
                }
            }
        }
        return largest
    }

    /// If the quadrangles of short lines overlap, the edge of a stroke is slightly darker.
    @Test("They are filled and stroked like shapes of few lines")
    func plain() throws {
        #expect(
            try difference { context, path in
                context.setFillColor(red)
                context.addPath(path)
                context.fillPath()
            } <= 12)
        #expect(
            try difference { context, path in
                context.setStrokeColor(red)
                context.setLineWidth(4)
                context.setLineJoin(.round)
                context.addPath(path)
                context.strokePath()
            } <= 96)
        #expect(
            try difference { context, path in
                context.addPath(path)
                context.setFillColor(red)
                context.drawPath(using: .eoFillStroke)
            } <= 96)
    }

    @Test("Transforms, clips, blend modes, alpha, shadows, masks and layers apply to them")
    func state() throws {
        let limits: [(name: String, set: (CGContext) -> Void)] = [
            (
                "transform",
                {
                    $0.translateBy(x: 25, y: -15)
                    $0.rotate(by: 0.5)
                }
            ),
            ("clip", { $0.clip(to: CGRect(x: 30, y: 20.5, width: 30, height: 60)) }),
            (
                "round clip",
                {
                    $0.addEllipse(in: CGRect(x: 30, y: 20, width: 40, height: 40))
                    $0.clip()
                }
            ),
            ("alpha", { $0.setAlpha(0.5) }),
            ("shadow", { $0.setShadow(offset: CGSize(width: 3, height: 4), blur: 5) }),
            (
                "multiply",
                {
                    $0.setFillColor(CGColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 1))
                    $0.fill(CGRect(x: 0, y: 0, width: 60, height: 80))
                    $0.setBlendMode(.multiply)
                }
            ),
            (
                "copy",
                {
                    $0.fill(CGRect(x: 0, y: 0, width: 60, height: 80))
                    $0.setBlendMode(.copy)
                }
            ),
            (
                "clear",
                {
                    $0.fill(CGRect(x: 0, y: 0, width: 60, height: 80))
                    $0.setBlendMode(.clear)
                }
            ),
            ("no antialiasing", { $0.setShouldAntialias(false) }),
        ]
        for limit in limits {
            let difference = try difference { context, path in
                limit.set(context)
                context.setFillColor(red)
                context.addPath(path)
                context.fillPath()
            }

            // Without antialiasing a pixel of the edge is either on or off; if a clip cuts an edge Cairo rounds
            // differently.
            let tolerances = ["no antialiasing": 255, "clip": 16, "round clip": 16]
            #expect(difference <= tolerances[limit.name] ?? 12, "\(limit.name)")
        }
        #expect(
            try difference { context, path in
                context.beginTransparencyLayer(auxiliaryInfo: nil)
                context.setFillColor(red)
                context.addPath(path)
                context.fillPath()
                context.endTransparencyLayer()
            } <= 12)
    }

    @Test("A clip between two pixels halves the drawing there")
    func halfClip() throws {
        let canvas = try Canvas(100, 80)
        canvas.context.setFillColor(red)
        canvas.context.clip(to: CGRect(x: 40.5, y: 0, width: 50, height: 80))
        canvas.context.addPath(star(5_000))

        canvas.context.fillPath()

        #expect((126...129).contains(canvas.alpha(40, 40)))
        expectEqual(canvas.alpha(39, 40), 0)
        expectEqual(canvas.alpha(41, 40), 255)
    }

    @Test("A hundred thousand crossing lines fill their enclosed area")
    func crossing() throws {
        let canvas = try Canvas(300, 300)
        canvas.context.setFillColor(red)
        canvas.context.addEllipse(in: CGRect(x: 0, y: 0, width: 300, height: 300))
        canvas.context.clip()
        var state: UInt64 = 1
        func number() -> CGFloat {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return CGFloat(state >> 40) / CGFloat(1 << 24) * 300
        }
        canvas.context.move(to: .zero)
        for _ in 0..<100_000 { canvas.context.addLine(to: CGPoint(x: number(), y: number())) }

        canvas.context.fillPath()

        expectEqual(canvas[150, 150], 0xFFFF_0000)
        expectEqual(canvas[3, 3], 0)
        expectTrue(canvas.context.isPathEmpty)
        // The next path is a small one again.
        canvas.context.clear(CGRect(x: 0, y: 0, width: 300, height: 300))
        canvas.context.fill(CGRect(x: 100, y: 100, width: 10, height: 10))
        expectTrue(canvas[105, 105] == 0xFFFF_0000 && canvas[120, 105] == 0)
    }

    @Test("Empty and non-finite lines paint no pixels and are harmless")
    func hostile() throws {
        let canvas = try Canvas(20, 20)
        for point in [CGPoint(x: 1e12, y: -1e12), CGPoint(x: -50, y: 5), CGPoint(x: CGFloat.nan, y: 1), .zero] {
            canvas.context.move(to: point)
            for _ in 0..<3_000 { canvas.context.addLine(to: point) }
            canvas.context.fillPath()
            canvas.context.move(to: point)
            for _ in 0..<3_000 { canvas.context.addLine(to: point) }
            canvas.context.setLineWidth(.infinity)
            canvas.context.strokePath()
        }

        canvas.context.fill(CGRect(x: 2, y: 2, width: 3, height: 3))
        expectEqual(canvas.alpha(3, 3), 255)
        expectEqual(canvas.alpha(10, 10), 0)
    }
}

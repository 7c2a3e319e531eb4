import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Patterns as colors of views and layers")
struct PatternLayerTests {
    /// A color whose cells of 4 points have a red square of 2 points in the corner.
    private func color(_ matrix: CGAffineTransform = .identity, alpha: CGFloat = 1) throws -> CGColor {
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }, releaseInfo: nil)
        let pattern = try #require(
            CGPattern(
                info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: matrix, xStep: 4, yStep: 4,
                tiling: .constantSpacing, isColored: true, callbacks: &callbacks))
        let space = try #require(CGColorSpace(patternBaseSpace: nil))
        return try #require(CGColor(patternSpace: space, pattern: pattern, components: [alpha]))
    }

    @Test(
        "A background repeats the cells of a pattern from the corner of the view, moved by its matrix",
        arguments: [1, 2])
    func background(scale: Int) throws {
        try Stage.run(root: UIViewController(), size: CGSize(width: 30, height: 30), scale: CGFloat(scale)) {
            stage, root in
            root.view.backgroundColor = .white
            let (plain, moved) = (UIView(frame: CGRect(x: 3, y: 5, width: 8, height: 8)), CALayer())
            plain.backgroundColor = UIColor(cgColor: try color())
            root.view.addSubview(plain)
            moved.frame = CGRect(x: 15, y: 5, width: 8, height: 8)
            moved.backgroundColor = try color(CGAffineTransform(translationX: 1, y: 0))
            root.view.layer.addSublayer(moved)

            let picture = stage.snapshot()
            func row(_ x: Int, _ y: Int) -> String {
                String((0..<8).map { picture.pixel((x + $0) * scale, y * scale) == 0xFFFF_0000 ? "#" : "." })
            }
            expectEqual(
                [row(3, 5), row(3, 6), row(3, 7), row(3, 9)], ["##..##..", "##..##..", "........", "##..##.."])
            expectEqual(row(15, 5), ".##..##.")
            expectEqual(picture.pixel(5 * scale, 5 * scale), 0xFFFF_FFFF, "outside of the squares")
        }
    }

    @Test("A color object keeps its pattern, and the alpha of the color applies")
    func colors() throws {
        let cgColor = try color(alpha: 0.5)
        expectIdentical(UIColor(cgColor: cgColor).cgColor.pattern, cgColor.pattern)
        expectEqual(UIColor(cgColor: cgColor), UIColor(cgColor: cgColor))
        try Stage.run(root: UIViewController(), size: CGSize(width: 10, height: 10), scale: 1) { stage, root in
            root.view.backgroundColor = .white
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
            view.backgroundColor = UIColor(cgColor: cgColor)
            root.view.addSubview(view)
            let pixel = try #require(stage.snapshot().pixel(0, 0))
            expectTrue((126...129).contains(pixel & 0xff), "\(pixel)")
            expectEqual(pixel >> 16 & 0xff, 0xff)
        }
    }
}

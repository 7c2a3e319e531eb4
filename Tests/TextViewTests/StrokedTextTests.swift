import CoreGraphics
import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Stroked text", .serialized)
struct StrokedTextTests {
    private func text(_ width: Any) -> NSAttributedString {
        NSAttributedString(
            string: "█",
            attributes: [
                .font: UIFont.systemFont(ofSize: 40, weight: .black), .foregroundColor: UIColor.blue,
                .strokeColor: UIColor.red, .strokeWidth: width,
            ])
    }

    private func middle(_ image: UIImage, _ size: CGSize, x: CGFloat = 0, y: CGFloat = 0) -> UInt32? {
        image.pixel(Int(x + size.width / 2), Int(y + size.height / 2))
    }

    @Test("Labels and text views draw outlines", arguments: [10, -10])
    func views(width: Int) throws {
        let (white, blue): (UInt32, UInt32) = (0xFFFF_FFFF, 0xFF00_00FF)
        try Stage.run(size: CGSize(width: 200, height: 200)) { stage in
            stage.window.backgroundColor = .white
            let label = UILabel()
            label.attributedText = text(width)
            label.sizeToFit()
            let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
            (view.textContainerInset, view.textContainer.lineFragmentPadding) = (.zero, 0)
            view.attributedText = text(width)
            stage.window.addSubview(label)
            stage.window.addSubview(view)

            let image = stage.snapshot()

            expectEqual(middle(image, label.bounds.size), width > 0 ? white : blue)
            expectEqual(middle(image, label.bounds.size, y: 100), width > 0 ? white : blue)
            let row = (0..<200).map { image.pixel($0, Int(label.bounds.midY)) }
            expectTrue(row.contains(0xFFFF_0000))
        }
    }

    @Test("Strings draw outlines, with widths of any kind of number")
    func strings() throws {
        for width in [4, 4.0, CGFloat(4), NSNumber(value: 4), Float(4)] as [Any] {
            let size = text(width).size()
            let image = UIGraphicsImageRenderer(size: size).image { _ in text(width).draw(at: .zero) }
            let pixels = try #require(image.cgImage)
            expectEqual(image.pixel(pixels.width / 2, pixels.height / 2), 0)
            // At one pixel per point, the outlines at the edges are clipped and not opaque.
            let row = (0..<pixels.width).map { (image.pixel($0, pixels.height / 2) ?? 0) & 0x00FF_FFFF }
            expectTrue(row.contains { $0 & 0x00FF_0000 != 0 })
            expectTrue(row.allSatisfy { $0 & 0x0000_FFFF == 0 })
        }
        let plain = text("wide")
        let image = UIGraphicsImageRenderer(size: plain.size()).image { _ in plain.draw(at: .zero) }
        let pixels = try #require(image.cgImage)
        expectEqual(image.pixel(pixels.width / 2, pixels.height / 2), 0xFF00_00FF)
    }

    @Test("Attributed string values have strokes, too")
    func values() {
        var value = AttributedString("A")
        value.strokeWidth = -3
        value.strokeColor = .red
        let attributes = NSAttributedString(value).attributes(at: 0, effectiveRange: nil)

        expectEqual(attributes[.strokeWidth] as? CGFloat, -3)
        expectEqual(attributes[.strokeColor] as? UIColor, .red)
    }
}

import CoreGraphics
import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("UILabel", .serialized)
struct UILabelTests {
    private let longText = "The quick brown fox jumps over the lazy dog again and again"

    /// The screen's pixels at the frame of a label.
    private func shown(_ label: UILabel, scale: CGFloat = 1) throws -> UIImage {
        try Stage.run(size: CGSize(width: 320, height: 200), scale: scale) { stage in
            stage.window.backgroundColor = .gray
            stage.window.addSubview(label)
            stage.advance(by: 0.02)
            return stage.snapshot()
        }
    }

    /// The rectangle of pixels that are not the background.
    private func box(_ image: UIImage) -> CGRect {
        var box = CGRect.null
        let background = image.pixel(0, 0)
        for y in 0..<(image.cgImage?.height ?? 0) {
            for x in 0..<(image.cgImage?.width ?? 0) where image.pixel(x, y) != background {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    private func label(_ text: String?, frame: CGRect = CGRect(x: 10, y: 10, width: 300, height: 100)) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        return label
    }

    @Test("A disabled label has two fifths of the opacity, also for its colored runs", arguments: [false, true])
    func disabledLabel(isColored: Bool) throws {
        let label = label("I")
        label.font = .systemFont(ofSize: 80, weight: .heavy)
        label.textColor = .black
        label.backgroundColor = .white
        if isColored {
            label.attributedText = NSAttributedString(
                string: "I", attributes: [.font: label.font as Any, .foregroundColor: UIColor.black])
        }
        label.isEnabled = false

        let image = try shown(label)

        // 255 × (1 - 0.4): the stem's middle is wider than a pixel.
        let darkest = (10..<310).compactMap { image.pixel($0, 60).map { Int($0 & 0xFF) } }.min()
        expectEqual(darkest, 153)
    }

    @Test("Attributed text without a color has the label's")
    func attributedColor() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        let text = NSMutableAttributedString(string: " ", attributes: [.foregroundColor: UIColor.red])
        text.append(NSAttributedString(string: "x", attributes: [.backgroundColor: UIColor.blue]))

        label.attributedText = text

        expectEqual(label.textColor, .red)
        let image = try shown(label)
        var redPixels = 0
        for y in 0..<20 {
            for x in 0..<40 {
                guard let pixel = image.pixel(x, y) else { continue }
                if pixel >> 16 & 255 > 150, pixel >> 8 & 255 < 60, pixel & 255 < 100 { redPixels += 1 }
            }
        }
        expectEqual(redPixels, 0)
        label.textColor = .green
        expectEqual(label.attributedText?.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor, .green)
    }

    @Test("Attributed text is a copy that does not change, and the same object each time")
    func attributedCopy() {
        let label = UILabel()
        let text = NSMutableAttributedString(string: "ab", attributes: [.kern: 1])
        text.addAttribute(.kern, value: 2, range: NSRange(location: 1, length: 1))

        label.attributedText = text
        text.append(NSAttributedString(string: "c"))

        let copy = label.attributedText
        expectEqual(copy?.string, "ab")
        expectIdentical(copy, label.attributedText)
        expectFalse(copy is NSMutableAttributedString)
        expectEqual(copy?.attribute(.kern, at: 1, effectiveRange: nil) as? Int, 2)
    }

    @Test("A label has UIKit's defaults")
    func defaults() {
        let label = UILabel()

        expectNil(label.text)
        expectNil(label.attributedText)
        expectEqual(label.font, .systemFont(ofSize: 17))
        expectEqual(label.textColor, .label)
        expectEqual(label.textAlignment, .natural)
        expectEqual(label.numberOfLines, 1)
        expectEqual(label.lineBreakMode, .byTruncatingTail)
        expectFalse(label.isUserInteractionEnabled)
        expectEqual(label.intrinsicContentSize, .zero)
    }

    @Test("One line is as wide as its text")
    func oneLine() {
        let label = label(longText)

        let size = label.sizeThatFits(CGSize(width: 50, height: 10))

        expectTrue(size.width > 400 && size.height == label.font.lineHeight.rounded(.up))
        expectEqual(label.intrinsicContentSize, size)
    }

    @Test("Several lines break at the width")
    func severalLines() {
        let label = label(longText)
        label.numberOfLines = 0

        let size = label.sizeThatFits(CGSize(width: 200, height: 0))
        label.numberOfLines = 2
        let limited = label.sizeThatFits(CGSize(width: 200, height: 0))
        label.preferredMaxLayoutWidth = 200

        expectTrue(size.width <= 200 && size.height > 2.5 * label.font.lineHeight)
        expectTrue(limited.height < 2.2 * label.font.lineHeight && limited.height > 1.9 * label.font.lineHeight)
        expectEqual(label.intrinsicContentSize, limited)
    }

    @Test("Text is placed by its alignment", arguments: [NSTextAlignment.left, .center, .right], [CGFloat(100), 101])
    func alignment(alignment: NSTextAlignment, height: CGFloat) throws {
        let label = label("Hxl", frame: CGRect(x: 10, y: 10, width: 300, height: height))
        label.textAlignment = alignment

        let box = box(try shown(label))

        switch alignment {
        case .left: expectTrue(box.minX >= 10 && box.minX < 14)
        case .right: expectTrue(box.maxX <= 310 && box.maxX > 306)
        default: #expect(abs(box.midX - 160) < 2)
        }
        #expect(abs(box.midY - (10 + height / 2)) < 3)
    }

    @Test("The bitmap is no larger than the text")
    func bitmapSize() throws {
        let label = label("Hi")

        _ = try shown(label)

        let bitmap = try #require(label.layer.contents as? Bitmap)
        expectTrue(bitmap.width < 40 && bitmap.height < 45)
    }

    @Test(
        "A bitmap of the text alone looks like drawing everything", arguments: [NSTextAlignment.left, .center, .right],
        [CGFloat(1), 2, 3])
    func smallBitmap(alignment: NSTextAlignment, scale: CGFloat) throws {
        final class DrawnLabel: UILabel {}
        let frame = CGRect(x: 10, y: 10, width: 231, height: 67)
        let (small, large) = (UILabel(frame: frame), DrawnLabel(frame: frame))
        for label in [small, large] {
            label.text = "Hamburg\nfonts"
            label.numberOfLines = 2
            label.textAlignment = alignment
        }

        let (first, second) = (try shown(small, scale: scale), try shown(large, scale: scale))

        let width = try #require(first.cgImage).width
        var differences = 0
        for y in 0..<(first.cgImage?.height ?? 0) {
            for x in 0..<width where first.pixel(x, y) != second.pixel(x, y) { differences += 1 }
        }
        expectEqual(differences, 0)
        expectFalse(box(first).isNull)
    }

    @Test("Text that does not fit ends in an ellipsis")
    func ellipsis() throws {
        let label = label(longText, frame: CGRect(x: 10, y: 10, width: 100, height: 30))

        let box = box(try shown(label))

        expectTrue(box.maxX <= 110 && box.maxX > 90 && box.height < 30)
    }

    @Test("Text shrinks to fit its width")
    func shrinking() throws {
        let label = label("Several words in a line", frame: CGRect(x: 10, y: 10, width: 130, height: 30))
        let usual = box(try shown(label))
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.3

        let small = box(try shown(label))

        expectTrue(small.height < usual.height * 0.85 && small.maxX <= 140)
    }

    @Test("Properties apply to attributed text")
    func properties() {
        let label = UILabel()
        label.attributedText = NSAttributedString(
            string: "ab", attributes: [.font: UIFont.boldSystemFont(ofSize: 30), .foregroundColor: UIColor.red])

        expectEqual(label.font, .boldSystemFont(ofSize: 30))
        expectEqual(label.textColor, .red)
        expectEqual(label.text, "ab")
        label.textColor = .blue
        label.font = .systemFont(ofSize: 10)
        label.textAlignment = .center

        let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
        expectEqual(attributes?[.foregroundColor] as? UIColor, .blue)
        expectEqual(attributes?[.font] as? UIFont, .systemFont(ofSize: 10))
        expectEqual((attributes?[.paragraphStyle] as? NSParagraphStyle)?.alignment, .center)
        label.text = "cd"
        expectEqual(label.attributedText?.string, "cd")
        expectEqual(label.font, .systemFont(ofSize: 10))
    }

    @Test("Attributed text without a paragraph style has the alignment of the label")
    func attributedAlignment() throws {
        let label = label(nil)
        label.textAlignment = .right
        label.attributedText = NSAttributedString(string: "HH", attributes: [.kern: 2])

        let box = box(try shown(label))

        expectTrue(box.minX > 250 && box.maxX <= 310)
    }

    @Test("The color follows the style")
    func style() throws {
        let label = label("HHHH")
        label.font = .boldSystemFont(ofSize: 34)
        label.overrideUserInterfaceStyle = .dark

        let image = try shown(label)

        let box = box(image)
        expectEqual(image.pixel(Int(box.minX) + 2, Int(box.midY) - 5), 0xFFFF_FFFF)
    }

    @Test("The highlighted color shows while highlighted")
    func highlighted() throws {
        let label = label("HHHH")
        label.font = .boldSystemFont(ofSize: 34)
        label.highlightedTextColor = .red
        label.isHighlighted = true

        let image = try shown(label)

        let box = box(image)
        expectEqual(image.pixel(Int(box.minX) + 2, Int(box.midY) - 5), 0xFFFF_0000)
    }

    @Test("Overridden drawing is used")
    func overriddenDrawing() throws {
        final class InsetLabel: UILabel {
            override func drawText(in rect: CGRect) {
                super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0)))
            }
        }
        let label = InsetLabel(frame: CGRect(x: 10, y: 10, width: 300, height: 40))
        label.text = "Hi"

        #expect(box(try shown(label)).minX >= 60)
    }

    @Test("The font follows the preferred size")
    func preferredSize() {
        let label = UILabel()
        label.font = .preferredFont(
            forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .extraSmall))

        label.adjustsFontForContentSizeCategory = true

        expectEqual(label.font.pointSize, 17)
    }

    @Test("textRect is at the top of the bounds")
    func textRect() {
        let label = label("Hi")
        label.textAlignment = .center

        let rect = label.textRect(forBounds: CGRect(x: 0, y: 0, width: 200, height: 100), limitedToNumberOfLines: 1)

        expectTrue(rect.minY == 0 && abs(rect.midX - 100) < 1 && rect.size == label.intrinsicContentSize)
        expectEqual(label.textRect(forBounds: .zero, limitedToNumberOfLines: 1).size, .zero)
    }

    @Test("Long text and sizes out of range are safe")
    func badInput() throws {
        let label = label(String(repeating: "word ", count: 20_000))
        label.numberOfLines = 0

        #expect(label.sizeThatFits(CGSize(width: CGFloat.nan, height: .infinity)).height > 0)
        #expect(label.sizeThatFits(CGSize(width: 0.001, height: 0)).width <= 1)
        _ = try shown(label)
    }
}

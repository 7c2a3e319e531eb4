import Expectations
import Foundation
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Drawing of strings")
struct StringDrawingTests {
    private let font = UIFont.systemFont(ofSize: 20)
    private var attributes: [NSAttributedString.Key: Any] { [.font: font] }
    private let longText = "The quick brown fox jumps over the lazy dog again and again"

    @Test("The size is one line high")
    func oneLine() {
        let size = "Hello".size(withAttributes: attributes)

        expectTrue(abs(size.height - font.lineHeight) < 0.1 && size.width > 40 && size.width < 60)
        expectEqual("Hello\nHello".size(withAttributes: attributes).height, 2 * size.height)
        expectEqual("".size(withAttributes: attributes).width, 0)
        expectEqual(NSString(string: "Hello").size(withAttributes: attributes), size)
    }

    @Test("Lines break at the width")
    func lineBreaks() {
        let line = longText.size(withAttributes: attributes)

        let rect = longText.boundingRect(
            with: CGSize(width: 200, height: 0), options: .usesLineFragmentOrigin, attributes: attributes, context: nil)

        expectTrue(rect.width <= 200 && rect.height >= 3 * line.height && rect.origin == .zero)
    }

    @Test("Kern is added to each character")
    func kern() {
        let plain = "abcd".size(withAttributes: attributes).width

        let wide = "abcd".size(withAttributes: [.font: font, .kern: 5]).width

        expectTrue(wide > plain + 14 && wide < plain + 21)
    }

    @Test("Each paragraph has its own style")
    func paragraphs() {
        let right = NSMutableParagraphStyle()
        right.alignment = .right
        let text = NSMutableAttributedString(string: "ab\n", attributes: attributes)
        text.append(NSAttributedString(string: "ab", attributes: [.font: font, .paragraphStyle: right]))

        let box = UIImage.drawing(CGSize(width: 200, height: 60)) {
            text.draw(in: CGRect(x: 0, y: 0, width: 200, height: 60))
        }.ink

        expectTrue(box.minX < 5 && box.maxX > 195)
        expectEqual(text.size().height, "ab\nab".size(withAttributes: attributes).height)
    }

    @Test("Text is drawn at its point")
    func position() {
        let image = UIImage.drawing(CGSize(width: 100, height: 60)) {
            "Hx".draw(at: CGPoint(x: 30, y: 20), withAttributes: [.font: font, .foregroundColor: UIColor.red])
        }

        let box = image.ink
        expectTrue(box.minX >= 30 && box.minX < 34 && box.minY >= 20 && box.maxY <= 20 + font.lineHeight)
        let pixel = image.pixel(Int(box.minX) + 1, Int(box.midY)) ?? 0
        expectNotEqual(pixel, 0)
        expectEqual(pixel & 0x0000_FFFF, 0)
    }

    @Test("Lines that do not fit are not drawn")
    func tooManyLines() {
        let height = font.lineHeight

        let box = UIImage.drawing(CGSize(width: 200, height: 200)) {
            longText.draw(in: CGRect(x: 0, y: 0, width: 200, height: 2 * height + 1), withAttributes: attributes)
        }.ink

        expectTrue(box.maxY <= 2 * height + 1 && box.maxY > height)
    }

    @Test("A truncating style makes one line")
    func truncation() {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byTruncatingTail

        let rect = longText.boundingRect(
            with: CGSize(width: 200, height: 500), options: .usesLineFragmentOrigin,
            attributes: [.font: font, .paragraphStyle: style], context: nil)

        expectTrue(rect.width <= 200.01 && abs(rect.height - font.lineHeight) < 0.1)
    }

    @Test("A context shrinks text")
    func shrinking() {
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.25

        let rect = longText.boundingRect(
            with: CGSize(width: 300, height: font.lineHeight), options: .usesLineFragmentOrigin,
            attributes: attributes, context: context)

        expectTrue(context.actualScaleFactor < 1 && context.actualScaleFactor >= 0.25)
        expectTrue(rect.height <= font.lineHeight && context.totalBounds == rect)
    }

    @Test("Underline and background are drawn")
    func decoration() {
        func draw(_ more: [NSAttributedString.Key: Any]) -> UIImage {
            UIImage.drawing(CGSize(width: 60, height: 40)) {
                "nn".draw(at: .zero, withAttributes: attributes.merging(more) { $1 })
            }
        }

        #expect(draw([.underlineStyle: NSUnderlineStyle.single.rawValue]).ink.maxY > draw([:]).ink.maxY)
        expectEqual(draw([.backgroundColor: UIColor.yellow]).pixel(1, 2), 0xFFFF_FF00)
    }

    @Test("Values of a wrong type are ignored")
    func badValues() {
        let size = "abc".size(withAttributes: [
            .font: "no font", .kern: "no number", .paragraphStyle: 7, .foregroundColor: 3, .underlineStyle: Double.nan,
        ])

        expectEqual(size, "abc".size())
    }

    @Test("Non-finite rectangles draw no text")
    func badRectangles() {
        let image = UIImage.drawing(CGSize(width: 20, height: 20)) {
            "abc".draw(in: .null, withAttributes: attributes)
            "abc".draw(in: CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), withAttributes: attributes)
            "abc".draw(at: CGPoint(x: CGFloat.infinity, y: 0), withAttributes: attributes)
        }

        expectTrue(image.ink.isNull)
    }

    @Test("Measuring works on other threads")
    func otherThreads() async {
        let text = longText
        let expected = text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)])

        let measured = await Task.detached { text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]) }.value

        expectEqual(measured, expected)
    }

    @Test("Attributes of a string are released when it has been measured and drawn")
    func releasedAttributes() {
        final class Attribute: NSObject {}
        weak var attribute: Attribute?

        do {
            let object = Attribute()
            attribute = object
            let attributes: [NSAttributedString.Key: Any] = [.font: font, NSAttributedString.Key("object"): object]
            _ = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
                "abc".draw(at: .zero, withAttributes: attributes)
                NSString(string: "abc").draw(
                    in: CGRect(x: 0, y: 0, width: 40, height: 40), withAttributes: attributes)
            }
            _ = "abc".size(withAttributes: attributes)
        }

        expectNil(attribute)
    }

    @Test("A style does not follow its copy")
    func copy() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4

        let copy = style.copy() as? NSParagraphStyle
        style.lineSpacing = 9

        expectEqual(copy?.lineSpacing, 4)
        expectFalse(copy is NSMutableParagraphStyle)
        expectEqual((copy?.mutableCopy() as? NSMutableParagraphStyle)?.lineSpacing, 4)
        expectEqual(NSParagraphStyle.default.alignment, .natural)
    }
}

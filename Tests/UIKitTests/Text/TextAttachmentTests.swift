import Expectations
import Foundation
import TestSupport
import Testing
import UIKit

@MainActor @Suite("NSTextAttachment")
struct TextAttachmentTests {
    private let font = UIFont.systemFont(ofSize: 20)

    private var square: UIImage {
        UIImage.drawing(CGSize(width: 30, height: 30)) {
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 30, height: 30))
        }
    }

    private func text(_ attachment: NSTextAttachment) -> NSAttributedString {
        let text = NSMutableAttributedString(attachment: attachment)
        text.addAttribute(.font, value: font, range: NSRange(location: 0, length: 1))
        return text
    }

    @Test("An image is on the baseline in its own size")
    func size() {
        let size = text(NSTextAttachment(image: square)).size()

        expectTrue(abs(size.width - 30) < 0.01 && abs(size.height - 30) < 8)
        expectEqual(NSAttributedString(attachment: NSTextAttachment(image: square)).string, "\u{FFFC}")
    }

    @Test("Bounds set the image's position")
    func bounds() {
        let attachment = NSTextAttachment(image: square)
        attachment.bounds = CGRect(x: 0, y: -10, width: 20, height: 40)

        let text = text(attachment)
        let image = UIImage.drawing(CGSize(width: 100, height: 60)) { text.draw(at: CGPoint(x: 10, y: 5)) }

        #expect(abs(text.size().height - 40) < 0.01)
        expectEqual(image.ink, CGRect(x: 10, y: 5, width: 20, height: 40))
    }

    @Test("Labels show attachments")
    func labels() throws {
        let label = UILabel()
        label.attributedText = text(NSTextAttachment(image: square))

        expectEqual(label.intrinsicContentSize.width, 30)
        let drawn = UIImage.drawing(CGSize(width: 60, height: 60)) {
            label.drawText(in: CGRect(x: 0, y: 0, width: 60, height: 60))
        }
        expectEqual(drawn.ink.width, 30)
        expectEqual(drawn.ink.height, 30)
    }

    @Test("Text around an attachment is drawn beside it, and ordinary text with the attribute is drawn unchanged")
    func beside() {
        let attachment = NSTextAttachment(image: square)
        let text = NSMutableAttributedString(string: "HH", attributes: [.font: font])
        let plain = text.size().width

        text.append(self.text(attachment))
        #expect(abs(text.size().width - plain - 30) < 1)
        let wrong = NSAttributedString(string: "HH", attributes: [.font: font, .attachment: attachment])
        expectEqual(wrong.size().width, plain)
    }

    @Test("The contents are shown if they are an image")
    func contents() {
        expectEqual(
            NSTextAttachment(data: square.pngData(), ofType: "public.png").image?.size, CGSize(width: 30, height: 30))
        expectNil(NSTextAttachment(data: Data([1, 2, 3]), ofType: nil).image)
        expectEqual(text(NSTextAttachment()).size().width, 0)
    }

    @Test("A file that is not an image is a sheet of paper with its type, in its bounds if it has any")
    func files() {
        let pdf = NSTextAttachment(data: Data([1, 2, 3]), ofType: "com.adobe.pdf")
        let size = text(pdf).size()

        let image = UIImage.drawing(CGSize(width: 40, height: 60)) { text(pdf).draw(at: .zero) }

        expectTrue(abs(size.width - 32) < 0.5 && size.height >= 40 && pdf.image == nil)
        expectTrue(image.ink.width > 25 && image.ink.height > 35)
        pdf.bounds = CGRect(x: 0, y: -4, width: 16, height: 20)
        #expect(abs(text(pdf).size().width - 16) < 0.5)
        pdf.contents = nil
        pdf.bounds = .zero
        expectEqual(text(pdf).size().width, 0)
    }

    @Test("Symbols have the color of the text")
    func symbols() throws {
        let symbol = try #require(UIImage(systemName: "square.fill"))
        let text = NSMutableAttributedString(attachment: NSTextAttachment(image: symbol))
        text.addAttributes([.font: font, .foregroundColor: UIColor.red], range: NSRange(location: 0, length: 1))

        let image = UIImage.drawing(CGSize(width: 40, height: 40)) { text.draw(at: .zero) }

        expectEqual(image.pixel(Int(image.ink.midX), Int(image.ink.midY)), 0xFFFF_0000)
    }

    @Test("Non-finite and gigantic bounds are ignored", arguments: [CGFloat.nan, .infinity, 1e30, -1e30])
    func hostile(length: CGFloat) {
        let attachment = NSTextAttachment(image: square)
        attachment.bounds = CGRect(x: length, y: 0, width: length, height: 10)

        let size = text(attachment).size()

        expectTrue(size.width.isFinite)
        expectTrue(size.height.isFinite)
    }

    @Test("A subclass sets the position of its image")
    func overriding() {
        final class Wide: NSTextAttachment {
            override func attachmentBounds(
                for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
                glyphPosition position: CGPoint,
                characterIndex charIndex: Int
            ) -> CGRect { CGRect(x: 0, y: 0, width: 77, height: 10) }
        }

        #expect(abs(text(Wide()).size().width - 77) < 0.01)
    }

    @Test("Tab stops are equal by their values, and kept in order")
    func tabs() {
        let style = NSMutableParagraphStyle()
        expectEqual(style.tabStops.map(\.location), (1...12).map { CGFloat(28 * $0) })

        style.tabStops = [
            NSTextTab(textAlignment: .right, location: 120), NSTextTab(textAlignment: .left, location: 40),
        ]
        style.addTabStop(NSTextTab(textAlignment: .center, location: 80))
        style.removeTabStop(NSTextTab(textAlignment: .left, location: 40))

        expectEqual(style.tabStops.map(\.location), [80, 120])
        expectEqual((style.copy() as? NSParagraphStyle)?.tabStops, style.tabStops)
        let text = NSAttributedString(string: "\tx", attributes: [.font: font, .paragraphStyle: style])
        expectTrue(text.size().width > 80 && text.size().width < 100)
    }
}

import AccessibilityTree
import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit
import UIKitCore

/// The places and styles of characters for assistive technologies.
@MainActor @Suite("Places of characters")
struct TextPlaceTests {
    private func run(_ body: (Stage, UIView) throws -> Void) throws {
        let controller = UIViewController()
        try Stage.run(rootViewController: controller) { stage in
            stage.advance(by: 0.1)
            try body(stage, controller.view)
        }
    }

    private func result(_ query: AccessibilityTextQuery, _ view: UIView) throws -> AccessibilityTextResult? {
        let scene = try #require(view.window?.windowScene)
        return AccessibilityPerformer(scene).result(of: query, for: view)
    }

    private func rectangle(_ range: Range<Int>, _ view: UIView) throws -> CGRect {
        guard case .rectangle(let rect) = try result(.rectangle(range), view) else { return .null }
        return rect
    }

    private func line(_ offset: Int, _ view: UIView, distance: Int = 0) throws -> Range<Int>? {
        guard case .range(let range) = try result(.line(at: offset, distance: distance), view) else { return nil }
        return range
    }

    /// Checks that the characters of a text are adjacent, and that the middle of each belongs to it.
    private func checkCharacters(_ text: String, _ view: UIView) throws {
        var previous: CGRect?
        for offset in 0..<text.utf16.count {
            let rect = try rectangle(offset..<offset + 1, view)
            #expect(rect.width > 0)
            if let previous { #expect(abs(rect.minX - previous.maxX) < 0.01) }
            let middle = CGPoint(x: rect.midX, y: rect.midY)
            expectEqual(try result(.character(at: middle), view), .range(offset..<offset + 1))
            previous = rect
        }
        let whole = try rectangle(0..<text.utf16.count, view)
        let first = try rectangle(0..<1, view)
        expectEqual(whole, first.union(try #require(previous)))
    }

    @Test("The characters of a label, a field and a text view have adjacent places on the screen")
    func characters() throws {
        try run { stage, view in
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
            label.text = "Hello 1"
            let field = UITextField(frame: CGRect(x: 20, y: 200, width: 300, height: 40))
            field.borderStyle = .roundedRect
            field.text = "Hello 2"
            let textView = UITextView(frame: CGRect(x: 20, y: 300, width: 300, height: 100))
            textView.text = "Hello 3"
            for part in [label, field, textView] { view.addSubview(part) }
            stage.advance(by: 0.1)

            try checkCharacters("Hello 1", label)
            try checkCharacters("Hello 2", field)
            try checkCharacters("Hello 3", textView)

            let inLabel = try rectangle(0..<7, label)
            #expect(abs(inLabel.width - label.intrinsicContentSize.width) < 1)
            #expect(label.frame.contains(inLabel))
            let range = try #require(textView.textRange(from: textView.beginningOfDocument, to: textView.endOfDocument))
            expectEqual(try rectangle(0..<7, textView), textView.convert(textView.firstRect(for: range), to: nil))
            expectEqual(try result(.character(at: CGPoint(x: 20, y: 100)), textView), .range(0..<0))
        }
    }

    @Test("The characters of a right-to-left text are ordered from the right")
    func rightToLeft() throws {
        try run { stage, view in
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
            label.text = "שלום"
            view.addSubview(label)
            stage.advance(by: 0.1)

            let (first, last) = (try rectangle(0..<1, label), try rectangle(3..<4, label))

            #expect(first.minX > last.maxX)
            expectEqual(
                try result(.character(at: CGPoint(x: first.midX, y: first.midY)), label), .range(0..<1))
        }
    }

    @Test("Lines are the laid out lines, with their breaks")
    func lines() throws {
        try run { stage, view in
            let text = "aaaa bbbb cccc\n\ndddd"
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 60, height: 200))
            label.text = text
            label.numberOfLines = 0
            let textView = UITextView(frame: CGRect(x: 20, y: 300, width: 75, height: 200))
            textView.font = label.font
            textView.text = text
            view.addSubview(label)
            view.addSubview(textView)
            stage.advance(by: 0.1)

            for part in [label, textView] {
                expectEqual(try line(0, part), 0..<5)
                expectEqual(try line(4, part), 0..<5)
                expectEqual(try line(7, part), 5..<10)
                expectEqual(try line(12, part), 10..<15)
                expectEqual(try line(15, part), 15..<16)
                expectEqual(try line(18, part), 16..<20)
                expectEqual(try line(20, part), 16..<20)
                expectEqual(try line(7, part, distance: -1), 0..<5)
                expectEqual(try line(7, part, distance: 1), 10..<15)
                expectNil(try line(0, part, distance: -1))
                expectNil(try line(20, part, distance: 1))
                let places = try [0, 5, 10, 16].map { try rectangle($0..<$0 + 1, part) }
                for (above, below) in zip(places, places.dropFirst()) { #expect(below.minY >= above.maxY - 0.5) }
                #expect(abs(places[0].minX - places[3].minX) < 0.5)
            }
        }
    }

    @Test("A rectangle contains the visible parts of its lines")
    func boundedRanges() throws {
        try run { stage, view in
            let textView = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 60))
            textView.text = (0..<2000).map { "Line \($0)" }.joined(separator: "\n")
            view.addSubview(textView)
            stage.advance(by: 0.1)
            let (first, second) = (try rectangle(0..<6, textView), try rectangle(7..<13, textView))

            expectEqual(
                try result(.ranges(in: first.union(second).insetBy(dx: 0, dy: 2)), textView), .ranges([0..<6, 7..<13]))
            let start = try rectangle(0..<4, textView)
            expectEqual(try result(.ranges(in: start.insetBy(dx: 0, dy: 2)), textView), .ranges([0..<4]))
            guard case .ranges(let all) = try result(.ranges(in: CGRect(x: 0, y: 0, width: 1e6, height: 1e6)), textView)
            else { return expectTrue(false) }
            #expect((2...6).contains(all.count))
            expectEqual(try result(.ranges(in: CGRect(x: 0, y: 0, width: 5, height: 5)), textView), .ranges([]))
        }
    }

    @Test("The places follow the scroll position")
    func scrolling() throws {
        try run { stage, view in
            let textView = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 60))
            textView.text = (0..<200).map { "Line \($0)" }.joined(separator: "\n")
            view.addSubview(textView)
            stage.advance(by: 0.1)
            let before = try rectangle(70..<71, textView)

            textView.contentOffset.y += 50

            expectEqual(try rectangle(70..<71, textView), before.offsetBy(dx: 0, dy: -50))
        }
    }

    @Test("Attributed texts have styles, with their ranges")
    func styles() throws {
        try run { stage, view in
            let text = NSMutableAttributedString(
                string: "plain bold link",
                attributes: [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.red])
            text.addAttributes(
                [.font: UIFont.boldSystemFont(ofSize: 20), .underlineStyle: NSUnderlineStyle.single.rawValue],
                range: NSRange(location: 6, length: 4))
            text.addAttribute(
                .link, value: try #require(URL(string: "https://example.org/a")),
                range: NSRange(location: 11, length: 4))
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
            label.attributedText = text
            let textView = UITextView(frame: CGRect(x: 20, y: 300, width: 300, height: 100))
            textView.attributedText = text
            textView.textAlignment = .center
            view.addSubview(label)
            view.addSubview(textView)
            stage.advance(by: 0.1)

            for part in [label, textView] {
                guard case .style(let plain, 0..<6) = try result(.style(at: 2), part),
                    case .style(let bold, 6..<10) = try result(.style(at: 6), part),
                    case .style(let link, 11..<15) = try result(.style(at: 14), part)
                else { return expectTrue(false) }
                expectEqual(plain.size, 15)
                expectEqual(plain.weight, 400)
                expectEqual(plain.color, .init(red: 1, green: 0, blue: 0))
                expectEqual(plain.underline, .none)
                expectEqual(bold.size, 20)
                #expect(bold.weight >= 600)
                expectEqual(bold.underline, .single)
                expectEqual(link.link, "https://example.org/a")
                expectEqual(plain.family, bold.family)
            }
            guard case .style(let centered, _) = try result(.style(at: 0), textView) else { return expectTrue(false) }
            expectEqual(centered.alignment, .center)
        }
    }

    @Test("A label with a different accessibility label has no places")
    func differentLabel() throws {
        try run { stage, view in
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
            label.text = "3"
            label.accessibilityLabel = "3 unread messages"
            view.addSubview(label)
            stage.advance(by: 0.1)
            expectNil(try result(.rectangle(0..<1), label))
            expectNil(try result(.style(at: 0), label))
        }
    }

    @Test("Invalid queries, non-finite frames and a text of a million characters are harmless")
    func extremes() throws {
        try run { stage, view in
            let long = String(repeating: "Lorem ipsum dolor sit amet. ", count: 40_000)
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 100))
            label.numberOfLines = 0
            label.text = long
            let textView = UITextView(frame: CGRect(x: 20, y: 300, width: 300, height: 100))
            textView.text = long
            let field = UITextField(frame: CGRect(x: 20, y: 500, width: 300, height: 40))
            let broken = UILabel(frame: CGRect(x: CGFloat.nan, y: 0, width: CGFloat.infinity, height: 20))
            broken.text = "x"
            for part in [label, textView, field, broken] { view.addSubview(part) }
            stage.advance(by: 0.1)
            let (huge, far) = (CGFloat.greatestFiniteMagnitude, Int.max / 2)
            for part in [label, textView, field, broken] {
                for query: AccessibilityTextQuery in [
                    .line(at: -1), .line(at: far, distance: 7), .line(at: far, distance: -1), .rectangle(0..<far),
                    .rectangle(far..<far), .character(at: CGPoint(x: CGFloat.nan, y: 0)),
                    .character(at: CGPoint(x: huge, y: -huge)), .ranges(in: .infinite), .ranges(in: .null),
                    .ranges(in: CGRect(x: -huge, y: -huge, width: huge, height: huge)), .style(at: far),
                    .style(at: -5), .style(at: nil),
                ] { _ = try result(query, part) }
            }
            // The invalid frame was reported.
            expectEqual(stage.diagnostics.count, 1)
            expectNil(try result(.line(at: 0), field))
            expectEqual(try rectangle(0..<far, textView), try rectangle(0..<10_000, textView))
        }
    }

    @Test("A page that provides lines has their text and their places")
    func readingContent() throws {
        final class Page: UIView, UIAccessibilityReadingContent {
            var lines = ["First line", "Second"]
            override var isAccessibilityElement: Bool {
                get { true }
                set { _ = newValue }
            }
            func accessibilityLineNumber(for point: CGPoint) -> Int {
                let line = Int(convert(point, from: nil).y / 20)
                return lines.indices.contains(line) ? line : NSNotFound
            }
            func accessibilityContent(forLineNumber lineNumber: Int) -> String? {
                lines.indices.contains(lineNumber) ? lines[lineNumber] : nil
            }
            func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect {
                convert(CGRect(x: 0, y: CGFloat(lineNumber) * 20, width: 100, height: 20), to: nil)
            }
            func accessibilityPageContent() -> String? { lines.isEmpty ? "Empty page" : lines.joined(separator: " ") }
        }
        try run { stage, view in
            let page = Page(frame: CGRect(x: 20, y: 100, width: 200, height: 200))
            view.addSubview(page)
            stage.advance(by: 0.1)

            let node = try #require(stage.accessibilityTree.elements.first)
            expectEqual(node.text?.content, "First line\nSecond")
            expectEqual(node.value, "First line\nSecond")
            expectEqual(try line(3, page), 0..<11)
            expectEqual(try line(3, page, distance: 1), 11..<17)
            expectNil(try line(12, page, distance: 1))
            expectEqual(try rectangle(12..<13, page), CGRect(x: 20, y: 120, width: 100, height: 20))
            expectEqual(try result(.character(at: CGPoint(x: 30, y: 125)), page), .range(11..<12))
            expectEqual(try result(.character(at: CGPoint(x: 30, y: 250)), page), .range(0..<0))

            page.lines = []
            expectEqual(stage.accessibilityTree.elements.first?.text?.content, "Empty page")
        }
    }
}

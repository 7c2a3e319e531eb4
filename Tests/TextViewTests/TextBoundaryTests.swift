import Expectations
import IrekoTesting
import RandomSupport
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Positions inside a character, and after the last line break")
struct TextBoundaryTests {
    nonisolated private static let texts = [
        "", "\n", "Note\n", "a\r\n", "a\n\n", "\r\n\r\n", "😀\n👨‍👩‍👧\n", "\u{2067}שלום\u{2069} a\u{2066}\n",
        "e\u{301}\u{2029}",
    ]

    private func run(_ body: (Stage, UITextView, UITextField) throws -> Void) throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
            let field = UITextField(frame: CGRect(x: 20, y: 320, width: 300, height: 40))
            for input in [view, field] { stage.window.rootViewController?.view.addSubview(input) }
            stage.settle()
            try body(stage, view, field)
        }
    }

    @Test("Three taps or clicks below the last line break move the caret to the empty last line", arguments: texts)
    func tripleTap(text: String) throws {
        try run { stage, view, _ in
            view.text = text
            let end = view.convert(view.caretRect(for: view.endOfDocument), to: nil)
            let point = CGPoint(x: end.midX + 40, y: end.midY + 40)
            for count in 1...3 {
                for isClick in [false, true] {
                    for _ in 0..<count { if isClick { stage.click(1, at: point) } else { stage.tap(at: point) } }
                    stage.advance(by: 1)
                    expectTrue(view.isFirstResponder)
                    expectEqual(view.selectedRange.upperBound, text.utf16.count)
                    if text.hasSuffix("\n") || text.hasSuffix("\r\n") { expectEqual(view.selectedRange.length, 0) }
                }
            }
            stage.type("x")
            expectEqual(view.text, text + "x")
        }
    }

    @Test("A tokenizer finds units and boundaries at each index, for each granularity and direction", arguments: texts)
    func tokenizer(text: String) throws {
        try run { _, view, field in
            view.text = text
            field.text = text
            let directions: [UITextDirection] = [
                .storage(.forward), .storage(.backward), .layout(.left), .layout(.right), .layout(.up), .layout(.down),
            ]
            let units: [UITextGranularity] = [.character, .word, .sentence, .paragraph, .line, .document]
            let inputs: [any UIResponder & UITextInput] = [view, field]
            for input in inputs {
                let count = input.offset(from: input.beginningOfDocument, to: input.endOfDocument)
                for tokenizer in [input.tokenizer, UITextInputStringTokenizer(textInput: input)] {
                    for offset in 0...count {
                        let place = try #require(input.position(from: input.beginningOfDocument, offset: offset))
                        for (unit, direction) in units.flatMap({ unit in directions.map { (unit, $0) } }) {
                            if let range = tokenizer.rangeEnclosingPosition(place, with: unit, inDirection: direction) {
                                expectNotEqual(input.compare(range.start, to: range.end), .orderedDescending)
                            }
                            _ = tokenizer.isPosition(place, atBoundary: unit, inDirection: direction)
                            _ = tokenizer.isPosition(place, withinTextUnit: unit, inDirection: direction)
                            let next = tokenizer.position(from: place, toBoundary: unit, inDirection: direction)
                            if let next { expectNotEqual(input.compare(next, to: place), .orderedSame) }
                        }
                    }
                }
            }
        }
    }

    @Test("A selection begins and ends between characters, in fields as in text views")
    func rounding() throws {
        try run { stage, view, field in
            view.text = "a😀b"
            field.text = "a😀b"
            let inputs: [any UIView & UITextInput] = [view, field]
            for input in inputs {
                @MainActor func offset(_ place: UITextPosition) -> Int {
                    input.offset(from: input.beginningOfDocument, to: place)
                }
                @MainActor func select(_ range: Range<Int>) throws {
                    let start = try #require(input.position(from: input.beginningOfDocument, offset: range.lowerBound))
                    let end = try #require(input.position(from: input.beginningOfDocument, offset: range.upperBound))
                    input.selectedTextRange = input.textRange(from: start, to: end)
                }
                for (range, expected) in [
                    (2..<2, 3..<3), (0..<2, 0..<3), (2..<4, 1..<4), (2..<3, 1..<3), (1..<1, 1..<1),
                ] {
                    try select(range)
                    let selected = try #require(input.selectedTextRange)
                    expectEqual(offset(selected.start)..<offset(selected.end), expected)
                }
                input.becomeFirstResponder()
                try select(2..<2)
                stage.type("x")
            }
            expectEqual(view.text, "a😀xb")
            expectEqual(field.text, "a😀xb")
            view.selectedRange = NSRange(location: 0, length: 2)
            expectEqual(view.selectedRange, NSRange(location: 0, length: 3))
            // As recorded (TX20), `selectedRange` keeps a caret.
            view.selectedRange = NSRange(location: 2, length: 0)
            expectEqual(view.selectedRange, NSRange(location: 2, length: 0))
        }
    }

    @Test("A program that changes the storage before the caret leaves the caret between characters")
    func storage() throws {
        try run { stage, view, _ in
            view.text = "abcd"
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 1, length: 0)

            view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 2), with: "😀")

            let caret = view.selectedRange
            expectEqual(caret.length, 0)
            expectNotEqual(caret.location, 1)
            stage.type("x")
            expectEqual(view.text.replacingOccurrences(of: "x", with: ""), "😀cd")
            #expect(!view.text.contains("\u{FFFD}"))
        }
    }
}

@MainActor
@Suite("The height of text views")
struct TextViewHeightTests {
    private func count(_ view: UIView) -> Int { view.subviews.reduce(view.subviews.count) { $0 + count($1) } }

    @Test(
        "A text view higher than its window has views for the visible part of its text only",
        arguments: [1e5, 1e7, 1e19], [false, true])
    func tall(height: Double, scrolls: Bool) throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: height))
            view.isScrollEnabled = scrolls
            view.text = "hello"
            stage.window.rootViewController?.view.addSubview(view)
            stage.render()
            #expect(count(view) < 12)

            view.text = String(repeating: "line\n", count: 10_000)
            stage.render()
            #expect(count(view) < 80)
            view.becomeFirstResponder()
            stage.tap(at: CGPoint(x: 100, y: 700))
            stage.type("x")
            expectEqual(view.text.utf16.count, 50_001)
        }
    }

    @Test(
        "A text view that does not scroll has its text's height in a self-sizing cell, after each turn"
    )
    func cells() throws {
        final class Cell: UITableViewCell {
            let text = UITextView()

            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                text.isScrollEnabled = false
                text.font = .systemFont(ofSize: 15)
                text.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(text)
                NSLayoutConstraint.activate([
                    text.topAnchor.constraint(equalTo: contentView.topAnchor),
                    text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                    text.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    text.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                ])
            }

            required init?(coder: NSCoder) { nil }
        }
        final class Table: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = Cell(style: .default, reuseIdentifier: nil)
                cell.text.text = String(repeating: "words that wrap around ", count: 1 + indexPath.row * 3)
                return cell
            }
        }
        try Stage.run(size: CGSize(width: 844, height: 390), rootViewController: Table()) { stage in
            let table = try #require(stage.window.rootViewController as? Table)
            for size in [
                CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 320, height: 568),
            ] {
                stage.resize(to: size)
                stage.advance(by: 1)
                for case let cell as Cell in table.tableView.visibleCells {
                    let width = cell.text.bounds.width
                    let fitting = cell.text.sizeThatFits(CGSize(width: width, height: CGFloat.greatestFiniteMagnitude))
                    expectEqual(width, size.width)
                    expectEqual(cell.text.bounds.height, fitting.height)
                }
            }
        }
    }

    @Test("A subclass that limits its intrinsic height has that height")
    func limitedHeight() throws {
        final class Limited: UITextView {
            override var intrinsicContentSize: CGSize {
                var size = super.intrinsicContentSize
                size.height = min(size.height, 60)
                return size
            }
        }
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController?.view)
            let view = Limited()
            view.isScrollEnabled = false
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 200),
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            ])
            for (count, height) in [(1, view.sizeThatFits(CGSize(width: 200, height: 1000)).height), (60, 60)] {
                view.text = String(repeating: "word ", count: count)
                stage.advance(by: 0.1)
                expectEqual(view.bounds.size, CGSize(width: 200, height: height))
            }
        }
    }

    @Test("The visible lines of a very high text view are drawn, as the view around it scrolls")
    func scrolled() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 100_000))
            view.font = .systemFont(ofSize: 17)
            view.text = String(repeating: "█████████\n", count: 4000)
            view.textColor = .black
            scroll.contentSize = view.bounds.size
            scroll.addSubview(view)
            stage.window.rootViewController?.view.addSubview(scroll)
            stage.render()
            for offset in [0, 500, 20_000, 60_000, 3000] as [CGFloat] {
                scroll.contentOffset.y = offset
                stage.advance(by: 0.1)
                let isDrawn = (0..<800).contains { y in (stage.pixel(at: CGPoint(x: 40, y: y))?[0] ?? 255) < 40 }
                expectTrue(isDrawn, "at \(offset)")
            }
        }
    }
}

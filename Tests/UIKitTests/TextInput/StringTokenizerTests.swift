import Expectations
import Foundation
import RandomSupport
import Testing
import UIKit

@MainActor
@Suite("Units of a text")
struct StringTokenizerTests {
    private func boundary(
        _ content: String, _ offset: Int, _ unit: UITextGranularity, _ direction: UITextStorageDirection
    ) -> Int? {
        let view = StringView(content)
        let tokenizer = UITextInputStringTokenizer(textInput: view)
        let place = tokenizer.position(
            from: StringView.Place(offset), toBoundary: unit, inDirection: .storage(direction))
        return (place as? StringView.Place)?.offset
    }

    private func range(
        _ content: String, _ offset: Int, _ unit: UITextGranularity, _ direction: UITextStorageDirection
    ) -> Range<Int>? {
        let view = StringView(content)
        let tokenizer = UITextInputStringTokenizer(textInput: view)
        let span = tokenizer.rangeEnclosingPosition(
            StringView.Place(offset), with: unit, inDirection: .storage(direction))
        return (span as? StringView.Span)?.range
    }

    @Test("Words are found in both directions")
    func words() {
        let text = "Hello, big world"

        expectEqual(boundary(text, 0, .word, .forward), 5)
        expectEqual(boundary(text, 5, .word, .forward), 10)
        expectNil(boundary(text, 16, .word, .forward))
        expectEqual(boundary(text, 16, .word, .backward), 11)
        expectEqual(boundary(text, 6, .word, .backward), 0)
        expectNil(boundary(text, 0, .word, .backward))
        expectEqual(range(text, 8, .word, .forward), 7..<10)
        expectEqual(range(text, 5, .word, .backward), 0..<5)
        expectNil(range(text, 5, .word, .forward))
    }

    @Test("Paragraphs end at line breaks, and so do lines by default")
    func paragraphs() {
        let text = "how are you\nI am fine, Thank you"

        for unit in [UITextGranularity.paragraph, .line] {
            expectEqual(range(text, 0, unit, .forward), 0..<11)
            expectEqual(range(text, 11, unit, .backward), 0..<11)
            expectEqual(range(text, 15, unit, .forward), 12..<32)
            expectEqual(boundary(text, 3, unit, .forward), 11)
            expectEqual(boundary(text, 20, unit, .backward), 12)
        }
    }

    @Test("A boundary applies to its direction")
    func boundaries() {
        let view = StringView("one two")
        let tokenizer = UITextInputStringTokenizer(textInput: view)
        func isBoundary(_ offset: Int, _ direction: UITextStorageDirection) -> Bool {
            tokenizer.isPosition(StringView.Place(offset), atBoundary: .word, inDirection: .storage(direction))
        }
        func isWithin(_ offset: Int, _ direction: UITextStorageDirection) -> Bool {
            tokenizer.isPosition(StringView.Place(offset), withinTextUnit: .word, inDirection: .storage(direction))
        }

        expectTrue(isBoundary(3, .forward))
        expectFalse(isBoundary(3, .backward))
        expectTrue(isBoundary(4, .backward))
        expectFalse(isBoundary(4, .forward))
        expectTrue(isWithin(3, .backward))
        expectFalse(isWithin(3, .forward))
    }

    @Test("A character is whole, in UTF-16 units")
    func characters() {
        expectEqual(boundary("a👨‍👩‍👧b", 1, .character, .forward), 9)
        expectEqual(boundary("a👨‍👩‍👧b", 9, .character, .backward), 1)
        expectEqual(range("a😀b", 1, .character, .forward), 1..<3)
    }

    @Test("A text may count in characters")
    func countingCharacters() {
        let view = StringView("e\u{301}😀 two words")
        view.countsCharacters = true
        let tokenizer = UITextInputStringTokenizer(textInput: view)
        func end(_ offset: Int, _ unit: UITextGranularity) -> Int? {
            let place = tokenizer.position(
                from: StringView.Place(offset), toBoundary: unit, inDirection: .storage(.forward))
            return (place as? StringView.Place)?.offset
        }

        expectEqual(end(0, .character), 2)
        expectEqual(end(2, .character), 4)
        expectEqual(end(5, .word), 8)
        expectEqual(end(8, .word), 14)
    }

    @Test("The document is the whole text")
    func document() {
        expectEqual(range("abc", 1, .document, .forward), 0..<3)
        expectEqual(boundary("abc", 1, .document, .backward), 0)
        expectNil(boundary("abc", 3, .document, .forward))
    }

    @Test("Left and right follow the text's direction on the screen")
    func layoutDirections() {
        let view = StringView("one two")
        let tokenizer = UITextInputStringTokenizer(textInput: view)
        func end(_ direction: UITextLayoutDirection) -> Int? {
            let place = tokenizer.position(
                from: StringView.Place(5), toBoundary: .word, inDirection: .layout(direction))
            return (place as? StringView.Place)?.offset
        }

        expectEqual(end(.left), 4)
        expectEqual(end(.right), 7)
    }

    /// The units of a window of the text around a position equal the units of the whole text.
    @Test("Long texts have the same units as short ones", arguments: [1, 2, 3, 4] as [UInt64])
    func longTexts(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let word = "wörd 😀 ab, "
        let padding = String(repeating: word, count: 200)
        let text = "Start. It is: \(padding)\nHere, a middle. And more\n\(padding)"
        let start = "Start. It is: \(padding)".utf16.count

        for _ in 0..<20 {
            let offset = Int.random(in: 0...24, using: &random)
            for unit in [UITextGranularity.character, .word, .paragraph] {
                let long = range(text, start + 1 + offset, unit, .forward)
                let short = range("Here, a middle. And more\n", offset, unit, .forward)
                expectEqual(
                    long, short.map { $0.lowerBound + start + 1..<$0.upperBound + start + 1 },
                    "seed \(seed), offset \(offset), \(unit)")
            }
        }
        expectEqual(range(text, 10, .paragraph, .forward), 0..<start)
    }

    @Test("A tokenizer does not keep its text")
    func ownership() {
        weak var gone: StringView?
        let tokenizer: UITextInputStringTokenizer
        do {
            let view = StringView("abc")
            gone = view
            tokenizer = UITextInputStringTokenizer(textInput: view)
        }

        expectNil(gone)
        expectNil(
            tokenizer.position(from: StringView.Place(0), toBoundary: .word, inDirection: .storage(.forward)))
    }
}

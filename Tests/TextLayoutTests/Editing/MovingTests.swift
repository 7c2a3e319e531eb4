import Expectations
import Foundation
import RandomSupport
import Testing

@testable import TextLayout

@MainActor @Suite("Editable text: moving")
struct MovingTests {
    private func text(_ string: String, _ caret: Int) -> TextStore {
        let text = TextStore(TextDocument(string))
        text.select(TextSelection(caret..<caret))
        return text
    }

    @Test("By character a caret passes one visible character")
    func characters() {
        let text = text("a😀e\u{301}", 0)

        var places: [Int] = []
        for _ in 0..<4 {
            text.move(.forward)
            places.append(text.selection.range.lowerBound)
        }
        for _ in 0..<4 {
            text.move(.backward)
            places.append(text.selection.range.lowerBound)
        }

        expectEqual(places, [1, 3, 5, 5, 3, 1, 0, 0])
    }

    @Test("Without extending, a selection becomes the caret at its end in the direction")
    func collapsing() {
        let text = text("abcdef", 0)

        text.select(TextSelection(2..<4))
        text.move(.backward)
        expectEqual(text.selection.range, 2..<2)
        text.select(TextSelection(2..<4))
        text.move(.forward)
        expectEqual(text.selection.range, 4..<4)
    }

    @Test("The first extension decides which end of a selection stays")
    func anchors() {
        let text = text("abcdef", 0)

        text.select(TextSelection(2..<4))
        text.move(.backward, isExtending: true)
        expectEqual(text.selection.range, 1..<4)
        for _ in 0..<4 { text.move(.forward, isExtending: true) }
        expectEqual(text.selection.range, 4..<5)
        expectEqual(text.selection.anchor, .start)

        text.select(TextSelection(2..<4))
        text.move(.forward, isExtending: true)
        expectEqual(text.selection.range, 2..<5)
    }

    @Test("A caret is the end that stays")
    func extendingCaret() {
        let text = text("abcdef", 3)

        text.move(.backward, isExtending: true)
        text.move(.backward, isExtending: true)
        expectEqual(text.selection.range, 1..<3)
        for _ in 0..<5 { text.move(.forward, isExtending: true) }
        expectEqual(text.selection.range, 3..<6)
    }

    @Test("By word a caret moves to beginnings backward and to ends forward")
    func words() {
        let text = text("Hello, big world", 7)

        text.move(.forward, by: .word)
        expectEqual(text.selection.range, 10..<10)
        text.move(.forward, by: .word)
        expectEqual(text.selection.range, 16..<16)
        text.move(.backward, by: .word)
        text.move(.backward, by: .word)
        text.move(.backward, by: .word)
        expectEqual(text.selection.range, 0..<0)
    }

    @Test("By paragraph a caret moves to its ends, and then on")
    func paragraphs() {
        let text = text("one\ntwo\nthree", 5)

        text.move(.forward, by: .paragraph)
        expectEqual(text.selection.range, 7..<7)
        text.move(.forward, by: .paragraph)
        expectEqual(text.selection.range, 13..<13)
        text.move(.backward, by: .paragraph)
        text.move(.backward, by: .paragraph)
        expectEqual(text.selection.range, 4..<4)
    }

    @Test("By line a caret stays on its line at a soft break")
    func lines() {
        let plain = PlainText("some words that are broken", width: 100)
        let text = text("some words that are broken", 3)
        let end = plain.lines.line(at: TextPlace(0)).range.upperBound

        text.move(.forward, by: .line, lines: plain.lines)
        expectEqual(text.selection, TextSelection(TextPlace(end, .upstream)))
        text.move(.forward, by: .line, lines: plain.lines)
        expectEqual(text.selection.range, end..<end)
        text.move(.backward, by: .line, lines: plain.lines)
        expectEqual(text.selection.range, 0..<0)
    }

    @Test("Up and down keep the distance from the left")
    func column() {
        let string = "a long line\nb\nanother line"
        let plain = PlainText(string)
        let text = text(string, 8)

        text.move(.down, lines: plain.lines)
        expectEqual(text.selection.range, 13..<13)
        text.move(.down, lines: plain.lines)
        let x = plain.lines.caretRect(at: TextPlace(8)).minX
        #expect(abs(plain.lines.caretRect(at: text.selection.place(of: .end)).minX - x) < 6)
        text.move(.down, lines: plain.lines)
        expectEqual(text.selection.range, 26..<26)
        text.move(.up, lines: plain.lines)
        text.move(.up, lines: plain.lines)
        expectEqual(text.selection.range, 8..<8)
        text.move(.up, lines: plain.lines)
        expectEqual(text.selection.range, 0..<0)
    }

    @Test("Left is forward in text from right to left")
    func leftAndRight() {
        let plain = PlainText("שלום")
        let text = text("שלום", 0)

        text.move(.left, lines: plain.lines)
        text.move(.left, lines: plain.lines)
        expectEqual(text.selection.range, 2..<2)
        text.move(.right, lines: plain.lines)
        expectEqual(text.selection.range, 1..<1)
    }

    @Test("To the document's ends")
    func document() {
        let text = text("one\ntwo", 2)

        text.move(.forward, by: .document, isExtending: true)
        expectEqual(text.selection.range, 2..<7)
        text.move(.backward, by: .document)
        expectEqual(text.selection.range, 0..<0)
    }

    @Test("Deleting by unit deletes the text that a caret would pass")
    func deleting() {
        let plain = PlainText("Hello, big world")
        let text = text("Hello, big world", 12)

        expectEqual(text.deletion(.backward, by: .word)?.range, 11..<12)
        expectEqual(text.deletion(.forward, by: .word)?.range, 12..<16)
        expectEqual(text.deletion(.backward, by: .line, lines: plain.lines)?.range, 0..<12)
        text.select(TextSelection(5..<8))
        expectEqual(text.deletion(.backward, by: .word)?.range, 5..<8)
    }

    @Test("At a line's beginning the break before it is deleted, at a paragraph's end the one after it")
    func deletingBreaks() {
        let text = text("one\r\ntwo", 5)

        expectEqual(text.deletion(.backward, by: .line)?.range, 3..<5)
        text.select(TextSelection(3..<3))
        expectEqual(text.deletion(.forward, by: .paragraph)?.range, 3..<5)
        text.select(TextSelection(1..<1))
        expectEqual(text.deletion(.forward, by: .paragraph)?.range, 1..<3)
        text.select(TextSelection(8..<8))
        expectNil(text.deletion(.forward))
    }

    @Test("A unit at a boundary is the one in the direction")
    func units() {
        let units = TextUnits(TextRope("how are you\nI am fine"))

        expectNil(units.range(of: .word, at: 3, isForward: true))
        expectEqual(units.range(of: .word, at: 3, isForward: false), 0..<3)
        expectEqual(units.range(of: .word, at: 4, isForward: true), 4..<7)
        expectEqual(units.range(of: .line, at: 11, isForward: true), 0..<11)
        expectEqual(units.range(of: .line, at: 12, isForward: false), 12..<21)
        expectTrue(units.isBoundary(3, of: .word, isForward: true))
        expectFalse(units.isBoundary(3, of: .word, isForward: false))
        expectTrue(units.isBoundary(4, of: .word, isForward: false))
        expectFalse(units.isBoundary(4, of: .word, isForward: true))
        expectTrue(units.isBoundary(11, of: .paragraph, isForward: true))
        expectTrue(units.isBoundary(12, of: .paragraph, isForward: false))
        expectEqual(units.boundary(of: .word, from: 3, isForward: true), 7)
        expectNil(units.boundary(of: .word, from: 21, isForward: true))
        expectEqual(units.boundary(of: .paragraph, from: 11, isForward: true), 21)
        expectEqual(units.boundary(of: .line, from: 12, isForward: false), 0)
        expectEqual(units.boundary(of: .document, from: 4, isForward: true), 21)
    }
    @Test("The empty paragraph after the last break is a separate unit")
    func lastParagraph() {
        for (string, length) in [("\n", 1), ("Note\n", 5), ("a\r\n", 3), ("a\n\n", 3)] {
            let units = TextUnits(TextRope(string))
            for isForward in [true, false] {
                expectEqual(units.range(of: .paragraph, at: length, isForward: isForward), length..<length)
                expectEqual(units.range(of: .line, at: length, isForward: isForward), length..<length)
            }
            let text = text(string, length)
            text.move(.forward, by: .paragraph)
            expectEqual(text.selection.range, length..<length)
        }
        expectEqual(TextUnits(TextRope("Note\n")).boundary(of: .paragraph, from: 4, isForward: true), 5)
        expectEqual(TextUnits(TextRope("a\r\nb")).boundary(of: .paragraph, from: 2, isForward: true), 4)
        let text = text("Note\n", 4)
        text.move(.forward, by: .paragraph)
        expectEqual(text.selection.range, 5..<5)
    }

    @Test(
        "Units of any text are around the offset, and the next boundary is in the direction",
        arguments: RandomSeeds.batches(60))
    func anyUnits(seeds: RandomSeeds) {
        for seed in seeds {
            var random = SeededGenerator(seed: UInt64(seed))
            let string = HostileText.make(&random, most: 8)
            let plain = PlainText(string, width: random.pick([20, 60, nil]))
            let (rope, lines) = (TextRope(string), random.below(2) == 0 ? plain.lines : nil)
            let units = TextUnits(rope, lines: lines)
            for offset in -1...rope.length + 1 {
                for unit in TextUnit.allCases {
                    for isForward in [true, false] {
                        let name = "seed \(seed), \(unit) at \(offset), \(isForward)"
                        let range = units.range(of: unit, at: offset, isForward: isForward)
                        _ = units.isBoundary(offset, of: unit, isForward: isForward)
                        let boundary = units.boundary(of: unit, from: offset, isForward: isForward)
                        guard 0...rope.length ~= offset else {
                            expectTrue(range == nil && boundary == nil, "\(name)")
                            continue
                        }
                        if let range, !rope.isInsideBreak(offset) {
                            expectTrue(range.lowerBound <= offset && offset <= range.upperBound, "\(name): \(range)")
                        }
                        if let boundary {
                            expectTrue(isForward ? boundary > offset : boundary < offset, "\(name): \(boundary)")
                            expectTrue(0...rope.length ~= boundary, "\(name): \(boundary)")
                        }
                    }
                }
            }
        }
    }
}

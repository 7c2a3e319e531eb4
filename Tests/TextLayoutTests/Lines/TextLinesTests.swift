import CoreGraphics
import Expectations
import Foundation
import RandomSupport
import Testing

@testable import TextLayout

private let lineHeight = 17 * FontDescription.systemLineHeight

@MainActor @Suite("Text layout: lines of long text")
struct TextLinesTests {
    @Test("Empty text is an empty line")
    func empty() {
        let plain = PlainText("")

        let lines = plain.lines.lines(from: 0, to: 100)

        expectTrue(lines.count == 1 && lines[0].range == 0..<0 && lines[0].breakLength == 0)
        expectEqual(plain.lines.caretRect(at: TextPlace(0)).size, CGSize(width: 0, height: lineHeight))
        expectEqual(plain.lines.height, lineHeight)
    }

    @Test("After a break at the end a further line begins")
    func lastBreak() {
        let plain = PlainText("a\n")

        let lines = plain.lines.lines(from: 0, to: 100)

        expectEqual(lines.map(\.range), [0..<1, 2..<2])
        expectEqual(lines.map(\.breakLength), [1, 0])
        expectEqual(plain.lines.caretRect(at: TextPlace(2)), CGRect(x: 0, y: lineHeight, width: 0, height: lineHeight))
    }

    @Test("Only visible text is laid out")
    func laziness() {
        let plain = PlainText(String(repeating: "A paragraph.\n", count: 100_000))

        plain.lines.layOut(from: 0, to: 500)

        expectEqual(plain.takeLayouts(), Int((500 / lineHeight).rounded(.up)))
        plain.lines.layOut(from: 1_000_000, to: 1_000_500)
        #expect(plain.takeLayouts() < 30)
        plain.lines.layOut(from: 0, to: 500)
        expectEqual(plain.takeLayouts(), 0)
    }

    @Test("A key lays out only its paragraph")
    func keys() {
        let plain = PlainText(String(repeating: "A paragraph of some length.\n", count: 10_000))
        plain.lines.layOutAll()
        _ = plain.takeLayouts()

        plain.replace(140_003..<140_003, with: "x")
        plain.lines.layOutAll()

        expectEqual(plain.takeLayouts(), 1)
        plain.replace(140_003..<140_003, with: "\n")
        plain.lines.layOutAll()
        expectEqual(plain.takeLayouts(), 2)
        plain.replace(140_003..<140_004, with: "")
        plain.lines.layOutAll()
        expectEqual(plain.takeLayouts(), 1)
    }

    @Test("Visible text does not move while the text above becomes exact")
    func scrollingUp() {
        let long = String(repeating: "wwwwwwwwwwww ", count: 6) + "\n"
        let plain = PlainText(String(repeating: long, count: 200), width: 100)
        let lines = plain.lines
        lines.layOut(from: 2000, to: 2400)
        let first = lines.lines(from: 2000, to: 2400)[0]

        let shift = lines.layOut(from: 1800, to: 2200)

        let line = lines.line(at: TextPlace(first.range.lowerBound))
        expectNotEqual(shift, 0)
        #expect(abs(line.rect.minY - first.rect.minY - shift) < 0.001)
        expectEqual(lines.layOut(from: 1800 + shift, to: 2200 + shift), 0)
    }

    @Test("The anchor follows the text")
    func anchor() {
        let plain = PlainText("a\nb\nc\nd", width: 100)
        let lines = plain.lines
        lines.layOutAll()
        lines.anchor = 2 * lineHeight

        plain.replace(0..<0, with: "x\ny\n")
        lines.layOutAll()
        #expect(abs(lines.anchor - 4 * lineHeight) < 0.001)

        plain.replace(0..<4, with: "")
        plain.replace(5..<5, with: "\nz\nz")
        lines.layOutAll()
        #expect(abs(lines.anchor - 2 * lineHeight) < 0.001)
    }

    @Test("A new width breaks lines again")
    func width() {
        let plain = PlainText(String(repeating: "some words ", count: 10))
        let before = plain.lines.lines(from: 0, to: 1000).count

        plain.lines.setWidth(100)

        #expect(plain.lines.lines(from: 0, to: 1000).count > before)
        plain.lines.setWidth(nil)
        expectEqual(plain.lines.lines(from: 0, to: 1000).count, 1)
    }

    @Test("A paragraph of a megabyte without a space is cut into parts that are laid out quickly")
    func giant() {
        let plain = PlainText(String(repeating: "e\u{301}x😀", count: 200_000))
        let lines = plain.lines

        lines.layOut(from: 100_000, to: 100_500)
        let line = lines.line(at: TextPlace(500_000))

        expectTrue(lines.pieces.elements.allSatisfy { $0.length <= TextPiece.longest })
        #expect(plain.takeLayouts() < 10)
        expectTrue(plain.text.isCharacterBoundary(line.range.lowerBound))
        expectTrue(plain.text.isCharacterBoundary(line.range.upperBound))
        expectEqual(lines.pieces.sum.paragraphs, 1)
        plain.replace(500_000..<500_000, with: "abc")
        expectEqual(lines.pieces.sum.length, plain.text.length)
        expectTrue(lines.pieces.elements.allSatisfy { $0.length <= TextPiece.longest })
    }

    @Test("Parts of a long paragraph have its direction")
    func giantDirection() {
        let plain = PlainText("שלום " + String(repeating: "abc ", count: 4000))

        expectTrue(plain.lines.isRightToLeft(at: 12_000))
    }

    @Test("Lines have the positions of a layout of the whole text", arguments: RandomSeeds.batches(40))
    func whole(seeds: RandomSeeds) {
        for seed in seeds {
            var random = SeededGenerator(seed: UInt64(seed))
            var style = ParagraphStyle()
            style.lineSpacing = random.pick([0, 3])
            style.paragraphSpacing = random.pick([0, 5])
            style.paragraphSpacingBefore = random.pick([0, 7])
            style.headIndent = random.pick([0, 10])
            style.alignment = random.pick([.natural, .center, .right])
            let string = "x" + HostileText.make(&random, most: 40)
            let plain = PlainText(string, width: random.number(30, 300), style: style)
            let whole = Typesetter.layout(
                plain.source.styledText(in: 0..<plain.text.length, ofParagraphAt: 0), width: plain.lines.width)

            let lines = plain.lines.lines(from: 0, to: .infinity)

            expectEqual(lines.map(\.range), whole.lines.map(\.range), "seed \(seed)")
            for (line, expected) in zip(lines, whole.lines) {
                let isNear =
                    abs(line.usedRect.minY - expected.rect.minY) < 0.001
                    && abs(line.usedRect.minX - expected.rect.minX) < 0.001
                    && abs(line.usedRect.width - expected.rect.width) < 0.001
                    && abs(line.baseline - expected.baseline) < 0.001
                guard isNear else {
                    Issue.record("seed \(seed): \(line), not \(expected)")
                    return
                }
            }
            #expect(abs(plain.lines.height - whole.size.height) < 0.001, "seed \(seed)")
        }
    }

    @Test("After any sequence of edits the lines match the text", arguments: RandomSeeds.batches(30))
    func edits(seeds: RandomSeeds) {
        for seed in seeds {
            var random = SeededGenerator(seed: UInt64(seed))
            let plain = PlainText(HostileText.make(&random, most: 60), width: 120)
            for _ in 0..<15 {
                let low = random.below(plain.text.length + 1)
                let range = low..<min(plain.text.length, low + random.below(6))
                let new =
                    random.below(5) == 0
                    ? HostileText.make(&random, most: 10) : random.pick(["", "a", "\n", "\r", " "])
                plain.replace(range, with: new)
                if random.below(3) == 0 { plain.lines.layOut(from: random.number(0, 400), to: 500) }
                expectNil(plain.lines.violatedInvariant, "seed \(seed)")
                let fresh = PlainText(plain.text.string, width: 120)
                guard plain.lines.pieces.elements.map(\.shape) == fresh.lines.pieces.elements.map(\.shape) else {
                    Issue.record("seed \(seed): pieces after \(range) became \(new.debugDescription)")
                    return
                }
                let (lines, expected) = (
                    plain.lines.lines(from: 0, to: .infinity), fresh.lines.lines(from: 0, to: .infinity)
                )
                guard lines.map(\.range) == expected.map(\.range),
                    lines.map(\.breakLength) == expected.map(\.breakLength),
                    abs(plain.lines.height - fresh.lines.height) < 0.001
                else {
                    Issue.record("seed \(seed)")
                    return
                }
            }
        }
    }
}

extension TextPiece {
    fileprivate var shape: [Int] { [length, breakLength, startsParagraph ? 1 : 0, endsParagraph ? 1 : 0] }
}

import Expectations
import Foundation
import RandomSupport
import Testing

@testable import TextLayout

@MainActor @Suite("Text layout: long text")
struct TextRopeTests {
    @Test("A long text equals its initial string")
    func long() {
        let string = String(repeating: "Wörter 😀 und\r\n", count: 10_000)

        let rope = TextRope(string)

        expectEqual(rope.string, string)
        expectEqual(rope.length, string.utf16.count)
        #expect(rope.chunks.count > 100)
    }

    @Test("Half of a surrogate pair reads as U+FFFD")
    func halves() {
        let rope = TextRope("A😀B")

        expectEqual(rope.length, 4)
        expectEqual(rope.string(in: 0..<2), "A\u{FFFD}")
        expectEqual(rope.string(in: 2..<4), "\u{FFFD}B")
        expectEqual(rope.string(in: 1..<3), "😀")
        expectTrue(rope.isInsidePair(2))
        expectFalse(rope.isInsidePair(1))
        expectFalse(rope.isInsidePair(3))
    }

    @Test("Replacing half of a surrogate pair leaves U+FFFD for the other half")
    func replacedHalves() {
        var rope = TextRope("A😀B")

        rope.replace(2..<3, with: "z")

        expectEqual(rope.string, "A\u{FFFD}zB")
        rope = TextRope("A😀B")
        rope.replace(2..<2, with: "z")
        expectEqual(rope.string, "A\u{FFFD}z\u{FFFD}B")
        rope = TextRope("A😀B")
        rope.replace(1..<3, with: "Z")
        expectEqual(rope.string, "AZB")
    }

    @Test("Ranges outside of the text are clamped")
    func clamping() {
        var rope = TextRope("abc")

        rope.replace(2..<100, with: "x")
        rope.replace(50..<60, with: "y")

        expectEqual(rope.string, "abxy")
        expectEqual(rope.string(in: -5..<2), "ab")
        expectNil(rope.unit(at: 4))
        expectNil(rope.unit(at: -1))
    }

    @Test("Characters are found as Swift finds them, at any position", arguments: RandomSeeds.batches(60))
    func characters(seeds: RandomSeeds) {
        for seed in seeds {
            var random = SeededGenerator(seed: UInt64(seed))
            let string = HostileText.make(&random, most: 80)
            let rope = TextRope(string)
            var expected: [Range<Int>] = []
            for character in string {
                let start = expected.last?.upperBound ?? 0
                expected.append(start..<start + character.utf16.count)
            }
            for range in expected {
                for offset in range where rope.characterRange(at: offset) != range {
                    Issue.record("seed \(seed), offset \(offset): \(rope.characterRange(at: offset)), not \(range)")
                    return
                }
                expectEqual(rope.characterBoundary(after: range.lowerBound), range.upperBound)
                expectEqual(rope.characterBoundary(before: range.upperBound), range.lowerBound)
            }
        }
    }

    @Test("Ten thousand combining marks are one character")
    func combiningMarks() {
        let rope = TextRope("x" + String(repeating: "\u{301}", count: 10_000) + "yz")

        expectEqual(rope.characterRange(at: 5000), 0..<10_001)
        expectEqual(rope.characterBoundary(before: 10_002), 10_001)
    }

    @Test("Any sequence of changes equals a string's result", arguments: RandomSeeds.batches(60))
    func random(seeds: RandomSeeds) {
        for seed in seeds {
            var random = SeededGenerator(seed: UInt64(seed))
            var model = Array(HostileText.make(&random, most: seed % 5 == 0 ? 4000 : 50).utf16)
            var rope = TextRope(String(decoding: model, as: UTF16.self))
            for _ in 0..<30 {
                let low = random.below(model.count + 1)
                let range = low..<min(model.count, low + random.below(random.below(6) == 0 ? model.count + 1 : 5))
                let new = HostileText.make(&random, most: random.below(10) == 0 ? 1000 : 3)
                rope.replace(range, with: new)
                // The remaining half of a pair is U+FFFD.
                for cut in [range.lowerBound, range.upperBound] where cut < model.count {
                    if UTF16.isTrailSurrogate(model[cut]) { (model[cut - 1], model[cut]) = (0xFFFD, 0xFFFD) }
                }
                model.replaceSubrange(range, with: Array(new.utf16))
                expectNil(rope.violatedInvariant, "seed \(seed)")
                guard rope.length == model.count, rope.string == String(decoding: model, as: UTF16.self) else {
                    Issue.record("seed \(seed)")
                    return
                }
            }
        }
    }

    @Test("Paragraphs equal NSString's", arguments: RandomSeeds.batches(40))
    func paragraphs(seeds: RandomSeeds) {
        for seed in seeds {
            var random = SeededGenerator(seed: UInt64(seed))
            let words = ["a", "bc", "\n", "\r", "\r\n", "\u{2029}", "😀", String(repeating: "x", count: 900)]
            let string = (0..<random.below(30)).map { _ in random.pick(words) }.joined()
            let rope = TextRope(string)
            var (breaks, start) = ([(Int, Int)](), 0)
            rope.forEachBreak(in: 0..<rope.length) { breaks.append(($0, $1)) }
            for (end, length) in breaks {
                let content = rope.string(in: start..<end - length)
                #expect(!content.utf16.contains(where: TextRope.isBreak), "seed \(seed)")
                for offset in start..<end where rope.paragraphRange(at: offset) != start..<end {
                    Issue.record(
                        "seed \(seed), offset \(offset): \(rope.paragraphRange(at: offset)), not \(start..<end)")
                    return
                }
                expectEqual(rope.paragraphContent(at: start), start..<end - length)
                start = end
            }
            expectEqual(rope.paragraphRange(at: rope.length), start..<rope.length, "seed \(seed)")
            #expect(!rope.string(in: start..<rope.length).utf16.contains(where: TextRope.isBreak), "seed \(seed)")
        }
    }

    @Test("Words are without spaces and signs")
    func words() {
        let rope = TextRope("Hello, big world.\nIt's 3.5 km")

        let words = rope.segments(.word, around: 0).ranges.map { rope.string(in: $0) }

        expectEqual(words, ["Hello", "big", "world", "It's", "3.5", "km"])
        expectEqual(rope.end(of: .word, after: 5), 10)
        expectEqual(rope.start(of: .word, before: 7), 0)
        expectNil(rope.range(of: .word, at: 5, isForward: true))
        expectEqual(rope.range(of: .word, at: 5, isForward: false), 0..<5)
        expectEqual(rope.end(of: .word, after: rope.length), rope.length)
    }

    @Test("Sentences are without the spaces between them")
    func sentences() {
        let rope = TextRope("One is here. Two is there! Three?")

        let sentences = rope.segments(.sentence, around: 0).ranges.map { rope.string(in: $0) }

        expectEqual(sentences, ["One is here.", "Two is there!", "Three?"])
    }

    @Test("Words are found far away, after thousands of breaks")
    func farWords() {
        let rope = TextRope("first" + String(repeating: "\n", count: 100_000) + "last")

        expectEqual(rope.end(of: .word, after: 5), 100_009)
        expectEqual(rope.start(of: .word, before: 100_005), 0)
    }
}

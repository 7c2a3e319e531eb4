import Expectations
import Foundation
import RandomSupport
import Testing

@testable import TextLayout

private let tag = NSAttributedString.Key("tag")

@MainActor @Suite("Text layout: documents")
struct TextDocumentTests {
    @Test("A document equals its initial attributed string")
    func attributedStrings() {
        let string = NSMutableAttributedString(string: "one two 😀", attributes: [tag: 1])
        string.setAttributes([tag: 2], range: NSRange(location: 4, length: 3))

        let document = TextDocument(string)

        expectEqual(document.attributedString, string)
        expectEqual(document.attributes(at: 5)?.range, 4..<7)
        expectEqual(document.attributes(at: 5)?.values[tag] as? Int, 2)
        expectEqual(document.attributedString(in: 4..<7).string, "two")
    }

    @Test("Runs with equal attributes are one")
    func joining() {
        var document = TextDocument("aaaccc", attributes: [tag: 1])

        document.replace(3..<3, with: "b", attributes: [tag: 1])
        expectEqual(document.attributes(at: 0)?.range, 0..<7)
        document.changeAttributes(in: 3..<4) { $0 = [tag: 2] }
        expectEqual(document.attributes(at: 3)?.range, 3..<4)
        document.changeAttributes(in: 0..<7) { $0[tag] = 1 }
        expectEqual(document.attributes(at: 0)?.range, 0..<7)
    }

    @Test("An empty document has no attributes")
    func empty() {
        var document = TextDocument("a", attributes: [tag: 1])

        document.replace(0..<1, with: "", attributes: [:])

        #expect(document.isEmpty)
        expectNil(document.attributes(at: 0))
        #expect(document.runs.isEmpty)
    }

    @Test("Any sequence of changes equals an attributed string's result", arguments: RandomSeeds.batches(40))
    func random(seeds: RandomSeeds) {
        for seed in seeds {
            var random = SeededGenerator(seed: UInt64(seed))
            var document = TextDocument()
            // A tag for each unit.
            var (model, tags) = ([UInt16](), [Int]())
            for _ in 0..<40 {
                let low = random.below(model.count + 1)
                let range = low..<min(model.count, low + random.below(8))
                let value = random.below(3)
                if random.below(3) == 0 {
                    document.changeAttributes(in: range) { $0 = [tag: value] }
                    for index in range { tags[index] = value }
                } else {
                    let new = String(repeating: random.pick(["a", "b", "\n"]), count: random.below(6))
                    document.replace(range, with: new, attributes: [tag: value])
                    model.replaceSubrange(range, with: Array(new.utf16))
                    tags.replaceSubrange(range, with: new.utf16.map { _ in value })
                }
                guard document.string == String(decoding: model, as: UTF16.self), agree(document, tags) else {
                    Issue.record("seed \(seed)")
                    return
                }
            }
        }
    }

    private func agree(_ document: TextDocument, _ tags: [Int]) -> Bool {
        var found: [Int] = []
        document.forEachRun(in: 0..<document.length) { attributes, range in
            found += range.map { _ in attributes[tag] as? Int ?? -1 }
            return true
        }
        return found == tags && document.violatedInvariant == nil
    }
}

import Expectations
import Foundation
import RandomSupport
import Testing

@testable import TextLayout

/// The same with plain strings and arrays, slowly.
private struct Model {
    var units: [UInt16] = []
    var selection = 0..<0
    var marked: Range<Int>?

    var string: String { String(decoding: units, as: UTF16.self) }

    /// The offsets of characters, and the end.
    var boundaries: [Int] { string.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf16.count) } }

    func isInsidePair(_ offset: Int) -> Bool { offset < units.count && UTF16.isTrailSurrogate(units[offset]) }

    func widened(_ range: Range<Int>) -> Range<Int> {
        let low = range.lowerBound - (isInsidePair(range.lowerBound) ? 1 : 0)
        if range.isEmpty { return low..<low }
        return low..<range.upperBound + (isInsidePair(range.upperBound) ? 1 : 0)
    }

    mutating func replace(_ range: Range<Int>, with string: String) {
        guard !range.isEmpty || !string.isEmpty else {
            selection = range
            return
        }
        units.replaceSubrange(range, with: Array(string.utf16))
        let end = range.lowerBound + string.utf16.count
        let caret = boundaries.first { $0 >= end } ?? units.count
        selection = caret..<caret
    }

    mutating func insert(_ string: String) {
        replace(widened(marked ?? selection), with: string)
        marked = nil
    }

    mutating func mark(_ string: String) {
        let range = widened(marked ?? selection)
        guard !string.isEmpty else {
            if marked != nil { replace(range, with: "") }
            marked = nil
            return
        }
        replace(range, with: string)
        marked = range.lowerBound..<range.lowerBound + string.utf16.count
    }

    mutating func delete(backward: Bool) {
        var range = widened(selection)
        if selection.isEmpty {
            let caret = selection.lowerBound
            let (before, behind) = (boundaries.last { $0 < caret }, boundaries.first { $0 > caret })
            if !boundaries.contains(caret) {
                range = (before ?? 0)..<(behind ?? units.count)
            } else if backward, let before {
                let isThai = caret - before > 1 && 0x0E00...0x0EFF ~= units[caret - 1]
                range = (isThai ? caret - 1 : before)..<caret
            } else if !backward, let behind {
                range = caret..<behind
            } else {
                return
            }
        }
        if let old = marked {
            if range.upperBound <= old.lowerBound {
                marked = old.lowerBound - range.count..<old.upperBound - range.count
            } else if range.lowerBound < old.upperBound {
                let isInside = range.lowerBound >= old.lowerBound && range.upperBound <= old.upperBound
                marked = isInside && range != old ? old.lowerBound..<old.upperBound - range.count : nil
            }
        }
        replace(range, with: "")
    }
}

@MainActor @Suite("Editable text: random editing")
struct RandomEditingTests {
    @Test(
        "Any sequence of keys equals a plain string's result, and can be undone", arguments: RandomSeeds.batches(100))
    func random(seeds: RandomSeeds) {
        for seed in seeds {
            var random = SeededGenerator(seed: UInt64(seed))
            let text = TextStore()
            var model = Model()
            var undone: [TextEdit] = []
            for step in 0..<60 {
                let new = HostileText.make(&random, most: 3)
                switch random.below(7) {
                case 0:
                    let low = random.below(model.units.count + 1)
                    model.selection = low..<min(model.units.count, low + random.below(4))
                    text.select(TextSelection(model.selection))
                case 1:
                    model.mark(new)
                    text.marking(new, selectedRange: new.utf16.count..<new.utf16.count).map {
                        undone.append(text.apply($0))
                    }
                case 2, 3:
                    model.delete(backward: true)
                    text.deletion(.backward).map { undone.append(text.apply($0)) }
                case 4:
                    model.delete(backward: false)
                    text.deletion(.forward).map { undone.append(text.apply($0)) }
                default:
                    model.insert(new)
                    undone.append(text.apply(text.insertion(of: new)))
                }
                expectNil(text.violatedInvariant, "seed \(seed), step \(step)")
                let isEqual =
                    text.document.string == model.string && text.selection.range == model.selection
                    && text.markedRange == model.marked
                guard isEqual else {
                    Issue.record(
                        "seed \(seed), step \(step): \(text.document.string.debugDescription) \(text.selection.range) \(String(describing: text.markedRange)), not \(model.string.debugDescription) \(model.selection) \(String(describing: model.marked))"
                    )
                    return
                }
            }
            for edit in undone.reversed() { text.apply(edit) }
            expectTrue(text.document.isEmpty && text.markedRange == nil, "seed \(seed)")
        }
    }

    @Test("After any movement, a caret is between characters", arguments: RandomSeeds.batches(30))
    func moving(seeds: RandomSeeds) {
        let directions: [TextDirection] = [.forward, .backward, .left, .right, .up, .down]
        for seed in seeds {
            var random = SeededGenerator(seed: UInt64(seed))
            let string = HostileText.make(&random, most: 60)
            let plain = PlainText(string, width: random.number(40, 200))
            let text = TextStore(TextDocument(string))
            for _ in 0..<60 {
                text.move(
                    random.pick(directions), by: random.pick(TextUnit.allCases), isExtending: random.below(3) == 0,
                    lines: plain.lines)
                let range = text.selection.range
                guard plain.text.isCharacterBoundary(range.lowerBound), plain.text.isCharacterBoundary(range.upperBound)
                else {
                    Issue.record("seed \(seed): \(range) in \(string.debugDescription)")
                    return
                }
            }
        }
    }
}

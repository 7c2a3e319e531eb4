import Foundation
import RandomSupport
import Testing
import UIKit

/// A text as an array of UTF-16 units with their attributes.
private struct UnitText: Equatable {
    struct Unit: Equatable {
        var code: UInt16
        var values: [String: Int]
    }

    var units: [Unit] = []

    var string: String { String(decoding: units.map(\.code), as: UTF16.self) }

    /// Replaces units. Of a surrogate pair at an end of the range, U+FFFD remains.
    mutating func replace(_ range: Range<Int>, with text: String) {
        let inherited =
            !range.isEmpty
            ? units[range.lowerBound].values
            : range.lowerBound > 0 ? units[range.lowerBound - 1].values : units.first?.values
        if range.lowerBound > 0, range.lowerBound < units.count, UTF16.isTrailSurrogate(units[range.lowerBound].code) {
            units[range.lowerBound - 1].code = 0xFFFD
            if range.isEmpty { units[range.lowerBound].code = 0xFFFD }
        }
        if !range.isEmpty, range.upperBound < units.count, UTF16.isTrailSurrogate(units[range.upperBound].code) {
            units[range.upperBound].code = 0xFFFD
        }
        units.replaceSubrange(range, with: text.utf16.map { Unit(code: $0, values: inherited ?? [:]) })
    }

    mutating func change(_ range: Range<Int>, _ change: (inout [String: Int]) -> Void) {
        for index in range { change(&units[index].values) }
    }
}

extension [NSAttributedString.Key: Any] {
    fileprivate var numbers: [String: Int] {
        reduce(into: [:]) { if let value = $1.value as? Int { $0[$1.key.rawValue] = value } }
    }

    fileprivate init(_ numbers: [String: Int]) {
        self = numbers.reduce(into: [:]) { $0[NSAttributedString.Key($1.key)] = $1.value }
    }
}

/// A storage with its own text, as programs implement it.
private final class OwnStorage: NSTextStorage {
    private var text = UnitText()

    override var string: String { text.string }

    override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
        let (units, values) = (text.units, text.units[location].values)
        let start = units[..<location].lastIndex { $0.values != values }.map { $0 + 1 } ?? 0
        let end = units[location...].firstIndex { $0.values != values } ?? units.count
        range?.pointee = NSRange(start..<end)
        return [NSAttributedString.Key: Any](values)
    }

    override func replaceCharacters(in range: NSRange, with str: String) {
        beginEditing()
        text.replace(range.location..<range.upperBound, with: str)
        edited([.editedCharacters, .editedAttributes], range: range, changeInLength: str.utf16.count - range.length)
        endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        beginEditing()
        text.change(range.location..<range.upperBound) { $0 = attrs?.numbers ?? [:] }
        edited(.editedAttributes, range: range, changeInLength: 0)
        endEditing()
    }
}

@MainActor
@Suite("Random text storages", .serialized)
struct RandomStorageTests {
    private static let pieces = [
        "", "a", "bc ", "\n", "\r", "\r\n", "é", "e\u{301}", "\u{301}", "😀", "👨‍👩‍👧", "\u{200D}", "\u{FE0F}", "🇯🇵", "🇩", "กำ",
        "שלום", "\0",
        "\u{2066}", "\u{FFFD}",
    ]

    @Test(
        "A storage's characters and attributes equal an array of UTF-16 units, wherever its edits cut",
        arguments: RandomSeeds.batches(200), [false, true])
    func random(seeds: RandomSeeds, isOwn: Bool) throws {
        for seed in seeds { try run(seed, isOwn ? OwnStorage() : NSTextStorage()) }
    }

    private func run(_ seed: Int, _ storage: NSTextStorage) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        var model = UnitText()
        let manager = NSLayoutManager()
        manager.addTextContainer(NSTextContainer(size: CGSize(width: 200, height: 0)))
        storage.addLayoutManager(manager)
        for step in 0..<30 {
            let isGroup = random.below(4) == 0
            if isGroup { storage.beginEditing() }
            for _ in 0..<(isGroup ? 3 : 1) { act(storage, &model, &random) }
            if isGroup { storage.endEditing() }
            try check(storage, model, &random, "seed \(seed), step \(step)")
            try #require(manager.numberOfGlyphs == model.units.count, "seed \(seed), step \(step)")
        }
    }

    private func act(_ storage: NSTextStorage, _ model: inout UnitText, _ random: inout SeededGenerator) {
        let low = random.below(model.units.count + 1)
        let range = low..<min(model.units.count, low + random.below(random.below(3) == 0 ? 20 : 4))
        let (place, piece) = (NSRange(range), random.pick(Self.pieces) + random.pick(Self.pieces))
        let (name, value) = (random.pick(["x", "y"]), random.below(3))
        let key = NSAttributedString.Key(name)
        switch random.below(12) {
        case 0, 1, 2:
            storage.replaceCharacters(in: place, with: piece)
            model.replace(range, with: piece)
        case 3:
            storage.deleteCharacters(in: place)
            model.replace(range, with: "")
        case 4:
            storage.mutableString.replaceCharacters(in: place, with: piece)
            model.replace(range, with: piece)
        case 5:
            storage.mutableString.append(piece)
            model.replace(model.units.count..<model.units.count, with: piece)
        case 6, 7:
            storage.replaceCharacters(in: place, with: NSAttributedString(string: piece, attributes: [key: value]))
            model.replace(range, with: piece)
            model.change(range.lowerBound..<range.lowerBound + piece.utf16.count) { $0 = [name: value] }
        case 8:
            storage.setAttributes([key: value], range: place)
            model.change(range) { $0 = [name: value] }
        case 9, 10:
            storage.addAttribute(key, value: value, range: place)
            model.change(range) { $0[name] = value }
        default:
            storage.removeAttribute(key, range: place)
            model.change(range) { $0[name] = nil }
        }
    }

    private func check(
        _ storage: NSTextStorage, _ model: UnitText, _ random: inout SeededGenerator, _ name: String
    ) throws {
        try #require(Array(storage.string.utf16) == model.units.map(\.code), "\(name)")
        try #require(
            storage.length == model.units.count && storage.mutableString.length == model.units.count, "\(name)")
        let copies = [
            NSAttributedString(attributedString: storage), NSMutableAttributedString(attributedString: storage),
            storage.copy() as? NSAttributedString, storage.mutableCopy() as? NSAttributedString,
        ]
        for text in [storage] + copies { try expect(text, model.units[...], name) }
        let low = random.below(model.units.count + 1)
        let range = low..<low + random.below(model.units.count - low + 1)
        var part = model.units[range]
        // Halves of pairs at its ends.
        if let first = part.first, UTF16.isTrailSurrogate(first.code) { part[range.lowerBound].code = 0xFFFD }
        if let last = part.last, UTF16.isLeadSurrogate(last.code) { part[range.upperBound - 1].code = 0xFFFD }
        try expect(storage.attributedSubstring(from: NSRange(range)), part, "\(name), \(range)")
    }

    private func expect(_ text: NSAttributedString?, _ units: ArraySlice<UnitText.Unit>, _ name: String) throws {
        let text = try #require(text)
        try #require(Array(text.string.utf16) == units.map(\.code), "\(name)")
        try #require(text.length == units.count, "\(name)")
        for (index, unit) in units.enumerated() {
            var run = NSRange()
            let values = text.attributes(at: index, effectiveRange: &run).numbers
            try #require(values == unit.values && run.contains(index), "\(name), at \(index)")
        }
    }
}

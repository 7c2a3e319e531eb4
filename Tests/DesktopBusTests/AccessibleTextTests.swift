import AccessibilityTree
import Expectations
import RandomSupport
import Testing

@testable import DesktopBus

/// Parts and offsets of texts for screen readers, which count Unicode scalars.
@Suite("Texts for screen readers")
struct AccessibleTextTests {
    @Test("Offsets count scalars, and are converted to UTF-16 units")
    func offsets() throws {
        var node = AccessibilityNode(id: 1, role: .textField, isElement: true)
        node.text = AccessibilityText("a😀b", selection: 3..<4, isEditable: true)
        let text = try #require(AccessibleText(of: node))
        expectEqual(text.count, 3)
        expectEqual(text.selection, 2..<3)
        expectEqual(text.units(1..<2), 1..<3)
        expectEqual(text.part(1, 2), "😀")
        expectEqual(text.part(-5, -1), "a😀b")
        expectEqual(text.part(2, 1), "")
        expectEqual(text.part(7, 9), "")
    }

    @Test(
        "Parts contain an offset",
        arguments: [
            (AccessibleText.Granularity.character, 4, "o"), (.word, 1, "Hello "), (.word, 5, "Hello "),
            (.word, 6, "wörld.\n"),
            (.word, 13, "It "), (.sentence, 14, "It rains. "), (.sentence, 24, "Now."), (.line, 3, "Hello wörld.\n"),
            (.paragraph, 20, "It rains. Now."),
        ])
    func parts(_ granularity: AccessibleText.Granularity, _ offset: Int, _ expected: String) {
        let text = AccessibleText("Hello wörld.\nIt rains. Now.")
        let range = text.part(at: offset, granularity)
        expectEqual(text.part(range.lowerBound, range.upperBound), expected)
    }

    @Test("Offsets out of range have an empty part")
    func outOfRange() {
        let text = AccessibleText("ab")
        for granularity in [AccessibleText.Granularity.character, .word, .sentence, .line, .paragraph] {
            for offset in [-1, 2, .max, .min] { expectEqual(text.part(at: offset, granularity), 2..<2) }
        }
    }

    @Test("Each part of a text begins at the end of the previous part, for random texts", arguments: UInt64(0)..<40)
    func adjacentParts(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let alphabet = Array("ab .!?\né😀-1")
        let count = Int.random(in: 0..<60, using: &random)
        let text = AccessibleText(String((0..<count).compactMap { _ in alphabet.randomElement(using: &random) }))
        for granularity in [AccessibleText.Granularity.character, .word, .sentence, .line, .paragraph] {
            var offset = 0
            while offset < text.count {
                let range = text.part(at: offset, granularity)
                expectEqual(range.lowerBound, offset)
                for inner in range { expectEqual(text.part(at: inner, granularity), range) }
                offset = range.upperBound
            }
        }
    }

    @Test(
        "Changes have the common start and end of both texts",
        arguments: [
            ("abc", "abXc", AccessibleText.Change(offset: 2, removed: "", inserted: "X")),
            ("abc", "ac", AccessibleText.Change(offset: 1, removed: "b", inserted: "")),
            ("aaa", "aa", AccessibleText.Change(offset: 2, removed: "a", inserted: "")),
            ("", "x", AccessibleText.Change(offset: 0, removed: "", inserted: "x")),
            ("old", "new", AccessibleText.Change(offset: 0, removed: "old", inserted: "new")),
        ])
    func changes(_ old: String, _ new: String, _ expected: AccessibleText.Change) {
        expectEqual(AccessibleText(new).change(from: AccessibleText(old)), expected)
        expectNil(AccessibleText(new).change(from: AccessibleText(new)))
    }
}

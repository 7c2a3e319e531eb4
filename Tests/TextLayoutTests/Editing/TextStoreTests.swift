import Expectations
import Foundation
import Testing

@testable import TextLayout

private let tag = NSAttributedString.Key("tag")

/// Text with a selection and a mark.
private func editable(_ string: String, _ selection: Range<Int>, marked: Range<Int>? = nil) -> TextStore {
    let text = TextStore(TextDocument(string))
    let replacement = TextDocument(marked.map { text.document.string(in: $0) } ?? "")
    let edit = TextEdit(
        range: marked ?? 0..<0, replacement: replacement, selection: TextSelection(selection), markedRange: marked)
    text.apply(edit)
    text.select(TextSelection(selection))
    return text
}

extension TextStore {
    /// Deletes, if the text to delete is not empty.
    fileprivate func delete(_ direction: TextDirection, by unit: TextUnit = .character) {
        if let edit = deletion(direction, by: unit) { apply(edit) }
    }
}

@MainActor @Suite("Editable text: changes")
struct TextStoreTests {
    @Test("New text has the caret at its end")
    func fresh() {
        let text = TextStore(TextDocument("abc"))

        expectEqual(text.selection.range, 3..<3)
        expectNil(text.markedRange)
    }

    @Test("Typed text replaces the selection")
    func insertion() {
        let text = editable("abcdef", 1..<3)

        let edit = text.insertion(of: "xyz")
        expectEqual(edit.range, 1..<3)
        expectEqual(edit.replacement.string, "xyz")
        expectEqual(text.document.string, "abcdef")
        text.apply(edit)

        expectEqual(text.document.string, "axyzdef")
        expectEqual(text.selection.range, 4..<4)
    }

    @Test("Typed text has the attributes of the preceding text")
    func typingAttributes() {
        let text = TextStore(TextDocument("ab", attributes: [tag: 1]))

        text.apply(text.insertion(of: "c"))
        text.apply(text.insertion(of: "d", attributes: [tag: 2]))
        text.apply(text.insertion(of: "e"))

        expectEqual(text.document.attributes(at: 2)?.range, 0..<3)
        expectEqual(text.document.attributes(at: 4)?.values[tag] as? Int, 2)
        text.select(TextSelection(0..<1))
        expectEqual(text.typingAttributes[tag] as? Int, 1)
    }

    @Test("After a break typed text has the attributes of the next line")
    func typingAttributesBehindBreak() {
        var document = TextDocument("a\n", attributes: [tag: 1])
        document.replace(2..<2, with: "b", attributes: [tag: 2])
        let text = TextStore(document)

        text.select(TextSelection(2..<2))

        expectEqual(text.typingAttributes[tag] as? Int, 2)
    }

    @Test("Every change can be undone")
    func undo() {
        let text = editable("a😀bc", 1..<3)

        let undone = text.apply(text.insertion(of: "long text"))
        text.apply(undone)

        expectEqual(text.document.string, "a😀bc")
        expectEqual(text.selection.range, 1..<3)
    }

    // MARK: Recorded

    @Test("Recorded: the range of a surrogate pair is replaced as a whole")
    func replacedPair() {
        let text = editable("A😀B", 4..<4)

        text.apply(text.replacement(of: 1..<3, with: "Z"))

        expectEqual(text.document.string, "AZB")
        expectEqual(text.selection.range, 2..<2)
    }

    @Test("Recorded: an offset inside a pair is a position, and its text U+FFFD")
    func insidePair() {
        let text = editable("A😀B", 0..<0)

        text.select(TextSelection(2..<2))

        expectEqual(text.length, 4)
        expectEqual(text.selection.range, 2..<2)
        expectEqual(text.document.string(in: 0..<2), "A\u{FFFD}")
    }

    @Test("Recorded: backspace deletes a whole character", arguments: ["😀", "e\u{301}", "🇩🇪", "👨‍👩‍👧", "한", "\r\n"])
    func backspace(character: String) {
        let text = TextStore(TextDocument("a" + character))

        text.delete(.backward)

        expectEqual(text.document.string, "a")
        expectEqual(text.selection.range, 1..<1)
    }

    @Test("Recorded: of Thai backspace deletes the last mark only")
    func thaiBackspace() {
        let text = TextStore(TextDocument("กิ่"))

        text.delete(.backward)
        expectEqual(text.document.string, "กิ")
        text.delete(.backward)
        expectEqual(text.document.string, "ก")
        text.delete(.backward)
        #expect(text.document.isEmpty)
        expectNil(text.deletion(.backward))
    }

    @Test("Recorded: marked text replaces the selection, and its selection is inside of it")
    func marking() throws {
        let text = editable("abcdef", 2..<4)

        text.apply(try #require(text.marking("XYZ", selectedRange: 1..<2)))

        expectEqual(text.document.string, "abXYZef")
        expectEqual(text.markedRange, 2..<5)
        expectEqual(text.selection.range, 3..<4)
    }

    @Test("Recorded: marking empty text removes the marked text", arguments: [nil, ""] as [String?])
    func markingNothing(string: String?) throws {
        let text = editable("abXYZef", 3..<4, marked: 2..<5)

        text.apply(try #require(text.marking(string, selectedRange: 0..<0)))

        expectEqual(text.document.string, "abef")
        expectNil(text.markedRange)
        expectEqual(text.selection.range, 2..<2)
        expectNil(text.marking(string, selectedRange: 0..<0))
    }

    @Test("A mark stays when the selection changes")
    func selecting() {
        let text = editable("abXYZef", 3..<4, marked: 2..<5)

        text.select(TextSelection(0..<0))

        expectEqual(text.selection.range, 0..<0)
        expectEqual(text.markedRange, 2..<5)
    }

    // MARK: Marks

    @Test("Marked text is replaced by the next marked or typed text")
    func marks() throws {
        let text = editable("ab", 2..<2)

        text.apply(try #require(text.marking("´", selectedRange: 1..<1)))
        text.apply(try #require(text.marking("´´", selectedRange: 9..<20)))
        expectEqual(text.document.string, "ab´´")
        expectEqual(text.markedRange, 2..<4)
        expectEqual(text.selection.range, 4..<4)
        text.apply(text.insertion(of: "é"))

        expectEqual(text.document.string, "abé")
        expectNil(text.markedRange)
        expectEqual(text.selection.range, 3..<3)
    }

    @Test("Marked text stays when it is unmarked")
    func unmarking() {
        let text = editable("abXYZ", 3..<4, marked: 2..<5)

        text.unmark()

        expectEqual(text.document.string, "abXYZ")
        expectNil(text.markedRange)
        expectEqual(text.selection.range, 3..<4)
    }

    @Test("Backspace in marked text shortens it, until the mark is empty")
    func backspaceInMark() {
        let text = editable("abXY", 4..<4, marked: 2..<4)

        text.delete(.backward)
        expectEqual(text.markedRange, 2..<3)
        text.delete(.backward)
        expectNil(text.markedRange)
        expectEqual(text.document.string, "ab")
    }

    @Test("A mark moves with the text before it, and ends when a change cuts it")
    func markMoves() {
        let text = editable("abXYcd", 6..<6, marked: 2..<4)

        text.apply(text.replacement(of: 0..<1, with: "123"))
        expectEqual(text.markedRange, 4..<6)
        text.apply(text.replacement(of: 6..<7, with: ""))
        expectEqual(text.markedRange, 4..<6)
        text.apply(text.replacement(of: 3..<5, with: ""))
        expectNil(text.markedRange)
        expectEqual(text.document.string, "123Yd")
    }

    // MARK: Characters

    @Test("A caret inside a character deletes the character")
    func deletionInsideCharacter() {
        let text = editable("A😀B", 2..<2)

        text.delete(.backward)

        expectEqual(text.document.string, "AB")
        expectEqual(text.selection.range, 1..<1)
    }

    @Test("Typing inside a surrogate pair leaves the pair")
    func typingInsidePair() {
        let text = editable("A😀B", 2..<2)

        text.apply(text.insertion(of: "x"))

        expectEqual(text.document.string, "Ax😀B")
    }

    @Test("Text typed before a combining mark is joined with it, and the caret is after both")
    func joined() {
        let text = editable("a\u{301}b", 0..<1)

        text.apply(text.insertion(of: "e"))

        expectEqual(text.document.string, "e\u{301}b")
        expectEqual(text.selection.range, 2..<2)
    }

    @Test("Null, directional controls and ten thousand combining marks are survived")
    func hostile() {
        let text = TextStore()

        for string in ["a\u{0}b", "\u{202E}\u{2066}", "x" + String(repeating: "\u{301}", count: 10_000)] {
            text.apply(text.insertion(of: string))
        }
        expectEqual(text.selection.range, text.length..<text.length)
        text.delete(.backward)
        expectEqual(text.document.string, "a\u{0}b\u{202E}\u{2066}")
        text.delete(.backward, by: .document)
        #expect(text.document.isEmpty)
    }
}

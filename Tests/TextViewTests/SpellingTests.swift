import Expectations
import IrekoTesting
import Testing
import UIKit

/// Has the words of a test.
private final class TestSpeller: Speller {
    let languages = ["en_US"]
    var words: Set<String> = ["one", "two", "the", "don't"]
    func isCorrect(_ word: String, in language: String) -> Bool { words.contains(word.lowercased()) }
    func suggestions(for word: String, in language: String) -> [String] { word == "teh" ? ["the", "tech"] : [] }
    func hasLearned(_ word: String) -> Bool { learned.contains(word) }
    func setLearned(_ word: String, _ isLearned: Bool) {
        if isLearned { learned.insert(word) } else { learned.remove(word) }
    }
    private var learned: Set<String> = []
}

@MainActor
@Suite("Spelling", .serialized)
struct SpellingTests {
    private func run(_ body: (Stage) throws -> Void) throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            UIContext.current.speller = TestSpeller()
            try body(stage)
        }
    }

    private func find(
        _ checker: UITextChecker, _ text: String, _ range: NSRange? = nil, from start: Int = 0, wrap: Bool = false,
        in language: String = "en_US"
    ) -> NSRange {
        checker.rangeOfMisspelledWord(
            in: text, range: range ?? NSRange(location: 0, length: text.utf16.count), startingAt: start, wrap: wrap,
            language: language)
    }

    @Test(
        "A checker finds the next misspelled word, also with wrapping; ignored and learned words are correct"
    )
    func checker() throws {
        try run { _ in
            let (checker, text) = (UITextChecker(), "one teh 2nd don't two wrod")
            expectEqual(find(checker, text), NSRange(location: 4, length: 3))
            expectEqual(find(checker, text, from: 7), NSRange(location: 22, length: 4))
            expectEqual(find(checker, "teh two", from: 3).location, NSNotFound)
            expectEqual(find(checker, "teh two", from: 3, wrap: true), NSRange(location: 0, length: 3))
            expectEqual(find(checker, text, NSRange(location: 0, length: 3)).location, NSNotFound)
            expectEqual(find(checker, text, NSRange(location: -5, length: Int.max)), NSRange(location: 4, length: 3))
            expectEqual(find(checker, text, in: "en-GB"), NSRange(location: 4, length: 3))
            expectEqual(find(checker, text, in: "de_DE").location, NSNotFound)
            checker.ignoreWord("teh")
            UITextChecker.learnWord("wrod")
            expectEqual(find(checker, text).location, NSNotFound)
            expectTrue(UITextChecker.hasLearnedWord("wrod"))
            UITextChecker.unlearnWord("wrod")
            expectEqual(find(checker, text), NSRange(location: 22, length: 4))
            let range = NSRange(location: 0, length: 3)
            expectEqual(checker.guesses(forWordRange: range, in: "teh", language: "en_US"), ["the", "tech"])
            expectNil(checker.guesses(forWordRange: range, in: "te", language: "en_US"))
            expectEqual(UITextChecker.availableLanguages, ["en_US"])
        }
    }

    @Test(
        "Words in scripts that the dictionary's language is not written in are not checked",
        arguments: ["日本語", "кот", "ไทย"])
    func scripts(word: String) throws {
        try run { _ in
            let text = "one \(word) teh"

            expectEqual(find(UITextChecker(), text), NSRange(location: 5 + word.utf16.count, length: 3))
        }
    }

    @Test("A range that cuts a character has no guesses")
    func cutCharacter() throws {
        try run { _ in
            let range = NSRange(location: 0, length: 1)
            expectEqual(UITextChecker().guesses(forWordRange: range, in: "🎉", language: "en_US"), [])
        }
    }

    @Test("Without dictionaries every word is correct")
    func noDictionary() throws {
        try Stage.run(rootViewController: UIViewController()) { _ in
            expectEqual(find(UITextChecker(), "xyzzy").location, NSNotFound)
            expectEmpty(UITextChecker.availableLanguages)
            expectFalse(UITextChecker.hasLearnedWord("a"))
        }
    }

    /// A text view with the focus.
    private func edit(_ stage: Stage) throws -> UITextView {
        let view = UITextView(frame: CGRect(x: 20, y: 200, width: 240, height: 100))
        view.font = .systemFont(ofSize: 17)
        stage.window.rootViewController?.view.addSubview(view)
        stage.settle()
        view.becomeFirstResponder()
        return view
    }

    private func place(_ view: UITextView, _ start: Int, _ end: Int) throws -> CGRect {
        let first = try #require(view.position(from: view.beginningOfDocument, offset: start))
        let last = try #require(view.position(from: view.beginningOfDocument, offset: end))
        return view.convert(view.firstRect(for: try #require(view.textRange(from: first, to: last))), to: nil)
    }

    /// Whether there is red along the lower edge of characters.
    private func isMarked(_ stage: Stage, _ rect: CGRect) -> Bool {
        stride(from: rect.minX, to: rect.maxX, by: 0.5).contains { x in
            guard let color = stage.pixel(at: CGPoint(x: x, y: rect.maxY - 1.25)) else { return false }
            return color[0] > 200 && color[1] < 120 && color[2] < 120
        }
    }

    @Test(
        "A misspelled word gets red dots when the caret has left it; not without the focus, or if disabled"
    )
    func dots() throws {
        try run { stage in
            let view = try edit(stage)
            stage.type("one teh")
            stage.advance(by: 1)
            expectFalse(isMarked(stage, try place(view, 4, 7)))

            stage.type(" two")
            stage.advance(by: 1)
            expectTrue(isMarked(stage, try place(view, 4, 7)))
            expectFalse(isMarked(stage, try place(view, 0, 3)))

            view.spellCheckingType = .no
            stage.advance(by: 1)
            expectFalse(isMarked(stage, try place(view, 4, 7)))
            view.spellCheckingType = .yes
            stage.advance(by: 1)
            expectTrue(isMarked(stage, try place(view, 4, 7)))
            view.resignFirstResponder()
            stage.advance(by: 1)
            expectFalse(isMarked(stage, try place(view, 4, 7)))
        }
    }

    @Test("Marked text gets no dots until it is committed")
    func composed() throws {
        try run { stage in
            let view = try edit(stage)
            stage.type("one ")
            stage.compose("teh", selectedRange: NSRange(location: 0, length: 1))
            stage.advance(by: 1)
            expectFalse(isMarked(stage, try place(view, 4, 7)))

            stage.type("teh two")
            stage.advance(by: 1)

            expectTrue(isMarked(stage, try place(view, 4, 7)))
        }
    }

    @Test("A field's misspelled words get dots as well, but not in a secure field or without the focus")
    func fieldDots() throws {
        try run { stage in
            let field = UITextField(frame: CGRect(x: 20, y: 200, width: 240, height: 40))
            field.font = .systemFont(ofSize: 17)
            stage.window.rootViewController?.view.addSubview(field)
            field.becomeFirstResponder()
            @MainActor func place(_ start: Int, _ end: Int) throws -> CGRect {
                let first = try #require(field.position(from: field.beginningOfDocument, offset: start))
                let last = try #require(field.position(from: field.beginningOfDocument, offset: end))
                let range = try #require(field.textRange(from: first, to: last))
                return field.convert(field.firstRect(for: range), to: nil)
            }

            stage.type("one teh two")
            stage.advance(by: 1)
            let marked = try (isMarked(stage, place(4, 7)), isMarked(stage, place(0, 3)))
            field.isSecureTextEntry = true
            stage.advance(by: 1)
            let secret = try isMarked(stage, place(4, 7))
            field.isSecureTextEntry = false
            stage.advance(by: 1)
            let again = try isMarked(stage, place(4, 7))
            field.resignFirstResponder()
            stage.advance(by: 1)

            expectTrue(marked.0)
            expectFalse(marked.1)
            expectFalse(secret)
            expectTrue(again)
            try expectFalse(isMarked(stage, place(4, 7)))
        }
    }

    @Test("The edit menu of a misspelled word has suggestions, and the delegate is called before it is replaced")
    func suggestions() throws {
        try run { stage in
            let (view, log) = (try edit(stage), TextLog())
            view.delegate = log
            view.text = "one teh two"
            stage.settle()
            let word = try place(view, 4, 7)
            let point = CGPoint(x: word.midX, y: word.midY)
            stage.tap(at: point)
            stage.advance(by: 0.05)
            stage.tap(at: point)
            stage.advance(by: 1)
            expectEqual(view.selectedRange, NSRange(location: 4, length: 3))

            stage.find("the").tap()
            stage.advance(by: 1)

            expectEqual(view.text, "one the two")
            expectEqual(log.lines.filter { $0.hasPrefix("should change") }, ["should change 4,3 to \"the\""])
        }
    }
}

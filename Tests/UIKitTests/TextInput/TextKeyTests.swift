import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Keys in a text", .serialized)
struct TextKeyTests {
    private typealias Stroke = (UIKeyboardHIDUsage, UIKeyModifierFlags)

    /// Runs a test with a text that is first responder.
    private func edit(_ content: String, caret: Int? = nil, _ body: (Stage, StringView) throws -> Void) throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let view = StringView(content, caret: caret)
            stage.window.rootViewController?.view.addSubview(view)
            view.becomeFirstResponder()
            view.log = []
            try body(stage, view)
        }
    }

    struct Case: CustomStringConvertible, Sendable {
        var content = "one two\nthree, four"
        var caret: Int
        var key: UIKeyboardHIDUsage
        var flags: UIKeyModifierFlags = []
        var result: String
        var description: String { "\(caret) \(key.rawValue) \(flags.rawValue) \(result)" }
    }

    // MARK: Moving

    nonisolated private static let movements = [
        Case(caret: 3, key: .keyboardLeftArrow, result: "on|e two\nthree, four"),
        Case(caret: 3, key: .keyboardRightArrow, result: "one |two\nthree, four"),
        Case(caret: 0, key: .keyboardLeftArrow, result: "|one two\nthree, four"),
        Case(caret: 19, key: .keyboardRightArrow, result: "one two\nthree, four|"),
        Case(caret: 6, key: .keyboardLeftArrow, flags: .alternate, result: "one |two\nthree, four"),
        Case(caret: 4, key: .keyboardLeftArrow, flags: .alternate, result: "|one two\nthree, four"),
        Case(caret: 8, key: .keyboardRightArrow, flags: .alternate, result: "one two\nthree|, four"),
        Case(caret: 13, key: .keyboardRightArrow, flags: .alternate, result: "one two\nthree, four|"),
        Case(caret: 10, key: .keyboardLeftArrow, flags: .command, result: "one two\n|three, four"),
        Case(caret: 8, key: .keyboardLeftArrow, flags: .command, result: "one two\n|three, four"),
        Case(caret: 2, key: .keyboardRightArrow, flags: .control, result: "one two|\nthree, four"),
        Case(caret: 7, key: .keyboardRightArrow, flags: .command, result: "one two|\nthree, four"),
        Case(caret: 3, key: .keyboardDownArrow, result: "one two\nthr|ee, four"),
        Case(caret: 16, key: .keyboardUpArrow, result: "one two|\nthree, four"),
        Case(caret: 3, key: .keyboardUpArrow, result: "|one two\nthree, four"),
        Case(caret: 10, key: .keyboardDownArrow, result: "one two\nthree, four|"),
        Case(caret: 10, key: .keyboardUpArrow, flags: .alternate, result: "one two\n|three, four"),
        Case(caret: 3, key: .keyboardDownArrow, flags: .alternate, result: "one two|\nthree, four"),
        Case(caret: 10, key: .keyboardUpArrow, flags: .command, result: "|one two\nthree, four"),
        Case(caret: 3, key: .keyboardDownArrow, flags: .control, result: "one two\nthree, four|"),
        Case(caret: 10, key: .keyboardHome, result: "one two\n|three, four"),
        Case(caret: 3, key: .keyboardEnd, result: "one two|\nthree, four"),
        Case(caret: 10, key: .keyboardHome, flags: .control, result: "|one two\nthree, four"),
        Case(caret: 3, key: .keyboardEnd, flags: .control, result: "one two\nthree, four|"),
        Case(caret: 3, key: .keyboardRightArrow, flags: .shift, result: "one[ ]two\nthree, four"),
        Case(caret: 5, key: .keyboardLeftArrow, flags: [.shift, .alternate], result: "one [t]wo\nthree, four"),
        Case(caret: 5, key: .keyboardHome, flags: .shift, result: "[one t]wo\nthree, four"),
        Case(caret: 5, key: .keyboardDownArrow, flags: [.shift, .command], result: "one t[wo\nthree, four]"),
        Case(content: "a😀b", caret: 3, key: .keyboardLeftArrow, result: "a|😀b"),
        Case(content: "a😀b", caret: 1, key: .keyboardRightArrow, result: "a😀|b"),
        Case(content: "e\u{301}x", caret: 0, key: .keyboardRightArrow, result: "e\u{301}|x"),
        Case(content: "", caret: 0, key: .keyboardDownArrow, result: "|"),
    ]

    @Test("Arrows, home and end move the caret", arguments: movements)
    func movement(_ example: Case) throws {
        try edit(example.content, caret: example.caret) { stage, view in
            stage.press(example.key, modifiers: example.flags)

            expectEqual(view.picture, example.result)
        }
    }

    @Test("The first extension determines the end that moves")
    func extending() throws {
        try edit("abcdef", caret: 3) { stage, view in
            stage.press(.keyboardRightArrow, modifiers: .shift, repeats: 1)
            expectEqual(view.picture, "abc[de]f")
            stage.press(.keyboardLeftArrow, modifiers: .shift, repeats: 2)
            expectEqual(view.picture, "ab[c]def")
            stage.press(.keyboardEnd, modifiers: .shift)
            expectEqual(view.picture, "abc[def]")
        }
    }

    @Test("A selection that the program made is extended at the end in the arrow's direction")
    func extendingOthers() throws {
        try edit("abcdef") { stage, view in
            view.setSelection(2..<4)
            stage.press(.keyboardLeftArrow, modifiers: .shift)
            expectEqual(view.picture, "a[bcd]ef")

            view.setSelection(2..<4)
            stage.press(.keyboardRightArrow, modifiers: .shift)
            expectEqual(view.picture, "ab[cde]f")
        }
    }

    @Test("Arrows leave a selection at its ends")
    func leaving() throws {
        try edit("abcdef") { stage, view in
            view.setSelection(2..<4)
            stage.press(.keyboardLeftArrow)
            expectEqual(view.picture, "ab|cdef")

            view.setSelection(2..<4)
            stage.press(.keyboardRightArrow)
            expectEqual(view.picture, "abcd|ef")
        }
    }

    @Test("Moving by lines keeps the caret's initial column")
    func column() throws {
        try edit("abcdef\nx\nabcdef", caret: 5) { stage, view in
            stage.press(.keyboardDownArrow)
            expectEqual(view.picture, "abcdef\nx|\nabcdef")
            stage.press(.keyboardDownArrow)
            expectEqual(view.picture, "abcdef\nx\nabcde|f")

            stage.press(.keyboardUpArrow)
            stage.press(.keyboardLeftArrow)
            stage.press(.keyboardUpArrow)
            expectEqual(view.picture, "|abcdef\nx\nabcdef")
        }
    }

    @Test("An arrow ends a composition, whose text stays")
    func composing() throws {
        try edit("") { stage, view in
            stage.compose("ab")

            stage.press(.keyboardLeftArrow)

            expectEqual(view.picture, "a|b")
            expectNil(view.marked)
        }
    }

    @Test("In a secret there are no words")
    func secret() throws {
        try edit("two words", caret: 5) { stage, view in
            view.isSecret = true

            stage.press(.keyboardLeftArrow, modifiers: .alternate)

            expectEqual(view.picture, "|two words")
        }
    }

    // MARK: Deleting

    nonisolated private static let deletions = [
        Case(caret: 3, key: .keyboardDeleteOrBackspace, result: "on| two\nthree, four"),
        Case(caret: 0, key: .keyboardDeleteOrBackspace, result: "|one two\nthree, four"),
        Case(caret: 3, key: .keyboardDeleteForward, result: "one|two\nthree, four"),
        Case(caret: 19, key: .keyboardDeleteForward, result: "one two\nthree, four|"),
        Case(caret: 7, key: .keyboardDeleteOrBackspace, flags: .alternate, result: "one |\nthree, four"),
        Case(caret: 8, key: .keyboardDeleteForward, flags: .alternate, result: "one two\n|, four"),
        Case(caret: 5, key: .keyboardDeleteOrBackspace, flags: .control, result: "|wo\nthree, four"),
        Case(caret: 5, key: .keyboardDeleteForward, flags: .command, result: "one t|\nthree, four"),
        Case(content: "a😀b", caret: 1, key: .keyboardDeleteForward, result: "a|b"),
    ]

    @Test("Backspace and delete remove characters, words and lines", arguments: deletions)
    func deletion(_ example: Case) throws {
        try edit(example.content, caret: example.caret) { stage, view in
            stage.press(example.key, modifiers: example.flags)

            expectEqual(view.picture, example.result)
        }
    }

    @Test("Deleting forward selects the deleted text, after shouldChangeText")
    func deletingForward() throws {
        try edit("abc", caret: 1) { stage, view in
            stage.press(.keyboardDeleteForward)

            expectEqual(view.log, ["should 1-2 \"\"", "select 1-2", "delete"])
        }
    }

    @Test("At the beginning shouldChangeText is not called, but deleteBackward is")
    func atTheBeginning() throws {
        try edit("abc", caret: 0) { stage, view in
            stage.press(.keyboardDeleteOrBackspace)

            expectEqual(view.log, ["delete"])
        }
    }

    @Test("A selection is deleted, by any of the keys", arguments: [UIKeyModifierFlags.alternate, .command, []])
    func selection(flags: UIKeyModifierFlags) throws {
        try edit("abcdef") { stage, view in
            view.setSelection(2..<4)

            stage.press(.keyboardDeleteOrBackspace, modifiers: flags)

            expectEqual(view.picture, "ab|ef")
        }
    }

    // MARK: Commands

    @Test("A text gets arrows before key commands, unless they have priority")
    func priority() throws {
        final class Root: UIViewController {
            var ran = 0
            override class var namedActions: NamedActions { super.namedActions.adding("run", Root.run) }
            private func run() { ran += 1 }
            override var keyCommands: [UIKeyCommand]? {
                let plain = UIKeyCommand(title: "", action: "run", input: UIKeyCommand.inputLeftArrow)
                let first = UIKeyCommand(title: "", action: "run", input: UIKeyCommand.inputRightArrow)
                first.wantsPriorityOverSystemBehavior = true
                return [plain, first]
            }
        }
        try Stage.run(rootViewController: Root()) { stage in
            let root = try #require(stage.window.rootViewController as? Root)
            let view = StringView("abc", caret: 1)
            root.view.addSubview(view)
            view.becomeFirstResponder()

            stage.press(.keyboardLeftArrow)
            expectEqual(view.picture, "|abc")
            expectEqual(root.ran, 0)

            stage.press(.keyboardRightArrow)
            expectEqual(view.picture, "|abc")
            expectEqual(root.ran, 1)
        }
    }
}

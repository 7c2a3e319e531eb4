import Expectations
import Foundation
import IrekoTesting
import QuartzCore
import RenderServer
import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite("Text input", .serialized)
struct TextInputSessionTests {
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

    // MARK: Typing

    @Test("Typed text is inserted after shouldChangeText")
    func typing() throws {
        try edit("ab", caret: 1) { stage, view in
            stage.type("x")

            expectEqual(view.log, ["should 1-1 \"x\"", "insert \"x\""])
            expectEqual(view.picture, "ax|b")
        }
    }

    @Test("Refused text is not inserted, marked or deleted")
    func refusing() throws {
        try edit("ab") { stage, view in
            view.permits = false

            stage.type("x")
            stage.compose("y")
            stage.press(.keyboardDeleteOrBackspace)
            stage.press(.keyboardReturnOrEnter)

            expectEqual(view.log, ["should 2-2 \"x\"", "should 2-2 \"y\"", "should 1-2 \"\"", "should 2-2 \"\\n\""])
            expectEqual(view.picture, "ab|")
        }
    }

    @Test("A stroke types after all responders have declined it, once for each repetition")
    func stroke() throws {
        try edit("") { stage, view in
            stage.strike("a", repeats: 2)

            expectEqual(view.picture, "aaa|")
        }
    }

    @Test("A press that a responder handles types no text")
    func usedPress() throws {
        final class Root: UIViewController {
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                if presses.first?.key?.characters != "q" { super.pressesBegan(presses, with: event) }
            }
        }
        try Stage.run(rootViewController: Root()) { stage in
            let view = StringView("")
            stage.window.rootViewController?.view.addSubview(view)
            view.becomeFirstResponder()

            for character in "aqb" { stage.strike(character) }

            expectEqual(view.picture, "ab|")
        }
    }

    @Test("A key with control types no text")
    func commands() throws {
        try edit("") { stage, view in
            stage.strike("k", modifiers: .control)
            stage.strike("e", modifiers: .alternate)

            expectEqual(view.picture, "e|")
        }
    }

    @Test("Return has no effect in an empty text that enables it automatically")
    func returnKey() throws {
        try edit("") { stage, view in
            view.returnsOnlyWithText = true

            stage.press(.keyboardReturnOrEnter)
            stage.type("a")
            stage.press(.keyboardReturnOrEnter)

            expectEqual(view.picture, "a\n|")
        }
    }

    @Test("Tab is inserted into a text, and moves the focus elsewhere")
    func tab() throws {
        try edit("a") { stage, view in
            stage.press(.keyboardTab)

            expectEqual(view.picture, "a\t|")
            expectTrue(view.isFirstResponder)
        }
    }

    // MARK: Composing

    @Test("Marked text is replaced in UTF-16 units, and the final text replaces it")
    func composing() throws {
        try edit("ab", caret: 1) { stage, view in
            stage.compose("ni")
            expectEqual(view.picture, "a<ni|>b")
            stage.compose("😀你", selectedRange: NSRange(location: 2, length: 1))
            expectEqual(view.picture, "a<😀[你]>b")
            stage.type("你")

            expectEqual(view.picture, "a你|b")
            expectEqual(
                view.log.filter { !$0.hasPrefix("should") }, ["mark \"ni\" 2+0", "mark \"😀你\" 2+1", "insert \"你\""])
            expectEqual(
                view.log.filter { $0.hasPrefix("should") },
                [
                    "should 1-1 \"ni\"", "should 1-3 \"😀你\"", "should 1-4 \"你\"",
                ])
        }
    }

    @Test("The end of a composition may come before or after its text", arguments: [true, false])
    func order(isFirst: Bool) throws {
        try edit("") { stage, view in
            stage.compose("kana")

            if isFirst { stage.compose("") }
            stage.type("かな")
            if !isFirst { stage.compose("") }

            expectEqual(view.picture, "かな|")
        }
    }

    @Test("A selection outside of the marked text is moved into it")
    func badSelection() throws {
        try edit("") { stage, view in
            stage.compose("ab", selectedRange: NSRange(location: 1, length: 100))
            expectEqual(view.picture, "<a[b]>")
            stage.compose("ab", selectedRange: NSRange(location: 100, length: 1))
            expectEqual(view.picture, "<ab|>")
        }
    }

    @Test("An empty composition without a beginning has no effect")
    func emptyComposition() throws {
        try edit("ab") { stage, view in
            stage.compose("")

            expectEqual(view.log, [])
        }
    }

    @Test("When the text resigns, marked text stays")
    func resigning() throws {
        try edit("a") { stage, view in
            stage.compose("b")

            view.resignFirstResponder()

            expectEqual(view.picture, "ab|")
            expectNil(view.inputDelegate)
            expectNil(stage.textInputFrame)
            stage.compose("")
            expectEqual(view.picture, "ab|")
        }
    }

    @Test("When a different window becomes key, marked text stays")
    func otherWindow() throws {
        try edit("") { stage, view in
            stage.compose("b")
            let other = UIWindow(windowScene: try #require(stage.window.windowScene))

            other.makeKeyAndVisible()

            expectEqual(view.picture, "b|")
            expectNil(stage.textInputFrame)
            stage.window.makeKey()
            expectNotNil(stage.textInputFrame)
            other.isHidden = true
        }
    }

    @Test("When the window loses the focus to a different program, marked text stays")
    func focusLost() throws {
        try edit("") { stage, view in
            stage.compose("b")

            stage.window.windowScene?.handle(.focus(false))
            stage.compose("")

            expectEqual(view.picture, "b|")
            stage.window.windowScene?.handle(.focus(true))
        }
    }

    @Test("A change by the program ends the composition")
    func programChange() throws {
        try edit("") { stage, view in
            stage.compose("b")
            view.log = []

            view.setSelection(0..<0)

            expectEqual(view.picture, "|b")
            expectEqual(view.log, ["unmark"])
            stage.compose("")
            expectEqual(view.picture, "|b")
        }
    }

    // MARK: The display

    @Test("The display has the position of the caret, also when the layout moves it")
    func caret() throws {
        try edit("ab") { stage, view in
            expectEqual(stage.textInputFrame, CGRect(x: 70, y: 100, width: 0, height: 20))

            stage.type("\ncd")
            expectEqual(stage.textInputFrame, CGRect(x: 70, y: 120, width: 0, height: 20))
            stage.compose("xyz")
            expectEqual(stage.textInputFrame, CGRect(x: 70, y: 120, width: 30, height: 20))
            view.frame.origin = CGPoint(x: 0, y: 300)
            expectEqual(stage.textInputFrame, CGRect(x: 20, y: 320, width: 30, height: 20))
        }
    }

    @Test("Input methods discard their composition only if the program or the text ended it")
    func sessions() {
        let stage = EventStage()
        let view = StringView("")
        stage.window.addSubview(view)
        view.becomeFirstResponder()
        let first = stage.display.textInputState?.session

        stage.scene.handle(.composition("a", selection: 1..<1))
        stage.scene.handle(.text("b"))
        expectEqual(stage.display.textInputState?.session, first)
        stage.scene.handle(.composition("a", selection: 1..<1))
        view.setContent("new")

        expectNotEqual(stage.display.textInputState?.session, first)
    }
}

extension Stage {
    /// Presses a key that types a character.
    func strike(_ character: Character, modifiers: KeyEvent.Modifiers = [], repeats: Int = 0) {
        func send(isDown: Bool, isRepeat: Bool = false) {
            window.windowScene?.handle(
                .key(
                    KeyEvent(
                        isDown: isDown, isRepeat: isRepeat, usage: AmericanKeyboard.usage(of: "\(character)").rawValue,
                        characters: "\(character)", modifiers: modifiers, time: CACurrentMediaTime(),
                        text: isDown ? "\(character)" : "")))
        }
        for count in 0...repeats { send(isDown: true, isRepeat: count > 0) }
        send(isDown: false)
    }
}

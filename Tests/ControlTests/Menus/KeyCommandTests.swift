import Expectations
import Foundation
import IrekoTesting
import RenderServer
import Testing
import UIKit

@testable import UIKitCore

private class CommandView: UIView {
    var commands: [UIKeyCommand] = []
    var log: [String] = []
    var isDisabled = false

    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }
    override class var namedActions: NamedActions {
        super.namedActions
            .adding("run:", CommandView.run(_:))
            .adding("other:", CommandView.other(_:))
    }

    func run(_ sender: Any?) { log.append("run \((sender as? UIKeyCommand)?.title ?? "nil")") }
    func other(_ sender: Any?) { log.append("other") }
    override func copy(_ sender: Any?) { log.append("copy") }
    override func validate(_ command: UICommand) { if isDisabled { command.attributes.insert(.disabled) } }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note("began", presses)
        super.pressesBegan(presses, with: event)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("ended", presses) }

    private func note(_ what: String, _ presses: Set<UIPress>) {
        log += presses.map { "\(what) \($0.key?.charactersIgnoringModifiers ?? "")" }
    }
}

private final class TextView: CommandView, UIKeyInput {
    var text = ""
    var hasText: Bool { !text.isEmpty }
    func insertText(_ new: String) { text += new }
    func deleteBackward() { if hasText { text.removeLast() } }
}

@MainActor
private func command(
    _ input: String, _ flags: UIKeyModifierFlags = [], action: Selector = "run:", title: String = "",
    first: Bool = false
) -> UIKeyCommand {
    let command = UIKeyCommand(title: title, action: action, input: input, modifierFlags: flags)
    command.wantsPriorityOverSystemBehavior = first
    return command
}

@MainActor
@Suite("Key commands", .serialized)
struct KeyCommandTests {
    private func run<View: CommandView>(_ view: View, _ body: (Stage, View) throws -> Void) throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            stage.window.rootViewController?.view.addSubview(view)
            view.becomeFirstResponder()
            try body(stage, view)
        }
    }

    @Test("Modifiers must equal the command's modifiers")
    func modifiers() throws {
        try run(CommandView()) { stage, view in
            view.commands = [command("s", .command, title: "Save"), command("s", [.command, .shift], title: "All")]

            stage.press("s", modifiers: .command)
            stage.press("S", modifiers: .command)
            expectEqual(view.log, ["run Save", "run All"])

            view.log = []
            stage.press("s")
            stage.press("s", modifiers: [.command, .alternate])
            expectEqual(view.log, ["began s", "ended s", "began s", "ended s"])
        }
    }

    @Test("Caps lock and the numeric pad count only if a command requires them")
    func lockAndPad() throws {
        try run(CommandView()) { stage, view in
            view.commands = [command("s", .command, title: "s"), command("5", .numericPad, title: "pad")]

            stage.press("s", modifiers: [.command, .alphaShift])
            stage.press("5")
            stage.press(.keypad5, characters: "5")

            expectEqual(view.log, ["run s", "began 5", "ended 5", "run pad"])
        }
    }

    @Test("Control acts as Command unless a command requires Control")
    func control() throws {
        try run(CommandView()) { stage, view in
            view.commands = [command("s", .command, title: "command")]
            stage.press("s", modifiers: .control)
            view.commands.append(command("s", .control, title: "control"))
            stage.press("s", modifiers: .control)

            expectEqual(view.log, ["run command", "run control"])
        }
    }

    @Test("Named keys have their inputs")
    func namedKeys() throws {
        try run(CommandView()) { stage, view in
            view.commands = [
                command(UIKeyCommand.inputUpArrow, title: "up"), command(UIKeyCommand.inputEscape, title: "esc"),
                command(UIKeyCommand.f5, title: "f5"), command("\r", title: "return"), command("\u{8}", title: "back"),
                command(UIKeyCommand.inputDelete, title: "delete"), command(" ", title: "space"),
            ]

            stage.press(.keyboardUpArrow)
            stage.press(.keyboardEscape, characters: "\u{1b}")
            stage.press(.keyboardF5)
            stage.press(.keyboardReturnOrEnter)
            stage.press(.keyboardDeleteOrBackspace)
            stage.press(.keyboardDeleteForward, characters: "\u{7f}")
            stage.press(.keyboardSpacebar)
            stage.press(.keyboardDownArrow)

            expectEqual(
                view.log,
                [
                    "run up", "run esc", "run f5", "run return", "run back", "run delete", "run space",
                    "began UIKeyInputDownArrow", "ended UIKeyInputDownArrow",
                ])
        }
    }

    @Test("The characters of a key include the effect of shift and of the layout")
    func characters() throws {
        final class View: CommandView {
            var keys: [String] = []
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                keys += presses.compactMap(\.key).map { "\($0.characters) \($0.charactersIgnoringModifiers)" }
            }
        }
        try run(View()) { stage, view in
            stage.press(.keyboard1, modifiers: .shift)
            stage.press(.keyboardEqualSign, modifiers: .shift)
            stage.press("?")
            stage.press("A")
            stage.press(.keyboardA, modifiers: [.shift, .alphaShift])
            stage.press(.keyboard1, modifiers: .alphaShift)
            stage.press(.keyboardUpArrow, modifiers: .shift)
            expectEqual(view.keys, ["! 1", "+ =", "? /", "A a", "a a", "1 1", "UIKeyInputUpArrow UIKeyInputUpArrow"])

            view.keys = []
            // The key 7 of a German keyboard, with shift and with the right alternate key.
            stage.strike(.keyboard7, "7", .shift, modified: "/")
            stage.strike(.keyboard7, "7", .alternate, modified: "{")
            stage.strike(.keyboard7, "7", .alternate, modified: nil)
            // Without a known layout, the inserted text is used.
            stage.strike(.keyboard7, "7", .shift, modified: nil, text: "/")
            expectEqual(view.keys, ["/ 7", "{ 7", "7 7", "/ 7"])
        }
    }

    @Test("The input of a command may be a character that a modifier selects, with the modifier or without it")
    func modifiedInput() throws {
        try run(CommandView()) { stage, view in
            view.commands = [
                command("+", .command, title: "plus"), command("?", [.command, .shift], title: "question"),
                command("!", title: "exclamation"), command("1", [.command, .shift], title: "one"),
                command("[", .command, title: "bracket"),
            ]

            stage.press(.keyboardEqualSign, modifiers: [.command, .shift])
            stage.press("?", modifiers: .command)
            stage.press("!")
            stage.press(.keyboard1, modifiers: [.command, .shift])
            stage.strike(.keyboard8, "8", [.alternate, .control], modified: "[")
            expectEqual(view.log, ["run plus", "run question", "run exclamation", "run one", "run bracket"])

            view.log = []
            stage.press(.keyboardEqualSign, modifiers: .command)
            stage.press(.keyboardSlash, modifiers: .command)
            stage.press("S", modifiers: .command)
            expectEmpty(view.log.filter { $0.hasPrefix("run") })
        }
    }

    @Test("A held key repeats its command")
    func heldKey() throws {
        try run(CommandView()) { stage, view in
            view.commands = [command("j", title: "down")]

            stage.press("j", repeats: 2)
            stage.press("k", repeats: 2)

            expectEqual(view.log, ["run down", "run down", "run down", "began k", "ended k"])
        }
    }

    @Test("The nearest command in the chain is used, and the first responder performs it")
    func nearest() throws {
        final class Controller: UIViewController {
            override class var namedActions: NamedActions {
                super.namedActions.adding("fromController", Controller.fromController)
            }
            static var count = 0
            func fromController() { Self.count += 1 }
        }
        Controller.count = 0
        try Stage.run(rootViewController: Controller()) { stage in
            let controller = try #require(stage.window.rootViewController as? Controller)
            let view = CommandView()
            controller.view.addSubview(view)
            view.becomeFirstResponder()
            let added = command("k", .command, action: "run:", title: "controller's")
            controller.addKeyCommand(added)
            controller.addKeyCommand(command("m", .command, action: "fromController"))

            stage.press("k", modifiers: .command)
            stage.press("m", modifiers: .command)
            expectEqual(view.log, ["run controller's"])
            expectEqual(Controller.count, 1)

            view.commands = [command("k", .command, title: "view's")]
            stage.press("k", modifiers: .command)
            expectEqual(view.log, ["run controller's", "run view's"])

            expectEqual(controller.keyCommands?.count, 2)
            controller.removeKeyCommand(added)
            expectEqual(controller.keyCommands?.map(\.input), ["m"])
        }
    }

    @Test("Disabled and impossible commands are skipped")
    func passedOver() throws {
        try run(CommandView()) { stage, view in
            view.commands = [command("s", .command, action: "nobody:"), command("s", .command, title: "Save")]
            stage.press("s", modifiers: .command)
            expectEqual(view.log, ["run Save"])

            view.log = []
            view.isDisabled = true
            stage.press("s", modifiers: .command)
            expectEqual(view.log, ["began s", "ended s"])

            view.log = []
            view.isDisabled = false
            stage.press("s", modifiers: .command)
            expectEqual(view.log, ["run Save"])
        }
    }

    @Test("Alternates run with more modifiers")
    func alternates() throws {
        try run(CommandView()) { stage, view in
            let other = UICommandAlternate(title: "Other", action: "other:", modifierFlags: .alternate)
            view.commands = [
                UIKeyCommand(action: "run:", input: "s", modifierFlags: .command, alternates: [other])
            ]

            stage.press("s", modifiers: .command)
            stage.press("s", modifiers: [.command, .alternate])

            expectEqual(view.log, ["run ", "other"])
        }
    }

    @Test("The action of an alternate has a new command as its sender (M7)")
    func alternatesSender() throws {
        final class Noting: CommandView {
            var sender: UIKeyCommand?
            override func other(_ sender: Any?) { self.sender = sender as? UIKeyCommand }
        }
        try run(Noting()) { stage, view in
            let other = UICommandAlternate(title: "Other", action: "other:", modifierFlags: .shift)
            let command = UIKeyCommand(action: "run:", input: "j", modifierFlags: .command, alternates: [other])
            view.commands = [command]

            stage.press("j", modifiers: [.command, .shift])

            let sender = try #require(view.sender)
            expectNotIdentical(sender, command)
            expectEqual(sender.action, "other:")
        }
    }

    @Test("Typing takes precedence over commands without priority")
    func typing() throws {
        try run(TextView()) { stage, view in
            view.commands = [command("a"), command("b", first: true), command("d", .command), command("\u{8}")]

            stage.strike("a")
            stage.strike("b")
            stage.press("d", modifiers: .command)
            stage.strike("c")
            // The text of the key that ran a command is not typed.
            expectEqual(view.text, "ac")

            stage.press(.keyboardDeleteOrBackspace)
            expectEqual(view.text, "a")
            expectEqual(view.log.filter { $0.hasPrefix("run") }, ["run ", "run "])
        }
    }

    @Test("Standard keys run the edit actions")
    func standardKeys() throws {
        try run(CommandView()) { stage, view in
            stage.press("c", modifiers: .command)
            stage.press("c", modifiers: .control)
            stage.press("x", modifiers: .command)

            expectEqual(view.log, ["copy", "copy", "began x", "ended x"])
        }
    }

    @Test("Standard keys skip a responder that only claims to perform the action")
    func standardKeysSpared() throws {
        final class Boastful: CommandView {
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
        }
        try run(Boastful()) { stage, view in
            stage.press("x", modifiers: .command)

            expectEqual(view.log, ["began x", "ended x"])
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("Arrows are mirrored from right to left")
    func mirroredArrows() throws {
        try run(CommandView()) { stage, view in
            stage.window.semanticContentAttribute = .forceRightToLeft
            let fixed = command(UIKeyCommand.inputRightArrow, .shift, title: "fixed")
            fixed.allowsAutomaticMirroring = false
            view.commands = [command(UIKeyCommand.inputLeftArrow, title: "left"), fixed]

            stage.press(.keyboardRightArrow)
            stage.press(.keyboardRightArrow, modifiers: .shift)

            expectEqual(view.log, ["run left", "run fixed"])
        }
    }

    @Test("Keys without a first responder are sent to the controller in front")
    func noFirstResponder() throws {
        final class Controller: UIViewController {
            static var log: [String] = []
            override var keyCommands: [UIKeyCommand]? { [command("r", .command, action: "reload")] }
            override class var namedActions: NamedActions { super.namedActions.adding("reload", Controller.reload) }
            func reload() { Self.log.append(title ?? "root") }
        }
        Controller.log = []
        try Stage.run(rootViewController: Controller()) { stage in
            stage.press("r", modifiers: .command)
            let presented = Controller()
            presented.title = "presented"
            stage.window.rootViewController?.present(presented, animated: false)
            stage.advance(by: 0)
            stage.press("r", modifiers: .command)
            stage.window.rootViewController?.dismiss(animated: false)
            stage.advance(by: 0)
            stage.press("r", modifiers: .command)

            expectEqual(Controller.log, ["root", "presented", "root"])
        }
    }
}

extension Stage {
    /// Presses and releases a key of a keyboard layout.
    fileprivate func strike(
        _ usage: UIKeyboardHIDUsage, _ characters: String, _ modifiers: KeyEvent.Modifiers, modified: String?,
        text: String = ""
    ) {
        for isDown in [true, false] {
            window.windowScene?.handle(
                .key(
                    KeyEvent(
                        isDown: isDown, isRepeat: false, usage: usage.rawValue, characters: characters,
                        modifiers: modifiers, time: 0, text: isDown ? text : "", modifiedCharacters: modified)))
        }
    }

    /// A key with the text it types, as a display reports it.
    fileprivate func strike(_ character: Character) {
        let scene = window.windowScene
        let usage = Int(character.asciiValue ?? 97) - 97 + 4
        func key(_ isDown: Bool) -> DisplayEvent {
            .key(
                KeyEvent(
                    isDown: isDown, isRepeat: false, usage: usage, characters: String(character), modifiers: [],
                    time: 0, text: isDown ? String(character) : ""))
        }
        scene?.handle(key(true))
        scene?.handle(key(false))
    }
}

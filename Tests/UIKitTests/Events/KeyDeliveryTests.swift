import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitCore

private final class KeyView: UIView, UIKeyInput {
    var text = ""
    var log: [String] = []

    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !text.isEmpty }
    func insertText(_ new: String) { text += new }
    func deleteBackward() { if hasText { text.removeLast() } }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note("began", presses)
        super.pressesBegan(presses, with: event)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { note("ended", presses) }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note("cancelled", presses)
    }

    private func note(_ what: String, _ presses: Set<UIPress>) {
        log += presses.map { "\(what) \($0.key?.characters ?? "")" }
    }
}

@MainActor
@Suite("Delivery of keys", .serialized)
struct KeyDeliveryTests {
    @Test("Keys are sent to the first responder")
    func firstResponder() {
        let stage = EventStage()
        let (first, second) = (KeyView(), KeyView())
        stage.window.addSubview(first)
        stage.window.addSubview(second)
        first.becomeFirstResponder()

        stage.key(.keyboardA, isDown: true, characters: "a", modifiers: .shift)
        stage.key(.keyboardA, isDown: true, isRepeat: true, characters: "a", modifiers: .shift)
        second.becomeFirstResponder()
        stage.key(.keyboardA, isDown: false, characters: "a")

        expectEqual(first.log, ["began A", "ended A"])
        expectEmpty(second.log)
    }

    @Test("Text, return and backspace edit the first responder")
    func editing() {
        let stage = EventStage()
        let view = KeyView()
        stage.window.addSubview(view)
        view.becomeFirstResponder()

        stage.scene.handle(.text("hällo"))
        stage.key(.keyboardDeleteOrBackspace, isDown: true)
        stage.key(.keyboardDeleteOrBackspace, isDown: true, isRepeat: true)
        stage.key(.keyboardDeleteOrBackspace, isDown: false)
        stage.key(.keyboardReturnOrEnter, isDown: true)

        expectEqual(view.text, "häl\n")
    }

    @Test("The display is informed of the area of active text input")
    func textInput() {
        let stage = EventStage()
        let view = KeyView(frame: CGRect(x: 10, y: 20, width: 100, height: 30))
        stage.window.addSubview(view)
        expectNil(stage.display.textInputArea)

        view.becomeFirstResponder()
        expectEqual(stage.display.textInputArea, CGRect(x: 10, y: 20, width: 100, height: 30))

        view.resignFirstResponder()
        expectNil(stage.display.textInputArea)
    }

    @Test("Losing the focus cancels presses")
    func losingFocus() {
        let stage = EventStage()
        let view = KeyView()
        stage.window.addSubview(view)
        view.becomeFirstResponder()
        stage.key(.keyboardB, isDown: true, characters: "b")

        stage.scene.input.cancelAll(in: stage.scene)
        stage.key(.keyboardB, isDown: false, characters: "b")

        expectEqual(view.log, ["began b", "cancelled b"])
    }

    @Test("Key codes are values of the HID usage tables")
    func usages() {
        expectEqual(UIKeyboardHIDUsage.keyboardZ.rawValue, 0x1D)
        expectEqual(UIKeyboardHIDUsage.keyboardCapsLock.rawValue, 0x39)
        expectEqual(UIKeyboardHIDUsage.keyboardUpArrow.rawValue, 0x52)
        expectEqual(UIKeyboardHIDUsage.keypadPeriod.rawValue, 0x63)
        expectEqual(UIKeyboardHIDUsage.keyboardLockingScrollLock.rawValue, 0x84)
        expectEqual(UIKeyboardHIDUsage.keyboardExSel.rawValue, 0xA4)
        expectEqual(UIKeyboardHIDUsage.keyboardRightGUI.rawValue, 0xE7)
    }

    @Test("endEditing resigns a descendant")
    func endEditing() {
        let stage = EventStage()
        let outer = UIView()
        let view = KeyView()
        stage.window.addSubview(outer)
        outer.addSubview(view)
        view.becomeFirstResponder()

        let other = UIView().endEditing(false)
        expectTrue(view.isFirstResponder)
        let done = outer.endEditing(false)

        expectTrue(other)
        expectTrue(done)
        expectFalse(view.isFirstResponder)
    }
}

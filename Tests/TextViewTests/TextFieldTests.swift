import Expectations
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Fields", .serialized)
struct TextFieldTests {
    /// A field of 200 × 34 points at (20, 100), on a stage, with a delegate.
    private func run(_ body: (Stage, UITextField, TextLog) throws -> Void) throws {
        let log = TextLog()
        try Stage.run(rootViewController: UIViewController()) { stage in
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
            field.borderStyle = .roundedRect
            field.delegate = log
            log.observe(field)
            stage.window.rootViewController?.view.addSubview(field)
            stage.settle()
            try body(stage, field, log)
        }
    }

    // MARK: Defaults

    @Test("A fresh field")
    func defaults() {
        let field = UITextField()
        expectEqual(field.text, "")
        expectEqual(field.attributedText, NSAttributedString(string: ""))
        expectNil(field.placeholder)
        expectEqual(field.borderStyle, .none)
        expectEqual(field.clearButtonMode, .never)
        expectNotNil(field.selectedTextRange)
        expectNil(field.markedTextRange)
        expectFalse(field.isEditing)
        expectFalse(field.isSecureTextEntry)
        expectEqual(field.autocapitalizationType, .sentences)
        field.text = nil
        expectEqual(field.text, "")
    }

    // MARK: Orders

    @Test("Beginning, typing, deleting and ending call delegate, observers and actions in this order")
    func order() throws {
        try run { stage, field, log in
            expectEqual(
                log.during { field.becomeFirstResponder() },
                [
                    "should begin", "did begin", "posted begin", "action begin",
                ])

            expectEqual(
                log.during { stage.type("a") },
                [
                    "should change 0,0 to \"a\"", "selection", "action changed", "posted change",
                ])
            expectEqual(
                log.during { stage.press(.keyboardDeleteOrBackspace) },
                [
                    "should change 0,1 to \"\"", "selection", "action changed", "posted change",
                ])
            // At the beginning no character can be deleted.
            expectEqual(log.during { stage.press(.keyboardDeleteOrBackspace) }, [])

            expectEqual(
                log.during { field.resignFirstResponder() }, ["should end", "did end", "posted end", "action end"])
        }
    }

    @Test("Setting text by the program calls neither the delegate nor observers")
    func program() throws {
        try run { stage, field, log in
            field.becomeFirstResponder()

            expectEqual(log.during { field.text = "Hello" }, [])

            expectEqual(field.offset(from: field.beginningOfDocument, to: field.selectedTextRange!.start), 5)
        }
    }

    @Test("A delegate that refuses is obeyed")
    func refusals() throws {
        try run { stage, field, log in
            log.permitsBeginning = false
            expectFalse(field.becomeFirstResponder())
            expectFalse(field.isEditing)

            log.permitsBeginning = true
            log.permitsChange = false
            field.becomeFirstResponder()
            expectEqual(log.during { stage.type("a") }, ["should change 0,0 to \"a\""])
            expectEqual(field.text, "")

            log.permitsEnding = false
            expectFalse(field.resignFirstResponder())
            expectTrue(field.isFirstResponder)
            expectEqual(field.superview?.endEditing(true), true)
            expectTrue(field.isFirstResponder)
            expectTrue(field.isEditing)
            log.permitsEnding = true
        }
    }

    @Test("Setting text inside the delegate's method and refusing keeps that text")
    func settingInside() throws {
        try run { stage, field, log in
            log.permitsChange = false
            log.whenAsked = { ($0 as? UITextField)?.text = "formatted" }
            field.becomeFirstResponder()

            stage.type("x")

            expectEqual(field.text, "formatted")
        }
    }

    @Test("Return calls the delegate, sends the primary action, and ends editing only if an action observes its end")
    func returnKey() throws {
        try run { stage, field, log in
            field.becomeFirstResponder()
            expectEqual(log.during { stage.press(.keyboardReturnOrEnter) }, ["should return", "action primary"])
            expectTrue(field.isEditing)
            expectEqual(field.text, "")

            log.permitsReturn = false
            expectEqual(log.during { stage.press(.keyboardReturnOrEnter) }, ["should return"])

            log.permitsReturn = true
            field.addAction(UIAction { _ in log.lines.append("exit") }, for: .editingDidEndOnExit)
            expectEqual(
                log.during { stage.press(.keyboardReturnOrEnter) },
                [
                    "should return", "exit", "action primary", "should end", "did end", "posted end", "action end",
                ])
        }
    }

    @Test("The clear button has a finite frame in a narrow field", arguments: [0.0, 3, 9, 10, 30])
    func narrowClearButton(width: CGFloat) {
        let frame = UITextField().clearButtonRect(forBounds: CGRect(x: 0, y: 0, width: width, height: 30))

        expectEqual(frame.size, CGSize(width: 19, height: 19))
        expectTrue(frame.minX.isFinite && frame.minX <= width)
    }

    @Test("The clear button is shown with text; it calls the delegate, clears, and sends one change")
    func clearing() throws {
        try run { stage, field, log in
            field.clearButtonMode = .whileEditing
            field.text = "Hello"
            stage.settle()
            field.becomeFirstResponder()
            stage.settle()
            let place = field.convert(field.clearButtonRect(forBounds: field.bounds), to: nil)
            expectEqual(place, CGRect(x: 196, y: 107, width: 19, height: 19))
            expectEqual(field.editingRect(forBounds: field.bounds).maxX, 171)

            log.permitsClearing = false
            expectEqual(
                log.during { stage.tap(at: CGPoint(x: place.midX, y: place.midY)) }.filter { $0 != "selection" },
                [
                    "should clear"
                ])
            log.permitsClearing = true
            let lines = log.during { stage.tap(at: CGPoint(x: place.midX, y: place.midY)) }

            expectEqual(lines.filter { $0 != "selection" }, ["should clear", "action changed", "posted change"])
            expectEqual(field.text, "")
            expectTrue(field.isEditing)
            stage.settle()
            expectEqual(field.editingRect(forBounds: field.bounds).maxX, 193)
        }
    }

    // MARK: Pointing

    @Test("A tap begins editing with the caret at the word's nearer end, a click at its position, two select a word")
    func pointing() throws {
        try run { stage, field, _ in
            field.text = "Hello beautiful world"
            stage.settle()
            @MainActor func selected() -> String? { field.selectedTextRange.flatMap(field.text(in:)) }
            @MainActor func caret() -> Int {
                field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) } ?? -1
            }
            @MainActor func point(_ offset: Int) -> CGPoint {
                let rect = field.caretRect(for: field.position(from: field.beginningOfDocument, offset: offset)!)
                return field.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
            }

            stage.tap(at: point(8))
            expectTrue(field.isEditing)
            expectEqual(caret(), 6)
            stage.advance(by: 1)
            stage.tap(at: point(13))
            expectEqual(caret(), 15)

            stage.advance(by: 1)
            stage.tap(at: point(8))
            stage.advance(by: 0.1)
            stage.tap(at: point(8))
            expectEqual(selected(), "beautiful")
        }
    }

    // MARK: Undo

    @Test("Continuous typing is one undo step; setting text clears all steps")
    func undo() throws {
        try run { stage, field, _ in
            field.text = "one"
            field.becomeFirstResponder()
            for letter in " two" { stage.type(String(letter)) }
            let undoManager = try #require(field.undoManager)

            undoManager.undo()
            expectEqual(field.text, "one")
            undoManager.redo()
            expectEqual(field.text, "one two")
            undoManager.undo()
            field.text = "other"
            expectFalse(undoManager.canUndo)
            expectFalse(undoManager.canRedo)
        }
    }

    private final class Gatekeeper: NSObject, UITextFieldDelegate {
        var refuses = false
        var other: String?

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            if let other { textField.text = other }
            return !refuses
        }
    }

    @Test("A delegate that refuses to undo, or sets other text when it is called, clears all steps")
    func refusedUndo() throws {
        for setsText in [false, true] {
            try run { stage, field, _ in
                let delegate = Gatekeeper()
                field.delegate = delegate
                field.becomeFirstResponder()
                stage.type("long text")
                stage.press(.keyboardLeftArrow)
                stage.type("s")
                stage.press(.keyboardDeleteOrBackspace)
                stage.press(.keyboardLeftArrow)
                stage.type("more")
                let undoManager = try #require(field.undoManager)
                let before = field.text

                (delegate.refuses, delegate.other) = (!setsText, setsText ? "x" : nil)
                undoManager.undo()

                expectEqual(field.text, setsText ? "x" : before)
                expectFalse(undoManager.canUndo)
                expectFalse(undoManager.canRedo)
            }
        }
    }

    @Test("If a delegate sets shorter text when it is called, typed text is inserted at the end")
    func otherTextWhenAsked() throws {
        try run { stage, field, _ in
            let delegate = Gatekeeper()
            field.delegate = delegate
            field.text = "long text"
            field.becomeFirstResponder()

            delegate.other = "x"
            stage.type("y")

            expectEqual(field.text, "xy")
            delegate.other = nil
            field.undoManager?.undo()
            expectEqual(field.text, "x")
        }
    }

    // MARK: Secrets

    @Test("Secure text is not copied; after editing begins again, the first key replaces it")
    func secret() throws {
        try run { stage, field, log in
            field.isSecureTextEntry = true
            field.becomeFirstResponder()
            stage.type("key")
            field.selectAll(nil)
            expectFalse(field.canPerformAction("copy:", withSender: nil))
            field.resignFirstResponder()
            field.becomeFirstResponder()

            stage.type("n")

            expectEqual(field.text, "n")
        }
    }

    @Test("Dots represent characters, one each, and positions are the same")
    func dots() throws {
        try run { stage, field, _ in
            field.text = "a😀b"
            field.isSecureTextEntry = true
            stage.settle()
            let end = try #require(field.position(from: field.beginningOfDocument, offset: 4))

            let rect = field.caretRect(for: end)
            field.text = "aab"
            stage.settle()

            // Kerned letters are slightly closer.
            #expect(abs(field.caretRect(for: field.endOfDocument).minX - rect.minX) < 0.5)
        }
    }

    // MARK: Geometry

    @Test("Sizes and areas by style; an override that needs more makes the field larger")
    func sizes() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        expectEqual(field.textRect(forBounds: field.bounds), field.bounds)
        field.borderStyle = .roundedRect
        expectEqual(field.textRect(forBounds: field.bounds), CGRect(x: 7, y: 2, width: 86, height: 36))
        expectEqual(field.intrinsicContentSize.height, 34)

        final class Padded: UITextField {
            override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 10) }
        }
        let padded = Padded()
        padded.text = "Hello"
        let plain = UITextField()
        plain.text = "Hello"
        expectEqual(padded.intrinsicContentSize.width, plain.intrinsicContentSize.width + 40)
        expectEqual(padded.intrinsicContentSize.height, plain.intrinsicContentSize.height + 20)
    }

    @Test(
        "Side views: left before the text, right after it instead of the clear button, mirrored from right to left"
    )
    func sides() throws {
        try run { stage, field, _ in
            let (left, right) = (UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)), UIView())
            right.frame.size = CGSize(width: 24, height: 24)
            (field.leftView, field.rightView) = (left, right)
            (field.leftViewMode, field.rightViewMode) = (.always, .always)
            stage.settle()
            expectEqual(left.frame, CGRect(x: 0, y: 7, width: 30, height: 20))
            expectEqual(right.frame, CGRect(x: 176, y: 5, width: 24, height: 24))
            expectEqual(field.textRect(forBounds: field.bounds), CGRect(x: 30, y: 2, width: 146, height: 30))

            field.semanticContentAttribute = .forceRightToLeft
            field.setNeedsLayout()
            stage.settle()
            expectEqual(left.frame.minX, 170)
            expectEqual(right.frame.minX, 0)

            field.semanticContentAttribute = .forceLeftToRight
            field.clearButtonMode = .always
            field.text = "x"
            stage.settle()
            expectTrue(right.superview === field)
            field.rightViewMode = .never
            stage.settle()
            expectNil(right.superview)
        }
    }

    @Test("Text that is too long scrolls to the caret, and is shown from its beginning afterwards")
    func scrolling() throws {
        try run { stage, field, _ in
            field.text = String(repeating: "long ", count: 20)
            stage.settle()
            field.becomeFirstResponder()
            stage.settle()

            let caret = field.caretRect(for: field.endOfDocument)
            expectTrue(caret.maxX <= 195 && caret.minX > 150)
            #expect(field.caretRect(for: field.beginningOfDocument).minX < 0)

            field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
            stage.settle()
            #expect(field.caretRect(for: field.beginningOfDocument).minX >= 5)
        }
    }

    // MARK: Commands

    @Test("Copying and pasting; line breaks become spaces")
    func pasting() throws {
        try run { stage, field, log in
            field.text = "Hello"
            field.becomeFirstResponder()
            field.selectAll(nil)
            field.copy(nil)
            expectEqual(UIPasteboard.general.string, "Hello")
            field.cut(nil)
            expectEqual(field.text, "")

            UIPasteboard.general.string = "a\nb"
            let lines = log.during { field.paste(nil) }

            expectEqual(field.text, "a b")
            expectEqual(lines.first, "should change 0,0 to \"a b\"")
        }
    }
}

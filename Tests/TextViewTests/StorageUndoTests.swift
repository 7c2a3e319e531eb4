import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// A program's changes of a text view's storage, between typing and undoing.
@MainActor
@Suite("A text view's storage, and undoing")
struct StorageUndoTests {
    private func run(_ body: (Stage, UITextView) throws -> Void) throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let root = UIViewController()
        try Stage.run(rootViewController: root) { stage in
            root.view.addSubview(view)
            view.becomeFirstResponder()
            stage.type("one")
            try body(stage, view)
        }
    }

    @Test("Reading the storage and setting attributes keeps the undo steps of typing")
    func attributes() throws {
        try run { stage, view in
            let range = NSRange(location: 0, length: 3)

            view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: range)
            let color = view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor
            let canUndo = view.undoManager?.canUndo
            stage.press("z", modifiers: .control)

            expectEqual(color, .red)
            expectEqual(canUndo, true)
            expectEqual(view.text, "")
            expectEqual(view.textStorage.string, "")
        }
    }

    @Test("Changing characters in the storage clears the undo steps")
    func characters() throws {
        try run { stage, view in
            view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "O")

            stage.press("z", modifiers: .control)

            expectEqual(view.undoManager?.canUndo, false)
            expectEqual(view.text, "One")
        }
    }
}

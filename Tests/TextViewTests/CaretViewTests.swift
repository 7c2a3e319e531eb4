import Expectations
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("The caret", .serialized)
struct CaretViewTests {
    /// A text view with the focus at (20, 100); its caret is at the text's beginning.
    private func run(_ body: (Stage, UITextView) throws -> Void) throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
            view.tintColor = .red
            stage.window.rootViewController?.view.addSubview(view)
            stage.settle()
            view.becomeFirstResponder()
            stage.settle()
            try body(stage, view)
        }
    }

    private func isSeen(_ view: UITextView, on stage: Stage) -> Bool {
        let caret = view.convert(view.caretRect(for: view.endOfDocument), to: nil)
        return stage.pixel(at: CGPoint(x: caret.midX, y: caret.midY)) == [255, 0, 0]
    }

    @Test("It is steady on a stage")
    func steady() throws {
        try run { stage, view in
            for _ in 0..<10 {
                expectTrue(isSeen(view, on: stage))
                stage.advance(by: 0.37)
            }
        }
    }

    @Test("If the test enables blinking, it disappears half a second after a change, and toggles every half second")
    func blinking() throws {
        try run { stage, view in
            stage.blinksCaret = true
            stage.type("a")
            stage.advance(by: 0.49)
            expectTrue(isSeen(view, on: stage))
            stage.advance(by: 0.02)
            expectFalse(isSeen(view, on: stage))
            stage.advance(by: 0.5)
            expectTrue(isSeen(view, on: stage))
            stage.advance(by: 0.5)
            expectFalse(isSeen(view, on: stage))

            stage.type("b")
            expectTrue(isSeen(view, on: stage))
        }
    }

    @Test("Without the focus, with selected text, and in text that is not editable there is no caret")
    func none() throws {
        try run { stage, view in
            view.resignFirstResponder()
            expectFalse(isSeen(view, on: stage))
            view.becomeFirstResponder()
            expectTrue(isSeen(view, on: stage))
            view.isEditable = false
            stage.settle()
            expectFalse(isSeen(view, on: stage))
        }
    }
}

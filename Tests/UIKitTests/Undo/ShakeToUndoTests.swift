import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A responder with its own undo manager, or the undo manager of its window.
@MainActor
private final class Field: UIView {
    var own: UndoManager?
    var number = 0

    override var canBecomeFirstResponder: Bool { true }
    override var undoManager: UndoManager? { own ?? super.undoManager }

    func set(_ new: Int) {
        let old = number
        undoManager?.registerUndo(withTarget: self) { $0.set(old) }
        undoManager?.setActionName("Typing")
        number = new
    }
}

/// A controller that handles shakes itself, or not.
@MainActor
private final class Shaken: UIViewController {
    var keepsShakes = false

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if !keepsShakes { super.motionEnded(motion, with: event) }
    }
}

@MainActor
@Suite("Undo by a shake and by keys", .serialized)
struct ShakeToUndoTests {
    private func withFields(
        _ body: @MainActor (Stage, Shaken, _ outer: Field, _ inner: Field) throws -> Void
    ) throws {
        try Stage.run(root: Shaken()) { stage, root in
            let (outer, inner) = (Field(frame: root.view.bounds), Field(frame: root.view.bounds))
            root.view.addSubview(outer)
            outer.addSubview(inner)
            try body(stage, root, outer, inner)
        }
    }

    private func alert(of root: UIViewController) -> UIAlertController? {
        root.presentedViewController as? UIAlertController
    }

    @Test func theNearestUndoManagerUpTheChainIsUsed() throws {
        try withFields { stage, root, outer, inner in
            expectIdentical(inner.undoManager, stage.window.undoManager)
            expectIdentical(root.undoManager, stage.window.undoManager)

            outer.own = UndoManager()

            expectIdentical(inner.undoManager, outer.own)
            expectIdentical(root.undoManager, stage.window.undoManager)
            expectNil(UIView().undoManager)
        }
    }

    @Test func keysUndoWhatTheFirstResponderHas() throws {
        try withFields { stage, _, outer, inner in
            inner.own = UndoManager()
            outer.set(1)
            inner.set(2)
            stage.settle()
            inner.becomeFirstResponder()

            stage.press("z", modifiers: .command)
            expectEqual(inner.number, 0)
            expectEqual(outer.number, 1)
            stage.press("Z", modifiers: .command)
            expectEqual(inner.number, 2)

            outer.becomeFirstResponder()
            stage.press("z", modifiers: .command)
            expectEqual(inner.number, 2)
            expectEqual(outer.number, 0)
        }
    }

    @Test func aShakeAsksAndUndoesWhatTheFirstResponderHas() throws {
        try withFields { stage, root, outer, inner in
            inner.own = UndoManager()
            outer.set(1)
            inner.set(2)
            stage.settle()
            inner.becomeFirstResponder()

            stage.shake()
            stage.advance(by: 1)
            expectEqual(alert(of: root)?.title, "Undo Typing")
            expectEqual(alert(of: root)?.actions.map(\.title), ["Cancel", "Undo"])
            expectEqual(inner.number, 2)
            stage.chooseAlertAction("Undo")
            stage.advance(by: 1)

            expectEqual(inner.number, 0)
            expectEqual(outer.number, 1)
            expectNil(root.presentedViewController)
            stage.shake()
            stage.advance(by: 1)
            expectEqual(alert(of: root)?.title, "Redo Typing")
            stage.chooseAlertAction("Redo")
            stage.advance(by: 1)
            expectEqual(inner.number, 2)
        }
    }

    @Test func undoAndRedoAreOfferedTogether() throws {
        try withFields { stage, root, outer, _ in
            outer.set(1)
            stage.settle()
            outer.set(2)
            stage.settle()
            stage.window.undoManager?.undo()
            outer.becomeFirstResponder()

            stage.shake()
            stage.shake()
            stage.advance(by: 1)

            expectEqual(alert(of: root)?.actions.map(\.title), ["Cancel", "Undo", "Redo Typing"])
            stage.chooseAlertAction("Redo Typing")
            stage.advance(by: 1)
            expectEqual(outer.number, 2)
            expectNil(root.presentedViewController)
        }
    }

    @Test(arguments: ["nothing to undo", "not supported", "kept", "cancelled"])
    func aShakeAsksNothing(_ reason: String) throws {
        try withFields { stage, root, outer, _ in
            if reason != "nothing to undo" { outer.set(1) }
            UIApplication.shared.applicationSupportsShakeToEdit = reason != "not supported"
            root.keepsShakes = reason == "kept"
            outer.becomeFirstResponder()
            stage.settle()

            stage.shake(cancelled: reason == "cancelled")
            stage.advance(by: 1)

            expectNil(root.presentedViewController)
        }
    }
}

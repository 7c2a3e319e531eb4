import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@testable import UIKitCore

@MainActor
private final class Document {
    let undo: UndoManager
    var name = "a"

    init(_ undo: UndoManager) { self.undo = undo }

    nonisolated deinit {}

    func rename(_ new: String) {
        let old = name
        undo.registerUndo(withTarget: self) { $0.rename(old) }
        name = new
    }
}

@MainActor
@Suite("Undo", .serialized)
struct UndoTests {
    private func withDocument(_ body: (Stage, Document) -> Void) throws {
        try Stage.run { stage in body(stage, Document(UndoManager())) }
    }

    @Test("Turns are undone one by one, and redone")
    func turns() throws {
        try withDocument { stage, document in
            document.rename("b")
            document.rename("c")
            stage.advance(by: 0)
            document.rename("d")
            stage.advance(by: 0)
            expectEqual(document.undo.groupingLevel, 0)

            document.undo.undo()
            expectEqual(document.name, "c")
            document.undo.undo()
            expectEqual(document.name, "a")
            expectFalse(document.undo.canUndo)

            document.undo.redo()
            expectEqual(document.name, "c")
            document.undo.redo()
            expectEqual(document.name, "d")
            expectFalse(document.undo.canRedo)

            document.undo.undo()
            expectEqual(document.name, "c")
        }
    }

    @Test("Undo ends the group of the turn")
    func undoEndsGroup() throws {
        try withDocument { stage, document in
            document.rename("b")
            expectEqual(document.undo.groupingLevel, 1)

            document.undo.undo()
            stage.advance(by: 0)

            expectEqual(document.name, "a")
            expectEqual(document.undo.groupingLevel, 0)
        }
    }

    @Test("A new change clears the redo actions")
    func redoIsForgotten() throws {
        try withDocument { stage, document in
            document.rename("b")
            document.undo.undo()
            expectTrue(document.undo.canRedo)

            document.rename("c")

            expectFalse(document.undo.canRedo)
        }
    }

    @Test("Manual groups nest")
    func nestedGroups() throws {
        try withDocument { stage, document in
            document.undo.groupsByEvent = false
            document.undo.beginUndoGrouping()
            document.rename("b")
            document.undo.beginUndoGrouping()
            document.rename("c")
            document.undo.undo()
            expectEqual(stage.diagnostics.map(\.rule), ["undo"])
            document.undo.endUndoGrouping()

            document.undo.undoNestedGroup()
            expectEqual(document.name, "b")
            document.undo.endUndoGrouping()
            document.undo.undo()
            expectEqual(document.name, "a")

            document.rename("d")
            document.undo.endUndoGrouping()
            expectEqual(stage.diagnostics.map(\.rule), ["undo", "undo", "undo"])
        }
    }

    @Test("A manual group ends with its turn's group")
    func groupAndTurn() throws {
        try withDocument { stage, document in
            document.undo.beginUndoGrouping()
            document.rename("b")
            stage.advance(by: 0)
            expectEqual(document.undo.groupingLevel, 2)

            document.undo.endUndoGrouping()

            expectEqual(document.undo.groupingLevel, 0)
            document.undo.undo()
            expectEqual(document.name, "a")
        }
    }

    @Test("Names belong to their groups")
    func names() throws {
        try withDocument { stage, document in
            expectEqual(document.undo.undoMenuItemTitle, "Undo")
            document.rename("b")
            document.undo.setActionName("Rename")
            stage.advance(by: 0)
            expectEqual(document.undo.undoMenuItemTitle, "Undo Rename")
            expectEqual(document.undo.redoActionName, "")

            document.undo.undo()
            expectEqual(document.undo.undoActionName, "")
            expectEqual(document.undo.redoMenuItemTitle, "Redo Rename")

            document.undo.redo()
            expectEqual(document.undo.undoActionName, "Rename")
        }
    }

    @Test("The oldest levels are removed")
    func levels() throws {
        try withDocument { stage, document in
            document.undo.levelsOfUndo = 2
            for name in ["b", "c", "d"] {
                document.rename(name)
                stage.advance(by: 0)
            }

            for _ in 0..<3 { document.undo.undo() }

            expectEqual(document.name, "b")
        }
    }

    @Test("Disabled registration and freed targets leave no actions")
    func nothingRegistered() throws {
        try withDocument { stage, document in
            document.undo.disableUndoRegistration()
            document.rename("b")
            document.undo.enableUndoRegistration()
            expectFalse(document.undo.canUndo)

            var other: Document? = Document(document.undo)
            other?.rename("x")
            stage.advance(by: 0)
            document.rename("c")
            stage.advance(by: 0)
            document.undo.removeAllActions(withTarget: document)
            other = nil
            document.undo.undo()
            expectEqual(document.name, "c")

            document.undo.enableUndoRegistration()
            expectEqual(stage.diagnostics.map(\.rule), ["undo"])
        }
    }

    @Test("Undo inside undo is an error")
    func undoInsideUndo() throws {
        try withDocument { stage, document in
            let undo = document.undo
            undo.registerUndo(withTarget: document) { _ in undo.redo() }

            undo.undo()

            expectEqual(stage.diagnostics.map(\.rule), ["undo"])
            expectFalse(undo.isUndoing)
        }
    }

    @Test("The window's manager is found up the chain and by its keys")
    func windowManager() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let view = UIView()
            stage.window.rootViewController?.view.addSubview(view)
            let manager = try #require(view.undoManager)
            expectIdentical(manager, stage.window.undoManager)
            expectNil(UIView().undoManager)
            let document = Document(manager)
            document.rename("b")
            stage.advance(by: 0)

            stage.press("z", modifiers: .control)
            expectEqual(document.name, "a")
            stage.press("Z", modifiers: .control)
            expectEqual(document.name, "b")
        }
    }
}

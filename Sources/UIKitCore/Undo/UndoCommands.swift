import Foundation

/// The main menu's undo and redo, which the window performs.
@MainActor
enum UndoCommands {
    static func adding(to table: NamedActions) -> NamedActions {
        table
            .adding("undo:") { (window: UIWindow) in { (_: Any?) in window.keyResponder.undoManager?.undo() } }
            .adding("redo:") { (window: UIWindow) in { (_: Any?) in window.keyResponder.undoManager?.redo() } }
    }

    /// Returns `nil` for different actions.
    static func canPerform(_ action: Selector, in window: UIWindow) -> Bool? {
        switch action {
        case "undo:": window.keyResponder.undoManager?.canUndo ?? false
        case "redo:": window.keyResponder.undoManager?.canRedo ?? false
        default: nil
        }
    }
}

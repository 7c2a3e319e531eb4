import Foundation

/// The alert that offers to undo the last action, or to redo the action that was undone last.
final class UndoAlert: NSObject, UndoQuestion {
    static func ask(_ manager: UndoManager, over controller: UIViewController) {
        guard !(controller is UIAlertController) else { return }
        let title = manager.canUndo ? manager.undoMenuItemTitle : manager.redoMenuItemTitle
        let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        if manager.canUndo {
            alert.addAction(UIAlertAction(title: "Undo", style: .default) { [weak manager] _ in manager?.undo() })
        }
        if manager.canRedo {
            // Chosen (Pasteboard): In the alert of a shake, the second button has the title of the redo action beside
            // Undo.
            let title = manager.canUndo ? manager.redoMenuItemTitle : "Redo"
            alert.addAction(UIAlertAction(title: title, style: .default) { [weak manager] _ in manager?.redo() })
        }
        controller.present(alert, animated: true)
    }
}

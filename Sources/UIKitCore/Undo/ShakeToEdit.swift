import Foundation

/// Asks the user whether what was done last is to be undone.
@MainActor
package protocol UndoQuestion: AnyObject {
    /// Asks over a controller. An answer undoes or redoes with the manager.
    static func ask(_ manager: UndoManager, over controller: UIViewController)
}

/// What a shake of the device does where no responder has kept it for itself.
@MainActor
enum ShakeToEdit {
    /// Alerts are UIKit's, which this module cannot name.
    private static let question = NSClassFromString("UIKit.UndoAlert") as? any UndoQuestion.Type

    /// Asks for the window's first responder; nothing where there is nothing to undo or redo.
    static func ask(in window: UIWindow) {
        guard let manager = window.keyResponder.undoManager, manager.canUndo || manager.canRedo,
            var controller = window.rootViewController
        else { return }
        while let presented = controller.presentedViewController { controller = presented }
        guard !controller.isBeingDismissed else { return }
        question?.ask(manager, over: controller)
    }
}

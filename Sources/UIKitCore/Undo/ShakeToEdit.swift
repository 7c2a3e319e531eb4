import Foundation

/// The alert that lets the user undo or redo the last change.
@MainActor
package protocol UndoQuestion: AnyObject {
    /// Presents the alert over a controller. The user's choice undoes or redoes with the manager.
    static func ask(_ manager: UndoManager, over controller: UIViewController)
}

/// The effect of shaking the device, if no responder handled the motion.
@MainActor
enum ShakeToEdit {
    /// The alert is in UIKitControls, which is above this module.
    private static let question = NSClassFromString("UIKitControls.UndoAlert") as? any UndoQuestion.Type

    // Chosen (Pasteboard): A shake that reaches the application uses the undo manager of the responder that receives
    // keys; if both are possible, the alert has Undo and Redo.
    /// Presents the alert for the window's first responder. Has no effect if undo and redo are unavailable.
    static func ask(in window: UIWindow) {
        guard let manager = window.keyResponder.undoManager, manager.canUndo || manager.canRedo,
            var controller = window.rootViewController
        else { return }
        while let presented = controller.presentedViewController { controller = presented }
        guard !controller.isBeingDismissed else { return }
        question?.ask(manager, over: controller)
    }
}

import IrekoTesting
import UIKit

enum RespondersSnippets {
    private final class Owner: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            focus()
        }

        private func focus() {
            final class Canvas: UIView {
                override var canBecomeFirstResponder: Bool { true }

                override func copy(_ sender: Any?) { print("copy") }
            }

            let canvas = Canvas()
            view.addSubview(canvas)
            canvas.becomeFirstResponder()
        }
    }

    final class NotesController: UIViewController {
        override class var namedActions: NamedActions {
            super.namedActions
                .adding("save:", NotesController.save(_:))
                .adding("addNote", NotesController.addNote)
        }

        func save(_ sender: Any?) { print("save") }
        func addNote() { print("add") }
    }

    private final class SavingController: UIViewController {
        private(set) var count = 0

        override class var namedActions: NamedActions {
            super.namedActions.adding("save:", SavingController.save(_:))
        }

        private func save(_ sender: Any?) { count += 1 }

        override var keyCommands: [UIKeyCommand]? {
            [UIKeyCommand(title: "Save", action: "save:", input: "s", modifierFlags: .command)]
        }
    }

    @MainActor static func run() throws {
        let saving = SavingController()
        try Stage.run(rootViewController: saving) { stage in
            stage.advance(by: 0)
            stage.press("s", modifiers: .command)
            try check(saving.count == 1)
        }
        try Stage.run(rootViewController: NotesController()) { stage in
            try check(stage.window.rootViewController?.canPerformAction("addNote", withSender: nil) == true)
            Owner().loadViewIfNeeded()
        }
    }
}

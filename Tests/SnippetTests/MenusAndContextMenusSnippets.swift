import IrekoTesting
import UIKit

enum MenusAndContextMenusSnippets {
    private final class ButtonsController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            edit()
            chooseSize()
        }

        private func edit() {
            let rename = UIAction(title: "Rename", image: UIImage(systemName: "pencil")) { _ in print("rename") }
            let share = UIMenu(title: "Share", children: [UIAction(title: "Mail") { _ in print("mail") }])
            let delete = UIAction(title: "Delete", attributes: .destructive) { _ in print("delete") }

            let button = UIButton(configuration: .gray())
            button.configuration?.title = "Edit"
            button.menu = UIMenu(children: [rename, share, UIMenu(options: .displayInline, children: [delete])])
            button.showsMenuAsPrimaryAction = true
            button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
            view.addSubview(button)
        }

        private func chooseSize() {
            let sizes = UIMenu(
                children: ["Small", "Medium", "Large"].map { name in
                    UIAction(title: name, state: name == "Medium" ? .on : .off) { action in print(action.title) }
                })
            let size = UIButton(configuration: .bordered())
            size.menu = sizes
            size.showsMenuAsPrimaryAction = true
            size.changesSelectionAsPrimaryAction = true
            size.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
            view.addSubview(size)
        }
    }

    @MainActor private static func later() -> UIDeferredMenuElement {
        let recents = UIDeferredMenuElement.uncached { completion in
            Task {
                try? await Task.sleep(for: .seconds(1))
                completion([UIAction(title: "Budget") { _ in print("open") }])
            }
        }
        return recents
    }

    final class NoteController: UIViewController, UIContextMenuInteractionDelegate {
        private let card = UIView(frame: CGRect(x: 40, y: 120, width: 200, height: 120))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(card)
            card.addInteraction(UIContextMenuInteraction(delegate: self))
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(previewProvider: { UIViewController() }) { [weak self] _ in
                UIMenu(children: [
                    UIAction(title: "Remove", attributes: .destructive) { _ in self?.card.removeFromSuperview() }
                ])
            }
        }
    }

    @MainActor static func run() throws {
        try Stage.run(rootViewController: ButtonsController()) { stage in
            stage.advance(by: 0)
            stage.find("Edit").tap()
            stage.advance(by: 1)
            stage.chooseMenuElement("Rename")
            stage.advance(by: 1)
            stage.find("Medium").tap()
            stage.advance(by: 1)
            stage.chooseMenuElement("Large")
            stage.advance(by: 1)
            try check(stage.find("Large").exists && !stage.find("Medium").exists)
        }
        let root = UIViewController()
        try Stage.run(rootViewController: root) { stage in
            let button = UIButton(configuration: .gray())
            button.configuration?.title = "Recents"
            button.menu = UIMenu(children: [later()])
            button.showsMenuAsPrimaryAction = true
            button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
            root.view.addSubview(button)
            stage.advance(by: 0)
            stage.find("Recents").tap()
            stage.advance(by: 2)
            try check(stage.find("Budget").exists)
        }
        try Stage.run(rootViewController: NoteController()) { stage in
            stage.advance(by: 0)
            let card = stage.window.rootViewController?.view.subviews.first
            stage.touchDown(at: CGPoint(x: 100, y: 160))
            stage.advance(by: 1)
            stage.touchUp(at: CGPoint(x: 100, y: 160))
            stage.advance(by: 1)
            stage.chooseMenuElement("Remove")
            stage.advance(by: 1)
            try check(card?.superview == nil)
        }
    }
}

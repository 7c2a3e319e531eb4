import IrekoTesting
import UIKit

enum SplitViewsSnippets {
    private final class MailboxesController: UITableViewController {}
    private final class MessageController: UIViewController {
        func show(_ message: String) { title = message }
    }

    private final class MessagesController: UITableViewController {
        let messages = ["Hello", "Invoice"]
        var message: MessageController!

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = messages[indexPath.row]
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            message.show(messages[indexPath.row])
            splitViewController?.show(.secondary)
        }
    }

    private final class Columns: NSObject, UISplitViewControllerDelegate {
        let hasMessage = false

        func splitViewController(
            _ svc: UISplitViewController,
            topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column { hasMessage ? proposedTopColumn : .supplementary }
    }

    @MainActor private static func split(in window: UIWindow) -> UISplitViewController {
        let split = UISplitViewController(style: .tripleColumn)
        split.setViewController(MailboxesController(), for: .primary)
        split.setViewController(MessagesController(), for: .supplementary)
        split.setViewController(MessageController(), for: .secondary)
        window.rootViewController = split
        return split
    }

    @MainActor static func run() throws {
        for size in [CGSize(width: 390, height: 844), CGSize(width: 1180, height: 820)] {
            let columns = Columns()
            try Stage.run(size: size, rootViewController: UIViewController()) { stage in
                let split = SplitViewsSnippets.split(in: stage.window)
                split.delegate = columns
                let messages = split.descendant(MessagesController.self)
                let message = split.descendant(MessageController.self)
                messages?.message = message
                split.show(.supplementary)
                stage.advance(by: 1)
                stage.find("Invoice").tap()
                stage.advance(by: 1)
                try check(message?.title == "Invoice" && message?.viewIfLoaded?.window != nil)
                try check(stage.find("Invoice").exists)
            }
        }
    }
}

extension UIViewController {
    /// The first controller of a class among the controller and its descendants.
    fileprivate func descendant<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
        self as? Controller ?? children.lazy.compactMap { $0.descendant(type) }.first
    }
}

import UIKit

/// The target mailboxes for a message, in a sheet that covers half of a narrow window and can be dragged higher.
final class MoveViewController: UITableViewController {
    private let store: MailStore
    private let message: Message
    private let mailboxes: [Mailbox]
    private let moved: () -> Void

    /// The sheet for moving a message.
    ///
    /// - Parameter moved: Called when the message has been moved and the sheet is dismissed.
    static func sheet(_ message: Message, in store: MailStore, moved: @escaping () -> Void) -> UIViewController {
        let list = MoveViewController(message, in: store, moved: moved)
        let navigation = UINavigationController(rootViewController: list)
        navigation.sheetPresentationController?.detents = [.medium(), .large()]
        navigation.sheetPresentationController?.prefersGrabberVisible = true
        return navigation
    }

    private init(_ message: Message, in store: MailStore, moved: @escaping () -> Void) {
        (self.message, self.store, self.moved) = (message, store, moved)
        // Flagged messages are also in their own mailbox.
        mailboxes = Mailbox.allCases.filter { $0 != .flagged && $0 != message.mailbox }
        super.init(style: .insetGrouped)
        title = "Move Message"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mailbox")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { mailboxes.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "mailbox", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = mailboxes[indexPath.row].rawValue
        content.image = UIImage(systemName: mailboxes[indexPath.row].symbol)
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let mailbox = mailboxes[indexPath.row]
        store.change(message.id) { $0.mailbox = mailbox }
        dismiss(animated: true) { [moved] in moved() }
    }
}

import UIKit

/// The messages of a mailbox.
final class MessageListViewController: UITableViewController {
    private let store: MailStore
    private var mailbox = Mailbox.inbox
    private var shown: [Message] = []
    /// Called with the message that was tapped.
    var choose: (Message.ID) -> Void = { _ in }

    init(store: MailStore) {
        self.store = store
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    /// The newest message.
    var firstMessage: Message.ID? { store.messages(in: mailbox).first?.id }

    func show(_ mailbox: Mailbox) {
        self.mailbox = mailbox
        title = mailbox.rawValue
        shown = store.messages(in: mailbox)
        if isViewLoaded { tableView.reloadData() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
        tableView.rowHeight = MessageCell.height
        store.observe { [weak self] in self?.messagesDidChange() }
    }

    private func messagesDidChange() {
        shown = store.messages(in: mailbox)
        let selected = tableView.indexPathForSelectedRow
        tableView.reloadData()
        if let selected, selected.row < shown.count {
            tableView.selectRow(at: selected, animated: false, scrollPosition: .none)
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        (cell as? MessageCell)?.show(shown[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        choose(shown[indexPath.row].id)
    }
}

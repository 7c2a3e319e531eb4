import UIKit

/// The messages of a mailbox, which are swiped for what can be done with them and pulled down for new ones.
final class MessageListViewController: UITableViewController {
    private let store: MailStore
    private var mailbox = Mailbox.inbox
    private var shown: [Message.ID] = []
    private let status = UILabel()
    /// Called with the message that was tapped.
    var choose: (Message.ID) -> Void = { _ in }
    /// Called with a message that was put elsewhere.
    var removed: (Message.ID) -> Void = { _ in }
    /// Called when a new message is to be written.
    var compose: () -> Void = {}

    init(store: MailStore) {
        self.store = store
        super.init(style: .plain)
        status.font = .systemFont(ofSize: 12)
        let compose = UIBarButtonItem(
            systemItem: .compose, primaryAction: UIAction { [weak self] _ in self?.compose() })
        // As wide as the button, so that the text is in the middle.
        toolbarItems = [
            .fixedSpace(24), .flexibleSpace(), UIBarButtonItem(customView: status), .flexibleSpace(), compose,
        ]
        show(status: "Updated Just Now")
    }

    required init?(coder: NSCoder) { nil }

    /// The newest message.
    var firstMessage: Message.ID? { store.messages(in: mailbox).first?.id }

    /// Whether a message is in the mailbox.
    func contains(_ id: Message.ID) -> Bool { store.messages(in: mailbox).contains { $0.id == id } }

    func show(_ mailbox: Mailbox) {
        self.mailbox = mailbox
        title = mailbox.rawValue
        shown = store.messages(in: mailbox).map(\.id)
        if isViewLoaded { tableView.reloadData() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(MessageCell.self, forCellReuseIdentifier: "message")
        tableView.estimatedRowHeight = 98
        let control = UIRefreshControl()
        control.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
        refreshControl = control
        store.observe { [weak self] in self?.messagesDidChange() }
    }

    // MARK: What changes

    private func messagesDidChange() {
        let old = shown
        shown = store.messages(in: mailbox).map(\.id)
        let gone = old.indices.filter { !shown.contains(old[$0]) }
        let added = shown.indices.filter { !old.contains(shown[$0]) }
        if gone.isEmpty, added.isEmpty {
            for case let cell as MessageCell in tableView.visibleCells { show(in: cell, cell.message) }
        } else if view.window == nil {
            tableView.reloadData()
        } else {
            tableView.performBatchUpdates { [self] in
                tableView.deleteRows(at: gone.map { IndexPath(row: $0, section: 0) }, with: .automatic)
                tableView.insertRows(at: added.map { IndexPath(row: $0, section: 0) }, with: .automatic)
            }
        }
    }

    private func refresh() {
        show(status: "Checking for Mail…")
        Task { [weak self] in
            try? await Task.sleep(for: .seconds(1))
            self?.store.receive()
            self?.refreshControl?.endRefreshing()
            self?.show(status: "Updated Just Now")
        }
    }

    private func show(status text: String) {
        status.text = text
        status.sizeToFit()
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        if let cell = cell as? MessageCell { show(in: cell, shown[indexPath.row]) }
        return cell
    }

    private func show(in cell: MessageCell, _ id: Message.ID?) {
        if let message = id.flatMap(store.message) { cell.show(message) }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        choose(shown[indexPath.row])
    }

    // MARK: Swipes

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let message = store.message(shown[indexPath.row]) else { return nil }
        let throwAway = action(message.mailbox == .trash ? "Delete" : "Trash", "trash.fill", .destructive) { list in
            list.store.throwAway(message.id)
            list.removed(message.id)
        }
        let flag = action(message.isFlagged ? "Unflag" : "Flag", "flag.fill", color: .systemOrange) {
            $0.store.change(message.id) { $0.isFlagged.toggle() }
        }
        let archive = action("Archive", "archivebox.fill", color: .systemPurple) { list in
            list.store.change(message.id) { $0.mailbox = .archive }
            list.removed(message.id)
        }
        let actions = message.mailbox == .archive ? [throwAway, flag] : [throwAway, flag, archive]
        return UISwipeActionsConfiguration(actions: actions)
    }

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let message = store.message(shown[indexPath.row]) else { return nil }
        let (title, symbol) = message.isUnread ? ("Read", "envelope.open.fill") : ("Unread", "envelope.fill")
        let mark = action(title, symbol, color: .systemBlue) {
            $0.store.change(message.id) { $0.isUnread.toggle() }
        }
        return UISwipeActionsConfiguration(actions: [mark])
    }

    private func action(
        _ title: String, _ symbol: String, _ style: UIContextualAction.Style = .normal, color: UIColor? = nil,
        _ perform: @escaping (MessageListViewController) -> Void
    ) -> UIContextualAction {
        let action = UIContextualAction(style: style, title: title) { [weak self] _, _, done in
            self.map(perform)
            done(true)
        }
        action.image = UIImage(systemName: symbol)
        action.backgroundColor = color
        return action
    }
}

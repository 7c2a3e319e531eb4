import UIKit

/// The messages of a mailbox, with swipe actions, context menus, and pulling down for new messages.
final class MessageListViewController: UITableViewController {
    private let store: MailStore
    private var mailbox = Mailbox.inbox
    private var shown: [Message.ID] = []
    private let status = UILabel()
    /// Called with the selected message.
    var choose: (Message.ID) -> Void = { _ in }
    /// Called with a message that was moved or deleted.
    var removed: (Message.ID) -> Void = { _ in }
    /// Called to compose a new message.
    var compose: () -> Void = {}

    init(store: MailStore) {
        self.store = store
        super.init(style: .plain)
        status.font = .systemFont(ofSize: 12)
        let compose = UIBarButtonItem(
            systemItem: .compose, primaryAction: UIAction { [weak self] _ in self?.compose() })
        // As wide as the button, so that the text is centered.
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
        setNeedsUpdateContentUnavailableConfiguration()
    }

    /// Shows a placeholder without messages.
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        var missing = UIContentUnavailableConfiguration.empty()
        missing.image = UIImage(systemName: mailbox.symbol)
        missing.text = "No Mail"
        contentUnavailableConfiguration = shown.isEmpty ? missing : nil
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

    // MARK: Changes

    private func messagesDidChange() {
        let old = shown
        shown = store.messages(in: mailbox).map(\.id)
        setNeedsUpdateContentUnavailableConfiguration()
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
        let throwAway = UIContextualAction(
            style: .destructive, title: message.mailbox == .trash ? "Delete" : "Trash"
        ) { [weak self] _, _, done in self?.throwAway(message.id, done) ?? done(false) }
        throwAway.image = UIImage(systemName: "trash.fill")
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
        _ title: String, _ symbol: String, color: UIColor, _ perform: @escaping (MessageListViewController) -> Void
    ) -> UIContextualAction {
        let action = UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
            self.map(perform)
            done(true)
        }
        action.image = UIImage(systemName: symbol)
        action.backgroundColor = color
        return action
    }

    private func throwAway(_ id: Message.ID, _ done: @escaping (Bool) -> Void = { _ in }) {
        throwAway(id, in: store) { [weak self] isGone in
            if isGone { self?.removed(id) }
            done(isGone)
        }
    }

    // MARK: The menu of a row

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let message = store.message(shown[indexPath.row]) else { return nil }
        return UIContextMenuConfiguration(actionProvider: { [weak self] _ in self?.menu(for: message) })
    }

    private func menu(for message: Message) -> UIMenu {
        let open = UIAction(title: "Open in New Window", image: UIImage(systemName: "plus.square.on.square")) {
            [weak self] _ in
            UIApplication.shared.openWindow(for: message.id, from: self?.view.window?.windowScene)
        }
        // A phone shows one window at a time.
        if !UIApplication.shared.supportsMultipleScenes { open.attributes = .hidden }
        let move = UIAction(title: "Move Message…", image: UIImage(systemName: "folder")) { [weak self] _ in
            self?.move(message)
        }
        let throwAway = UIAction(title: "Trash", image: UIImage(systemName: "trash"), attributes: .destructive) {
            [weak self] _ in self?.throwAway(message.id)
        }
        return UIMenu(children: [open, move, throwAway])
    }

    private func move(_ message: Message) {
        let sheet = MoveViewController.sheet(message, in: store) { [weak self] in self?.removed(message.id) }
        present(sheet, animated: true)
    }
}

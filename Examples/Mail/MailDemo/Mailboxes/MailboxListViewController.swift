import UIKit

/// The mailboxes, with the number of unread messages.
final class MailboxListViewController: UITableViewController {
    private let store: MailStore
    /// Called with the selected mailbox.
    var choose: (Mailbox) -> Void = { _ in }

    init(store: MailStore) {
        self.store = store
        super.init(style: .insetGrouped)
        title = "Mailboxes"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        clearsSelectionOnViewWillAppear = false
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mailbox")
        store.observe { [weak self] in self?.countsDidChange() }
    }

    private func countsDidChange() {
        let selected = tableView.indexPathForSelectedRow
        tableView.reloadData()
        tableView.selectRow(at: selected, animated: false, scrollPosition: .none)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        Mailbox.allCases.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "mailbox", for: indexPath)
        let mailbox = Mailbox.allCases[indexPath.row]
        var content = UIListContentConfiguration.valueCell()
        content.text = mailbox.rawValue
        content.image = UIImage(systemName: mailbox.symbol)
        let unread = store.unread(in: mailbox)
        content.secondaryText = unread > 0 ? "\(unread)" : nil
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        choose(Mailbox.allCases[indexPath.row])
    }
}

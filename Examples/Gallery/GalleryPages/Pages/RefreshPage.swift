import UIKit

/// A list of messages. Pulling it down loads further messages after a delay, as from a server.
final class RefreshPage: UITableViewController {
    private struct Message {
        let sender: String
        let text: String
        let symbol: String
    }

    private static let loadingTime: Duration = .seconds(1.5)
    private static let identifier = "message"
    private static let incoming = [
        Message(sender: "Haruka", text: "The boxes are nested now, one in the other.", symbol: "shippingbox"),
        Message(sender: "Library", text: "Your book can be picked up until Friday.", symbol: "book"),
        Message(sender: "Jonas", text: "See you at the station at nine?", symbol: "person"),
        Message(sender: "Weather", text: "Rain in the afternoon, clear by evening.", symbol: "cloud.rain"),
        Message(sender: "Amélie", text: "I sent you the pictures of the garden.", symbol: "photo"),
    ]

    private var messages = Array(RefreshPage.incoming.suffix(3))
    private var loaded = 0
    private var loading: Task<Void, Never>?

    init() { super.init(style: .insetGrouped) }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.clipsToBounds = true
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.identifier)
        let control = UIRefreshControl()
        control.addAction(UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
        refreshControl = control
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        loading?.cancel()
    }

    private func load() {
        loading = Task { [weak self] in
            try? await Task.sleep(for: Self.loadingTime)
            guard !Task.isCancelled else { return }
            self?.didLoad()
        }
    }

    private func didLoad() {
        messages.insert(Self.incoming[loaded % Self.incoming.count], at: 0)
        loaded += 1
        tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        refreshControl?.endRefreshing()
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Messages" }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        "Pull the list down to look for new ones."
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
        let message = messages[indexPath.row]
        var content = UIListContentConfiguration.subtitleCell()
        content.text = message.sender
        content.secondaryText = message.text
        content.secondaryTextProperties.color = .secondaryLabel
        content.image = UIImage(systemName: message.symbol)
        cell.contentConfiguration = content
        cell.selectionStyle = .none
        return cell
    }
}

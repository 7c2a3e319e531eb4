import UIKit

/// A new letter: to whom it goes, what it is about, and a text, which is one of several that are ready.
final class ComposeViewController: UITableViewController {
    private enum Section: Int, CaseIterable { case head, text }
    private enum Head: Int, CaseIterable { case to, subject }

    private let store: MailStore
    private let texts: [ReadyText]
    /// An answer goes to whom it answers.
    private let isAnswer: Bool
    private var recipient: String? { didSet { draftDidChange() } }
    private var chosen: Int? { didSet { draftDidChange() } }

    init(store: MailStore, answering message: Message? = nil) {
        self.store = store
        isAnswer = message != nil
        recipient = message?.sender
        texts = message.map(ReadyText.answers) ?? ReadyText.letters
        super.init(style: .insetGrouped)
        title = message == nil ? "New Message" : "Reply"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        let send = UIBarButtonItem(primaryAction: UIAction(title: "Send") { [weak self] _ in self?.send() })
        send.style = .done
        send.isEnabled = false
        navigationItem.rightBarButtonItem = send
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.cellLayoutMarginsFollowReadableWidth = true
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    private func draftDidChange() {
        navigationItem.rightBarButtonItem?.isEnabled = recipient != nil && chosen != nil
        if isViewLoaded { tableView.reloadData() }
    }

    private func send() {
        guard let recipient, let chosen else { return }
        store.send(texts[chosen], to: recipient)
        dismiss(animated: true)
    }

    private func chooseRecipient() {
        let list = RecipientsViewController(names: store.correspondents) { [weak self] in self?.recipient = $0 }
        navigationController?.pushViewController(list, animated: true)
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == Section.text.rawValue ? "Choose a text" : nil
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == Section.head.rawValue ? Head.allCases.count : texts.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let isHead = indexPath.section == Section.head.rawValue
        var content: UIListContentConfiguration = isHead ? .valueCell() : .cell()
        cell.accessoryType = .none
        cell.selectionStyle = .default
        switch isHead ? Head(rawValue: indexPath.row) : nil {
        case .to:
            (content.text, content.secondaryText) = ("To", recipient ?? "Nobody yet")
            if isAnswer { cell.selectionStyle = .none } else { cell.accessoryType = .disclosureIndicator }
        case .subject:
            // An answer's subject is the same with every text.
            let subject = isAnswer ? texts.first : chosen.map { texts[$0] }
            (content.text, content.secondaryText) = ("Subject", subject?.subject ?? "None yet")
            cell.selectionStyle = .none
        case nil:
            content.text = texts[indexPath.row].text
            cell.accessoryType = chosen == indexPath.row ? .checkmark : .none
        }
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if indexPath.section == Section.text.rawValue {
            chosen = indexPath.row
        } else if indexPath.row == Head.to.rawValue, !isAnswer {
            chooseRecipient()
        }
    }
}

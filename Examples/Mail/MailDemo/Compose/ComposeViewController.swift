import UIKit

/// The composer of a letter: its recipient, its subject, an attached file, and one of several prepared texts.
final class ComposeViewController: UITableViewController {
    private enum Section: Int, CaseIterable { case head, text }
    private enum Head: Int, CaseIterable { case to, subject, attachment }

    private let store: MailStore
    /// The current draft.
    var draft: Draft { didSet { draftDidChange() } }
    private lazy var cancelItem = UIBarButtonItem(
        systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    private lazy var sendItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Send") { [weak self] _ in self?.send() })

    /// The sheet for composing a letter.
    static func sheet(_ draft: Draft, in store: MailStore) -> UIViewController {
        let composer = ComposeViewController(draft, in: store)
        let navigation = UINavigationController(rootViewController: composer)
        navigation.modalPresentationStyle = .pageSheet
        navigation.presentationController?.delegate = composer
        return navigation
    }

    private init(_ draft: Draft, in store: MailStore) {
        (self.draft, self.store) = (draft, store)
        super.init(style: .insetGrouped)
        title = draft.title
        navigationItem.leftBarButtonItem = cancelItem
        sendItem.style = .done
        sendItem.isEnabled = false
        navigationItem.rightBarButtonItem = sendItem
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.cellLayoutMarginsFollowReadableWidth = true
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    private func draftDidChange() {
        sendItem.isEnabled = draft.canBeSent
        // A sheet with content cannot be dragged away; the delegate receives the attempt, and shows a confirmation.
        navigationController?.isModalInPresentation = !draft.isEmpty
        if isViewLoaded { tableView.reloadData() }
    }

    private func send() {
        store.send(draft)
        dismiss(animated: true)
    }

    private func chooseRecipient() {
        let list = RecipientsViewController(names: store.correspondents) { [weak self] in self?.draft.recipient = $0 }
        navigationController?.pushViewController(list, animated: true)
    }

    // MARK: Leaving

    private func cancel() {
        if draft.isEmpty { dismiss(animated: true) } else { askToLeave() }
    }

    /// Confirms the deletion of the draft: at the bottom of a narrow window, or in a popover from Cancel in a wide
    /// window.
    private func askToLeave() {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Delete Draft", style: .destructive) { [weak self] _ in self?.dismiss(animated: true) }
        )
        sheet.addAction(UIAlertAction(title: "Save Draft", style: .default) { [weak self] _ in self?.keep() })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceItem = cancelItem
        navigationController?.present(sheet, animated: true)
    }

    private func keep() {
        store.keep(draft)
        dismiss(animated: true)
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == Section.text.rawValue ? "Choose a text" : nil
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == Section.head.rawValue ? Head.allCases.count : draft.texts.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        let head = head(at: indexPath)
        var content: UIListContentConfiguration = head == nil ? .cell() : .valueCell()
        cell.accessoryType = .none
        cell.selectionStyle = canSelect(indexPath) ? .default : .none
        switch head {
        case .to:
            (content.text, content.secondaryText) = ("To", draft.recipient ?? "Nobody yet")
            if canSelect(indexPath) { cell.accessoryType = .disclosureIndicator }
        case .subject: (content.text, content.secondaryText) = ("Subject", draft.subject ?? "None yet")
        case .attachment:
            (content.text, content.secondaryText) = ("Attachment", draft.attachment?.lastPathComponent ?? "None")
            cell.accessoryType = .disclosureIndicator
        case nil:
            content.text = draft.texts[indexPath.row].text
            cell.accessoryType = draft.chosen == indexPath.row ? .checkmark : .none
        }
        cell.contentConfiguration = content
        return cell
    }

    private func head(at indexPath: IndexPath) -> Head? {
        indexPath.section == Section.head.rawValue ? Head(rawValue: indexPath.row) : nil
    }

    private func canSelect(_ indexPath: IndexPath) -> Bool {
        switch head(at: indexPath) {
        case .to: !draft.isAnswer
        case .subject: false
        case .attachment, nil: true
        }
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        canSelect(indexPath) ? indexPath : nil
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch head(at: indexPath) {
        case .to: chooseRecipient()
        case .attachment: attachFile()
        case .subject: break
        case nil: draft.chosen = indexPath.row
        }
    }
}

extension ComposeViewController: UIAdaptivePresentationControllerDelegate {
    /// The user has tried to drag the sheet away, possibly while choosing the recipient.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        if navigationController?.topViewController !== self {
            navigationController?.popToViewController(self, animated: false)
        }
        askToLeave()
    }
}

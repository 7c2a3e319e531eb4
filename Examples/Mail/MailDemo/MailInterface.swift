import UIKit

/// The user interface of the app: mailboxes, the messages of a mailbox, and a message, in three columns or in a stack
/// on a phone.
@MainActor
public enum MailInterface {
    /// The root of the window.
    public static func root(store: MailStore) -> UISplitViewController { MailSplitViewController(store: store) }
}

/// Connects the columns: a mailbox shows its messages, and a message is shown in the last column.
final class MailSplitViewController: UISplitViewController {
    private let store: MailStore
    private let mailboxes: MailboxListViewController
    private let messages: MessageListViewController
    private let message: MessageViewController

    init(store: MailStore) {
        self.store = store
        mailboxes = MailboxListViewController(store: store)
        messages = MessageListViewController(store: store)
        message = MessageViewController(store: store)
        super.init(style: .tripleColumn)
        primaryBackgroundStyle = .sidebar
        preferredSupplementaryColumnWidth = 340
        maximumSupplementaryColumnWidth = 420
        delegate = self
        for (controller, column) in [(mailboxes, Column.primary), (messages, .supplementary)]
            as [(UIViewController, Column)]
        {
            let navigation = UINavigationController(rootViewController: controller)
            navigation.navigationBar.prefersLargeTitles = true
            setViewController(navigation, for: column)
        }
        messages.navigationController?.isToolbarHidden = false
        setViewController(UINavigationController(rootViewController: message), for: .secondary)
        mailboxes.choose = { [weak self] in self?.show(mailbox: $0) }
        messages.choose = { [weak self] in self?.show(message: $0) }
        messages.removed = { [weak self] in if $0 == self?.message.id { self?.showNextMessage() } }
        messages.compose = { [weak self] in self?.compose() }
        message.removed = { [weak self] in self?.showNextMessage() }
        messages.show(.inbox)
        showNextMessage()
    }

    required init?(coder: NSCoder) { nil }

    private func show(mailbox: Mailbox) {
        messages.show(mailbox)
        if !isCollapsed { showNextMessage() }
        show(.supplementary)
    }

    private func show(message id: Message.ID) {
        message.show(id)
        show(.secondary)
    }

    /// Shows the first message of the mailbox, as after a message was deleted; on a phone it shows the list.
    private func showNextMessage() {
        if isCollapsed { show(.supplementary) } else { message.show(messages.firstMessage) }
    }

    private func compose() { present(ComposeViewController.sheet(.new, in: store), animated: true) }
}

extension MailSplitViewController: UISplitViewControllerDelegate {
    /// A visible message stays visible; otherwise a phone begins with the list.
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
    ) -> Column { message.viewIfLoaded?.window == nil ? .supplementary : proposedTopColumn }

    /// A message that was moved on the phone is not shown beside the list.
    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        if message.id.map(messages.contains) != true { showNextMessage() }
    }
}

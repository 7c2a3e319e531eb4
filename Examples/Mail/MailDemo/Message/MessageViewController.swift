import UIKit

/// A message, with actions for replying, forwarding, flagging, moving, archiving and deleting.
final class MessageViewController: UIViewController {
    private let store: MailStore
    private(set) var id: Message.ID?
    /// Called when the message has been moved or deleted.
    var removed: () -> Void = {}

    private let scrollView = UIScrollView()
    private let stack = UIStackView()
    private let subject = UILabel()
    private let sender = UILabel()
    private let date = UILabel()
    private let text = UILabel()
    private let line = UIView()
    private lazy var trashItem = item("Trash", "trash") { $0.throwAway() }
    private lazy var archiveItem = item("Archive", "archivebox") { $0.archive() }
    private lazy var moveItem = item("Move", "folder") { $0.move() }
    private lazy var flagItem = item("Flag", "flag") { $0.toggleFlag() }
    private lazy var replyItem = item("Reply", "arrowshape.turn.up.left") { $0.askHowToAnswer() }

    init(store: MailStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        navigationItem.largeTitleDisplayMode = .never
        placeItems()
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: MessageViewController, _) in
            self.placeItems()
        }
    }

    required init?(coder: NSCoder) { nil }

    private func item(
        _ title: String, _ symbol: String, _ action: @escaping (MessageViewController) -> Void
    ) -> UIBarButtonItem {
        let image = UIImage(systemName: symbol)
        let item = UIBarButtonItem(primaryAction: UIAction(image: image) { [weak self] _ in self.map(action) })
        item.image = image
        item.accessibilityLabel = title
        return item
    }

    /// In a narrow window the items are in a toolbar, within reach of a thumb.
    private func placeItems() {
        let isNarrow = traitCollection.horizontalSizeClass == .compact
        let items = [trashItem, archiveItem, moveItem, flagItem, replyItem]
        navigationItem.rightBarButtonItems = isNarrow ? nil : items
        toolbarItems = isNarrow ? items.flatMap { [$0, .flexibleSpace()] }.dropLast() : nil
        navigationController?.setToolbarHidden(!isNarrow, animated: false)
    }

    func show(_ id: Message.ID?) {
        self.id = id
        if isViewLoaded { update() }
    }

    private func throwAway() {
        guard let id else { return }
        throwAway(id, in: store) { [weak self] isGone in
            guard isGone else { return }
            UIAccessibility.post(notification: .announcement, argument: "Message deleted")
            self?.removed()
        }
    }

    private func archive() {
        guard let id else { return }
        store.change(id) { $0.mailbox = .archive }
        UIAccessibility.post(notification: .announcement, argument: "Message archived")
        removed()
    }

    private func move() {
        guard let message = id.flatMap(store.message) else { return }
        present(MoveViewController.sheet(message, in: store) { [weak self] in self?.removed() }, animated: true)
    }

    /// Presents the choices at the bottom of a narrow window, or in a popover from the button in a wide window.
    private func askHowToAnswer() {
        guard let message = id.flatMap(store.message) else { return }
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        if message.sender != "Me" { sheet.addAction(action("Reply", .reply(to: message))) }
        sheet.addAction(action("Forward", .forward(message)))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceItem = replyItem
        present(sheet, animated: true)
    }

    private func action(_ title: String, _ draft: Draft) -> UIAlertAction {
        UIAlertAction(title: title, style: .default) { [weak self] _ in
            guard let self else { return }
            present(ComposeViewController.sheet(draft, in: store), animated: true)
        }
    }

    private func toggleFlag() {
        guard let id else { return }
        store.change(id) { $0.isFlagged.toggle() }
        update()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        for (label, style) in [
            (sender, UIFont.TextStyle.headline), (date, .subheadline), (text, .body),
        ] {
            label.font = .preferredFont(forTextStyle: style)
            label.adjustsFontForContentSizeCategory = true
        }
        for label in [subject, sender, date, text] { label.numberOfLines = 0 }
        showSubjectFont()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (self: MessageViewController, _) in
            self.showSubjectFont()
        }
        date.textColor = .secondaryLabel
        line.backgroundColor = .separator
        stack.axis = .vertical
        stack.spacing = 4
        for view in [sender, date, line, subject, text] { stack.addArrangedSubview(view) }
        stack.setCustomSpacing(12, after: date)
        stack.setCustomSpacing(16, after: line)
        stack.setCustomSpacing(10, after: subject)
        scrollView.alwaysBounceVertical = true
        view.addSubview(scrollView)
        scrollView.addSubview(stack)
        for view in [scrollView, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
        let content = scrollView.contentLayoutGuide
        let readable = view.readableContentGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            stack.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: readable.trailingAnchor),
            line.heightAnchor.constraint(equalToConstant: 0.5),
        ])
        update()
    }

    /// The built-in text styles include no bold font that follows the text size.
    private func showSubjectFont() {
        subject.font = UIFontMetrics(forTextStyle: .title2)
            .scaledFont(for: .systemFont(ofSize: 22, weight: .bold), compatibleWith: traitCollection)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        placeItems()
    }

    /// Marks a visible message as read.
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let id { store.change(id) { $0.isUnread = false } }
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        var missing = UIContentUnavailableConfiguration.empty()
        missing.text = "No Message Selected"
        missing.textProperties.color = .secondaryLabel
        contentUnavailableConfiguration = id.flatMap(store.message) == nil ? missing : nil
    }

    private func update() {
        let message = id.flatMap(store.message)
        setNeedsUpdateContentUnavailableConfiguration()
        scrollView.isHidden = message == nil
        for item in [trashItem, archiveItem, moveItem, flagItem, replyItem] { item.isEnabled = message != nil }
        guard let message else { return }
        subject.text = message.subject
        sender.text = message.sender
        date.text = message.date
        text.text = message.text
        flagItem.image = UIImage(systemName: message.isFlagged ? "flag.fill" : "flag")
        scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
        if viewIfLoaded?.window != nil { store.change(message.id) { $0.isUnread = false } }
    }
}

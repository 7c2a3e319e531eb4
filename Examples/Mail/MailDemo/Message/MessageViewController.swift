import UIKit

/// One message, which can be flagged, archived and thrown away.
final class MessageViewController: UIViewController {
    private let store: MailStore
    private(set) var id: Message.ID?
    /// Called when the message has been put elsewhere.
    var removed: () -> Void = {}

    private let scrollView = UIScrollView()
    private let stack = UIStackView()
    private let subject = UILabel()
    private let sender = UILabel()
    private let date = UILabel()
    private let text = UILabel()
    private let line = UIView()
    private let empty = UILabel()

    init(store: MailStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItems = [
            item("trash") { $0.move(to: .trash) }, item("archivebox") { $0.move(to: .archive) },
            item("flag") { $0.toggleFlag() },
        ]
    }

    required init?(coder: NSCoder) { nil }

    private func item(_ symbol: String, _ action: @escaping (MessageViewController) -> Void) -> UIBarButtonItem {
        let image = UIImage(systemName: symbol)
        let item = UIBarButtonItem(primaryAction: UIAction(image: image) { [weak self] _ in self.map(action) })
        item.image = image
        return item
    }

    func show(_ id: Message.ID?) {
        self.id = id
        if isViewLoaded { update() }
    }

    private func move(to mailbox: Mailbox) {
        guard let id else { return }
        store.change(id) { $0.mailbox = mailbox }
        removed()
    }

    private func toggleFlag() {
        guard let id else { return }
        store.change(id) { $0.isFlagged.toggle() }
        update()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        subject.font = .systemFont(ofSize: 22, weight: .bold)
        subject.numberOfLines = 0
        sender.font = .systemFont(ofSize: 17, weight: .semibold)
        date.font = .systemFont(ofSize: 15)
        date.textColor = .secondaryLabel
        line.backgroundColor = .separator
        text.font = .systemFont(ofSize: 17)
        text.numberOfLines = 0
        empty.text = "No Message Selected"
        empty.textColor = .secondaryLabel
        empty.textAlignment = .center
        stack.axis = .vertical
        stack.spacing = 4
        for view in [sender, date, line, subject, text] { stack.addArrangedSubview(view) }
        stack.setCustomSpacing(12, after: date)
        stack.setCustomSpacing(16, after: line)
        stack.setCustomSpacing(10, after: subject)
        scrollView.alwaysBounceVertical = true
        view.addSubview(scrollView)
        view.addSubview(empty)
        scrollView.addSubview(stack)
        for view in [scrollView, stack, empty] { view.translatesAutoresizingMaskIntoConstraints = false }
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
            empty.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            empty.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
        update()
    }

    /// What is seen has been read.
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let id { store.change(id) { $0.isUnread = false } }
    }

    private func update() {
        let message = id.flatMap(store.message)
        empty.isHidden = message != nil
        scrollView.isHidden = message == nil
        for item in navigationItem.rightBarButtonItems ?? [] { item.isEnabled = message != nil }
        guard let message else { return }
        subject.text = message.subject
        sender.text = message.sender
        date.text = message.date
        text.text = message.text
        navigationItem.rightBarButtonItems?.last?.image = UIImage(systemName: message.isFlagged ? "flag.fill" : "flag")
        scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
        if viewIfLoaded?.window != nil { store.change(message.id) { $0.isUnread = false } }
    }
}

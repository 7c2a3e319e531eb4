import UIKit

/// A row of a mailbox: the sender, the date, the subject, and the beginning of the text.
final class MessageCell: UITableViewCell {
    private let dot = UIView()
    private let sender = UILabel()
    private let date = UILabel()
    private let subject = UILabel()
    private let preview = UILabel()
    private let flag = UIImageView(image: UIImage(systemName: "flag.fill"))
    private let head = UIStackView()
    /// The identifier of the message.
    private(set) var message: Message.ID?

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        dot.backgroundColor = .systemBlue
        dot.layer.cornerRadius = 5
        for (label, style) in [
            (sender, UIFont.TextStyle.headline), (date, .subheadline), (subject, .subheadline), (preview, .subheadline),
        ] {
            label.font = .preferredFont(forTextStyle: style)
            label.adjustsFontForContentSizeCategory = true
        }
        date.textColor = .secondaryLabel
        preview.textColor = .secondaryLabel
        preview.numberOfLines = 2
        flag.tintColor = .systemOrange
        flag.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .caption1)
        for view in [date, flag] {
            view.setContentHuggingPriority(.required, for: .horizontal)
            view.setContentCompressionResistancePriority(.required - 1, for: .horizontal)
        }
        separatorInset = UIEdgeInsets(top: 0, left: 32, bottom: 0, right: 0)
        addContent()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: MessageCell, _) in cell.arrange() }
        arrange()
    }

    required init?(coder: NSCoder) { nil }

    private func addContent() {
        for label in [sender, date] { head.addArrangedSubview(label) }
        let title = UIStackView(arrangedSubviews: [subject, flag])
        title.alignment = .center
        title.spacing = 8
        let column = UIStackView(arrangedSubviews: [head, title, preview])
        column.axis = .vertical
        for view in [dot, column] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
            column.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 32),
            column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            dot.widthAnchor.constraint(equalToConstant: 10), dot.heightAnchor.constraint(equalToConstant: 10),
            dot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
            dot.centerYAnchor.constraint(equalTo: sender.centerYAnchor),
        ])
    }

    /// With large text, the date is below the sender, and texts are wrapped.
    private func arrange() {
        let isStacked = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        head.axis = isStacked ? .vertical : .horizontal
        head.alignment = isStacked ? .leading : .firstBaseline
        head.spacing = isStacked ? 0 : 8
        for label in [sender, subject] { label.numberOfLines = isStacked ? 0 : 1 }
    }

    func show(_ message: Message) {
        self.message = message.id
        dot.isHidden = !message.isUnread
        flag.isHidden = !message.isFlagged
        sender.text = message.sender
        date.text = message.date
        subject.text = message.subject
        preview.text = message.text.replacingOccurrences(of: "\n", with: " ")
    }
}

import UIKit

/// A row of a mailbox: who, when, what about, and how it begins.
final class MessageCell: UITableViewCell {
    static let height: CGFloat = 92

    private let dot = UIView()
    private let sender = UILabel()
    private let date = UILabel()
    private let subject = UILabel()
    private let preview = UILabel()
    private let flag = UIImageView(image: UIImage(systemName: "flag.fill"))

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        dot.backgroundColor = .systemBlue
        dot.layer.cornerRadius = 5
        sender.font = .systemFont(ofSize: 17, weight: .semibold)
        date.font = .systemFont(ofSize: 15)
        date.textColor = .secondaryLabel
        date.textAlignment = .right
        subject.font = .systemFont(ofSize: 15)
        preview.font = .systemFont(ofSize: 15)
        preview.textColor = .secondaryLabel
        preview.numberOfLines = 2
        flag.tintColor = .systemOrange
        for view in [dot, sender, date, subject, preview, flag] { contentView.addSubview(view) }
        separatorInset = UIEdgeInsets(top: 0, left: 32, bottom: 0, right: 0)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ message: Message) {
        dot.isHidden = !message.isUnread
        flag.isHidden = !message.isFlagged
        sender.text = message.sender
        date.text = message.date
        subject.text = message.subject
        preview.text = message.text.replacingOccurrences(of: "\n", with: " ")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let bounds = contentView.bounds
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            view.frame = CGRect(x: isMirrored ? bounds.width - x - width : x, y: y, width: max(0, width), height: height)
        }
        let (left, right) = (CGFloat(32), bounds.width - 16)
        let dateWidth = date.sizeThatFits(bounds.size).width.rounded(.up)
        place(dot, 12, 17, 10, 10)
        place(date, right - dateWidth, 11, dateWidth, 22)
        place(sender, left, 11, right - dateWidth - 8 - left, 22)
        place(subject, left, 33, right - left - 20, 20)
        place(flag, right - 15, 36, 14, 14)
        place(preview, left, 53, right - left, 36)
    }
}

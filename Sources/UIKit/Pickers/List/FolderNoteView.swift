import UIKitCore

/// The background view of a folder without rows: an activity indicator, or the reason why the folder has no rows.
final class FolderNoteView: UIView {
    private let label = UILabel()
    private let activity = UIActivityIndicatorView(style: .medium)

    init() {
        super.init(frame: .zero)
        label.font = .preferredFont(forTextStyle: .body)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 0
        addSubview(label)
        addSubview(activity)
    }

    required init?(coder: NSCoder) { nil }

    var text: String? {
        get { label.text }
        set {
            label.text = newValue
            setNeedsLayout()
        }
    }

    var isBusy = false {
        didSet { if isBusy { activity.startAnimating() } else { activity.stopAnimating() } }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: safeAreaInsets).insetBy(dx: 24, dy: 24)
        guard !area.isNull else { return }
        let size = label.sizeThatFits(CGSize(width: max(0, area.width), height: .greatestFiniteMagnitude))
        label.frame = CGRect(
            x: area.minX, y: (area.midY - size.height / 2).rounded(), width: max(0, area.width), height: size.height)
        activity.center = CGPoint(x: area.midX, y: area.midY)
    }
}

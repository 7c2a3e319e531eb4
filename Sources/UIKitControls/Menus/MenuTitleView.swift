import CoreGraphics
import Foundation

/// The small gray title of a menu or a menu section.
final class MenuTitleView: UIView {
    private let label = UILabel()

    init(_ title: String, isMirrored: Bool) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        label.text = title
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.textAlignment = isMirrored ? .right : .left
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// The height of the title with the space above and below it.
    var height: CGFloat { max(MenuMetrics.title, label.font.lineHeight.rounded(.up) + MenuMetrics.titleInsets) }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: min(MenuMetrics.margin, bounds.width / 2), dy: 0)
    }
}

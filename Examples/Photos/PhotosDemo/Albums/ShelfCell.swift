import UIKit

/// A picture on a shelf, with a title over or under it.
final class ShelfCell: UICollectionViewCell {
    enum Style { case card, captioned, plain }

    private let image = UIImageView()
    private let title = UILabel()
    private let subtitle = UILabel()
    private var style = Style.plain

    override init(frame: CGRect) {
        super.init(frame: frame)
        image.contentMode = .scaleAspectFill
        image.clipsToBounds = true
        image.layer.cornerRadius = 10
        subtitle.textColor = .secondaryLabel
        for label in [title, subtitle] { label.adjustsFontForContentSizeCategory = true }
        for part in [image, title, subtitle] { contentView.addSubview(part) }
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { nil }

    func show(_ picture: UIImage?, title text: String, subtitle detail: String, style: Style) {
        self.style = style
        image.image = picture
        (title.text, subtitle.text) = (text, detail)
        title.isHidden = style == .plain
        subtitle.isHidden = style != .captioned
        title.font = .preferredFont(forTextStyle: style == .card ? .headline : .subheadline)
        title.textColor = style == .card ? .white : .label
        title.layer.shadowOpacity = style == .card ? 0.5 : 0
        title.layer.shadowRadius = 4
        title.layer.shadowOffset = .zero
        subtitle.font = .preferredFont(forTextStyle: .footnote)
        accessibilityLabel = style == .captioned ? "\(text), \(detail) photos" : text
        setNeedsLayout()
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        image.alpha = state.isHighlighted ? 0.7 : 1
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = contentView.bounds
        image.frame = area
        switch style {
        case .plain: break
        case .card:
            let height = title.font.lineHeight
            title.frame = CGRect(x: 16, y: area.maxY - height - 12, width: max(0, area.width - 32), height: height)
        case .captioned:
            image.frame.size.height = min(area.width, area.height)
            title.frame = CGRect(x: 0, y: image.frame.maxY + 4, width: area.width, height: title.font.lineHeight)
            subtitle.frame = CGRect(x: 0, y: title.frame.maxY, width: area.width, height: subtitle.font.lineHeight)
        }
    }
}

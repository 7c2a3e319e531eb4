import UIKit

/// A rounded card with an icon, a title and a line of text.
final class CardView: UIView {
    private let tile = UIView()
    private let iconView: UIImageView
    private let titleLabel = UILabel()
    private let detailLabel = UILabel()

    init(icon: Icon, color: UIColor, title: String, detail: String) {
        iconView = UIImageView(image: icon.image(size: 22))
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 14
        tile.backgroundColor = color
        tile.layer.cornerRadius = 9
        iconView.tintColor = .white
        titleLabel.text = title
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textColor = .label
        detailLabel.text = detail
        detailLabel.font = .systemFont(ofSize: 14)
        detailLabel.textColor = .secondaryLabel
        detailLabel.numberOfLines = 2
        addSubview(tile)
        tile.addSubview(iconView)
        addSubview(titleLabel)
        addSubview(detailLabel)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        tile.frame = CGRect(x: 16, y: 18, width: 40, height: 40)
        iconView.frame = CGRect(x: 9, y: 9, width: 22, height: 22)
        let x: CGFloat = 72
        let width = max(0, bounds.width - x - 16)
        titleLabel.frame = CGRect(x: x, y: 14, width: width, height: 24)
        detailLabel.frame = CGRect(x: x, y: 38, width: width, height: 40)
    }
}

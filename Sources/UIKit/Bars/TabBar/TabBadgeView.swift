import Foundation
import UIFoundation
import UIKitCore

/// A badge: a capsule with a text, 18 points high. Without text it is a circle.
final class TabBadgeView: UIView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String?, color: UIColor, attributes: [NSAttributedString.Key: Any]) {
        isHidden = text == nil
        backgroundColor = color
        label.show(text ?? "", font: BarFonts.badge, color: .white, attributes: attributes)
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 18)).width
        return CGSize(width: max(18, width.rounded(.up) + 10), height: 18)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        label.frame = bounds
    }
}

import CoreGraphics
import UIKitCore

// Chosen (Search): Tokens of a search field are gray, and are shortened so that 60 points remain for the text.
/// A view of a token in a search field.
final class SearchTokenView: UIView {
    let token: UISearchToken
    private let icon = UIImageView()
    private let label = UILabel()

    static let height: CGFloat = 24
    private static let padding: CGFloat = 7
    private static let iconSize: CGFloat = 15
    private static let gap: CGFloat = 4

    /// The default color of tokens.
    static let defaultColor = UIColor.systemGray

    var color: UIColor = SearchTokenView.defaultColor { didSet { updateColor() } }
    var isSelected = false { didSet { if isSelected != oldValue { updateColor() } } }

    init(_ token: UISearchToken) {
        self.token = token
        super.init(frame: .zero)
        layer.cornerRadius = 6
        icon.image = token.icon?.withRenderingMode(.alwaysTemplate)
        icon.tintColor = .white
        icon.contentMode = .scaleAspectFit
        label.text = token.text
        label.textColor = .white
        label.font = .systemFont(ofSize: 15)
        for view in [icon, label] { addSubview(view) }
        isAccessibilityElement = true
        accessibilityLabel = token.text
        accessibilityTraits = .button
        updateColor()
    }

    required init?(coder: NSCoder) { nil }

    private func updateColor() { backgroundColor = isSelected ? tintColor : color }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColor()
    }

    private var iconSpace: CGFloat { token.icon == nil ? 0 : Self.iconSize + Self.gap }

    /// The fitting width, in points.
    var preferredWidth: CGFloat { label.preferredWidth + 2 * Self.padding + iconSpace }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let size = Self.iconSize
        icon.frame = CGRect(
            x: isMirrored ? bounds.width - Self.padding - size : Self.padding, y: (bounds.height - size) / 2,
            width: size,
            height: size)
        label.frame = CGRect(
            x: Self.padding + (isMirrored ? 0 : iconSpace), y: 0,
            width: max(0, bounds.width - 2 * Self.padding - iconSpace), height: bounds.height)
    }
}

import UIKit

/// The bar over the gallery: a back button, a title, and a button for light and dark.
final class HeaderView: UIView {
    static let height: CGFloat = 48
    let backButton = UIButton(configuration: .plain())
    let styleButton = UIButton(configuration: .plain())
    private let titleLabel = UILabel()
    var safeAreaTop: CGFloat = 0

    init() {
        super.init(frame: .zero)
        backgroundColor = .systemGroupedBackground
        titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textAlignment = .center
        // As in bars, the text has a fixed size.
        traitOverrides.preferredContentSizeCategory = .large
        backButton.configuration?.title = "Gallery"
        backButton.configuration?.image = Glyph.chevron.image(height: 20)
        backButton.configuration?.imagePadding = 5
        backButton.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 10)
        styleButton.accessibilityIdentifier = "style"
        styleButton.accessibilityLabel = "Appearance"
        for view in [titleLabel, backButton, styleButton] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func show(title: String, hasBackButton: Bool, isDark: Bool) {
        titleLabel.text = title
        backButton.isHidden = !hasBackButton
        styleButton.configuration?.image = (isDark ? Glyph.sun : .moon).image(height: 20)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = Self.height
        // With a distance from the edges, so that the focus ring is visible.
        let (top, inner) = (safeAreaTop + 6, height - 12)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let back = backButton.intrinsicContentSize.width
        backButton.frame = CGRect(
            x: isRightToLeft ? bounds.width - back - 6 : 6, y: top, width: back, height: inner)
        styleButton.frame = CGRect(x: isRightToLeft ? 6 : bounds.width - 52, y: top, width: 46, height: inner)
        let side = max(backButton.isHidden ? 56 : back + 6, 56)
        titleLabel.frame = CGRect(x: side, y: safeAreaTop, width: max(0, bounds.width - 2 * side), height: height)
    }
}

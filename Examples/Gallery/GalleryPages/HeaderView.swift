import UIKit

/// The bar over the gallery: the way back, a title, and a button for light and dark.
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
        backButton.configuration?.title = "Gallery"
        backButton.configuration?.image = Glyph.chevron.image(height: 20)
        backButton.configuration?.imagePadding = 5
        backButton.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 10, bottom: 8, trailing: 10)
        styleButton.accessibilityIdentifier = "style"
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
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let back = backButton.intrinsicContentSize.width
        backButton.frame = CGRect(
            x: isRightToLeft ? bounds.width - back : 0, y: safeAreaTop, width: back, height: height)
        styleButton.frame = CGRect(x: isRightToLeft ? 4 : bounds.width - 52, y: safeAreaTop, width: 48, height: height)
        let side = max(backButton.isHidden ? 56 : back, 56)
        titleLabel.frame = CGRect(x: side, y: safeAreaTop, width: max(0, bounds.width - 2 * side), height: height)
    }
}

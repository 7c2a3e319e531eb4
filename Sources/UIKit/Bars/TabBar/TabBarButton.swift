import Foundation
import UIFoundation
import UIKitCore

/// What a tab bar shows of one item: image, title and badge, one above the other or beside each other.
final class TabBarButton: UIControl {
    let item: UITabBarItem
    private let imageView = UIImageView()
    private let label = UILabel()
    private let badge = TabBadgeView()
    private let indicator = UIImageView()
    private var style = UITabBarItemAppearance.Style.stacked
    private var look = TabButtonLook()

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        imageView.contentMode = .center
        label.textAlignment = .center
        for view in [indicator, imageView, label, badge] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Looks

    func show(_ look: TabButtonLook, style: UITabBarItemAppearance.Style) {
        self.look = look
        self.style = style
        isEnabled = item.isEnabled
        label.show(item.title, font: BarFonts.button, color: .label, attributes: look.title)
        let image = look.isSelected ? item.selectedImage ?? item.image : item.image
        imageView.image = image.map { $0.renderingMode == .alwaysOriginal ? $0 : $0.withRenderingMode(.alwaysTemplate) }
        imageView.tintColor = look.icon
        indicator.image = look.isSelected ? look.indicator : nil
        badge.show(item.badgeValue, color: look.badge, attributes: look.badgeText)
        setNeedsLayout()
    }

    // MARK: Layout

    /// The width that the content needs, with a margin of 8 points at each side.
    var fittingWidth: CGFloat {
        let title = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: bounds.height)).width
        let image = imageView.image?.size.width ?? 0
        return (style == .stacked ? max(title, image) : title + (image > 0 ? image + Self.gap : 0)) + 16
    }

    private static let gap: CGFloat = 4

    override func layoutSubviews() {
        super.layoutSubviews()
        indicator.frame = bounds
        let image = imageView.image?.size ?? .zero
        let needed = label.sizeThatFits(bounds.size)
        let title = CGSize(width: min(needed.width, bounds.width), height: needed.height)
        if style == .stacked {
            // As recorded of iOS 17: the image's middle 17 points below the top, the title's bottom 1.5 above the end of 49.
            let hasTitle = label.attributedText?.length ?? 0 > 0
            let middle: CGFloat = hasTitle ? 19 : bounds.height / 2
            place(imageView, image, center: CGPoint(x: bounds.midX, y: middle))
            place(label, title, center: CGPoint(x: bounds.midX, y: bounds.height - 3 - title.height / 2))
        } else {
            let gap = image.width > 0 && title.width > 0 ? Self.gap : 0
            let room = max(0, bounds.width - image.width - gap)
            let width = min(title.width, room)
            let start = bounds.midX - (image.width + gap + width) / 2
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let imageStart = isRightToLeft ? start + width + gap : start
            let titleStart = isRightToLeft ? start : start + image.width + gap
            place(imageView, image, center: CGPoint(x: imageStart + image.width / 2, y: bounds.midY))
            place(
                label, CGSize(width: width, height: title.height),
                center: CGPoint(x: titleStart + width / 2, y: bounds.midY))
        }
        label.frame = label.frame.offsetBy(dx: look.titleOffset.horizontal, dy: look.titleOffset.vertical)
        imageView.frame = imageView.frame.inset(by: item.imageInsets)
        layOutBadge()
    }

    private func place(_ view: UIView, _ size: CGSize, center: CGPoint) {
        let scale = max(traitCollection.displayScale, 1)
        func onPixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        view.frame = CGRect(
            x: onPixel(center.x - size.width / 2), y: onPixel(center.y - size.height / 2), width: size.width,
            height: size.height)
    }

    /// Over the upper trailing corner of the image (METRICS gives its size; the place is chosen).
    private func layOutBadge() {
        let size = badge.sizeThatFits(bounds.size)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let half: CGFloat = style == .stacked ? 11 : 9
        let x = imageView.frame.midX + (isRightToLeft ? -half : half)
        let center = CGPoint(
            x: x + (isRightToLeft ? -1 : 1) * (size.width / 2 - 7),
            y: imageView.frame.midY - (style == .stacked ? 8 : 6))
        place(badge, size, center: center)
        badge.frame = badge.frame.offsetBy(dx: look.badgeOffset.horizontal, dy: look.badgeOffset.vertical)
    }
}

/// How a button of a tab bar looks now.
@MainActor
struct TabButtonLook {
    var isSelected = false
    var icon: UIColor = .label
    var title: [NSAttributedString.Key: Any] = [:]
    var titleOffset = UIOffset.zero
    var badge: UIColor = .systemRed
    var badgeText: [NSAttributedString.Key: Any] = [:]
    var badgeOffset = UIOffset.zero
    var indicator: UIImage?
}

import Foundation
import UIFoundation
import UIKitCore

/// The button of a tab bar item: image, title and badge, arranged for the bar's layout.
final class TabBarButton: UIControl, SingleTapControl {
    let item: UITabBarItem
    private let imageView = UIImageView()
    private let label = UILabel()
    private let badge = TabBadgeView()
    private let indicator = UIImageView()
    private var layout = TabItemLayout.stacked
    private var look = TabButtonAppearance()
    private var measuredWidth: CGFloat?

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

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { item.applyAppearance(in: self) }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        measuredWidth = nil
    }

    // MARK: Looks

    func show(_ look: TabButtonAppearance, layout: TabItemLayout) {
        self.look = look
        self.layout = layout
        measuredWidth = nil
        isEnabled = item.isEnabled
        isSelected = look.isSelected
        focusGroupPriority = look.isSelected ? .prioritized : .ignored
        label.show(shownTitle, font: BarFonts.button, color: .label, attributes: look.title)
        imageView.preferredSymbolConfiguration = layout.symbolConfiguration
        let image = layout == .floating && shownTitle != nil ? nil : usualImage
        imageView.image = image.map { $0.renderingMode == .alwaysOriginal ? $0 : $0.withRenderingMode(.alwaysTemplate) }
        imageView.tintColor = look.icon
        indicator.image = look.isSelected && layout != .floating ? look.indicator : nil
        indicator.tintColor = look.indicatorTint
        badge.show(item.badgeValue, color: look.badge, attributes: look.badgeText)
        setNeedsLayout()
    }

    private var usualImage: UIImage? { look.isSelected ? item.selectedImage ?? item.image : item.image }

    /// The displayed title. A floating bar displays an image instead of the title if the item has no title, or if its
    /// tab is pinned.
    private var shownTitle: String? {
        guard layout == .floating, look.prefersImage, item.image != nil else { return item.title }
        return nil
    }

    // MARK: Layout

    /// The size of the shown image. The size of a symbol depends on the bar's layout.
    private var imageSize: CGSize {
        imageView.image?.resolved(for: traitCollection, preferring: imageView.preferredSymbolConfiguration).size
            ?? .zero
    }

    /// The width of the content with margins of 8 points at both sides. It is measured once and cached until the look
    /// changes.
    var fittingWidth: CGFloat {
        if let measuredWidth { return measuredWidth }
        let width = measureWidth()
        measuredWidth = width
        return width
    }

    private func measureWidth() -> CGFloat {
        let title = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: bounds.height)).width
        let image = imageSize.width
        switch layout {
        case .stacked: return max(title, image) + 16
        case .inline, .compactInline: return title + (image > 0 ? image + Self.gap : 0) + 16
        case .floating: return max(44, (max(title, image) + badgeLength + 32).rounded(.up))
        }
    }

    /// The width of the badge beside the title; 0 if the badge is over a corner.
    private var badgeLength: CGFloat {
        layout == .floating && !badge.isHidden ? badge.sizeThatFits(bounds.size).width + Self.badgeGap : 0
    }

    private static let badgeGap: CGFloat = 6

    private static let gap: CGFloat = 4

    override func layoutSubviews() {
        super.layoutSubviews()
        indicator.frame = bounds
        let image = imageSize
        let needed = label.sizeThatFits(bounds.size)
        let title = CGSize(width: min(needed.width, bounds.width), height: needed.height)
        if layout == .stacked {
            // As recorded on iOS 17: the center of the image is 17 points below the top of the bar, and the bottom of
            // the title is 1.5 points above the bottom of the 49 points.
            let hasTitle = label.text?.isEmpty == false
            let middle: CGFloat = hasTitle ? 19 : bounds.height / 2
            place(imageView, image, center: CGPoint(x: bounds.midX, y: middle))
            place(label, title, center: CGPoint(x: bounds.midX, y: bounds.height - 3 - title.height / 2))
        } else {
            let gap = image.width > 0 && title.width > 0 ? Self.gap : 0
            let badge = badgeLength
            let room = max(0, bounds.width - image.width - gap - badge)
            let width = min(title.width, room)
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let start = bounds.midX - (image.width + gap + width + badge) / 2 + (isRightToLeft ? badge : 0)
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

    // Chosen (Controllers): In a floating tab bar the badge of an item is after its title, because the capsule clips
    // views beyond the title.
    /// Places the badge over the upper trailing corner of the image. In a floating bar, whose capsule clips views
    /// beyond a title, it is placed after the title.
    private func layOutBadge() {
        let size = badge.sizeThatFits(bounds.size)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let half: CGFloat = layout == .stacked ? 11 : 9
        let x = imageView.frame.midX + (isRightToLeft ? -half : half)
        var center = CGPoint(
            x: x + (isRightToLeft ? -1 : 1) * (size.width / 2 - 7),
            y: imageView.frame.midY - (layout == .stacked ? 8 : 6))
        if layout == .floating {
            let shown = [imageView, label].map(\.frame).filter { $0.width > 0 }
            let middle = CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
            let content = shown.dropFirst().reduce(shown.first ?? middle) { $0.union($1) }
            let distance = Self.badgeGap + size.width / 2
            center = CGPoint(
                x: isRightToLeft ? content.minX - distance : content.maxX + distance, y: bounds.midY)
        }
        place(badge, size, center: center)
        badge.frame = badge.frame.offsetBy(dx: look.badgeOffset.horizontal, dy: look.badgeOffset.vertical)
    }

    // MARK: Accessibility

    /// The default is `true`.
    override var isAccessibilityElement: Bool {
        get { accessibilityValues.isElement ?? true }
        set { accessibilityValues.isElement = newValue }
    }

    /// The label of the item, or its title.
    override var accessibilityLabel: String? {
        get { accessibilityValues.label ?? item.accessibilityLabel ?? item.title }
        set { accessibilityValues.label = newValue }
    }

    /// The value of the item, or its badge: "3 items" for a number (recorded for iOS 18).
    override var accessibilityValue: String? {
        get { accessibilityValues.value ?? item.accessibilityValue ?? badgePhrase }
        set { accessibilityValues.value = newValue }
    }

    private var badgePhrase: String? {
        guard let badge = item.badgeValue, !badge.isEmpty else { return nil }
        return Int(badge).map { $0 == 1 ? "1 item" : "\($0) items" } ?? badge
    }

    override var accessibilityHint: String? {
        get { accessibilityValues.hint ?? item.accessibilityHint }
        set { accessibilityValues.hint = newValue }
    }

    /// The traits of a button and of the item.
    override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues.traits ?? item.accessibilityTraits.union(.button).union(stateTraits) }
        set { accessibilityValues.traits = newValue }
    }
}

/// The current look of a tab bar's button.
@MainActor
struct TabButtonAppearance {
    var isSelected = false
    /// Whether a floating bar shows the image instead of the title.
    var prefersImage = false
    var icon: UIColor = .label
    var title: [NSAttributedString.Key: Any] = [:]
    var titleOffset = UIOffset.zero
    var badge: UIColor = .systemRed
    var badgeText: [NSAttributedString.Key: Any] = [:]
    var badgeOffset = UIOffset.zero
    var indicator: UIImage?
    var indicatorTint: UIColor?
}

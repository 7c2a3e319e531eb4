import CoreGraphics
import Foundation

/// A button that displays a bar button item, and is updated when the item changes.
final class BarButton: UIControl, BarItemObserver, SingleTapControl {
    let item: UIBarButtonItem
    private let label = UILabel()
    private let imageView = UIImageView()
    private let backgroundView = UIImageView()
    private var badgeView: TabBadgeView?
    private var look = Look()
    /// The bar that lays out its buttons again when the item needs a different width.
    private weak var bar: UIView?

    /// The group that the item represents. The menu of the button contains the items of the group, unless the item has
    /// an action.
    weak var representedGroup: UIBarButtonItemGroup? { didSet { if representedGroup !== oldValue { updateMenu() } } }

    /// The properties of the bar that all its buttons use.
    struct Look {
        var plain: UIBarButtonItemAppearance?
        var done: UIBarButtonItemAppearance?
        var isCompact = false
        /// Whether the badges of items are shown.
        var showsBadges = false
        /// The side of the bar with the button. A title that is narrower than the widest possible title is aligned to
        /// that side.
        var edge = NSTextAlignment.center
    }

    init(_ item: UIBarButtonItem, in bar: UIView) {
        self.item = item
        self.bar = bar
        super.init(frame: .zero)
        item.observers.add(self)
        for view in [backgroundView, imageView, label] { addSubview(view) }
        imageView.contentMode = .center
        addTarget(self, action: BarButton.tapped(_:event:), for: .touchUpInside)
        update()
        for change in item.lastingSymbolChanges { imageView.make(change) }
    }

    required init?(coder: NSCoder) { nil }

    private func tapped(_ sender: BarButton, event: UIEvent?) {
        if item.isSymbolAnimationEnabled { imageView.addSymbolEffect(.bounce) }
        item.performAction(for: event)
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard item.isEnabled, let menu = item.shownMenu ?? groupMenu else { return nil }
        let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
        configuration.preferredMenuElementOrder = item.preferredMenuElementOrder
        return configuration
    }

    func barItemDidChange(_ item: NSObject, animated: Bool) {
        update()
        bar?.setNeedsLayout()
        superview?.setNeedsLayout()
    }

    func barItem(_ item: UIBarButtonItem, makes change: SymbolChange) {
        guard case .replace(let image, let transition, let options) = change else { return imageView.make(change) }
        // A compact bar displays the item's smaller image or its custom view, which the change does not affect.
        if look.isCompact, item.landscapeImagePhone != nil || item.customView != nil { return }
        imageView.make(.replace(Self.shown(image), transition, options))
    }

    func viewShowing(_ item: UIBarItem) -> UIView? { self }

    func apply(_ look: Look) {
        self.look = look
        update()
    }

    // MARK: Content

    private var title: String? { item.title ?? item.systemItem?.title }

    private var appearance: UIBarButtonItemAppearance? { item.style == .done ? look.done : look.plain }

    private func update() {
        isEnabled = item.isEnabled
        isSelected = item.isSelected
        updateMenu()
        if let custom = item.customView {
            custom.flags.sizesSuperview = true
            if custom.superview !== self { addSubview(custom) }
        } else {
            for view in subviews
            where view !== label && view !== imageView && view !== backgroundView && view !== badgeView {
                view.flags.sizesSuperview = false
                view.removeFromSuperview()
            }
        }
        let image = item.customView == nil ? BarSymbol.image(of: item, isCompact: look.isCompact) : nil
        imageView.image = image.map(Self.shown)
        imageView.isHidden = image == nil
        label.isHidden = image != nil || item.customView != nil
        label.textAlignment = item.possibleTitles?.isEmpty == false && item.width == 0 ? look.edge : .center
        if let tint = item.tintColor, tintColor != tint { tintColor = tint }
        updateBadge()
        updateState()
        setNeedsLayout()
    }

    private func updateBadge() {
        guard let badge = item.badge, look.showsBadges else {
            badgeView?.isHidden = true
            return
        }
        let view = badgeView ?? TabBadgeView()
        view.isUserInteractionEnabled = false
        badgeView = view
        addSubview(view)
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let font = badge.font { attributes[.font] = font }
        if let color = badge.foregroundColor { attributes[.foregroundColor] = color }
        view.show(badge.stringValue ?? "", color: badge.backgroundColor ?? .systemRed, attributes: attributes)
    }

    /// Places the badge over the trailing upper corner of the content. (The distances are chosen.)
    private func layOutBadge() {
        guard let badgeView, let badge = item.badge else { return }
        var size = badgeView.sizeThatFits(bounds.size)
        if badge.stringValue == nil { size = CGSize(width: 8, height: 8) }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let inset = size.width / 2 - 6
        badgeView.bounds.size = size
        badgeView.center = CGPoint(
            x: isMirrored ? bounds.minX - inset : bounds.maxX + inset, y: bounds.midY - min(bounds.midY, 11))
    }

    /// Returns an image in the color of the button, unless the image specifies its rendering mode.
    private static func shown(_ image: UIImage) -> UIImage {
        image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
    }

    private func updateMenu() {
        isContextMenuInteractionEnabled = (item.menu ?? groupMenu) != nil && item.customView == nil
        showsMenuAsPrimaryAction = !item.hasAction
        contextMenuInteraction?.sender = item
        contextMenuInteraction?.didSelect = { [weak item] in item?.menuSelectionDidChange() }
    }

    private var groupMenu: UIMenu? {
        guard !item.hasAction, let representedGroup else { return nil }
        return UIMenu(children: representedGroup.shownItems.compactMap(\.menuRepresentation))
    }

    private var stateAppearance: UIBarButtonItemStateAppearance? {
        isEnabled ? isHighlighted ? appearance?.highlighted : appearance?.normal : appearance?.disabled
    }

    private func updateState() {
        let isBold = item.style == .done
        var attributes = stateAppearance?.titleTextAttributes ?? [:]
        let state: UIControlState = isEnabled ? isHighlighted ? .highlighted : .normal : .disabled
        if let own = item.titleTextAttributes(for: state) ?? item.titleTextAttributes(for: .normal) {
            attributes.merge(own) { _, new in new }
        }
        let color: UIColor = isEnabled ? tintColor : .tertiaryLabel
        label.show(
            title, font: isBold ? BarFonts.doneButton : BarFonts.button, color: color,
            attributes: attributes)
        imageView.tintColor = isEnabled ? nil : .tertiaryLabel
        let metrics: UIBarMetrics = look.isCompact ? .compact : .default
        backgroundView.image =
            item.backgroundImage(for: state, style: item.style, barMetrics: metrics)
            ?? item.backgroundImage(for: state, barMetrics: metrics)
            ?? item.backgroundImage(for: .normal, barMetrics: metrics) ?? stateAppearance?.backgroundImage
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { item.applyAppearance(in: self) }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateState()
    }

    override var isEnabled: Bool { didSet { if isEnabled != oldValue { showState() } } }
    override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { showState() } } }

    private func showState() {
        updateState()
        // As on iOS, a touched item is dimmed at once, and fades back after the touch.
        let alpha: CGFloat = isHighlighted ? 0.2 : 1
        guard label.alpha != alpha || imageView.alpha != alpha else { return }
        UIView.animate(withDuration: isHighlighted ? 0 : 0.25) { [label, imageView] in
            label.alpha = alpha
            imageView.alpha = alpha
        }
    }

    // MARK: Size

    /// Returns the width that the item needs in a row of a height.
    func preferredWidth(height: CGFloat) -> CGFloat {
        if let custom = item.customView {
            return custom.barSize(in: CGSize(width: .greatestFiniteMagnitude, height: height)).width
        }
        if item.systemItem == .fixedSpace || item.width > 0 { return max(0, item.width) }
        if let image = imageView.image { return max(image.size.width, 22).rounded(.up) }
        var width = label.preferredWidth
        for title in item.possibleTitles ?? [] {
            // The possible titles are measured in the bolder font, which the item may use as well.
            let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17, weight: .semibold)]
            width = max(width, title.size(withAttributes: attributes).width.rounded(.up))
        }
        return width
    }

    /// The width of a custom view in the last layout of the bar.
    private var placedWidth: CGFloat?

    override func layoutSubviews() {
        super.layoutSubviews()
        let metrics: UIBarMetrics = look.isCompact ? .compact : .default
        var shift = item.titlePositionAdjustment(for: metrics)
        if shift == .zero, let appearance = stateAppearance { shift = appearance.titlePositionAdjustment }
        label.frame = bounds.offsetBy(dx: shift.horizontal, dy: shift.vertical)
        let insets =
            look.isCompact && item.landscapeImagePhoneInsets != .zero
            ? item.landscapeImagePhoneInsets : item.imageInsets
        imageView.frame = bounds.inset(by: insets)
        backgroundView.frame = bounds
        layOutBadge()
        if let custom = item.customView {
            let wanted = preferredWidth(height: bounds.height)
            if wanted != placedWidth {
                // The program has changed the width of the custom view, so the bar must be laid out again.
                placedWidth = wanted
                bar?.setNeedsLayout()
                superview?.setNeedsLayout()
                if wanted > bounds.width { return }
            }
            let size = custom.barSize(in: bounds.size)
            custom.bounds.size = size
            custom.center = CGPoint(x: bounds.midX, y: bounds.midY)
        }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let dx = max(0, (BarMetrics.leastTouch - bounds.width) / 2)
        let dy = max(0, (BarMetrics.leastTouch - bounds.height) / 2)
        return bounds.insetBy(dx: -dx, dy: -dy).contains(point)
    }

    // MARK: Focus

    /// Items without an action, which only display information, cannot be focused. The focus ring is inside the bar,
    /// since the bar is often at the edge of the window.
    override var focusEffect: UIFocusEffect? {
        get { UIFocusHaloEffect(roundedRect: bounds.insetBy(dx: 2, dy: 6), cornerRadius: 8, curve: .circular) }
        set { super.focusEffect = newValue }
    }

    override var canBecomeFocused: Bool {
        super.canBecomeFocused && item.customView == nil && (item.hasAction || item.menu != nil || groupMenu != nil)
    }

    // MARK: Accessibility

    // Chosen (Input): The accessibility identifier of a bar button without a title is the name of its symbol, since UI
    // tests of iOS programs find such buttons by this name.
    /// The accessibility identifier of the item, otherwise the title, otherwise the name of the symbol.
    override var accessibilityIdentifier: String? {
        get { super.accessibilityIdentifier ?? item.accessibilityIdentifier ?? item.title ?? item.image?.symbolName }
        set { super.accessibilityIdentifier = newValue }
    }

    /// `true`, unless the item shows a custom view or is a space.
    override var isAccessibilityElement: Bool {
        get { accessibilityValues.isElement ?? (item.customView == nil && item.systemItem != .fixedSpace) }
        set { accessibilityValues.isElement = newValue }
    }

    /// The label of the item, or its title.
    override var accessibilityLabel: String? {
        get { accessibilityValues.label ?? item.accessibilityLabel ?? title ?? item.systemItem?.nameInMenus }
        set { accessibilityValues.label = newValue }
    }

    override var accessibilityHint: String? {
        get { accessibilityValues.hint ?? item.accessibilityHint }
        set { accessibilityValues.hint = newValue }
    }

    /// The value of the item, or the text of its badge.
    override var accessibilityValue: String? {
        get {
            accessibilityValues.value ?? item.accessibilityValue ?? (look.showsBadges ? item.badge?.stringValue : nil)
        }
        set { accessibilityValues.value = newValue }
    }

    /// The traits of a button and of the item.
    override var accessibilityTraits: UIAccessibilityTraits {
        get { accessibilityValues.traits ?? item.accessibilityTraits.union(.button).union(stateTraits) }
        set { accessibilityValues.traits = newValue }
    }
}

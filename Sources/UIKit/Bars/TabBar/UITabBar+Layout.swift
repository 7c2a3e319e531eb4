import Foundation
import UIFoundation
import UIKitCore

extension UITabBar {
    // MARK: Metrics

    /// The height of the bar: 49 points, or 32 in a compact height. (Published by useyourloaf.com and in React
    /// Navigation.)
    var barHeight: CGFloat { itemLayout == .compactInline ? 32 : 49 }

    /// The layout of the items: the title is below the image in a compact width, and beside the image in a regular
    /// width.
    var itemLayout: TabItemLayout {
        if isFloating { return .floating }
        if traitCollection.verticalSizeClass == .compact { return .compactInline }
        return traitCollection.horizontalSizeClass == .regular ? .inline : .stacked
    }

    // MARK: Buttons

    func makeButtons(animated: Bool) {
        let old = buttons
        let known = Dictionary(old.map { (ObjectIdentifier($0.item), $0) }) { first, _ in first }
        buttons = (items ?? []).map { item in
            if let button = known[ObjectIdentifier(item)] { return button }
            let button = TabBarButton(item: item)
            button.addAction(
                UIAction { [weak self, weak item] _ in item.map { self?.userDidTap($0) } }, for: .touchUpInside)
            return button
        }
        let kept = Set(buttons.map(ObjectIdentifier.init))
        for button in old where !kept.contains(ObjectIdentifier(button)) { button.removeFromSuperview() }
        let holder = buttonHolder
        let new = buttons.filter { $0.superview == nil }
        for button in buttons where button.superview !== holder { holder.addSubview(button) }
        updateAppearances()
        guard animated, window != nil else { return }
        UIView.performWithoutAnimation { for button in new { button.alpha = 0 } }
        UIView.animate(withDuration: 0.25) {
            for button in new { button.alpha = 1 }
            self.layoutIfNeeded()
        }
    }

    private func userDidTap(_ item: UITabBarItem) {
        guard item.isEnabled, !isCustomizing else { return }
        if let manager { return manager.userDidTap(item) }
        show(selected: item)
        delegate?.tabBar(self, didSelect: item)
    }

    /// Creates the interaction that selects a tab when a drag hovers over it.
    func tabSpring() -> SystemSpring {
        let spring = SystemSpring { [weak self] _, context in
            guard let button = context.targetView as? TabBarButton else { return }
            self?.userDidTap(button.item)
        }
        spring.part = { [weak self] point in
            guard let self else { return nil }
            let button = buttons.first {
                $0.window != nil && $0.item.isEnabled && $0.bounds.contains(self.convert(point, to: $0))
            }
            return button.map { UISpringLoadedInteraction.Part(ObjectIdentifier($0), view: $0) }
        }
        return spring
    }

    // MARK: Looks

    func setUp() {
        addSubview(backgroundView)
        focusGroupIdentifier = "UITabBar \(ObjectIdentifier(self))"
        followAppearances()
    }

    func followAppearances() {
        let update = { @MainActor [bar = SharedWeak(wrappedValue: self)] () -> Void in
            bar.wrappedValue?.updateAppearances()
        }
        appearances.standard.didChange = update
        appearances.scrollEdge?.didChange = update
        updateAppearances()
    }

    func updateAppearances() {
        backgroundView.show(
            effective(shownAppearance), barTint: nil, plain: BarColors.bottomBar, isOpaque: !isTranslucent)
        backgroundView.isHidden = isFloating
        showBackgroundFraction()
        updateAppearances(of: buttons)
    }

    /// Updates the looks after a change of the selection. The whole bar is updated only if the items have their own
    /// appearances.
    func selectionDidChange(from old: UITabBarItem?) {
        let before = appearances.appearance(for: old, isAtScrollEdge: isAtScrollEdge)
        guard before === shownAppearance, appearances.ownEdge(for: old) === appearances.ownEdge(for: selectedItem)
        else {
            return updateAppearances()
        }
        updateAppearances(of: buttons.filter { $0.item === old || $0.item === selectedItem })
    }

    private var shownAppearance: UITabBarAppearance {
        appearances.appearance(for: selectedItem, isAtScrollEdge: isAtScrollEdge)
    }

    private func updateAppearances(of buttons: [TabBarButton]) {
        let layout = itemLayout
        let appearance = shownAppearance
        let items: UITabBarItemAppearance =
            switch layout.style {
            case .inline: appearance.inlineLayoutAppearance
            case .compactInline: appearance.compactInlineLayoutAppearance
            default: appearance.stackedLayoutAppearance
            }
        for button in buttons { button.show(look(of: button.item, in: appearance, items, layout), layout: layout) }
        setNeedsLayout()
        // The superview of a floating bar sets the bar's width to fit the titles.
        if isFloating { superview?.setNeedsLayout() }
    }

    /// Updates the opacity of the background. At the scroll edge, the bar has only the background of a scroll edge
    /// appearance.
    func showBackgroundFraction() {
        backgroundView.alpha = appearances.ownEdge(for: selectedItem) == nil ? backgroundFraction : 1
    }

    /// Returns the appearance with the values of older properties. An older property that is set takes precedence.
    private func effective(_ appearance: UITabBarAppearance) -> UITabBarAppearance {
        guard barTintColor != nil || backgroundImage != nil || barStyle.isBlack || !isTranslucent else {
            return appearance
        }
        let changed = appearance.copy() as UITabBarAppearance
        if let backgroundImage {
            changed.backgroundImage = backgroundImage
            if let shadowImage { changed.shadowImage = shadowImage }
        }
        if let color = barTintColor ?? (barStyle.isBlack ? .black : isTranslucent ? nil : .systemBackground) {
            changed.backgroundColor = isTranslucent ? color.withAlphaComponent(0.94) : color
        }
        return changed
    }

    private func look(
        of item: UITabBarItem, in appearance: UITabBarAppearance, _ appearances: UITabBarItemAppearance,
        _ layout: TabItemLayout
    ) -> TabButtonAppearance {
        let isSelected = item === selectedItem
        let state = !item.isEnabled ? appearances.disabled : isSelected ? appearances.selected : appearances.normal
        let unselected = unselectedItemTintColor ?? (layout == .floating ? .label : Self.unselectedColor)
        let systemColor: UIColor = isSelected ? tintColor : unselected
        let color =
            item.isEnabled ? state.iconColor ?? systemColor : state.iconColor ?? systemColor.withAlphaComponent(0.4)
        let controlState: UIControlState = !item.isEnabled ? .disabled : isSelected ? .selected : .normal
        var look = TabButtonAppearance()
        look.isSelected = isSelected
        look.prefersImage = itemsShownAsImages.contains { $0 === item }
        look.icon = color
        look.title = [.font: layout.titleFont(isSelected: isSelected), .foregroundColor: color]
            .merging(state.titleTextAttributes) { _, new in new }
            .merging(item.titleTextAttributes(for: controlState) ?? [:]) { _, new in new }
        look.titleOffset = UIOffset(
            horizontal: state.titlePositionAdjustment.horizontal + item.titlePositionAdjustment.horizontal,
            vertical: state.titlePositionAdjustment.vertical + item.titlePositionAdjustment.vertical)
        look.badge = item.badgeColor ?? state.badgeBackgroundColor ?? .systemRed
        look.badgeText = state.badgeTextAttributes
            .merging(item.badgeTextAttributes(for: controlState) ?? [:]) { _, new in new }
        look.badgeOffset = state.badgePositionAdjustment
        look.indicator = appearance.selectionIndicatorImage ?? selectionIndicatorImage
        look.indicatorTint = appearance.selectionIndicatorTintColor
        return look
    }

    private static let unselectedColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(white: 117 / 255, alpha: 1) : UIColor(white: 153 / 255, alpha: 1)
    }

    // MARK: Layout

    func layOutItems() {
        // A button lays out its content in the layout direction of the bar.
        for button in buttons where button.semanticContentAttribute != semanticContentAttribute {
            button.semanticContentAttribute = semanticContentAttribute
        }
        if isFloating { return layOutFloating() }
        backgroundView.frame = bounds
        let area = CGRect(
            x: safeAreaInsets.left, y: 0, width: max(0, bounds.width - safeAreaInsets.left - safeAreaInsets.right),
            height: min(barHeight, bounds.height))
        let frames = isFilling ? filled(area) : centered(area)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (button, frame) in zip(buttons, isRightToLeft ? frames.reversed() : frames) { button.frame = frame }
    }

    private var isFilling: Bool {
        switch itemPositioning == .automatic ? appearances.standard.stackedItemPositioning : itemPositioning {
        case .fill: true
        case .centered: false
        case .automatic:
            traitCollection.horizontalSizeClass != .regular || traitCollection.userInterfaceIdiom == .phone
        }
    }

    private func filled(_ area: CGRect) -> [CGRect] {
        let width = area.width / CGFloat(max(buttons.count, 1))
        return buttons.indices.map { index in
            CGRect(x: area.minX + CGFloat(index) * width, y: area.minY, width: width, height: area.height)
        }
    }

    private func centered(_ area: CGRect) -> [CGRect] {
        let own = itemWidth > 0 ? itemWidth : appearances.standard.stackedItemWidth
        let gap =
            itemSpacing > 0
            ? itemSpacing : appearances.standard.stackedItemSpacing > 0 ? appearances.standard.stackedItemSpacing : 34
        let widths = buttons.map { own > 0 ? own : max(76, $0.fittingWidth) }
        let total = widths.reduce(0, +) + gap * CGFloat(max(0, buttons.count - 1))
        guard total <= area.width else { return filled(area) }
        var x = area.midX - total / 2
        return widths.map { width in
            defer { x += width + gap }
            return CGRect(x: x, y: area.minY, width: width, height: area.height)
        }
    }
}

extension UITabBar: BarItemObserver {
    package func barItemDidChange(_ item: NSObject, animated: Bool) {
        // The background depends on the selected item.
        if item === selectedItem {
            updateAppearances()
        } else {
            updateAppearances(of: buttons.filter { $0.item === item })
        }
    }

    package func viewShowing(_ item: UIBarItem) -> UIView? { buttons.first { $0.item === item } }
}

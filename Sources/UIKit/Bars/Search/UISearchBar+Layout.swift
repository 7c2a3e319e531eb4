import CoreGraphics
import UIKitCore

extension UISearchBar {
    var fittingHeight: CGFloat {
        let height = place == .alone ? SearchBarMetrics.height : SearchBarMetrics.stackedHeight
        return height + (prompt == nil ? 0 : BarMetrics.prompt) + scopeHeight
    }

    func sizeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        controller?.barHeightDidChange()
    }

    func placeDidChange() {
        updateBackground()
        sizeDidChange()
    }

    func relayout(animated: Bool) {
        setNeedsLayout()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: SearchBarMetrics.duration) { self.layoutIfNeeded() }
    }

    func layOut(showsCancel: Bool) {
        parts.background.frame = bounds
        parts.backgroundImage.frame = bounds
        let promptHeight = prompt == nil ? 0 : BarMetrics.prompt
        parts.prompt.isHidden = prompt == nil
        parts.prompt.frame = CGRect(x: 0, y: 6, width: bounds.width, height: 20)
        let area = CGRect(
            x: safeAreaSide.left, y: promptHeight, width: max(0, bounds.width - safeAreaSide.left - safeAreaSide.right),
            height: max(0, (place == .inline ? rowHeight : bounds.height - scopeHeight) - promptHeight))
        layOutField(in: area, showsCancel: showsCancel)
        if scopeHeight > 0 { placeScopes(at: bounds.height - scopeHeight) }
    }

    /// Places the scopes below the field.
    func placeScopes(at top: CGFloat) {
        let (left, right) = (safeAreaSide.left + sideMargin, safeAreaSide.right + sideMargin)
        parts.scopeBackground.frame = CGRect(x: 0, y: top, width: bounds.width, height: SearchBarMetrics.scope)
        parts.scope.frame = CGRect(
            x: left, y: top, width: max(0, bounds.width - left - right), height: SearchBarMetrics.segment)
    }

    /// The safe area insets at the sides, for a bar outside a navigation bar. They are zero in a navigation bar, which
    /// places its search bar inside the safe area.
    private var safeAreaSide: (left: CGFloat, right: CGFloat) {
        place == .alone ? (safeAreaInsets.left, safeAreaInsets.right) : (0, 0)
    }

    private var sideMargin: CGFloat {
        switch place {
        case .alone: SearchBarMetrics.side
        case .stacked: BarMetrics.margin(width: bounds.width)
        case .inline: 0
        }
    }

    private func layOutField(in area: CGRect, showsCancel: Bool) {
        let margin = sideMargin
        let cancel = parts.cancel
        let wanted = cancel.sizeThatFits(area.size).width.rounded(.up)
        let cancelWidth = min(wanted, max(0, area.width - 2 * margin))
        let taken = showsCancel ? cancelWidth + SearchBarMetrics.cancelGap : 0
        let width = max(0, area.width - 2 * margin - taken)
        let height: CGFloat
        let y: CGFloat
        switch place {
        case .alone, .inline:
            height = min(SearchFieldMetrics.height, area.height)
            y = area.minY + ((area.height - height) / 2).rounded(.down)
        case .stacked:
            // The field shrinks while scrolling hides the bar. While the content is pulled down, the field stays at
            // the bottom of the bar.
            let rest = SearchBarMetrics.stackedHeight - SearchFieldMetrics.height
            height = min(SearchFieldMetrics.height, max(0, area.height - rest))
            y =
                area.minY
                + max(SearchBarMetrics.stackedTop, area.height - (rest - SearchBarMetrics.stackedTop) - height)
        }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let shift = searchFieldBackgroundPositionAdjustment
        let field = CGRect(
            x: area.minX + margin + (isMirrored ? taken : 0) + shift.horizontal, y: y + shift.vertical, width: width,
            height: height)
        if parts.field.frame != field { parts.field.frame = field }
        let alpha = place == .stacked ? max(0, min(1, (height - 18) / 18)) : 1
        if parts.field.alpha != alpha { parts.field.alpha = alpha }
        guard cancel.superview === self else { return }
        let gap = showsCancel ? SearchBarMetrics.cancelGap : margin + SearchBarMetrics.cancelGap
        cancel.frame = CGRect(
            x: isMirrored ? field.minX - gap - cancelWidth : field.maxX + gap, y: y, width: cancelWidth, height: height)
        cancel.alpha = showsCancel ? alpha : 0
    }

    // MARK: Looks

    func updateBackground() {
        let isPlain = searchBarStyle == .minimal || place != .alone
        let image = backgroundImage
        parts.backgroundImage.image = isPlain ? nil : image
        parts.backgroundImage.isHidden = parts.backgroundImage.image == nil
        parts.background.isHidden = isPlain || image != nil
        guard !parts.background.isHidden else { return }
        let appearance = UIBarAppearance()
        appearance.configureWithDefaultBackground()
        parts.background.show(
            appearance, barTint: isTranslucent ? barTintColor?.withAlphaComponent(0.85) : barTintColor,
            plain: BarColors.navigationBar, isOpaque: !isTranslucent)
    }

    /// Whether the cancel button can be tapped.
    var canCancel: Bool { isEnabled && (controller?.isActive == true || parts.field.isEditing) }

    func updateCancel() { parts.cancel.isEnabled = canCancel }

    func updateIcon(_ icon: Icon, _ state: UIControl.State) {
        let image = images.icons[icon]?[state.rawValue]
        switch icon {
        case .search where state == .normal:
            parts.field.glass.image = image ?? UIImage(systemName: "magnifyingglass")
        case .search: break
        case .clear: parts.field.setClearImage(image, for: state)
        case .bookmark:
            let image = image ?? (state == .normal ? UIImage(systemName: "book") : nil)
            parts.bookmark.setImage(image, for: state)
        case .resultsList:
            let image = image ?? (state == .normal ? UIImage(systemName: "list.bullet") : nil)
            parts.results.setImage(image, for: state)
        }
    }
}

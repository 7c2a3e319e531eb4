import Foundation
import QuartzCore

extension UICollectionViewListCell {
    func setPosition(_ position: ListCellPosition) {
        let old = list.position
        guard position != old else { return }
        list.position = position
        if position.appearance != old.appearance || traitCollection.listEnvironment != position.listEnvironment {
            imposeTraits(UITraitCollection(listEnvironment: position.listEnvironment))
            setNeedsUpdateConfiguration()
        }
        // Updates a system background. A custom background is kept.
        if position.role != old.role, let kind = backgroundConfiguration?.kind, kind == .listCell || kind == .listHeader
        {
            setBackground(position.background)
        }
        applyCorners()
        setNeedsLayout()
    }

    func listAttributesFitting(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let collection, collection.measuresElements else { return attributes }
        updateConfigurationIfNeeded()
        let arrangement = arrangement(in: attributes.size)
        let axes = collection.measuredAxes(attributes)
        // The width of a list cell is given by its layout.
        let inner = CGSize(width: arrangement.content.width, height: attributes.size.height)
        let fitting = ElementPlacing.fittingSize(of: self, contentView, in: inner, axes.intersection(.vertical))
        var height = fitting?.height ?? inner.height
        if axes.contains(.vertical) {
            // A system content view is at least as high as a row, as in tables.
            let least: CGFloat = contentView is UIListContentView && list.position.role == .cell ? 44 : 0
            height = max(height, arrangement.height, least)
        }
        guard height != attributes.size.height else { return attributes }
        let preferred = attributes.copied()
        preferred.size.height = height
        preferred.center.y += (height - attributes.size.height) / 2
        return preferred
    }

    // MARK: - Lines

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The distance from the cell's leading side to its text.
    private var contentStart: CGFloat {
        let content = contentView.frame
        let start = isRightToLeft ? bounds.width - content.maxX : content.minX
        if let view = contentView as? UIListContentView { return start + view.textStart }
        return start + 16
    }

    var separatorGuide: UILayoutGuide {
        if let guide = list.guide { return guide }
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        let leading = guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: contentStart)
        let trailing = guide.trailingAnchor.constraint(equalTo: trailingAnchor)
        for side in [leading, trailing] { side.priority = .defaultLow }
        NSLayoutConstraint.activate([
            leading, trailing, guide.topAnchor.constraint(equalTo: topAnchor),
            guide.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        list.guide = guide
        list.guideSides = (leading, trailing)
        return guide
    }

    /// The default distances of the separators from the cell's sides.
    private var automaticSides: (leading: CGFloat, trailing: CGFloat) {
        guard let guide = list.guide, let sides = list.guideSides else { return (contentStart, 0) }
        let start = contentStart
        if sides.leading.constant != start { sides.leading.constant = start }
        let frame = guide.layoutFrame
        let (left, right) = (frame.minX, bounds.width - frame.maxX)
        return isRightToLeft ? (right, left) : (left, right)
    }

    func layOutSeparators() {
        let position = list.position
        let separators = position.role == .cell ? position.separators : nil
        let isActive = (states.isHighlighted || states.isSelected) && !states.isEditing
        // A group with square corners has separators across its whole width at its ends; an inset group has no
        // separators there.
        let isGroup = position.appearance == .grouped
        let endsGroup = position.isLast && (isGroup || position.appearance == .insetGrouped)
        var showsBottom = separators?.showsBottom(isLastOfGroup: endsGroup && !isGroup) ?? false
        if isActive, !endsGroup { showsBottom = false }
        let showsTop = separators.map {
            $0.showsTop || isGroup && position.isFirst && $0.topSeparatorVisibility == .automatic
        }
        layOut(\.topLine, showsTop ?? false, separators, isGroup && position.isFirst, isTop: true)
        layOut(\.bottomLine, showsBottom, separators, endsGroup, isTop: false)
    }

    private func layOut(
        _ line: WritableKeyPath<ListCellParts, UIView?>, _ shows: Bool, _ separators: UIListSeparatorConfiguration?,
        _ isWhole: Bool, isTop: Bool
    ) {
        guard shows, let separators else {
            list[keyPath: line]?.removeFromSuperview()
            list[keyPath: line] = nil
            return
        }
        if let view = list[keyPath: line], (view as? UIVisualEffectView)?.effect != separators.visualEffect {
            view.removeFromSuperview()
            list[keyPath: line] = nil
        }
        if list[keyPath: line] == nil {
            let view: UIView = separators.visualEffect.map { UIVisualEffectView(effect: $0) } ?? UIView()
            view.isUserInteractionEnabled = false
            list[keyPath: line] = view
            addSubview(view)
        }
        guard let view = list[keyPath: line] else { return }
        let colored = (view as? UIVisualEffectView)?.contentView ?? view
        let color = states.isSelected && states.isEditing ? separators.multipleSelectionColor : separators.color
        if colored.backgroundColor != color { colored.backgroundColor = color }
        let insets = UIListSeparatorConfiguration.resolved(
            isTop ? separators.topSeparatorInsets : separators.bottomSeparatorInsets,
            automatic: isWhole ? (0, 0) : automaticSides)
        let height = 1 / max(1, traitCollection.displayScale)
        view.frame = CGRect(
            x: isRightToLeft ? insets.trailing : insets.leading, y: isTop ? 0 : bounds.height - height,
            width: max(0, bounds.width - insets.leading - insets.trailing), height: height)
    }
}

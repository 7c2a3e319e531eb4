import Foundation

extension UITableViewCell {
    static let contentMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)

    /// Prepares the margins and the content view. The table sets the margins of a cell, which include the safe area,
    /// and a storyboard or nib does not change them.
    func setUp() {
        insetsLayoutMarginsFromSafeArea = false
        layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        prepare(parts.content)
        // The content view is below subviews that a storyboard or nib adds to the cell itself.
        insertSubview(parts.content, at: 0)
    }

    private func prepare(_ content: UIView) {
        // The content view is as wide as the cell before the first layout, so that constraints inside it can be
        // satisfied.
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.isOpaque = false
        content.preservesSuperviewLayoutMargins = true
        content.insetsLayoutMarginsFromSafeArea = false
        content.directionalLayoutMargins = Self.contentMargins
    }

    /// The labels of the style, or `nil` if the cell has a content configuration.
    var labels: CellLabels? {
        if let labels = configurations.labels { return labels }
        guard configurations.content == nil else { return nil }
        let labels = CellLabels(style)
        configurations.labels = labels
        return labels
    }

    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    func positionDidChange(from old: CellPosition) {
        setRowMargins(
            UIEdgeInsets(top: 8, left: position.margins.left, bottom: 8, right: position.margins.right), in: table)
        applyCorners()
        setNeedsLayout()
    }

    /// Rounds the corners of the first and last row of an inset group, unless the row is swiped: the mask of a swiped
    /// row has the corners.
    func applyCorners() {
        let corners = mask is SwipedCellMask ? ListCorners() : placeCorners
        if corners.apply(to: layer) { clipsToBounds = corners.radius > 0 }
    }

    func replace(_ part: WritableKeyPath<CellParts, UIView?>, with view: UIView?) {
        let old = parts[keyPath: part]
        guard old !== view else { return }
        parts[keyPath: part] = view
        if old?.superview === self { old?.removeFromSuperview() }
        activityDidChange(animated: false)
        setNeedsLayout()
    }

    // MARK: - Measuring

    /// The space that the editing control, the reorder control and the accessory leave for the content, measured from
    /// the leading side.
    struct Spaces {
        var leading: CGFloat = 0
        var trailing: CGFloat = 0
        var accessory: CGRect?
        var editing: CGRect?
        var reorder: CGRect?
    }

    var showsEditingControl: Bool { states.isEditing && (states.editingStyle != .none || states.selectsMultiple) }

    private var leadingMargin: CGFloat { isRightToLeft ? position.margins.right : position.margins.left }
    private var trailingMargin: CGFloat { isRightToLeft ? position.margins.left : position.margins.right }
    private var leadingSafeArea: CGFloat { isRightToLeft ? position.safeArea.right : position.safeArea.left }
    private var trailingSafeArea: CGFloat { isRightToLeft ? position.safeArea.left : position.safeArea.right }

    /// Returns the spaces in a cell of a size, mirrored for right-to-left layout.
    func spaces(in size: CGSize) -> Spaces {
        var spaces = Spaces(leading: leadingSafeArea)
        let indents = showsEditingControl && (states.indentsWhileEditing || position.style == .plain)
        if showsEditingControl {
            // Chosen (Lists): The width of the editing column is 22 points after the margin.
            spaces.editing = CGRect(x: leadingMargin, y: 0, width: 22, height: size.height)
            if indents { spaces.leading = leadingMargin + 22 }
        }
        let indentation = indentationWidth.isFinite ? CGFloat(max(0, indentationLevel)) * max(0, indentationWidth) : 0
        spaces.leading += min(indentation, size.width / 2)
        if states.isEditing, showsReorderControl, states.canMove {
            spaces.reorder = CGRect(x: size.width - trailingMargin - 22, y: 0, width: 22, height: size.height)
            spaces.trailing = trailingMargin + 22
        }
        if let accessory = wantedAccessorySize {
            let end = spaces.trailing > 0 ? spaces.trailing + 8 : trailingMargin
            let y = ((size.height - accessory.height) / 2 * 2).rounded(.up) / 2
            spaces.accessory = CGRect(
                x: size.width - end - accessory.width, y: y, width: accessory.width, height: accessory.height)
            spaces.trailing = end + accessory.width
        }
        spaces.trailing = max(spaces.trailing, trailingSafeArea)
        return isRightToLeft ? spaces.mirrored(in: size.width) : spaces
    }

    private var wantedAccessorySize: CGSize? {
        guard let accessory = parts.accessory else { return nil }
        return accessory is CellAccessoryView ? accessory.intrinsicContentSize : accessory.bounds.size
    }

    /// Returns the height of the content in a cell of a width.
    func contentHeight(forWidth width: CGFloat) -> CGFloat {
        updateConfigurationIfNeeded()
        let spaces = spaces(in: CGSize(width: width, height: bounds.height))
        let inner = max(0, width - spaces.leading - spaces.trailing)
        let content = parts.content
        if configurations.content != nil {
            let fitting = content.systemLayoutSizeFitting(
                CGSize(width: inner, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            let height = fitting.height > 0 ? fitting.height : max(0, content.intrinsicContentSize.height)
            // A system content view is at least as high as a row.
            return content is UIListContentView ? max(height, 44) : height
        }
        var height: CGFloat = 0
        if content.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
            height =
                content.systemLayoutSizeFitting(
                    CGSize(width: inner, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
        }
        if let labels = configurations.labels, labels.isUsed {
            let arrangement = labels.arrangement(margins: labelMargins, isRightToLeft: isRightToLeft)
            return max(44, height, arrangement.height(forWidth: inner))
        }
        return height > 0 ? height : 44
    }

    /// The margins of the labels: the table's margins, and 8 points beside an accessory.
    private var labelMargins: UIEdgeInsets {
        var margins = UIEdgeInsets(
            top: 11, left: position.margins.left - position.safeArea.left, bottom: 11,
            right: position.margins.right - position.safeArea.right)
        guard parts.accessory != nil || (states.isEditing && showsReorderControl && states.canMove) else {
            return margins
        }
        if isRightToLeft { margins.left = 8 } else { margins.right = 8 }
        return margins
    }

    /// Gives the cell and its content view the width of a row before its height is measured. Content of a reused cell
    /// that has the width of a wider table would extend beyond the cell, which changes its margins.
    func resize(to size: CGSize) {
        if bounds.size != size { frame.size = size }
        placeContent(between: spaces(in: size))
    }

    private func placeContent(between spaces: Spaces) {
        let left = isRightToLeft ? spaces.trailing : spaces.leading
        let right = isRightToLeft ? spaces.leading : spaces.trailing
        parts.content.frame = CGRect(
            x: left, y: 0, width: max(0, bounds.width - left - right), height: bounds.height)
    }

    // MARK: - Laying out

    func layOut() {
        let size = bounds.size
        updateControls()
        let spaces = spaces(in: size)
        placeContent(between: spaces)
        if let frame = spaces.accessory { parts.accessory?.frame = frame }
        if let frame = spaces.editing { parts.editingControl?.frame = frame }
        if let frame = spaces.reorder { parts.reorderControl?.frame = frame }
        for background in [parts.background, parts.shownSelection, parts.system] { background?.frame = bounds }
        if configurations.content == nil, let labels = configurations.labels, labels.isUsed {
            labels.place(
                labels.arrangement(margins: labelMargins, isRightToLeft: isRightToLeft).frames(
                    in: parts.content.bounds.size, scale: pixelScale))
        }
        layOutSeparators()
    }

    var pixelScale: CGFloat { max(1, traitCollection.displayScale) }

    // MARK: - Separators

    /// The distance from the leading side of the cell to the beginning of the content.
    private var contentStart: CGFloat {
        let spaces = spaces(in: bounds.size)
        if let view = parts.content as? UIListContentView { return spaces.leading + view.textStart }
        if configurations.content == nil, let labels = configurations.labels, labels.isUsed {
            return spaces.leading
                + labels.arrangement(margins: labelMargins, isRightToLeft: isRightToLeft).frames(
                    in: parts.content.bounds.size, scale: pixelScale
                ).textStart
        }
        return spaces.leading + leadingMargin - leadingSafeArea
    }

    /// The distances from the sides of the cell, from the cell's own inset, the table's inset, or the content.
    var effectiveSeparatorInset: UIEdgeInsets {
        let automatic = UITableView.automaticDimension
        let start = contentStart
        var inset = UIEdgeInsets(top: 0, left: isRightToLeft ? 0 : start, bottom: 0, right: isRightToLeft ? start : 0)
        if let given = position.separatorInset {
            let added = position.addsToAutomaticInset
            if given.left != automatic { inset.left = given.left + (added ? inset.left : 0) }
            if given.right != automatic { inset.right = given.right + (added ? inset.right : 0) }
        }
        if let own = states.separatorInset {
            if own.left != automatic { inset.left = own.left }
            if own.right != automatic { inset.right = own.right }
        }
        return inset
    }

    private func layOutSeparators() {
        // An inset group has no separator below its last row. A group with square corners has a separator across its
        // whole width there.
        let isGrouped = position.style != .plain
        let isEdge = isGrouped && position.isLast
        let isActive = (states.isHighlighted || states.isSelected) && selectionStyle != .none
        let shows =
            position.separatorColor != nil && !(isEdge && position.style == .insetGrouped) && !states.hidesSeparator
            && (!isActive || isEdge)
        show(\.separator, shows)
        show(\.topSeparator, position.separatorColor != nil && position.style == .grouped && position.isFirst)
        let height = 1 / pixelScale
        parts.topSeparator?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        guard let separator = parts.separator else { return }
        let inset = isEdge ? .zero : effectiveSeparatorInset
        separator.frame = CGRect(
            x: inset.left, y: bounds.height - height, width: max(0, bounds.width - inset.left - inset.right),
            height: height)
    }

    private func show(_ line: WritableKeyPath<CellParts, UIView?>, _ shows: Bool) {
        guard shows else {
            parts[keyPath: line]?.isHidden = true
            return
        }
        let effect = position.separatorEffect
        if let view = parts[keyPath: line], (view as? UIVisualEffectView)?.effect != effect {
            view.removeFromSuperview()
            parts[keyPath: line] = nil
        }
        if parts[keyPath: line] == nil {
            let view: UIView = effect.map { UIVisualEffectView(effect: $0) } ?? UIView()
            view.isUserInteractionEnabled = false
            parts[keyPath: line] = view
            addSubview(view)
        }
        guard let view = parts[keyPath: line] else { return }
        view.isHidden = false
        let colored = (view as? UIVisualEffectView)?.contentView ?? view
        if colored.backgroundColor != position.separatorColor { colored.backgroundColor = position.separatorColor }
    }
}

extension UIView {
    /// Sets the margins of a cell or header that its table may not contain yet. The direction is that of the view in
    /// the table.
    func setRowMargins(_ margins: UIEdgeInsets, in table: UITableView?) {
        var direction = effectiveUserInterfaceLayoutDirection
        if window == nil, let table {
            let outer = table.traitCollection.layoutDirection
            direction = Self.userInterfaceLayoutDirection(
                for: semanticContentAttribute, relativeTo: outer == .rightToLeft ? .rightToLeft : .leftToRight)
        }
        let isRightToLeft = direction == .rightToLeft
        let directional = NSDirectionalEdgeInsets(
            top: margins.top, leading: isRightToLeft ? margins.right : margins.left, bottom: margins.bottom,
            trailing: isRightToLeft ? margins.left : margins.right)
        if directionalLayoutMargins != directional { directionalLayoutMargins = directional }
    }
}

extension UITableViewCell.Spaces {
    /// Returns the spaces with mirrored frames. The leading and the trailing length do not change.
    fileprivate func mirrored(in width: CGFloat) -> Self {
        func mirror(_ rect: CGRect?) -> CGRect? {
            rect.map { CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
        }
        var mirrored = self
        mirrored.accessory = mirror(accessory)
        mirrored.editing = mirror(editing)
        mirrored.reorder = mirror(reorder)
        return mirrored
    }
}

import Foundation

extension UICollectionViewListCell {
    // Chosen (Collections): The text of the exception for two accessories of the same type is our own.
    func setAccessories(_ accessories: [UICellAccessory]) {
        var known = Set<UICellAccessory.AccessoryType>()
        list.accessories = accessories.filter { accessory in
            guard !known.insert(accessory.accessoryType).inserted else { return true }
            Diagnostics.raise(
                .list,
                "Accessories array contains more than one accessory of the same type: \(accessory.accessoryType). Cell: \(Diagnostics.name(self))"
            )
            return false
        }
        // Removes the views of removed accessories. The remaining accessories keep their views, which are configured
        // again.
        for (type, view) in list.views where !known.contains(type) { remove(view, type) }
        for case .custom(let view, _, _) in list.accessories.map(\.kind) { takeCustomView(view) }
        sidesDidChange()
    }

    /// Removes a custom view from the list cell that displayed it before.
    private func takeCustomView(_ view: UIView) {
        guard let former = view.superview as? UICollectionViewListCell, former !== self else { return }
        former.list.accessories.removeAll {
            if case .custom(view, _, _) = $0.kind { return true }
            return false
        }
        for (type, known) in former.list.views where known === view { former.list.views[type] = nil }
        view.removeFromSuperview()
    }

    /// Called when the accessories at the sides change, and with them the width of the content.
    func sidesDidChange() {
        setNeedsLayout()
        collection?.contentSizeDidChange(of: self)
    }

    private func remove(_ view: UIView, _ type: UICellAccessory.AccessoryType) {
        list.views[type] = nil
        if type == .label { list.labelFont = nil }
        // The custom view may have been added to a different cell meanwhile.
        if view.superview === self { view.removeFromSuperview() }
    }

    private func isDisplayed(_ accessory: UICellAccessory) -> Bool {
        guard !accessory.common.isHidden else { return false }
        return switch accessory.displayed {
        case .always: true
        case .whenEditing: states.isEditing
        case .whenNotEditing: !states.isEditing
        }
    }

    // MARK: - Frames

    /// The frames of the content and the accessories in a cell of a size.
    struct Arrangement {
        var frames: [(accessory: UICellAccessory, frame: CGRect)] = []
        var content = CGRect.zero
        /// The height that the accessories need.
        var height: CGFloat = 0
    }

    // Chosen (Collections): In lists, the chevron of an outline is at the trailing side, before a reorder control, as
    // on iPhone. (Under Catalyst, the recorded position is at the leading side.)
    func arrangement(in size: CGSize) -> Arrangement {
        let (leading, trailing) = UICellAccessory.arranged(list.accessories.filter(isDisplayed))
        var result = Arrangement()
        let margin: CGFloat = 16
        let level = min(max(CGFloat(indentationLevel), 0), 1000)
        let width = indentationWidth.isFinite ? max(indentationWidth, 0) : 0
        let indent = min(level * width, max(0, size.width / 2 - margin))
        func place(_ accessory: UICellAccessory, _ x: inout CGFloat, step: CGFloat, gap: CGFloat) {
            let view = view(for: accessory)
            if let view { configure(view, accessory) }
            let own = view.map { ownSize($0, accessory, in: size) } ?? .zero
            let reserved = reservedWidth(accessory, own.width)
            let minX = step > 0 ? x : x - reserved
            let frame = CGRect(
                x: minX + (reserved - own.width) / 2, y: (size.height - own.height) / 2, width: own.width,
                height: own.height)
            result.frames.append((accessory, frame))
            if case .custom = accessory.kind { result.height = max(result.height, own.height + 8) }
            if accessory.accessoryType == .label { result.height = max(result.height, own.height + 22) }
            x += step * (reserved + gap)
        }
        var start = margin + (indentsAccessories ? indent : 0)
        for accessory in leading { place(accessory, &start, step: 1, gap: 16) }
        // The content has its own margin.
        start = leading.isEmpty ? indent : start - 16 + (indentsAccessories ? 0 : indent)
        var end = size.width - margin
        for accessory in trailing.reversed() { place(accessory, &end, step: -1, gap: 8) }
        end = trailing.isEmpty ? size.width : end + 8
        result.content = CGRect(x: start, y: 0, width: max(0, end - start), height: size.height)
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return result }
        func mirrored(_ frame: CGRect) -> CGRect {
            CGRect(x: size.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        }
        result.content = mirrored(result.content)
        result.frames = result.frames.map { ($0.accessory, mirrored($0.frame)) }
        return result
    }

    // Chosen (Collections): A custom view keeps its own width unless its configuration reserves a width.
    private func reservedWidth(_ accessory: UICellAccessory, _ own: CGFloat) -> CGFloat {
        switch accessory.common.reservedLayoutWidth {
        case .custom(let width) where width.isFinite && width > 0: return width
        case .actual, .custom: return own
        case .standard: break
        }
        return switch accessory.accessoryType {
        case .disclosureIndicator, .outlineDisclosure: 14
        case .label, .popUpMenu, .customView: own
        default: max(24, own)
        }
    }

    private func ownSize(_ view: UIView, _ accessory: UICellAccessory, in size: CGSize) -> CGSize {
        func whole(_ size: CGSize) -> CGSize {
            CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
        }
        switch accessory.kind {
        case .custom(let view, _, let maintainsFixedSize):
            if maintainsFixedSize { return view.bounds.size }
            let fitting = view.sizeThatFits(size)
            return fitting.width.isFinite && fitting.height.isFinite && fitting.width > 0 && fitting.height > 0
                ? whole(fitting) : view.bounds.size
        case .label, .menu:
            let fitting = whole(view.sizeThatFits(size))
            return CGSize(width: min(fitting.width, max(0, size.width / 2)), height: fitting.height)
        case .reorder: return (view as? ReorderControl)?.ownSize ?? .zero
        case .outline: return CGSize(width: 14, height: min(44, max(size.height, 14)))
        default: return (view as? CellSymbolView)?.symbol.size ?? CGSize(width: 22, height: 22)
        }
    }

    /// Adds the views of displayed accessories, and removes the views of hidden ones.
    func layOutAccessories() {
        let arrangement = arrangement(in: bounds.size)
        let displayed = Set(arrangement.frames.map(\.accessory.accessoryType))
        for (type, view) in list.views where !displayed.contains(type) { remove(view, type) }
        for (accessory, frame) in arrangement.frames {
            guard let view = view(for: accessory) else { continue }
            if view.superview !== self {
                UIView.performWithoutAnimation {
                    view.bounds.size = frame.size
                    view.center = CGPoint(x: frame.midX, y: frame.midY)
                    view.alpha = 0
                    addSubview(view)
                    view.layoutIfNeeded()
                }
                view.alpha = 1
            }
            if view.bounds.size != frame.size { view.bounds.size = frame.size }
            let center = CGPoint(x: frame.midX, y: frame.midY)
            if view.center != center { view.center = center }
        }
    }

    // MARK: - Views

    private func view(for accessory: UICellAccessory) -> UIView? {
        if case .custom(let view, _, _) = accessory.kind {
            list.views[accessory.accessoryType] = view
            return view
        }
        if let view = list.views[accessory.accessoryType] { return view }
        let view = makeView(accessory.accessoryType)
        list.views[accessory.accessoryType] = view
        return view
    }

    private func makeView(_ type: UICellAccessory.AccessoryType) -> UIView? {
        switch type {
        case .disclosureIndicator: return CellSymbolView(.disclosure)
        case .checkmark: return CellSymbolView(.checkmark)
        case .reorder:
            return ReorderControl { [weak self] press in
                if let self { collection?.followHandle(press, of: self) }
            }
        case .outlineDisclosure: return tappable(OutlineDisclosureControl(), type)
        case .detail: return tappable(CellDetailButton(), type)
        case .delete: return tappable(CellEditingControl(.delete), type)
        case .insert: return tappable(CellEditingControl(.insert), type)
        case .multiselect:
            let control = CellEditingControl(.unselected)
            control.isUserInteractionEnabled = false
            return control
        case .label: return UILabel()
        case .popUpMenu:
            let button = UIButton(configuration: .plain())
            button.showsMenuAsPrimaryAction = true
            button.changesSelectionAsPrimaryAction = true
            button.elementWasChosen = { [weak self] in self?.elementWasChosen() }
            return button
        case .customView(let view): return view
        }
    }

    private func tappable(_ control: UIControl, _ type: UICellAccessory.AccessoryType) -> UIControl {
        control.addAction(UIAction { [weak self] _ in self?.tapped(type) }, for: .touchUpInside)
        return control
    }

    private func configure(_ view: UIView, _ accessory: UICellAccessory) {
        let common = accessory.common
        let symbol =
            view as? CellSymbolView ?? (view as? CellEditingControl)?.symbol ?? (view as? CellDetailButton)?.symbol
            ?? (view as? OutlineDisclosureControl)?.symbol ?? (view as? ReorderControl)?.symbol
        let standard: UIColor? = accessory.accessoryType == .outlineDisclosure ? tintColor : nil
        symbol?.foreground = common.tintColor ?? standard
        symbol?.discColor = common.backgroundColor
        switch accessory.kind {
        case .label(let text, let font, let adjusts):
            guard let label = view as? UILabel else { return }
            if label.text != text { label.text = text }
            // The label's own font follows the preferred content size.
            if list.labelFont != font {
                list.labelFont = font
                label.font = font
            }
            if label.adjustsFontForContentSizeCategory != adjusts { label.adjustsFontForContentSizeCategory = adjusts }
            let color = common.tintColor ?? .secondaryLabel
            if label.textColor != color { label.textColor = color }
        case .menu(let menu, _):
            guard let button = view as? UIButton else { return }
            if button.menu !== menu {
                button.menu = menu
                list.chosen = menu.normalizedSelection
            }
            if let color = common.tintColor, button.tintColor != color { button.tintColor = color }
        case .reorder(let showsSeparator):
            let (_, trailing) = UICellAccessory.arranged(list.accessories.filter(isDisplayed))
            (view as? ReorderControl)?.showsLine = showsSeparator ?? (trailing.count > 1)
        case .custom:
            if let color = common.tintColor, view.tintColor != color { view.tintColor = color }
        default: break
        }
        if accessory.accessoryType == .multiselect, let control = view as? CellEditingControl {
            control.kind = states.isSelected ? .selected : .unselected
        }
        (view as? OutlineDisclosureControl)?.isExpanded = states.isExpanded
    }

    // MARK: - Taps

    private func accessory(_ type: UICellAccessory.AccessoryType) -> UICellAccessory? {
        list.accessories.first { $0.accessoryType == type && isDisplayed($0) }
    }

    private func tapped(_ type: UICellAccessory.AccessoryType) {
        guard let accessory = accessory(type) else { return }
        switch accessory.kind {
        case .action(let handler?): handler()
        case .action where type == .delete: revealActions()
        case .outline(let handler?, _): handler()
        case .outline:
            guard let collection, let path = collection.indexPath(for: self) else { return }
            (collection.dataSource as? any OutlineDataSource)?.toggleOutline(at: path)
        default: break
        }
    }

    /// Performs the default action of the delete accessory: shows the trailing swipe actions of the row, or hides the
    /// swipe actions if they are visible.
    private func revealActions() {
        guard let collection, let path = collection.indexPath(for: self) else { return }
        if collection.swiping.current?.path == path {
            collection.swiping.end(animated: true)
        } else {
            collection.swiping.open(path, .trailing)
        }
    }

    private func elementWasChosen() {
        guard let accessory = accessory(.popUpMenu), case .menu(let menu, let handler) = accessory.kind else { return }
        let chosen = menu.normalizedSelection
        guard chosen !== list.chosen else { return }
        list.chosen = chosen
        sidesDidChange()
        handler?(menu)
    }

    /// Handles a tap outside the accessories: opens the pop-up menu, or expands or collapses the item of a header.
    /// Returns whether the tap was handled.
    func performAccessoryTap() -> Bool {
        if accessory(.popUpMenu) != nil, let button = list.views[.popUpMenu] as? UIButton {
            button.performPrimaryAction()
            return true
        }
        guard let accessory = accessory(.outlineDisclosure), case .outline(_, let style) = accessory.kind else {
            return false
        }
        guard style == .header || style == .automatic && list.position.role == .header else { return false }
        tapped(.outlineDisclosure)
        return true
    }

    func setExpanded(_ isExpanded: Bool, animated: Bool) {
        guard states.isExpanded != isExpanded else { return }
        states.isExpanded = isExpanded
        setNeedsUpdateConfiguration()
        guard let control = list.views[.outlineDisclosure] as? OutlineDisclosureControl else { return }
        guard animated, window != nil else { return control.isExpanded = isExpanded }
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) { control.isExpanded = isExpanded }
    }
}

import Foundation

extension UITableView {
    // MARK: - Heights

    /// Returns the space above a section's header. In a grouped table, the first header has a larger distance from the
    /// top. Both distances are chosen so that headers are 38 points high, as in iOS 15 to 18.
    func headerPadding(_ section: Int) -> CGFloat {
        if sectionHeaderTopPadding != Self.automaticDimension { return usable(sectionHeaderTopPadding) }
        return style == .plain ? 22 : 0
    }

    func estimatedHeaderHeight(_ section: Int) -> CGFloat {
        let own =
            tableDelegate?.tableView(self, estimatedHeightForHeaderInSection: section) ?? Self.absentHeight
        let estimate = own == Self.absentHeight ? estimatedSectionHeaderHeight : own
        if estimate > 0 { return usable(estimate) }
        if let stated = usualHeaderHeight(section, isFooter: false) { return stated }
        return style == .plain ? rows.lastHeaderHeight : max(rows.lastHeaderHeight, Self.emptyGroupSpace)
    }

    func estimatedFooterHeight(_ section: Int) -> CGFloat {
        let own =
            tableDelegate?.tableView(self, estimatedHeightForFooterInSection: section) ?? Self.absentHeight
        let estimate = own == Self.absentHeight ? estimatedSectionFooterHeight : own
        if estimate > 0 { return usable(estimate) }
        if let stated = usualHeaderHeight(section, isFooter: true) { return stated }
        return style == .plain ? rows.lastFooterHeight : max(rows.lastFooterHeight, Self.emptyGroupSpace)
    }

    /// Returns the height that the table's property specifies for a section's header or footer; `nil` for the height
    /// of its content. In a plain table the property applies only to sections with a title.
    private func usualHeaderHeight(_ section: Int, isFooter: Bool) -> CGFloat? {
        let height = isFooter ? sectionFooterHeight : sectionHeaderHeight
        guard height != Self.automaticDimension else { return nil }
        return style == .plain && title(ofSection: section, isFooter: isFooter) == nil ? 0 : usable(height)
    }

    private func title(ofSection section: Int, isFooter: Bool) -> String? {
        isFooter
            ? dataSource?.tableView(self, titleForFooterInSection: section)
            : dataSource?.tableView(self, titleForHeaderInSection: section)
    }

    /// The space above and below the rows of a group without header or footer, in points.
    static let emptyGroupSpace: CGFloat = 17.5

    // MARK: - Showing

    /// Adds the headers and footers of the sections in a range of the content. Returns whether a height changed.
    func showHeaders(from top: CGFloat, to bottom: CGFloat) -> Bool {
        guard !hasPostponedChanges, var section = rows.geometry.section(at: top) else { return false }
        var changed = false
        while section < rows.geometry.sections.count {
            let extent = rows.geometry.extent(ofSection: section)
            if extent.minY >= bottom { break }
            if showHeader(section, isFooter: false, top, bottom) { changed = true }
            if !hasPostponedChanges, showHeader(section, isFooter: true, top, bottom) { changed = true }
            if hasPostponedChanges { return false }
            section += 1
        }
        return changed
    }

    private func showHeader(_ section: Int, isFooter: Bool, _ top: CGFloat, _ bottom: CGFloat) -> Bool {
        let part = rows.geometry.sections[section]
        guard (isFooter ? rows.footers[section] : rows.headers[section]) == nil else { return false }
        let height = isFooter ? part.footer : part.header
        if height.isMeasured {
            let isEmpty = (isFooter ? rows.withoutFooter : rows.withoutHeader).contains(section)
            guard height.value > 0, !isEmpty else { return false }
            // A header of a plain table is visible as long as its section is visible.
            let extent =
                style == .plain
                ? rows.geometry.extent(ofSection: section)
                : isFooter ? rows.geometry.extent(ofFooter: section) : rows.geometry.extent(ofHeader: section)
            guard extent.maxY > top, extent.minY < bottom else { return false }
        }
        let own = delegateHeaderHeight(section, isFooter: isFooter)
        let stated = statedHeaderHeight(own, isFooter: isFooter)
        guard !hasPostponedChanges else { return false }
        if let stated, stated <= 0 {
            return setHeaderHeight(0, section, isFooter: isFooter)
        }
        let made = makeHeader(section, isFooter: isFooter)
        guard !hasPostponedChanges else {
            made.map(recycle)
            return false
        }
        guard let view = made else {
            // The view is requested again after a reload.
            if isFooter { rows.withoutFooter.insert(section) } else { rows.withoutHeader.insert(section) }
            let isGrouped = style != .plain
            let empty = isGrouped ? Self.emptyGroupSpace * (section == 0 && !isFooter ? 2 : 1) : 0
            // In a plain table the property applies only to existing headers, since a storyboard always specifies a
            // height.
            let isAbout = isGrouped || own != nil
            return setHeaderHeight(isAbout ? stated ?? empty : 0, section, isFooter: isFooter)
        }
        // Chosen (Lists): In grouped tables, the property for the height of headers and footers specifies the space
        // between groups, since Xcode writes it for every table. A header or footer with a title is at least as high
        // as its title.
        let isSpace = own == nil && style != .plain && title(ofSection: section, isFooter: isFooter) != nil
        var value = isSpace ? fittingHeight(ofHeader: view) : stated ?? fittingHeight(ofHeader: view)
        // The header of the first group has a larger distance from the top.
        if isSpace || stated == nil, style != .plain, section == 0, !isFooter, view is UITableViewHeaderFooterView {
            value += Self.emptyGroupSpace
        }
        if isSpace { value = max(value, stated ?? 0) }
        let changed = setHeaderHeight(value, section, isFooter: isFooter)
        if isFooter { rows.footers[section] = view } else { rows.headers[section] = view }
        view.isHidden = false
        if view.superview !== self { addSubview(view) }
        placeHeader(section, isFooter: isFooter, view)
        if isFooter {
            tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        } else {
            tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        }
        return changed
    }

    func statedHeaderHeight(_ section: Int, isFooter: Bool) -> CGFloat? {
        statedHeaderHeight(delegateHeaderHeight(section, isFooter: isFooter), isFooter: isFooter)
    }

    /// Returns the height that the delegate specifies; `nil` if it does not implement the method.
    private func delegateHeaderHeight(_ section: Int, isFooter: Bool) -> CGFloat? {
        let height =
            isFooter
            ? tableDelegate?.tableView(self, heightForFooterInSection: section)
            : tableDelegate?.tableView(self, heightForHeaderInSection: section)
        return height == Self.absentHeight ? nil : height
    }

    private func statedHeaderHeight(_ own: CGFloat?, isFooter: Bool) -> CGFloat? {
        let height = own ?? (isFooter ? sectionFooterHeight : sectionHeaderHeight)
        return height == Self.automaticDimension ? nil : usable(height)
    }

    private func setHeaderHeight(_ value: CGFloat, _ section: Int, isFooter: Bool) -> Bool {
        let padding = headerPadding(section)
        if isFooter {
            rows.lastFooterHeight = value
        } else if section > 0 || style == .plain {
            rows.lastHeaderHeight = value
        }
        return rows.geometry.change(section) { part in
            let old = part.total
            if isFooter {
                part.footer = RowHeights.Height(value: value, isMeasured: true)
            } else {
                part.header = RowHeights.Height(value: value, isMeasured: true)
                part.padding = value > 0 ? padding : 0
            }
            return part.total != old
        }
    }

    /// Returns the delegate's view, or a view with the data source's title.
    private func makeHeader(_ section: Int, isFooter: Bool) -> UIView? {
        let own =
            isFooter
            ? tableDelegate?.tableView(self, viewForFooterInSection: section)
            : tableDelegate?.tableView(self, viewForHeaderInSection: section)
        if let own {
            (own as? UITableViewHeaderFooterView).map { prepare($0, section, isFooter: isFooter) }
            return own
        }
        guard !hasPostponedChanges else { return nil }
        guard let title = title(ofSection: section, isFooter: isFooter) else { return nil }
        let view = dequeueTitleView()
        prepare(view, section, isFooter: isFooter)
        let transform = view.defaultContentConfiguration().textProperties
        view.textLabel?.text = transform.transformed(title)
        return view
    }

    private func prepare(_ view: UITableViewHeaderFooterView, _ section: Int, isFooter: Bool) {
        view.table = self
        view.role = UITableViewHeaderFooterView.Role(
            style: style, isFooter: isFooter, isFirst: section == 0, margins: headerMargins)
    }

    private var headerMargins: UIEdgeInsets {
        var (margins, insets) = (contentMargins, cellInsets)
        // A header of an inset group is aligned with the content of its rows.
        margins.left += insets.left
        margins.right += insets.right
        insets = .zero
        return margins
    }

    private func fittingHeight(ofHeader view: UIView) -> CGFloat {
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        let height = fitting > 0 ? fitting : view.frame.height
        return height.isFinite ? min(pixelsUp(max(0, height)), 1_000_000) : 0
    }

    // MARK: - Places

    /// Places headers and footers. In a plain table they are pinned to the edges while their section is visible.
    func placeHeaders() {
        for (section, view) in rows.headers { placeHeader(section, isFooter: false, view) }
        for (section, view) in rows.footers { placeHeader(section, isFooter: true, view) }
    }

    private func placeHeader(_ section: Int, isFooter: Bool, _ view: UIView) {
        let natural = isFooter ? rows.geometry.extent(ofFooter: section) : rows.geometry.extent(ofHeader: section)
        var y = natural.minY
        if style == .plain {
            let whole = rows.geometry.extent(ofSection: section)
            let inset = adjustedContentInset
            if isFooter {
                let header = rows.geometry.extent(ofHeader: section)
                y = max(header.maxY, min(y, bounds.maxY - inset.bottom - natural.height))
            } else {
                let footer = rows.geometry.extent(ofFooter: section)
                y = min(max(y, bounds.minY + inset.top), max(natural.minY, whole.maxY - footer.height - natural.height))
            }
        }
        (view as? UITableViewHeaderFooterView)?.isPinned = y != natural.minY
        let frame = CGRect(x: 0, y: y, width: bounds.width, height: natural.height)
        if view.frame != frame { view.frame = frame }
    }

    /// Removes the headers and footers of sections outside a range of the content.
    func removeHeaders(outside top: CGFloat, _ bottom: CGFloat) {
        func isOut(_ view: UIView, _ section: Int) -> Bool {
            guard rows.geometry.sections.indices.contains(section) else { return true }
            let extent = rows.geometry.extent(ofSection: section)
            guard extent.maxY > top, extent.minY < bottom else { return true }
            return style != .plain && (view.frame.maxY <= top || view.frame.minY >= bottom)
        }
        for (section, view) in rows.headers where isOut(view, section) { endHeader(section, isFooter: false) }
        for (section, view) in rows.footers where isOut(view, section) { endHeader(section, isFooter: true) }
    }

    func endHeader(_ section: Int, isFooter: Bool) {
        guard
            let view = isFooter ? rows.footers.removeValue(forKey: section) : rows.headers.removeValue(forKey: section)
        else { return }
        endDisplay(ofHeader: view, section, isFooter: isFooter)
    }

    func endDisplay(ofHeader view: UIView, _ section: Int, isFooter: Bool) {
        recycle(view)
        if isFooter {
            tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        } else {
            tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        }
    }

    private func recycle(_ view: UIView) {
        view.removeFromSuperview()
        if let view = view as? UITableViewHeaderFooterView, let identifier = view.identifier {
            reuse.headers.enqueue(view, as: identifier)
        }
    }
}

import Foundation

extension UITableView {
    // MARK: - Heights

    /// Returns the space above a section's header. In a grouped table, the first header has a larger distance from the
    /// top. Both distances are chosen so that headers are 38 points high, as in iOS 15 to 18.
    func headerPadding(_ section: Int) -> CGFloat {
        if sectionHeaderTopPadding != Self.automaticDimension { return usable(sectionHeaderTopPadding) }
        return style == .plain ? 22 : 0
    }

    func estimatedHeight(of header: TableHeader) -> CGFloat {
        let own =
            header.isFooter
            ? tableDelegate?.tableView(self, estimatedHeightForFooterInSection: header.section)
            : tableDelegate?.tableView(self, estimatedHeightForHeaderInSection: header.section)
        var estimate = own ?? Self.absentHeight
        if estimate == Self.absentHeight {
            estimate = header.isFooter ? estimatedSectionFooterHeight : estimatedSectionHeaderHeight
        }
        if estimate > 0 { return usable(estimate) }
        if let stated = usualHeight(of: header) { return stated }
        let last = header.isFooter ? rows.lastFooterHeight : rows.lastHeaderHeight
        return style == .plain ? last : max(last, Self.emptyGroupSpace)
    }

    /// Returns the height that the table's property specifies for a section's header or footer; `nil` for the height
    /// of its content. In a plain table the property applies only to sections with a title.
    private func usualHeight(of header: TableHeader) -> CGFloat? {
        let height = header.isFooter ? sectionFooterHeight : sectionHeaderHeight
        guard height != Self.automaticDimension else { return nil }
        return style == .plain && title(of: header) == nil ? 0 : usable(height)
    }

    private func title(of header: TableHeader) -> String? {
        header.isFooter
            ? dataSource?.tableView(self, titleForFooterInSection: header.section)
            : dataSource?.tableView(self, titleForHeaderInSection: header.section)
    }

    /// The space above and below the rows of a group without header or footer, in points.
    static let emptyGroupSpace: CGFloat = 17.5

    // MARK: - Showing

    /// Adds the headers and footers of the sections in a range of the content. Returns whether a height changed.
    func showHeaders(in rect: CGRect) -> Bool {
        let (top, bottom) = (rect.minY, rect.maxY)
        guard !hasPostponedChanges, var section = rows.geometry.section(at: top) else { return false }
        var changed = false
        while section < rows.geometry.sections.count {
            let extent = rows.geometry.extent(ofSection: section)
            if extent.minY >= bottom { break }
            if show(TableHeader(section: section), top, bottom) { changed = true }
            if !hasPostponedChanges, show(TableHeader(isFooter: true, section: section), top, bottom) { changed = true }
            if hasPostponedChanges { return false }
            section += 1
        }
        return changed
    }

    private func show(_ header: TableHeader, _ top: CGFloat, _ bottom: CGFloat) -> Bool {
        guard rows.headers.index(of: header) == nil else { return false }
        let height = rows.geometry.sections[header.section][header]
        if height.isMeasured {
            guard height.value > 0, !rows.withoutView.contains(header) else { return false }
            // A header of a plain table is visible as long as its section is visible.
            let extent =
                style == .plain
                ? rows.geometry.extent(ofSection: header.section) : rows.geometry.extent(of: header)
            guard extent.maxY > top, extent.minY < bottom else { return false }
        }
        let own = delegateHeight(of: header)
        let stated = statedHeight(of: header, own)
        guard !hasPostponedChanges else { return false }
        if let stated, stated <= 0 { return setHeight(0, of: header) }
        let made = makeView(of: header)
        guard !hasPostponedChanges else {
            made.map(recycle)
            return false
        }
        guard let view = made else {
            // The view is requested again after a reload.
            rows.withoutView.insert(header)
            let isGrouped = style != .plain
            let empty = isGrouped ? Self.emptyGroupSpace * (header == TableHeader(section: 0) ? 2 : 1) : 0
            // In a plain table the property applies only to existing headers, since a storyboard always specifies a
            // height.
            let isAbout = isGrouped || own != nil
            return setHeight(isAbout ? stated ?? empty : 0, of: header)
        }
        // The fonts of a view that is used again depend on the table's current traits.
        if view.superview !== self { addSubview(view) }
        let isSpace = isSpaceStated(own, for: header)
        let changed = setHeight(measuredHeight(of: header, view, stated, isSpace: isSpace), of: header)
        rows.headers[header] = ShownHeader(element: header, view: view)
        place(view, of: header)
        if header.isFooter {
            tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: header.section)
        } else {
            tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: header.section)
        }
        return changed
    }

    // Chosen (Lists): In grouped tables, the property for the height of headers and footers specifies the space between
    // groups, since Xcode writes it for every table. A header or footer with a title is at least as high as its title.
    private func isSpaceStated(_ own: CGFloat?, for header: TableHeader) -> Bool {
        own == nil && style != .plain && title(of: header) != nil
    }

    private func measuredHeight(of header: TableHeader, _ view: UIView, _ stated: CGFloat?, isSpace: Bool) -> CGFloat {
        var value = isSpace ? fittingHeight(ofHeader: view) : stated ?? fittingHeight(ofHeader: view)
        // The header of the first group has a larger distance from the top.
        if isSpace || stated == nil, style != .plain, header == TableHeader(section: 0),
            view is UITableViewHeaderFooterView
        {
            value += Self.emptyGroupSpace
        }
        return isSpace ? max(value, stated ?? 0) : value
    }

    /// Measures the shown headers and footers again, which keep their views. The heights of the remaining ones are
    /// loaded when they become visible.
    func discardHeaderHeights() {
        for section in rows.geometry.sections.indices {
            for header in [TableHeader(section: section), TableHeader(isFooter: true, section: section)]
            where rows.headers.index(of: header) == nil {
                rows.geometry.change(section) { $0[header].isMeasured = false }
            }
        }
        for shown in rows.headers.shown {
            let own = delegateHeight(of: shown.element)
            let stated = statedHeight(of: shown.element, own)
            let isSpace = isSpaceStated(own, for: shown.element)
            guard !hasPostponedChanges else { return }
            if let stated, stated <= 0 {
                _ = setHeight(0, of: shown.element)
                endDisplay(of: [shown])
            } else {
                _ = setHeight(
                    measuredHeight(of: shown.element, shown.view, stated, isSpace: isSpace), of: shown.element)
            }
        }
    }

    func statedHeight(of header: TableHeader) -> CGFloat? { statedHeight(of: header, delegateHeight(of: header)) }

    /// Returns the height that the delegate specifies; `nil` if it does not implement the method.
    private func delegateHeight(of header: TableHeader) -> CGFloat? {
        let height =
            header.isFooter
            ? tableDelegate?.tableView(self, heightForFooterInSection: header.section)
            : tableDelegate?.tableView(self, heightForHeaderInSection: header.section)
        return height == Self.absentHeight ? nil : height
    }

    private func statedHeight(of header: TableHeader, _ own: CGFloat?) -> CGFloat? {
        let height = own ?? (header.isFooter ? sectionFooterHeight : sectionHeaderHeight)
        return height == Self.automaticDimension ? nil : usable(height)
    }

    private func setHeight(_ value: CGFloat, of header: TableHeader) -> Bool {
        let padding = headerPadding(header.section)
        if header.isFooter {
            rows.lastFooterHeight = value
        } else if header.section > 0 || style == .plain {
            rows.lastHeaderHeight = value
        }
        return rows.geometry.change(header.section) { part in
            let old = part.total
            part[header] = RowHeights.Height(value: value, isMeasured: true)
            if !header.isFooter { part.padding = value > 0 ? padding : 0 }
            return part.total != old
        }
    }

    /// Returns the delegate's view, or a view with the data source's title.
    private func makeView(of header: TableHeader) -> UIView? {
        let own =
            header.isFooter
            ? tableDelegate?.tableView(self, viewForFooterInSection: header.section)
            : tableDelegate?.tableView(self, viewForHeaderInSection: header.section)
        if let own {
            keepLeaving(own)
            (own as? UITableViewHeaderFooterView).map { prepare($0, header) }
            return own
        }
        guard !hasPostponedChanges, let title = title(of: header) else { return nil }
        let view = dequeueTitleView()
        prepare(view, header)
        let transform = view.defaultContentConfiguration().textProperties
        view.textLabel?.text = transform.transformed(title)
        return view
    }

    /// Ends the former display of a view that is displayed until an animation ends, and is used again.
    private func keepLeaving(_ view: UIView) {
        guard let leaving = rows.leavingHeaders.removeValue(forKey: ObjectIdentifier(view)) else { return }
        UIView.performWithoutAnimation { view.alpha = 1 }
        didEndDisplaying(view, leaving.element)
    }

    private func prepare(_ view: UITableViewHeaderFooterView, _ header: TableHeader) {
        view.table = self
        view.role = UITableViewHeaderFooterView.Role(
            style: style, isFooter: header.isFooter, isFirst: header.section == 0, margins: headerMargins)
    }

    private var headerMargins: UIEdgeInsets {
        let insets = cellInsets
        var margins = contentMargins
        // A header of an inset group is aligned with the content of its rows.
        margins.left += insets.left
        margins.right += insets.right
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
        for shown in rows.headers.shown { place(shown.view, of: shown.element) }
    }

    private func place(_ view: UIView, of header: TableHeader) {
        place(view, at: frame(of: header, in: &rows.geometry))
    }

    func place(_ view: UIView, at place: (frame: CGRect, isPinned: Bool)) {
        (view as? UITableViewHeaderFooterView)?.isPinned = place.isPinned
        if view.frame != place.frame { view.frame = place.frame }
    }

    /// Returns the frame of a header or footer for the current bounds, and whether it is pinned to an edge.
    func frame(of header: TableHeader, in geometry: inout TableGeometry) -> (frame: CGRect, isPinned: Bool) {
        let natural = geometry.extent(of: header)
        var y = natural.minY
        if style == .plain {
            let whole = geometry.extent(ofSection: header.section)
            let inset = adjustedContentInset
            let other = geometry.extent(of: TableHeader(isFooter: !header.isFooter, section: header.section))
            if header.isFooter {
                y = max(other.maxY, min(y, bounds.maxY - inset.bottom - natural.height))
            } else {
                y = min(max(y, bounds.minY + inset.top), max(natural.minY, whole.maxY - other.height - natural.height))
            }
        }
        return (CGRect(x: 0, y: y, width: bounds.width, height: natural.height), y != natural.minY)
    }

    /// Removes the headers and footers of sections outside of the bounds.
    func removeInvisibleHeaders() {
        let (top, bottom) = (bounds.minY, bounds.maxY)
        let gone = rows.headers.shown.filter { shown in
            guard rows.geometry.sections.indices.contains(shown.element.section) else { return true }
            let extent = rows.geometry.extent(ofSection: shown.element.section)
            guard extent.maxY > top, extent.minY < bottom else { return true }
            return style != .plain && (shown.view.frame.maxY <= top || shown.view.frame.minY >= bottom)
        }
        endDisplay(of: gone)
    }

    func endDisplay(of headers: [ShownHeader]) {
        rows.headers.remove(headers)
        for shown in headers { endDisplay(of: shown.view, shown.element) }
    }

    func endDisplay(of view: UIView, _ header: TableHeader) {
        recycle(view)
        didEndDisplaying(view, header)
    }

    private func didEndDisplaying(_ view: UIView, _ header: TableHeader) {
        if header.isFooter {
            tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: header.section)
        } else {
            tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: header.section)
        }
    }

    private func recycle(_ view: UIView) {
        view.removeFromSuperview()
        if let view = view as? UITableViewHeaderFooterView, let identifier = view.identifier {
            reuse.headers.enqueue(view, as: identifier)
        }
    }
}

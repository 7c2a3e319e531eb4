import Foundation

extension UITableView {
    /// - Parameter coder: The coder of a table in a storyboard or nib. Bouncing and clipping are already decoded, and a
    ///   background in the storyboard or nib is kept.
    func setUp(_ coder: NSCoder? = nil) {
        imposeTraits(UITraitCollection(listEnvironment: style.listEnvironment))
        let element = coder?.ofDocument?.element
        if element == nil {
            alwaysBounceVertical = true
            clipsToBounds = true
        }
        if element?.value(.backgroundColor) == nil {
            AppearanceRegistry.withoutCustomizing {
                backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
            }
        }
        addGestureRecognizer(swiping.pan)
        addSelectionPan(fingers: 1)
        addSelectionPan(fingers: 2)
    }

    /// The delegate, if it is a table view delegate.
    var tableDelegate: (any UITableViewDelegate)? { (self as UIScrollView).delegate as? any UITableViewDelegate }

    // MARK: - Loading

    // Chosen (Lists): An update has no effect if the table has not loaded its data yet. The completion is called with
    // `true`, and the next layout pass or query loads all data. (A test that passes with UIKit shows that `deleteRows`
    // does not call the data source in this state. For all other updates and for batches this is chosen.) Collection
    // views load the counts at the beginning of a batch, as measured.
    func loadItems() {
        guard !activity.isAsking else { return }
        endPostponedMovement()
        makePostponedChanges()
        if rows.needsLoad { asking { loadData() } }
    }

    func dataSourceDidChange(from old: (any UITableViewDataSource)?) {
        if dataSource !== old { dataSourceDidChange() }
        OptionalMethods.tableData.check(dataSource)
    }

    func dataSourceDidChange() {
        guard !activity.isAsking else { return postpone(.dataSource) }
        var completions: [(Bool) -> Void] = []
        defer { for completion in completions { completion(true) } }
        dropMovement()
        asking {
            dropCells()
            completions = dropPostponedChanges()
            selection.items = []
            dropDragAndDrop()
            rows.geometry = TableGeometry()
            rows.needsLoad = true
        }
        setNeedsLayout()
    }

    /// Implements `reloadData()`: loads the counts now, and also the heights if they are not estimated. Cells are
    /// loaded in the next layout pass (recorded).
    func reload() {
        guard !activity.isAsking else { return postpone(.reload) }
        var completions: [(Bool) -> Void] = []
        defer { for completion in completions { completion(true) } }
        dropMovement()
        asking {
            swiping.end(animated: false)
            dropDragAndDrop()
            dropCells()
            completions = dropPostponedChanges()
            batch = nil
            selection.highlighted = nil
            selection.items = []
            rows.prefetching.announcedPaths = []
            loadData()
        }
        setNeedsLayout()
    }

    /// Loads the counts and the heights. Called only while the table may call its data source and delegate.
    func loadData() {
        rows.needsLoad = false
        rows.scrollGoal = nil
        undoMovement()
        rows.withoutView = []
        let counts = countItems()
        var sections: [TableGeometry.Section] = []
        sections.reserveCapacity(counts.count)
        rows.pendingCounts = counts
        for (section, count) in counts.enumerated() { sections.append(makeSection(section, count)) }
        rows.pendingCounts = nil
        setGeometry(sections)
        // The number of rows may have become smaller without an update.
        selection.items = selection.items.filter(rows.contains)
        endDisplay(of: rows.shown.filter { !rows.contains($0) })
        updateContentSize()
        loadIndex()
    }

    /// Sets the geometry for the given sections.
    func setGeometry(_ sections: [TableGeometry.Section]) {
        var geometry = TableGeometry(sections: sections)
        geometry.tableHeader = rows.headerHeight
        geometry.tableFooter = rows.footerHeight
        rows.geometry = geometry
        placeOpenings()
    }

    func makeSection(_ section: Int, _ count: Int) -> TableGeometry.Section {
        var made = TableGeometry.Section()
        made.rows = newRows(section, 0..<count)
        let (header, footer) = (TableHeader(section: section), TableHeader(isFooter: true, section: section))
        made.header = RowHeights.Height(value: estimatedHeight(of: header), isMeasured: false)
        made.footer = RowHeights.Height(value: estimatedHeight(of: footer), isMeasured: false)
        // Without estimates, heights that do not require a view are loaded now.
        if estimatedSectionHeaderHeight == 0, let stated = statedHeight(of: header) {
            made.header = RowHeights.Height(value: stated, isMeasured: true)
        }
        if estimatedSectionFooterHeight == 0, let stated = statedHeight(of: footer) {
            made.footer = RowHeights.Height(value: stated, isMeasured: true)
        }
        if made.header.value > 0 { made.padding = headerPadding(section) }
        return made
    }

    // MARK: - Heights of rows

    /// Returns the heights of new rows: estimates, or, without estimates, the heights of the delegate.
    func newRows(_ section: Int, _ range: Range<Int>) -> RowHeights {
        guard !range.isEmpty else { return RowHeights() }
        func asked(_ row: Int) -> IndexPath { dataPath(of: IndexPath(row: row, section: section)) }
        let first = asked(range.lowerBound)
        func all(
            _ start: CGFloat, isMeasured: Bool, _ height: (IndexPath) -> CGFloat
        ) -> RowHeights {
            var heights: [RowHeights.Height] = []
            heights.reserveCapacity(range.count)
            for row in range {
                let value = row == range.lowerBound ? start : height(asked(row))
                heights.append(
                    RowHeights.Height(
                        value: value == Self.automaticDimension ? 44 : usable(value), isMeasured: isMeasured))
            }
            return RowHeights(heights)
        }
        // The estimates of a delegate are used whatever the value of the property is (recorded).
        if let delegate = tableDelegate {
            let estimate = delegate.tableView(self, estimatedHeightForRowAt: first)
            if estimate != Self.absentHeight {
                return all(estimate, isMeasured: false) { delegate.tableView(self, estimatedHeightForRowAt: $0) }
            }
        }
        guard estimatedRowHeight == 0 else {
            return RowHeights(
                count: range.count, common: RowHeights.Height(value: rowEstimate, isMeasured: false))
        }
        guard let delegate = tableDelegate else { return RowHeights(count: range.count, common: uniform) }
        let height = delegate.tableView(self, heightForRowAt: first)
        guard height != Self.absentHeight else { return RowHeights(count: range.count, common: uniform) }
        return all(height, isMeasured: true) { delegate.tableView(self, heightForRowAt: $0) }
    }

    private var uniform: RowHeights.Height {
        RowHeights.Height(value: rowHeight == Self.automaticDimension ? 44 : usable(rowHeight), isMeasured: true)
    }

    private var rowEstimate: CGFloat {
        if estimatedRowHeight != Self.automaticDimension { return usable(estimatedRowHeight) }
        return rowHeight == Self.automaticDimension ? 44 : usable(rowHeight)
    }

    /// Returns a valid row height: finite, not negative, and at most 1 million points.
    func usable(_ height: CGFloat) -> CGFloat {
        if height.isFinite, height >= 0, height <= 1_000_000 { return height }
        Diagnostics.warn(
            .list,
            "\(Diagnostics.name(self)): \(height) is not a valid height; \(height > 0 ? "1000000" : "0") points are used instead"
        )
        return height > 0 ? 1_000_000 : 0
    }

    /// Whether heights are loaded when their rows become visible.
    var estimatesRows: Bool { estimatedRowHeight != 0 }

    /// Returns the height that the delegate or the table specifies for a row; `nil` for the height of its content.
    func statedHeight(of path: IndexPath) -> CGFloat? {
        var height = tableDelegate?.tableView(self, heightForRowAt: dataPath(of: path)) ?? Self.absentHeight
        if height == Self.absentHeight { height = rowHeight }
        return height == Self.automaticDimension ? nil : usable(height)
    }

    /// Returns the height that a cell's content needs, in whole pixels.
    func fittingHeight(of cell: UITableViewCell) -> CGFloat {
        let height = cell.systemLayoutSizeFitting(
            CGSize(width: cellFrame(minY: 0, height: 0).width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        guard height.isFinite, height > 0 else { return 44 }
        return pixelsUp(height)
    }

    func pixelsUp(_ length: CGFloat) -> CGFloat {
        let scale = max(1, traitCollection.displayScale)
        return (length * scale - 0.001).rounded(.up) / scale
    }

    // MARK: - Changes that affect heights

    func traitsDidChange(from old: UITraitCollection?) {
        let new = traitCollection
        // The margins of headers and footers depend on the direction if the table has an index.
        if old?.preferredContentSizeCategory != new.preferredContentSizeCategory
            || old?.legibilityWeight != new.legibilityWeight || old?.layoutDirection != new.layoutDirection
        {
            heightsDidChange()
        }
    }

    func heightsDidChange() {
        guard !rows.needsLoad else { return }
        rows.width = nil
        setNeedsLayout()
    }

    func estimateDidChange(_ estimate: CGFloat, from old: CGFloat) {
        guard estimate != old else { return }
        if estimate < 0 && estimate != Self.automaticDimension || !estimate.isFinite {
            Diagnostics.raise(
                .list, "\(estimate) is not a valid estimated height: it must be automaticDimension, or at least 0")
        }
        rows.needsLoad = true
        setNeedsLayout()
    }

    /// Called when the size of a cell's content may have changed.
    func contentSizeDidChange(of cell: UITableViewCell) {
        guard selfSizingInvalidation != .disabled, rows.rowInProgress == nil, !activity.isAsking,
            let path = rows.path(of: cell), statedHeightIsAutomatic
        else { return }
        rows.geometry.change(path.section) {
            var height = $0.rows[path.row]
            height.isMeasured = false
            $0.rows.set(height, of: path.row)
        }
        setNeedsLayout()
    }

    private var statedHeightIsAutomatic: Bool { estimatesRows && rowHeight == Self.automaticDimension }

    // MARK: - The views above and below all sections

    func edgeViewDidChange(from old: UIView?) {
        if let old, old !== tableHeaderView, old !== tableFooterView, old.superview === self {
            old.removeFromSuperview()
        }
        for view in [tableHeaderView, tableFooterView] {
            if let view, view.superview !== self { addSubview(view) }
        }
        rows.headerHeight = edgeHeight(tableHeaderView)
        rows.footerHeight = edgeHeight(tableFooterView)
        rows.geometry.tableHeader = rows.headerHeight
        rows.geometry.tableFooter = rows.footerHeight
        updateContentSize()
        setNeedsLayout()
    }

    private func edgeHeight(_ view: UIView?) -> CGFloat {
        guard let height = view?.frame.height, height.isFinite else { return 0 }
        return min(max(0, height), 1_000_000)
    }

    func layOutEdgeViews() {
        if edgeHeight(tableHeaderView) != rows.headerHeight || edgeHeight(tableFooterView) != rows.footerHeight {
            edgeViewDidChange(from: nil)
        }
        let width = bounds.width
        if let view = tableHeaderView {
            let frame = CGRect(x: 0, y: 0, width: width, height: rows.headerHeight)
            if view.frame != frame { view.frame = frame }
        }
        if let view = tableFooterView {
            let frame = CGRect(
                x: 0, y: rows.geometry.total() - rows.footerHeight, width: width, height: rows.footerHeight)
            if view.frame != frame { view.frame = frame }
        }
    }

    func updateContentSize() {
        let size = CGSize(width: bounds.width, height: rows.geometry.total())
        guard contentSize != size else { return }
        if activity.state == .layingOut { setContentSizeInLayout(size) } else { contentSize = size }
    }

    // MARK: - Geometry across

    /// The side margin of content: 16 points, or 20 points in a wide table.
    var sideMargin: CGFloat { bounds.width >= 414 ? 20 : 16 }

    /// The distances of cells from the table's sides.
    var cellInsets: UIEdgeInsets {
        guard style == .insetGrouped else { return .zero }
        let safe = insetsContentViewsToSafeArea ? safeAreaInsets : .zero
        return UIEdgeInsets(
            top: 0, left: max(sideMargin + safe.left, readableMargin), bottom: 0,
            right: max(sideMargin + safe.right, readableMargin))
    }

    /// The space at each side of 672 points in the middle, as in `readableContentGuide`; 0 if
    /// `cellLayoutMarginsFollowReadableWidth` is `false`.
    private var readableMargin: CGFloat {
        cellLayoutMarginsFollowReadableWidth ? max(0, (bounds.width - 672) / 2) : 0
    }

    /// The safe area at the sides, for cells and headers. The cards of an inset group are inside it.
    var contentSafeArea: UIEdgeInsets {
        guard style != .insetGrouped, insetsContentViewsToSafeArea else { return .zero }
        return UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
    }

    /// The margins inside cells and headers.
    var contentMargins: UIEdgeInsets {
        var margins = UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: sideMargin)
        margins.left += contentSafeArea.left
        margins.right += contentSafeArea.right
        if indexStrip != nil, style != .insetGrouped {
            if effectiveUserInterfaceLayoutDirection == .rightToLeft {
                margins.left += SectionIndexView.width
            } else {
                margins.right += SectionIndexView.width
            }
        }
        // The cards of an inset group are limited to the readable width instead.
        if style != .insetGrouped {
            margins.left = max(margins.left, readableMargin)
            margins.right = max(margins.right, readableMargin)
        }
        return margins
    }

    func cellFrame(minY: CGFloat, height: CGFloat) -> CGRect {
        let insets = cellInsets
        return CGRect(x: insets.left, y: minY, width: max(0, bounds.width - insets.left - insets.right), height: height)
    }

    func rect(ofRow path: IndexPath) -> CGRect {
        loadItems()
        guard rows.contains(path) else { return .zero }
        let extent = rows.geometry.extent(ofRow: path)
        return cellFrame(minY: extent.minY, height: extent.height)
    }

    func rect(of section: Int, _ extent: (inout TableGeometry) -> TableGeometry.Extent) -> CGRect {
        loadItems()
        guard rows.geometry.sections.indices.contains(section) else { return .zero }
        let found = extent(&rows.geometry)
        return CGRect(x: 0, y: found.minY, width: bounds.width, height: found.height)
    }
}

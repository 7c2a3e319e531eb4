import Foundation

extension UICollectionView {
    func setUp() {
        layoutStorage.collectionView = self
        clipsToBounds = true
        addObserver(self)
        addSelectionPan(fingers: 2)
        addGestureRecognizer(swiping.pan)
    }

    /// The delegate, if it is a collection view delegate.
    var collectionDelegate: (any UICollectionViewDelegate)? {
        (self as UIScrollView).delegate as? any UICollectionViewDelegate
    }

    // MARK: - Counts

    /// The loaded counts. Missing counts are loaded, without a layout pass.
    var committedCounts: [Int] {
        endPostponedMovement()
        makePostponedChanges()
        if let counts = items.counts { return counts }
        guard !activity.isCounting else { return [] }
        let counts = asking { countItems() }
        if items.counts == nil { items.counts = counts }
        return items.counts ?? counts
    }

    func loadItems() { _ = committedCounts }

    // MARK: - Loading

    func dataSourceDidChange() {
        guard !activity.isAsking else { return postpone(.dataSource) }
        reloadContent()
    }

    /// Implements `reloadData()`: all data is loaded in the next layout pass.
    func reload() {
        guard !activity.isAsking else { return postpone(.reload) }
        reloadContent()
    }

    private func reloadContent() {
        batch = nil
        dropMovement()
        swiping.end(animated: false)
        asking { dropViews() }
        // A reload includes the postponed changes.
        let needless = activity.takePostponed()
        defer { for completion in needless.flatMap(\.completions) { completion(true) } }
        dropPresentation()
        dropRows()
        items.counts = nil
        items.needsIndex = true
        selection.items = []
        selection.drag?.before = []
        selection.highlighted = nil
        items.prefetching.announcedPaths = []
        items.scrollGoal = nil
        items.keptPlaces = nil
        let context = UICollectionViewLayoutInvalidationContext.make(for: layoutStorage)
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        layoutStorage.invalidateLayout(with: context)
        setNeedsLayout()
    }

    // Chosen (Lists): When the text size changes, the first visible item of a collection view keeps its position, like
    // the first visible row of a table.
    /// Measures all elements again. The first visible item keeps its position.
    func discardSizes() {
        items.keptPlaces = KeptPlaces(anchors: contentAnchors(isPrepared: false), offset: contentOffset)
        for index in items.shown.indices { items.shown[index].wanted = nil }
        let context = UICollectionViewLayoutInvalidationContext.make(for: layoutStorage)
        context.invalidateEverything = true
        layoutStorage.invalidateLayout(with: context)
    }

    /// Called when traits that layouts depend on have changed, except the content size category.
    func environmentDidChange() {
        layoutStorage.environmentDidChange()
        setNeedsLayout()
    }

    /// Called when the layout was invalidated. The context's adjustments are made at once (recorded on iOS 26.1), or
    /// during a layout pass after the layout is prepared.
    func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
        let (size, offset) = (context.contentSizeAdjustment, context.contentOffsetAdjustment)
        setNeedsLayout()
        if activity.isAsking {
            items.offsetAdjustment.x += offset.x
            items.offsetAdjustment.y += offset.y
            return
        }
        if size != .zero {
            contentSize = CGSize(width: contentSize.width + size.width, height: contentSize.height + size.height)
        }
        if offset != .zero {
            let target = CGPoint(x: contentOffset.x + offset.x, y: contentOffset.y + offset.y)
            if !items.knownBounds.isNull { items.knownBounds.origin = target }
            contentOffset = target
        }
    }

    // MARK: - Shown cells

    /// The visible cells, except a cell that is kept only because it contains the first responder.
    var cellsInVisibleRect: [(path: IndexPath, cell: UICollectionViewCell)] {
        shownCells.filter { .cell($0.path) != items.keptElement }
    }

    var shownCells: [(path: IndexPath, cell: UICollectionViewCell)] {
        items.shown.compactMap { shown in
            guard shown.element.category == .cell, let cell = shown.view as? UICollectionViewCell else { return nil }
            return (shown.element.indexPath, cell)
        }
    }

    func shownSupplementaries(_ kind: String) -> [(path: IndexPath, view: UICollectionReusableView)] {
        items.shown.compactMap { shown in
            let element = shown.element
            guard element.category == .supplementaryView, element.kind == kind, let view = shown.reusable else {
                return nil
            }
            return (element.indexPath, view)
        }
    }

    func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        guard element.indexPath.count == 2, committedCounts.indices.contains(element.indexPath.section),
            element.category != .cell || items.contains(element.indexPath)
        else { return nil }
        return layoutStorage.shownAttributes(of: element)
    }

    func item(at point: CGPoint) -> IndexPath? {
        guard point.x.isFinite, point.y.isFinite, !committedCounts.isEmpty else { return nil }
        // Frames are aligned to pixels, so that a frame may extend a little beyond its row in the layout.
        let cells = layoutStorage.shownElements(in: CGRect(x: point.x - 1, y: point.y - 1, width: 2, height: 2))
            .filter {
                $0.representedElementCategory == .cell && !$0.isHidden && seenFrame($0).contains(point)
                    && items.contains($0.indexPath)
            }
        let front = cells.map(\.zIndex).max()
        return cells.last { $0.zIndex == front }?.indexPath
    }

    /// Returns whether an item can be edited in editing mode.
    func canEdit(_ path: IndexPath) -> Bool {
        collectionDelegate?.collectionView(self, canEditItemAt: dataPath(of: path)) ?? true
    }

    func editingDidChange() {
        swiping.end(animated: true)
        for (path, cell) in shownCells {
            cell.states.isEditing = isEditing && asking { canEdit(path) }
            cell.setNeedsUpdateConfiguration()
        }
        selectionPermissionDidChange(endsEditing: !isEditing)
        let lists = shownCells.compactMap { $0.cell as? UICollectionViewListCell }
        guard window != nil, !lists.isEmpty, !activity.isAsking else { return }
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
            for cell in lists { cell.layoutIfNeeded() }
        }
    }
}

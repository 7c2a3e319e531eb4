import Foundation

extension UICollectionView {
    func setUp() {
        layoutStorage.collectionView = self
        clipsToBounds = true
        setUpMultipleSelection()
        items.memoryWarnings = MemoryWarningObserver { [weak self] in
            for view in self?.items.pool.takeAll() ?? [] { view.removeFromSuperview() }
        }
    }

    /// The delegate, where it is a collection view's.
    var collectionDelegate: (any UICollectionViewDelegate)? {
        (self as UIScrollView).delegate as? any UICollectionViewDelegate
    }

    // MARK: - Asking

    /// Does something that asks the data source and the delegate. What they change meanwhile is postponed.
    func asking<Result>(_ body: () -> Result) -> Result { active(.asking, body) }

    func active<Result>(_ state: ListActivity<ListChange<CollectionBatch>>.State, _ body: () -> Result) -> Result {
        let old = items.activity.begin(state)
        defer { if items.activity.end(old) { setNeedsLayout() } }
        return body()
    }

    var hasPostponedChanges: Bool { !items.activity.postponed.isEmpty }

    /// Keeps a change for later. What loads the data anew makes others before it needless.
    func postpone(_ change: ListChange<CollectionBatch>) {
        let needless = items.activity.postpone(change, replacingOthers: change.loadsAnew)
        setNeedsLayout()
        for completion in needless.flatMap(\.completions) { completion(true) }
    }

    /// Makes the changes that were postponed, as far as nothing is changed meanwhile.
    func applyPostponedChanges() {
        guard !items.activity.isAsking, hasPostponedChanges else { return }
        let joined = JoinedChanges(
            items.activity.takePostponed(), counts: items.counts,
            list: MainActor.assumeIsolated { Diagnostics.name(self) })
        if let sentence = joined.contradiction { Diagnostics.raise(.list, sentence) }
        var changes = joined.changes
        while !changes.isEmpty, !hasPostponedChanges { make(changes.removeFirst()) }
        items.activity.putBack(changes)
        for completion in joined.completions { completion(joined.contradiction == nil) }
    }

    private func make(_ change: ListChange<CollectionBatch>) {
        switch change {
        case .reload: reload()
        case .dataSource: dataSourceDidChange()
        case .batch(let batch, let counts): commit(batch, counts)
        case .reconfiguration(let paths): reconfigure(paths)
        }
    }

    // MARK: - Numbers

    /// The numbers that the collection view goes by: asked where they are not known, without a layout.
    var committedCounts: [Int] {
        applyPostponedChanges()
        if let counts = items.counts { return counts }
        guard !items.activity.isCounting else { return [] }
        let counts = asking { countItems() }
        if items.counts == nil { items.counts = counts }
        return items.counts ?? counts
    }

    /// What the data source says now.
    func countItems() -> [Int] {
        guard let dataSource else { return [] }
        items.activity.isCounting = true
        defer { items.activity.isCounting = false }
        let sections = usable(dataSource.numberOfSections(in: self), of: "sections")
        return (0..<sections).map { usable(dataSource.collectionView(self, numberOfItemsInSection: $0), of: "items") }
    }

    /// A number that a collection view can have: from nothing to a billion.
    private func usable(_ count: Int, of what: String) -> Int {
        if count >= 0, count <= 1_000_000_000 { return count }
        Diagnostics.warn(
            .list, "\(Diagnostics.name(self)): the data source says that there are \(count) \(what); none are shown")
        return 0
    }

    // MARK: - Loading

    func dataSourceDidChange() {
        guard !items.activity.isAsking else { return postpone(.dataSource) }
        loadAnew()
    }

    /// `reloadData()`: everything is asked with the next layout.
    func reload() {
        guard !items.activity.isAsking else { return postpone(.reload) }
        loadAnew()
    }

    private func loadAnew() {
        batch = nil
        dropMovement()
        asking { dropViews() }
        // What was to be changed, and what has been changed meanwhile, comes with it.
        let needless = items.activity.takePostponed()
        defer { for completion in needless.flatMap(\.completions) { completion(true) } }
        dropRows()
        items.counts = nil
        selection.items = []
        selection.multiple?.before = []
        selection.highlighted = nil
        selection.announced = []
        let context = UICollectionViewLayoutInvalidationContext.make(for: layoutStorage)
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        layoutStorage.invalidateLayout(with: context)
        setNeedsLayout()
    }

    /// Everything is measured again.
    func forgetSizes() {
        for element in items.shown.keys { items.shown[element]?.wanted = nil }
        let context = UICollectionViewLayoutInvalidationContext.make(for: layoutStorage)
        context.invalidateEverything = true
        layoutStorage.invalidateLayout(with: context)
    }

    /// What layouts are made for has changed, besides sizes of text.
    func environmentDidChange() {
        layoutStorage.environmentDidChange()
        setNeedsLayout()
    }

    /// The layout is to be found anew.
    func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
        items.offsetAdjustment.x += context.contentOffsetAdjustment.x
        items.offsetAdjustment.y += context.contentOffsetAdjustment.y
        setNeedsLayout()
    }

    // MARK: - What is shown

    /// The cells of items in sight, without one that is only kept.
    var cellsInSight: [(path: IndexPath, cell: UICollectionViewCell)] {
        shownCells.filter { .cell($0.path) != items.keptElement }
    }

    var shownCells: [(path: IndexPath, cell: UICollectionViewCell)] {
        items.shown.compactMap { element, shown in
            guard element.category == .cell, let cell = shown.view as? UICollectionViewCell else { return nil }
            return (element.indexPath, cell)
        }.sorted { $0.path < $1.path }
    }

    func shownSupplementaries(_ kind: String) -> [(path: IndexPath, view: UICollectionReusableView)] {
        items.shown.compactMap { element, shown in
            guard element.category == .supplementaryView, element.kind == kind, let view = shown.reusable else {
                return nil
            }
            return (element.indexPath, view)
        }.sorted { $0.path < $1.path }
    }

    func shownElement(of view: UICollectionReusableView) -> CollectionElement? {
        items.shown.first { $0.value.view === view }?.key
    }

    func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        guard element.indexPath.count == 2, committedCounts.indices.contains(element.indexPath.section),
            element.category != .cell || items.contains(element.indexPath)
        else { return nil }
        return layoutStorage.shownAttributes(of: element)
    }

    func item(at point: CGPoint) -> IndexPath? {
        guard point.x.isFinite, point.y.isFinite, !committedCounts.isEmpty else { return nil }
        return layoutStorage.shownElements(in: CGRect(x: point.x, y: point.y, width: 0.01, height: 0.01))
            .filter {
                $0.representedElementCategory == .cell && !$0.isHidden && seenFrame($0).contains(point)
                    && items.contains($0.indexPath)
            }
            .max { $0.zIndex < $1.zIndex }?.indexPath
    }

    func editingDidChange() {
        for (_, cell) in shownCells {
            cell.states.isEditing = isEditing
            cell.setNeedsUpdateConfiguration()
        }
        selectionPermissionDidChange()
        let lists = shownCells.compactMap { $0.cell as? UICollectionViewListCell }
        guard window != nil, !lists.isEmpty, !items.activity.isAsking else { return }
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
            for cell in lists { cell.layoutIfNeeded() }
        }
    }
}

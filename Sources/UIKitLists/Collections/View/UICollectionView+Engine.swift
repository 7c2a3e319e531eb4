import Foundation

extension UICollectionView: ListEngine {
    var elements: ListElements<ShownItem, CollectionGoal> { items }

    // MARK: - Places

    func prepareElements() -> [ListAnchor<CollectionElement>] {
        items.hasBeenLaidOut = true
        let kept = items.keptPlaces
        items.keptPlaces = nil
        guard let kept, kept.offset == contentOffset, !kept.anchors.isEmpty else {
            let isPrepared = prepareLayout()
            beginAnimatedBoundsChange()
            return contentAnchors(isPrepared: isPrepared) + rowAnchors
        }
        var anchors = kept.anchors
        prepareLayout { keep(&anchors) }
        beginAnimatedBoundsChange()
        return anchors + rowAnchors
    }

    func places(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        if items.isRearranging { return elementsInVisibleRect(rect, and: editedElement) }
        layOutRows(rect)
        let places = elementsInVisibleRect(rect, and: editedElement)
        updateContentSize()
        return places
    }

    func element(at attributes: UICollectionViewLayoutAttributes) -> CollectionElement { attributes.element }

    func exists(_ element: CollectionElement) -> Bool {
        element.category != .cell || items.contains(element.indexPath)
    }

    func sizesDidChange(_ keepAnchors: () -> Void) { prepareLayout(keepAnchors) }

    func measuringDidEnd() {
        guard items.exceedsRounds else { return }
        Diagnostics.raise(
            .list,
            "\(Diagnostics.name(self)) is stuck in a recursive layout loop. This can happen when self-sizing views do not return consistent sizes, or the collection view's frame/bounds/contentOffset is being constantly adjusted. To debug this issue, check the Console app for logs in the \"UICollectionViewFeedbackLoopDebugger\" category."
        )
        layoutStorage.prepareIfNeeded()
    }

    func elementsOutside(_ places: [UICollectionViewLayoutAttributes]) -> [ShownItem] {
        let wanted = Set(places.map(\.element))
        return items.shown.filter { !wanted.contains($0.element) }
    }

    // MARK: - Keeping visible cells in place

    /// Returns the first visible cells of the content.
    ///
    /// - Parameter isPrepared: Whether the layout has been prepared since the cells got their attributes.
    func contentAnchors(isPrepared: Bool) -> [ListAnchor<CollectionElement>] {
        func frame(_ shown: ShownItem) -> CGRect? {
            guard shown.element.category == .cell, items.contains(shown.element.indexPath) else { return nil }
            let current = isPrepared ? layoutStorage.shownAttributes(of: shown.element) : nil
            return (current ?? shown.attributes).frame
        }
        var anchors: [ListAnchor<CollectionElement>] = []
        if contentSize.height > bounds.height, let first = anchor(isVertical: true, isOrdered: false, frame) {
            anchors.append(first)
        }
        if contentSize.width > bounds.width, !isToBeScrolled {
            let first = anchor(isVertical: false, isOrdered: false) {
                items.rows[$0.element.indexPath.section] == nil ? frame($0) : nil
            }
            if let first { anchors.append(first) }
        }
        return anchors
    }

    /// The first visible cells of orthogonal rows.
    private var rowAnchors: [ListAnchor<CollectionElement>] {
        items.rows.compactMap { section, view in
            view.isHidden || view.layoutOffset <= 0 ? nil : rowAnchor(section, view)
        }
    }

    private func rowAnchor(_ section: Int, _ view: OrthogonalSectionView) -> ListAnchor<CollectionElement>? {
        let shown = items.shown.filter { $0.element.category == .cell && $0.element.indexPath.section == section }
        let isHorizontal = view.row.isHorizontal
        guard let one = shown.first?.attributes, measuredAxes(one).contains(isHorizontal ? .horizontal : .vertical)
        else { return nil }
        let places = shown.compactMap { shown -> ListAnchor<CollectionElement>? in
            let path = shown.element.indexPath
            guard items.contains(path), let frame = layoutStorage.layoutAttributesForItem(at: path)?.frame,
                (isHorizontal ? frame.maxX : frame.maxY) > view.layoutOffset
            else { return nil }
            return ListAnchor(
                element: shown.element, isVertical: !isHorizontal, start: isHorizontal ? frame.minX : frame.minY,
                row: view)
        }
        return places.min { $0.start < $1.start }
    }

    func start(of anchor: ListAnchor<CollectionElement>) -> CGFloat? {
        let attributes =
            anchor.row == nil
            ? layoutStorage.shownAttributes(of: anchor.element)
            : layoutStorage.layoutAttributesForItem(at: anchor.element.indexPath)
        return attributes.map { anchor.isVertical ? $0.frame.minY : $0.frame.minX }
    }

    func moveContent(of anchor: ListAnchor<CollectionElement>, by distance: CGFloat) {
        if let row = anchor.row as? OrthogonalSectionView {
            row.layoutOffset += distance
        } else {
            scroll(anchor, by: distance)
        }
        items.knownBounds = bounds
    }

    // MARK: - Views

    func enter(_ view: UIView, at attributes: UICollectionViewLayoutAttributes) {
        let element = attributes.element
        items[element] = ShownItem(element: element, view: view, attributes: attributes)
        if items.animatesBounds {
            placeInitially(view, element)
            place(view, attributes)
        }
        measure(element, attributes)
    }

    /// Views are measured one after the other, beginning with the first (recorded).
    func update(_ index: Int, at attributes: UICollectionViewLayoutAttributes) {
        let (element, shown) = (items.shown[index].element, items.shown[index])
        if items.isRearranging {
            guard !attributes.isHidden, shown.wanted != attributes.size else { return }
            _ = initialAttributes(element)
        } else {
            items.shown[index].attributes = attributes
            if items.animatesBounds { _ = initialAttributes(element) }
            place(shown.view, attributes)
        }
        if shown.wanted != attributes.size { measure(element, attributes) }
    }

    // MARK: - The end of a pass

    func layOutDecorations() {
        updateListPositions()
        (dataSource as? any OutlineDataSource)?.showOutlinesIfDue(animated: true)
        layOutListBackground()
    }

    var indexStrip: SectionIndexView? { items.index }

    // MARK: - Prefetching

    var prefetches: Bool { isPrefetchingEnabled && prefetchDataSource != nil }

    var itemsInSight: [IndexPath] { cellsInVisibleRect.map(\.path) }

    func announce(_ new: [IndexPath], cancelled: [IndexPath]) {
        let (cancelled, new) = (cancelled.compactMap(presentation.dataPath), new.compactMap(presentation.dataPath))
        if !cancelled.isEmpty { prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: cancelled) }
        if !new.isEmpty { prefetchDataSource?.collectionView(self, prefetchItemsAt: new) }
    }
}

extension UICollectionView {
    /// A description of an invariant of the elements with views that does not hold, or `nil`.
    package var violatedInvariant: String? {
        items.violatedInvariant(exists) { view in
            items.leaving.contains(ObjectIdentifier(view))
                || (view as? UICollectionReusableView).map(items.pool.contains) == true
        }
    }
}

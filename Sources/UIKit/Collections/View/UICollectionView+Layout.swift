import Foundation
import QuartzCore

extension UICollectionView {
    /// Whether preferred sizes of views are measured, which is the case while the collection view lays out or calls
    /// the data source.
    var measuresElements: Bool { activity.state == .layingOut || activity.isAsking }

    func measuredAxes(_ attributes: UICollectionViewLayoutAttributes) -> UIAxis {
        layoutStorage.measuredAxes(of: attributes)
    }

    // MARK: - The layout pass

    /// Loads missing data, shows the visible elements, and removes the remaining elements.
    func layOutCollection() {
        guard !activity.isAsking else { return activity.missedLayout = true }
        endPostponedMovement()
        makePostponedChanges()
        active(.layingOut) { layOutElements() }
    }

    private func layOutElements() {
        items.hasBeenLaidOut = true
        begin(&items.scrollGoal)
        let isPrepared = prepareLayout()
        var anchors = seenAnchors(isPrepared)
        var rounds = 0
        var wanted: [UICollectionViewLayoutAttributes] = []
        while !hasPostponedChanges {
            layOutRows(bounds)
            wanted = elementsInVisibleRect(bounds, and: editedElement)
            updateContentSize()
            // A view with a different preferred size invalidates the layout. Views are measured one after the other,
            // beginning with the first (recorded).
            guard show(wanted), layoutStorage.needsPreparation else { break }
            rounds += 1
            guard rounds <= 100 + 4 * wanted.count else {
                Diagnostics.raise(
                    .list,
                    "\(Diagnostics.name(self)) is stuck in a recursive layout loop. This can happen when self-sizing views do not return consistent sizes, or the collection view's frame/bounds/contentOffset is being constantly adjusted. To debug this issue, check the Console app for logs in the \"UICollectionViewFeedbackLoopDebugger\" category."
                )
                layoutStorage.prepareIfNeeded()
                break
            }
            prepareLayout { keep(&anchors) }
        }
        guard !hasPostponedChanges else { return }
        removeElements(except: Set(wanted.map(\.element)))
        followScrollGoal()
        updateListPositions()
        (dataSource as? any OutlineDataSource)?.showOutlinesIfDue(animated: true)
        layOutListBackground()
        swiping.listDidLayOut()
        loadIndexIfNeeded()
        layOutIndex(items.index)
        if let view = backgroundView {
            if view.superview !== self { insertSubview(view, at: 0) }
            if view.frame != bounds { view.frame = bounds }
        }
        prefetch()
    }

    /// Counts the items if necessary, notifies the layout of new bounds, and prepares it. Returns whether it was
    /// prepared.
    ///
    /// - Parameter move: Moves the content before the content size is set, which corrects an offset that is out of
    ///   range.
    @discardableResult
    func prepareLayout(_ move: () -> Void = {}) -> Bool {
        recountIfNeeded()
        let known = items.knownBounds
        if known.isNull { items.knownBounds = bounds } else { followBounds() }
        let insets = items.insetsOfPreparation
        items.insetsOfPreparation = nil
        if let insets, insets != adjustedContentInset { layoutStorage.needsPreparation = true }
        let isPrepared = layoutStorage.needsPreparation || insets != nil
        layoutStorage.prepareIfNeeded()
        // The layout usually loads the counts.
        if items.counts == nil { items.counts = countItems() }
        followTransition()
        move()
        updateContentSize()
        if items.offsetAdjustment != .zero {
            let adjustment = items.offsetAdjustment
            items.offsetAdjustment = .zero
            contentOffset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
            items.knownBounds = bounds
        }
        return isPrepared
    }

    func updateContentSize() {
        let size = layoutStorage.shownContentSize
        guard contentSize != size, size.width.isFinite, size.height.isFinite else { return }
        if activity.state == .layingOut { setContentSizeInLayout(size) } else { contentSize = size }
    }

    /// The element whose view contains the first responder, which is kept.
    var editedElement: CollectionElement? {
        cellWithFirstResponder { [self] (view: UICollectionReusableView) in view.collection === self }.flatMap(
            shownElement)
    }

    /// Returns the layout's elements in a rectangle that belong to existing items and sections, and an invisible
    /// element that is kept.
    func elementsInVisibleRect(_ rect: CGRect, and kept: CollectionElement? = nil) -> [UICollectionViewLayoutAttributes]
    {
        guard items.counts?.isEmpty == false, !rect.isEmpty else { return [] }
        var known = Set<CollectionElement>()
        items.keptElement = nil
        let found = withMovingItem(layoutStorage.shownElements(in: rect)).filter { attributes in
            let path = attributes.indexPath
            guard known.insert(attributes.element).inserted else { return false }
            if attributes.representedElementCategory == .cell ? items.contains(path) : isPlace(path) {
                return attributes.frame.overlaps(rect) || row(of: attributes) != nil || path == movement?.path
            }
            Diagnostics.warn(
                .list,
                "Layout attributes \(attributes) were received from the layout \(Diagnostics.name(layoutStorage)) but are not valid for the data source counts. Attributes will be ignored."
            )
            return false
        }
        guard let kept, kept.category == .cell, !known.contains(kept), items.contains(kept.indexPath),
            let attributes = layoutStorage.shownAttributes(of: kept)
        else { return found }
        items.keptElement = kept
        return found + [attributes]
    }

    /// Returns whether the section of an index path exists. The result is `true` as well for an index path with fewer
    /// than two indexes, since a view of the layout itself can have no section.
    private func isPlace(_ path: IndexPath) -> Bool {
        path.count < 2 || items.counts?.indices.contains(path.section) == true
    }

    // MARK: - Keeping visible cells in place

    /// A cell that keeps its visible position while cells before it are measured, and its container: the collection
    /// view, or a row.
    struct Anchor {
        var element: CollectionElement
        var isVertical: Bool
        /// The beginning of the cell in the content. For a cell in a row, it is in the layout's coordinate space.
        var start: CGFloat
        var row: OrthogonalSectionView?
    }

    /// Returns the first visible cells, of the content and of orthogonal rows. At the beginning of the content, the
    /// array has no cell of the content, which stays at its beginning.
    ///
    /// - Parameter isPrepared: Whether the layout has been prepared since the cells got their attributes.
    private func seenAnchors(_ isPrepared: Bool) -> [Anchor] {
        let insets = adjustedContentInset
        var anchors: [Anchor] = []
        let frames: [(element: CollectionElement, frame: CGRect)] = items.shown.compactMap { element, shown in
            guard element.category == .cell, items.contains(element.indexPath) else { return nil }
            let current = isPrepared ? layoutStorage.shownAttributes(of: element) : nil
            return (element, (current ?? shown.attributes).frame)
        }
        func add(isVertical: Bool, after start: CGFloat) {
            guard start > 0 else { return }
            let begin = { (frame: CGRect) in isVertical ? frame.minY : frame.minX }
            let first = frames.filter {
                (isVertical ? $0.frame.maxY : $0.frame.maxX) > start
                    && (isVertical || items.rows[$0.element.indexPath.section] == nil)
            }.min { begin($0.frame) < begin($1.frame) }
            guard let first else { return }
            anchors.append(Anchor(element: first.element, isVertical: isVertical, start: begin(first.frame)))
        }
        if contentSize.height > bounds.height { add(isVertical: true, after: bounds.minY + insets.top) }
        if contentSize.width > bounds.width, !isToBeScrolled {
            add(isVertical: false, after: bounds.minX + insets.left)
        }
        for (section, view) in items.rows where !view.isHidden && view.layoutOffset > 0 {
            if let anchor = rowAnchor(section, view) { anchors.append(anchor) }
        }
        return anchors
    }

    private func rowAnchor(_ section: Int, _ view: OrthogonalSectionView) -> Anchor? {
        let shown = items.shown.filter { $0.key.category == .cell && $0.key.indexPath.section == section }
        guard let one = shown.first?.value.attributes,
            measuredAxes(one).contains(view.row.isHorizontal ? .horizontal : .vertical)
        else { return nil }
        let isHorizontal = view.row.isHorizontal
        let places = shown.keys.compactMap { element -> Anchor? in
            guard items.contains(element.indexPath),
                let frame = layoutStorage.layoutAttributesForItem(at: element.indexPath)?.frame,
                (isHorizontal ? frame.maxX : frame.maxY) > view.layoutOffset
            else { return nil }
            return Anchor(
                element: element, isVertical: !isHorizontal, start: isHorizontal ? frame.minX : frame.minY, row: view)
        }
        return places.min { $0.start < $1.start }
    }

    // Chosen (Lists): While preceding cells are measured, the first visible cell keeps its position, in the content
    // and in each orthogonal section. The layout's `contentOffsetAdjustment` is added.
    private func keep(_ anchors: inout [Anchor]) {
        for index in anchors.indices {
            let anchor = anchors[index]
            guard items.contains(anchor.element.indexPath) else { continue }
            let attributes =
                anchor.row == nil
                ? layoutStorage.shownAttributes(of: anchor.element)
                : layoutStorage.layoutAttributesForItem(at: anchor.element.indexPath)
            guard let frame = attributes?.frame else { continue }
            let start = anchor.isVertical ? frame.minY : frame.minX
            guard abs(start - anchor.start) > 0.001 else { continue }
            anchors[index].start = start
            if let row = anchor.row {
                row.layoutOffset += start - anchor.start
            } else if anchor.isVertical {
                shiftContent(by: start - anchor.start)
            } else {
                contentOffset.x += start - anchor.start
            }
            items.knownBounds = bounds
        }
    }

    // MARK: - Elements

    /// Adds and places the views of elements. Returns whether the preferred size of a view differs from its size; the
    /// elements after it are skipped in that case.
    private func show(_ elements: [UICollectionViewLayoutAttributes]) -> Bool {
        for attributes in elements {
            let element = attributes.element
            if items.shown[element] != nil {
                items.shown[element]?.attributes = attributes
                guard let shown = items.shown[element] else { continue }
                place(shown.view, attributes)
                if shown.wanted != attributes.size, measure(element, attributes) { return true }
                continue
            }
            if attributes.isHidden { continue }
            guard let view = makeView(attributes) else {
                if hasPostponedChanges { return false }
                continue
            }
            let isStale = hasPostponedChanges || element.category == .cell && !items.contains(element.indexPath)
            guard !isStale, items.shown[element] == nil else {
                recycle(view, element)
                return false
            }
            items.shown[element] = CollectionItems.Shown(view: view, attributes: attributes)
            let wantsOther = measure(element, attributes)
            willDisplay(view, element)
            if hasPostponedChanges { return false }
            if wantsOther { return true }
        }
        return false
    }

    /// Places a view for its attributes, in the collection view or the scroll view of its row.
    func place(_ view: UIView, _ attributes: UICollectionViewLayoutAttributes) {
        let row = isInHand(attributes) ? nil : row(of: attributes)
        let former = view.superview
        var shift = row?.childShift ?? .zero
        if attributes.representedElementCategory == .cell { shift.x += swiping.offset(ofRow: attributes.indexPath) }
        if let row {
            if former !== row { row.addSubview(view) }
        } else if former is OrthogonalSectionView {
            add(view, attributes.representedElementCategory)
        }
        // The animation to the new position begins at the current position.
        if let former, let new = view.superview, former !== new, movement != nil {
            UIView.performWithoutAnimation { view.center = former.convert(view.center, to: new) }
        }
        if let view = view as? UICollectionReusableView {
            view.place(by: attributes, movedBy: shift)
        } else {
            ElementPlacing.place(view, by: attributes, movedBy: shift)
        }
    }

    /// Places a view that is being removed, within its superview.
    func placeLeaving(_ view: UIView, _ attributes: UICollectionViewLayoutAttributes) {
        var shift = (view.superview as? OrthogonalSectionView)?.childShift ?? .zero
        shift.x += swiping.offset(ofRemoved: view)
        ElementPlacing.place(view, by: attributes, movedBy: shift)
    }

    /// Measures a view. Returns whether the layout must be prepared again.
    func measure(_ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard let view = items.shown[element]?.reusable, element.category != .decorationView else { return false }
        let original = attributes.copied()
        let preferred = view.preferredLayoutAttributesFitting(attributes.copied())
        items.shown[element]?.wanted = preferred.size
        guard preferred.size != original.size, preferred.size.width.isFinite, preferred.size.height.isFinite,
            layoutStorage.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        else {
            // The view was measured for this size, and is not measured again.
            items.shown[element]?.wanted = original.size
            return false
        }
        layoutStorage.invalidateLayout(
            with: layoutStorage.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
        return true
    }

    /// Requests the view of an element from the data source or the layout.
    func makeView(_ attributes: UICollectionViewLayoutAttributes) -> UIView? {
        let element = attributes.element
        guard element.category != .decorationView else { return makeDecoration(attributes) }
        if element.category == .cell, presentation.dataPath(element.indexPath) == nil {
            // An empty gap has no view.
            return presentation.placeholder(at: element.indexPath).flatMap { makePlaceholder($0, attributes) }
        }
        guard let dataSource else { return nil }
        let outer = items.request
        let asked = element.category == .cell ? .cell(dataPath(of: element.indexPath)) : element
        items.request = CollectionItems.Request(element: asked, attributes: attributes)
        let view: UICollectionReusableView = RegistrationIdentity.inRequest(of: self) {
            element.category == .cell
                ? dataSource.collectionView(self, cellForItemAt: asked.indexPath)
                : dataSource.collectionView(
                    self, viewForSupplementaryElementOfKind: element.kind ?? "", at: element.indexPath)
        }
        let dequeued = items.request?.dequeued ?? []
        items.request = outer
        for other in dequeued where other !== view {
            Diagnostics.raise(
                .list,
                "Expected dequeued view to be returned to the collection view in preparation for display. When the collection view's data source is asked to provide a view for a given index path, ensure that a single view is dequeued and returned to the collection view. Avoid dequeuing views without a request from the collection view. For retrieving an existing view in the collection view, use -[UICollectionView cellForItemAtIndexPath:] or -[UICollectionView supplementaryViewForElementKind:atIndexPath:]. Dequeued view: \(Diagnostics.name(other)); Collection view: \(Diagnostics.name(self))"
            )
            recycle(other, element)
        }
        return adopt(view, attributes, isDequeued: dequeued.contains { $0 === view })
    }

    // Chosen (Lists): If the data source returns a cell without dequeuing it while the cell is still shown elsewhere
    // or disappearing, a plain cell replaces it.
    private func adopt(
        _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, isDequeued: Bool
    ) -> UICollectionReusableView {
        var view = view
        let element = attributes.element
        if !isDequeued {
            Diagnostics.raise(
                .list,
                "the \(element.category == .cell ? "cell" : "view") returned from -collectionView:\(element.category == .cell ? "cellForItemAtIndexPath:" : "viewForSupplementaryElementOfKind:atIndexPath:") does not have a reuseIdentifier - cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
            )
            // A view that is in use for a different element stays there. A view in the reuse pool is removed from the
            // pool.
            items.pool.remove(view)
            if shownElement(of: view) != nil || items.leaving.contains(ObjectIdentifier(view)) {
                view =
                    element.category == .cell
                    ? UICollectionViewCell(frame: .zero) : UICollectionReusableView(frame: .zero)
            }
            view.collection = self
            add(view, element.category)
            place(view, attributes)
        }
        if let cell = view as? UICollectionViewCell, element.category == .cell {
            cell.isSelected = selection.items.contains(element.indexPath)
            cell.isHighlighted = selection.highlighted == element.indexPath
            cell.setFocused(selection.focused == element.indexPath)
            cell.states.isEditing = isEditing && canEdit(element.indexPath)
            cell.observeContent()
            dragAndDrop.prepare(cell, at: dataPath(of: element.indexPath))
        }
        return view
    }

    // Chosen (Lists): A decoration view of a kind without a registration in the layout is omitted, with an error.
    /// Creates a decoration view, which the layout provides.
    private func makeDecoration(_ attributes: UICollectionViewLayoutAttributes) -> UIView? {
        let kind = attributes.representedElementKind ?? ""
        guard let source = layoutStorage.decorationSources[kind] else {
            Diagnostics.raise(
                .list,
                "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or connect a prototype in a storyboard"
            )
            return nil
        }
        var view: UIView?
        switch source {
        case .type(let type): view = UIView.make(type, frame: attributes.frame)
        case .nib(let nib): view = ListViewSource<UIView>.view(of: nib, kind)
        case .template: break
        }
        guard let view else { return nil }
        (view as? UICollectionReusableView)?.collection = self
        add(view, .decorationView)
        place(view, attributes)
        return view
    }

    // MARK: - The end of display

    /// Recycles views of elements that are invisible or deleted.
    func removeElements(except wanted: Set<CollectionElement>) {
        let gone = items.shown.filter { !wanted.contains($0.key) }
        for (element, shown) in gone.sorted(by: { $0.key.indexPath < $1.key.indexPath }) {
            // The delegate may have changed the layout, which removes views as well.
            guard items.shown[element]?.view === shown.view else { continue }
            items.shown[element] = nil
            endDisplay(of: shown.view, dataElement(element))
        }
    }

    /// Returns an element with the data source's path.
    func dataElement(_ element: CollectionElement) -> CollectionElement {
        element.category == .cell ? .cell(dataPath(of: element.indexPath)) : element
    }

    func willDisplay(_ view: UIView, _ element: CollectionElement) {
        if let cell = view as? UICollectionViewCell, element.category == .cell {
            guard !cell.states.isPlaceholder else { return }
            collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: dataPath(of: element.indexPath))
        } else if let view = view as? UICollectionReusableView, element.category == .supplementaryView {
            collectionDelegate?.collectionView(
                self, willDisplaySupplementaryView: view, forElementKind: element.kind ?? "", at: element.indexPath)
        }
    }

    func endDisplay(of view: UIView, _ element: CollectionElement) {
        recycle(view, element)
        if let cell = view as? UICollectionViewCell, element.category == .cell {
            guard !cell.states.isPlaceholder else { return }
            collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
        } else if let view = view as? UICollectionReusableView, element.category == .supplementaryView {
            collectionDelegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind ?? "",
                at: element.indexPath)
        }
    }

    /// Hides a view and keeps it for reuse. A view without a reuse identifier is removed.
    func recycle(_ view: UIView, _ element: CollectionElement) {
        view.endEditingBeforeRemoval()
        guard let reusable = view as? UICollectionReusableView, let identifier = reusable.identifier else {
            return view.removeFromSuperview()
        }
        view.isHidden = true
        items.pool.enqueue(reusable, as: Self.poolName(element.category == .cell ? nil : element.kind, identifier))
    }

    /// Removes all views.
    func dropViews() {
        let shown = items.shown
        items.shown = [:]
        for (element, shown) in shown.sorted(by: { $0.key.indexPath < $1.key.indexPath }) {
            endDisplay(of: shown.view, dataElement(element))
        }
    }

    /// Called when the size of a view's content may have changed.
    func contentSizeDidChange(of view: UICollectionReusableView) {
        guard selfSizingInvalidation != .disabled, items.request == nil, !activity.isAsking,
            let element = shownElement(of: view)
        else { return }
        items.shown[element]?.wanted = nil
        setNeedsLayout()
    }

    // MARK: - Prefetching

    /// Calls the prefetching data source for items beyond the edge in the scrolling direction: as many as are visible,
    /// the nearest first.
    func prefetch() {
        guard isPrefetchingEnabled, movement == nil, let source = prefetchDataSource else { return }
        let shown = cellsInVisibleRect.map(\.path)
        guard let first = shown.first, let last = shown.last else { return }
        let (offset, old) = (contentOffset, selection.lastOffset)
        let goesBack = offset.y + offset.x < old.y + old.x
        selection.lastOffset = offset
        var wanted: [IndexPath] = []
        var path: IndexPath? = goesBack ? first : last
        while wanted.count < shown.count, let next = path.flatMap({ step(from: $0, forward: !goesBack) }) {
            wanted.append(next)
            path = next
        }
        let new = wanted.filter { !selection.announcedPaths.contains($0) }
        let given = selection.announcedPaths.subtracting(wanted).subtracting(shown)
        selection.announcedPaths = Set(wanted)
        let (cancelled, announcedPaths) = (
            given.sorted().compactMap(presentation.dataPath), new.compactMap(presentation.dataPath)
        )
        if !cancelled.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: cancelled) }
        if !announcedPaths.isEmpty { source.collectionView(self, prefetchItemsAt: announcedPaths) }
    }

    /// Returns the next or previous item, also in a different section.
    func step(from path: IndexPath, forward: Bool) -> IndexPath? {
        guard let counts = items.counts else { return nil }
        var (section, item) = (path.section, path.item + (forward ? 1 : -1))
        while counts.indices.contains(section) {
            if item >= 0, item < counts[section] { return IndexPath(item: item, section: section) }
            section += forward ? 1 : -1
            if counts.indices.contains(section) { item = forward ? 0 : counts[section] - 1 }
        }
        return nil
    }
}

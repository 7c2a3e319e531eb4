import Foundation
import QuartzCore

extension UICollectionView {
    /// Whether preferred sizes of views are measured, which is the case while the collection view lays out or calls
    /// the data source.
    var measuresElements: Bool { activity.state == .layingOut || activity.isAsking }

    func measuredAxes(_ attributes: UICollectionViewLayoutAttributes) -> UIAxis {
        layoutStorage.measuredAxes(of: attributes)
    }

    // MARK: - Preparing the layout

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
            items.element)
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

    // MARK: - Elements

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

    /// Measures a view. A different preferred size invalidates the layout.
    func measure(_ element: CollectionElement, _ attributes: UICollectionViewLayoutAttributes) {
        guard let view = items[element]?.reusable, element.category != .decorationView else { return }
        let original = attributes.copied()
        let preferred = view.preferredLayoutAttributesFitting(attributes.copied())
        items[element]?.wanted = preferred.size
        guard preferred.size != original.size, preferred.size.width.isFinite, preferred.size.height.isFinite,
            layoutStorage.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        else {
            // The view was measured for this size, and is not measured again.
            items[element]?.wanted = original.size
            return
        }
        layoutStorage.invalidateLayout(
            with: layoutStorage.invalidationContext(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
        items.sizesChanged = layoutStorage.needsPreparation
    }

    /// Requests the view of an element from the data source or the layout.
    func makeView(at attributes: UICollectionViewLayoutAttributes) -> UIView? {
        if attributes.isHidden { return nil }
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
            discard(other, element)
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
            if items.element(of: view) != nil || items.leaving.contains(ObjectIdentifier(view)) {
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

    // MARK: - The display of views

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

    func didEndDisplaying(_ view: UIView, _ element: CollectionElement) {
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
    func discard(_ view: UIView, _ element: CollectionElement) {
        view.endEditingBeforeRemoval()
        guard let reusable = view as? UICollectionReusableView, let identifier = reusable.identifier else {
            return view.removeFromSuperview()
        }
        view.isHidden = true
        items.pool.enqueue(reusable, as: Self.poolName(element.category == .cell ? nil : element.kind, identifier))
    }

    func dropViews() { endDisplay(of: items.shown) }

    /// Called when the size of a view's content may have changed.
    func contentSizeDidChange(of view: UICollectionReusableView) {
        guard selfSizingInvalidation != .disabled, items.request == nil, !activity.isAsking,
            let element = items.element(of: view)
        else { return }
        items[element]?.wanted = nil
        setNeedsLayout()
    }
}

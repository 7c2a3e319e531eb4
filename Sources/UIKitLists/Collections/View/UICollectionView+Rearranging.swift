import Foundation
import QuartzCore

/// A change of the elements' places: an update of the data, or a new layout.
@MainActor
struct ElementChange {
    /// Returns a shown element after the change; `nil` if its view is removed.
    var mapped: (CollectionElement) -> CollectionElement?
    /// Returns a shown element with the data source's path before the change, if it differs from the current path.
    var dataElement: ((CollectionElement) -> CollectionElement)?
    /// Called when the layout is prepared, before initial and final attributes are requested.
    var begin: () -> Void
    /// Called within the animation.
    var end: () -> Void
    var isAnimated: Bool
    /// The layout that provides final attributes; `nil` for the current layout.
    var formerLayout: UICollectionViewLayout?
    /// The offset after the change, unless the layout changes it.
    var proposedOffset: CGPoint?
    /// Receives the closure to call at the end, if the change is part of a running animation. If `nil`, the change has
    /// its own animation.
    var joined: ((@escaping (Bool) -> Void) -> Void)?
}

extension UICollectionView {
    /// A view that is being removed, and its final attributes.
    private struct Leaving {
        var view: UIView
        var element: CollectionElement
        var attributes: UICollectionViewLayoutAttributes?
    }

    /// Moves views to the new places of their elements, creates views for elements that become visible, and removes
    /// the remaining views at the end of the animation:
    ///
    ///     prepared ──▶ visible elements ──▶ begin ──▶ final attributes of former elements, initial of new ones
    ///              ──▶ animation [places, offset, end] ──▶ remaining views are removed ──▶ completion
    ///
    /// (Recorded: the order up to `begin`, and that `end` is called in the animation.) Returns a closure to call
    /// afterwards.
    func rearrange(_ change: ElementChange, _ end: @escaping (Bool) -> () -> Void) -> () -> Void {
        let dataElement = change.dataElement ?? { self.dataElement($0) }
        items.keptPlaces = nil
        layoutStorage.prepareIfNeeded()
        let size = layoutStorage.shownContentSize
        let target = targetOffset(change.proposedOffset ?? contentOffset, size)
        let sight = CGRect(origin: target, size: bounds.size)
        layOutRows(sight)
        var wanted = elementsInVisibleRect(sight, and: editedElement.flatMap(change.mapped))
        change.begin()

        // The delegate may have removed views up to this point.
        let former = items.shown
        var leaving: [Leaving] = []
        var staying: [CollectionElement: ShownItem] = [:]
        items.shown = []
        for shown in former {
            let old = shown.element
            let final = finalAttributes(old, change.formerLayout ?? layoutStorage)
            if let new = change.mapped(old), items[new] == nil {
                var moved = shown.moved(to: new)
                moved.wanted = nil
                items[new] = moved
                staying[new] = shown
                if !wanted.contains(where: { $0.element == new }) {
                    items[new] = nil
                    let place = final ?? layoutStorage.shownAttributes(of: new)
                    leaving.append(Leaving(view: shown.view, element: dataElement(old), attributes: place))
                }
            } else {
                shown.view.endEditingBeforeRemoval()
                leaving.append(Leaving(view: shown.view, element: dataElement(old), attributes: final))
            }
        }
        items.leaving.formUnion(leaving.map { ObjectIdentifier($0.view) })
        // Views of elements that become visible begin at their initial attributes.
        items.isRearranging = true
        UIView.performWithoutAnimation {
            wanted =
                showElements(in: { sight }, first: wanted) { view, attributes in
                    // The delegate may have removed the view by setting a layout.
                    if items[attributes.element]?.view === view { place(view, beginning(attributes, staying)) }
                } resized: {
                    layoutStorage.prepareIfNeeded()
                }
        }
        items.isRearranging = false
        return animate(change, wanted, leaving, target, end)
    }

    // Chosen (Lists): An element that existed before an update and becomes visible without initial attributes moves by
    // the same distance as its nearest visible neighbor.
    /// Returns the initial attributes of an element that becomes visible: the layout's attributes, or its final
    /// attributes moved with the nearest neighbor that is visible before and after the change.
    private func beginning(
        _ attributes: UICollectionViewLayoutAttributes, _ staying: [CollectionElement: ShownItem]
    ) -> UICollectionViewLayoutAttributes {
        if let initial = initialAttributes(attributes.element) { return initial }
        let begin = attributes.copied()
        guard !layoutStorage.isInserted(attributes.indexPath) else { return begin }
        let nearest = staying.filter { items[$0.key] != nil }.min {
            distance($0.key.indexPath, attributes.indexPath) < distance($1.key.indexPath, attributes.indexPath)
        }
        if let nearest, let new = layoutStorage.shownAttributes(of: nearest.key)?.center {
            let old = nearest.value.attributes.center
            begin.center.x += old.x - new.x
            begin.center.y += old.y - new.y
        }
        return begin
    }

    private func distance(_ path: IndexPath, _ other: IndexPath) -> Int {
        guard path.count == 2, other.count == 2 else { return .max }
        let sections = min(abs(path.section - other.section), 1_000_000)
        return sections * 1_000_000 + min(abs(path.item - other.item), 1_000_000)
    }

    private func animate(
        _ change: ElementChange, _ places: [UICollectionViewLayoutAttributes], _ leaving: [Leaving], _ target: CGPoint,
        _ end: @escaping (Bool) -> () -> Void
    ) -> () -> Void {
        let changes = { [self] in
            let size = layoutStorage.shownContentSize
            if change.formerLayout != nil {
                moveScroll(to: target, contentSize: size)
            } else {
                contentSize = size
                if contentOffset != target { contentOffset = target }
            }
            items.knownBounds = bounds
            for attributes in places {
                let element = attributes.element
                guard let shown = items[element] else { continue }
                items[element]?.attributes = attributes
                place(shown.view, attributes)
            }
            for leaving in leaving {
                if let attributes = leaving.attributes { placeLeaving(leaving.view, attributes) }
                // Chosen (Collections): An element that is missing in a new layout fades out if the former layout has
                // no final attributes for it.
                if leaving.attributes == nil, change.formerLayout != nil { leaving.view.alpha = 0 }
            }
            change.end()
        }
        let finish = { [weak self] (finished: Bool) in
            if let self {
                for leaving in leaving {
                    items.leaving.remove(ObjectIdentifier(leaving.view))
                    leaving.view.alpha = 1
                    asking { endDisplay(of: leaving.view, leaving.element) }
                }
            }
            end(finished)()
        }
        setNeedsLayout()
        guard change.isAnimated, UIView.areAnimationsEnabled else {
            UIView.performWithoutAnimation(changes)
            return { finish(true) }
        }
        if let joined = change.joined {
            joined(finish)
            changes()
            return {}
        }
        // Chosen (Lists): An update of a collection view is animated for 0.3 seconds, like an update of a table.
        UIView.animate(
            withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: changes, completion: finish)
        return {}
    }

    /// Returns the offset after the change. The layout is called first, then the delegate.
    private func targetOffset(_ proposed: CGPoint, _ size: CGSize) -> CGPoint {
        let resting = isAtRest ? restingOffset(nearestTo: proposed, contentSize: size) : proposed
        var target = layoutStorage.targetContentOffset(forProposedContentOffset: resting)
        if let delegate = collectionDelegate {
            target = delegate.collectionView(self, targetContentOffsetForProposedContentOffset: target)
        }
        return target.x.isFinite && target.y.isFinite ? target : resting
    }

    func finalAttributes(_ element: CollectionElement, _ layout: UICollectionViewLayout)
        -> UICollectionViewLayoutAttributes?
    {
        let (kind, path) = (element.kind ?? "", element.indexPath)
        return switch element.category {
        case .cell: layout.finalLayoutAttributesForDisappearingItem(at: path)
        case .supplementaryView: layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
        case .decorationView: layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
        }
    }

    func initialAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let (kind, path, layout) = (element.kind ?? "", element.indexPath, layoutStorage)
        return switch element.category {
        case .cell: layout.initialLayoutAttributesForAppearingItem(at: path)
        case .supplementaryView: layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
        case .decorationView: layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
        }
    }

    // MARK: - Changing the layout

    // Chosen (Lists): If the layout of a collection view changes, an animated scroll still ends at its target offset,
    // or at the end of the new layout if that is nearer. A deceleration continues with its velocity, from the item
    // that was in the middle.
    /// - Parameter joined: For a change within a running animation: receives the closure to call at its end.
    func changeLayout(
        to layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?,
        joined: ((@escaping (Bool) -> Void) -> Void)? = nil
    ) {
        let old = layoutStorage
        guard layout !== old else {
            completion?(true)
            return
        }
        swiping.end(animated: animated)
        items.scrollGoal = nil
        let middle = middleItem
        old.prepareForTransition(to: layout)
        layoutStorage = layout
        layout.collectionView = self
        layout.prepareForTransition(from: old)
        let context = UICollectionViewLayoutInvalidationContext.make(for: layout)
        context.invalidateEverything = true
        layout.invalidateLayout(with: context)
        for shown in items.shown { shown.reusable?.willTransition(from: old, to: layout) }
        let end = { [weak self] (finished: Bool) in
            {
                if old.collectionView === self, self?.layoutStorage !== old { old.collectionView = nil }
                for shown in self?.items.shown ?? [] {
                    shown.reusable?.didTransition(from: old, to: layout)
                }
                completion?(finished)
            }
        }
        guard items.hasBeenLaidOut, window != nil, !bounds.isEmpty, items.counts != nil, !activity.isAsking else {
            asking { endDisplay(of: items.shown.filter { $0.element.category != .cell }) }
            setNeedsLayout()
            return end(true)()
        }
        let finish = asking {
            layout.prepareIfNeeded()
            let offset = offset(showing: middle, in: layout)
            let change = ElementChange(
                mapped: { $0.category == .decorationView ? nil : $0 }, begin: {},
                end: {
                    old.finalizeLayoutTransition()
                    layout.finalizeLayoutTransition()
                },
                isAnimated: animated, formerLayout: old, proposedOffset: offset, joined: joined)
            return rearrange(change, end)
        }
        finish()
    }

    /// Returns the offset that shows an item in the middle of a layout, so that it stays visible (recorded).
    func offset(showing item: IndexPath?, in layout: UICollectionViewLayout) -> CGPoint {
        var offset = contentOffset
        if let item, let center = layout.shownAttributes(of: .cell(item))?.center {
            offset = CGPoint(x: center.x - bounds.width / 2, y: center.y - bounds.height / 2)
        }
        return restingOffset(nearestTo: offset, contentSize: layout.collectionViewContentSize)
    }

    /// The item nearest to the middle of the visible area; `nil` at the top, which keeps its position.
    var middleItem: IndexPath? {
        guard restingOffset(nearestTo: CGPoint(x: -1e6, y: -1e6)) != contentOffset else { return nil }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        return items.shown.filter { $0.element.category == .cell }.min {
            let (a, b) = ($0.attributes.center, $1.attributes.center)
            return hypot(a.x - middle.x, a.y - middle.y) < hypot(b.x - middle.x, b.y - middle.y)
        }?.element.indexPath
    }
}

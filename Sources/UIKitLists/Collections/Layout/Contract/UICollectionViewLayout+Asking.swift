import Foundation

// The methods that a collection view uses to access its layout, so that preparing and mirroring are in one place.

extension UICollectionViewLayout {
    /// Calls `prepare()` if the layout was invalidated.
    func prepareIfNeeded() {
        guard needsPreparation, collectionView != nil else { return }
        needsPreparation = false
        asked { prepare() }
    }

    /// Runs a closure that calls the layout's methods.
    private func asked<Result>(_ body: () -> Result) -> Result {
        let outer = isBeingCalled
        isBeingCalled = true
        defer { isBeingCalled = outer }
        return body()
    }

    /// The size of the content.
    var shownContentSize: CGSize { asked { collectionViewContentSize } }

    /// Whether the layout's attributes are mirrored: the layout permits it, and the collection view has the opposite
    /// layout direction.
    var isMirrored: Bool {
        guard let collectionView, flipsHorizontallyInOppositeLayoutDirection else { return false }
        return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
    }

    /// The width in which attributes are mirrored: the width of the content, and at least the visible width.
    private var mirrorWidth: CGFloat {
        let insets = collectionView?.adjustedContentInset ?? .zero
        let seen = (collectionView?.bounds.width ?? 0) - insets.left - insets.right
        return max(collectionViewContentSize.width, seen)
    }

    /// Converts a rectangle between the collection view's content and the layout's coordinate space.
    func mirrored(_ rect: CGRect) -> CGRect {
        guard isMirrored, !rect.isInfinite, !rect.isNull else { return rect }
        var rect = rect
        rect.origin.x = mirrorWidth - rect.maxX
        return rect
    }

    /// Converts a point between the collection view's content and the layout's coordinate space.
    func mirrored(_ point: CGPoint) -> CGPoint {
        isMirrored ? CGPoint(x: mirrorWidth - point.x, y: point.y) : point
    }

    /// Returns the attributes for the collection view: the layout's own attributes, or mirrored copies.
    func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard isMirrored else { return attributes }
        let copy = attributes.copied()
        copy.center.x = mirrorWidth - attributes.center.x
        return copy
    }

    /// The bounds of the collection view in the layout's coordinate space.
    var visibleBounds: CGRect { mirrored(collectionView?.bounds ?? .zero) }

    /// Returns the elements in a rectangle of the collection view's content, mirrored if necessary.
    func shownElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        prepareIfNeeded()
        return asked { (layoutAttributesForElements(in: mirrored(rect)) ?? []).map(mirrored) }
    }

    /// Returns an element's attributes, mirrored if necessary.
    func shownAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        let attributes = asked {
            switch element.category {
            case .cell: layoutAttributesForItem(at: element.indexPath)
            case .supplementaryView:
                layoutAttributesForSupplementaryView(ofKind: element.kind ?? "", at: element.indexPath)
            case .decorationView:
                layoutAttributesForDecorationView(ofKind: element.kind ?? "", at: element.indexPath)
            }
        }
        return attributes.map(mirrored)
    }

    /// Returns whether the current update inserts an item or its section.
    func isInserted(_ indexPath: IndexPath) -> Bool {
        updateItems.contains { item in
            guard [.insert, .reload].contains(item.updateAction), let after = item.indexPathAfterUpdate else {
                return false
            }
            return item.isOfSection ? after.section == indexPath.section : after == indexPath
        }
    }

    /// Returns whether the current update deletes an item or its section.
    func isDeleted(_ indexPath: IndexPath) -> Bool {
        updateItems.contains { item in
            guard [.delete, .reload].contains(item.updateAction), let before = item.indexPathBeforeUpdate else {
                return false
            }
            return item.isOfSection ? before.section == indexPath.section : before == indexPath
        }
    }

    func registerDecoration(_ viewClass: AnyClass?, _ kind: String) {
        guard let viewClass else { return decorationSources[kind] = nil }
        guard let type = viewClass as? UIView.Type else {
            return Diagnostics.raise(
                .list,
                "\(viewClass), which was registered for decoration views of kind \(kind), is not a subclass of UICollectionReusableView"
            )
        }
        decorationSources[kind] = .type(type)
    }
}

import Foundation

// What a collection view asks through, so that preparing and mirroring are in one place.

extension UICollectionViewLayout {
    /// Calls `prepare()` where the layout was invalidated.
    func prepareIfNeeded() {
        guard needsPreparation, collectionView != nil else { return }
        needsPreparation = false
        asked { prepare() }
    }

    /// Does something that asks the layout.
    private func asked<Result>(_ body: () -> Result) -> Result {
        let outer = isAsked
        isAsked = true
        defer { isAsked = outer }
        return body()
    }

    /// How large the content is.
    var shownContentSize: CGSize { asked { collectionViewContentSize } }

    /// Whether what the layout answers is mirrored: it wants that, and the collection view reads in the other direction.
    var isMirrored: Bool {
        guard let collectionView, flipsHorizontallyInOppositeLayoutDirection else { return false }
        return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
    }

    /// How wide the space is in which answers are mirrored: the content, and at least what is seen.
    private var mirrorWidth: CGFloat {
        let insets = collectionView?.adjustedContentInset ?? .zero
        let seen = (collectionView?.bounds.width ?? 0) - insets.left - insets.right
        return max(collectionViewContentSize.width, seen)
    }

    /// A rectangle of the collection view's content in the layout's space, and back.
    func mirrored(_ rect: CGRect) -> CGRect {
        guard isMirrored, !rect.isInfinite, !rect.isNull else { return rect }
        var rect = rect
        rect.origin.x = mirrorWidth - rect.maxX
        return rect
    }

    /// A point of the collection view's content in the layout's space, and back.
    func mirrored(_ point: CGPoint) -> CGPoint {
        isMirrored ? CGPoint(x: mirrorWidth - point.x, y: point.y) : point
    }

    /// Attributes as the collection view shows them: the layout's own, or mirrored copies of them.
    func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard isMirrored else { return attributes }
        let copy = attributes.copied()
        copy.center.x = mirrorWidth - attributes.center.x
        return copy
    }

    /// The bounds of the collection view in the layout's space.
    var visibleBounds: CGRect { mirrored(collectionView?.bounds ?? .zero) }

    /// The elements in a rectangle of the collection view's content, as they are shown.
    func shownElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        prepareIfNeeded()
        return asked { (layoutAttributesForElements(in: mirrored(rect)) ?? []).map(mirrored) }
    }

    /// An element's attributes, as it is shown.
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

    /// Whether an item, or the whole section that it is in, is inserted by the update that is going on.
    func isInserted(_ indexPath: IndexPath) -> Bool {
        updateItems.contains { item in
            guard [.insert, .reload].contains(item.updateAction), let after = item.indexPathAfterUpdate else {
                return false
            }
            return item.isOfSection ? after.section == indexPath.section : after == indexPath
        }
    }

    /// Whether an item, or the whole section that it is in, is deleted by the update that is going on.
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
                .list, "\(viewClass) is no view, and was registered for decoration views of kind \(kind)")
        }
        decorationSources[kind] = .type(type)
    }
}

import CoreGraphics
import Foundation

extension UICollectionView {
    /// Returns the index path that the layout proposes for an item at a position. If the position is outside all
    /// items, it is an index path after the last item or before the first item of the section there, or in a section
    /// without other items.
    func proposedPlace(of path: IndexPath, at position: CGPoint) -> IndexPath {
        let point = layoutStorage.mirrored(position)
        let proposed = layoutStorage.targetIndexPath(forInteractivelyMovingItem: path, withPosition: point)
        guard proposed == path else {
            return movement?.handle == nil || isNearer(proposed, than: path, to: position.y) ? proposed : path
        }
        guard item(at: position) != path else { return path }
        return placeWithoutItem(for: path, at: point) ?? path
    }

    // Chosen (Movement): If a reorder control moves an item of a list, the item changes its place only if the new
    // place is nearer to the finger, so that items of different heights do not alternate.
    /// Returns whether the new place of an item of a list is nearer to a vertical position than its current place.
    private func isNearer(_ place: IndexPath, than path: IndexPath, to y: CGFloat) -> Bool {
        guard let own = layoutStorage.shownAttributes(of: .cell(path))?.frame, items.contains(place),
            let other = layoutStorage.shownAttributes(of: .cell(place))?.frame
        else { return true }
        let middle = place > path ? other.maxY - own.height / 2 : other.minY + own.height / 2
        return abs(middle - y) < abs(own.midY - y)
    }

    // Chosen (Movement): In flow and compositional layouts, an item that is moved interactively takes the place of the
    // item below the finger. Outside all items, it moves after the last item (in a later line, or farther in its
    // line), into a section without items, or before the first item. In the first half of the space above the first
    // item, it moves after the last item of the previous section.
    /// Returns the place for an item at a point outside all items, in the layout's coordinate space: in a section
    /// without other items, after the last item, before the first item, or after the last item of the previous section
    /// if that is nearer.
    private func placeWithoutItem(for path: IndexPath, at point: CGPoint) -> IndexPath? {
        guard let extent = layoutStorage.sectionExtent(at: point), let count = items.count(of: extent.section)
        else { return nil }
        let section = extent.section
        let others = count - (section == path.section ? 1 : 0)
        guard others > 0 else { return IndexPath(item: 0, section: section) }
        guard let first = layoutStorage.layoutAttributesForItem(at: IndexPath(item: 0, section: section))?.frame,
            let last = layoutStorage.layoutAttributesForItem(at: IndexPath(item: count - 1, section: section))?.frame
        else { return nil }
        if extent.isBehind(point, last) { return IndexPath(item: others, section: section) }
        guard extent.isBefore(point, first) else { return nil }
        guard section > 0, extent.isInFirstHalf(point, before: first), let before = items.count(of: section - 1) else {
            return IndexPath(item: 0, section: section)
        }
        return IndexPath(item: before - (section - 1 == path.section ? 1 : 0), section: section - 1)
    }

    /// Returns the scroll view of the orthogonal section at a point of the content.
    func orthogonalSection(at position: CGPoint) -> OrthogonalSectionView? {
        items.rows.values.first { !$0.isHidden && $0.frame.contains(position) }
    }
}

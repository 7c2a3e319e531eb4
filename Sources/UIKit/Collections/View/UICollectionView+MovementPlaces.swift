import CoreGraphics
import Foundation

extension UICollectionView {
    /// The place that the layout says; where it has no item there, one behind, before or without other items.
    func proposedPlace(of path: IndexPath, at position: CGPoint) -> IndexPath {
        let point = layoutStorage.mirrored(position)
        let proposed = layoutStorage.targetIndexPath(forInteractivelyMovingItem: path, withPosition: point)
        guard proposed == path else {
            return movement?.handle == nil || isNearer(proposed, than: path, to: position.y) ? proposed : path
        }
        guard item(at: position) != path else { return path }
        return placeWithoutItem(for: path, at: point) ?? path
    }

    /// Whether an item of a list comes nearer to a height at another item's place, so that it does not go to and fro between items of
    /// different heights.
    private func isNearer(_ place: IndexPath, than path: IndexPath, to y: CGFloat) -> Bool {
        guard let own = layoutStorage.shownAttributes(of: .cell(path))?.frame, items.contains(place),
            let other = layoutStorage.shownAttributes(of: .cell(place))?.frame
        else { return true }
        let middle = place > path ? other.maxY - own.height / 2 : other.minY + own.height / 2
        return abs(middle - y) < abs(own.midY - y)
    }

    /// The place at a point of the layout's space where no item is: in a section without other items, behind the last one, before the
    /// first one or, where that is nearer, behind the last one of the section before.
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

    /// The section that scrolls by itself below a point of the content.
    func orthogonalSection(at position: CGPoint) -> OrthogonalSectionView? {
        items.rows.values.first { !$0.isHidden && $0.frame.contains(position) }
    }
}

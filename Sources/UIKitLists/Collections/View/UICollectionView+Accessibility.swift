import AccessibilityTree
import Foundation

extension UICollectionView: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) { node.role = .collection }
}

extension UICollectionView: AccessibilityList {
    /// The headers, cells and footers of the sections, and the rows of orthogonal sections.
    package var viewsInOrder: [UIView] {
        elementViews.map { $0.superview === self ? $0 : $0.superview ?? $0 }
    }

    /// The headers, cells and footers of the sections.
    fileprivate var elementViews: [UIView] {
        let placed = items.shown.compactMap { shown -> (section: Int, side: Int, view: UIView)? in
            let (path, category) = (shown.element.indexPath, shown.element.category)
            if category == .cell { return (path.section, 0, shown.view) }
            guard category == .supplementaryView, path.count == 2,
                let side = layoutStorage.side(ofBoundary: shown.attributes), side != 0
            else { return nil }
            // The headers and footers of the whole content have the greatest item index.
            return (path.item < .max ? path.section : side < 0 ? -1 : .max, side, shown.view)
        }
        // The shown cells are in the order of their index paths.
        return placed.enumerated().sorted { first, second in
            (first.element.section, first.element.side, first.offset)
                < (second.element.section, second.element.side, second.offset)
        }.map(\.element.view)
    }
}

extension OrthogonalSectionView: AccessibilityList {
    package var viewsInOrder: [UIView] { collection?.elementViews.filter { $0.superview === self } ?? [] }
}

extension UICollectionViewCell: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) {
        node.role = .cell
        if isSelected { node.traits.insert(.selected) }
        if (self as? UICollectionViewListCell)?.list.position.role == .header { node.traits.insert(.header) }
        guard let collection, let path = collection.indexPath(for: self), path.count == 2 else { return }
        node.place(path, count: collection.numberOfItems(inSection: path.section))
        if collection.isFocused, collection.focusedPath == path { node.isFocused = true }
    }
}

extension UICollectionViewListCell: AccessibilityRow {
    package var joinsLabels: Bool { true }

    /// The chevron of an outline, and the switches that are custom accessories.
    package var controlsWithRowLabel: [UIView] {
        list.views.filter { $0.key == .outlineDisclosure || $0.value is UISwitch }.map(\.value)
    }
}

import AccessibilityTree
import Foundation

extension UICollectionView: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) { node.role = .collection }
}

extension UICollectionViewCell: AccessibilityDescribing {
    package func describe(_ node: inout AccessibilityNode) {
        node.role = .cell
        if isSelected { node.traits.insert(.selected) }
        guard let collection, let path = collection.indexPath(for: self), path.count == 2 else { return }
        node.place(path, count: collection.numberOfItems(inSection: path.section))
        if collection.isFocused, collection.focusedPath == path { node.isFocused = true }
    }
}

extension UICollectionViewListCell: AccessibilityRow {
    package var joinsLabels: Bool { true }

    package var controlWithRowLabel: UIView? { list.views[.outlineDisclosure] }
}

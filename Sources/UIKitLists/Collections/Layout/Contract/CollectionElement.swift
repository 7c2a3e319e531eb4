import Foundation

/// The identity of an element of a collection view: a cell, or a supplementary or decoration view of a kind.
struct CollectionElement: Hashable, Comparable {
    var category: UICollectionView.ElementCategory
    /// `nil` for a cell.
    var kind: String?
    var indexPath: IndexPath

    /// Cells are before supplementary views with the same index path, and these before decoration views.
    static func < (a: CollectionElement, b: CollectionElement) -> Bool {
        if a.indexPath != b.indexPath { return a.indexPath < b.indexPath }
        return a.category == b.category ? a.kind ?? "" < b.kind ?? "" : a.category.rawValue < b.category.rawValue
    }

    static func cell(_ indexPath: IndexPath) -> CollectionElement {
        CollectionElement(category: .cell, kind: nil, indexPath: indexPath)
    }

    static func supplementary(_ kind: String, _ indexPath: IndexPath) -> CollectionElement {
        CollectionElement(category: .supplementaryView, kind: kind, indexPath: indexPath)
    }

    static func decoration(_ kind: String, _ indexPath: IndexPath) -> CollectionElement {
        CollectionElement(category: .decorationView, kind: kind, indexPath: indexPath)
    }
}

extension CGRect {
    /// Returns the intersection with a rectangle; `nil` if it is empty. (Foundation's `intersection` stops the program
    /// if a side is infinite or not a number.)
    func part(in other: CGRect) -> CGRect? {
        let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
        let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
        guard minX <= maxX, minY <= maxY, left <= right, top <= bottom else { return nil }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns whether the rectangles have a common area, or this rectangle has no area and is in the other rectangle.
    func touches(_ other: CGRect) -> Bool {
        width > 0 && height > 0
            ? overlaps(other)
            : minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
    }

    /// Returns whether the rectangles have a common area. Rectangles that only touch have no common area.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}

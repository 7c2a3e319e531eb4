import Foundation
import IrekoTesting
import UIKit

typealias Dimension = NSCollectionLayoutDimension
typealias Item = NSCollectionLayoutItem
typealias Group = NSCollectionLayoutGroup

@MainActor
func size(_ width: Dimension, _ height: Dimension) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

@MainActor
func item(_ width: Dimension, _ height: Dimension) -> Item { Item(layoutSize: size(width, height)) }

extension Stage {
    /// Runs a stage with a compositional layout of one section, 320 points wide.
    @MainActor
    static func withSection(
        _ section: NSCollectionLayoutSection, _ count: Int, size: CGSize = CGSize(width: 320, height: 480),
        scale: CGFloat = 2, direction: UICollectionView.ScrollDirection = .vertical,
        _ body: (Stage, UICollectionViewCompositionalLayout, UICollectionView) throws -> Void
    ) throws {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = direction
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        try withLayout(layout, CountedSource([count]), size: size, scale: scale) { stage, view in
            try body(stage, layout, view)
        }
    }
}

extension UICollectionViewLayout {
    /// Sets an element's preferred size, as its view does when it is visible. Returns whether that changes the layout.
    @MainActor @discardableResult
    func prefer(_ original: UICollectionViewLayoutAttributes?, width: CGFloat? = nil, height: CGFloat? = nil) -> Bool {
        guard let original, let preferred = original.copy() as? UICollectionViewLayoutAttributes else { return false }
        preferred.size = CGSize(width: width ?? original.size.width, height: height ?? original.size.height)
        guard shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original) else {
            return false
        }
        invalidateLayout(
            with: invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
        return true
    }

    /// The same for an item.
    @MainActor @discardableResult
    func prefer(item: Int, section: Int = 0, width: CGFloat? = nil, height: CGFloat? = nil) -> Bool {
        prefer(layoutAttributesForItem(at: IndexPath(item: item, section: section)), width: width, height: height)
    }
}

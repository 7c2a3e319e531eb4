import Foundation

/// What holds for all of a compositional layout. The layout copies it: changes of one that was assigned have no effect.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration>.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
    /// Makes a configuration of a layout that scrolls down.
    public override init() { super.init() }

    nonisolated deinit {}

    /// Which way the sections go on. The default is down.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical

    /// The distance between sections, in points. The default is 0.
    open var interSectionSpacing: CGFloat = 0

    /// Headers and footers of all of the content.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// What the content of sections keeps clear of that do not say. The default is the safe area.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    /// A copy.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        @MainActor func copied() -> Any {
            let copy = UICollectionViewCompositionalLayoutConfiguration()
            copy.scrollDirection = scrollDirection
            copy.interSectionSpacing = interSectionSpacing
            copy.boundarySupplementaryItems = boundarySupplementaryItems
            copy.contentInsetsReference = contentInsetsReference
            return copy
        }
        return MainActor.assumeUnchecked(copied)
    }
}

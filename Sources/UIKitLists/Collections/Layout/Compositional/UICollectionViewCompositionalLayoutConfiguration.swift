import Foundation

/// The configuration of a whole compositional layout. The layout copies it: changing an assigned configuration has no
/// effect.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration>.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
    /// Creates a configuration of a layout that scrolls vertically.
    public override init() { super.init() }

    nonisolated deinit {}

    /// The direction of scrolling and of consecutive sections. The default is `vertical`.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical

    /// The distance between sections, in points. The default is 0.
    open var interSectionSpacing: CGFloat = 0

    /// Headers and footers of the whole content.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// The reference for the content insets of sections with the reference `automatic`. The default is the safe area.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    /// Returns a copy of the configuration.
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

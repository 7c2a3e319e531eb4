import Foundation
import QuartzCore

/// A section of a compositional layout: a group that is repeated for all its items, with headers, footers and a background.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutsection>.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, NSCopying {
    final let group: NSCollectionLayoutGroup

    /// Makes a section of a group.
    public init(group: NSCollectionLayoutGroup) { self.group = group }

    nonisolated deinit {}

    /// Distances between the section's edges and its groups, in points. The default is none.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The distance between groups, in points. The default is 0.
    open var interGroupSpacing: CGFloat = 0

    /// What the content keeps clear of beside `contentInsets`. The default is what the layout's configuration says.
    open var contentInsetsReference = UIContentInsetsReference.automatic

    /// What headers and footers keep clear of. The default is what the content does.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

    /// Whether headers and footers keep clear of what the content does. The default is `true`.
    @available(*, deprecated, message: "Use supplementaryContentInsetsReference instead.")
    open var supplementariesFollowContentInsets: Bool {
        get { supplementsFollowInsets }
        set { supplementsFollowInsets = newValue }
    }

    final var supplementsFollowInsets = true

    /// Headers and footers. Each has another kind.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// Backgrounds.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// Whether the section scrolls across the layout's direction, and where that stops. The default is that it does not.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

    /// How that bounces and slows down.
    open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties { scrolling }

    private final let scrolling = UICollectionLayoutSectionOrthogonalScrollingProperties()

    /// Called with what is in sight of the section when it is laid out and each time it scrolls across the layout's direction:
    /// with the offset of that, and the size that is seen. What it changes of the items is how they look until the section is
    /// laid out again.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? {
        get { handler }
        set { handler = newValue }
    }

    private final var handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// What the section was made of, where it is a list.
    final var listConfiguration: UICollectionLayoutListConfiguration?
    /// A distance before the section's header, in points.
    final var headerTopPadding: CGFloat = 0

    /// A copy, with the same group.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any {
        @MainActor func copied() -> Any {
            let copy = NSCollectionLayoutSection(group: group)
            copy.contentInsets = contentInsets
            copy.interGroupSpacing = interGroupSpacing
            copy.contentInsetsReference = contentInsetsReference
            copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
            copy.supplementsFollowInsets = supplementsFollowInsets
            copy.boundarySupplementaryItems = boundarySupplementaryItems
            copy.decorationItems = decorationItems
            copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
            copy.scrolling.bounce = scrolling.bounce
            copy.scrolling.decelerationRate = scrolling.decelerationRate
            copy.handler = handler
            copy.listConfiguration = listConfiguration
            copy.headerTopPadding = headerTopPadding
            return copy
        }
        return MainActor.assumeUnchecked(copied)
    }
}

/// Gets what is in sight of a section, how far that is scrolled across the layout's direction, and the size that is seen.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// An element of a section that is in sight. What is changed of it is how it looks.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutvisibleitem>.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// How opaque it is.
    var alpha: CGFloat { get set }
    /// What lies in front.
    var zIndex: Int { get set }
    /// Whether it is not shown.
    var isHidden: Bool { get set }
    /// Its middle, in the content.
    var center: CGPoint { get set }
    /// How it is turned and scaled.
    var transform: CGAffineTransform { get set }
    /// The same in space.
    var transform3D: CATransform3D { get set }
    /// What it is called in messages: its kind, and nothing for a cell.
    var name: String { get }
    /// Its place in the data.
    var indexPath: IndexPath { get }
    /// What it covers.
    var frame: CGRect { get }
    /// Its own rectangle.
    var bounds: CGRect { get }
    /// Whether it is a cell, a supplementary or a decoration view.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary or decoration view.
    var representedElementKind: String? { get }
}

/// The attributes of an element, as a section's handler gets them.
@MainActor
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    let attributes: UICollectionViewLayoutAttributes

    init(_ attributes: UICollectionViewLayoutAttributes) { self.attributes = attributes }

    nonisolated deinit {}

    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }
    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    var center: CGPoint {
        get { attributes.center }
        set { attributes.center = newValue }
    }
    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }
    var transform3D: CATransform3D {
        get { attributes.transform3D }
        set { attributes.transform3D = newValue }
    }
    var name: String { attributes.representedElementKind ?? "" }
    var indexPath: IndexPath { attributes.indexPath }
    var frame: CGRect { attributes.frame }
    var bounds: CGRect { attributes.bounds }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}

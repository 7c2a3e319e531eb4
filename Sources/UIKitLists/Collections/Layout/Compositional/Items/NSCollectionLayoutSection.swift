import Foundation
import QuartzCore

/// A section of a compositional layout: a group that is repeated for all items, with headers, footers and a
/// background.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutsection>.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject, NSCopying {
    final let group: NSCollectionLayoutGroup

    /// Creates a section with a group.
    public init(group: NSCollectionLayoutGroup) { self.group = group }

    nonisolated deinit {}

    /// The distances between the section's edges and its groups, in points. The default is zero.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The distance between groups, in points. The default is 0.
    open var interGroupSpacing: CGFloat = 0

    /// The reference for the content insets in addition to `contentInsets`. The default is the reference of the
    /// layout's configuration.
    open var contentInsetsReference = UIContentInsetsReference.automatic

    /// The reference for the insets of headers and footers. The default is the reference of the content.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

    /// Whether headers and footers have the insets of the content. The default is `true`.
    @available(*, deprecated, message: "Use supplementaryContentInsetsReference instead.")
    open var supplementariesFollowContentInsets: Bool {
        get { supplementsFollowInsets }
        set { supplementsFollowInsets = newValue }
    }

    final var supplementsFollowInsets = true

    /// The headers and footers, each with a unique kind.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// The backgrounds.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// Whether the section scrolls orthogonally to the layout's direction, and where scrolling stops. The default is
    /// `none`.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

    /// The bouncing and deceleration of orthogonal scrolling.
    open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties { scrolling }

    private final let scrolling = UICollectionLayoutSectionOrthogonalScrollingProperties()

    /// A closure that is called with the section's visible elements, its orthogonal offset and the visible size. It is
    /// called when the section is laid out, and each time it scrolls orthogonally. Its changes of the elements are in
    /// effect until the section is laid out again.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? {
        get { handler }
        set { handler = newValue }
    }

    private final var handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// The configuration of a list section; `nil` for other sections.
    final var listConfiguration: UICollectionLayoutListConfiguration?
    /// The space above the section's header, in points.
    final var headerTopPadding: CGFloat = 0

    /// Returns a copy with the same group.
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

/// A closure that receives the visible elements of a section, its orthogonal offset, and the visible size.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// A visible element of a section. Changing its properties changes its look.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutvisibleitem>.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// The opacity of the element, from 0 to 1.
    var alpha: CGFloat { get set }
    /// The z-index. Elements with a larger z-index are in front.
    var zIndex: Int { get set }
    /// Whether the element is hidden.
    var isHidden: Bool { get set }
    /// The center of the element in content coordinates, in points.
    var center: CGPoint { get set }
    /// The affine transform of the element.
    var transform: CGAffineTransform { get set }
    /// The three-dimensional transform of the element.
    var transform3D: CATransform3D { get set }
    /// The name in messages: the kind of the element, or an empty string for a cell.
    var name: String { get }
    /// The index path of the element.
    var indexPath: IndexPath { get }
    /// The frame of the element in content coordinates, in points.
    var frame: CGRect { get }
    /// The bounds of the element, in points.
    var bounds: CGRect { get }
    /// The category of the element.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary or decoration view; `nil` for a cell.
    var representedElementKind: String? { get }
}

/// The attributes of an element for a section's handler.
@MainActor
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    let attributes: UICollectionViewLayoutAttributes
    /// The frame of the element before the changes of the handler.
    let place: CGRect

    init(_ attributes: UICollectionViewLayoutAttributes) {
        self.attributes = attributes
        place = attributes.frame
    }

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

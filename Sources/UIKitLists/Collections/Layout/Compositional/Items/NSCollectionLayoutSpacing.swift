import Foundation

/// The spacing between items of a compositional layout, or at an item's edge. Spacings are immutable and compared by
/// value.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutspacing>.
open class NSCollectionLayoutSpacing: NSObject, NSCopying {
    let gap: BoxGap

    init(_ gap: BoxGap) { self.gap = gap }

    /// Creates a spacing of at least the given number of points, which also takes a share of the remaining space.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(.flexible(flexibleSpacing.isFinite ? flexibleSpacing : 0))
    }

    /// Creates a spacing in points.
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(.fixed(fixedSpacing.isFinite ? fixedSpacing : 0))
    }

    /// The spacing, or the minimum of a flexible spacing, in points.
    open var spacing: CGFloat { gap.minimum }

    /// Whether the spacing takes a share of the remaining space.
    open var isFlexible: Bool { gap.isFlexible }

    /// Whether the spacing is a fixed number of points.
    open var isFixed: Bool { !gap.isFlexible }

    /// Returns the spacing itself, since it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether an object is an equal spacing.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSCollectionLayoutSpacing)?.gap == gap }

    /// The hash value, which is the same for equal spacings.
    open override var hash: Int { gap.hashValue }

    /// The spacing in the form of UIKit's messages.
    open override var description: String {
        let number = spacing == spacing.rounded() && abs(spacing) < 1e9 ? "\(Int(spacing))" : "\(spacing)"
        let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
        return "<NSCollectionLayoutSpacing - 0x\(address): \(isFixed ? "fixed" : "flexible"):\(number)>"
    }
}

/// The spacing outside the edges of an item, in addition to its content insets inside. Edge spacings are immutable and
/// compared by value.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutedgespacing>.
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
    private let spacings: [NSCollectionLayoutSpacing?]

    /// Creates the spacing of four edges; `nil` is no spacing.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) { spacings = [leading, top, trailing, bottom] }

    /// The spacing at the leading edge.
    open var leading: NSCollectionLayoutSpacing? { spacings[0] }
    /// The spacing above the item.
    open var top: NSCollectionLayoutSpacing? { spacings[1] }
    /// The spacing at the trailing edge.
    open var trailing: NSCollectionLayoutSpacing? { spacings[2] }
    /// The spacing below the item.
    open var bottom: NSCollectionLayoutSpacing? { spacings[3] }

    var edges: BoxEdges {
        let gaps = spacings.map { $0?.gap ?? .fixed(0) }
        return BoxEdges(left: gaps[0], top: gaps[1], right: gaps[2], bottom: gaps[3])
    }

    /// Returns the edge spacing itself, since it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether an object is an equal edge spacing.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSCollectionLayoutEdgeSpacing)?.edges == edges }

    /// The hash value, which is the same for equal edge spacings.
    open override var hash: Int { edges.hashValue }
}

import Foundation

/// A distance between items of a compositional layout, or at an item's edge. A value.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutspacing>.
open class NSCollectionLayoutSpacing: NSObject, NSCopying {
    let gap: BoxGap

    init(_ gap: BoxGap) { self.gap = gap }

    /// At least so many points, and a share of what remains.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(.flexible(flexibleSpacing.isFinite ? flexibleSpacing : 0))
    }

    /// So many points.
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(.fixed(fixedSpacing.isFinite ? fixedSpacing : 0))
    }

    /// The points, or the least of them.
    open var spacing: CGFloat { gap.minimum }

    /// Whether it takes what remains.
    open var isFlexible: Bool { gap.isFlexible }

    /// Whether it is a number of points.
    open var isFixed: Bool { !gap.isFlexible }

    /// Itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether another one is the same distance.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSCollectionLayoutSpacing)?.gap == gap }

    /// Equal ones have equal numbers.
    open override var hash: Int { gap.hashValue }

    /// As UIKit's messages have it.
    open override var description: String {
        let number = spacing == spacing.rounded() && abs(spacing) < 1e9 ? "\(Int(spacing))" : "\(spacing)"
        let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
        return "<NSCollectionLayoutSpacing - 0x\(address): \(isFixed ? "fixed" : "flexible"):\(number)>"
    }
}

/// Distances outside of an item's edges, beside the content insets inside. A value.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutedgespacing>.
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
    private let spacings: [NSCollectionLayoutSpacing?]

    /// Makes distances; `nil` is none.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) { spacings = [leading, top, trailing, bottom] }

    /// The distance before the item, where reading begins.
    open var leading: NSCollectionLayoutSpacing? { spacings[0] }
    /// The distance above the item.
    open var top: NSCollectionLayoutSpacing? { spacings[1] }
    /// The distance behind the item.
    open var trailing: NSCollectionLayoutSpacing? { spacings[2] }
    /// The distance below the item.
    open var bottom: NSCollectionLayoutSpacing? { spacings[3] }

    var edges: BoxEdges {
        let gaps = spacings.map { $0?.gap ?? .fixed(0) }
        return BoxEdges(left: gaps[0], top: gaps[1], right: gaps[2], bottom: gaps[3])
    }

    /// Itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether another one has the same distances.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSCollectionLayoutEdgeSpacing)?.edges == edges }

    /// Equal ones have equal numbers.
    open override var hash: Int { edges.hashValue }
}

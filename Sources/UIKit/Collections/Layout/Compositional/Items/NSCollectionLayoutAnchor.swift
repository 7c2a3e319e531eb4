import Foundation

/// A point of an item or of a view that is attached to it. A value.
///
/// Follows <https://developer.apple.com/documentation/uikit/nscollectionlayoutanchor>.
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
    private struct Value: Hashable {
        var edges: NSDirectionalRectEdge
        var offset = CGPoint.zero
        var isFractional = false

        func hash(into hasher: inout Hasher) {
            hasher.combine(edges)
            hasher.combine(offset.x)
            hasher.combine(offset.y)
        }
    }

    private let value: Value

    /// Makes the point in the middle of an edge or at a corner; without edges it is the middle.
    public init(edges: NSDirectionalRectEdge) { value = Value(edges: edges) }

    /// Makes a point with a distance from there, in points.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        value = Value(edges: edges, offset: absoluteOffset)
    }

    /// Makes a point with a distance from there, in fractions of the attached view's own size.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        value = Value(edges: edges, offset: fractionalOffset, isFractional: true)
    }

    /// The edges that it lies at.
    open var edges: NSDirectionalRectEdge { value.edges }

    /// How far it lies from there.
    open var offset: CGPoint { value.offset }

    /// Whether the offset is in points.
    open var isAbsoluteOffset: Bool { !value.isFractional }

    /// Whether the offset is in fractions of the attached view's size.
    open var isFractionalOffset: Bool { value.isFractional }

    /// The point in a rectangle from 0 to 1.
    var unitPoint: CGPoint {
        func place(_ low: NSDirectionalRectEdge, _ high: NSDirectionalRectEdge) -> CGFloat {
            edges.contains(low) == edges.contains(high) ? 0.5 : edges.contains(low) ? 0 : 1
        }
        return CGPoint(x: place(.leading, .trailing), y: place(.top, .bottom))
    }

    /// Itself: it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether another one is the same point.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSCollectionLayoutAnchor)?.value == value }

    /// Equal ones have equal numbers.
    open override var hash: Int { value.hashValue }
}

/// Where a view lies at a rectangle's edge or corner.
public enum NSRectAlignment: Int, Sendable {
    /// In the middle.
    case none = 0
    /// In the middle of the top edge.
    case top = 1
    /// At the top, where reading begins.
    case topLeading = 2
    /// In the middle of the edge where reading begins.
    case leading = 3
    /// At the bottom, where reading begins.
    case bottomLeading = 4
    /// In the middle of the bottom edge.
    case bottom = 5
    /// At the bottom, where reading ends.
    case bottomTrailing = 6
    /// In the middle of the edge where reading ends.
    case trailing = 7
    /// At the top, where reading ends.
    case topTrailing = 8

    /// -1 at the beginning of an axis, 1 at its end, 0 in the middle.
    func side(_ axis: BoxAxis) -> Int {
        switch (self, axis) {
        case (.topLeading, .horizontal), (.leading, .horizontal), (.bottomLeading, .horizontal): -1
        case (.topTrailing, .horizontal), (.trailing, .horizontal), (.bottomTrailing, .horizontal): 1
        case (.top, .vertical), (.topLeading, .vertical), (.topTrailing, .vertical): -1
        case (.bottom, .vertical), (.bottomLeading, .vertical), (.bottomTrailing, .vertical): 1
        default: 0
        }
    }
}

/// What the content of a section keeps clear of, beside its own insets. Only edges along which the layout does not scroll
/// count.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontentinsetsreference>.
public enum UIContentInsetsReference: Int, Sendable {
    /// What the layout's configuration says; there it is nothing.
    case automatic = 0
    /// Nothing.
    case none = 1
    /// The safe area.
    case safeArea = 2
    /// The layout margins.
    case layoutMargins = 3
    /// The readable content guide.
    case readableContent = 4
}

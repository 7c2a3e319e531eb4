import Foundation

/// An anchor point of an item or of an attached view. Anchors are immutable and compared by value.
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

    /// Creates an anchor at the middle of an edge or at a corner. Without edges, the anchor is at the center.
    public init(edges: NSDirectionalRectEdge) { value = Value(edges: edges) }

    /// Creates an anchor at edges with an offset in points.
    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        value = Value(edges: edges, offset: absoluteOffset)
    }

    /// Creates an anchor at edges with an offset in fractions of the attached view's size.
    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        value = Value(edges: edges, offset: fractionalOffset, isFractional: true)
    }

    /// The edges of the anchor.
    open var edges: NSDirectionalRectEdge { value.edges }

    /// The offset from the edges.
    open var offset: CGPoint { value.offset }

    /// Whether the offset is in points.
    open var isAbsoluteOffset: Bool { !value.isFractional }

    /// Whether the offset is in fractions of the attached view's size.
    open var isFractionalOffset: Bool { value.isFractional }

    /// The anchor in the unit square, from 0 to 1.
    var unitPoint: CGPoint {
        func place(_ low: NSDirectionalRectEdge, _ high: NSDirectionalRectEdge) -> CGFloat {
            edges.contains(low) == edges.contains(high) ? 0.5 : edges.contains(low) ? 0 : 1
        }
        return CGPoint(x: place(.leading, .trailing), y: place(.top, .bottom))
    }

    /// Returns the anchor itself, since it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether an object is an equal anchor.
    open override func isEqual(_ object: Any?) -> Bool { (object as? NSCollectionLayoutAnchor)?.value == value }

    /// The hash value, which is the same for equal anchors.
    open override var hash: Int { value.hashValue }
}

/// The alignment of a view at an edge or corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
    /// In the center.
    case none = 0
    /// In the middle of the top edge.
    case top = 1
    /// At the top leading corner.
    case topLeading = 2
    /// In the middle of the leading edge.
    case leading = 3
    /// At the bottom leading corner.
    case bottomLeading = 4
    /// In the middle of the bottom edge.
    case bottom = 5
    /// At the bottom trailing corner.
    case bottomTrailing = 6
    /// In the middle of the trailing edge.
    case trailing = 7
    /// At the top trailing corner.
    case topTrailing = 8

    /// Returns -1 for the beginning of an axis, 1 for its end, 0 for the middle.
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

/// The reference for the insets of a section's content, in addition to the section's own insets. Only insets across
/// the scrolling direction are used: the leading and trailing insets of a layout that scrolls vertically.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontentinsetsreference>.
public enum UIContentInsetsReference: Int, Sendable {
    /// The reference of the layout's configuration. In the configuration itself, it is equivalent to `none`.
    case automatic = 0
    /// No insets.
    case none = 1
    /// The safe area.
    case safeArea = 2
    /// The layout margins.
    case layoutMargins = 3
    /// The readable content guide.
    case readableContent = 4
}

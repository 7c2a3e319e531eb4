import Foundation

// The input of the solver for compositional layouts: values in which `left` is the leading side. Boxes are nested:
//
//     section ▸ group (repeated) ▸ group or item (repeated while they fit) ▸ … ▸ item: one cell

/// The length of a box along one axis.
enum BoxLength: Hashable {
    case fractionalWidth(CGFloat), fractionalHeight(CGFloat), absolute(CGFloat)
    /// A length that the cell determines, with an estimate.
    case estimated(CGFloat)
    /// The length of the longest sibling, with an estimate.
    case uniform(CGFloat)

    var isEstimated: Bool {
        switch self {
        case .estimated, .uniform: true
        default: false
        }
    }

    var isUniform: Bool {
        if case .uniform = self { true } else { false }
    }
}

enum BoxAxis: Hashable {
    case horizontal, vertical

    var other: BoxAxis { self == .horizontal ? .vertical : .horizontal }
}

struct BoxSize: Hashable {
    var width: BoxLength
    var height: BoxLength

    subscript(axis: BoxAxis) -> BoxLength { axis == .horizontal ? width : height }
}

/// A fixed distance, or a minimum that grows with a share of the remaining space.
enum BoxGap: Hashable {
    case fixed(CGFloat), flexible(CGFloat)

    var minimum: CGFloat {
        switch self {
        case .fixed(let length), .flexible(let length): length
        }
    }

    var isFlexible: Bool {
        if case .flexible = self { true } else { false }
    }
}

/// The distances outside the edges of a box.
struct BoxEdges: Hashable {
    var left = BoxGap.fixed(0)
    var top = BoxGap.fixed(0)
    var right = BoxGap.fixed(0)
    var bottom = BoxGap.fixed(0)

    func before(_ axis: BoxAxis) -> BoxGap { axis == .horizontal ? left : top }
    func after(_ axis: BoxAxis) -> BoxGap { axis == .horizontal ? right : bottom }
}

/// A view that is attached to a box or to a section's edge.
struct BoxSupplement: Hashable {
    var kind: String
    var size: BoxSize
    var zIndex = 1
    /// The points of the box and of the view that coincide, from 0 to 1.
    var containerPoint: CGPoint
    var itemPoint: CGPoint
    /// In points, and in fractions of the view's size.
    var offset = CGPoint.zero
    var fractionalOffset = CGPoint.zero
}

struct Box: Hashable {
    struct CustomItem: Hashable {
        var frame: CGRect
        var zIndex = 0
    }

    enum Repetition: Hashable {
        /// Boxes are repeated while the next box fits.
        case whileFitting
        /// A number of boxes with equal parts of the group's length along the axis.
        case dividing(Int)
        /// A number of boxes with their own lengths.
        case times(Int)
    }

    enum Content: Hashable {
        case cell
        indirect case group(BoxAxis, [Box], spacing: BoxGap, Repetition)
        case custom([CustomItem])
    }

    var size: BoxSize
    var insets = UIEdgeInsets.zero
    var edges = BoxEdges()
    var supplements: [BoxSupplement] = []
    var content = Content.cell

    /// Whether a cell in the box determines sizes.
    var isSelfSizing: Bool {
        if size.width.isEstimated || size.height.isEstimated { return true }
        if supplements.contains(where: { $0.size.width.isEstimated || $0.size.height.isEstimated }) { return true }
        guard case .group(_, let boxes, _, _) = content else { return false }
        return boxes.contains(where: \.isSelfSizing)
    }

    var hasSupplements: Bool {
        if !supplements.isEmpty { return true }
        guard case .group(_, let boxes, _, _) = content else { return false }
        return boxes.contains(where: \.hasSupplements)
    }
}

extension CGSize {
    subscript(axis: BoxAxis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    init(_ axis: BoxAxis, along: CGFloat, across: CGFloat) {
        self = axis == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }
}

extension CGPoint {
    subscript(axis: BoxAxis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension CGRect {
    func start(_ axis: BoxAxis) -> CGFloat { axis == .horizontal ? minX : minY }
    func end(_ axis: BoxAxis) -> CGFloat { axis == .horizontal ? maxX : maxY }
    func length(_ axis: BoxAxis) -> CGFloat { axis == .horizontal ? width : height }
}

extension UIEdgeInsets {
    func before(_ axis: BoxAxis) -> CGFloat { axis == .horizontal ? left : top }
    func after(_ axis: BoxAxis) -> CGFloat { axis == .horizontal ? right : bottom }
    func sum(_ axis: BoxAxis) -> CGFloat { before(axis) + after(axis) }
}

import Foundation
import QuartzCore

/// A list whose rows are swiped: it says which can be, and puts the row where its swipe has it. `ListSwiping` does the rest.
@MainActor
protocol SwipingList: UIScrollView {
    /// The row at a point of the content, where it may be swiped now.
    func rowToSwipe(at point: CGPoint) -> IndexPath?

    /// What swiping a row to a side shows: asked when a drag begins. `nil` for nothing.
    func swipeActions(ofRow path: IndexPath, _ edge: ListSwipe.Edge) -> UISwipeActionsConfiguration?

    /// The cell of a row; `nil` when it is not in sight.
    func cellToSwipe(at path: IndexPath) -> (any SwipedCell)?

    /// Where a row is while it is not swiped; `nil` when there is none.
    func placeToSwipe(ofRow path: IndexPath) -> CGRect?

    /// Puts the row where it is now, as far from its place as the swipe says.
    func placeSwipedRow(_ path: IndexPath)

    /// Notifies who wants to know it.
    func swipeDidBegin(_ path: IndexPath)

    /// The same; the row may be gone.
    func swipeDidEnd(_ path: IndexPath)
}

/// A cell whose row can be swiped.
@MainActor
protocol SwipedCell: UIView {
    /// The state of the cell's configuration follows.
    func setSwiped(_ isSwiped: Bool)

    /// The corners that the cell has at its place in the list.
    var placeCorners: ListCorners { get }

    /// Rounds the cell's corners: not while a mask does so, as it does of a swiped cell.
    func applyCorners()
}

/// Rounded corners of a row.
struct ListCorners: Equatable {
    var radius: CGFloat = 0
    var corners: CACornerMask = []

    /// Those of the first and the last row of a group.
    init(isFirst: Bool, isLast: Bool, radius: CGFloat) {
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        self.radius = corners.isEmpty ? 0 : radius
    }

    init() {}

    /// Those at one side.
    func side(isRight: Bool) -> ListCorners {
        var side = self
        side.corners.formIntersection(
            isRight
                ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner] : [.layerMinXMinYCorner, .layerMinXMaxYCorner])
        if side.corners.isEmpty { side.radius = 0 }
        return side
    }

    /// Returns whether they are other ones.
    @MainActor @discardableResult
    func apply(to layer: CALayer) -> Bool {
        guard layer.cornerRadius != radius || (radius > 0 && layer.maskedCorners != corners) else { return false }
        layer.cornerRadius = radius
        layer.cornerCurve = .continuous
        if radius > 0 { layer.maskedCorners = corners }
        return true
    }
}

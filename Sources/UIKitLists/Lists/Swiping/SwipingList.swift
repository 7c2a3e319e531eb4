import Foundation
import QuartzCore

/// A list with swipe actions: it provides the rows and their actions, and places the swiped row. `ListSwiping` has the
/// remaining behavior.
@MainActor
protocol SwipingList: UIScrollView {
    /// Returns the row at a point of the content, if it can be swiped now.
    func rowToSwipe(at point: CGPoint) -> IndexPath?

    /// Returns the actions for a row and a side, when a drag begins. `nil` if the row has no actions.
    func swipeActions(ofRow path: IndexPath, _ edge: ListSwipe.Edge) -> UISwipeActionsConfiguration?

    /// Returns the cell of a row; `nil` if it is not visible.
    func cellToSwipe(at path: IndexPath) -> (any SwipedCell)?

    /// Returns the frame of a row without its swipe offset; `nil` if the row does not exist.
    func placeToSwipe(ofRow path: IndexPath) -> CGRect?

    /// Places the row with the offset of its swipe.
    func placeSwipedRow(_ path: IndexPath)

    /// Notifies the delegate that the swipe of a row has begun.
    func swipeDidBegin(_ path: IndexPath)

    /// Notifies the delegate that the swipe of a row has ended. The row may have been deleted.
    func swipeDidEnd(_ path: IndexPath)
}

/// A cell with swipe actions.
@MainActor
protocol SwipedCell: UIView {
    /// Updates the state of the cell's configuration.
    func setSwiped(_ isSwiped: Bool)

    /// The rounded corners of the cell at its position in the list.
    var placeCorners: ListCorners { get }

    /// Rounds the cell's corners, unless it has a mask that does so, as during a swipe.
    func applyCorners()
}

/// The rounded corners of a row.
struct ListCorners: Equatable {
    var radius: CGFloat = 0
    var corners: CACornerMask = []

    /// Creates the corners of the first and last row of a group.
    init(isFirst: Bool, isLast: Bool, radius: CGFloat) {
        if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        self.radius = corners.isEmpty ? 0 : radius
    }

    init() {}

    /// Returns the corners at one side.
    func side(isRight: Bool) -> ListCorners {
        var side = self
        side.corners.formIntersection(
            isRight
                ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner] : [.layerMinXMinYCorner, .layerMinXMaxYCorner])
        if side.corners.isEmpty { side.radius = 0 }
        return side
    }

    /// Applies the corners. Returns whether they have changed.
    @MainActor @discardableResult
    func apply(to layer: CALayer) -> Bool {
        guard layer.cornerRadius != radius || (radius > 0 && layer.maskedCorners != corners) else { return false }
        layer.cornerRadius = radius
        layer.cornerCurve = .continuous
        if radius > 0 { layer.maskedCorners = corners }
        return true
    }
}

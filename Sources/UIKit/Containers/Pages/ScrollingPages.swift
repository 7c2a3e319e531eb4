import CoreGraphics
import Foundation
import UIKitCore

/// Pages beside each other in a scroll view, of which only those that can be seen are in it.
///
///     ┌────────┬────────┬────────┐
///     │ before │ shown  │ after  │   three places; the shown page is always in the middle one
///     └────────┴────────┴────────┘
///
/// The insets close a side that has no neighbour. When the content rests on a neighbour's place that page becomes the shown one, and
/// the offset goes back to the middle, which is not seen. A finger that catches the pages on their way may go on from one
/// to the next in the same movement.
@MainActor
final class ScrollingPages: NSObject, PageStyle {
    private enum Neighbor {
        case unknown, none
        case page(UIViewController)

        var page: UIViewController? { if case .page(let page) = self { page } else { nil } }
    }

    /// The pages beside those that are shown.
    private struct Neighbors {
        var before = Neighbor.unknown
        var after = Neighbor.unknown
    }

    private unowned let controller: UIPageViewController
    private let scrollView = PageScrollView()
    private var neighbors = Neighbors()
    /// Whether the offset goes back to the middle, which is no turn.
    private var isCentering = false
    /// Whether code has moved the content, which the next layout settles: the scroll view's delegate hears of the offset first.
    private var settlesWithLayout = false
    /// Whether the scroll view's delegate has not been called yet with an offset that code has set.
    private var isMovedByCode = false

    init(_ controller: UIPageViewController) {
        self.controller = controller
        super.init()
        scrollView.frame = UIScreen.main.bounds
        scrollView.pages = self
        scrollView.isPagingEnabled = true
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        scrollView.alwaysBounceHorizontal = isHorizontal
        scrollView.alwaysBounceVertical = !isHorizontal
        scrollView.scrollsToTop = false
        scrollView.isScrollEnabled = false
        scrollView.addObserver(self)
    }

    var view: UIView { scrollView }
    var gestureRecognizers: [UIGestureRecognizer] { [] }
    var script: TransitionScript { .pageScroll }
    func pageSize(in size: CGSize) -> CGSize { size }

    // MARK: Geometry

    private var isHorizontal: Bool { controller.navigationOrientation == .horizontal }
    /// Later pages are to the left where the interface reads from right to left.
    private var sign: CGFloat {
        isHorizontal && scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    }
    /// From one page to the next.
    private var length: CGFloat { isHorizontal ? scrollView.bounds.width : scrollView.bounds.height }

    /// How many pages the content is away from the shown one: 1 is the page after. The offset is one among the places as they
    /// were laid out last, which the size may be ahead of.
    private var distance: CGFloat {
        let (offset, size) = (scrollView.contentOffset, scrollView.contentSize)
        let length = (isHorizontal ? size.width : size.height) / 3
        guard length > 0 else { return 0 }
        return ((isHorizontal ? offset.x : offset.y) / length - 1) * sign
    }

    private func offset(at distance: CGFloat) -> CGPoint {
        let value = (1 + distance * sign) * length
        return isHorizontal ? CGPoint(x: value, y: 0) : CGPoint(x: 0, y: value)
    }

    /// Where a page is that is a number of pages away.
    private func frame(at distance: CGFloat) -> CGRect {
        let start = (1 + distance * sign) * length + controller.interPageSpacing / 2
        let size = scrollView.bounds.size
        return isHorizontal
            ? CGRect(x: start, y: 0, width: max(0, size.width - controller.interPageSpacing), height: size.height)
            : CGRect(x: 0, y: start, width: size.width, height: max(0, size.height - controller.interPageSpacing))
    }

    /// Of all places.
    private var contentSize: CGSize {
        let size = scrollView.bounds.size
        return isHorizontal
            ? CGSize(width: 3 * size.width, height: size.height) : CGSize(width: size.width, height: 3 * size.height)
    }

    /// Whether the places are those for the size; before that the offset says nothing about pages.
    private var isLaidOut: Bool { scrollView.contentSize == contentSize }

    /// Called by the scroll view for each size and offset.
    fileprivate func layOut() {
        if isLaidOut {
            if settlesWithLayout, !isScrolling { scrollViewDidSettle(scrollView) }
            return
        }
        settlesWithLayout = false
        let distance = controller.moving == nil ? 0 : distance
        // On its way to a place that is elsewhere now.
        if controller.moving == nil, !isHeldByFinger { scrollView.stopScrollingAndZooming() }
        withoutTurning {
            scrollView.contentSize = contentSize
            closeSides()
            scrollView.contentOffset = offset(at: distance)
        }
        placeViews()
        if let turn = controller.moving, !turn.isByGesture, !isHeldByFinger { move(turn) }
    }

    /// Moves the pages to those that the program turns to. Where nothing can move they are there.
    private func move(_ turn: PageTurn) {
        scrollView.setContentOffset(offset(at: turn.direction == .forward ? 1 : -1), animated: true)
        if !scrollView.isScrollAnimating { turn.end(finished: true) }
    }

    private func placeViews() {
        for page in controller.shown { page.viewInPlace?.frame = frame(at: 0) }
        guard let turn = controller.moving else { return }
        for page in turn.new { page.viewInPlace?.frame = frame(at: turn.direction == .forward ? 1 : -1) }
    }

    /// Sets the offset without that being a turn.
    private func place(at distance: CGFloat) {
        withoutTurning { scrollView.contentOffset = offset(at: distance) }
    }

    private func withoutTurning(_ change: () -> Void) {
        let wasCentering = isCentering
        isCentering = true
        change()
        isCentering = wasCentering
    }

    /// Lets the content go no further than there are pages.
    private func closeSides() {
        let closed = -length
        let (before, after) = (neighbors.before, neighbors.after)
        let (first, last) = sign > 0 ? (before, after) : (after, before)
        let start: CGFloat = isOpen(first) ? 0 : closed
        let end: CGFloat = isOpen(last) ? 0 : closed
        let inset =
            isHorizontal
            ? UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
            : UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
        if scrollView.contentInset != inset { withoutTurning { scrollView.contentInset = inset } }
    }

    private func isOpen(_ neighbor: Neighbor) -> Bool { neighbor.page != nil }

    // MARK: Pages

    func showPages() {
        scrollView.isScrollEnabled = controller.dataSource != nil
        for page in controller.shown {
            page.loadViewIfNeeded()
            guard let view = page.viewInPlace else { continue }
            view.frame = frame(at: 0)
            if view.superview !== scrollView { scrollView.addSubview(view) }
        }
        closeSides()
        place(at: 0)
    }

    /// A page that nothing else holds is freed after the assignment: its `deinit` may come back here.
    private func setNeighbors(before: Neighbor, after: Neighbor) {
        let old = neighbors
        neighbors = Neighbors(before: before, after: after)
        withExtendedLifetime(old) {}
    }

    func forgetNeighbors() {
        setNeighbors(before: .unknown, after: .unknown)
        scrollView.isScrollEnabled = controller.dataSource != nil
        if controller.turn == nil { closeSides() }
    }

    func begin(_ turn: PageTurn) {
        // Whatever a page does when its view is loaded.
        for page in turn.new { _ = page.view }
        let isMoved = turn.isAnimated && controller.turn === turn
        if isMoved {
            // What has come in this turn has not been laid out yet, and nothing moves in no size.
            controller.layOut()
            layOut()
        }
        let place: CGFloat = turn.direction == .forward ? 1 : -1
        for page in turn.new {
            guard let view = page.viewInPlace else { continue }
            view.frame = isMoved ? frame(at: place) : frame(at: 0)
            if view.superview !== scrollView { scrollView.addSubview(view) }
        }
        guard isMoved, !turn.isByGesture, let page = turn.new.first else { return }
        let (before, after) = (neighbors.before, neighbors.after)
        if place > 0 {
            setNeighbors(before: before, after: .page(page))
        } else {
            setNeighbors(before: .page(page), after: after)
        }
        closeSides()
        move(turn)
    }

    func end(_ turn: PageTurn, finished: Bool) {
        let gone = (finished ? turn.old : turn.new).filter { page in
            !(finished ? turn.new : turn.old).contains { $0 === page }
        }
        for page in gone {
            if let view = page.viewInPlace, view.superview === scrollView { view.removeFromSuperview() }
        }
        let moved: CGFloat = finished ? (turn.direction == .forward ? 1 : -1) : 0
        if finished, turn.isAnimated {
            // The page that was left is a neighbour now, and is not asked for again.
            let left = turn.isByGesture ? turn.old.first.map(Neighbor.page) ?? .none : .unknown
            setNeighbors(before: moved > 0 ? left : .unknown, after: moved > 0 ? .unknown : left)
        }
        let rest = turn.isAnimated && isHeldByFinger ? distance - moved : 0
        if !isHeldByFinger { scrollView.stopScrollingAndZooming() }
        closeSides()
        for page in finished ? turn.new : turn.old { page.viewInPlace?.frame = frame(at: 0) }
        // A turn before the pages have appeared ends at once; the next layout places them.
        if !isMovedByCode { place(at: rest) }
    }

    private var isScrolling: Bool {
        scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating || scrollView.isScrollAnimating
    }

    private var isHeldByFinger: Bool { scrollView.isDragging && scrollView.isTracking }

    /// Recorded: after a turn the data source is asked for the next neighbour.
    func didFinish(_ turn: PageTurn) { findNeighbors() }

    private func findNeighbors() {
        // After before before, as recorded.
        if case .unknown = neighbors.after {
            let after = controller.neighbor(.forward).map(Neighbor.page) ?? .none
            setNeighbors(before: neighbors.before, after: after)
        }
        if case .unknown = neighbors.before {
            let before = controller.neighbor(.reverse).map(Neighbor.page) ?? .none
            setNeighbors(before: before, after: neighbors.after)
        }
        closeSides()
    }

    func turnPage(_ direction: UIPageViewController.NavigationDirection) {
        guard controller.turn == nil, controller.dataSource != nil, !scrollView.isTracking else { return }
        findNeighbors()
        let place: CGFloat = direction == .forward ? 1 : -1
        guard (direction == .forward ? neighbors.after : neighbors.before).page != nil else { return }
        scrollView.setContentOffset(offset(at: place), animated: true)
    }
}

extension ScrollingPages: ScrollObserver {
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        controller.moving?.wasCaught()
        findNeighbors()
    }

    func scrollViewDidMove(_ scrollView: UIScrollView) {
        guard !isCentering, length > 0, isLaidOut else { return }
        // Moved by other code: the scroll view's delegate hears of it before anything else moves.
        isMovedByCode = !isScrolling
        defer {
            isMovedByCode = false
            if !isScrolling, distance != 0 {
                settlesWithLayout = true
                scrollView.setNeedsLayout()
            }
        }
        if let turn = controller.moving { return follow(turn) }
        let distance = distance
        guard controller.turn == nil, distance != 0 else { return }
        // Moved by the program, which begins no drag.
        if controller.dataSource != nil { findNeighbors() }
        guard controller.turn == nil, let page = (distance > 0 ? neighbors.after : neighbors.before).page
        else { return }
        let turn = controller.beginTurn(to: [page], distance > 0 ? .forward : .reverse)
        turn.report(abs(distance))
        // Moved by a key, or by the rest of a drag. What code has moved is settled with the layout.
        if !scrollView.isDragging, isScrolling { turn.letGo(finishes: true) }
    }

    private func follow(_ turn: PageTurn) {
        let progress = turn.direction == .forward ? distance : -distance
        if progress >= 1, isHeldByFinger { return turn.end(finished: true) }
        // The finger went back and beyond: another turn.
        if progress < 0, turn.isByGesture { return turn.end(finished: false) }
        turn.report(progress)
    }

    func scrollViewWillEndDragging(_ scrollView: UIScrollView, velocity: CGPoint, target: inout CGPoint) {
        guard let turn = controller.moving, length > 0 else { return }
        let end = ((isHorizontal ? target.x : target.y) / length - 1) * sign
        turn.letGo(finishes: turn.direction == .forward ? end > 0.5 : end < -0.5)
    }

    func scrollViewDidSettle(_ scrollView: UIScrollView) {
        settlesWithLayout = false
        // What no turn came of goes back.
        guard let turn = controller.moving else { return place(at: 0) }
        // Pages that do not scroll are where they belong.
        guard turn.isAnimated else { return }
        let isFinished = abs(distance) > 0.5
        turn.letGo(finishes: isFinished)
        turn.end(finished: isFinished)
    }
}

/// The scroll view of a page view controller. Programs find it among the subviews to switch scrolling off.
final class PageScrollView: UIScrollView {
    fileprivate weak var pages: ScrollingPages?

    override func layoutSubviews() {
        super.layoutSubviews()
        pages?.layOut()
    }
}

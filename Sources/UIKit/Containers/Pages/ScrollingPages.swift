import CoreGraphics
import Foundation
import UIKitCore

/// Pages beside each other in a scroll view. The scroll view contains only the pages that can be visible.
///
///     ┌────────┬────────┬────────┐
///     │ before │ shown  │ after  │   three places; the shown page is always in the middle one
///     └────────┴────────┴────────┘
///
/// Content insets prevent scrolling to a side without a neighbor. When scrolling ends at a neighbor, this page becomes
/// the shown page, and the content offset is reset to the middle without a visible change. If a finger catches moving
/// pages, one movement can turn several pages.
@MainActor
final class ScrollingPages: NSObject, PageStyle {
    private enum Neighbor {
        case unknown, none
        case page(UIViewController)

        var page: UIViewController? { if case .page(let page) = self { page } else { nil } }
    }

    /// The pages before and after the shown page.
    private struct Neighbors {
        var before = Neighbor.unknown
        var after = Neighbor.unknown
    }

    private unowned let controller: UIPageViewController
    private let scrollView = PageScrollView()
    private var neighbors = Neighbors()
    /// Whether the content offset is being reset to the middle, which does not turn pages.
    private var isCentering = false
    /// Whether code has changed the content offset. The next layout ends the turn, since the scroll view's delegate
    /// must be notified of the offset first.
    private var settlesWithLayout = false
    /// Whether the scroll view's delegate has not yet been called for an offset that code has set.
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
    /// The sign of offsets. In a right-to-left layout, later pages are on the left.
    private var sign: CGFloat {
        isHorizontal && scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    }
    /// The distance between two pages.
    private var length: CGFloat { isHorizontal ? scrollView.bounds.width : scrollView.bounds.height }

    /// The scrolled distance from the shown page, in pages: 1 is the page after it. The page size is that of the last
    /// layout, which may differ from the current size.
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

    /// Returns the frame of a page at a distance from the shown page, in pages.
    private func frame(at distance: CGFloat) -> CGRect {
        let start = (1 + distance * sign) * length + controller.interPageSpacing / 2
        let size = scrollView.bounds.size
        return isHorizontal
            ? CGRect(x: start, y: 0, width: max(0, size.width - controller.interPageSpacing), height: size.height)
            : CGRect(x: 0, y: start, width: size.width, height: max(0, size.height - controller.interPageSpacing))
    }

    /// The size of all three places.
    private var contentSize: CGSize {
        let size = scrollView.bounds.size
        return isHorizontal
            ? CGSize(width: 3 * size.width, height: size.height) : CGSize(width: size.width, height: 3 * size.height)
    }

    /// Whether the content size fits the current bounds. If it does not, the content offset does not correspond to
    /// pages.
    private var isLaidOut: Bool { scrollView.contentSize == contentSize }

    /// Lays out the pages. Called by the scroll view when its size or content offset has changed.
    fileprivate func layOut() {
        if isLaidOut {
            if settlesWithLayout, !isScrolling { scrollViewDidSettle(scrollView) }
            return
        }
        settlesWithLayout = false
        let distance = controller.moving == nil ? 0 : distance
        // The target of a running scroll animation is outdated.
        if controller.moving == nil, !isUnderFinger { scrollView.stopScrollingAndZooming() }
        withoutTurning {
            scrollView.contentSize = contentSize
            closeSides()
            scrollView.contentOffset = offset(at: distance)
        }
        placeViews()
        if let turn = controller.moving, !turn.isByGesture, !isUnderFinger { move(turn) }
    }

    /// Scrolls to the new pages of a turn by the program. If the scroll view cannot scroll, the turn ends at once.
    private func move(_ turn: PageTurn) {
        scrollView.setContentOffset(offset(at: turn.direction == .forward ? 1 : -1), animated: true)
        if !scrollView.isScrollAnimating { turn.end(finished: true) }
    }

    private func placeViews() {
        for page in controller.shown { page.viewInPlace?.frame = frame(at: 0) }
        guard let turn = controller.moving else { return }
        for page in turn.new { page.viewInPlace?.frame = frame(at: turn.direction == .forward ? 1 : -1) }
    }

    /// Sets the content offset without turning pages.
    private func place(at distance: CGFloat) {
        withoutTurning { scrollView.contentOffset = offset(at: distance) }
    }

    private func withoutTurning(_ change: () -> Void) {
        let wasCentering = isCentering
        isCentering = true
        change()
        isCentering = wasCentering
    }

    /// Sets content insets that limit scrolling to the existing pages.
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

    /// Sets the neighbors. A page without other references is deallocated only after the assignment, since its
    /// `deinit` may call this object.
    private func setNeighbors(before: Neighbor, after: Neighbor) {
        let old = neighbors
        neighbors = Neighbors(before: before, after: after)
        withExtendedLifetime(old) {}
    }

    func discardNeighbors() {
        setNeighbors(before: .unknown, after: .unknown)
        scrollView.isScrollEnabled = controller.dataSource != nil
        if controller.turn == nil { closeSides() }
    }

    func begin(_ turn: PageTurn) {
        // Loading a view may call code of the program.
        for page in turn.new { _ = page.view }
        let isMoved = turn.isAnimated && controller.turn === turn
        if isMoved {
            // A page controller that was just added has no layout yet, and pages of empty size cannot be animated.
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
            // The outgoing page becomes a neighbor, so it is not requested again.
            let left = turn.isByGesture ? turn.old.first.map(Neighbor.page) ?? .none : .unknown
            setNeighbors(before: moved > 0 ? left : .unknown, after: moved > 0 ? .unknown : left)
        }
        let rest = turn.isAnimated && isUnderFinger ? distance - moved : 0
        if !isUnderFinger { scrollView.stopScrollingAndZooming() }
        closeSides()
        for page in finished ? turn.new : turn.old { page.viewInPlace?.frame = frame(at: 0) }
        // A turn before the pages have appeared ends at once, and the next layout places the pages.
        if !isMovedByCode { place(at: rest) }
    }

    private var isScrolling: Bool {
        scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating || scrollView.isScrollAnimating
    }

    private var isUnderFinger: Bool { scrollView.isDragging && scrollView.isTracking }

    /// Requests the next neighbor after a turn (recorded).
    func didFinish(_ turn: PageTurn) { findNeighbors() }

    private func findNeighbors() {
        // The page after the shown page is requested first, as recorded.
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

    @discardableResult
    func turnPage(_ direction: UIPageViewController.NavigationDirection) -> UIViewController? {
        guard controller.turn == nil, controller.dataSource != nil, !scrollView.isTracking else { return nil }
        findNeighbors()
        let place: CGFloat = direction == .forward ? 1 : -1
        guard let page = (direction == .forward ? neighbors.after : neighbors.before).page else { return nil }
        scrollView.setContentOffset(offset(at: place), animated: true)
        return page
    }
}

extension ScrollingPages: ScrollObserver {
    /// Requests the neighbors before a scroll view on the page, at its edge, leaves the drag to the pages.
    func scrollViewMayBeginDragging(_ scrollView: UIScrollView, horizontally: Bool) {
        guard horizontally == isHorizontal, controller.turn == nil else { return }
        findNeighbors()
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        controller.moving?.didInterrupt()
        findNeighbors()
    }

    func scrollViewDidMove(_ scrollView: UIScrollView) {
        guard !isCentering, length > 0, isLaidOut else { return }
        // Other code has changed the content offset. The scroll view's delegate must be notified before the offset
        // changes again.
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
        // The program has scrolled without a drag.
        if controller.dataSource != nil { findNeighbors() }
        guard controller.turn == nil, let page = (distance > 0 ? neighbors.after : neighbors.before).page
        else { return }
        let turn = controller.beginTurn(to: [page], distance > 0 ? .forward : .reverse)
        turn.report(abs(distance))
        // A key or a decelerating drag has moved the content. If code has changed the content offset, the next layout
        // ends the turn.
        if !scrollView.isDragging, isScrolling { turn.endDrag(finishes: true) }
    }

    private func follow(_ turn: PageTurn) {
        let progress = turn.direction == .forward ? distance : -distance
        if progress >= 1, isUnderFinger { return turn.end(finished: true) }
        // The finger has moved back beyond the old page, which begins a new turn.
        if progress < 0, turn.isByGesture { return turn.end(finished: false) }
        turn.report(progress)
    }

    func scrollViewWillEndDragging(_ scrollView: UIScrollView, velocity: CGPoint, target: inout CGPoint) {
        guard let turn = controller.moving, length > 0 else { return }
        let end = ((isHorizontal ? target.x : target.y) / length - 1) * sign
        turn.endDrag(finishes: turn.direction == .forward ? end > 0.5 : end < -0.5)
    }

    func scrollViewDidSettle(_ scrollView: UIScrollView) {
        settlesWithLayout = false
        // If the movement began no turn, the content moves back.
        guard let turn = controller.moving else { return place(at: 0) }
        // Pages that are not animated are already in place.
        guard turn.isAnimated else { return }
        let isFinished = abs(distance) > 0.5
        turn.endDrag(finishes: isFinished)
        turn.end(finished: isFinished)
    }
}

/// The scroll view of a page view controller. Programs search it among the subviews to disable scrolling.
final class PageScrollView: UIScrollView {
    fileprivate weak var pages: ScrollingPages?

    override func layoutSubviews() {
        super.layoutSubviews()
        pages?.layOut()
    }

    /// Returns `false`, so that the page view controller turns a page.
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
}

import CoreGraphics
import Foundation

/// Observes the scroll view under the bars: the large title collapses with it, and bars get a background when content
/// is under them.
@MainActor
final class NavigationScrolling: ScrollObserver {
    private unowned let navigation: UINavigationController
    @SharedWeak private var followed: UIScrollView?

    init(_ navigation: UINavigationController) { self.navigation = navigation }

    /// Observes the scroll view of the top controller.
    func follow(_ controller: UIViewController?) {
        let scrollView = scrollView(of: controller)
        let isSame = scrollView === followed
        if !isSame {
            followed?.removeObserver(self)
            followed = scrollView
            scrollView?.addObserver(self)
            // The title is already collapsed if the previous page had the same scroll view.
            if let scrollView, scrollView.extraRangeAtTop > 0 {
                controller?.navigationItem.expandedContent = scrollView
            }
        }
        guard let controller, let scrollView else { return }
        // If the bar is hidden or has no large title, as in a compact height, the content is moved again when a large
        // title is shown the next time. The same applies if the bar has moved, for example below the tabs at the top of
        // a window that became wide, if it has a prompt now, or if only a search bar was below the row in a compact
        // height.
        let (bar, item) = (navigation.navigationBarInUse, controller.navigationItem)
        let prompt = item.prompt == nil ? 0 : BarMetrics.prompt
        let row = bar.rowHeight + prompt + (navigation.viewIfLoaded?.safeAreaInsets.top ?? 0)
        let new = NavigationBarRow(bottom: row, largeTitle: bar.largeTitleHeight(for: item))
        let old = item.rowOverContent
        item.rowOverContent = new
        let isExpanded =
            isSame ? bar.scrollState.largeTitle >= BarMetrics.largeTitle - 0.5 : scrollView.extraRangeAtTop == 0
        let hasMoved = old.map { $0.bottom != new.bottom || new.largeTitle > $0.largeTitle } ?? false
        if collapsible(controller) == 0 || hasMoved && isExpanded && isAtTop(scrollView) { item.expandedContent = nil }
    }

    private func scrollView(of controller: UIViewController?) -> UIScrollView? {
        scrollView(of: controller, .top) ?? scrollView(of: controller, .bottom)
    }

    var refreshControl: UIRefreshControl? { followed?.refreshControl }

    /// The top page whose scroll view is observed. The top may change before the next layout, for example when a split
    /// view collapses.
    private var followedPage: UIViewController? {
        guard let top = navigation.stack.last?.barTop, scrollView(of: top) === followed else { return nil }
        return top
    }

    private func scrollView(of controller: UIViewController?, _ edge: NSDirectionalRectEdge) -> UIScrollView? {
        guard let controller, controller.isViewLoaded else { return nil }
        return controller.contentScrollView(for: edge)
    }

    // MARK: States

    /// Returns the state of the bar for the scroll position of a controller's content. Without a scroll view, the
    /// content counts as at its top edge.
    func state(of controller: UIViewController?) -> NavigationBarScrollState {
        var state = NavigationBarScrollState()
        guard let controller, let scrollView = scrollView(of: controller, .top),
            // A page that an animator will place again keeps its content offset.
            scrollView.window != nil || controller.navigationItem.expandedContent === scrollView
                || scrollView.contentOffset.y > 0,
            let top = contentTop(of: scrollView, in: controller)
        else { return state }
        let item = controller.navigationItem
        let bar = navigation.navigationBarInUse
        let search = bar.collapsibleSearchHeight(for: item)
        let large = bar.largeTitleHeight(for: item)
        if large + search > 0, isToExpand(scrollView, item) { return state }
        switch top {
        case .under(let visible):
            state.background = min(max(-visible / 10, 0), 1)
            guard large + search > 0 else { return state }
            // The search bar collapses first.
            if large > 0, visible < large { state.largeTitle = max(visible, 0) }
            if search > 0 {
                state.search = visible >= large + search ? .greatestFiniteMagnitude : max(visible - large, 0)
            }
            state.pull = max(0, visible - large - search)
        case .below(let scrolled): state.background = min(max(scrolled / 10, 0), 1)
        }
        return state
    }

    /// The position of a scroll view's content relative to the bar.
    private enum ContentTop {
        /// The scroll view is under the row of the bar, and its content begins at this distance below the row. The
        /// distance is negative if content is behind the row.
        case under(CGFloat)
        // Chosen (Controllers): A scroll view that begins below the navigation bar's large title neither collapses nor
        // stretches the title, because its position may depend on the height of the bar.
        /// The scroll view begins below the row. Since its position may depend on the height of the bar, it neither
        /// collapses nor stretches the large title. If the page ends at the bar, `scrolled` is the scrolled distance.
        case below(scrolled: CGFloat)
    }

    private func contentTop(of scrollView: UIScrollView, in controller: UIViewController) -> ContentTop? {
        guard let page = controller.viewIfLoaded, let superview = scrollView.superview else { return nil }
        let top = scrollView === page ? 0 : superview.convert(scrollView.frame.origin, to: page).y
        let item = controller.navigationItem
        var row = navigation.navigationBarInUse.fixedHeight(for: item)
        let safe = navigation.viewIfLoaded?.safeAreaInsets.top ?? 0
        let frame = navigation.frame(of: controller, in: navigation.pages.bounds)
        row += navigation.isBarHidden(for: controller) ? -row : safe - frame.minY
        let offset = scrollView.contentOffset.y
        guard frame.minY == 0 else { return .below(scrolled: offset + scrollView.adjustedContentInset.top) }
        guard top <= row + 0.01 else { return .below(scrolled: 0) }
        return .under(top - offset - scrollView.contentInset.top - insetsInside(page, of: scrollView, at: top) - row)
    }

    /// Returns the height of views between the bar and the content, such as the tabs of a page. This is the part of
    /// the content inset that does not belong to the bar.
    private func insetsInside(_ page: UIView, of scrollView: UIScrollView, at top: CGFloat) -> CGFloat {
        guard scrollView !== page else { return 0 }
        let added = scrollView.safeAreaInsets.top - max(0, page.safeAreaInsets.top - top)
        return min(max(0, added), max(0, scrollView.adjustedContentInset.top - scrollView.contentInset.top))
    }

    /// Returns the opacity of the toolbar's background: 0 while the content is scrolled to its bottom edge.
    func bottomFraction(of controller: UIViewController?) -> CGFloat {
        guard let scrollView = scrollView(of: controller, .bottom), scrollView.window != nil else { return 0 }
        let rest = scrollView.restingRange.y.upperBound - scrollView.contentOffset.y
        return min(max(rest / 10, 0), 1)
    }

    // MARK: Expanding

    /// Returns whether the scroll view still has to make room for a large title: its content is at the top and has not
    /// been under a large title yet.
    private func isToExpand(_ scrollView: UIScrollView, _ item: UINavigationItem) -> Bool {
        item.expandedContent !== scrollView && isAtTop(scrollView)
    }

    private func isAtTop(_ scrollView: UIScrollView) -> Bool {
        scrollView.contentOffset.y <= 0.5 - scrollView.adjustedContentInset.top
    }

    /// Records that the content has made room or was scrolled. From then on, the large title follows the scroll
    /// position.
    private func noteExpansion(of scrollView: UIScrollView, _ controller: UIViewController) {
        let item = controller.navigationItem
        if navigation.navigationBarInUse.collapsibleHeight(for: item) == 0 {
            item.expandedContent = nil
        } else if !isToExpand(scrollView, item) || scrollView.isTracking || hasExpanded(scrollView, controller) {
            item.expandedContent = scrollView
        }
    }

    private func hasExpanded(_ scrollView: UIScrollView, _ controller: UIViewController) -> Bool {
        guard case .under(let visible) = contentTop(of: scrollView, in: controller) else { return false }
        return visible >= navigation.navigationBarInUse.collapsibleHeight(for: controller.navigationItem) - 0.5
    }

    // MARK: Following

    func scrollViewDidMove(_ scrollView: UIScrollView) {
        guard navigation.openTransitions.isEmpty, navigation.stack.last === navigation.displayed else { return }
        guard let top = followedPage else {
            // The scroll view has left the page. The layout ends a stretch of the bar.
            navigation.viewIfLoaded?.setNeedsLayout()
            return
        }
        noteExpansion(of: scrollView, top)
        updateTravel(scrollView, of: top)
        let bar = navigation.navigationBarInUse
        let state = state(of: top)
        if state != bar.scrollState {
            navigation.viewIfLoaded?.setNeedsLayout()
            // The bar moves together with content that is animated, for example at the end of refreshing.
            if UIView.inheritedAnimationDuration > 0 { navigation.viewIfLoaded?.layoutIfNeeded() }
        }
        if let toolbar = navigation.toolbarStorage { toolbar.backgroundFraction = bottomFraction(of: top) }
    }

    /// Returns the height of the bar that can collapse; 0 if the bar is hidden.
    private func collapsible(_ controller: UIViewController) -> CGFloat {
        navigation.isBarHidden(for: controller)
            ? 0 : navigation.navigationBarInUse.collapsibleHeight(for: controller.navigationItem)
    }

    /// Extends the scrollable range at the top by the collapsed height of the large title and the search bar.
    private func updateTravel(_ scrollView: UIScrollView, of controller: UIViewController) {
        let extent = collapsible(controller)
        let isUnder = navigation.frame(of: controller, in: navigation.pages.bounds).minY == 0
        guard extent > 0, isUnder else { return scrollView.extraRangeAtTop = 0 }
        let (bar, item, state) = (navigation.navigationBarInUse, controller.navigationItem, state(of: controller))
        let large = min(state.largeTitle, bar.largeTitleHeight(for: item))
        scrollView.extraRangeAtTop = extent - large - min(state.search, bar.collapsibleSearchHeight(for: item))
    }

    /// Updates the scrollable range for the new height of the title. Called when the safe areas of the pages have
    /// changed, possibly during a transition.
    func pagesWereCovered() {
        guard let scrollView = followed, let top = followedPage else { return }
        let travel = scrollView.extraRangeAtTop
        updateTravel(scrollView, of: top)
        if scrollView.extraRangeAtTop != travel { scrollView.rangeDidChange() }
    }

    /// Adjusts the end of a drag: if the large title or the search bar would be partly collapsed, the drag ends where
    /// it is either fully visible or fully collapsed (from an imitation).
    func scrollViewWillEndDragging(_ scrollView: UIScrollView, velocity: CGPoint, target: inout CGPoint) {
        guard let top = navigation.stack.last?.barTop, scrollView === followed,
            collapsible(top) > 0, case .under = contentTop(of: scrollView, in: top)
        else { return }
        let search = navigation.navigationBarInUse.collapsibleSearchHeight(for: top.navigationItem)
        // While the list is refreshed, its top is below the expanded bar.
        let expanded = scrollView.restingRange.y.lowerBound + scrollView.refreshInset
        let collapsed = expanded + collapsible(top)
        guard target.y > expanded + 0.01, target.y < collapsed, scrollView.restingRange.y.upperBound >= collapsed else {
            return
        }
        let y = target.y
        let stops = [collapsed, expanded + search, expanded]
        target.y = stops.min { abs($0 - y) < abs($1 - y) } ?? y
    }
}

extension UINavigationController {
    /// Lays out the content of an incoming controller, so that the final state of the bar is known. If a custom
    /// animator places the pages, only the safe area is updated.
    func prepareScrolling(of controller: UIViewController?) {
        guard let controller else { return }
        guard motion?.isCustom != true else { return cover(controller) }
        UIView.performWithoutAnimation {
            place(controller)
            controller.view.layoutIfNeeded()
        }
    }
}

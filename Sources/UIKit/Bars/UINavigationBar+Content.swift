import CoreGraphics
import Foundation

extension UINavigationBar: BarItemObserver {
    // MARK: Appearance

    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    /// Returns the appearance for a bar with content under it. An appearance is used as a whole; properties of several
    /// appearances are never combined (documented order).
    func standard(of item: UINavigationItem?) -> UINavigationBarAppearance {
        let own = item?.appearances
        if isCompact, let compact = own?.compact ?? appearances.compact { return compact }
        return own?.standard ?? appearances.standard
    }

    /// Returns the appearance for content at its top edge; `nil` for the standard appearance without a background.
    func scrollEdge(of item: UINavigationItem?) -> UINavigationBarAppearance? {
        let own = item?.appearances
        if isCompact, let compact = own?.compactScrollEdge ?? appearances.compactScrollEdge { return compact }
        return own?.scrollEdge ?? appearances.scrollEdge
    }

    /// Whether the content that scrolls under the bar changes the background. It is `false` for a bar without a
    /// navigation controller.
    private var followsScrolling: Bool { controller != nil }

    private func show(_ appearance: UINavigationBarAppearance?, in background: BarBackground) {
        background.show(
            appearance, barTint: isTranslucent ? barTintColor?.withAlphaComponent(0.85) : barTintColor,
            plain: BarColors.navigationBar, isOpaque: !isTranslucent)
    }

    /// Schedules an update of the displayed item and appearances for the next layout. Several changes cause only one
    /// update.
    func setNeedsAppearanceUpdate() {
        needsAppearanceUpdate = true
        setNeedsLayout()
    }

    func updateAppearance() {
        updateTranslucency()
        takeAppearance()
        setNeedsLayout()
    }

    private func takeAppearance() {
        needsAppearanceUpdate = false
        let item = content.item
        let standard = standard(of: item)
        show(standard, in: standardBackground)
        show(followsScrolling ? scrollEdge(of: item) : nil, in: edgeBackground)
        updateBackground()
        let edge = followsScrolling && scrollState.background < 0.5 ? scrollEdge(of: item) : nil
        content.update(edge ?? standard, isCompact: isCompact)
        content.hasLargeTitle = showsLargeTitle(item)
    }

    func updateBackground() {
        let shown = followsScrolling ? scrollState.background : 1
        if standardBackground.alpha != shown { standardBackground.alpha = shown }
        let edge: CGFloat = scrollEdge(of: content.item) == nil ? 0 : 1
        if edgeBackground.alpha != edge { edgeBackground.alpha = edge }
    }

    func scrollStateDidChange() {
        updateBackground()
        content.stretch = scrollState.stretch
        setNeedsLayout()
    }

    // MARK: Geometry

    private var isInSheet: Bool { controller?.isInSheet ?? false }

    /// Returns whether an item has a large title, according to its display mode or that of the previous item.
    func showsLargeTitle(_ item: UINavigationItem?) -> Bool {
        guard prefersLargeTitles, let item, item.titleView == nil || item.title != nil else { return false }
        switch item.largeTitleDisplayMode {
        case .always: return !isCompact
        case .never, .inline: return false
        case .automatic: break
        }
        guard !isCompact else { return false }
        if let controller {
            let stack = controller.barStack
            guard let place = stack.lastIndex(where: { $0.navigationItemIfMade === item }) else { return true }
            for other in stack[..<place].reversed() {
                switch other.navigationItem.largeTitleDisplayMode {
                case .always: return true
                case .never, .inline: return false
                case .automatic: continue
                }
            }
            return true
        }
        guard let place = ownItems.lastIndex(where: { $0 === item }) else { return true }
        for other in ownItems[..<place].reversed() where other.largeTitleDisplayMode != .automatic {
            return other.largeTitleDisplayMode == .always
        }
        return true
    }

    var rowHeight: CGFloat {
        controller?.sharedRow?.height ?? BarMetrics.rowHeight(traits: traitCollection, isInSheet: isInSheet)
    }

    /// Returns the height of the bar for an item, with the visible part of the large title.
    func height(for item: UINavigationItem?, state: NavigationBarScrollState? = nil) -> CGFloat {
        let measures = measures(for: item, state: state ?? scrollState)
        return measures.prompt + measures.row + measures.large + measures.search
    }

    /// Returns the height of the bar without the effect of scrolling.
    func restingHeight(for item: UINavigationItem?) -> CGFloat { height(for: item, state: NavigationBarScrollState()) }

    private func measures(
        for item: UINavigationItem?, state: NavigationBarScrollState
    ) -> NavigationBarContent.Measures {
        var measures = NavigationBarContent.Measures()
        measures.isInline = item?.searchController != nil && !stacksSearch(item) && !searchIsButton(item)
        let search = searchHeight(for: item)
        if isSearchingOnly(item) {
            measures.isSearching = true
            measures.row = 0
            measures.search = search
            return measures
        }
        measures.prompt = item?.prompt == nil ? 0 : BarMetrics.prompt
        measures.row = rowHeight
        if showsLargeTitle(item) { measures.large = min(state.largeTitle, fullLargeTitleHeight(of: item)) + state.pull }
        guard search > 0 else { return measures }
        measures.search = collapsibleSearchHeight(for: item) > 0 ? min(max(state.search, 0), search) : search
        if measures.large == 0, !showsLargeTitle(item) { measures.search += state.pull }
        return measures
    }

    func layOutContent() {
        if needsAppearanceUpdate { takeAppearance() }
        let top = barPosition == .topAttached ? topReach : 0
        let behind = CGRect(x: 0, y: -top, width: bounds.width, height: bounds.height + top)
        for view in [edgeBackground, standardBackground] where view.frame != behind { view.frame = behind }
        layOut(content, state: scrollState)
        layOutRefreshControl(below: content.measures)
    }

    func layOut(_ content: NavigationBarContent, state: NavigationBarScrollState) {
        if content.frame != bounds { content.frame = bounds }
        var measures = measures(for: content.item, state: state)
        (measures.left, measures.right) = (safeAreaInsets.left, safeAreaInsets.right)
        // In a bar that a program has placed, the row has the height of the bar.
        if controller == nil, measures.large == 0, measures.search == 0, !measures.isSearching {
            measures.row = max(0, bounds.height - measures.prompt)
        }
        if let tabs = controller?.sharedRow?.bar { measures.occupied = tabs.minX...max(tabs.minX, tabs.maxX) }
        content.hasLargeTitle = showsLargeTitle(content.item)
        content.measures = measures
        content.shownLargeTitle = content.hasLargeTitle ? state.largeTitle : 0
        content.stretch = state.stretch
    }

    /// The height of the background above the bar: up to the top of the navigation controller's view, or of the
    /// window.
    private var topReach: CGFloat {
        if controller != nil { return max(0, frame.minY) }
        guard let superview, window != nil else { return 0 }
        return max(0, superview.convert(frame.origin, to: nil).y)
    }

    func geometryDidChange() {
        setNeedsAppearanceUpdate()
        invalidateIntrinsicContentSize()
        controller?.viewIfLoaded?.setNeedsLayout()
        superview?.setNeedsLayout()
    }

    // MARK: Items

    package func barItemDidChange(_ item: NSObject, animated: Bool) {
        guard item === content.item || item === content.previous else { return }
        if height(for: content.item) != bounds.height { geometryDidChange() }
        guard animated, window != nil else { return setNeedsAppearanceUpdate() }
        if needsAppearanceUpdate { takeAppearance() }
        let old = Set(content.buttons.map(ObjectIdentifier.init))
        let hadBack = content.hasBackButton
        updateAppearance()
        var coming: [UIView] = content.buttons.filter { !old.contains(ObjectIdentifier($0)) }
        if content.hasBackButton, !hadBack { coming += [content.backButton.chevron, content.backButton.label] }
        for view in coming { view.alpha = 0 }
        layoutIfNeeded()
        UIView.animate(withDuration: 0.25) { for view in coming { view.alpha = 1 } }
    }

    /// Creates the content of an item, which is not shown yet.
    func makeContent(_ item: UINavigationItem?, previous: UINavigationItem?) -> NavigationBarContent {
        let made = NavigationBarContent(item, previous: previous, bar: self)
        follow(made)
        return made
    }

    private func follow(_ content: NavigationBarContent) {
        content.item?.observers.add(self)
        content.previous?.observers.add(self)
    }

    /// Shows an item without a transition.
    func show(_ item: UINavigationItem?, previous: UINavigationItem?) {
        endTransition(finished: true)
        guard item !== content.item || previous !== content.previous else { return setNeedsAppearanceUpdate() }
        if content.isBeingTouched {
            content.removeFromSuperview()
            content = makeContent(item, previous: previous)
            addSubview(content)
        } else {
            content.change(to: item, previous: previous)
            follow(content)
        }
        geometryDidChange()
    }

    /// Begins a transition to an item. Adds the contents of both items as subviews, at their initial positions.
    /// Returns `nil` if the item does not change.
    func beginTransition(
        to item: UINavigationItem?, previous: UINavigationItem?, direction: NavigationBarTransition.Direction,
        state: NavigationBarScrollState
    ) -> NavigationBarTransition? {
        endTransition(finished: true)
        guard item !== content.item else {
            show(item, previous: previous)
            return nil
        }
        let old = content
        let new = makeContent(item, previous: previous)
        UIView.performWithoutAnimation {
            old.layoutIfNeeded()
            content = new
            addSubview(new)
            content.update(standard(of: item), isCompact: traitCollection.verticalSizeClass == .compact)
            // Lays out the bar for its previous state before the transition begins.
            layoutIfNeeded()
            layOut(new, state: state)
            new.layoutIfNeeded()
        }
        let transition = NavigationBarTransition(from: old, to: new, direction: direction)
        transition.prepare()
        return transition
    }

    /// Ends the transition, and removes the content that is no longer shown.
    func finish(_ transition: NavigationBarTransition, completed: Bool) {
        transition.finish(completed)
        if !completed { content = transition.old }
        updateAppearance()
    }

    func endTransition(finished: Bool) {
        guard let animator = running?.animator, animator.state == .active else { return }
        animator.stopAnimation(false)
        animator.finishAnimation(at: finished ? .end : .start)
    }

    func backButtonWasTapped() {
        if let action = topItem?.backAction { return action.perform(sender: self) }
        if let controller { return controller.backButtonWasTapped() }
        _ = popItem(animated: true)
    }
}

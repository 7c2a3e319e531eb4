import CoreGraphics
import Foundation

// The layout of bars and pages. It is a function of the top controller, its scroll view, and the visibility of the
// bars.
extension UINavigationController {
    // MARK: Bars

    var isInSheet: Bool { activePresentationController is UISheetPresentationController }

    /// Returns the visibility of the bars for a page. For an outgoing page, it is the visibility before the
    /// transition.
    private func bars(for controller: UIViewController?) -> BarVisibility {
        if let barsBefore = motion?.barsBefore, let controller, controller === displayed { return barsBefore }
        return bars
    }

    /// Returns whether the navigation bar takes no space from a page.
    func isBarHidden(for controller: UIViewController) -> Bool {
        bars(for: controller).isNavigationBarHidden || isNested
    }

    /// Returns the frame of the navigation bar while a controller is on top.
    func barFrame(for controller: UIViewController?, in bounds: CGRect) -> CGRect {
        let height = barHeight(for: controller)
        if let motion = motion?.bars.navigationBar {
            return CGRect(
                x: motion.shift.dx * bounds.width, y: safeTop + motion.shift.dy * (safeTop + height),
                width: bounds.width, height: height)
        }
        return CGRect(x: 0, y: isBarHidden ? -height : safeTop, width: bounds.width, height: height)
    }

    /// - Parameter isStretched: Whether the height includes the stretch while the user pulls the content down. The
    ///   stretch does not change the resting position of the content, and does not affect a hidden bar.
    private func barHeight(for controller: UIViewController?, isStretched: Bool = true) -> CGFloat {
        let top = controller?.barTop
        var state = scrolling.state(of: top)
        if !isStretched || controller.map(isBarHidden) == true { state.pull = 0 }
        return navigationBarInUse.height(for: top?.navigationItem, state: state)
    }

    func toolbarFrame(for controller: UIViewController?, in bounds: CGRect) -> CGRect {
        let top = toolbarTop(in: bounds)
        let height = BarMetrics.toolbarHeight(traits: traitCollection)
        if let motion = motion?.bars.toolbar {
            return CGRect(
                x: motion.shift.dx * bounds.width, y: top + motion.shift.dy * (bounds.height - top),
                width: bounds.width, height: height)
        }
        return CGRect(
            x: 0, y: showsToolbar(with: controller) ? top : bounds.height, width: bounds.width, height: height)
    }

    /// Returns the top edge of a visible toolbar.
    private func toolbarTop(in bounds: CGRect) -> CGFloat {
        let bottom = viewIfLoaded?.safeAreaInsets.bottom ?? 0
        return bounds.height - bottom - BarMetrics.toolbarHeight(traits: traitCollection)
    }

    var sharedRow: SharedBarRow? { outerContainer?.sharedRow(over: self) }

    var refreshControl: UIRefreshControl? { scrolling.refreshControl }

    private var safeTop: CGFloat { viewIfLoaded?.safeAreaInsets.top ?? 0 }

    func showsToolbar(with controller: UIViewController?) -> Bool {
        !bars(for: controller).isToolbarHidden && controller?.hidesBottomBarWhenPushed != true
    }

    var toolbarInUse: UIToolbar {
        if let toolbarStorage { return toolbarStorage }
        let bar = makeToolbar()
        toolbarStorage = bar
        bar.setItems(stack.last?.shownToolbarItems, animated: false)
        bar.isHidden = !showsToolbar(with: stack.last)
        if let view = viewIfLoaded {
            bar.frame = toolbarFrame(for: stack.last, in: view.bounds)
            view.addSubview(bar)
        }
        return bar
    }

    /// Lays out the bars for the top controller. A bar that moves with a page is laid out for that page.
    func layOutBars(for controller: UIViewController?) {
        guard let bounds = viewIfLoaded?.bounds else { return }
        layOutNavigationBar(for: motion?.bars.navigationBar?.page ?? controller, in: bounds)
        layOutToolbar(for: motion?.bars.toolbar?.page ?? controller, in: bounds)
    }

    private func layOutNavigationBar(for controller: UIViewController?, in bounds: CGRect) {
        let bar = navigationBarInUse
        let state = scrolling.state(of: controller?.barTop)
        if bar.scrollState != state { bar.scrollState = state }
        let frame = barFrame(for: controller, in: bounds)
        if bar.frame != frame { bar.frame = frame }
        if !bars.isAnimating { bar.isHidden = isBarHidden }
    }

    private func layOutToolbar(for controller: UIViewController?, in bounds: CGRect) {
        guard let toolbarStorage else { return }
        toolbarStorage.backgroundFraction = scrolling.bottomFraction(of: controller)
        let bottom = toolbarFrame(for: controller, in: bounds)
        if toolbarStorage.frame != bottom { toolbarStorage.frame = bottom }
        if !bars.isAnimating { toolbarStorage.isHidden = !showsToolbar(with: controller) }
    }

    // MARK: Pages

    /// Returns the frame of a page: it extends under translucent bars at the edges in the page's
    /// `edgesForExtendedLayout`, and otherwise ends at the bars.
    func frame(of controller: UIViewController, in bounds: CGRect) -> CGRect {
        var frame = bounds
        if !isBarHidden(for: controller), !extendsUnder(navigationBarInUse.isTranslucent, controller, .top) {
            let height = navigationBarInUse.restingHeight(for: controller.barTop.navigationItem)
            let top = min(safeTop + height, bounds.height)
            frame.origin.y += top
            frame.size.height -= top
        }
        if showsToolbar(with: controller), !extendsUnder(toolbarInUse.isTranslucent, controller, .bottom) {
            frame.size.height = max(0, min(frame.height, toolbarTop(in: bounds) - frame.minY))
        }
        return frame
    }

    private func extendsUnder(_ isTranslucent: Bool, _ controller: UIViewController, _ edge: UIRectEdge) -> Bool {
        controller.edgesForExtendedLayout.contains(edge)
            && (isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
    }

    /// Returns the safe area insets of a page: the heights of the bars over it, and the system's insets at edges
    /// without a bar.
    private func safeArea(of controller: UIViewController, in bounds: CGRect) -> UIEdgeInsets {
        var insets = viewIfLoaded?.safeAreaInsets ?? .zero
        if !isBarHidden(for: controller) {
            let isUnder = extendsUnder(navigationBarInUse.isTranslucent, controller, .top)
            insets.top = isUnder ? insets.top + barHeight(for: controller, isStretched: false) : 0
        } else if let row = sharedRow, row.bar != nil {
            insets.top += row.height
        }
        if showsToolbar(with: controller) {
            let isUnder = extendsUnder(toolbarInUse.isTranslucent, controller, .bottom)
            insets.bottom = isUnder ? bounds.height - toolbarTop(in: bounds) : 0
        }
        return insets
    }

    /// Sets the safe area of a page.
    func cover(_ page: UIViewController) {
        let insets = safeArea(of: page, in: pages.bounds)
        page.cover(insets)
        // An active search covers the page.
        if let search = page.barTop.navigationItemIfMade?.searchController, search.isActive { search.cover(insets) }
    }

    /// Sets the frame of a page, shifted during a transition, and its safe area. A page that a callback has removed is
    /// ignored.
    func place(_ controller: UIViewController?) {
        guard let controller, controller.parent === self else { return }
        controller.loadViewIfNeeded()
        guard controller.parent === self, let view = controller.viewInPlace else { return }
        if view.superview !== pages { pages.addSubview(view) }
        cover(controller)
        if let motion, motion.isCustom { return motion.resize(view, in: pages.bounds.size) }
        let frame = frame(of: controller, in: pages.bounds)
        if view.bounds.size != frame.size { view.bounds.size = frame.size }
        let shift = (motion?.shift(of: controller) ?? 0) * pages.bounds.width
        let anchor = view.layer.anchorPoint
        let center = CGPoint(
            x: frame.minX + anchor.x * frame.width + shift, y: frame.minY + anchor.y * frame.height)
        if view.center != center { view.center = center }
    }

    /// Lays out pages and bars.
    func layOut() {
        guard let view = viewIfLoaded else { return }
        if pages.frame != view.bounds { pages.frame = view.bounds }
        popGesture?.update(isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        showTopOutsideOfWindow()
        if isAppearing, displayed == nil { appearTop() }
        scrolling.follow(isNested ? nil : stack.last?.barTop)
        for controller in controllersInPlace { place(controller) }
        scrolling.pagesWereCovered()
        layOutBars(for: shownPage)
    }

    /// Displays the top controller even if the view is outside a window, since programs measure and draw such
    /// navigation controllers.
    private func showTopOutsideOfWindow() {
        guard !isVisibleOrAppearing, motion == nil, let top = stack.last(where: isInStack), top !== displayed else {
            return
        }
        prepareContent(of: top)
        top.loadViewIfNeeded()
        // Loading the view calls code of the program, which may change the stack.
        guard !isVisibleOrAppearing, motion == nil, top === stack.last, top !== displayed,
            top.viewInPlace?.window == nil
        else {
            return
        }
        if let view = displayed?.viewInPlace, view.superview === pages { view.removeFromSuperview() }
        displayed = top
        place(top)
        showContent(of: top)
    }

    /// The page whose items the bars display. During a transition it is the incoming page.
    var shownPage: UIViewController? { motion?.incoming ?? displayed ?? stack.last }

    /// The controllers whose views are in `pages`: the displayed controller, and during a transition the incoming
    /// controller.
    private var controllersInPlace: [UIViewController] {
        var controllers: [UIViewController] = []
        if let displayed, displayed.viewInPlace?.superview === pages { controllers.append(displayed) }
        if let incoming = motion?.incoming, incoming !== displayed, incoming.viewInPlace?.superview === pages {
            controllers.append(incoming)
        }
        return controllers
    }

    // MARK: Changes of children

    package func toolbarItemsDidChange(of child: UIViewController, animated: Bool) {
        guard child === stack.last, let toolbarStorage else { return }
        let isSeen = animated && displayed === child && openTransitions.isEmpty
        toolbarStorage.setItems(child.shownToolbarItems, animated: isSeen)
    }

    package func extendedLayoutDidChange(of child: UIViewController) { viewIfLoaded?.setNeedsLayout() }

    package func tabBarItemDidChange(of child: UIViewController) {
        if child === controllerForTabBarItem { tabBarItemDidChange(from: nil) }
    }

    // MARK: Appearing

    /// Displays a controller without a transition. Called while the navigation controller is not on the screen, or is
    /// appearing.
    func displayTop(_ target: UIViewController?) {
        guard target !== displayed else {
            if isVisibleOrAppearing { place(target) }
            return
        }
        let old = displayed
        displayed = isVisibleOrAppearing ? target : nil
        if let view = old?.viewInPlace, view.superview === pages { view.removeFromSuperview() }
        showItems(of: target, previous: navigationBarInUse.backItem)
        viewIfLoaded?.setNeedsLayout()
        guard isVisibleOrAppearing, let target else { return }
        moveToPages(target)
    }

    private func moveToPages(_ target: UIViewController) {
        prepareContent(of: target)
        // A callback may have ended the transition in which this controller appears. Then no transition notifies the
        // delegate.
        let isNew = isOnScreen && !isAppearing && notifiedTarget !== target
        if isAppearing { beginAppearance(of: target) } else { target.loadViewIfNeeded() }
        // The call above runs callbacks, so this controller may disappear and reappear with a different top.
        guard displayed === target else { return }
        // The top page of a column that becomes part of this stack keeps its superview until this navigation
        // controller is in the window.
        let isSeenElsewhere = target.viewInPlace?.window != nil && pages.window == nil
        guard !isSeenElsewhere else { return }
        if isNew { notifyDelegateWillShow(target, animated: false) }
        place(target)
        showContent(of: target)
        if isNew, displayed === target { notifyDelegateDidShow(target, animated: false) }
    }

    // MARK: Content that pages share

    /// Prepares a page that displays the same content view as the pages below it.
    func prepareContent(of page: UIViewController?) {
        guard let page = page as? any ContentSharing, let place = stackStorage.place(of: page) else { return }
        page.prepareContent(above: stack[..<place])
    }

    /// Moves the shared content view into a page.
    func showContent(of page: UIViewController?) {
        guard let page = page as? any ContentSharing else { return }
        prepareContent(of: page)
        page.takeContent()
    }

    /// Sets the items of the bars outside of transitions.
    func showItems(of controller: UIViewController?, previous: UINavigationItem?) {
        if isNested {
            barOwner.showTopItem()
        } else {
            let bar = navigationBarInUse
            let item = controller?.barTop.navigationItem
            if bar.content.item !== item || bar.content.previous !== previous { bar.show(item, previous: previous) }
        }
        guard let toolbarStorage else { return }
        let items = controller?.shownToolbarItems
        if toolbarStorage.items ?? [] != items ?? [] { toolbarStorage.setItems(items, animated: false) }
    }

    /// Displays the top of the stack after all transitions have ended, since callbacks may have changed the stack.
    func settleStack() {
        guard openTransitions.isEmpty else { return }
        guard displayed === stack.last || !isVisibleOrAppearing else {
            // The top controller may not be a child yet. In that case it is displayed when it has become a child.
            if stack.last.map(isInStack) ?? true { showTop() }
            return
        }
        showItems(of: stack.last, previous: navigationBarInUse.backItem)
    }

    /// Displays the top controller if it was pushed while the view was temporarily outside the window, for example
    /// during a transition of a container. Called when the view is added to a window.
    func didEnterWindow() {
        guard isOnScreen, displayed !== stack.last else { return }
        TransitionFlush.whenIdle { [controller = SharedWeak(wrappedValue: self)] in
            controller.wrappedValue?.settleStack()
        }
    }

    private func beginAppearance(of controller: UIViewController) {
        let isAnimated = stage.beginAppearance(of: controller) { isInStack(controller) }
        if let isAnimated { notifyDelegateWillShow(controller, animated: isAnimated) }
    }

    /// Whether the top controller appears in the layout pass, since the navigation controller is the root of a window
    /// and appears for the first time.
    var appearsInLayout: Bool { isRootOfWindow && displayed == nil && viewIfLoaded?.window == nil }

    func appearTop() {
        // A callback of the controller that is becoming a child may have shown this navigation controller.
        let top = stack.last { isInStack($0) }
        if let top, top === displayed { moveToPages(top) } else { displayTop(top) }
    }

    func topDidAppear(animated: Bool) {
        // There was no layout pass.
        if displayed == nil { appearTop() }
        if let displayed, stage.endAppearance(of: displayed) { notifyDelegateDidShow(displayed, animated: animated) }
        stage.addPostponedMembers()
    }

    // MARK: The delegate

    func notifyDelegateWillShow(_ controller: UIViewController, animated: Bool) {
        guard notifiedTarget !== controller else { return }
        notifiedTarget = controller
        notifiedEnd = nil
        let delegate = delegate
        delegate?.navigationController(self, willShow: controller, animated: animated)
    }

    func notifyDelegateDidShow(_ controller: UIViewController, animated: Bool) {
        guard notifiedEnd !== controller else { return }
        notifiedEnd = controller
        let delegate = delegate
        delegate?.navigationController(self, didShow: controller, animated: animated)
    }

    /// Pops the top controller because of the back button or a key. A subclass that implements
    /// `navigationBar(_:shouldPop:)` can refuse.
    func backButtonWasTapped() {
        if let inner = innermostToPop, inner !== self { return inner.backButtonWasTapped() }
        guard stack.count > 1, openTransitions.isEmpty, let item = stack.last?.barTop.navigationItem else { return }
        let delegate = self as? any UINavigationBarDelegate
        if delegate?.navigationBar(navigationBarInUse, shouldPop: item) == false { return }
        guard popViewController(animated: true) != nil else { return }
        // Recorded on iOS 26.1: a pop by the program makes neither call.
        delegate?.navigationBar(navigationBarInUse, didPop: item)
    }
}

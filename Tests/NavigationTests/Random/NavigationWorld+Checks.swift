import IrekoTesting
import UIKit

extension NavigationWorld {
    /// A sentence about the first inconsistency with the stack.
    func wrongAtRest() -> String? {
        guard let navigation, let stage else { return "the navigation controller is gone" }
        if let page = pages.first(where: isLeft) { return "\(page.title ?? "") is gone, and still alive" }
        return wrongStack(navigation) ?? wrongPages(navigation, stage) ?? wrongBars(navigation)
    }

    private func isLeft(_ page: RandomPage) -> Bool {
        page.parent == nil && page.presentingViewController == nil && stage?.window.rootViewController !== page
    }

    private func names(_ controllers: [UIViewController]) -> [String] { controllers.map { $0.title ?? "?" } }

    private func wrongStack(_ navigation: UINavigationController) -> String? {
        let stack = navigation.viewControllers
        guard !stack.isEmpty else { return nil }
        if navigation.children != stack { return "children \(names(navigation.children)), stack \(names(stack))" }
        if navigation.transitionCoordinator != nil { return "there is a coordinator" }
        let isSeen = navigation.viewIfLoaded?.window != nil
        if isSeen, navigation.visibleViewController !== navigation.presentedViewController ?? stack.last {
            return "visible is \(navigation.visibleViewController?.title ?? "nothing")"
        }
        if isSeen, delegate.shown !== stack.last {
            return "the delegate was told that \(delegate.shown?.title ?? "nothing") is shown"
        }
        for page in pages where page.parent === navigation {
            if !stack.contains(page) { return "\(page.title ?? "") is a child outside of the stack" }
            if page.ended != true { return "\(page.title ?? "") got no didMove" }
        }
        for page in pages where page.parent == nil && page.announced == true {
            return "\(page.title ?? "") has left without willMove(toParent: nil)"
        }
        for page in pages where page.parent == nil && page.ended == true {
            return "\(page.title ?? "") has left without didMove(toParent: nil)"
        }
        return nil
    }

    private func wrongPages(_ navigation: UINavigationController, _ stage: Stage) -> String? {
        for page in pages {
            let name = page.title ?? ""
            let isShown = isShown(page.viewIfLoaded)
            let callbacks = stage.timeline.callbacks(of: page)
            guard (callbacks.last == "viewDidAppear") == isShown,
                isShown || callbacks.isEmpty || callbacks.last == "viewDidDisappear"
            else { return "\(name) is \(isShown ? "shown" : "not shown"), but got \(callbacks)" }
            if page.isMovingToParent || page.isMovingFromParent { return "\(name) is moving to or from its parent" }
            if page.isBeingPresented || page.isBeingDismissed { return "\(name) is being presented or dismissed" }
            if page.transitionCoordinator != nil { return "\(name) has a coordinator" }
        }
        guard let view = navigation.viewIfLoaded, view.window != nil, let top = navigation.topViewController,
            let container = top.view.superview
        else { return nil }
        if container.subviews != [top.view] { return "\(container.subviews.count) views among the pages" }
        for page in navigation.viewControllers.dropLast() where page.viewIfLoaded?.superview != nil {
            return "\(page.title ?? "") is under the top, but its view is in a hierarchy"
        }
        guard top.view.frame == container.bounds, container.frame == view.bounds else {
            return "the top is at \(top.view.frame), the pages at \(container.frame)"
        }
        if top.view.transform != .identity || top.view.alpha != 1 || !top.view.isUserInteractionEnabled {
            return "the top's view is left as in a transition"
        }
        if container.layer.speed != 1 || container.layer.timeOffset != 0 { return "the pages' time stands still" }
        if let keys = top.view.layer.animationKeys(), !keys.isEmpty { return "the top is animated: \(keys)" }
        return nil
    }

    private func wrongBars(_ navigation: UINavigationController) -> String? {
        guard let view = navigation.viewIfLoaded, view.window != nil, let top = navigation.topViewController else {
            return nil
        }
        let (bar, toolbar) = (navigation.navigationBar, navigation.toolbar)
        let stack = navigation.viewControllers
        if bar.items ?? [] != stack.map(\.navigationItem) { return "the bar has other items" }
        if bar.isHidden != navigation.isNavigationBarHidden { return "the bar's isHidden is \(bar.isHidden)" }
        let safe = view.safeAreaInsets
        if !bar.isHidden {
            if bar.frame.minY != safe.top || bar.frame.width != view.bounds.width {
                return "the bar is at \(bar.frame)"
            }
            let expected = stack.suffix(2).map { $0.title ?? "" }
            let shown = bar.shownTexts
            // A narrow title may leave the back button's text no room.
            if shown != expected, shown != [expected.last ?? ""] { return "the bar shows \(shown), not \(expected)" }
        }
        let showsToolbar = !navigation.isToolbarHidden && !top.hidesBottomBarWhenPushed
        if let toolbar {
            if toolbar.isHidden == showsToolbar { return "the toolbar's isHidden is \(toolbar.isHidden)" }
            if (toolbar.items ?? []) != (top.toolbarItems ?? []) { return "the toolbar has other items" }
            let bottom = view.bounds.height - safe.bottom
            if showsToolbar, toolbar.frame.maxY != bottom { return "the toolbar is at \(toolbar.frame)" }
        }
        let insets = top.view.safeAreaInsets
        let topEdge = bar.isHidden ? safe.top + rowOfTabs(over: view) : bar.frame.maxY
        if insets.top != topEdge { return "the top's safe area is \(insets), not \(topEdge) at the top" }
        let bottomEdge = showsToolbar ? view.bounds.height - (toolbar?.frame.minY ?? 0) : safe.bottom
        if insets.bottom != bottomEdge { return "the top's safe area is \(insets), not \(bottomEdge) at the bottom" }
        return nil
    }

    /// The height of the row of a tab bar at the top, as in a wide window; 0 without such a bar.
    private func rowOfTabs(over view: UIView) -> CGFloat {
        guard let bar = navigation?.tabBarController?.tabBar, !bar.isHidden else { return 0 }
        return bar.convert(bar.bounds, to: view).maxY < view.bounds.midY ? 50 : 0
    }

    /// Whether a view is in the window, and neither the window nor an ancestor of the view is hidden.
    private func isShown(_ view: UIView?) -> Bool {
        guard view?.window != nil else { return false }
        var current = view
        while let ancestor = current {
            if ancestor.isHidden { return false }
            current = ancestor.superview
        }
        return true
    }
}

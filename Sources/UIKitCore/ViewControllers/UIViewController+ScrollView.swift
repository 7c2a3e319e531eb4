import UIFoundation

extension UIViewController {
    // Chosen (Controllers): A scroll view below a different view does not change the large title.
    // Chosen (Controllers): A scroll view inside a nested navigation controller does not affect the outer navigation
    // bar: its own bar follows it, and two bars would move each other.
    /// The first scroll view on the path of first subviews from the root view (the search of iOS 15). A scroll view
    /// inside a nested navigation controller is ignored: its own bar follows it, and two bars would move each other.
    var firstScrollView: UIScrollView? {
        var view = viewIfLoaded
        while let current = view {
            if let scrollView = current as? UIScrollView { return scrollView }
            view = current.subviewsStorage.first
            guard view?.owningController?.extras?.keepsContentScrollView != true else { return nil }
        }
        return nil
    }

    func contentScrollViewInEffect(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        guard isSingleBarEdge(edge) else { return nil }
        let set = edge == .top ? extras?.topScrollView : extras?.bottomScrollView
        return set ?? firstScrollView
    }

    func rememberContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        if edge.contains(.top) { extrasForWriting.topScrollView = scrollView }
        if edge.contains(.bottom) { extrasForWriting.bottomScrollView = scrollView }
        var ancestor: UIViewController? = self
        while let controller = ancestor {
            if controller.extras?.insetsContentScrollViews == true { controller.viewIfLoaded?.setNeedsLayout() }
            ancestor = controller.parentStorage
        }
        scrollView?.updateAdjustedInset()
    }

    private func isSingleBarEdge(_ edge: NSDirectionalRectEdge) -> Bool {
        if edge == .top || edge == .bottom { return true }
        Diagnostics.raise(
            .invalidGeometry,
            "\(Diagnostics.name(self)): contentScrollView(for:) accepts one edge, .top or .bottom")
        return false
    }

    /// Whether the bars of an enclosing container inset the content of the controller's scroll view.
    var isInContainerWithBars: Bool {
        var ancestor = parentStorage
        while let controller = ancestor {
            if controller.extras?.insetsContentScrollViews == true { return true }
            ancestor = controller.parentStorage
        }
        return false
    }

    /// Set by navigation controllers: the bar of an enclosing navigation controller ignores the scroll views inside.
    package var keepsContentScrollView: Bool {
        get { extras?.keepsContentScrollView ?? false }
        set { extrasForWriting.keepsContentScrollView = newValue }
    }

    /// Set by containers with bars: `automatic` content scroll views of descendants have the top and bottom safe area
    /// insets, even if they do not scroll. Such a container is laid out when a descendant sets a different scroll
    /// view, which the bars follow.
    package var insetsContentScrollViews: Bool {
        get { extras?.insetsContentScrollViews ?? false }
        set { extrasForWriting.insetsContentScrollViews = newValue }
    }
}

import Foundation

extension UIViewController {
    // MARK: Managing the view

    func loadViewOnce() {
        guard viewStorage == nil, moves.beginLoadingView() else { return }
        CallbackTimeline.record(.loadView, of: self)
        loadView()
        moves.endLoadingView()
        if viewStorage == nil {
            Diagnostics.raise(
                .missingView,
                "loadView of \(Diagnostics.name(self)) returned without assigning a view: set self.view in loadView(), "
                    + "and do not call super.loadView() unless the default view is wanted")
            adoptView(makeDefaultView())
        }
        documentScene?.performEmbedSegues()
        CallbackTimeline.record(.viewDidLoad, of: self)
        viewDidLoad()
    }

    func makeDefaultView() -> UIView {
        let bounds =
            UIApplication.sharedStorage?.windowScenes.first?.screen.bounds
            ?? CGRect(x: 0, y: 0, width: 390, height: 844)
        let view = UIView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return view
    }

    func adoptView(_ view: UIView?) {
        guard view !== viewStorage else { return }
        if let owner = view?.owningController, owner !== self, let view {
            Diagnostics.raise(
                .viewSharedByControllers,
                "A view can only be associated with at most one view controller at a time! View "
                    + "\(Diagnostics.name(view)) is associated with \(Diagnostics.name(owner)). Clear this association "
                    + "before associating this view with \(Diagnostics.name(self)).")
            return
        }
        let old = viewStorage
        if view == nil, let old {
            // Chosen (Views): When a controller sets its `view` to `nil`, the view leaves its superview, and the
            // controller disappears with it. Otherwise the view would never be removed.
            old.removeFromSuperview()
            guard viewStorage === old else { return }
        }
        old?.owningController = nil
        viewStorage = view
        view?.owningController = self
        rootViewDidChangeForUnavailableContent()
        if extras?.zoomDismissal != nil { attachZoomDismissal() }
        AppearanceCallbacks.hierarchyDidChange()
        if extras?.environmentTraits?.areOverridden == true {
            old?.forgetInheritedTraits()
            view?.forgetInheritedTraits()
        }
        // A visible view is replaced in its place.
        if let old, let superview = old.superviewStorage, let view {
            view.frame = old.frame
            superview.insertSubview(view, aboveSubview: old)
            old.removeFromSuperview()
        }
    }

    // Chosen (Controllers): Changes that a parent makes in its `viewIsAppearing` are applied before the child's
    // `viewIsAppearing`.
    /// Called at the start of the root view's layout.
    ///
    /// `layoutIfNeeded()` in `viewIsAppearing` lays the view out.
    ///
    /// - Returns: Whether the view is laid out now. Changes in a parent's `viewIsAppearing` are applied first, so that
    ///   the child's callback finds its size and its safe area: the view's layout waits for the next round.
    func rootViewIsAboutToLayOut() -> Bool {
        guard lifecycle.isAppearingIsPending, let view = viewStorage else { return true }
        if !UIContext.current.isBetweenSizes, view.backingLayer.waitForSuperlayer() { return false }
        return view.backingLayer.performBeforeLayout { AppearanceCallbacks.sendIsAppearing(self) }
    }
}

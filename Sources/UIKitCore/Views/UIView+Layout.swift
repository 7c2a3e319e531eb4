import Foundation

extension UIView {
    /// Lays out now what is pending from the topmost view above this one that waits for its layout.
    func layOutFromTop() {
        LayoutEngine.current.solveIfNeeded()
        backingLayer.layoutFromTopmostMarked()
    }

    /// The value of a dimension of `intrinsicContentSize` that the content does not decide: -1.
    public static let noIntrinsicMetric: CGFloat = -1

    func takeFittingSize() {
        let (size, origin) = (sizeThatFits(bounds.size), frame.origin)
        guard !transform.isIdentity else { return frame = CGRect(origin: origin, size: size) }
        bounds.size = size
        let moved = frame.origin
        center = CGPoint(x: center.x + origin.x - moved.x, y: center.y + origin.y - moved.y)
    }

    /// The layout of one view in the layout pass: what changed above it first, then its controller and itself.
    ///
    /// Order (CallbackOrder.md, Appearance and layout): `viewIsAppearing` once per appearance,
    /// `updateViewConstraints` where it is due, safe area, `viewWillLayoutSubviews`, `layoutSubviews`,
    /// `viewDidLayoutSubviews`. Before `viewWillLayoutSubviews` comes `updateContentUnavailableConfiguration` where
    /// it is due (chosen).
    func performLayout() {
        traitCollection.withCurrent(performLayoutWithCurrentTraits)
        if flags.isFocused { window?.windowScene?.focusSystem?.showRing() }
    }

    private func performLayoutWithCurrentTraits() {
        guard let controller = owningController else {
            updateForSurroundings()
            layoutSubviews()
            return
        }
        guard controller.rootViewIsAboutToLayOut() else { return }
        updateRootViewConstraints()
        updateForSurroundings()
        controller.extras?.unavailableContent?.update(in: controller)
        AppearanceCallbacks.willLayoutSubviews(controller)
        layoutSubviews()
        controller.extras?.unavailableContent?.place(in: self)
        AppearanceCallbacks.didLayoutSubviews(controller)
    }

    private func updateForSurroundings() {
        safeAreaMayHaveChanged()
        layoutMarginsMayHaveChanged(to: layoutMarginsInLayout)
        updateSystemGuides()
        if flags.holdsUnlistedConstraints { NSLayoutConstraint.endImproperConstraints(of: self) }
        LayoutEngine.current.solveIfNeeded()
        if superviewStorage == nil, flags.isConstrained { LayoutEngine.current.size(detached: self) }
    }
}

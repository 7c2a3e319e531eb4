import Foundation

extension UIView {
    /// Lays out pending views, from the topmost ancestor that waits for layout.
    func layOutFromTop() {
        LayoutEngine.current.solveIfNeeded()
        backingLayer.layoutFromTopmostMarked()
    }

    /// The value of a dimension of `intrinsicContentSize` that the content does not determine: -1.
    public static let noIntrinsicMetric: CGFloat = -1

    func takeFittingSize() {
        let (size, origin) = (sizeThatFits(bounds.size), frame.origin)
        guard !transform.isIdentity else { return frame = CGRect(origin: origin, size: size) }
        bounds.size = size
        let moved = frame.origin
        center = CGPoint(x: center.x + origin.x - moved.x, y: center.y + origin.y - moved.y)
    }

    /// Lays out one view in the layout pass: first its ancestors' pending changes, then its controller and itself.
    ///
    /// Order (CallbackOrder.md, "Appearance and layout"): `viewIsAppearing` once per appearance, pending
    /// `updateViewConstraints`, safe area, `viewWillLayoutSubviews`, `layoutSubviews`, `viewDidLayoutSubviews`. A
    /// pending `updateContentUnavailableConfiguration` precedes `viewWillLayoutSubviews`.
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
        if flags.hasUnlistedConstraints { NSLayoutConstraint.endImproperConstraints(of: self) }
        LayoutEngine.current.solveIfNeeded()
        if superviewStorage == nil, flags.isConstrained { LayoutEngine.current.size(detached: self) }
    }
}

import CoreGraphics
import Foundation

extension UIPopoverPresentationController {
    // MARK: Beginning and ending

    func beginShowing() {
        guard let containerView else { return }
        delegate?.prepareForPopoverPresentation(self)
        if sourceItem == nil, sourceView == nil, presentedViewController is any CenteredWithoutSource {
            Diagnostics.warn(
                .presentation,
                "\(Diagnostics.name(presentedViewController)) has no sourceView and no barButtonItem, and is centered. On an "
                    + "iPad, presenting it ends the program.")
            (sourceView, permittedArrowDirections) = (presentingViewController.view, [])
        }
        if sourceItem == nil, sourceView == nil {
            // The source is checked here because it may be set after `present` has returned (recorded).
            let system = presentedViewController as? any SystemPresented
            Diagnostics.raise(
                .presentation,
                system?.missingPopoverSourceMessage(presenter: presentingViewController)
                    ?? "UIPopoverPresentationController (\(Diagnostics.name(self))) should have a non-nil sourceView or "
                    + "barButtonItem set before the presentation occurs.")
        }
        // The source may have been added in this turn.
        presenter?.viewStorage?.layoutIfNeeded()
        let views = barButtonItem?.viewsOfSiblings ?? []
        if !views.isEmpty { passthroughViews = (passthroughViews ?? []) + views }

        let (metrics, backgroundView) = makeBackground()
        let popoverView = PopoverView(metrics: metrics, backgroundView: backgroundView)
        popoverView.traitOverrides = traitsAroundPresentedView
        if let view = presentedView { popoverView.show(view) }
        self.popoverView = popoverView
        showColor(animated: false)
        containerView.autoresizesSubviews = false
        outsideView.frame = containerView.bounds
        containerView.insertSubview(outsideView, at: 0)
        place()
        sourceObserver.begin()
    }

    func endShowing() {
        sourceObserver.end()
        outsideView.removeFromSuperview()
        popoverView?.restoreContent()
        popoverView = nil
        presentedViewController.extras?.imposedSafeAreaInsets = nil
        arrowDirection = .unknown
        (lastSource, placedIn) = (nil, nil)
    }

    /// Returns the dimensions and the background of the custom class, or the system's if no class is set.
    private func makeBackground() -> (PopoverMetrics, UIPopoverBackgroundView?) {
        var metrics = PopoverMetrics()
        guard let type = popoverBackgroundViewClass else { return (metrics, nil) }
        guard let type = type as? UIPopoverBackgroundView.Type else {
            Diagnostics.raise(
                .presentation,
                "popoverBackgroundViewClass is \(type), which is not a subclass of UIPopoverBackgroundView."
            )
            return (metrics, nil)
        }
        func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(0, value) : 0 }
        let insets = type.contentViewInsets()
        metrics.arrowHeight = length(type.arrowHeight())
        metrics.arrowBase = length(type.arrowBase())
        metrics.contentInsets = UIEdgeInsets(
            top: length(insets.top), left: length(insets.left), bottom: length(insets.bottom),
            right: length(insets.right))
        return (metrics, ClassTable.make(type))
    }

    func showColor(animated: Bool) {
        guard let popoverView else { return }
        guard animated, popoverView.window != nil, ViewAnimationContext.current == nil else {
            return popoverView.color = backgroundColor
        }
        // Chosen (Controllers): A change of a popover's background color is animated for 0.25 seconds. (The animation
        // is recorded, its duration is not.)
        UIView.animate(withDuration: 0.25) { [backgroundColor] in popoverView.color = backgroundColor }
    }

    // MARK: Placing

    /// Returns the placement of the popover in a container with given bounds and the current safe area.
    func placement(in bounds: CGRect) -> PopoverPlacement {
        let preferred = preferredContentSize
        let standard = PopoverMetrics.contentSize
        var free = bounds
        free.size.height = max(0, free.height - heightUnderKeyboard)
        var layout = PopoverLayout(
            bounds: free,
            contentSize: CGSize(
                width: preferred.width > 0 ? preferred.width : standard.width,
                height: preferred.height > 0 ? preferred.height : standard.height))
        layout.safeAreaInsets = freeSafeAreaInsets
        layout.margins = margins
        layout.source = source ?? lastSource
        layout.permittedDirections = permittedArrowDirections
        layout.isRightToLeft = containerView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        layout.canOverlapSource = canOverlapSourceViewRect
        layout.metrics = popoverView?.metrics ?? PopoverMetrics()
        layout.scale = containerView?.traitCollection.displayScale ?? 1
        return layout.placement
    }

    /// The source rectangle in the container's coordinate space. `nil` if the source is outside the window, in a bar's
    /// overflow menu, or not a finite rectangle. The popover then keeps its place; without a previous source it is
    /// centered.
    private var source: CGRect? {
        guard let containerView, let rect = rectOfSource(in: containerView) else { return nil }
        let isFinite = (rect.minX + rect.minY + rect.width + rect.height).isFinite
        return isFinite && !rect.isNull && !rect.isInfinite ? rect : nil
    }

    private func rectOfSource(in containerView: UIView) -> CGRect? {
        if let sourceItem, !(sourceItem is UIView) || sourceRect.isNull {
            return sourceItem.frame(in: containerView)
        }
        guard let sourceView = sourceItem as? UIView ?? sourceView, let window = sourceView.window,
            window === containerView.window
        else { return nil }
        return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: containerView)
    }

    func place() {
        guard let containerView, let popoverView else { return }
        if let source { lastSource = source }
        placedIn = freeBounds.size
        let placement = placement(in: containerView.bounds)
        arrowDirection = placement.arrowDirection
        popoverView.place(placement)
        presentedViewController.cover(popoverView.arrowInsetsOfContent)
    }

    func layOutContainer() {
        guard let containerView, popoverView != nil else { return }
        outsideView.frame = containerView.bounds
        guard mayBePlaced else { return }
        if isResized { requestSource() }
        place()
    }

    /// Whether no animator of the program moves the popover, or the container has a different size.
    private var mayBePlaced: Bool {
        guard let presentation else { return false }
        return presentation.isSettled || presentation.phase == .presenting && (usesOwnAnimator || isResized)
    }

    private var isResized: Bool { placedIn != nil && placedIn != freeBounds.size }

    /// Lets the delegate change the source after the window's size has changed.
    private func requestSource() {
        guard sourceItem == nil, let oldView = sourceView, let delegate else { return }
        let oldRect = sourceRect.isNull ? oldView.bounds : sourceRect
        var (rect, view) = (oldRect, oldView)
        delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
        if view !== oldView { sourceView = view }
        if rect != oldRect { sourceRect = rect }
    }

    // Chosen (Controllers): A popover follows its source at once, and keeps its place when the source disappears
    // (removed, deleted with its row or moved into an overflow menu); a popover that never had a source is in the
    // middle.
    /// Called after each commit, and at the end of a transition. If the source has moved, the popover is placed in the
    /// next layout pass.
    func sourceMayHaveMoved() {
        guard mayBePlaced, let source, source != lastSource else { return }
        containerView?.setNeedsLayout()
    }

    func sourceDidChange() {
        if popoverView != nil { containerView?.setNeedsLayout() }
    }

    func animateToPreferredSize() {
        let size = preferredContentSize
        guard let popoverView, popoverView.window != nil, presentation?.isSettled == true, size.width > 0,
            size.height > 0
        else { return }
        let change = { [self] in
            place()
            popoverView.layoutIfNeeded()
        }
        // Chosen (Controllers): A change of a popover's preferred size is animated for 0.25 seconds. (The animation is
        // documented, its duration is not.)
        if ViewAnimationContext.current == nil {
            UIView.animate(withDuration: 0.25, animations: change)
        } else {
            change()
        }
    }

    // MARK: Touches

    func touchDidEndOutside(_ touch: UITouch) {
        // Chosen (Controllers): A finger that is lifted outside a popover dismisses it, also after it has moved; a
        // touch that began beside the popover and moved over it does not.
        if let popoverView, popoverView.point(inside: touch.location(in: popoverView), with: nil) { return }
        if userMayDismiss() { dismissByUser() }
    }

    /// Returns the view behind the popover that receives a touch: a passthrough view at that point, or its descendant.
    func viewBehind(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let containerView, let passthroughViews, !passthroughViews.isEmpty else { return nil }
        if let popoverView, popoverView.point(inside: popoverView.convert(point, from: containerView), with: event) {
            return nil
        }
        for view in passthroughViews where view.window != nil && view.window === containerView.window {
            if let hit = view.hitTest(view.convert(point, from: containerView), with: event) { return hit }
        }
        return nil
    }
}

extension UIViewController {
    /// The popover of the current or future presentation. `nil` if the controller's style is not a popover.
    var popoverControllerInEffect: UIPopoverPresentationController? {
        guard
            ownPresentationInEffect != nil || pendingPresentationController != nil || modalPresentationStyle == .popover
        else { return nil }
        return presentationControllerInEffect as? UIPopoverPresentationController
    }
}

import CoreGraphics
import Foundation

extension UIPopoverPresentationController {
    // MARK: Beginning and ending

    func beginShowing() {
        guard let containerView else { return }
        delegate?.prepareForPopoverPresentation(self)
        if sourceItem == nil, sourceView == nil {
            // Not before: the source may be set after `present` has returned (recorded).
            let system = presentedViewController as? any SystemPresented
            Diagnostics.raise(
                .presentation,
                system?.missingPopoverSourceMessage(presenter: presentingViewController)
                    ?? "UIPopoverPresentationController (\(Diagnostics.name(self))) should have a non-nil sourceView or "
                    + "barButtonItem set before the presentation occurs.")
        }
        // What the popover points at may have been added in this turn.
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
        popoverView?.giveBackContent()
        popoverView = nil
        presentedViewController.extras?.imposedSafeAreaInsets = nil
        arrowDirection = .unknown
        (lastSource, placedIn) = (nil, nil)
    }

    /// The measures and the background of the program's class; the system's where there is none.
    private func makeBackground() -> (PopoverMetrics, UIPopoverBackgroundView?) {
        var metrics = PopoverMetrics()
        guard let type = popoverBackgroundViewClass else { return (metrics, nil) }
        guard let type = type as? UIPopoverBackgroundView.Type else {
            Diagnostics.raise(
                .presentation, "popoverBackgroundViewClass is \(type), which is no subclass of UIPopoverBackgroundView."
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
        // Chosen; only that it is animated is recorded.
        UIView.animate(withDuration: 0.25) { [backgroundColor] in popoverView.color = backgroundColor }
    }

    // MARK: Placing

    /// Where the popover is in a container with certain bounds, whose safe area is the present one.
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

    /// What the popover points at, in the container's space; `nil` where that is not in the window, in a bar's menu of items
    /// without room, or no finite rectangle. The popover then stays where it is; one that had no source is in the middle (chosen).
    private var source: CGRect? {
        guard let containerView, let rect = rectOfSource(in: containerView) else { return nil }
        let isFinite = (rect.minX + rect.minY + rect.width + rect.height).isFinite
        return isFinite && !rect.isNull && !rect.isInfinite ? rect : nil
    }

    private func rectOfSource(in containerView: UIView) -> CGRect? {
        if let sourceItem { return sourceItem.frame(in: containerView) }
        guard let sourceView, let window = sourceView.window, window === containerView.window else { return nil }
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
        guard let containerView, popoverView != nil, let presentation else { return }
        outsideView.frame = containerView.bounds
        let isResized = placedIn != nil && placedIn != freeBounds.size
        guard presentation.isSettled || presentation.phase == .presenting && (usesOwnAnimator || isResized) else {
            return
        }
        if isResized { askForSource() }
        place()
    }

    /// The window has another size: the delegate may say what the popover points at now.
    private func askForSource() {
        guard sourceItem == nil, let oldView = sourceView, let delegate else { return }
        let oldRect = sourceRect.isNull ? oldView.bounds : sourceRect
        var (rect, view) = (oldRect, oldView)
        delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
        if view !== oldView { sourceView = view }
        if rect != oldRect { sourceRect = rect }
    }

    /// Something has been committed. A popover whose source is elsewhere now is placed in the next layout.
    func sourceMayHaveMoved() {
        guard let source, source != lastSource, let presentation,
            presentation.phase == .presented || presentation.phase == .presenting
        else { return }
        lastSource = source
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
        // Chosen; only that it is animated is documented.
        if ViewAnimationContext.current == nil {
            UIView.animate(withDuration: 0.25, animations: change)
        } else {
            change()
        }
    }

    // MARK: Touches

    func touchDidEndOutside(_ touch: UITouch) {
        // A finger that was put down beside the popover and has come over it dismisses nothing (chosen).
        if let popoverView, popoverView.point(inside: touch.location(in: popoverView), with: nil) { return }
        if userMayDismiss() { dismissByUser() }
    }

    /// What gets a touch though it is behind: the passthrough view that is there, or a view in it.
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
    /// The popover that the controller is, or is going to be, presented in. One that is not to be presented in a
    /// popover makes none.
    var popoverControllerInEffect: UIPopoverPresentationController? {
        guard
            ownPresentationInEffect != nil || presentationControllerToCome != nil || modalPresentationStyle == .popover
        else { return nil }
        return presentationControllerInEffect as? UIPopoverPresentationController
    }
}

import Foundation
import QuartzCore

extension UIView {
    // MARK: Managing the view's constraints

    var listedConstraints: [NSLayoutConstraint] { extras?.constraints.all ?? [] }

    func hold(_ constraint: NSLayoutConstraint) {
        guard constraint.itemViews.allSatisfy({ $0.isInside(self) }) else {
            Diagnostics.raise(
                .layout,
                "The view hierarchy is not prepared for the constraint: \(constraint)\n When added to a view, the "
                    + "constraint's items must be descendants of that view (or the view itself). \(Diagnostics.name(self))"
            )
            return
        }
        constraint.activate(heldBy: self)
    }

    func setConstrained(_ isConstrained: Bool) {
        guard isConstrained != flags.isConstrained else { return }
        flags.isConstrained = isConstrained
        if isConstrained { _ = LayoutEngine.current.state(of: self) }
        LayoutEngine.current.fixFrame(of: self)
    }

    /// Deactivates constraints that ancestors hold on the view and its descendants, when the view leaves its
    /// superview.
    func leaveConstraints(of ancestor: UIView?) {
        ancestor?.endConstraints {
            var states: [LayoutState] = []
            collectLayoutStates(into: &states)
            return states
        } where: { constraint in
            constraint.itemViews.contains { $0.isInside(self) }
        }
    }

    /// Deactivates constraints that this view or an ancestor holds, that refer to any of the items, and that satisfy a
    /// condition.
    ///
    /// If few constraints are held they are all checked; otherwise the constraints are found by item.
    private func endConstraints(about states: () -> [LayoutState], where isToEnd: (NSLayoutConstraint) -> Bool) {
        var holders: [UIView] = []
        var above: UIView? = self
        while let view = above {
            if view.extras?.constraints.isEmpty == false { holders.append(view) }
            above = view.superviewStorage
        }
        guard !holders.isEmpty else { return }
        let count = holders.reduce(0) { $0 + ($1.extras?.constraints.count ?? 0) }
        let states = count > Self.fewConstraints ? states() : []
        let searchesAll = count <= max(Self.fewConstraints, states.count)
        for holder in holders where searchesAll || holder.flags.hasUnlistedConstraints {
            for constraint in holder.listedConstraints where isToEnd(constraint) { constraint.deactivate() }
        }
        if searchesAll { return }
        for state in states {
            for constraint in LayoutEngine.current.constraints(mentioning: state) {
                guard let holder = constraint.holder, holder.isOnPath(upwardsFrom: self) else { continue }
                if isToEnd(constraint) { constraint.deactivate() }
            }
        }
    }

    private static let fewConstraints = 64

    /// Returns whether the view is a given view or its ancestor. Walks up from both simultaneously, so that for close
    /// relatives the root is not reached.
    private func isOnPath(upwardsFrom view: UIView) -> Bool {
        var lower: UIView? = view
        var upper = superviewStorage
        while let current = lower {
            if current === self { return true }
            if upper === view { return false }
            lower = current.superviewStorage
            upper = upper?.superviewStorage
        }
        return false
    }

    /// Collects the layout states of the view and its descendants.
    func collectLayoutStates(into states: inout [LayoutState]) {
        // Iterates, since trees may be deep.
        var views = [self]
        while let view = views.popLast() {
            if let state = view.layoutState { states.append(state) }
            for guide in view.addedGuides { if let state = guide.layoutState { states.append(state) } }
            for guide in view.extras?.systemGuides.values.map({ $0 }) ?? [] {
                if let state = guide.layoutState { states.append(state) }
            }
            views += view.subviewsStorage.reversed()
        }
    }

    // MARK: Working with layout guides

    var addedGuides: [UILayoutGuide] { extras?.guides ?? [] }

    func add(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        extrasForWriting.guides.append(layoutGuide)
    }

    func remove(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self else { return }
        endConstraints {
            [layoutGuide.layoutState].compactMap(\.self)
        } where: { constraint in
            constraint.itemsAndEnds.contains { $0 === layoutGuide }
        }
        extras?.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    // MARK: Measuring in Auto Layout

    /// A target size for the smallest fitting size.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// A target size for the largest fitting size.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    func setContentPriority(
        _ priority: UILayoutPriority, _ which: WritableKeyPath<ContentPriorities, UILayoutPriority>
    ) {
        guard isUsable(priority) else { return }
        extrasForWriting.contentPriorities[keyPath: which] = priority
        LayoutEngine.current.measureLater(self)
    }

    private func isUsable(_ priority: UILayoutPriority) -> Bool {
        if priority.rawValue.isNaN {
            Diagnostics.warn(
                .layout, "\(Diagnostics.name(self)): a content priority cannot be NaN; the old one is kept")
        }
        return !priority.rawValue.isNaN
    }

    // MARK: Updates

    /// Requests `updateConstraints()` once for a view with constraints in a window before its layout (recorded:
    /// https://bradbambara.wordpress.com/2015/01/18/object-life-cycle-uiview/ ; for controllers'
    /// `updateViewConstraints()`: https://jishuzhan.net/article/1984080022366388226).
    func requestFirstConstraints() {
        guard !flags.hasUpdatedConstraints, layoutState != nil || type(of: self).requiresConstraintBasedLayout else {
            return
        }
        // The default implementation has no effect.
        if type(of: self) != UIView.self || owningController != nil { setNeedsUpdateConstraints() }
    }

    /// Calls pending `updateConstraints()` methods, descendants first.
    func sendUpdateConstraints() {
        for view in subviewsStorage where view.flags.needsUpdateConstraints { view.updateConstraintsIfNeeded() }
        guard flags.needsUpdateConstraints else { return }
        flags.needsUpdateConstraints = false
        flags.hasUpdatedConstraints = true
        if let owningController { owningController.updateViewConstraints() } else { updateConstraints() }
    }

    /// Called at the start of the layout of a controller's root view, after `viewIsAppearing`: calls
    /// `updateViewConstraints()` if it is pending, and once in a window even without constraints (CallbackOrder.md,
    /// "Appearance and layout").
    func updateRootViewConstraints() {
        if !flags.hasUpdatedConstraints, window != nil { flags.needsUpdateConstraints = true }
        if flags.needsUpdateConstraints { updateConstraintsIfNeeded() }
    }

    /// Whether the view is a root view in a window whose controller has not received `viewIsAppearing` yet. Its layout
    /// calls `updateViewConstraints()` after that.
    var isRootViewBeforeAppearing: Bool {
        owningController?.lifecycle.isAppearingIsPending == true && window != nil
    }

    var depth: Int {
        var depth = 0
        var view = superviewStorage
        while let current = view {
            depth += 1
            view = current.superviewStorage
        }
        return depth
    }

    /// Returns the nearest view that contains both views, or is one of them.
    func nearestCommonAncestor(with other: UIView) -> UIView? {
        var (one, other): (UIView?, UIView?) = (self, other)
        // Constraints are mostly between neighbors.
        if one === other || one === other?.superviewStorage { return one }
        let difference = depth - (other?.depth ?? 0)
        for _ in 0..<max(0, difference) { one = one?.superviewStorage }
        for _ in 0..<max(0, -difference) { other = other?.superviewStorage }
        while one !== other {
            one = one?.superviewStorage
            other = other?.superviewStorage
        }
        return one
    }

    /// Returns the view with text that provides this view's baseline.
    func baselineView(isFirst: Bool) -> UIView {
        var view = self
        // Each view is a descendant of the previous one, so this terminates.
        while true {
            let next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
            guard next !== view, next.isInside(view) else { return view }
            view = next
        }
    }

    /// Updates the constraints that the view holds if the layout direction has changed.
    func constraintDirectionDidChange() {
        guard let constraints = extras?.constraints, !constraints.isEmpty else { return }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for constraint in constraints.all { constraint.updateDirection(isRightToLeft: isRightToLeft) }
    }

    var contentPriorities: ContentPriorities { extras?.contentPriorities ?? ContentPriorities() }

    /// Whether constraints or a content size determine the frame.
    var isPlacedByConstraints: Bool {
        guard !translatesAutoresizingMaskIntoConstraints, let layoutState else { return false }
        return layoutState.isNamed || !layoutState.contentConstraints.isEmpty
    }

    /// The zoom scale of a scroll view's zoomed view; 1 for other views.
    var zoomScaleInScrollView: CGFloat {
        guard !CATransform3DIsIdentity(backingLayer.transform) else { return 1 }
        var view = superviewStorage
        while let current = view {
            if let scrollView = current as? UIScrollView {
                return scrollView.zooming.view === self ? scrollView.zooming.scale : 1
            }
            view = current.superviewStorage
        }
        return 1
    }

    /// The frame without the transform.
    var untransformedFrame: CGRect {
        let properties = backingLayer.properties
        let size = properties.bounds.size
        return CGRect(
            x: properties.position.x - properties.anchorPoint.x * size.width,
            y: properties.position.y - properties.anchorPoint.y * size.height, width: size.width, height: size.height)
    }

    /// Sets the frame without the transform, by `center` and `bounds`. The size is set last: a scroll view computes
    /// its insets when its size changes, from the safe area at its final position.
    ///
    /// - Parameter scale: The scale of a transform that keeps the top left corner in place.
    func setUntransformedFrame(_ rect: CGRect, scale: CGFloat = 1) {
        let anchor = backingLayer.properties.anchorPoint
        let center = CGPoint(
            x: rect.minX + anchor.x * rect.width * scale, y: rect.minY + anchor.y * rect.height * scale)
        let tolerance = scale == 1 ? 0 : 1e-9
        if abs(self.center.x - center.x) > tolerance || abs(self.center.y - center.y) > tolerance {
            self.center = center
        }
        if bounds.size != rect.size { bounds = CGRect(origin: bounds.origin, size: rect.size) }
    }
}

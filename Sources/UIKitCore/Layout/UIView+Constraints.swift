import Foundation

extension UIView {
    // MARK: Managing the view's constraints

    /// The constraints that the view holds: those between itself and what is in it.
    public var constraints: [NSLayoutConstraint] { extras?.constraints.all ?? [] }

    /// Activates a constraint and lets this view hold it. Its items must be this view or be in it.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.itemViews.allSatisfy({ $0.isDescendant(of: self) }) else {
            Diagnostics.raise(
                .layout,
                "The view hierarchy is not prepared for the constraint: \(constraint)\n When added to a view, the "
                    + "constraint's items must be descendants of that view (or the view itself). \(Diagnostics.name(self))"
            )
            return
        }
        constraint.activate(heldBy: self)
    }

    /// Activates constraints.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }

    /// Deactivates a constraint that the view holds.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.isActive = false }
    }

    /// Deactivates constraints that the view holds.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

    /// Whether the view's frame, as it is set or follows its autoresizing mask, acts as constraints; `true` for views made
    /// in code. Set it to `false` for a view whose place constraints decide.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { !flags.isConstrained }
        set {
            guard newValue == flags.isConstrained else { return }
            flags.isConstrained = !newValue
            if !newValue { _ = LayoutEngine.shared.state(of: self) }
            LayoutEngine.shared.holdFrame(of: self)
        }
    }

    /// When the view leaves its superview, constraints that its ancestors hold on anything in it are deactivated.
    func leaveConstraints(of ancestor: UIView?) {
        var states: [LayoutState] = []
        collectLayoutStates(into: &states)
        ancestor?.endConstraints(about: states) { constraint in
            constraint.itemViews.contains { $0.isDescendant(of: self) }
        }
    }

    /// Deactivates those that this view or an ancestor holds, that mention any of the items, and for which a condition
    /// is true. Visits only the items' constraints.
    private func endConstraints(about states: [LayoutState], where isToEnd: (NSLayoutConstraint) -> Bool) {
        var above: UIView? = self
        while let view = above {
            if view.flags.holdsUnlistedConstraints {
                for constraint in view.constraints where isToEnd(constraint) { constraint.deactivate() }
            }
            above = view.superviewStorage
        }
        for state in states {
            for constraint in LayoutEngine.shared.constraints(mentioning: state) {
                guard let holder = constraint.holder, holder.isOnPath(upwardsFrom: self) else { continue }
                if isToEnd(constraint) { constraint.deactivate() }
            }
        }
    }

    /// Whether the view is another one or its ancestor. Walks up from both at once, so that for close relatives the
    /// root is not reached.
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

    /// The layout states of the view and all that is in it.
    func collectLayoutStates(into states: inout [LayoutState]) {
        if let layoutState { states.append(layoutState) }
        for guide in layoutGuides { if let state = guide.layoutState { states.append(state) } }
        for guide in extras?.systemGuides.values.map({ $0 }) ?? [] {
            if let state = guide.layoutState { states.append(state) }
        }
        for view in subviewsStorage { view.collectLayoutStates(into: &states) }
    }

    // MARK: Working with layout guides

    /// The guides that were added to the view.
    public var layoutGuides: [UILayoutGuide] { extras?.guides ?? [] }

    /// Adds a guide, removing it from another view.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        extrasForWriting.guides.append(layoutGuide)
    }

    /// Removes a guide, and the constraints that refer to it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self else { return }
        endConstraints(about: [layoutGuide.layoutState].compactMap(\.self)) { constraint in
            constraint.itemsAndEnds.contains { $0 === layoutGuide }
        }
        extras?.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
    }

    // MARK: Measuring in Auto Layout

    /// A target size for the smallest that fits.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// A target size for the largest that fits.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// How much the view resists being larger than its content. The default is 250.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentPriorities.hugging(axis)
    }

    /// Sets how much the view resists being larger than its content. NaN is refused with a log; other numbers beyond the
    /// range count as its nearest end.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard isUsable(priority) else { return }
        var priorities = contentPriorities
        if axis == .horizontal { priorities.huggingX = priority } else { priorities.huggingY = priority }
        extrasForWriting.contentPriorities = priorities
        LayoutEngine.shared.measureLater(self)
    }

    /// How much the view resists being smaller than its content. The default is 750.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        contentPriorities.resistance(axis)
    }

    /// Sets how much the view resists being smaller than its content. Bad numbers are treated as for hugging.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        guard isUsable(priority) else { return }
        var priorities = contentPriorities
        if axis == .horizontal { priorities.resistanceX = priority } else { priorities.resistanceY = priority }
        extrasForWriting.contentPriorities = priorities
        LayoutEngine.shared.measureLater(self)
    }

    private func isUsable(_ priority: UILayoutPriority) -> Bool {
        if priority.rawValue.isNaN {
            Diagnostics.warn(.layout, "\(Diagnostics.name(self)): a content priority of NaN; the old one is kept")
        }
        return !priority.rawValue.isNaN
    }

    // MARK: Triggering Auto Layout

    /// Whether `updateConstraints()` is due.
    public func needsUpdateConstraints() -> Bool { flags.needsUpdateConstraints }

    // MARK: Inside

    /// A view that constraints are about has `updateConstraints()` called once in a window before it is laid out, also
    /// without request (recorded: https://bradbambara.wordpress.com/2015/01/18/object-life-cycle-uiview/ ; for
    /// controllers' `updateViewConstraints()`: https://jishuzhan.net/article/1984080022366388226).
    func askForFirstConstraints() {
        guard !flags.hasUpdatedConstraints, layoutState != nil || type(of: self).requiresConstraintBasedLayout else {
            return
        }
        // A plain view would not do anything.
        if type(of: self) != UIView.self || owningController != nil { setNeedsUpdateConstraints() }
    }

    /// `updateConstraints()` where it is due, from below upwards.
    func sendUpdateConstraints() {
        for view in subviewsStorage where view.flags.needsUpdateConstraints { view.updateConstraintsIfNeeded() }
        guard flags.needsUpdateConstraints else { return }
        flags.needsUpdateConstraints = false
        flags.hasUpdatedConstraints = true
        if let owningController { owningController.updateViewConstraints() } else { updateConstraints() }
    }

    /// At the start of a controller's root view's layout, after `viewIsAppearing`: calls `updateViewConstraints()` where it is
    /// due, and once in a window whether or not there are constraints (CallbackOrder.md, Appearance and layout).
    func updateRootViewConstraints() {
        if !flags.hasUpdatedConstraints, window != nil { flags.needsUpdateConstraints = true }
        if flags.needsUpdateConstraints { updateConstraintsIfNeeded() }
    }

    /// Whether the view is a root view in a window whose controller has not received `viewIsAppearing` yet. Its layout calls
    /// `updateViewConstraints()` after that.
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

    /// The nearest view that contains both, or is one of them.
    func nearestCommonAncestor(with other: UIView) -> UIView? {
        var (one, other): (UIView?, UIView?) = (self, other)
        // Constraints are mostly between neighbours.
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

    /// The view with text whose baseline counts as this one's.
    func baselineView(isFirst: Bool) -> UIView {
        var view = self
        // Each is a descendant of the one before it, so this terminates.
        while true {
            let next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
            guard next !== view, next.isDescendant(of: view) else { return view }
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

    /// The frame as it would be without a transform.
    var untransformedFrame: CGRect {
        let properties = layer.properties
        let size = properties.bounds.size
        return CGRect(
            x: properties.position.x - properties.anchorPoint.x * size.width,
            y: properties.position.y - properties.anchorPoint.y * size.height, width: size.width, height: size.height)
    }

    func setUntransformedFrame(_ rect: CGRect) {
        let anchor = layer.properties.anchorPoint
        if bounds.size != rect.size { bounds = CGRect(origin: bounds.origin, size: rect.size) }
        let center = CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
        if self.center != center { self.center = center }
    }
}

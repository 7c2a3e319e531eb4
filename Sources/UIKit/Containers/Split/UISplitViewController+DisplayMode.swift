import CoreGraphics
import Foundation
import UIKitCore

// The columns that are visible beside or over the content.
extension UISplitViewController {
    var host: TransitionHost { stage.host }

    /// Whether columns are arranged: the split view is, or was, in a window.
    var isArranged: Bool { state.shown != .empty }

    func modes(in size: CGSize) -> SplitModes { SplitModes(style: style, size: size, widths: widths(in: size)) }

    private var currentModes: SplitModes { modes(in: viewIfLoaded?.bounds.size ?? .zero) }

    // MARK: Following the size

    func setNeedsUpdate() {
        guard let view = viewIfLoaded else { return }
        view.setNeedsLayout()
    }

    /// Updates the arrangement for size class, size and controllers; called in the view's layout, and when it enters a
    /// window.
    package func update() {
        guard let view = viewIfLoaded, view.window != nil, rearrangement == nil, !stage.isArranging else { return }
        let wantsStack = traitCollection.horizontalSizeClass == .compact
        if wantsStack != isCollapsed || state.pendingStack != nil {
            guard canRearrange() else { return scheduleUpdate() }
            // Settled transitions may have called the program.
            guard rearrangement == nil else { return }
            return wantsStack == isCollapsed ? rebuildStack() : wantsStack ? collapse() : expand()
        }
        if !isCollapsed { followSize(state.pendingSize ?? view.bounds.size) }
        settleColumns()
    }

    /// Updates the arrangement after the callbacks that are being sent, or, if the split view is disappearing, after
    /// it has disappeared.
    func scheduleUpdate() {
        guard lifecycle.appearance != .disappearing else { return }
        guard !stage.isArranging else { return setNeedsUpdate() }
        TransitionFlush.whenIdle { [weak self] in self?.update() }
    }

    /// Called when the split view has appeared or disappeared.
    package func appearanceDidEnd() {
        guard isArranged else { return }
        TransitionFlush.whenIdle { [weak self] in
            guard let self else { return }
            if viewIfLoaded?.window != nil {
                update()
                if lifecycle.appearance == .appeared, !isCollapsed { state.restoredMode = nil }
            } else if state.pendingStack != nil, rearrangement == nil, canRearrange() {
                rebuildStack()
            }
        }
    }

    // Chosen (Controllers): A split view with two columns, too, does not begin with a column that covers the content
    // (recorded on iOS 26.1 with three columns).
    private func followSize(_ size: CGSize) {
        let modes = modes(in: size)
        let behavior = behavior(modes)
        if behavior != state.behavior || !isArranged {
            state.behavior = behavior
            state.requestedMode = nil
        }
        if !isArranged, style != .unspecified, preferredDisplayMode.covers { state.requestedMode = .secondaryOnly }
        state.requestRestoredMode()
        setMode(modes.mode(preferred: state.requestedMode ?? preferredDisplayMode, behavior: behavior), animated: false)
    }

    func behavior(_ modes: SplitModes) -> SplitBehavior {
        modes.behavior(preferred: preferredBehavior, mode: preferredDisplayMode)
    }

    /// Returns the future display mode of columns in a size.
    func futureMode(in size: CGSize) -> DisplayMode {
        let modes = modes(in: size)
        let behavior = behavior(modes)
        let restored = state.restoredMode.flatMap { $0.behavior == behavior ? $0.mode : nil }
        let requested = restored ?? (behavior == state.behavior ? state.requestedMode : nil)
        return modes.mode(preferred: requested ?? preferredDisplayMode, behavior: behavior)
    }

    // MARK: Changing the mode

    package func preferredModeDidChange() {
        state.request(nil)
        guard isArranged, !isCollapsed else { return }
        let duration = UIView.inheritedAnimationDuration
        let modes = currentModes
        state.behavior = behavior(modes)
        setMode(
            modes.mode(preferred: preferredDisplayMode, behavior: state.behavior), animated: duration > 0,
            duration: duration)
    }

    package func showColumn(_ column: Column) {
        guard isArranged, !isCollapsed else { return isCollapsed ? pushColumn(column) : requestMode(showing: column) }
        let count = SplitModes.columns(of: state.mode)
        switch column {
        case .primary: show(style == .tripleColumn ? 2 : 1)
        case .supplementary: show(max(count, 1))
        case .secondary: if state.mode.dimsSecondary { show(state.mode == .twoDisplaceSecondary ? 1 : 0) }
        case .compact: break
        }
    }

    package func hideColumn(_ column: Column) {
        guard !isCollapsed else { return popColumn(column) }
        let count = SplitModes.columns(of: state.mode)
        switch column {
        case .primary: show(style == .tripleColumn ? min(count, 1) : 0)
        case .supplementary: show(0)
        case .secondary, .compact: break
        }
    }

    /// Requests a mode before columns are arranged.
    private func requestMode(showing column: Column) {
        guard column == .primary || column == .supplementary else { return }
        let isBoth = column == .primary && style == .tripleColumn
        state.request(isBoth ? .twoBesideSecondary : .oneBesideSecondary)
    }

    /// Shows a number of columns besides the content, animated.
    func show(_ count: Int) {
        guard rearrangement == nil else { return }
        let mode = currentModes.mode(showing: count, behavior: effectiveBehavior)
        state.request(mode)
        setMode(mode, animated: true)
    }

    /// The behavior in effect. A classic split view has no behavior; its column covers the content if the view is
    /// taller than it is wide.
    var effectiveBehavior: SplitBehavior { state.behavior }

    /// Changes the display mode, and notifies the delegate.
    @discardableResult
    func setMode(
        _ mode: DisplayMode, animated: Bool, duration: TimeInterval = SplitAnimator.duration,
        interaction: UIPercentDrivenInteractiveTransition? = nil
    ) -> ControllerTransition? {
        let old = state.mode
        guard mode != old || state.shown == .empty else { return nil }
        guard notifyDelegate(mode) else { return nil }
        // A callback may have collapsed the columns.
        guard !isCollapsed, rearrangement == nil else { return nil }
        guard isArranged || viewIfLoaded?.window != nil else { return nil }
        let target = SplitArrangement.expanded(mode)
        return move(
            to: target, animated: animated && isOnScreen && isArranged, duration: duration, interaction: interaction
        ) {
            container, finished in
            if !finished, !container.isCollapsed, container.state.mode == mode { container.revert(to: old) }
        }
    }

    /// Notifies the delegate of a new mode, and sets it. Returns `false` if a callback has selected a different mode.
    private func notifyDelegate(_ mode: DisplayMode) -> Bool {
        state.changes += 1
        let change = state.changes
        if mode != state.mode {
            delegate?.splitViewController(self, willChangeTo: mode)
            guard state.changes == change else { return false }
        }
        let before = isArranged ? SplitArrangement.expanded(state.mode).columns(of: style) : []
        let after = SplitArrangement.expanded(mode).columns(of: style)
        let old = displayMode
        state.mode = mode
        state.previousMode = old
        notifyDelegate(from: before, to: after, loads: !isArranged)
        state.previousMode = nil
        modeButton.update()
        return state.changes == change
    }

    /// Notifies the delegate of shown and hidden columns.
    ///
    /// - Parameter loads: Whether the controller of each shown column is added and its view is loaded before.
    func notifyDelegate(from before: [Column], to after: [Column], loads: Bool = false) {
        let notifies = style != .unspecified
        for column in before where notifies && !after.contains(column) {
            delegate?.splitViewController(self, willHide: column)
        }
        for column in after where !before.contains(column) {
            if loads { load(column) }
            if notifies { delegate?.splitViewController(self, willShow: column) }
        }
    }

    /// Adds the controller of a column as a child and loads its view, before the column is first shown (recorded on
    /// iOS 26.1).
    private func load(_ column: Column) {
        guard isPlaced, let size = viewIfLoaded?.bounds.size else { return }
        adoptColumns([column])
        guard let child = columns[column].child, child.parent === self, let view = child.view else { return }
        view.frame.size = layout(.expanded(state.mode), in: size).frame(of: column).size
        stackNavigation(of: child)?.stack.last?.loadViewIfNeeded()
    }

    /// Reverts the mode after a canceled transition.
    private func revert(to old: DisplayMode) {
        state.request(old)
        state.shown = .expanded(old)
        viewIfLoaded?.setNeedsLayout()
        // The delegate is called last, since it may collapse the columns.
        _ = notifyDelegate(old)
    }

    // MARK: Transitions

    /// Returns the children that an arrangement shows.
    func children(in arrangement: SplitArrangement) -> [UIViewController] {
        arrangement.columns(of: style).compactMap { columns[$0].child }.filter { $0.parent === self }
    }

    /// Updates the columns if they differ from the model.
    func settleColumns() {
        guard isArranged, host.transitions.isEmpty, let panels else { return }
        adoptColumns()
        // A callback may have selected a different mode while columns were moved.
        let target = isCollapsed ? state.shown : .expanded(state.mode)
        let seen = target.columns(of: style)
        let isShown = SplitColumns.all.allSatisfy { column in
            let child = columns[column].child
            return panels[column].child === (seen.contains(column) && child?.parent === self ? child : nil)
        }
        guard target != state.shown || !isShown else { return }
        move(to: target, animated: false)
    }

    @discardableResult
    private func move(
        to target: SplitArrangement, animated: Bool, duration: TimeInterval = 0,
        interaction: UIPercentDrivenInteractiveTransition? = nil,
        end: @escaping @MainActor (UISplitViewController, Bool) -> Void = { _, _ in }
    ) -> ControllerTransition? {
        guard let view = viewIfLoaded else { return nil }
        let policy = SplitPolicy(self, to: target) { container, _ in
            // Requests from before a collapse or an expansion are obsolete.
            if case .collapsed = target {
                guard container.isCollapsed else { return nil }
            } else {
                guard !container.isCollapsed else { return nil }
            }
            guard let panels = container.panels else { return nil }
            let wanted = container.children(in: target)
            // Chosen (Controllers): A controller that changes its column of a split view is held, and receives no
            // callbacks.
            let incoming = wanted.filter { child in
                container.columns.column(of: child).map { panels[$0].child !== child } ?? false
            }
            let outgoing = panels.children.filter { child in !wanted.contains { $0 === child } }
            return SplitPolicy.Sides(
                incoming: incoming.map(\.controllerInPlace), outgoing: outgoing.map(\.controllerInPlace))
        } install: { container, _ in
            UIView.performWithoutAnimation { container.layOut() }
            container.stage.begin(container.children(in: target))
            container.fillPanels(target)
            guard !animated else { return }
            container.state.shown = target
            container.layOut()
        } end: { container, finished in
            if finished { container.state.shown = target }
            end(container, finished)
        }
        let session = TransitionSession(
            containerView: view, isAnimated: animated,
            animator: animated ? SplitAnimator(self, to: target, duration: duration) : nil, interaction: interaction,
            duration: duration, runsInterruptible: true, others: [self])
        let transition = ControllerTransition(.split, policy: policy, session: session)
        host.submit(transition, start: .now)
        return transition
    }

    /// Adds the views of all columns that an arrangement shows.
    func fillPanels(_ arrangement: SplitArrangement) {
        guard let panels else { return }
        placeEmptyPanels(for: arrangement)
        let seen = arrangement.columns(of: style)
        // A view that changes its column remains in the window.
        for panel in SplitColumns.all.map({ panels[$0] }) {
            guard let column = panel.child.flatMap(columns.column), seen.contains(column) else { continue }
            if panels[column] !== panel, panel.child?.parent === self { panel.forget() }
        }
        for column in seen {
            guard let child = columns[column].child, child.parent === self else { continue }
            if panels[column].child !== child { panels.show(child, in: column) }
        }
    }

    /// Removes the views of columns that an arrangement hides.
    func clearPanels(outside arrangement: SplitArrangement) {
        guard let panels else { return }
        let wanted = arrangement.columns(of: style)
        for column in SplitColumns.all where !wanted.contains(column) || panels[column].child !== columns[column].child
        {
            panels[column].clear()
        }
    }

    /// Called when a transition of columns is over.
    func transitionDidEnd() {
        gestures?.update()
        modeButton.update()
        viewIfLoaded?.setNeedsLayout()
        releaseOtherColumns()
        stage.end()
        TransitionFlush.whenIdle { [weak self] in
            guard let self, self.host.transitions.isEmpty else { return }
            self.update()
        }
    }
}

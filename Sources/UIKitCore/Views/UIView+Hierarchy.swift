import Foundation
import QuartzCore

extension UIView {
    // MARK: Managing the view hierarchy

    /// The view's window; read on every move.
    final var currentWindow: UIWindow? {
        guard let window = windowReference?.object else { return nil }
        // Only windows propagate their references.
        return unsafeDowncast(window, to: UIWindow.self)
    }

    /// Returns whether the view is a given view or its descendant.
    func isInside(_ view: UIView) -> Bool {
        // A view without subviews has no descendants.
        if view !== self, view.subviewsStorage.isEmpty { return false }
        var current: UIView? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.superviewStorage
        }
        return false
    }

    func bringToFront(_ view: UIView) {
        guard view.superviewStorage === self, subviewsStorage.removeSibling(view) != nil else { return }
        subviewsStorage.insertSibling(view, at: subviewsStorage.count)
        backingLayer.addSublayer(view.backingLayer)
    }

    func sendToBack(_ view: UIView) {
        guard view.superviewStorage === self, subviewsStorage.removeSibling(view) != nil else { return }
        subviewsStorage.insertSibling(view, at: 0)
        backingLayer.insertSublayer(view.backingLayer, at: 0)
    }

    func exchange(_ first: Int, _ second: Int) {
        guard first != second, subviewsStorage.indices.contains(first), subviewsStorage.indices.contains(second) else {
            return
        }
        let (one, other) = (subviewsStorage[first], subviewsStorage[second])
        subviewsStorage.swapAt(first, second)
        (one.rememberedPlace, other.rememberedPlace) = (second, first)
        backingLayer.exchange(one.backingLayer, with: other.backingLayer)
    }

    // MARK: Moves

    /// A position among new siblings.
    enum SubviewPosition {
        case front
        case index(Int)
        case below(UIView)
        case above(UIView)
    }

    /// Adds a view to this superview; the only way to do so.
    ///
    /// Order (CallbackOrder.md, "View loading" and "Custom containment"): a controller's `viewWillAppear` before the
    /// move, then `willMove(toSuperview:)`, `willMove(toWindow:)` top-down, the move, `didMoveToWindow` bottom-up,
    /// `didMoveToSuperview`, the parent's `didAddSubview(_:)`, and last the controller's `viewDidAppear`.
    func place(_ view: UIView, at position: SubviewPosition) {
        guard view !== self, !isInside(view) else {
            Diagnostics.raise(
                .childOfItself,
                "Can't add \(Diagnostics.name(view)) as a subview of \(Diagnostics.name(self)): "
                    + "a view cannot contain itself or one of its ancestors")
            return
        }
        if view.superviewStorage === self {
            reorder(view, to: position)
            return
        }
        guard ContainmentChecker.permits(view, in: self) else { return }
        guard view.containsControllers else { return move(view, to: position) }
        // Requests of the controllers' callbacks are performed when the view is in its place.
        TransitionFlush.run {
            move(view, to: position)
            view.owningController?.extras?.presentation?.presenterDidMove()
        }
    }

    /// Whether the view or its descendant is a controller's root view.
    private var containsControllers: Bool { flags.containsControllerView || owningController != nil }

    private func move(_ view: UIView, to position: SubviewPosition) {
        view.moveCount &+= 1
        let move = view.moveCount
        let oldSuperview = view.superviewStorage
        let oldWindow = view.currentWindow
        let newWindow = currentWindow
        if let oldWindow, oldWindow !== newWindow { view.firstResponderLeaves(oldWindow) }
        let appearing = AutomaticAppearance.willMove(view, from: oldWindow, to: newWindow, under: self)
        guard isStillToBePlaced(view, at: position, move) else { return AutomaticAppearance.didNotMove(appearing) }
        let oldTraits = view.inheritedTraits

        view.willMove(toSuperview: self)
        if oldWindow !== newWindow {
            if newWindow != nil { applyAppearance(to: view) }
            view.sendWillMoveToWindow(newWindow)
        }
        oldSuperview?.willRemoveSubview(view)
        guard isStillToBePlaced(view, at: position, move) else { return AutomaticAppearance.didNotMove(appearing) }
        if let oldSuperview {
            if view.takesPartInLayout { view.leaveConstraints(of: oldSuperview) }
            oldSuperview.forget(view)
        }
        let index = insertionIndex(for: position)
        subviewsStorage.insertSibling(view, at: index)
        view.superviewStorage = self
        if view.layoutState != nil { LayoutEngine.current.superviewDidChange(of: view) }
        if view.flags.isConstrained { flags.hasConstrainedSubviews = true }
        insertLayer(of: view, at: index, position)
        noteControllerView(in: view)
        if view.flags.containsCorners {
            view.noteCorners()
            noteCorners()
            view.cornersMayHaveChanged()
        }
        let traitChange = TraitAnnouncement(above: view, from: oldTraits, to: traitsOfSubviews)
        // The callbacks may have removed this view from its window.
        let reachedWindow = currentWindow
        var pending: [UIView] = []
        if oldWindow !== reachedWindow {
            AppearanceCallbacks.hierarchyDidChange()
            pending = view.sendDidMoveToWindow(reachedWindow)
            AppearanceCallbacks.hierarchyDidChange()
        }
        view.inheritedAppearanceDidChange(traitChange)
        view.didMoveToSuperview()
        didAddSubview(view)
        if self === reachedWindow { reachedWindow?.contentDidMove() }
        // Both views are laid out, the subview even if its size is zero.
        view.setNeedsLayout()
        setNeedsLayout()
        AutomaticAppearance.didMove(appearing)
        for view in pending { view.becomePendingFirstResponder() }
    }

    // Chosen (Views): If a view's callback about its move moves the view elsewhere, the view stays there; the outer
    // move ends.
    /// Returns whether a view still has to be added, after callbacks that may have moved or removed it: the later call
    /// takes precedence. A view that a callback has added here is moved to the requested position.
    private func isStillToBePlaced(_ view: UIView, at position: SubviewPosition, _ move: UInt16) -> Bool {
        if view.moveCount == move { return !isInside(view) }
        if view.superviewStorage === self { reorder(view, to: position) }
        return false
    }

    /// Removes the view from its superview; the only way to do so.
    func leaveSuperview() {
        guard superviewStorage != nil else {
            // The view may be in the process of being added.
            moveCount &+= 1
            return
        }
        guard containsControllers else { return moveOut() }
        TransitionFlush.run {
            moveOut()
            owningController?.extras?.presentation?.presenterDidMove()
        }
    }

    private func moveOut() {
        guard let old = superviewStorage else { return }
        moveCount &+= 1
        let move = moveCount
        let oldWindow = currentWindow
        if let oldWindow { firstResponderLeaves(oldWindow) }
        let disappearing = AutomaticAppearance.willMove(self, from: oldWindow, to: nil, under: nil)
        // A callback may have moved the view already.
        guard moveCount == move else { return AutomaticAppearance.didNotMove(disappearing) }

        willMove(toSuperview: nil)
        if oldWindow != nil { sendWillMoveToWindow(nil) }
        old.willRemoveSubview(self)
        // The traits are read before the removal: the view keeps the traits of its old superview.
        _ = inheritedTraits
        if takesPartInLayout { leaveConstraints(of: old) }
        old.forget(self)
        if old === oldWindow { oldWindow?.contentDidMove() }
        superviewStorage = nil
        if layoutState != nil { LayoutEngine.current.superviewDidChange(of: self) }
        backingLayer.removeFromSuperlayer()
        if oldWindow != nil { _ = sendDidMoveToWindow(nil) }
        didMoveToSuperview()
        old.setNeedsLayout()
        AutomaticAppearance.didMove(disappearing)
        oldWindow?.viewHasLeft()
    }

    private func forget(_ view: UIView) {
        subviewsStorage.removeSibling(view)
    }

    private func reorder(_ view: UIView, to position: SubviewPosition) {
        if case .below(let sibling) = position, sibling === view { return }
        if case .above(let sibling) = position, sibling === view { return }
        subviewsStorage.removeSibling(view)
        let index = insertionIndex(for: position)
        subviewsStorage.insertSibling(view, at: index)
        insertLayer(of: view, at: index, position)
    }

    /// Whether a constraint may refer to the view or its descendants. Walks only as far as needed.
    private var takesPartInLayout: Bool {
        if layoutState != nil { return true }
        var views = subviewsStorage
        while let view = views.popLast() {
            if view.layoutState != nil { return true }
            views += view.subviewsStorage
        }
        return false
    }

    private func insertionIndex(for position: SubviewPosition) -> Int {
        switch position {
        case .front: return subviewsStorage.count
        case .index(let index): return min(max(0, index), subviewsStorage.count)
        case .below(let sibling):
            return place(of: sibling) ?? subviewsStorage.count
        case .above(let sibling):
            guard let place = place(of: sibling) else { return subviewsStorage.count }
            return place + 1
        }
    }

    /// Returns the index of a subview; `nil` for views that are not subviews.
    private func place(of view: UIView) -> Int? {
        view.superviewStorage === self ? subviewsStorage.place(of: view) : nil
    }

    /// Inserts the layer of a subview. Sublayers without views may be between the layers of views, so the position is
    /// relative to a sibling's layer: directly in front of the requested sibling, or otherwise directly behind the
    /// next sibling.
    private func insertLayer(of view: UIView, at index: Int, _ position: SubviewPosition) {
        if case .above(let sibling) = position, sibling.superviewStorage === self {
            backingLayer.insertSublayer(view.backingLayer, above: sibling.backingLayer)
        } else if index + 1 < subviewsStorage.count {
            backingLayer.insertSublayer(view.backingLayer, below: subviewsStorage[index + 1].backingLayer)
        } else {
            backingLayer.addSublayer(view.backingLayer)
        }
    }

    private func noteControllerView(in view: UIView) {
        guard view.owningController != nil || view.flags.containsControllerView else { return }
        var current: UIView? = self
        while let ancestor = current, !ancestor.flags.containsControllerView {
            ancestor.flags.containsControllerView = true
            current = ancestor.superviewStorage
        }
    }

    // Top-down (recorded: https://greatytc.com/p/c5f9551e01d4). Iterates, since trees may be deep.
    private func sendWillMoveToWindow(_ newWindow: UIWindow?) {
        willMove(toWindow: newWindow)
        guard !subviewsStorage.isEmpty else { return }
        var views = Array(subviewsStorage.reversed())
        while let view = views.popLast() {
            view.willMove(toWindow: newWindow)
            views += view.subviewsStorage.reversed()
        }
    }

    // Bottom-up (same source).
    /// Sets the window, and calls `didMoveToWindow()`. Returns the views that are to become first responder.
    private func sendDidMoveToWindow(_ newWindow: UIWindow?) -> [UIView] {
        var pending: [UIView] = []
        windowReference = newWindow?.weakReference ?? windowReferenceByItself
        var views: [(view: UIView, isBelowDone: Bool)] = []
        for view in subviewsStorage.reversed() { views.append((view, false)) }
        while let (view, isBelowDone) = views.popLast() {
            if isBelowDone {
                view.didReachWindow(newWindow)
                continue
            }
            if view.flags.becomesFirstInWindow { pending.append(view) }
            view.windowReference = newWindow?.weakReference ?? view.windowReferenceByItself
            if view.subviewsStorage.isEmpty {
                view.didReachWindow(newWindow)
            } else {
                views.append((view, true))
                for subview in view.subviewsStorage.reversed() { views.append((subview, false)) }
            }
        }
        didReachWindow(newWindow)
        if flags.becomesFirstInWindow { pending.append(self) }
        return newWindow == nil ? [] : pending
    }

    private func didReachWindow(_ newWindow: UIWindow?) {
        if let scale = newWindow?.screenIfAny?.scale { followScreenScale(scale) }
        if newWindow != nil { requestFirstConstraints() }
        if newWindow != nil { constraintDirectionDidChange() }
        didMoveToWindow()
    }

    /// Updates inherited tint and traits after a move.
    private func inheritedAppearanceDidChange(_ traitChange: TraitAnnouncement) {
        traitChange.announce()
        guard currentWindow != nil else { return }
        tintDidChange()
    }
}

extension UIView: RememberingItsPlace {}

extension UIView: WeaklyReferenced {
    package var weakReference: WeakReference<UIView> {
        let extras = extrasForWriting
        if let made = extras.weakReference { return made }
        let made = WeakReference(self)
        extras.weakReference = made
        return made
    }
}

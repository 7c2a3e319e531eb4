import Foundation

// Changes of the stack. Each call changes the stack, notifies the controllers, and submits a transition.
extension UINavigationController {
    // MARK: Changing the stack

    func push(_ controller: UIViewController, animated: Bool) {
        guard permitsPushing(controller) else { return }
        stackStorage.append(controller)
        // Recorded on iOS 26.1: the delegate is called after the stack has changed, and no `didPush` follows.
        if isViewLoaded, let delegate = self as? any UINavigationBarDelegate {
            _ = delegate.navigationBar(navigationBarInUse, shouldPush: controller.navigationItem)
            guard stackStorage.contains(controller) else { return }
        }
        submit(NavigationChange(.push, to: controller, added: [controller], animated: animated))
        stage.want(adding: [controller])
        takePreferredContentSize(of: controller)
    }

    /// Takes the preferred content size of a new top controller, if it has one. After a pop, the size remains
    /// (Open Radar 16946356).
    private func takePreferredContentSize(of top: UIViewController?) {
        guard let size = top?.preferredContentSize, size != .zero else { return }
        preferredContentSize = size
    }

    func pop(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stackStorage.popLast() else { return nil }
        submit(NavigationChange(.pop, to: stack.last, removed: [top], animated: animated))
        stage.want(removing: [top])
        releaseIfUnloaded([top])
        return top
    }

    func pop(to target: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let place = stackStorage.place(of: target) else {
            Diagnostics.raise(.navigation, "Tried to pop to a view controller that doesn't exist.")
            return nil
        }
        let removed = Array(stack[(place + 1)...])
        // Recorded on iOS 26.1: the result is `nil` instead of an empty array.
        guard !removed.isEmpty else { return nil }
        stackStorage.removeLast(removed.count)
        submit(NavigationChange(.pop, to: target, removed: removed, animated: animated))
        stage.want(removing: removed)
        releaseIfUnloaded(removed)
        return removed
    }

    /// Removes popped controllers in the call if the view is not loaded (recorded on iOS 26.1).
    private func releaseIfUnloaded(_ removed: [UIViewController]) {
        if !isViewLoaded { release(removed) }
    }

    /// Takes the root controller of a document as a child, without calls of `willMove(toParent:)` and
    /// `didMove(toParent:)` (recorded on iOS 26.1).
    func takeRoot(_ root: UIViewController) {
        Containment.takeFromDocument(root, in: self)
        guard root.parent === self else { return }
        stack = [root]
        submit(NavigationChange(.none, to: root, animated: false))
        takePreferredContentSize(of: root)
    }

    /// Replaces the stack in one transition.
    ///
    /// - Parameter isChecked: Whether invalid requests of a program are refused. A split view pushes navigation
    ///   controllers, which is otherwise invalid.
    func replaceStack(_ new: [UIViewController], animated: Bool, isChecked: Bool) {
        guard !isChecked || permitsStack(new) else { return }
        let old = stack
        let known = Set(old.map(ObjectIdentifier.init))
        let kept = Set(new.map(ObjectIdentifier.init))
        let operation: Operation =
            if let last = new.last {
                last === old.last ? .none : known.contains(ObjectIdentifier(last)) ? .pop : .push
            } else {
                .none
            }
        stack = new
        let added = new.filter { !known.contains(ObjectIdentifier($0)) }
        let removed = old.filter { !kept.contains(ObjectIdentifier($0)) }
        var change = NavigationChange(operation, to: new.last, added: added, removed: removed, animated: animated)
        change.replaced = old
        submit(change)
        stage.want(removing: removed, adding: added)
        if operation == .push { takePreferredContentSize(of: new.last) }
    }

    /// Begins an interactive pop, which a gesture drives.
    func popInteractively(_ interaction: UIPercentDrivenInteractiveTransition) -> ControllerTransition? {
        guard stack.count > 1, let top = stackStorage.popLast() else { return nil }
        var change = NavigationChange(.pop, to: stack.last, removed: [top], animated: true)
        change.interaction = interaction
        let transition = submit(change)
        stage.want(removing: [top])
        return transition
    }

    @discardableResult
    private func submit(_ change: NavigationChange) -> ControllerTransition {
        let session = TransitionSession(
            containerView: pages, isAnimated: change.isAnimated && isOnScreen, duration: NavigationAnimator.duration,
            others: [self])
        let transition = ControllerTransition(
            .navigation, policy: NavigationPolicy(self, change), session: session)
        stage.host.submit(transition, start: .inLayoutPass)
        // If the controller is outside a window, the next layout displays the new top without waiting for the
        // transition.
        if !isVisibleOrAppearing { viewIfLoaded?.setNeedsLayout() }
        return transition
    }

    // MARK: Checking changes

    private func permitsPushing(_ controller: UIViewController) -> Bool {
        guard !(controller is UINavigationController) else {
            Diagnostics.raise(.navigation, "Pushing a navigation controller is not supported")
            return false
        }
        guard permitsKind(of: controller) else { return false }
        let isInStack = controller.parent === self && stackStorage.contains(controller)
        guard !isInStack else {
            Diagnostics.raise(
                .navigation,
                "\(Diagnostics.name(self)) is pushing the same view controller instance (\(Diagnostics.name(controller))) "
                    + "more than once which is not supported and is most likely an error in the application : "
                    + (Bundle.main.bundleIdentifier ?? "(null)"))
            return false
        }
        return isFree(controller)
    }

    /// Returns whether a controller may be pushed. As observed, UIKit ignores a pushed split view and logs a line.
    func permitsKind(of controller: UIViewController) -> Bool {
        guard let refusal = (controller as? any OuterContainer)?.refusalOfPush else { return true }
        Diagnostics.warn(.navigation, "\(refusal) \(Diagnostics.name(self))")
        return false
    }

    private func isFree(_ controller: UIViewController) -> Bool {
        guard let other = controller.parent as? UINavigationController, other !== self else { return true }
        Diagnostics.raise(
            .hierarchyInconsistency,
            "child view controller:\(Diagnostics.name(controller)) should have parent view controller:"
                + "\(Diagnostics.name(self)) but actual parent is:\(Diagnostics.name(other))")
        return false
    }

    private func permitsStack(_ new: [UIViewController]) -> Bool {
        guard Set(new.map(ObjectIdentifier.init)).count == new.count else {
            let names = new.map { "\"\(Diagnostics.name($0))\"" }.joined(separator: ", ")
            Diagnostics.raise(
                .navigation, "All view controllers in a navigation controller must be distinct (( \(names) ))")
            return false
        }
        guard new.allSatisfy(permitsKind) else { return false }
        // Navigation controllers that a split view has put into the stack may stay in it.
        for controller in new where controller is UINavigationController && controller.parent !== self {
            Diagnostics.raise(.navigation, "Pushing a navigation controller is not supported")
            return false
        }
        return new.allSatisfy(isFree)
    }

    // MARK: After a transition

    /// Completes a change: sends the last callbacks to the added and removed controllers. Called when the change was
    /// displayed, or will never be displayed.
    func complete(_ change: NavigationChange) {
        for controller in change.added where isInModel(controller) { stage.becomeMemberAfterAppearing(controller) }
        release(change.removed)
        if change.replaced != nil { orderChildren() }
    }

    /// Returns whether a controller is both in the stack and a child.
    func isInStack(_ controller: UIViewController) -> Bool { controller.parent === self && isInModel(controller) }

    func isInModel(_ controller: UIViewController) -> Bool { stackStorage.contains(controller) }

    /// Reverts a cancelled change: inserts the removed controllers again, and removes the added controllers.
    func goBack(_ change: NavigationChange) {
        for controller in change.added { stackStorage.remove(controller) }
        stage.want(removing: change.added)
        let returned = change.removed.filter { $0.parent === self && !isInModel($0) }
        // The controllers are inserted above the target of the change, or on top if the target was removed.
        let place = change.target.flatMap { stackStorage.place(of: $0) }.map { $0 + 1 } ?? stack.count
        stackStorage.insert(returned, at: place)
        for controller in returned { stage.cancelRemoval(controller) }
        release(change.added)
        orderChildren()
    }

    /// Sorts the children in the order of the stack.
    func orderChildren() { Containment.orderChildren(of: self, as: stack) }

    package func childWasRemoved(_ child: UIViewController) {
        let wasDisplayed = displayed === child
        if wasDisplayed { displayed = nil }
        guard stackStorage.contains(child) else { return }
        stackStorage.remove(child)
        if wasDisplayed { submit(NavigationChange(.pop, to: stack.last, animated: false)) } else { settleStack() }
    }

    /// Displays the top controller without a request by the program.
    func showTop() { submit(NavigationChange(.none, to: stack.last, animated: false)) }

    var isVisibleOrAppearing: Bool { viewIfLoaded?.window != nil || isAppearing }

    var visibleNow: UIViewController? {
        if let presented = presentedViewController { return presented }
        let isPopping = openTransitions.contains { ($0.policy as? NavigationPolicy)?.change.operation == .pop }
        return isPopping ? displayed ?? stack.last : stack.last
    }
}

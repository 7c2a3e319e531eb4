import Foundation

// The items of a bar without a navigation controller.
extension UINavigationBar {
    /// Returns whether the program may change the items of the bar. It is an error to change the bar of a navigation
    /// controller.
    private func isOwn(_ call: String) -> Bool {
        guard controller != nil else { return true }
        Diagnostics.raise(.bar, "Cannot call \(call) directly on a UINavigationBar managed by a controller.")
        return false
    }

    func push(_ item: UINavigationItem, animated: Bool) {
        guard isOwn("pushNavigationItem:animated:") else { return }
        guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
        ownItems.append(item)
        change(.push, animated: animated)
        delegate?.navigationBar(self, didPush: item)
    }

    /// Pops the top item. Returns the item even if the delegate refuses the pop (recorded on iOS 26.1).
    func pop(animated: Bool) -> UINavigationItem? {
        guard isOwn("popNavigationItemAnimated:"), let item = ownItems.last, ownItems.count > 1 else { return nil }
        guard delegate?.navigationBar(self, shouldPop: item) != false else { return item }
        ownItems.removeAll { $0 === item }
        change(.pop, animated: animated)
        delegate?.navigationBar(self, didPop: item)
        return item
    }

    func replaceItems(_ items: [UINavigationItem], animated: Bool) {
        guard isOwn("setItems:animated:") else { return }
        let old = ownItems
        ownItems = items
        let last = items.last
        let direction: NavigationBarTransition.Direction =
            last == nil || last === old.last ? .none : old.contains { $0 === last } ? .pop : .push
        change(direction, animated: animated && direction != .none)
        // Only an animated change calls the delegate, either for a pop or for a push (recorded on iOS 26.1).
        guard animated else { return }
        switch direction {
        case .none: break
        case .push: if let last { delegate?.navigationBar(self, didPush: last) }
        case .pop: if let top = old.last { delegate?.navigationBar(self, didPop: top) }
        }
    }

    private func change(_ direction: NavigationBarTransition.Direction, animated: Bool) {
        let previous = ownItems.dropLast().last
        guard animated, window != nil, direction != .none,
            let transition = beginTransition(
                to: ownItems.last, previous: previous, direction: direction, state: scrollState)
        else {
            return show(ownItems.last, previous: previous)
        }
        let animator = UIViewPropertyAnimator(
            duration: 0.5, timingParameters: UISpringTimingParameters(transitionVelocity: 0))
        running = (transition, animator)
        animator.addAnimations { [self] in
            transition.animate()
            updateAppearance()
            layoutIfNeeded()
        }
        animator.addCompletion { [weak self] position in
            guard let self else { return }
            running = nil
            finish(transition, completed: position == .end)
        }
        animator.startAnimation()
    }
}

import Foundation

// The stack of a bar that is used alone.
extension UINavigationBar {
    /// What a program does to a bar that a controller fills is an error.
    private func isOwn(_ call: String) -> Bool {
        guard controller != nil else { return true }
        Diagnostics.raise(.bar, "Cannot call \(call) directly on a UINavigationBar managed by a controller.")
        return false
    }

    func push(_ item: UINavigationItem, animated: Bool) {
        guard isOwn("pushNavigationItem:animated:") else { return }
        guard delegate?.navigationBar(self, shouldPush: item) != false else { return }
        ownItems.append(item)
        change(.push, animated: animated) { [weak self] in
            guard let self else { return }
            delegate?.navigationBar(self, didPush: item)
        }
    }

    func pop(animated: Bool) -> UINavigationItem? {
        guard isOwn("popNavigationItemAnimated:"), let item = ownItems.last, ownItems.count > 1 else { return nil }
        guard delegate?.navigationBar(self, shouldPop: item) != false else { return nil }
        ownItems.removeAll { $0 === item }
        change(.pop, animated: animated) { [weak self] in
            guard let self else { return }
            delegate?.navigationBar(self, didPop: item)
        }
        return item
    }

    func replaceItems(_ items: [UINavigationItem], animated: Bool) {
        guard isOwn("setItems:animated:") else { return }
        let old = ownItems
        ownItems = items
        let last = items.last
        let direction: NavigationBarTransition.Direction =
            last == nil || last === old.last ? .none : old.contains { $0 === last } ? .pop : .push
        change(direction, animated: animated && direction != .none) {}
    }

    private func change(
        _ direction: NavigationBarTransition.Direction, animated: Bool, _ completion: @escaping @MainActor () -> Void
    ) {
        let previous = ownItems.dropLast().last
        guard animated, window != nil, direction != .none,
            let transition = beginTransition(
                to: ownItems.last, previous: previous, direction: direction, state: scrollState)
        else {
            show(ownItems.last, previous: previous)
            return completion()
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
            completion()
        }
        animator.startAnimation()
    }
}

import Foundation

/// What bars do while one controller comes and another goes.
@MainActor
final class NavigationBarsTransition {
    private let navigation: UINavigationController
    private let target: UIViewController?
    private let old: UIViewController?
    private let bar: NavigationBarTransition?
    private let isAnimated: Bool

    init(
        _ navigation: UINavigationController, to target: UIViewController?,
        operation: UINavigationController.Operation, isAnimated: Bool
    ) {
        self.navigation = navigation
        self.target = target
        self.isAnimated = isAnimated
        old = navigation.displayed
        let previous = Self.previous(of: target, in: navigation)
        let navigationBar = navigation.navigationBarInUse
        if isAnimated, operation != .none, target != nil {
            bar = navigationBar.beginTransition(
                to: target?.navigationItem, previous: previous, operation: operation,
                state: navigation.scrolling.state(of: target))
        } else {
            bar = nil
            navigationBar.show(target?.navigationItem, previous: previous)
        }
        navigation.toolbarStorage?.setItems(target?.toolbarItems, animated: isAnimated)
        guard isAnimated else { return }
        // Bars that come have to be there to be seen coming.
        navigation.bars.isAnimating = true
        navigationBar.isHidden = navigationBar.isHidden && navigation.bars.isNavigationBarHidden
        if let toolbar = navigation.toolbarStorage, navigation.showsToolbar(with: target) { toolbar.isHidden = false }
    }

    /// The item below a controller's, which its back button leads to.
    private static func previous(
        of controller: UIViewController?, in navigation: UINavigationController
    ) -> UINavigationItem? {
        let stack = navigation.stack
        if stack.last === controller { return stack.dropLast().last?.navigationItem }
        guard let controller, let place = stack.place(of: controller), place > 0 else { return nil }
        return stack[place - 1].navigationItem
    }

    /// Runs in the time of a transition.
    func coordinate(with session: TransitionSession) {
        session.animateAlongsideTransition(in: navigation.navigationBarInUse, animation: { _ in self.animate() }) { _ in
        }
        if let toolbar = navigation.toolbarStorage {
            session.animateAlongsideTransition(in: toolbar, animation: { _ in }) { _ in }
        }
    }

    func animate() {
        bar?.animate()
        navigation.layOutBars(for: target)
        // Without an animation the layout that follows does the rest.
        guard isAnimated else { return }
        navigation.navigationBarInUse.updateAppearance()
        navigation.navigationBarInUse.layoutIfNeeded()
        navigation.toolbarStorage?.layoutIfNeeded()
    }

    func finish(_ completed: Bool) {
        // Without an animation everything is where it stays.
        if completed, !isAnimated { return }
        navigation.bars.isAnimating = false
        let navigationBar = navigation.navigationBarInUse
        if let bar {
            navigationBar.finish(bar, completed: completed)
        } else if !completed {
            navigationBar.show(old?.navigationItem, previous: Self.previous(of: old, in: navigation))
        }
        if !completed { navigation.toolbarStorage?.setItems(old?.toolbarItems, animated: false) }
        navigation.viewIfLoaded?.setNeedsLayout()
    }
}

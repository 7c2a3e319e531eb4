import Foundation

/// What bars do while one controller comes and another goes.
@MainActor
final class NavigationBarsTransition {
    private let navigation: UINavigationController
    /// Whose bar it is: another one's for a navigation controller in its stack.
    private let owner: UINavigationController
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
        owner = navigation.barOwner
        old = navigation.displayed
        let previous = Self.previous(of: target, in: owner)
        let navigationBar = owner.navigationBarInUse
        let item = target?.barTop.navigationItem
        if isAnimated, operation != .none, target != nil {
            bar = navigationBar.beginTransition(
                to: item, previous: previous, operation: operation, state: owner.scrolling.state(of: target?.barTop))
        } else {
            bar = nil
            navigationBar.show(item, previous: previous)
        }
        navigation.toolbarStorage?.setItems(target?.toolbarItems, animated: isAnimated)
        guard isAnimated else { return }
        // Bars that come have to be there to be seen coming.
        owner.bars.isAnimating = true
        navigation.bars.isAnimating = true
        navigationBar.isHidden = navigationBar.isHidden && owner.bars.isNavigationBarHidden
        if let toolbar = navigation.toolbarStorage, navigation.showsToolbar(with: target) { toolbar.isHidden = false }
    }

    /// The item below a controller's, which its back button leads to.
    private static func previous(
        of controller: UIViewController?, in navigation: UINavigationController
    ) -> UINavigationItem? {
        let stack = navigation.barStack
        let controller = controller?.barTop
        if stack.last === controller { return stack.dropLast().last?.navigationItem }
        guard let place = stack.lastIndex(where: { $0 === controller }), place > 0 else { return nil }
        return stack[place - 1].navigationItem
    }

    /// Runs in the time of a transition.
    func coordinate(with session: TransitionSession) {
        session.animateAlongsideTransition(in: owner.navigationBarInUse, animation: { _ in self.animate() }) { _ in
        }
        if let toolbar = navigation.toolbarStorage {
            session.animateAlongsideTransition(in: toolbar, animation: { _ in }) { _ in }
        }
    }

    func animate() {
        bar?.animate()
        navigation.layOutBars(for: target)
        if owner !== navigation { owner.layOutBars(for: target) }
        // Without an animation the layout that follows does the rest.
        guard isAnimated else { return }
        owner.navigationBarInUse.updateAppearance()
        owner.navigationBarInUse.layoutIfNeeded()
        navigation.toolbarStorage?.layoutIfNeeded()
    }

    func finish(_ completed: Bool) {
        // Without an animation everything is where it stays.
        if completed, !isAnimated, owner === navigation { return }
        navigation.bars.isAnimating = false
        owner.bars.isAnimating = false
        let navigationBar = owner.navigationBarInUse
        if let bar {
            navigationBar.finish(bar, completed: completed)
        } else if !completed {
            navigationBar.show(old?.barTop.navigationItem, previous: Self.previous(of: old, in: owner))
        }
        if !completed { navigation.toolbarStorage?.setItems(old?.toolbarItems, animated: false) }
        navigation.viewIfLoaded?.setNeedsLayout()
        owner.viewIfLoaded?.setNeedsLayout()
    }
}

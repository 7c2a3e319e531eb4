import CoreGraphics
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
    private let barChange: BarChange
    private let toolbarChange: BarChange
    private let isAnimated: Bool

    /// How a bar comes or goes with the pages.
    private enum BarChange {
        /// It stays, hidden or shown, or moves by itself.
        case none
        /// With the page that comes, from a shift.
        case movesIn(from: CGVector)
        /// With the page that goes, to a shift.
        case movesOut(to: CGVector)
    }

    /// - Parameter isBeside: Whether bars come and go with the pages, sideways, as in the standard animation; otherwise over their edges.
    init(
        _ navigation: UINavigationController, from old: UIViewController?, to target: UIViewController?,
        operation: UINavigationController.Operation, isAnimated: Bool, isBeside: Bool
    ) {
        self.navigation = navigation
        self.target = target
        self.isAnimated = isAnimated
        self.old = old
        let owner = navigation.barOwner
        self.owner = owner
        let before = navigation.motion?.barsBefore ?? navigation.bars
        let leading: CGFloat = navigation.pages.effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : -1
        let towards = operation == .push ? leading : -leading
        func course(_ wasShown: Bool, _ isShown: Bool, outside: CGFloat) -> BarChange {
            guard isAnimated, operation != .none, wasShown != isShown else { return .none }
            guard isBeside else {
                let shift = CGVector(dx: 0, dy: outside)
                return isShown ? .movesIn(from: shift) : .movesOut(to: shift)
            }
            return isShown ? .movesIn(from: CGVector(dx: -towards, dy: 0)) : .movesOut(to: CGVector(dx: towards, dy: 0))
        }
        // A nested stack is shown in the bar of another one, which stays.
        barChange =
            owner === navigation
            ? course(!before.isNavigationBarHidden, !navigation.bars.isNavigationBarHidden, outside: -1) : .none
        toolbarChange =
            navigation.toolbarStorage == nil
            ? .none
            : course(navigation.showsToolbar(with: old), navigation.showsToolbar(with: target), outside: 1)

        let previous = Self.previous(of: target, in: owner)
        let navigationBar = owner.navigationBarInUse
        let item = target?.barTop.navigationItem
        switch barChange {
        case .none where isAnimated && operation != .none && target != nil:
            bar = navigationBar.beginTransition(
                to: item, previous: previous, direction: operation.inBar,
                state: owner.scrolling.state(of: target?.barTop))
        case .none, .movesIn:
            bar = nil
            navigationBar.show(item, previous: previous)
        case .movesOut:
            bar = nil
        }
        switch toolbarChange {
        case .none: navigation.toolbarStorage?.setItems(target?.toolbarItems, animated: isAnimated)
        case .movesIn: navigation.toolbarStorage?.setItems(target?.toolbarItems, animated: false)
        case .movesOut: break
        }
        guard isAnimated else { return }
        // Bars that come and go have to be there to be seen.
        owner.bars.isAnimating = true
        navigation.bars.isAnimating = true
        navigationBar.isHidden =
            (owner === navigation ? before : owner.bars).isNavigationBarHidden
            && owner.bars.isNavigationBarHidden
        let showsToolbar = navigation.showsToolbar(with: old) || navigation.showsToolbar(with: target)
        if let toolbar = navigation.toolbarStorage, showsToolbar { toolbar.isHidden = false }
        begin()
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

    /// Puts bars that come or go with a page where they start.
    private func begin() {
        let motions = BarMotions(
            navigationBar: motion(barChange, atEnd: false), toolbar: motion(toolbarChange, atEnd: false))
        guard motions.navigationBar != nil || motions.toolbar != nil else { return }
        navigation.motion?.bars = motions
        UIView.performWithoutAnimation {
            navigation.layOutBars(for: old)
            navigation.navigationBarInUse.layoutIfNeeded()
            navigation.toolbarStorage?.layoutIfNeeded()
        }
    }

    private func motion(_ course: BarChange, atEnd: Bool) -> BarMotions.Motion? {
        switch course {
        case .none: nil
        case .movesIn(let shift): BarMotions.Motion(shift: atEnd ? .zero : shift, page: target)
        case .movesOut(let shift): BarMotions.Motion(shift: atEnd ? shift : .zero, page: old)
        }
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
        navigation.motion?.bars = BarMotions(
            navigationBar: motion(barChange, atEnd: true), toolbar: motion(toolbarChange, atEnd: true))
        navigation.layOutBars(for: target)
        if owner !== navigation { owner.layOutBars(for: target) }
        // Without an animation the layout that follows does the rest.
        guard isAnimated else { return }
        owner.navigationBarInUse.updateAppearance()
        owner.navigationBarInUse.layoutIfNeeded()
        navigation.toolbarStorage?.layoutIfNeeded()
    }

    func finish(_ completed: Bool) {
        let shown = completed ? target : old
        // Without an animation everything is where it stays.
        let stays = completed && !isAnimated && owner === navigation
        if !stays {
            navigation.bars.isAnimating = false
            owner.bars.isAnimating = false
            if let bar { owner.navigationBarInUse.finish(bar, completed: completed) }
        }
        navigation.showItems(of: shown, previous: Self.previous(of: shown, in: owner))
        if stays { return }
        navigation.viewIfLoaded?.setNeedsLayout()
        owner.viewIfLoaded?.setNeedsLayout()
    }
}

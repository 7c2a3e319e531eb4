import CoreGraphics
import Foundation

/// Shows, hides and updates the bars during a transition between two controllers.
@MainActor
final class NavigationBarsTransition {
    private let navigation: UINavigationController
    /// The navigation controller whose bar displays the items. For a nested navigation controller, it is the outermost
    /// navigation controller.
    private let owner: UINavigationController
    private let target: UIViewController?
    private let old: UIViewController?
    private let bar: NavigationBarTransition?
    private let barChange: BarChange
    private let toolbarChange: BarChange
    private let isAnimated: Bool

    /// The motion of a bar during the transition.
    private enum BarChange {
        /// The bar stays hidden or shown, or is animated separately.
        case none
        /// The bar moves with the incoming page, from an offset to its normal position.
        case movesIn(from: CGVector)
        /// The bar moves with the outgoing page, from its normal position to an offset.
        case movesOut(to: CGVector)
    }

    /// - Parameter isBeside: Whether bars move sideways with the pages, as in the standard animation. Otherwise they
    ///   move
    ///   over the top or bottom edge.
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
        // A nested navigation controller uses the bar of the outermost navigation controller, which stays visible.
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
        case .none: navigation.toolbarStorage?.setItems(target?.shownToolbarItems, animated: isAnimated)
        case .movesIn: navigation.toolbarStorage?.setItems(target?.shownToolbarItems, animated: false)
        case .movesOut: break
        }
        guard isAnimated else { return }
        // Bars that move in or out must be visible.
        owner.bars.isAnimating = true
        navigation.bars.isAnimating = true
        navigationBar.isHidden =
            (owner === navigation ? before : owner.bars).isNavigationBarHidden
            && owner.bars.isNavigationBarHidden
        let showsToolbar = navigation.showsToolbar(with: old) || navigation.showsToolbar(with: target)
        if let toolbar = navigation.toolbarStorage, showsToolbar { toolbar.isHidden = false }
        begin()
    }

    /// Returns the item below the item of a controller, which is the target of the back button.
    private static func previous(
        of controller: UIViewController?, in navigation: UINavigationController
    ) -> UINavigationItem? {
        let stack = navigation.barStack
        let controller = controller?.barTop
        if stack.last === controller { return stack.dropLast().last?.navigationItem }
        guard let place = stack.lastIndex(where: { $0 === controller }), place > 0 else { return nil }
        return stack[place - 1].navigationItem
    }

    /// Puts moving bars at the start of their motion.
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

    // Chosen (Controllers): With a custom animator, bars that are hidden or shown in `viewWillAppear(_:)` move over
    // their edges, with the animator's duration.
    private func motion(_ course: BarChange, atEnd: Bool) -> BarMotions.Motion? {
        switch course {
        case .none: nil
        case .movesIn(let shift): BarMotions.Motion(shift: atEnd ? .zero : shift, page: target)
        case .movesOut(let shift): BarMotions.Motion(shift: atEnd ? shift : .zero, page: old)
        }
    }

    /// Animates the bars alongside a transition.
    func coordinate(with session: any UIViewControllerTransitionCoordinator) {
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
        // Without an animation, the next layout updates everything else.
        guard isAnimated else { return }
        owner.navigationBarInUse.updateAppearance()
        owner.navigationBarInUse.layoutIfNeeded()
        navigation.toolbarStorage?.layoutIfNeeded()
    }

    func finish(_ completed: Bool) {
        let shown = completed ? target : old
        // Without an animation the bars are already in place.
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

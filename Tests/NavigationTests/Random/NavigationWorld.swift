import Foundation
import IrekoTesting
import RandomSupport
import UIKit

/// The state and actions of random sequences of navigation.
@MainActor
final class NavigationWorld {
    weak var stage: Stage?
    private(set) var actions: [String] = []
    var random: SeededGenerator
    private let actsInside: Bool
    private var count = 0
    private var depth = 0
    private var known: [WeakPage] = []
    private(set) weak var navigation: UINavigationController?
    let delegate = RandomNavigationDelegate()
    private var interactions: [UIPercentDrivenInteractiveTransition] = []
    private var finger: CGPoint?
    /// The root while a different root replaces it.
    private var away: UIViewController?
    private let isInTabs: Bool

    private struct WeakPage { weak var page: RandomPage? }

    init(seed: UInt64, actsInside: Bool, isInTabs: Bool) {
        self.isInTabs = isInTabs
        random = SeededGenerator(seed: seed)
        self.actsInside = actsInside
        delegate.world = self
    }

    var pages: [RandomPage] { known.compactMap(\.page) }

    func make() -> RandomPage {
        count += 1
        let page = RandomPage("P\(count)", world: self)
        known.append(WeakPage(page: page))
        if chance(4) { page.toolbarItems = [UIBarButtonItem(title: "T", style: .plain, target: nil, action: nil)] }
        if chance(4) { page.hidesBottomBarWhenPushed = true }
        return page
    }

    /// The root: the navigation controller, or tabs with it in the first one.
    func makeRoot() -> UIViewController {
        let made = UINavigationController(rootViewController: make())
        made.delegate = delegate
        navigation = made
        guard isInTabs else { return made }
        let tabs = UITabBarController()
        tabs.viewControllers = [made, make()]
        return tabs
    }

    func chance(_ one: Int) -> Bool { random.below(one) == 0 }

    private var flips: Bool { chance(2) }

    // MARK: Acting

    func act() { actions.append(chooseAndDo(isInside: false)) }

    /// Acts inside of a callback, at random.
    func inside(_ controller: UIViewController?, _ callback: String) {
        guard actsInside, stage != nil, depth < 3, chance(12) else { return }
        depth += 1
        let position = actions.count
        actions.append("")
        actions[position] = "  \(controller?.title ?? "").\(callback): \(chooseAndDo(isInside: true))"
        depth -= 1
    }

    /// Releases all controllers and waits.
    func rest() {
        depth = 10
        if let finger { stage?.touchUp(at: finger) }
        finger = nil
        stage?.settle()
        for interaction in interactions { flips ? interaction.cancel() : interaction.finish() }
        interactions = []
        delegate.interaction = nil
        returnRoot()
        stage?.advance(by: 4)
        depth = 0
        actions.append("settled: \(navigation?.viewControllers.map { $0.title ?? "" } ?? [])")
    }

    func leave() {
        stage = nil
        delegate.interaction = nil
        away = nil
    }

    private func chooseAndDo(isInside: Bool) -> String {
        guard let stage, let navigation else { return "-" }
        switch random.below(24) {
        case 0, 1, 2: return push(on: navigation)
        case 3, 4:
            let animated = flips
            navigation.popViewController(animated: animated)
            return "pop \(animated)"
        case 5:
            guard let page = navigation.viewControllers.randomElement(using: &random) else { return "-" }
            let animated = flips
            navigation.popToViewController(page, animated: animated)
            return "pop to \(page.title ?? "") \(animated)"
        case 6:
            let animated = flips
            navigation.popToRootViewController(animated: animated)
            return "pop to root \(animated)"
        case 7, 8: return replace(in: navigation)
        case 9:
            let (hidden, animated) = (chance(3), flips)
            navigation.setNavigationBarHidden(hidden, animated: animated)
            return "bar hidden \(hidden) \(animated)"
        case 10:
            let (hidden, animated) = (!navigation.isToolbarHidden, flips)
            navigation.setToolbarHidden(hidden, animated: animated)
            return "toolbar hidden \(hidden) \(animated)"
        case 11: return present(over: navigation)
        case 12:
            let animated = flips
            navigation.dismiss(animated: animated)
            return "dismiss \(animated)"
        case 13: return coordinate(with: navigation)
        case 14: return takeOut(of: navigation)
        case 15: return chooseAnimator()
        case 16: return interact()
        case 17: return isInside ? "-" : turn(stage)
        case 18, 19, 20: return isInside ? "-" : swipe(on: stage)
        case 21 where chance(3): return isInside ? "-" : exchangeRoot(stage)
        case 22: return changeWindow(stage, isInside: isInside)
        default:
            guard !isInside else { return "-" }
            let time = random.pick([0, 0.02, 0.1, 0.3, 1])
            stage.advance(by: time)
            return "advance \(time)"
        }
    }

    private func push(on navigation: UINavigationController) -> String {
        let page = make()
        let animated = flips
        navigation.pushViewController(page, animated: animated)
        return "push \(page.title ?? "") \(animated)"
    }

    private func replace(in navigation: UINavigationController) -> String {
        var stack = navigation.viewControllers
        switch random.below(5) {
        case 0: stack = stack.dropLast().reversed() + stack.suffix(1)
        case 1: stack.shuffle(using: &random)
        case 2: stack = stack.filter { _ in flips } + [make()]
        case 3: stack = stack.filter { _ in flips }
        default: stack.insert(make(), at: random.below(stack.count + 1))
        }
        if stack.isEmpty { stack = [make()] }
        let animated = flips
        navigation.setViewControllers(stack, animated: animated)
        return "set \(stack.map { $0.title ?? "" }) \(animated)"
    }

    private func present(over navigation: UINavigationController) -> String {
        let page = make()
        page.modalPresentationStyle = random.pick([
            .fullScreen, .pageSheet, .overFullScreen, .currentContext, .overCurrentContext,
        ])
        let animated = flips
        let presenter = (flips ? navigation.topViewController : nil) ?? navigation
        presenter.present(page, animated: animated)
        return
            "present \(page.title ?? "") \(page.modalPresentationStyle) over \(presenter.title ?? "navigation") \(animated)"
    }

    private func coordinate(with navigation: UINavigationController) -> String {
        guard let coordinator = navigation.transitionCoordinator else { return "-" }
        coordinator.animate { [weak self] _ in
            self?.inside(nil, "alongside")
        } completion: { [weak self] _ in
            self?.inside(nil, "completion")
        }
        coordinator.notifyWhenInteractionChanges { [weak self] _ in self?.inside(nil, "interaction") }
        return "coordinate"
    }

    /// Removes a page manually, as an application does.
    private func takeOut(of navigation: UINavigationController) -> String {
        guard chance(3), navigation.viewControllers.count > 1,
            let page = navigation.viewControllers.randomElement(using: &random), page.parent === navigation
        else { return "-" }
        page.willMove(toParent: nil)
        guard page.parent === navigation else { return "take out, given up" }
        page.viewIfLoaded?.removeFromSuperview()
        guard page.parent === navigation else { return "take out, given up" }
        page.removeFromParent()
        return "take out \(page.title ?? "")"
    }

    private func chooseAnimator() -> String {
        delegate.hasAnimator = chance(3)
        delegate.interaction = delegate.hasAnimator && flips ? UIPercentDrivenInteractiveTransition() : nil
        if let interaction = delegate.interaction { interactions.append(interaction) }
        return "animator \(delegate.hasAnimator), interaction \(delegate.interaction != nil)"
    }

    private func interact() -> String {
        guard let interaction = delegate.interaction else { return "-" }
        switch random.below(5) {
        case 0: interaction.finish()
        case 1: interaction.cancel()
        case 2: interaction.pause()
        default: interaction.update(random.number(0, 1))
        }
        return "interact"
    }

    private func turn(_ stage: Stage) -> String {
        if flips {
            stage.resize(to: CGSize(width: flips ? 390 : 700, height: flips ? 844 : 500))
            return "resize"
        }
        stage.rotate(to: flips ? .portrait : .landscapeLeft)
        return "rotate"
    }

    private func swipe(on stage: Stage) -> String {
        guard let now = finger else {
            let start = CGPoint(x: 2, y: 300)
            stage.touchDown(at: start)
            stage.touchMove(to: CGPoint(x: 14, y: 300))
            finger = CGPoint(x: 14, y: 300)
            return "finger down"
        }
        switch random.below(5) {
        case 0, 1, 2:
            let next = CGPoint(x: random.number(0, 385), y: 300)
            stage.advance(by: 0.02)
            stage.touchMove(to: next)
            finger = next
            return "finger to \(Int(next.x))"
        case 3:
            stage.touchCancel(at: now)
            finger = nil
            return "finger cancelled"
        default:
            stage.touchUp(at: now)
            finger = nil
            return "finger up"
        }
    }

    private func exchangeRoot(_ stage: Stage) -> String {
        if away != nil {
            returnRoot()
            return "root back"
        }
        away = stage.window.rootViewController
        stage.window.rootViewController = make()
        return "root away"
    }

    /// Changes tabs, or hides the window for a while.
    private func changeWindow(_ stage: Stage, isInside: Bool) -> String {
        if let tabs = navigation?.tabBarController {
            tabs.selectedIndex = random.below(2)
            return "tab \(tabs.selectedIndex)"
        }
        guard chance(3), !isInside else { return "-" }
        stage.window.isHidden.toggle()
        return "window hidden \(stage.window.isHidden)"
    }

    private func returnRoot() {
        if stage?.window.isHidden == true { stage?.window.isHidden = false }
        navigation?.tabBarController?.selectedIndex = 0
        guard let away else { return }
        self.away = nil
        stage?.window.rootViewController = away
    }
}

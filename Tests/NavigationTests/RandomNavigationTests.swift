import Foundation
import IrekoTesting
import RandomSupport
import Testing
import UIKit

/// After any sequence of calls, also inside callbacks, with swipes that are let go or cancelled at any moment: the stack, the
/// children, the views, the bar and the appearance of each controller agree, no rule is broken, and everything is freed.
@MainActor
@Suite("Random sequences of a navigation controller")
struct RandomNavigationTests {
    // Ten thousand with IREKO_SEQUENCES=10000.
    @Test("Calls one after the other, or also inside callbacks", arguments: RandomSeeds.batches(200))
    func sequences(seeds: Range<Int>) throws {
        for seed in seeds { run(seed: seed) }
    }

    private func run(seed: Int) {
        var actions: [String] = []
        do {
            try Stage.run(
                size: CGSize(width: 320, height: 568),
                safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
                rootViewController: UINavigationController(rootViewController: Page("0"))
            ) { stage in
                let world = NavigationWorld(stage, seed: UInt64(seed), insideCallbacks: seed % 2 != 0)
                for _ in 0..<25 { world.act() }
                let broken = world.rest()
                actions = world.actions
                if let broken {
                    Issue.record("seed \(seed): \(broken)\n\(actions.joined(separator: "\n"))\n\(stage.timeline)")
                }
                world.end()
            }
        } catch {
            Issue.record("seed \(seed): \(error)\n\(actions.joined(separator: "\n"))")
        }
    }
}

/// A stage with a navigation controller, and what a seed makes of it.
@MainActor
private final class NavigationWorld {
    private let stage: Stage
    private let navigation: UINavigationController
    private var random: SeededGenerator
    private let insideCallbacks: Bool
    private var count = 0
    private var depth = 0
    private var isOver = false
    private var finger: CGFloat?
    private(set) var actions: [String] = []

    init(_ stage: Stage, seed: UInt64, insideCallbacks: Bool) {
        self.stage = stage
        navigation = stage.window.rootViewController as! UINavigationController
        random = SeededGenerator(seed: seed)
        self.insideCallbacks = insideCallbacks
    }

    private func page() -> Page {
        count += 1
        let page = Page("\(count)")
        if insideCallbacks {
            let react: (Page) -> Void = { [weak self] _ in self?.actInside() }
            page.whenLoaded = react
            page.whenWillAppear = react
            page.whenDidAppear = react
            page.whenWillDisappear = react
        }
        if random.below(4) == 0 { page.hidesBottomBarWhenPushed = true }
        if random.below(4) == 0 { page.navigationItem.prompt = "Prompt" }
        if random.below(5) == 0 {
            page.toolbarItems = [UIBarButtonItem(title: "T", style: .plain, target: nil, action: nil)]
        }
        return page
    }

    private func actInside() {
        guard depth < 2, !isOver, random.below(6) == 0 else { return }
        depth += 1
        change()
        depth -= 1
    }

    func act() {
        switch random.below(12) {
        case 0..<6: change()
        case 6, 7: swipe()
        case 8:
            let size = random.pick([CGSize(width: 320, height: 568), CGSize(width: 700, height: 400)])
            note("resize \(size)")
            stage.resize(to: size)
        default:
            let time = random.pick([0, 0.01, 0.1, 0.3, 0.7])
            note("advance \(time)")
            stage.advance(by: time)
        }
    }

    private func note(_ action: String) { actions.append(String(repeating: "  ", count: depth) + action) }

    private func change() {
        let animated = random.below(3) != 0
        switch random.below(10) {
        case 0, 1, 2:
            note("push \(count + 1) \(animated)")
            navigation.pushViewController(page(), animated: animated)
        case 3, 4:
            note("pop \(animated)")
            navigation.popViewController(animated: animated)
        case 5:
            let target = random.pick(navigation.viewControllers)
            note("pop to \(target.title ?? "") \(animated)")
            navigation.popToViewController(target, animated: animated)
        case 6:
            note("pop to root \(animated)")
            navigation.popToRootViewController(animated: animated)
        case 7:
            var stack = navigation.viewControllers.filter { _ in random.below(3) != 0 }
            if random.below(2) == 0 { stack.append(page()) }
            if random.below(3) == 0 { stack.reverse() }
            if stack.isEmpty { stack = [page()] }
            note("set \(stack.compactMap(\.title)) \(animated)")
            navigation.setViewControllers(stack, animated: animated)
        case 8:
            let hidden = random.below(2) == 0
            note("bars hidden \(hidden) \(animated)")
            navigation.setNavigationBarHidden(hidden, animated: animated)
            navigation.setToolbarHidden(!hidden, animated: animated)
        default:
            if let presented = navigation.presentedViewController {
                note("dismiss \(animated)")
                presented.dismiss(animated: animated)
            } else if depth == 0 {
                note("present \(animated)")
                let modal = UIViewController()
                modal.modalPresentationStyle = random.below(2) == 0 ? .fullScreen : .pageSheet
                navigation.topViewController?.present(modal, animated: animated)
            }
        }
    }

    private func swipe() {
        if let x = finger {
            let end = random.pick([0, 1, 2])
            note("finger \(end)")
            switch end {
            case 0:
                finger = CGFloat(random.below(300))
                stage.touchMove(to: CGPoint(x: finger ?? 0, y: 300))
            case 1:
                finger = nil
                stage.touchUp(at: CGPoint(x: x, y: 300))
            default:
                finger = nil
                stage.touchCancel(at: CGPoint(x: x, y: 300))
            }
        } else {
            note("finger down")
            finger = 40
            stage.touchDown(at: CGPoint(x: 2, y: 300))
            stage.touchMove(to: CGPoint(x: 20, y: 300))
            stage.touchMove(to: CGPoint(x: 40, y: 300))
        }
    }

    /// Lets everything come to rest. What does not agree then; `nil` where all does.
    func rest() -> String? {
        isOver = true
        if finger != nil { stage.touchCancel(at: CGPoint(x: 10, y: 300)) }
        finger = nil
        stage.advance(by: 20)
        navigation.presentedViewController?.dismiss(animated: false)
        stage.advance(by: 20)
        if let diagnostic = stage.diagnostics.first { return diagnostic.description }
        let (stack, bar) = (navigation.viewControllers, navigation.navigationBar)
        guard let top = stack.last else { return "the stack is empty" }
        if navigation.children != stack { return "children are \(navigation.children), the stack is \(stack)" }
        if top.view.superview?.subviews != [top.view] {
            return "views: \(String(describing: top.view.superview?.subviews))"
        }
        for page in stack where page !== top {
            if page.viewIfLoaded?.superview != nil { return "\(page) is still in the hierarchy" }
        }
        for page in stack {
            let last = stage.timeline.callbacks(of: page).last
            let isRight = page === top ? last == "viewDidAppear" : last == nil || last == "viewDidDisappear"
            if !isRight { return "\(page) has had \(last ?? "nothing") at last" }
            if page.isMovingToParent || page.isMovingFromParent { return "\(page) is still moving" }
        }
        if bar.topItem !== top.navigationItem || bar.items?.count != stack.count { return "the bar has other items" }
        if bar.isHidden != navigation.isNavigationBarHidden { return "the bar is hidden: \(bar.isHidden)" }
        if top.view.frame != top.view.superview?.bounds { return "the page is at \(top.view.frame)" }
        if navigation.transitionCoordinator != nil { return "a transition is still there" }
        return nil
    }

    func end() {
        isOver = true
        stage.window.rootViewController = UIViewController()
        stage.advance(by: 1)
    }
}

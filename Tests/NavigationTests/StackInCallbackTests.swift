import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Changes of the stack in callbacks while a transition begins.
@MainActor
@Suite("Stacks that change inside of callbacks")
struct StackInCallbackTests {
    /// Removes a page from its navigation controller manually.
    private func takeOut(_ page: UIViewController) {
        page.willMove(toParent: nil)
        page.viewIfLoaded?.removeFromSuperview()
        page.removeFromParent()
    }

    /// At rest: one page is visible, no diagnostics were reported, and the children equal the stack.
    private func expectRest(
        _ stage: Stage, _ navigation: UINavigationController, shows top: UIViewController,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        stage.advance(by: 2)
        expectEmpty(stage.diagnostics, sourceLocation: sourceLocation)
        expectIdentical(navigation.topViewController, top, sourceLocation: sourceLocation)
        expectEqual(navigation.children, navigation.viewControllers, sourceLocation: sourceLocation)
        let view: UIView = top.view
        expectEqual(view.superview?.subviews, [view], sourceLocation: sourceLocation)
        // Without callbacks it has stayed.
        expectTrue(
            [nil, "viewDidAppear"].contains(stage.timeline.callbacks(of: top).last), sourceLocation: sourceLocation)
    }

    @Test(
        "If a page that leaves removes the target of a pop, the target's view is not added",
        arguments: [false, true])
    func targetTakenAway(isCustom: Bool) throws {
        try withNavigation { stage, navigation, first in
            let (between, top, other) = (Page("Between"), Page("Top"), Page("Other"))
            navigation.setViewControllers([first, between, top], animated: false)
            stage.advance(by: 1)
            let delegate = FadingDelegate()
            if isCustom { navigation.delegate = delegate }
            stage.whenCalled { controller, callback in
                guard controller === between, callback == "didMove(toParent: nil)" else { return }
                takeOut(first)
            }

            navigation.popToRootViewController(animated: true)
            navigation.pushViewController(other, animated: false)

            expectRest(stage, navigation, shows: other)
            expectEqual(navigation.viewControllers, [other])
            expectNil(first.view.superview)
        }
    }

    @Test("The delegate is notified of a page that a pop shows after a callback has ended the change of tabs")
    func endedTabChange() throws {
        let (other, root, top) = (Page("Other"), Page("Root"), Page("Top"))
        let (tabs, navigation) = (UITabBarController(), UINavigationController(rootViewController: root))
        tabs.viewControllers = [other, navigation]
        try Stage.run(rootViewController: tabs) { stage in
            let log = DelegateLog(stage)
            navigation.delegate = log
            stage.advance(by: 1)
            stage.whenCalled { controller, callback in
                guard controller === top, callback == "viewDidDisappear" else { return }
                tabs.viewControllers = [other, navigation, Page("New")]
            }

            navigation.pushViewController(top, animated: false)
            tabs.selectedIndex = 1
            navigation.popToRootViewController(animated: false)
            stage.advance(by: 1)

            expectEqual(
                log.lines.map { $0.prefix { $0 != "a" } }, ["willShow Top ", "willShow Root ", "didShow Root "])
            expectIdentical(root.view.window, stage.window)
            for controller in [other, root, top, tabs, navigation] { stage.excludeFromLeakCheck(controller) }
        }
    }

    /// A stack with the page Old in the first of two tabs. When a page with a title gets a callback, the second tab is
    /// selected, which ends the stack's transition.
    private func withStackInTabs(
        ended callback: String, of title: String, _ body: (Stage, UINavigationController) throws -> Void
    ) throws {
        let make = {
            let tabs = UITabBarController()
            tabs.viewControllers = [UINavigationController(rootViewController: Page("Old")), UIViewController()]
            return tabs
        }
        try Stage.run(root: make()) { stage, tabs in
            let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
            stage.advance(by: 1)
            stage.whenCalled { controller, called in
                if controller.title == title, called == callback { tabs.selectedIndex = 1 }
            }
            try body(stage, navigation)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test(
        "A page arrives if a leaving page ends the change before the new page is a child",
        arguments: [1, 2])
    func arrivesAfterItsChange(count: Int) throws {
        try withStackInTabs(ended: "willMove(toParent: nil)", of: "Old") { stage, navigation in
            navigation.setViewControllers((1...count).map { Page("New \($0)") }, animated: false)
            stage.advance(by: 1)

            let arrived = stage.timeline.lines(of: .containment).filter { $0.contains("didMove(toParent: UINav") }
            expectEqual(
                arrived.suffix(count), (1...count).map { "New \($0) didMove(toParent: UINavigationController)" })
            expectEqual(navigation.children, navigation.viewControllers)
        }
    }

    @Test("Children have the stack's order if a callback of an added child ends the change")
    func orderAfterItsChange() throws {
        try withStackInTabs(ended: "willMove(toParent: UINavigationController)", of: "Below") { stage, navigation in
            let old = try #require(navigation.topViewController)
            stage.whenCalled { [unowned navigation] controller, callback in
                guard controller.title == "Below", callback == "didMove(toParent: UINavigationController)" else {
                    return
                }
                navigation.pushViewController(Page("Above"), animated: false)
            }

            navigation.setViewControllers([Page("Below"), old], animated: false)
            navigation.popViewController(animated: false)
            stage.advance(by: 1)

            expectEqual(navigation.viewControllers.map(\.title), ["Below", "Old"])
            expectEqual(navigation.children, navigation.viewControllers)
        }
    }

    @Test("A page that is removed in its own viewWillAppear is not shown", arguments: [false, true])
    func ownWillAppear(animated: Bool) throws {
        try withNavigation { stage, navigation, old in
            stage.timeline.clear()
            let new = Page("New")
            new.whenWillAppear = { page in takeOut(page) }

            navigation.pushViewController(new, animated: animated)
            stage.advance(by: 2)

            expectEmpty(stage.diagnostics)
            expectNil(new.viewIfLoaded?.superview)
            expectNil(new.parent)
            expectEqual(navigation.viewControllers, [old])
            expectNotNil(old.view.window)
        }
    }

    @Test(
        "If all pages are removed while a pushed page loads its view, a custom animator leaves no pages on the screen")
    func allWhileLoading() throws {
        let delegate = ImmediateAnimator()
        try withNavigation { stage, navigation, old in
            stage.allowsDiagnostics = true
            navigation.delegate = delegate
            let new = Page("New")
            new.whenLoaded = { [weak navigation] _ in
                for page in navigation?.viewControllers ?? [] { takeOut(page) }
            }

            navigation.pushViewController(new, animated: true)
            stage.advance(by: 2)

            expectEmpty(navigation.viewControllers)
            expectEmpty(navigation.children)
            expectNil(new.view.superview)
            expectNil(old.view.superview)

            let next = Page("Next")
            navigation.pushViewController(next, animated: false)
            stage.advance(by: 2)

            let view: UIView = next.view
            expectEqual(view.superview?.subviews, [view])
        }
    }

    @Test("The first page of an empty stack is not shown if it is removed while it appears")
    func firstPage() throws {
        try Stage.run(root: UINavigationController()) { stage, navigation in
            let page = Page("Page")
            page.whenWillAppear = { page in takeOut(page) }

            navigation.viewControllers = [page]
            stage.advance(by: 2)

            expectEmpty(stage.diagnostics)
            expectNil(page.viewIfLoaded?.superview)
            expectEmpty(navigation.viewControllers)
            expectEmpty(navigation.children)
        }
    }

    @Test("A page that the old page removes while it disappears is not shown", arguments: [false, true])
    func othersWillDisappear(animated: Bool) throws {
        try withNavigation { stage, navigation, old in
            let new = Page("New")
            old.whenWillDisappear = { [weak new] _ in
                guard let new, new.parent != nil else { return }
                takeOut(new)
            }

            navigation.pushViewController(new, animated: animated)

            expectRest(stage, navigation, shows: old)
            expectNil(new.viewIfLoaded?.superview)
        }
    }

    @Test("A page that the delegate removes in willShow, or when it is called for the animator, is not shown")
    func delegate() throws {
        for moment in RemovingDelegate.Moment.allCases {
            try withNavigation { stage, navigation, old in
                let delegate = RemovingDelegate(moment) { takeOut($0) }
                navigation.delegate = delegate
                let new = Page("New")
                delegate.removed = new

                navigation.pushViewController(new, animated: true)

                expectRest(stage, navigation, shows: old)
                expectTrue(new.viewIfLoaded?.superview == nil && new.parent == nil, "\(moment)")
            }
        }
    }

    @Test("A page that a different page's willMove(toParent:) removes from the stack is never added")
    func willMove() throws {
        try withNavigation { stage, navigation, old in
            let (first, second) = (MovingPage("First"), Page("Second"))
            first.whenWillMove = { [weak navigation, weak old] in
                guard let navigation, let old else { return }
                navigation.setViewControllers([old], animated: false)
            }

            navigation.setViewControllers([old, first, second], animated: true)

            expectRest(stage, navigation, shows: old)
            expectNil(first.parent)
            expectNil(second.parent)
        }
    }

    @Test("The first appearance is performed without a page that is removed in its viewWillAppear")
    func firstAppearance() throws {
        try Stage.run(root: UIViewController()) { stage, _ in
            let (first, second) = (Page("First"), Page("Second"))
            let navigation = UINavigationController(rootViewController: first)
            navigation.pushViewController(second, animated: false)
            second.whenWillAppear = { page in takeOut(page) }

            stage.window.rootViewController = navigation

            expectRest(stage, navigation, shows: first)
        }
    }

    @Test("Children have the order of the stack, also under the same top and after several changes")
    func order() throws {
        try withNavigation { stage, navigation, old in
            let (b, c, d) = (Page("B"), Page("C"), Page("D"))
            navigation.setViewControllers([old, b, c], animated: false)
            stage.advance(by: 1)

            navigation.setViewControllers([b, old, c], animated: false)
            expectEqual(navigation.viewControllers, [b, old, c])
            expectRest(stage, navigation, shows: c)

            navigation.setViewControllers([old, d, b, c], animated: true)
            expectRest(stage, navigation, shows: c)
            navigation.pushViewController(Page("E"), animated: true)
            navigation.setViewControllers([c, b, d, old], animated: true)
            expectRest(stage, navigation, shows: old)
        }
    }

    @Test("Children have the order of the stack off the screen, too")
    func orderOffScreen() throws {
        try Stage.run(root: UIViewController()) { stage, _ in
            let (a, b, c) = (Page("A"), Page("B"), Page("C"))
            let navigation = UINavigationController(rootViewController: a)
            navigation.viewControllers = [a, b, c]
            navigation.viewControllers = [b, a, c]
            stage.advance(by: 1)

            expectEqual(navigation.children, [b, a, c])
        }
    }
}

/// A page that calls a closure before it gets a parent.
private final class MovingPage: UIViewController {
    var whenWillMove: () -> Void = {}

    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        if parent != nil { whenWillMove() }
    }
}

/// Removes a page in one of its calls.
private final class RemovingDelegate: NSObject, UINavigationControllerDelegate {
    enum Moment: CaseIterable { case willShow, animator }

    private let moment: Moment
    private let remove: (UIViewController) -> Void
    weak var removed: UIViewController?

    init(_ moment: Moment, _ remove: @escaping (UIViewController) -> Void) {
        self.moment = moment
        self.remove = remove
    }

    private func act(at now: Moment) {
        guard now == moment, let removed, removed.parent != nil else { return }
        remove(removed)
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { act(at: .willShow) }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        act(at: .animator)
        return nil
    }
}

/// Animates every push and pop with a custom animator.
private final class FadingDelegate: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
        context.containerView.addSubview(view)
        UIView.animate(withDuration: 0.3) {
            view.alpha = 1
        } completion: { _ in
            context.completeTransition(true)
        }
    }
}

/// Performs every change by adding the new page's view.
@MainActor
private final class ImmediateAnimator: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        context.completeTransition(true)
    }
}

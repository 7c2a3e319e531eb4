import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// CallbackOrder.md, "Navigation controller".
@MainActor
@Suite("The order of callbacks in a navigation controller")
struct OrderTests {
    @Test("An animated push: no callbacks inside the call, will-callbacks one turn later, did-callbacks at the end")
    func animatedPush() throws {
        try withNavigation { stage, navigation, _ in
            let log = DelegateLog(stage)
            navigation.delegate = log
            let new = Page("New")

            navigation.pushViewController(new, animated: true)
            let inside = stage.timeline.lines(of: .appearance)
            let top = navigation.topViewController
            stage.advance(by: 0)
            let next = stage.timeline.lines(of: .appearance).filter { !$0.contains("Is") }
            stage.advance(by: 0.6)

            expectEmpty(inside)
            expectIdentical(top, new)
            expectEqual(next, ["Old viewWillDisappear", "New viewWillAppear"])
            stage.expectCallbacks([
                "Old viewWillDisappear", "New viewWillAppear", "New viewIsAppearing", "Old viewDidDisappear",
                "New viewDidAppear",
            ])
            expectEqual(log.lines, ["willShow New after New viewWillAppear", "didShow New after New viewDidAppear"])
        }
    }

    @Test("A push without animation sends all four in the turn after the call")
    func plainPush() throws {
        try withNavigation { stage, navigation, _ in
            navigation.pushViewController(Page("New"), animated: false)
            let inside = stage.timeline.lines(of: .appearance)
            stage.advance(by: 0)

            expectEmpty(inside)
            stage.expectCallbacks([
                "Old viewWillDisappear", "New viewWillAppear", "New viewIsAppearing", "Old viewDidDisappear",
                "New viewDidAppear",
            ])
        }
    }

    @Test("A pop has the same order, and the popped controller is freed", arguments: [true, false])
    func pop(animated: Bool) throws {
        try withNavigation { stage, navigation, _ in
            weak var popped: UIViewController?
            do {
                let new = Page("New")
                popped = new
                navigation.pushViewController(new, animated: false)
            }
            stage.advance(by: 1)
            stage.timeline.clear()

            navigation.popViewController(animated: animated)
            stage.advance(by: 0)
            let next = stage.timeline.lines(of: .appearance).filter { !$0.contains("Is") }
            stage.advance(by: 0.6)

            if animated { expectEqual(next, ["New viewWillDisappear", "Old viewWillAppear"]) }
            expectEqual(
                stage.timeline.lines,
                [
                    "New willMove(toParent: nil)", "New viewWillDisappear", "Old viewWillAppear", "Old viewIsAppearing",
                    "New viewDidDisappear", "Old viewDidAppear", "New didMove(toParent: nil)", "New deinit",
                ])
            expectNil(popped)
        }
    }

    @Test("Containment is around a push: before the view is loaded, and after New has appeared")
    func containment() throws {
        try withNavigation { stage, navigation, _ in
            navigation.pushViewController(Page("New"), animated: true)
            stage.advance(by: 1)

            let lines = stage.timeline.lines.filter { $0.hasPrefix("New") && !$0.contains("Is") }
            expectEqual(
                lines,
                [
                    "New willMove(toParent: UINavigationController)", "New loadView", "New viewDidLoad",
                    "New viewWillAppear", "New viewDidAppear", "New didMove(toParent: UINavigationController)",
                ])
        }
    }

    @Test("The layout of New happens between its will-callback and Old's did-callback")
    func layout() throws {
        try withNavigation { stage, navigation, _ in
            navigation.pushViewController(Page("New"), animated: true)
            stage.advance(by: 1)

            let lines = stage.timeline.lines(of: [.appearance, .layout])
            let layout = try #require(lines.firstIndex(of: "New viewDidLayoutSubviews"))
            #expect(try layout > #require(lines.firstIndex(of: "New viewWillAppear")))
            #expect(try layout < #require(lines.firstIndex(of: "Old viewDidDisappear")))
        }
    }

    @Test("Two pushes at the same moment are performed one after another, each with its own appearance")
    func queued() throws {
        try withNavigation { stage, navigation, _ in
            navigation.pushViewController(Page("Second"), animated: true)
            navigation.pushViewController(Page("Third"), animated: true)
            let stack = navigation.viewControllers.compactMap(\.title)
            stage.advance(by: 2)

            expectEqual(stack, ["Old", "Second", "Third"])
            stage.expectCallbacks([
                "Old viewWillDisappear", "Second viewWillAppear", "Second viewIsAppearing", "Old viewDidDisappear",
                "Second viewDidAppear", "Second viewWillDisappear", "Third viewWillAppear", "Third viewIsAppearing",
                "Second viewDidDisappear", "Third viewDidAppear",
            ])
        }
    }

    @Test("Controllers from the middle are removed before Old has disappeared")
    func popToRoot() throws {
        try withNavigation { stage, navigation, _ in
            navigation.setViewControllers(
                [navigation.viewControllers[0], Page("Middle"), Page("Top")], animated: false)
            stage.advance(by: 1)
            stage.timeline.clear()

            let popped = navigation.popToRootViewController(animated: true)?.compactMap(\.title)
            stage.advance(by: 1)

            expectEqual(popped, ["Middle", "Top"])
            let lines = stage.timeline.lines
            let middle = try #require(lines.firstIndex(of: "Middle deinit"))
            #expect(try middle > #require(lines.firstIndex(of: "Old viewWillAppear")))
            #expect(try middle < #require(lines.firstIndex(of: "Top viewDidDisappear")))
            expectEqual(lines.last, "Top deinit")
        }
    }

    @Test("Setting the stack of an empty, visible controller sends both one turn later")
    func fillEmpty() throws {
        try Stage.run(root: UINavigationController()) { stage, navigation in
            navigation.viewControllers = [Page("New")]
            let inside = stage.timeline.lines(of: .appearance)
            stage.advance(by: 0)

            expectEmpty(inside)
            stage.expectCallbacks(["New viewWillAppear", "New viewIsAppearing", "New viewDidAppear"])
        }
    }

    @Test("On the first display the delegate is called after the root's callbacks")
    func firstDisplay() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            let log = DelegateLog(stage)
            let navigation = UINavigationController(rootViewController: Page("Old"))
            navigation.delegate = log

            stage.window.rootViewController = navigation
            stage.advance(by: 0)

            expectEqual(log.lines, ["willShow Old after Old viewWillAppear", "didShow Old after Old viewDidAppear"])
            expectFalse(navigation.viewControllers[0].isMovingToParent)
            _ = root
        }
    }

    @Test("A swipe that is cancelled: New appears and disappears without did-callbacks, and the delegate is not called")
    func cancelledSwipe() throws {
        try withNavigation { stage, navigation, old in
            let new = Page("Top")
            navigation.pushViewController(new, animated: false)
            stage.advance(by: 1)
            let log = DelegateLog(stage)
            navigation.delegate = log
            var wasMoving = false
            new.whenWillDisappear = { wasMoving = $0.isMovingFromParent }
            stage.timeline.clear()

            stage.touchDown(at: CGPoint(x: 5, y: 400))
            stage.touchMove(to: CGPoint(x: 25, y: 400))
            stage.touchMove(to: CGPoint(x: 100, y: 400))
            stage.advance(by: 0.5)
            stage.touchUp(at: CGPoint(x: 100, y: 400))
            stage.advance(by: 1)

            stage.expectCallbacks([
                "Top viewWillDisappear", "Old viewWillAppear", "Old viewIsAppearing", "Old viewWillDisappear",
                "Old viewDidDisappear", "Top viewWillAppear", "Top viewIsAppearing", "Top viewDidAppear",
            ])
            expectEqual(log.lines, ["willShow Old after Old viewWillAppear"])
            expectTrue(wasMoving)
            expectFalse(new.isMovingFromParent)
            expectEqual(navigation.viewControllers, [old, new])
            expectNotNil(new.view.superview)
            expectNil(old.view.superview)
            expectIdentical(navigation.navigationBar.topItem, new.navigationItem)
        }
    }

    @Test("A push in viewDidAppear and a pop in viewWillAppear have the recorded order")
    func insideCallbacks() throws {
        try withNavigation { stage, navigation, _ in
            let second = Page("Second")
            second.whenDidAppear = { page in
                page.whenDidAppear = { _ in }
                page.navigationController?.pushViewController(Page("Third"), animated: true)
            }
            navigation.pushViewController(second, animated: true)
            stage.advance(by: 2)

            expectEqual(navigation.topViewController?.title, "Third")
            expectEqual(stage.timeline.lines(of: .appearance).last, "Third viewDidAppear")
            stage.timeline.clear()

            second.whenWillAppear = { page in
                page.whenWillAppear = { _ in }
                page.navigationController?.popViewController(animated: true)
            }
            navigation.popViewController(animated: true)
            stage.advance(by: 2)

            expectEqual(navigation.viewControllers.compactMap(\.title), ["Old"])
            expectEqual(stage.timeline.lines(of: .appearance).last, "Old viewDidAppear")
        }
    }
}

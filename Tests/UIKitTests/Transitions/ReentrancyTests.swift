import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// Requests inside of callbacks are performed in order, after the callbacks; no controller misses a callback.
@MainActor
@Suite("Acting inside of appearance callbacks")
struct ReentrancyTests {
    private let coming = CallbackController.coming
    private let going = CallbackController.going

    @Test("A child that is added to a child in its parent's viewDidAppear is notified in order")
    func addedInDidAppear() throws {
        try Stage.run { stage in
            let (box, page, leaf) = (CallbackController("Box"), CallbackController("Page"), CallbackController("Leaf"))
            box.contain(page)
            box.on(.didAppear) { _ in page.contain(leaf) }

            stage.window.rootViewController = box
            stage.advance(by: 0)

            expectEqual(stage.timeline.callbacks(of: leaf), coming)
        }
    }

    @Test("A child that is removed in its parent's viewDidDisappear gets its own", arguments: [true, false])
    func droppedInDidDisappear(leavesParent: Bool) throws {
        try CallbackController.onStage { stage, box in
            let page = CallbackController("Page")
            box.contain(page)
            box.on(.didDisappear) { _ in if leavesParent { page.leaveParent() } else { page.view.removeFromSuperview() }
            }

            stage.window.rootViewController = UIViewController()
            stage.advance(by: 0)

            expectEqual(stage.timeline.callbacks(of: page), coming + going)
        }
    }

    @Test("A sibling that is removed in viewDidDisappear gets its own")
    func siblingDroppedInDidDisappear() throws {
        try CallbackController.onStage { stage, box in
            let (page, sibling) = (CallbackController("Page"), CallbackController("Sibling"))
            box.contain(page)
            box.contain(sibling)
            page.on(.didDisappear) { _ in sibling.leaveParent() }

            stage.window.isHidden = true

            expectEqual(stage.timeline.callbacks(of: sibling), coming + going)
        }
    }

    @Test("A child that is added between its parent's viewWillAppear and the window appears with the parent")
    func addedBeforeTheWindow() throws {
        try Stage.run { stage in
            let (box, page, sibling) = (
                CallbackController("Box"), CallbackController("Page"), CallbackController("Sibling")
            )
            box.contain(page)
            page.on(.willAppear) { _ in box.contain(sibling) }

            stage.window.rootViewController = box
            stage.advance(by: 0)

            expectEqual(stage.timeline.callbacks(of: sibling), coming)
        }
    }

    @Test("A child that is added to a controller with a manual begin appears with it")
    func addedToBegunByHand() throws {
        try Stage.run(rootViewController: CallbackController("Box", forwards: false)) { stage in
            let box = try #require(stage.window.rootViewController)
            let (page, leaf) = (CallbackController("Page"), CallbackController("Leaf"))

            box.addChild(page)
            page.beginAppearanceTransition(true, animated: false)
            page.contain(leaf)
            box.view.addSubview(page.view)
            page.endAppearanceTransition()
            page.didMove(toParent: box)

            expectEqual(stage.timeline.callbacks(of: leaf), coming)
        }
    }

    @Test("A child that the outgoing one adds to the incoming one appears with it")
    func addedInExchange() throws {
        try CallbackController.onStage { stage, box in
            stage.allowsDiagnostics = true
            let (old, new, leaf) = (CallbackController("Old"), CallbackController("New"), CallbackController("Leaf"))
            box.contain(old)
            box.addChild(new)
            old.on(.willDisappear) { _ in new.contain(leaf) }

            box.transition(from: old, to: new, duration: 0.2, animations: nil)
            stage.advance(by: 1)

            expectEqual(stage.timeline.callbacks(of: leaf), coming)
        }
    }

    @Test("A child that has appeared outside a window gets no callbacks in one if its parent forwards manually")
    func endedInNoWindow() throws {
        try Stage.run(rootViewController: CallbackController("Box", forwards: false)) { stage in
            let box = try #require(stage.window.rootViewController)
            let page = CallbackController("Page")
            box.addChild(page)

            page.beginAppearanceTransition(true, animated: false)
            page.endAppearanceTransition()
            let before = stage.timeline.callbacks(of: page)
            box.view.addSubview(page.view)
            page.didMove(toParent: box)

            expectEqual(before, coming)
            expectEqual(stage.timeline.callbacks(of: page), coming)
        }
    }

    @Test("A root that a presented controller sets in viewWillAppear replaces it afterwards, with its children")
    func rootInPresentedWillAppear() throws {
        try CallbackController.onStage { stage, box in
            let (page, leaf, login) = (
                CallbackController("Page"), CallbackController("Leaf"), CallbackController("Login")
            )
            page.contain(leaf)
            page.modalPresentationStyle = .fullScreen
            page.on(.willAppear) { _ in stage.window.rootViewController = login }

            box.present(page, animated: true)
            stage.advance(by: 1)

            expectIdentical(stage.window.rootViewController, login)
            expectEqual(stage.timeline.callbacks(of: leaf).suffix(2), going[...])
            expectEqual(stage.timeline.callbacks(of: login), coming)
            expectNil(page.presentingViewController)
            expectFalse(page.isBeingPresented)
        }
    }

    @Test("A child that refuses to be shown in its own viewWillAppear stays away, with all in it")
    func refusedByHand() throws {
        try CallbackController.onStage { stage, box in
            let (page, leaf) = (CallbackController("Page"), CallbackController("Leaf"))
            page.contain(leaf)
            page.on(.willAppear) {
                $0.beginAppearanceTransition(false, animated: false)
                $0.endAppearanceTransition()
            }
            stage.window.isHidden = true
            box.contain(page)
            stage.timeline.clear()

            stage.window.isHidden = false
            stage.advance(by: 0)

            expectEqual(Array(stage.timeline.callbacks(of: page).prefix(3)), ["viewWillAppear"] + going)
            expectNotEqual(stage.timeline.callbacks(of: leaf).first, "viewDidAppear")
        }
    }

    @Test("An exchange that is cancelled in a callback at its start is not animated")
    func cancelledInItsBeginning() throws {
        try CallbackController.onStage { stage, box in
            stage.allowsDiagnostics = true
            let (old, new, third) = (
                CallbackController("Old"), CallbackController("New"), CallbackController("Third")
            )
            box.contain(old)
            box.addChild(new)
            box.addChild(third)
            var events: [String] = []
            old.on(.willDisappear) { _ in
                box.transition(from: old, to: third, duration: 0.2, animations: { events.append("third") }) {
                    events.append("third \($0)")
                }
            }

            box.transition(from: old, to: new, duration: 0.2, animations: { events.append("new") }) {
                events.append("new \($0)")
            }
            stage.advance(by: 1)

            expectEqual(events, ["new false", "third", "third true"])
            expectEqual(stage.timeline.callbacks(of: new), ["viewWillAppear"] + going)
            expectEqual(box.view.subviews, [third.view])
        }
    }

    @Test("A dismissal that is requested in viewDidAppear has a coordinator until its end")
    func dismissInDidAppear() throws {
        try CallbackController.onStage { stage, box in
            let page = CallbackController("Page")
            var hasCoordinator: Bool?
            box.view.backgroundColor = .white
            page.on(.didAppear) { $0.dismiss(animated: true) }
            page.on(.willDisappear) { hasCoordinator = $0.transitionCoordinator != nil && $0.isBeingDismissed }

            box.present(page, animated: true)
            stage.advance(by: 0.75)
            let dimmed = stage.pixel(at: CGPoint(x: 195, y: 30))
            stage.advance(by: 2)

            expectEqual(hasCoordinator, true)
            expectEqual(dimmed, [253, 253, 253])
            expectNil(box.presentedViewController)
            expectNil(box.transitionCoordinator)
        }
    }

    @Test("A window that leaves its scene disappears, and appears when it is back", arguments: [true, false])
    func withoutScene(asksInside: Bool) throws {
        try CallbackController.onStage { stage, box in
            let (page, scene) = (CallbackController("Page"), stage.window.windowScene)
            if asksInside {
                page.on(.willAppear) { _ in
                    stage.window.windowScene = nil
                    expectNil(stage.window.windowScene)
                }
            }
            box.contain(page)
            stage.window.windowScene = nil
            stage.advance(by: 1)
            expectEqual(stage.timeline.callbacks(of: page), coming + going)

            stage.window.windowScene = scene
            stage.advance(by: 1)

            expectIdentical(stage.window.windowScene, scene)
            expectEqual(stage.timeline.callbacks(of: page), coming + going + coming)
            expectEqual(stage.timeline.callbacks(of: box), going + coming)
        }
    }

    @Test("A window that is hidden in a callback is hidden when all have been sent", arguments: [0, 1, 2, 3])
    func hiddenInside(kind: Int) throws {
        try CallbackController.onStage { stage, box in
            let page = CallbackController("Page")
            let hide: (CallbackController) -> Void = { _ in stage.window.isHidden = true }
            switch kind {
            case 0:
                page.on(.willAppear, hide)
                box.contain(page)
            case 1:
                page.modalPresentationStyle = .fullScreen
                box.on(.willDisappear, hide)
                box.present(page, animated: true)
            case 2:
                page.on(.isAppearing, hide)
                box.present(page, animated: false)
            default:
                box.present(page, animated: false)
                stage.advance(by: 1)
                page.on(.willDisappear, hide)
                page.dismiss(animated: true)
            }
            stage.advance(by: 2)

            expectTrue(stage.window.isHidden)
            let last = stage.timeline.callbacks(of: page).last
            expectTrue(last == nil || last == "viewDidDisappear")
            expectEqual(stage.timeline.callbacks(of: box).last, "viewDidDisappear")
            expectFalse(page.isBeingPresented)
            expectFalse(page.isBeingDismissed)
            expectNil(box.transitionCoordinator)
            stage.window.isHidden = false
            stage.advance(by: 1)
            box.dismiss(animated: false)
            stage.advance(by: 1)
            expectEqual(stage.timeline.callbacks(of: box).last, "viewDidAppear")
        }
    }

    @Test("A completion that replaces the root while the window is shown takes precedence")
    func rootInCompletionWhileShown() throws {
        try CallbackController.onStage { stage, box in
            let (page, new) = (CallbackController("Page"), CallbackController("New"))
            box.present(page, animated: false)
            stage.advance(by: 1)

            stage.window.isHidden = true
            page.dismiss(animated: true) { stage.window.rootViewController = new }
            stage.advance(by: 1)
            stage.window.isHidden = false
            stage.advance(by: 1)

            expectIdentical(stage.window.rootViewController, new)
            expectIdentical(new.view.window, stage.window)
            expectEqual(stage.timeline.callbacks(of: new), coming)
        }
    }

    @Test("A controller that moves to a new parent during an exchange stays there")
    func movedInExchange() throws {
        try CallbackController.onStage { stage, box in
            stage.allowsDiagnostics = true
            let (old, new, other) = (
                CallbackController("Old"), CallbackController("New"), CallbackController("Other")
            )
            box.contain(other)
            box.contain(old)
            box.addChild(new)
            box.transition(from: old, to: new, duration: 0.5, animations: { new.view.alpha = 0.9 })
            stage.advance(by: 0.1)

            old.leaveParent()
            other.contain(old)
            stage.advance(by: 1)

            expectIdentical(old.parent, other)
            expectIdentical(old.view.superview, other.view)
            expectEqual(stage.timeline.callbacks(of: old), coming + going + coming)
        }
    }

    @Test("A presentation on a root that was set in a callback is performed")
    func presentOnRootToCome() throws {
        try CallbackController.onStage { stage, box in
            let (page, login, help) = (
                CallbackController("Page"), CallbackController("Login"), CallbackController("Help")
            )
            page.on(.didAppear) { _ in
                stage.window.rootViewController = login
                login.present(help, animated: false)
            }

            box.contain(page)
            stage.advance(by: 2)

            expectIdentical(login.presentedViewController, help)
            expectIdentical(help.view.window, stage.window)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A root that becomes a child of the next root, in its own viewWillAppear, does not bring the old one back")
    func rootBecomesChildOfNext() throws {
        try CallbackController.onStage { stage, box in
            stage.allowsDiagnostics = true
            let (next, last, old) = (CallbackController("Next"), CallbackController("Last"), CallbackController("Old"))
            last.contain(old)
            box.on(.willDisappear) { _ in stage.window.rootViewController = last }
            next.on(.willAppear) { next in
                last.addChild(next)
                last.transition(from: old, to: next, duration: 0.2, animations: nil) { _ in
                    old.removeFromParent()
                    next.didMove(toParent: last)
                }
            }

            stage.window.rootViewController = next
            stage.advance(by: 1)

            expectIdentical(stage.window.rootViewController, last)
            expectNil(box.view.window)
            expectEqual(stage.timeline.callbacks(of: box), going)
        }
    }

    @Test(
        "A controller that leaves its parent while its view is loaded for a transition does not appear",
        arguments: [true, false])
    func leavesWhileLoading(animated: Bool) throws {
        final class Leaving: UIViewController {
            override func loadView() {
                super.loadView()
                removeFromParent()
            }
        }
        let navigation = UINavigationController(rootViewController: UIViewController())
        try Stage.run(rootViewController: navigation) { stage in
            stage.allowsDiagnostics = true
            let leaving = Leaving()
            stage.advance(by: 0)

            navigation.pushViewController(leaving, animated: animated)
            stage.advance(by: 1)

            expectTrue(leaving.isViewLoaded)
            expectNil(leaving.parent)
            expectEmpty(stage.timeline.callbacks(of: leaving))
        }
    }
}

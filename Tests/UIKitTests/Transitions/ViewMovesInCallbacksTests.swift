import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// Wherever callbacks move views and controllers, finally exactly the visible controllers have appeared.
@MainActor
@Suite("Moving views during appearance")
struct ViewMovesInCallbacksTests {
    private let coming = CallbackController.coming
    private let going = CallbackController.going

    @Test("A child that is removed from an old root during its disappearance gets viewDidDisappear")
    func takenOutOfOldRoot() throws {
        try CallbackController.onStage { stage, box in
            let (kid, next) = (CallbackController("Kid"), CallbackController("Next"))
            box.contain(kid)
            stage.window.rootViewController = next
            box.modalPresentationStyle = .overFullScreen
            next.present(box, animated: false)

            kid.view.removeFromSuperview()
            stage.advance(by: 1)

            expectEqual(stage.timeline.callbacks(of: kid), coming + going)
        }
    }

    @Test("If a controller leaves its parent in its own viewWillDisappear, its child disappears with it")
    func parentLeavesInWillDisappear() throws {
        try CallbackController.onStage { stage, box in
            stage.allowsDiagnostics = true
            let (page, kid, new) = (CallbackController("Page"), CallbackController("Kid"), CallbackController("New"))
            box.contain(page)
            page.contain(kid)
            page.on(.willDisappear) { $0.leaveParent() }
            box.addChild(new)

            box.transition(from: page, to: new, duration: 0, animations: nil)
            stage.advance(by: 1)

            expectEqual(stage.timeline.callbacks(of: kid), coming + going)
        }
    }

    @Test("The view of a controller is not added to its presentation, which would be a cycle of responders")
    func presenterInsidePresented() throws {
        try CallbackController.onStage { stage, box in
            let modal = CallbackController("Modal")
            box.present(modal, animated: false)
            stage.advance(by: 1)

            modal.view.addSubview(box.view)
            stage.tap(modal.view)

            expectIdentical(box.view.superview, stage.window)
            expectEqual(stage.diagnostics.map(\.rule), ["childOfItself"])
        }
    }

    @Test("A controller does not become the child of one whose view it holds, which would be a cycle of responders")
    func parentInsideChild() throws {
        try CallbackController.onStage { stage, box in
            let (outer, inner) = (CallbackController("Outer"), CallbackController("Inner"))
            outer.view.addSubview(inner.view)

            inner.addChild(outer)

            expectNil(outer.parent)
            expectEqual(stage.diagnostics.map(\.rule).last, "childOfItself")
        }
    }

    @Test("A controller whose view a different parent has taken, in its loadView, is not exchanged")
    func movedInLoadView() throws {
        try CallbackController.onStage { stage, box in
            stage.allowsDiagnostics = true
            let (old, other) = (CallbackController("Old"), CallbackController("Other"))
            let new = CallbackController("New")
            box.contain(old)
            box.contain(other)
            new.on(.viewDidLoad) { new in
                new.removeFromParent()
                other.contain(new)
            }
            box.addChild(new)

            box.transition(from: old, to: new, duration: 0, animations: nil)

            expectIdentical(new.view.superview, other.view)
            expectIdentical(old.view.superview, box.view)
        }
    }

    @Test("A controller that is removed in its own viewWillAppear stays removed", arguments: [true, false])
    func takenAwayInWillAppear(leavesParent: Bool) throws {
        try CallbackController.onStage { stage, box in
            let (page, kid) = (CallbackController("Page"), CallbackController("Kid"))
            page.contain(kid)
            page.on(.willAppear) { if leavesParent { $0.leaveParent() } else { $0.view.removeFromSuperview() } }

            box.contain(page)

            expectNil(page.view.superview)
            expectIdentical(page.parent, (leavesParent ? nil : box))
            expectEqual(stage.timeline.callbacks(of: page), ["viewWillAppear"] + going)
            #expect(!stage.timeline.callbacks(of: kid).contains("viewDidAppear"))
        }
    }

    @Test("A child that is removed in its own viewWillAppear, during its parent's, gets viewDidDisappear")
    func takenAwayFromComingParent() throws {
        try CallbackController.onStage { stage, box in
            let (page, kid) = (CallbackController("Page"), CallbackController("Kid"))
            page.on(.isAppearing) { $0.contain(kid) }
            kid.on(.willAppear) { $0.leaveParent() }

            box.contain(page)

            expectNil(kid.view.superview)
            expectEqual(stage.timeline.callbacks(of: kid), ["viewWillAppear"] + going)
        }
    }

    @Test("A view that is already added in viewWillAppear appears with its children")
    func placedInWillAppear() throws {
        try CallbackController.onStage { stage, box in
            let (page, kid) = (CallbackController("Page"), CallbackController("Kid"))
            page.contain(kid)
            page.on(.willAppear) { box.view.addSubview($0.view) }

            box.contain(page)

            expectEqual(stage.timeline.callbacks(of: page), coming)
            expectEqual(stage.timeline.callbacks(of: kid), coming)
        }
    }

    @Test("A controller that moves to a new parent in its own viewWillAppear appears there, from the start")
    func movedInWillAppear() throws {
        try CallbackController.onStage { stage, box in
            let (page, other) = (CallbackController("Page"), CallbackController("Other"))
            box.contain(other)
            page.on(.willAppear) {
                $0.leaveParent()
                other.contain($0)
            }

            box.contain(page)

            expectIdentical(page.view.superview, other.view)
            expectEqual(stage.timeline.callbacks(of: page), ["viewWillAppear"] + going + coming)
        }
    }

    @Test(
        "A child that is added after its parent's manual viewWillAppear, before the window, appears with the parent")
    func addedAfterForwarding() throws {
        try Stage.run { stage in
            let (box, page, kid) = (
                CallbackController("Box", forwards: false), CallbackController("Page"), CallbackController("Kid")
            )
            box.contain(page)
            box.on(.willAppear) { _ in
                page.beginAppearanceTransition(true, animated: false)
                page.contain(kid)
            }
            box.on(.didAppear) { _ in page.endAppearanceTransition() }

            stage.window.rootViewController = box
            stage.settle()

            expectEqual(stage.timeline.callbacks(of: kid), coming)
        }
    }

    @Test("A child that is appearing while its parent moves elsewhere appears with the parent there")
    func parentMovesInWillAppear() throws {
        try CallbackController.onStage { stage, box in
            let (page, kid, other) = (
                CallbackController("Page"), CallbackController("Kid"), CallbackController("Other")
            )
            box.contain(other)
            box.contain(page)
            kid.on(.willAppear) { _ in
                page.leaveParent()
                other.contain(page)
            }

            page.contain(kid)

            expectEqual(stage.timeline.callbacks(of: page), coming + going + coming)
            expectEqual(stage.timeline.callbacks(of: kid), ["viewWillAppear"] + going + coming)
        }
    }
}

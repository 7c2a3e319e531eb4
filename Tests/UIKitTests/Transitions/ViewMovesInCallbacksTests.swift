import Foundation
import IrekoTesting
import Testing
import UIKit

/// Wherever callbacks take views and controllers, in the end those that have appeared are those that are to be seen.
@MainActor
@Suite("Moving views in the middle of appearance")
struct ViewMovesInCallbacksTests {
    private func onStage(_ body: (Stage, CallbackController) throws -> Void) throws {
        try Stage.run(rootViewController: CallbackController("Box")) { stage in
            let box = try #require(stage.window.rootViewController as? CallbackController)
            stage.timeline.clear()
            try body(stage, box)
        }
    }

    private let coming = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]
    private let going = ["viewWillDisappear", "viewDidDisappear"]

    @Test("A child that is taken out of an old root on its way out gets viewDidDisappear")
    func takenOutOfOldRoot() throws {
        try onStage { stage, box in
            let (kid, next) = (CallbackController("Kid"), CallbackController("Next"))
            box.contain(kid)
            stage.window.rootViewController = next
            box.modalPresentationStyle = .overFullScreen
            next.present(box, animated: false)

            kid.view.removeFromSuperview()
            stage.advance(by: 1)

            #expect(stage.timeline.callbacks(of: kid) == coming + going)
        }
    }

    @Test("A child of one that leaves its parent in its own viewWillDisappear disappears with it")
    func parentLeavesInWillDisappear() throws {
        try onStage { stage, box in
            let (page, kid, new) = (CallbackController("Page"), CallbackController("Kid"), CallbackController("New"))
            box.contain(page)
            page.contain(kid)
            page.on(.willDisappear) { $0.leaveParent() }
            box.addChild(new)

            box.transition(from: page, to: new, duration: 0, animations: nil)
            stage.advance(by: 1)

            #expect(stage.timeline.callbacks(of: kid) == coming + going)
        }
    }

    @Test("The view of a controller does not come into what it presents, which would be a cycle of responders")
    func presenterInsidePresented() throws {
        try onStage { stage, box in
            let modal = CallbackController("Modal")
            box.present(modal, animated: false)
            stage.advance(by: 1)

            modal.view.addSubview(box.view)
            stage.tap(modal.view)

            #expect(box.view.superview === stage.window)
            #expect(stage.diagnostics.map(\.rule) == ["childOfItself"])
        }
    }

    @Test("A controller whose view another parent has taken, in its loadView, is not exchanged")
    func movedInLoadView() throws {
        try onStage { stage, box in
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

            #expect(new.view.superview === other.view)
            #expect(old.view.superview === box.view)
        }
    }
}

import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// A container calls `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()`, while other code moves
/// the child.
@MainActor
@Suite("Manual appearance among other transitions")
struct ManualAppearanceTests {
    private let coming = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]
    private let going = ["viewWillDisappear", "viewDidDisappear"]

    /// A root with manual forwarding, a visible child that defines a context, and a controller to cover the child.
    private func onStage(_ body: (Stage, CallbackController, CallbackController) throws -> Void) throws {
        try Stage.run(rootViewController: CallbackController("Box", forwards: false)) { stage in
            let box = try #require(stage.window.rootViewController)
            let (page, modal) = (CallbackController("Page"), CallbackController("Modal"))
            page.definesPresentationContext = true
            modal.modalPresentationStyle = .currentContext
            box.addChild(page)
            page.beginAppearanceTransition(true, animated: false)
            page.view.frame = box.view.bounds
            box.view.addSubview(page.view)
            page.endAppearanceTransition()
            page.didMove(toParent: box)
            try body(stage, page, modal)
        }
    }

    @Test("A begin is balanced by its end, though a presentation has covered the child meanwhile")
    func takenOver() throws {
        try onStage { stage, page, modal in
            page.beginAppearanceTransition(false, animated: false)
            page.endAppearanceTransition()
            stage.timeline.clear()

            page.beginAppearanceTransition(true, animated: false)
            page.present(modal, animated: false)
            stage.settle()
            page.endAppearanceTransition()
            stage.advance(by: 1)

            expectEmpty(stage.diagnostics)
            expectEqual(stage.timeline.callbacks(of: page), ["viewWillAppear", "viewIsAppearing"] + going)
            expectEqual(stage.timeline.callbacks(of: modal), coming)
        }
    }

    @Test("An end does not end the transition that begins in its callback")
    func begunInCallback() throws {
        try onStage { stage, page, _ in
            page.beginAppearanceTransition(false, animated: false)
            page.endAppearanceTransition()
            stage.timeline.clear()

            page.on(.didAppear) { $0.beginAppearanceTransition(false, animated: true) }
            page.beginAppearanceTransition(true, animated: true)
            page.endAppearanceTransition()
            stage.advance(by: 1)
            let before = stage.timeline.callbacks(of: page)
            page.endAppearanceTransition()

            expectEqual(before, coming + ["viewWillDisappear"])
            expectEqual(stage.timeline.callbacks(of: page), coming + going)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A presentation in a child's context appears and disappears in place of the child")
    func covered() throws {
        try onStage { stage, page, modal in
            page.present(modal, animated: false)
            stage.advance(by: 1)
            stage.timeline.clear()

            page.beginAppearanceTransition(false, animated: false)
            page.endAppearanceTransition()
            page.beginAppearanceTransition(true, animated: false)
            page.endAppearanceTransition()

            expectEqual(stage.timeline.callbacks(of: modal), going + coming)
            expectEmpty(stage.timeline.callbacks(of: page))
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A presentation in a child's context ends before the child disappears")
    func settled() throws {
        try onStage { stage, page, modal in
            page.present(modal, animated: true)
            stage.advance(by: 0.1)
            stage.timeline.clear()

            page.beginAppearanceTransition(false, animated: false)
            page.endAppearanceTransition()
            stage.advance(by: 1)

            expectEqual(
                stage.timeline.lines,
                [
                    "Modal viewDidAppear", "Page viewDidDisappear", "Modal viewWillDisappear", "Modal viewDidDisappear",
                ])
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A presentation over a child disappears once if both the parent's parent and the child dismiss")
    func dismissedWithParent() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController)
            let (box, page, modal) = (
                CallbackController("Box", forwards: false), CallbackController("Page"), CallbackController("Modal")
            )
            page.definesPresentationContext = true
            modal.modalPresentationStyle = .currentContext
            box.contain(page)
            root.present(box, animated: false)
            stage.advance(by: 1)
            page.beginAppearanceTransition(true, animated: false)
            page.endAppearanceTransition()
            page.present(modal, animated: false)
            stage.advance(by: 1)
            stage.timeline.clear()
            box.on(.willDisappear) { _ in page.beginAppearanceTransition(false, animated: false) }
            box.on(.didDisappear) { _ in page.endAppearanceTransition() }

            root.dismiss(animated: false)
            stage.advance(by: 1)

            expectEqual(stage.timeline.callbacks(of: modal), going)
            expectEmpty(stage.diagnostics)
        }
    }
}

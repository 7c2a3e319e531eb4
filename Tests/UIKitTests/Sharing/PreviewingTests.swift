import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Previews of controllers")
struct PreviewingTests {
    /// A previewed controller with two actions and a group.
    private final class Previewed: UIViewController {
        var calls: [String] = []

        override var previewActionItems: [any UIPreviewActionItem] {
            [
                UIPreviewAction(title: "Like", style: .default) { [weak self] action, controller in
                    self?.calls.append("\(action.title) \(controller === self)")
                },
                UIPreviewActionGroup(
                    title: "More", style: .default,
                    actions: [UIPreviewAction(title: "Delete", style: .destructive) { _, _ in }]),
            ]
        }
    }

    @MainActor
    private final class Delegate: NSObject, UIViewControllerPreviewingDelegate {
        var previewed: Previewed? = Previewed()
        var locations: [CGPoint] = []
        var committed: UIViewController?

        nonisolated deinit {}

        func previewingContext(
            _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
        ) -> UIViewController? {
            locations.append(location)
            previewingContext.sourceRect = CGRect(x: 0, y: 0, width: 40, height: 40)
            return previewed
        }

        func previewingContext(
            _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
        ) { committed = viewControllerToCommit }
    }

    private func onStage(_ body: (Stage, UIView, Delegate, any UIViewControllerPreviewing) throws -> Void) throws {
        try Stage.run(root: controller("Root")) { stage, root in
            let view = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
            root.view.addSubview(view)
            let delegate = Delegate()
            let context = root.registerForPreviewing(with: delegate, sourceView: view)
            stage.advance(by: 0.1)
            try body(stage, view, delegate, context)
            delegate.previewed = nil
            delegate.committed = nil
        }
    }

    private func press(_ stage: Stage, at point: CGPoint) {
        stage.touchDown(at: point)
        stage.advance(by: 1)
        stage.touchUp(at: point)
        stage.advance(by: 0.5)
    }

    @Test("A long press shows the preview with its actions, and a chosen action gets the controller")
    func actions() throws {
        try onStage { stage, view, delegate, context in
            press(stage, at: CGPoint(x: 110, y: 320))
            expectEqual(delegate.locations, [CGPoint(x: 10, y: 20)])
            expectIdentical(context.sourceView, view)
            expectTrue(stage.find("More").exists)

            stage.chooseMenuElement("Like")
            stage.advance(by: 1)
            expectEqual(delegate.previewed?.calls, ["Like true"])
            expectNil(delegate.committed)
        }
    }

    @Test("A tap on the preview commits its controller")
    func commit() throws {
        try onStage { stage, _, delegate, _ in
            press(stage, at: CGPoint(x: 110, y: 320))
            let view = try #require(delegate.previewed?.view)
            let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
            stage.tap(at: middle)
            stage.advance(by: 1)
            expectIdentical(delegate.committed, delegate.previewed)
        }
    }

    @Test("Without a controller, and after the registration has ended, a press shows no preview")
    func noPreview() throws {
        try onStage { stage, view, delegate, context in
            let previewed = delegate.previewed
            delegate.previewed = nil
            press(stage, at: CGPoint(x: 110, y: 320))
            expectFalse(stage.find("Like").exists)
            expectEqual(delegate.locations.count, 1)

            delegate.previewed = previewed
            stage.window.rootViewController?.unregisterForPreviewing(withContext: context)
            press(stage, at: CGPoint(x: 110, y: 320))
            expectEqual(delegate.locations.count, 1)
            expectEmpty(view.interactions)
        }
    }

    // MARK: UIPreviewInteraction

    @MainActor
    private final class Progress: NSObject, UIPreviewInteractionDelegate {
        var calls: [String] = []
        var begins = true
        nonisolated deinit {}

        func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { begins }
        func previewInteraction(
            _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat,
            ended: Bool
        ) { if transitionProgress == 0 || ended { calls.append("preview \(transitionProgress) \(ended)") } }
        func previewInteraction(
            _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat,
            ended: Bool
        ) { if ended { calls.append("commit \(transitionProgress)") } }
        func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) { calls.append("cancel") }
    }

    @Test("A press progresses through the preview and the commit, and is cancelled if it ends earlier")
    func progress() throws {
        try Stage.run(root: controller("Root")) { stage, root in
            let (interaction, progress) = (UIPreviewInteraction(view: root.view), Progress())
            interaction.delegate = progress
            let point = CGPoint(x: 100, y: 300)

            stage.touchDown(at: point)
            stage.advance(by: 0.2)
            expectEmpty(progress.calls)
            stage.advance(by: 0.7)
            expectEqual(progress.calls, ["preview 0.0 false", "preview 1.0 true"])
            expectEqual(interaction.location(in: root.view), point)
            stage.touchUp(at: point)
            expectEqual(progress.calls.last, "cancel")

            progress.calls = []
            stage.touchDown(at: point)
            stage.advance(by: 2)
            stage.touchUp(at: point)
            expectEqual(progress.calls, ["preview 0.0 false", "preview 1.0 true", "commit 1.0"])

            progress.calls = []
            stage.touchDown(at: point)
            stage.advance(by: 0.4)
            interaction.cancel()
            stage.advance(by: 1)
            stage.touchUp(at: point)
            expectEqual(progress.calls, ["preview 0.0 false", "cancel"])

            (progress.calls, progress.begins) = ([], false)
            stage.touchDown(at: point)
            stage.advance(by: 1)
            stage.touchUp(at: point)
            expectEmpty(progress.calls)
        }
    }
}

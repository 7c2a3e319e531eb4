import Foundation
import IrekoTesting
import Testing
import UIKit

/// A container for the engine, whole: a stack with animated pushes and an interactive pop that can be cancelled. Its policy
/// is what ARCHITECTURE.md, "A transition that does not exist yet" asks for; nothing in the engine knows of it.
@MainActor
private final class StackContainer: UIViewController {
    private(set) var stack: [UIViewController] = []
    private(set) var log: [String] = []
    private let host = TransitionHost()

    func push(_ controller: UIViewController) {
        addChild(controller)
        submit(from: stack.last, to: controller, isPop: false, interaction: nil)
        stack.append(controller)
    }

    func pop(_ interaction: UIPercentDrivenInteractiveTransition? = nil) {
        guard stack.count > 1, let top = stack.popLast() else { return }
        top.willMove(toParent: nil)
        submit(from: top, to: stack.last, isPop: true, interaction: interaction)
    }

    private func submit(
        from: UIViewController?, to: UIViewController?, isPop: Bool, interaction: UIPercentDrivenInteractiveTransition?
    ) {
        let session = TransitionSession(
            participants: .init(from: from, to: to, fromView: from?.view, toView: to?.view), containerView: view,
            isAnimated: true, animator: Slide(isPop: isPop), interaction: interaction)
        host.submit(
            ControllerTransition(.navigation, policy: Policy(self, isPop: isPop), session: session),
            start: .inLayoutPass)
    }

    private final class Policy: TransitionPolicy {
        private let container: StackContainer
        private let isPop: Bool

        init(_ container: StackContainer, isPop: Bool) { (self.container, self.isPop) = (container, isPop) }

        func prepare(_ transition: ControllerTransition) -> Bool {
            guard container.lifecycle.appearance == .appeared else { return true }
            transition.outgoing = [transition.session.participants.from].compactMap { $0 }
            transition.incoming = [transition.session.participants.to].compactMap { $0 }
            return true
        }

        func install(_ transition: ControllerTransition) {
            guard let view = transition.session.participants.toView else { return }
            view.frame = container.view.bounds
            container.view.insertSubview(view, at: isPop ? 0 : container.view.subviews.count)
            transition.session.start()
        }

        func uninstall(_ transition: ControllerTransition, finished: Bool) {
            let participants = transition.session.participants
            (finished ? participants.fromView : participants.toView)?.removeFromSuperview()
        }

        func reach(_ hook: TransitionScript.Hook, of transition: ControllerTransition) {
            container.log.append("\(hook)")
        }

        func didEnd(_ transition: ControllerTransition, finished: Bool) {
            let (from, to) = (transition.session.participants.from, transition.session.participants.to)
            if isPop, finished { from?.removeFromParent() } else if isPop, let from { putBack(from) }
            if !isPop { to?.didMove(toParent: container) }
        }

        private func putBack(_ controller: UIViewController) {
            controller.moves.endParentMove()
            container.stack.append(controller)
        }
    }
}

/// Slides the upper page sideways in 0.4 seconds.
private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPop: Bool
    init(isPop: Bool) { self.isPop = isPop }
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let page = context.view(forKey: isPop ? .from : .to)
        if !isPop { page?.center.x += 400 }
        UIView.animate(withDuration: 0.4) {
            page?.center.x += self.isPop ? 400 : -400
        } completion: { _ in
            if context.transitionWasCancelled { page?.center.x -= 400 }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

@MainActor
@Suite("A stack container on the transition engine")
struct StackContainerTests {
    private func onStage(_ body: (Stage, StackContainer, UIViewController, UIViewController) throws -> Void) throws {
        try Stage.run(size: CGSize(width: 400, height: 800), rootViewController: StackContainer()) { stage in
            let container = try #require(stage.window.rootViewController as? StackContainer)
            let (old, new) = (CallbackController("Old"), CallbackController("New"))
            container.push(old)
            stage.advance(by: 1)
            stage.timeline.clear()
            try body(stage, container, old, new)
        }
    }

    @Test("A push is in the recorded order")
    func push() throws {
        try onStage { stage, container, _, new in
            container.push(new)
            let inside = stage.timeline.lines(of: .appearance)
            stage.advance(by: 1)

            #expect(inside.isEmpty)
            #expect(
                stage.timeline.lines(of: .appearance).filter { !$0.contains("Is") } == [
                    "Old viewWillDisappear", "New viewWillAppear", "Old viewDidDisappear", "New viewDidAppear",
                ])
            #expect(container.log.suffix(2) == ["willShow", "didShow"] && container.view.subviews == [new.view])
        }
    }

    @Test("Two pushes in one turn come one after another")
    func queued() throws {
        try onStage { stage, container, old, new in
            let third = CallbackController("Third")
            container.push(new)
            container.push(third)
            stage.advance(by: 0.4)
            let first = stage.timeline.callbacks(of: new)
            stage.advance(by: 1)

            #expect(first.contains("viewDidAppear") && stage.timeline.callbacks(of: new).last == "viewDidDisappear")
            #expect(stage.timeline.callbacks(of: third).last == "viewDidAppear" && old.view.superview == nil)
        }
    }

    @Test("An interactive pop that is cancelled is in the recorded order, and everything is as before")
    func cancelledPop() throws {
        try onStage { stage, container, old, new in
            container.push(new)
            stage.advance(by: 1)
            stage.timeline.clear()
            let interaction = UIPercentDrivenInteractiveTransition()

            container.pop(interaction)
            stage.advance(by: 0)
            interaction.update(0.5)
            stage.advance(by: 1)
            let half = new.view.layer.presentation()?.position.x
            interaction.cancel()
            stage.advance(by: 1)

            #expect(half.map { ($0 * 100).rounded() } == 40000)
            // New is the page on top here, Old the one beneath.
            #expect(
                stage.timeline.lines(of: .appearance) == [
                    "New viewWillDisappear", "Old viewWillAppear", "Old viewIsAppearing", "Old viewWillDisappear",
                    "Old viewDidDisappear", "New viewWillAppear", "New viewIsAppearing", "New viewDidAppear",
                ])
            #expect(container.stack == [old, new] && container.view.subviews == [new.view])
            #expect(!new.isMovingFromParent && new.view.center.x == 200)
        }
    }

    @Test("An interactive pop that is let go removes the controller, which is freed")
    func finishedPop() throws {
        try onStage { stage, container, old, _ in
            weak var popped: UIViewController?
            do {
                let new = CallbackController("New")
                popped = new
                container.push(new)
                stage.advance(by: 1)
            }
            let interaction = UIPercentDrivenInteractiveTransition()

            container.pop(interaction)
            stage.advance(by: 0)
            interaction.update(0.5)
            interaction.finish()
            stage.advance(by: 1)

            #expect(popped == nil && container.stack == [old] && container.view.subviews == [old.view])
            #expect(stage.diagnostics.isEmpty)
        }
    }
}

import Expectations
import Foundation
import IrekoContainers
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("The modal container")
struct ModalContainerTests {
    private func onStage(_ body: (Stage, ModalContainerController) throws -> Void) throws {
        try Stage.run(root: ModalContainerController(), size: CGSize(width: 300, height: 500)) { stage, container in
            container.title = "Container"
            try body(stage, container)
        }
    }

    private func note() -> UIViewController {
        let note = controller("Note")
        note.view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        return note
    }

    @Test("Presenting fades in, centered, over black at 0.3; did-callbacks are sent after 0.3 seconds")
    func present() throws {
        try onStage { stage, container in
            let note = note()

            let isShown = container.presentModal(note, animated: true)
            stage.advance(by: 0.15)
            let halfway = note.view.layer.presentation()?.opacity ?? 0
            let callbacks = stage.timeline.callbacks(of: note)
            stage.advance(by: 0.15)

            expectTrue(isShown)
            expectIdentical(container.modalController, note)
            #expect(abs(halfway - 0.5) < 0.01)
            expectEqual(callbacks, ["viewWillAppear", "viewIsAppearing"])
            expectEqual(stage.timeline.callbacks(of: note), callbacks + ["viewDidAppear"])
            expectEqual(note.view.center, CGPoint(x: 150, y: 250))
            expectEqual(container.view.subviews.count, 2)
            expectEqual(Float(container.view.subviews[0].alpha), 0.3)
            expectIdentical(note.modalContainerController, container)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A controller that is removed before it has ever appeared gets no appearance callbacks")
    func takenOutUnseen() throws {
        try onStage { stage, container in
            let note = note()
            stage.window.isHidden = true
            stage.advance(by: 0)
            container.presentModal(note, animated: true)
            stage.whenCalled { controller, callback in
                guard controller === note, callback.hasPrefix("didMove"), note.parent != nil else { return }
                note.willMove(toParent: nil)
                note.view.removeFromSuperview()
                note.removeFromParent()
            }

            stage.window.isHidden = false
            stage.advance(by: 1)

            expectEmpty(stage.timeline.callbacks(of: note))
            expectNil(container.modalController)
            expectEmpty(container.view.subviews)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A controller that is removed manually while the container disappears ends its appearance with it")
    func takenOutWhileDisappearing() throws {
        try onStage { stage, container in
            let note = note()
            container.presentModal(note, animated: false)
            container.beginAppearanceTransition(false, animated: true)

            note.willMove(toParent: nil)
            note.view.removeFromSuperview()
            note.removeFromParent()
            container.endAppearanceTransition()

            expectEqual(stage.timeline.callbacks(of: note).suffix(2), ["viewWillDisappear", "viewDidDisappear"])
            expectEmpty(stage.diagnostics)
            container.beginAppearanceTransition(true, animated: false)
            container.endAppearanceTransition()
        }
    }

    @Test("A tap on the background dismisses; the controller is freed")
    func dismissByTap() throws {
        try onStage { stage, container in
            weak var freed: UIViewController?
            do {
                let note = note()
                freed = note
                container.presentModal(note, animated: true)
            }
            stage.advance(by: 0.5)
            stage.timeline.clear()

            stage.tap(at: CGPoint(x: 20, y: 20))
            let during = stage.timeline.lines
            stage.advance(by: 0.3)

            expectEqual(during, ["Note willMove(toParent: nil)", "Note viewWillDisappear"])
            expectEqual(
                stage.timeline.lines.dropFirst(2),
                [
                    "Note viewDidDisappear", "Note didMove(toParent: nil)", "Note deinit",
                ])
            expectNil(container.modalController)
            expectEmpty(container.children)
            expectEmpty(container.view.subviews)
            expectNil(freed)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("Without animation all callbacks are sent inside the call")
    func withoutAnimation() throws {
        try onStage { stage, container in
            container.presentModal(note(), animated: false)
            container.dismissModal(animated: false)

            expectEqual(
                stage.timeline.lines(of: [.appearance, .containment]),
                [
                    "Note willMove(toParent: Container)", "Note viewWillAppear", "Note viewIsAppearing",
                    "Note viewDidAppear", "Note didMove(toParent: Container)", "Note willMove(toParent: nil)",
                    "Note viewWillDisappear", "Note viewDidDisappear", "Note didMove(toParent: nil)",
                ])
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("Ten thousand presentations and dismissals leave no record behind")
    func thousands() throws {
        try onStage { stage, container in
            for _ in 0..<10_000 {
                container.presentModal(note(), animated: false)
                container.dismissModal(animated: false)
            }

            expectNil(container.modalController)
            expectEmpty(container.children)
        }
    }

    @Test("A second present while one is up is refused, also while it fades out")
    func second() throws {
        try onStage { stage, container in
            let first = note()
            container.presentModal(first, animated: true)

            let whileShown = container.presentModal(note(), animated: true)
            container.dismissModal(animated: true)
            let whileFading = container.presentModal(note(), animated: true)

            expectFalse(whileShown)
            expectFalse(whileFading)
            expectIdentical(container.modalController, first)
            stage.advance(by: 1)
            expectNil(container.modalController)
        }
    }

    @Test("A dismissal in the middle of the fade reverses it: no viewDidAppear")
    func reversal() throws {
        try onStage { stage, container in
            container.presentModal(note(), animated: true)
            stage.advance(by: 0.1)

            container.dismissModal(animated: true)
            stage.advance(by: 1)

            expectEqual(
                stage.timeline.lines(of: .appearance),
                [
                    "Note viewWillAppear", "Note viewIsAppearing", "Note viewWillDisappear", "Note viewDidDisappear",
                ])
            expectEmpty(container.view.subviews)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("The presented controller disappears and appears with the container, after it")
    func withContainer() throws {
        try onStage { stage, container in
            container.presentModal(note(), animated: false)
            stage.advance(by: 0)
            stage.timeline.clear()

            stage.window.isHidden = true
            stage.window.isHidden = false
            stage.advance(by: 0)

            expectEqual(
                stage.timeline.lines(of: .appearance).filter { !$0.contains("IsAppearing") },
                [
                    "Container viewWillDisappear", "Note viewWillDisappear", "Container viewDidDisappear",
                    "Note viewDidDisappear", "Container viewWillAppear", "Note viewWillAppear",
                    "Container viewDidAppear", "Note viewDidAppear",
                ])
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A container that disappears in the middle of a fade ends it, and removes the controller")
    func goneInFade() throws {
        try onStage { stage, container in
            let note = note()
            container.presentModal(note, animated: true)
            stage.advance(by: 0.1)

            stage.window.rootViewController = controller("Other")
            stage.advance(by: 1)

            expectEqual(
                stage.timeline.callbacks(of: note),
                [
                    "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
                ])
            expectIdentical(container.modalController, note)
            expectEmpty(stage.diagnostics)
        }
        try onStage { stage, container in
            let note = note()
            container.presentModal(note, animated: false)
            container.dismissModal(animated: true)
            stage.advance(by: 0.1)

            stage.window.rootViewController = controller("Other")
            stage.advance(by: 1)

            expectEqual(
                stage.timeline.callbacks(of: note).suffix(2), ["viewWillDisappear", "viewDidDisappear"])
            expectNil(container.modalController)
            expectEmpty(container.children)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A controller that cannot be a child is refused")
    func itself() throws {
        try onStage { stage, container in
            let isShown = container.presentModal(container, animated: true)

            expectFalse(isShown)
            expectNil(container.modalController)
            expectEmpty(container.view.subviews)
            expectEqual(stage.diagnostics.map(\.rule), ["childOfItself"])
        }
    }

    // MARK: From inside callbacks

    private static let coming = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]
    private static let going = ["viewWillDisappear", "viewDidDisappear"]

    /// Calls a closure once from each of its callbacks.
    private final class Caller: UIViewController {
        var inWillAppear: (() -> Void)?
        var inDidAppear: (() -> Void)?
        var inWillMove: (() -> Void)?

        private func call(_ closure: inout (() -> Void)?) {
            let body = closure
            closure = nil
            body?()
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            call(&inWillAppear)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            call(&inDidAppear)
        }

        override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            call(&inWillMove)
        }
    }

    private func caller() -> Caller {
        let caller = Caller()
        caller.title = "Note"
        caller.view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        return caller
    }

    @Test("Presented in the container's viewWillAppear, before or after super, it appears with the container")
    func presentWhileAppearing() throws {
        final class Container: ModalContainerController {
            let early: Bool
            let note: UIViewController

            init(_ note: UIViewController, early: Bool) {
                (self.note, self.early) = (note, early)
                super.init(nibName: nil, bundle: nil)
            }

            required init?(coder: NSCoder) { nil }

            override func viewWillAppear(_ animated: Bool) {
                if early { presentModal(note, animated: true) }
                super.viewWillAppear(animated)
                if !early { presentModal(note, animated: true) }
            }
        }
        for early in [true, false] {
            let note = note()
            try Stage.run(rootViewController: Container(note, early: early)) { stage in
                stage.advance(by: 1)
                let whileShown = stage.timeline.callbacks(of: note)
                stage.window.isHidden = true

                expectEqual(whileShown, Self.coming)
                expectEqual(stage.timeline.callbacks(of: note), Self.coming + Self.going)
                expectIdentical(note.view.superview, stage.window.rootViewController?.view)
                expectEmpty(stage.diagnostics)
            }
        }
    }

    @Test("Dismissed in its own callbacks it is removed, and so is the background", arguments: [false, true])
    func dismissInside(animated: Bool) throws {
        let places: [(Caller, @escaping () -> Void) -> Void] = [
            { $0.inWillAppear = $1 }, { $0.inDidAppear = $1 }, { $0.inWillMove = $1 },
        ]
        for place in places {
            try onStage { stage, container in
                for presentsAnimated in [false, true] {
                    let note = caller()
                    place(note) { container.dismissModal(animated: animated) }

                    container.presentModal(note, animated: presentsAnimated)
                    stage.advance(by: 1)

                    expectNil(container.modalController)
                    expectEmpty(container.children)
                    expectEmpty(container.view.subviews)
                    expectEqual(Array(stage.timeline.callbacks(of: note).suffix(2)), Self.going)
                    expectEmpty(stage.diagnostics)
                }
            }
        }
    }

    @Test("If other code removes it, during the fade or after it, a new controller can be presented")
    func takenAway() throws {
        for time in [0.1, 1.0] {
            try onStage { stage, container in
                let note = note()
                container.presentModal(note, animated: true)
                stage.advance(by: time)

                note.willMove(toParent: nil)
                note.view.removeFromSuperview()
                note.removeFromParent()
                stage.advance(by: 1)

                expectNil(container.modalController)
                expectEmpty(container.view.subviews)
                expectEqual(Array(stage.timeline.callbacks(of: note).suffix(2)), Self.going)
                expectEqual(stage.timeline.callbacks(of: note, .containment).last, "didMove(toParent: nil)")
                expectTrue(container.presentModal(self.note(), animated: false))
                expectEmpty(stage.diagnostics)
            }
        }
    }
}

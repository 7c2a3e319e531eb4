import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// The recorded sentences of the log and of exceptions, and the absence of other effects.
@MainActor
@Suite("UIKit's messages about presentations")
struct PresentationSentenceTests {
    /// The name of an object in a message.
    private func name(_ object: AnyObject) -> String {
        "<\(type(of: object)): 0x\(String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16))>"
    }

    private func sentences(_ stage: Stage) -> [String] {
        stage.diagnostics.filter { $0.rule == "presentation" }.map(\.message)
    }

    // MARK: The log

    @Test("A view outside a window: ignored, and the completion is not called")
    func noWindow() throws {
        try Stage.run(root: controller("Root")) { stage, _ in
            let (new, page) = (controller("New"), controller("Page"))
            let nowhere = UINavigationController(rootViewController: page)
            var completions = 0

            page.present(new, animated: true) { completions += 1 }
            stage.advance(by: 1)

            expectEqual(
                sentences(stage),
                [
                    "Attempt to present \(name(new)) on \(name(nowhere)) (from \(name(page))) whose view is not in the window "
                        + "hierarchy."
                ])
            expectEqual(completions, 0)
            expectNil(new.presentingViewController)
            expectNil(page.presentedViewController)
        }
    }

    @Test("A presenter that already presents: ignored, and the completion is not called")
    func presentingAlready() throws {
        try Stage.run(root: controller("Root")) { stage, root in
            let (first, second) = (controller("First"), controller("Second"))
            var completions: [String] = []
            root.present(first, animated: false) { completions.append("first") }
            stage.advance(by: 1)

            root.present(second, animated: true) { completions.append("second") }
            stage.advance(by: 1)

            expectEqual(
                sentences(stage),
                [
                    "Attempt to present \(name(second)) on \(name(root)) (from \(name(root))) which is already presenting "
                        + "\(name(first))."
                ])
            expectEqual(completions, ["first"])
            expectIdentical(root.presentedViewController, first)
        }
    }

    @Test("During a presentation or dismissal both are ignored, and the other completions are called once")
    func inProgress() throws {
        try Stage.run(root: controller("Root")) { stage, root in
            let (first, second) = (controller("First"), controller("Second"))
            var completions: [String] = []
            root.present(first, animated: true) { completions.append("first") }
            stage.advance(by: 0.1)

            first.present(second, animated: true) { completions.append("second") }
            root.dismiss(animated: true) { completions.append("dismissed") }
            stage.advance(by: 1)
            root.dismiss(animated: true) { completions.append("gone") }
            stage.advance(by: 0.1)
            root.present(second, animated: true) { completions.append("second") }
            root.dismiss(animated: true) { completions.append("dismissed") }
            stage.advance(by: 1)

            let dismissal =
                "Warning: Attempt to dismiss from view controller \(name(root)) while a presentation or dismiss is in progress!"
            expectEqual(
                sentences(stage),
                [
                    "Attempt to present \(name(second)) on \(name(first)) (from \(name(first))) while a presentation is in "
                        + "progress.",
                    dismissal,
                    "Attempt to present \(name(second)) on \(name(root)) (from \(name(root))) while a presentation is in "
                        + "progress.",
                    dismissal,
                ])
            expectEqual(completions, ["first", "gone"])
            expectNil(root.presentedViewController)
            expectNil(second.presentingViewController)
        }
    }

    @Test("A detached controller, whose view is in a window without a path to its root, can still present")
    func detached() throws {
        try Stage.run(root: controller("Root")) { stage, root in
            let (detached, new) = (controller("Detached"), controller("New"))
            new.modalPresentationStyle = .overFullScreen
            var completions = 0
            root.view.addSubview(detached.view)
            stage.advance(by: 0.1)

            detached.present(new, animated: false) { completions += 1 }
            stage.advance(by: 1)

            expectEqual(
                sentences(stage),
                [
                    "Presenting view controller \(name(new)) from detached view controller \(name(detached)) is not supported, and "
                        + "may result in incorrect safe area insets and a corrupt root presentation. Make sure \(name(detached)) "
                        + "is in the view controller hierarchy before presenting from it. Will become a hard exception in a "
                        + "future release."
                ])
            expectEqual(completions, 1)
            expectIdentical(detached.presentedViewController, new)
            expectIdentical(new.view.window, stage.window)
            // From the root there are no messages.
            detached.dismiss(animated: false)
            stage.advance(by: 1)
            root.present(new, animated: false)
            stage.advance(by: 1)
            expectEqual(sentences(stage).count, 1)
            expectIdentical(root.presentedViewController, new)
            detached.view.removeFromSuperview()
        }
    }

    @Test("A root whose view is added to its window by hand")
    func rootByHand() throws {
        try Stage.run(root: controller("Root")) { stage, _ in
            let window = UIWindow(windowScene: try #require(stage.window.windowScene))
            let root = controller("By hand")
            window.rootViewController = root

            window.addSubview(root.view)
            window.isHidden = false
            stage.advance(by: 1)

            let sentence =
                "Manually adding the rootViewController's view to the view hierarchy is no longer supported. Please allow "
                + "UIWindow to add the rootViewController's view to the view hierarchy itself."
            expectEqual(stage.diagnostics.map(\.message), [sentence])
            expectIdentical(root.view.superview, window)
            expectEqual(stage.timeline.callbacks(of: root).last, "viewDidAppear")
            // Hidden and shown again, it is at UIKit's position.
            window.isHidden = true
            stage.advance(by: 1)
            window.isHidden = false
            stage.advance(by: 1)
            expectEqual(stage.diagnostics.count, 1)
            window.isHidden = true
            stage.advance(by: 1)
        }
    }

    // MARK: Exceptions

    @Test("A controller on itself, and the style none")
    func itself() throws {
        try Stage.run(root: controller("Root")) { stage, root in
            let none = controller("None")
            none.modalPresentationStyle = .none

            root.present(root, animated: false)
            root.present(none, animated: false)
            stage.advance(by: 1)

            expectEqual(
                sentences(stage),
                [
                    "Application tried to present modal view controller on itself. Presenting controller is \(name(root)).",
                    "The specified modal presentation style doesn't have a corresponding presentation controller.",
                ])
            expectNil(root.presentedViewController)
        }
    }

    @Test("A controller that is already presented, during and after the transition; this error takes precedence")
    func presentedAlready() throws {
        try Stage.run(root: controller("Root")) { stage, root in
            let new = controller("New")
            var completions = 0

            root.present(new, animated: true) { completions += 1 }
            stage.advance(by: 0.1)
            root.present(new, animated: true) { completions += 1 }
            stage.advance(by: 1)
            root.present(new, animated: true) { completions += 1 }
            stage.advance(by: 1)

            let sentence =
                "Application tried to present modally a view controller \(name(new)) that is already being presented by "
                + "\(name(root))."
            expectEqual(sentences(stage), [sentence, sentence])
            expectEqual(completions, 1)
            expectIdentical(root.presentedViewController, new)
        }
    }

    @Test("A controller that has a parent")
    func child() throws {
        try Stage.run(root: controller("Root")) { stage, root in
            let child = controller("Child")
            root.addChild(child)
            child.didMove(toParent: root)

            root.present(child, animated: false)
            stage.advance(by: 1)

            expectEqual(
                sentences(stage),
                [
                    "Application tried to present modally a view controller \(name(child)) that has a parent view controller "
                        + "\(name(root)). Call removeFromParent() on it first."
                ])
            expectNil(root.presentedViewController)
        }
    }

    // Apple's documentation states an exception; programs have used it successfully since iOS 9.
    @Test("In a popover a controller in its context may flip")
    func flipInPopover() throws {
        try Stage.runWithSource { stage, root in
            let (popover, inner) = (root.popover(), controller("Inner"))
            inner.modalPresentationStyle = .currentContext
            inner.modalTransitionStyle = .flipHorizontal
            popover.definesPresentationContext = true
            root.present(popover, animated: false)
            stage.advance(by: 1)

            popover.present(inner, animated: true)
            stage.advance(by: 2)

            expectEmpty(stage.diagnostics)
            expectIdentical(inner.presentingViewController, popover)
            expectEqual(inner.frameInWindow, CGRect(x: 420, y: 140, width: 200, height: 113))
        }
    }
}

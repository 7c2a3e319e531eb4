import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Replacement of a window's root during transitions and callbacks.
@MainActor
@Suite("The root of a window")
struct RootTests {
    @Test("A root that is replaced in the turn in which it was set is reversed, and the new root is shown at once")
    func replacedTwice() throws {
        try Stage.run(rootViewController: controller("Old")) { stage in
            let (first, second) = (controller("First"), controller("Second"))
            stage.timeline.clear()

            stage.window.rootViewController = first
            stage.window.rootViewController = second
            let isThere = second.view.window === stage.window && first.view.window == nil
            let inside = stage.timeline.lines(of: .appearance)
            stage.advance(by: 0)

            expectTrue(isThere)
            expectIdentical(stage.window.rootViewController, second)
            expectEqual(
                inside,
                [
                    "Old viewWillDisappear", "First viewWillAppear", "First viewWillDisappear", "Second viewWillAppear",
                ])
            expectEqual(
                stage.timeline.lines(of: .appearance),
                inside + [
                    "Second viewIsAppearing", "Old viewDidDisappear", "First viewDidDisappear", "Second viewDidAppear",
                ])
        }
    }

    @Test("A controller that is presented on the second root of a turn is presented")
    func presentedOnSecond() throws {
        try Stage.run(rootViewController: controller("Old")) { stage in
            let (second, note) = (controller("Second"), controller("Note"))

            stage.window.rootViewController = controller("First")
            stage.window.rootViewController = second
            second.present(note, animated: false)
            stage.advance(by: 0)

            expectIdentical(second.presentedViewController, note)
            expectNotNil(note.view.window)
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A replacement inside a callback changes rootViewController at once, and delays its own callbacks")
    func insideCallback() throws {
        final class Impatient: UIViewController {
            var ask: (() -> Void)?
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                ask?()
                ask = nil
            }
        }
        try Stage.run(rootViewController: controller("Old")) { stage in
            let (first, second) = (Impatient(), controller("Second"))
            first.title = "First"
            stage.timeline.clear()
            var answer: UIViewController?
            first.ask = {
                stage.window.rootViewController = second
                answer = stage.window.rootViewController
            }

            stage.window.rootViewController = first
            stage.advance(by: 0)

            expectIdentical(answer, second)
            expectIdentical(stage.window.rootViewController, second)
            stage.expectCallbacks([
                "Old viewWillDisappear", "First viewWillAppear", "First viewWillDisappear", "Second viewWillAppear",
                "Second viewIsAppearing", "Old viewDidDisappear", "First viewDidDisappear", "Second viewDidAppear",
            ])
        }
    }

    @Test("A child of a different controller is refused as a root, and in a window without its parent")
    func childAsRoot() throws {
        try Stage.run(rootViewController: controller("Root")) { stage in
            let root = try #require(stage.window.rootViewController)
            let child = controller("Child")
            root.addChild(child)
            child.didMove(toParent: root)

            stage.window.rootViewController = child
            stage.window.addSubview(child.view)
            stage.advance(by: 0)

            expectIdentical(stage.window.rootViewController, root)
            expectNotNil(root.view.window)
            expectNil(child.view.superview)
            expectEqual(stage.diagnostics.map(\.rule), ["hierarchyInconsistency", "hierarchyInconsistency"])
            expectTrue(
                stage.diagnostics.allSatisfy {
                    $0.message.contains("should have parent view controller:(null) but actual parent is:")
                        && $0.message.contains("Call removeFromParent() on it first")
                })
        }
    }

    @Test(
        "A root that is replaced under a full-screen presentation is not added again temporarily", arguments: [0.1, 1])
    func replacedUnderPresentation(after delay: TimeInterval) throws {
        try Stage.run(rootViewController: controller("Root")) { stage in
            let root = try #require(stage.window.rootViewController)
            let note = controller("Note")
            note.modalPresentationStyle = .fullScreen
            root.present(note, animated: true)
            stage.advance(by: delay)

            stage.window.rootViewController = controller("New")
            stage.advance(by: 1)

            expectEqual(stage.timeline.callbacks(of: root).suffix(2), ["viewWillDisappear", "viewDidDisappear"])
            expectEqual(stage.timeline.callbacks(of: root).filter { $0 == "viewWillAppear" }.count, 1)
            expectEqual(stage.timeline.callbacks(of: note).suffix(2), ["viewWillDisappear", "viewDidDisappear"])
            expectEqual(stage.window.subviews.count, 1)
            expectNil(root.presentedViewController)
            expectNil(note.presentingViewController)
            expectNil(root.view.superview)
        }
    }

    @Test("A root that was replaced and is still held is a leak")
    func leak() throws {
        var held: UIViewController?
        var failure: String?
        do {
            try Stage.run(rootViewController: controller("Old")) { stage in
                held = stage.window.rootViewController
                stage.window.rootViewController = controller("New")
                stage.advance(by: 0)
            }
        } catch { failure = "\(error)" }

        expectEqual(held?.title, "Old")
        expectEqual(failure?.contains("title = Old"), true)
    }
}

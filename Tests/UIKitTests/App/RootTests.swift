import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A window's root that is replaced during transitions and callbacks.
@MainActor
@Suite("The root of a window")
struct RootTests {
    @Test("A root that is replaced in the turn in which it was set reverses, and the new one is there at once")
    func replacedTwice() throws {
        try Stage.run(rootViewController: controller("Old")) { stage in
            let (first, second) = (controller("First"), controller("Second"))
            stage.timeline.clear()

            stage.window.rootViewController = first
            stage.window.rootViewController = second
            let isThere = second.view.window === stage.window && first.view.window == nil
            let inside = stage.timeline.lines(of: .appearance)
            stage.advance(by: 0)

            #expect(isThere && stage.window.rootViewController === second)
            #expect(
                inside == [
                    "Old viewWillDisappear", "First viewWillAppear", "First viewWillDisappear", "Second viewWillAppear",
                ])
            #expect(
                stage.timeline.lines(of: .appearance) == inside + [
                    "Second viewIsAppearing", "Old viewDidDisappear", "First viewDidDisappear", "Second viewDidAppear",
                ])
        }
    }

    @Test("What is presented on the second root of a turn is presented")
    func presentedOnSecond() throws {
        try Stage.run(rootViewController: controller("Old")) { stage in
            let (second, note) = (controller("Second"), controller("Note"))

            stage.window.rootViewController = controller("First")
            stage.window.rootViewController = second
            second.present(note, animated: false)
            stage.advance(by: 0)

            #expect(second.presentedViewController === note && note.view.window != nil)
            #expect(stage.diagnostics.isEmpty)
        }
    }

    @Test("A replacement from inside a callback shows in rootViewController at once, and waits with its own callbacks")
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

            #expect(answer === second && stage.window.rootViewController === second)
            stage.expectCallbacks([
                "Old viewWillDisappear", "First viewWillAppear", "First viewWillDisappear", "Second viewWillAppear",
                "Second viewIsAppearing", "Old viewDidDisappear", "First viewDidDisappear", "Second viewDidAppear",
            ])
        }
    }

    @Test("A child of another controller is refused as a root, and in a window without its parent")
    func childAsRoot() throws {
        try Stage.run(rootViewController: controller("Root")) { stage in
            let root = try #require(stage.window.rootViewController)
            let child = controller("Child")
            root.addChild(child)
            child.didMove(toParent: root)

            stage.window.rootViewController = child
            stage.window.addSubview(child.view)
            stage.advance(by: 0)

            #expect(stage.window.rootViewController === root && root.view.window != nil)
            #expect(child.view.superview == nil)
            #expect(stage.diagnostics.map(\.rule) == ["hierarchyInconsistency", "hierarchyInconsistency"])
            #expect(
                stage.diagnostics.allSatisfy {
                    $0.message.contains("should have parent view controller:(null) but actual parent is:")
                        && $0.message.contains("Call removeFromParent() on it first")
                })
        }
    }

    @Test(
        "A root that is replaced under a full-screen presentation is not added again for a moment", arguments: [0.1, 1])
    func replacedUnderPresentation(after delay: TimeInterval) throws {
        try Stage.run(rootViewController: controller("Root")) { stage in
            let root = try #require(stage.window.rootViewController)
            let note = controller("Note")
            note.modalPresentationStyle = .fullScreen
            root.present(note, animated: true)
            stage.advance(by: delay)

            stage.window.rootViewController = controller("New")
            stage.advance(by: 1)

            #expect(stage.timeline.callbacks(of: root).suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
            #expect(stage.timeline.callbacks(of: root).filter { $0 == "viewWillAppear" }.count == 1)
            #expect(stage.timeline.callbacks(of: note).suffix(2) == ["viewWillDisappear", "viewDidDisappear"])
            #expect(stage.window.subviews.count == 1 && root.presentedViewController == nil)
            #expect(note.presentingViewController == nil && root.view.superview == nil)
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

        #expect(held?.title == "Old")
        #expect(failure?.contains("title = Old") == true)
    }
}

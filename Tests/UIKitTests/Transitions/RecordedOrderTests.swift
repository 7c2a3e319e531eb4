import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Lines of CallbackOrder.md that no other suite tests.
@MainActor
@Suite("Recorded orders")
struct RecordedOrderTests {
    @Test("Appearance and layout: viewSafeAreaInsetsDidChange is called between viewWillAppear and the first layout")
    func safeArea() throws {
        try Stage.run(safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)) { stage in
            stage.window.rootViewController = controller("Root")
            stage.advance(by: 0)

            expectEqual(
                stage.timeline.lines(of: .all),
                [
                    "Root loadView", "Root viewDidLoad", "Root viewWillAppear", "Root viewIsAppearing",
                    "Root viewSafeAreaInsetsDidChange", "Root viewWillLayoutSubviews", "Root viewDidLayoutSubviews",
                    "Root viewDidAppear",
                ])
        }
    }

    @Test(
        "Appearance and layout: viewIsAppearing has final size and safe area, viewWillAppear has no window"
    )
    func isAppearing() throws {
        final class Asking: UIViewController {
            var answers: [String] = []
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                answers.append("window \(view.window != nil)")
            }
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                answers.append(
                    "size \(Int(view.bounds.width))×\(Int(view.bounds.height)) top \(view.safeAreaInsets.top)")
            }
        }
        let insets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        try Stage.run(size: CGSize(width: 500, height: 600), safeAreaInsets: insets) { stage in
            let root = Asking()
            stage.window.rootViewController = root
            stage.advance(by: 0)

            expectEqual(root.answers, ["window false", "size 500×600 top 20.0"])
        }
    }

    @Test(
        "Custom containment: without addChild, a view added under a visible controller gets callbacks, not one before"
    )
    func withoutAddChild() throws {
        try Stage.run(rootViewController: controller("Root")) { stage in
            stage.allowsDiagnostics = true
            let root = try #require(stage.window.rootViewController)
            let stranger = controller("Stranger")

            root.view.addSubview(stranger.view)
            stage.advance(by: 0)
            expectEqual(
                stage.timeline.callbacks(of: stranger), ["viewWillAppear", "viewIsAppearing", "viewDidAppear"])
            stranger.view.removeFromSuperview()
        }
        try Stage.run { stage in
            stage.allowsDiagnostics = true
            let (root, stranger) = (controller("Root"), controller("Stranger"))
            root.view.addSubview(stranger.view)

            stage.window.rootViewController = root
            stage.advance(by: 0)

            expectEmpty(stage.timeline.callbacks(of: stranger))
            stranger.view.removeFromSuperview()
        }
    }

    @Test(
        "Custom containment: replacing a child outside a window loads the new view and sends no appearance callbacks"
    )
    func noWindow() throws {
        try Stage.run { stage in
            let (parent, old, new) = (controller("Parent"), controller("Old"), controller("New"))
            parent.addChild(old)
            parent.view.addSubview(old.view)
            old.didMove(toParent: parent)
            stage.timeline.clear()

            parent.addChild(new)
            old.willMove(toParent: nil)
            parent.view.insertSubview(new.view, aboveSubview: old.view)
            old.view.removeFromSuperview()
            new.didMove(toParent: parent)
            old.removeFromParent()

            expectEqual(
                stage.timeline.lines,
                [
                    "New willMove(toParent: Parent)", "Old willMove(toParent: nil)", "New loadView",
                    "New viewDidLoad", "New didMove(toParent: Parent)", "Old didMove(toParent: nil)",
                ])
        }
    }

    @Test("Presentation: full screen over a child, its callbacks are forwarded to the child, too")
    func presentFromChild() throws {
        try Stage.run(rootViewController: controller("Root")) { stage in
            let root = try #require(stage.window.rootViewController)
            let (child, new) = (controller("Child"), controller("New"))
            root.addChild(child)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
            stage.timeline.clear()
            new.modalPresentationStyle = .fullScreen

            child.present(new, animated: true)
            stage.advance(by: 1)
            expectIdentical(child.presentedViewController, new)
            expectIdentical(root.presentedViewController, new)
            expectIdentical(new.presentingViewController, root)
            expectEqual(
                stage.timeline.callbacks(of: child), ["viewWillDisappear", "viewDidDisappear"])

            child.dismiss(animated: true)
            stage.advance(by: 1)

            expectEqual(
                stage.timeline.callbacks(of: child),
                [
                    "viewWillDisappear", "viewDidDisappear", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
                ])
        }
    }

    @Test("Presentation: with layout, as logged for full screen")
    func presentWithLayout() throws {
        try Stage.run(rootViewController: controller("Old")) { stage in
            let old = try #require(stage.window.rootViewController)
            let new = controller("New")
            new.modalPresentationStyle = .fullScreen
            stage.timeline.clear()

            old.present(new, animated: true)
            stage.advance(by: 1)

            let recorded = [
                "Old viewWillDisappear", "New viewWillAppear", "New viewIsAppearing", "New viewWillLayoutSubviews",
                "New viewDidLayoutSubviews", "Old viewWillLayoutSubviews", "Old viewDidLayoutSubviews",
                "New viewDidAppear", "Old viewDidDisappear",
            ]
            stage.expectCallbacks(recorded, of: [.appearance, .layout])
        }
    }
}

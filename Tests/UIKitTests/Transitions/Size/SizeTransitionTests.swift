import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Sizes, traits, orientation and the status bar: changes that a window propagates.
@MainActor
@Suite("Size transitions")
struct SizeTransitionTests {
    private class Turning: UIViewController {
        var lines: [String] = []
        var mask: UIInterfaceOrientationMask = .all
        var style = UIStatusBarStyle.default
        var alongside: (() -> Void)?

        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
        override var preferredStatusBarStyle: UIStatusBarStyle { style }

        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            lines.append("size \(Int(size.width)) from \(Int(view.bounds.width)) animated \(coordinator.isAnimated)")
            coordinator.animate { [self] _ in
                lines.append("alongside \(Int(view.bounds.width))")
                alongside?()
            } completion: { [self] _ in
                lines.append("completion")
            }
        }

        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.willTransition(to: newCollection, with: coordinator)
            lines.append("traits \(newCollection.horizontalSizeClass == .regular ? "regular" : "compact")")
        }

        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            lines.append("traits did change")
        }
    }

    private func onStage(_ body: (Stage, Turning) throws -> Void) throws {
        try Stage.run(root: Turning(), body)
    }

    @Test("Alongside animations of nested controllers use the new size, in a rotation and in a resize")
    func nestedAlongside() throws {
        let page = Turning()
        try Stage.run(
            size: CGSize(width: 390, height: 844), rootViewController: UINavigationController(rootViewController: page)
        ) { stage in
            stage.settle()
            page.lines = []
            stage.resize(to: CGSize(width: 500, height: 600))
            stage.advance(by: 1)
            stage.rotate(to: .landscapeLeft)
            stage.advance(by: 1)

            expectEqual(page.lines.filter { $0.hasPrefix("alongside") }, ["alongside 500", "alongside 600"])
        }
    }

    @Test("A window that moves to a screen of a different scale draws and is placed at that scale")
    func otherPixels() throws {
        try onStage { stage, root in
            let label = UILabel()
            label.text = "Label"
            let pinned = UIView()
            let fixed = UILabel()
            fixed.contentScaleFactor = 3
            for view in [label, pinned, fixed] { root.view.addSubview(view) }
            label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
            pinned.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                pinned.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 10.4),
                pinned.topAnchor.constraint(equalTo: root.view.topAnchor),
            ])
            stage.advance(by: 0)
            expectEqual(pinned.frame.minX, 10)

            stage.resize(to: CGSize(width: 390, height: 844), scale: 2)
            stage.advance(by: 0)

            expectEqual(root.lines, ["traits compact", "traits did change"])
            expectEqual(root.traitCollection.displayScale, 2)
            expectEqual(label.contentScaleFactor, 2)
            expectEqual(fixed.contentScaleFactor, 3)
            expectEqual(pinned.frame.minX, 10.5)
            let image = stage.snapshot()
            expectEqual(image.size, CGSize(width: 390, height: 844))
            expectEqual(image.scale, 2)
        }
    }

    @Test("A window that is resized calls its root before, and completes after")
    func resize() throws {
        try onStage { stage, root in
            stage.resize(to: CGSize(width: 400, height: 844))
            stage.advance(by: 0)
            expectEqual(root.lines, ["size 400 from 390 animated false", "alongside 400", "completion"])

            root.lines = []
            stage.resize(to: CGSize(width: 800, height: 844))
            stage.advance(by: 0)

            expectEqual(
                root.lines,
                [
                    "traits regular", "size 800 from 400 animated false", "traits did change", "alongside 800",
                    "completion",
                ])
            expectNil(root.transitionCoordinator)
        }
    }

    @Test("Children get the size that their parent gives them, and only if theirs changes")
    func children() throws {
        final class Halving: UIViewController {
            override func size(
                forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
            ) -> CGSize { CGSize(width: parentSize.width / 2, height: 100) }
        }
        try Stage.run(rootViewController: Halving()) { stage in
            let root = try #require(stage.window.rootViewController)
            let child = Turning()
            root.addChild(child)
            child.view.frame = CGRect(x: 0, y: 0, width: 195, height: 100)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)

            stage.resize(to: CGSize(width: 390, height: 700))
            let unchanged = child.lines
            stage.resize(to: CGSize(width: 500, height: 700))

            expectEmpty(unchanged)
            expectEqual(child.lines.first, "size 250 from 195 animated false")
        }
    }

    @Test("A rotation is animated for 0.3 seconds, with alongside animations")
    func turn() throws {
        try onStage { stage, root in
            let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            root.view.addSubview(mark)
            stage.advance(by: 0)
            root.alongside = { mark.frame.origin.x = 100 }

            stage.rotate(to: .landscapeLeft)
            let duringTurn = root.transitionCoordinator != nil
            stage.advance(by: 0.15)
            let midway = try #require(mark.layer.presentation()?.frame.minX)
            let before = root.lines
            stage.advance(by: 0.15)

            expectTrue(duringTurn && abs(midway - 50) < 0.001)
            expectEqual(
                before.filter { !$0.hasPrefix("traits") },
                [
                    "size 844 from 390 animated true", "alongside 844",
                ])
            expectEqual(root.lines.last, "completion")
            expectEqual(stage.window.bounds.size, CGSize(width: 844, height: 390))
            expectEqual(stage.window.windowScene?.interfaceOrientation, .landscapeLeft)
        }
    }

    @Test(
        "A rotation to an unsupported orientation has no effect, until the controller supports it"
    )
    func supported() throws {
        try onStage { stage, root in
            root.mask = .portrait

            stage.rotate(to: .landscapeRight)
            expectEmpty(root.lines)
            expectEqual(stage.window.bounds.width, 390)

            root.mask = .all
            root.setNeedsUpdateOfSupportedInterfaceOrientations()
            stage.advance(by: 1)
            expectEqual(stage.window.bounds.width, 844)
            expectEqual(stage.window.windowScene?.interfaceOrientation, .landscapeRight)

            root.mask = .portrait
            root.setNeedsUpdateOfSupportedInterfaceOrientations()
            stage.advance(by: 1)
            expectEqual(stage.window.bounds.width, 390)
        }
    }

    @Test("A controller presented over the full screen decides, and the window rotates for it")
    func presentedDecides() throws {
        try onStage { stage, root in
            let new = Turning()
            new.mask = .landscape
            new.modalPresentationStyle = .fullScreen

            root.present(new, animated: false)
            stage.advance(by: 1)
            expectEqual(stage.window.bounds.size, CGSize(width: 844, height: 390))
            expectEqual(new.view.frame, stage.window.bounds)

            new.dismiss(animated: false)
            stage.advance(by: 1)
            stage.rotate(to: .portrait)
            stage.advance(by: 1)

            expectEqual(root.view.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
        }
    }

    @Test("No common orientation with the application is an error")
    func nothingInCommon() throws {
        try onStage { stage, root in
            root.mask = .portraitUpsideDown

            stage.rotate(to: .portraitUpsideDown)

            expectEqual(stage.diagnostics.map(\.rule), ["orientation"])
        }
    }

    @Test("The status bar manager reports the values of the controller in charge")
    func statusBar() throws {
        final class Naming: UIViewController {
            override var childForStatusBarStyle: UIViewController? { children.first }
        }
        try Stage.run(rootViewController: Naming()) { stage in
            let root = try #require(stage.window.rootViewController)
            let manager = try #require(stage.window.windowScene?.statusBarManager)
            let child = Turning()
            child.style = .lightContent
            expectEqual(manager.statusBarStyle, .darkContent)
            expectFalse(manager.isStatusBarHidden)

            root.addChild(child)
            child.didMove(toParent: root)
            expectEqual(manager.statusBarStyle, .lightContent)

            let sheet = Turning()
            sheet.style = .darkContent
            root.present(sheet, animated: false)
            stage.advance(by: 0)
            expectEqual(manager.statusBarStyle, .lightContent)
            sheet.modalPresentationCapturesStatusBarAppearance = true
            expectEqual(manager.statusBarStyle, .darkContent)
        }
    }

    @Test("willTransition passes each child its future traits, with the overrides around it, and only if they change")
    func overriddenTraits() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController)
            let (imposed, own, inView, plain) = (Turning(), Turning(), Turning(), Turning())
            let inside = Turning()
            for child in [imposed, own, inView, plain] {
                root.addChild(child)
                root.view.addSubview(child.view)
                child.didMove(toParent: root)
            }
            inView.addChild(inside)
            inView.view.addSubview(inside.view)
            inside.didMove(toParent: inView)
            root.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: imposed)
            own.traitOverrides.horizontalSizeClass = .regular
            inView.view.traitOverrides.horizontalSizeClass = .regular
            let all = [imposed, own, inView, inside, plain]
            for child in all { child.lines = [] }

            stage.resize(to: CGSize(width: 1024, height: 844))
            stage.advance(by: 0.1)

            expectEqual(
                all.map { $0.lines.filter { $0.hasPrefix("traits") } },
                [[], [], ["traits regular", "traits did change"], [], ["traits regular", "traits did change"]])

            for child in all { child.lines = [] }
            stage.rotate(to: .landscapeLeft)
            stage.advance(by: 1)
            stage.resize(to: CGSize(width: 500, height: 400))
            stage.advance(by: 0.1)

            expectEqual(imposed.lines.filter { $0.hasPrefix("traits r") }.count, 1)
            expectEqual(imposed.lines.filter { $0.hasPrefix("traits c") }, [])
            expectEqual(inside.lines.filter { $0.hasPrefix("traits c") }, [])
            stage.excludeFromLeakCheck(root)
        }
    }

    @Test("willTransition passes a presented controller its future traits with the overrides of the presentation")
    func overriddenTraitsOfPresentation() throws {
        try onStage { stage, root in
            stage.resize(to: CGSize(width: 1024, height: 1366))
            stage.advance(by: 0.1)
            let presented = Turning()
            presented.modalPresentationStyle = .formSheet
            presented.presentationController?.traitOverrides.horizontalSizeClass = .regular
            root.present(presented, animated: false)
            stage.advance(by: 1)
            presented.lines = []

            stage.resize(to: CGSize(width: 390, height: 1366))
            stage.advance(by: 0.5)

            expectEqual(presented.lines.filter { $0.hasPrefix("traits") }, [])
            expectEqual(presented.traitCollection.horizontalSizeClass, .regular)
            presented.dismiss(animated: false)
            stage.advance(by: 1)
        }
    }
}

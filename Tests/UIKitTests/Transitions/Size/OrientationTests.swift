import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// A controller with a mask and a name, for tests of orientation.
private final class Masked: UIViewController {
    var mask: UIInterfaceOrientationMask
    var autorotates = true
    var sizes: [CGSize] = []

    init(_ mask: UIInterfaceOrientationMask) {
        self.mask = mask
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .fullScreen
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override var shouldAutorotate: Bool { autorotates }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
    }
}

/// Negotiation of the orientation, and its effects.
@MainActor
@Suite("Orientation")
struct OrientationTests {
    private let portrait = CGSize(width: 390, height: 844)
    private let landscape = CGSize(width: 844, height: 390)

    private func orientation(_ stage: Stage) -> UIInterfaceOrientation? {
        stage.window.windowScene?.interfaceOrientation
    }

    @Test("An app launches in portrait, and rotates afterwards if its root supports landscape only")
    func launch() throws {
        try Stage.run(rootViewController: Masked(.landscape)) { stage in
            stage.advance(by: 1)

            let root = try #require(stage.window.rootViewController)
            expectEqual(orientation(stage), .landscapeRight)
            expectEqual(stage.window.bounds.size, landscape)
            expectEqual(root.view.frame, stage.window.bounds)
            expectEqual(
                stage.timeline.callbacks(of: root, [.appearance, .size]),
                [
                    "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillTransition(to: 844×390)",
                    "willRotate(to: landscapeRight)", "willAnimateRotation(to: landscapeRight)",
                    "didRotate(from: portrait)",
                ])
        }
    }

    @Test("A new root rotates the window, and back again")
    func roots() throws {
        try Stage.run(rootViewController: Masked(.all)) { stage in
            stage.window.rootViewController = Masked(.landscape)
            stage.advance(by: 1)
            expectEqual(stage.window.bounds.size, landscape)

            stage.window.rootViewController = Masked(.all)
            stage.advance(by: 1)

            expectEqual(stage.window.bounds.size, portrait)
            expectEqual(orientation(stage), .portrait)
        }
    }

    @Test("When a presentation ends the window rotates to what root and device determine", arguments: [false, true])
    func dismissal(animated: Bool) throws {
        try Stage.run(rootViewController: Masked(.portrait)) { stage in
            let root = try #require(stage.window.rootViewController)
            root.present(Masked(.landscape), animated: animated)
            stage.advance(by: 2)
            expectEqual(stage.window.bounds.size, landscape)

            root.dismiss(animated: animated)
            stage.advance(by: 2)

            expectEqual(stage.window.bounds.size, portrait)
            expectEqual(orientation(stage), .portrait)
            expectEqual(root.view.frame, stage.window.bounds)
            expectNil(root.transitionCoordinator)
        }
    }

    @Test("A rotation of the device under a portrait controller takes effect when that is dismissed")
    func turnedMeanwhile() throws {
        try Stage.run(rootViewController: Masked(.all)) { stage in
            let root = try #require(stage.window.rootViewController)
            root.present(Masked(.portrait), animated: false)
            stage.advance(by: 1)
            stage.rotate(to: .landscapeLeft)
            stage.advance(by: 1)
            expectEqual(stage.window.bounds.size, portrait)

            root.dismiss(animated: true)
            stage.advance(by: 2)

            expectEqual(stage.window.bounds.size, landscape)
            expectEqual(orientation(stage), .landscapeLeft)
            expectEqual(root.view.frame, stage.window.bounds)
        }
    }

    @Test("A sheet does not decide, and a controller that does not autorotate keeps its orientation")
    func notDeciding() throws {
        try Stage.run(rootViewController: Masked(.all)) { stage in
            let root = try #require(stage.window.rootViewController as? Masked)
            let sheet = Masked(.landscape)
            sheet.modalPresentationStyle = .pageSheet
            root.present(sheet, animated: false)
            stage.advance(by: 1)
            expectEqual(stage.window.bounds.size, portrait)
            root.dismiss(animated: false)
            stage.advance(by: 1)

            root.autorotates = false
            stage.rotate(to: .landscapeLeft)
            root.setNeedsUpdateOfSupportedInterfaceOrientations()
            stage.advance(by: 1)
            expectEqual(stage.window.bounds.size, portrait)

            root.autorotates = true
            root.setNeedsUpdateOfSupportedInterfaceOrientations()
            stage.advance(by: 1)
            expectEqual(orientation(stage), .landscapeLeft)
        }
    }

    @Test("Rotated twice at once, and during a rotation, the window ends in the last orientation")
    func quickRotations() throws {
        try Stage.run(rootViewController: Masked(.all)) { stage in
            let root = try #require(stage.window.rootViewController)

            stage.rotate(to: .landscapeLeft)
            stage.rotate(to: .portrait)
            stage.advance(by: 0.15)
            stage.rotate(to: .landscapeRight)
            stage.advance(by: 1)

            expectEqual(orientation(stage), .landscapeRight)
            expectEqual(stage.window.bounds.size, landscape)
            expectEqual(root.view.frame, stage.window.bounds)
            expectEqual(root.view.layer.presentation()?.frame, stage.window.bounds)
            expectNil(root.transitionCoordinator)
            expectEqual(
                stage.timeline.callbacks(of: root, .size).filter { $0.hasPrefix("didRotate") },
                [
                    "didRotate(from: portrait)", "didRotate(from: landscapeLeft)",
                    "didRotate(from: portrait)",
                ])
        }
    }

    @Test("A rotation by a half keeps the size: only the older callbacks are sent")
    func halfRotation() throws {
        try Stage.run(rootViewController: Masked(.all)) { stage in
            let root = try #require(stage.window.rootViewController)
            stage.rotate(to: .landscapeLeft)
            stage.advance(by: 1)
            stage.timeline.clear()

            stage.rotate(to: .landscapeRight)
            stage.advance(by: 1)

            expectEqual(
                stage.timeline.callbacks(of: root, .size),
                [
                    "willRotate(to: landscapeRight)", "willAnimateRotation(to: landscapeRight)",
                    "didRotate(from: landscapeLeft)",
                ])
        }
    }

    @Test("A controller outside the window is not notified of a rotation, and is laid out when it appears")
    func invisible() throws {
        try Stage.run(rootViewController: Masked(.all)) { stage in
            let root = try #require(stage.window.rootViewController)
            let child = Masked(.all)
            root.addChild(child)
            child.view.frame = root.view.bounds
            child.didMove(toParent: root)

            stage.rotate(to: .landscapeLeft)
            stage.advance(by: 1)
            let before = stage.timeline.callbacks(of: child, [.size, .layout]).filter {
                $0.contains("otat") || $0.contains("ayout")
            }
            child.view.frame = root.view.bounds
            root.view.addSubview(child.view)
            stage.advance(by: 0)

            expectEqual(before, [])
            expectEqual(
                stage.timeline.callbacks(of: child, .layout), ["viewWillLayoutSubviews", "viewDidLayoutSubviews"])
        }
    }

    @Test("The safe area rotates with the device as on a phone with a notch")
    func safeArea() throws {
        let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        try Stage.run(safeAreaInsets: insets, rootViewController: Masked(.all)) { stage in
            let root = try #require(stage.window.rootViewController)
            expectEqual(root.view.safeAreaInsets, insets)

            stage.rotate(to: .landscapeLeft)
            stage.advance(by: 1)
            expectEqual(root.view.safeAreaInsets, UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))

            stage.rotate(to: .portrait)
            stage.advance(by: 1)
            expectEqual(root.view.safeAreaInsets, insets)
        }
    }

    @Test("Presentations in two children's contexts are both notified of a size, each of its own")
    func contexts() throws {
        final class Halving: UIViewController {
            override func size(
                forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
            ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height) }

            override func viewWillLayoutSubviews() {
                super.viewWillLayoutSubviews()
                for (index, child) in children.enumerated() {
                    let width = view.bounds.width / 2
                    child.view.frame = CGRect(
                        x: CGFloat(index) * width, y: 0, width: width, height: view.bounds.height)
                }
            }
        }
        try Stage.run(rootViewController: Halving()) { stage in
            let root = try #require(stage.window.rootViewController)
            var presented: [Masked] = []
            for _ in 0..<2 {
                let child = UIViewController()
                child.definesPresentationContext = true
                root.addChild(child)
                root.view.addSubview(child.view)
                child.didMove(toParent: root)
            }
            stage.advance(by: 0)
            for child in root.children {
                let new = Masked(.all)
                new.modalPresentationStyle = .overCurrentContext
                child.present(new, animated: false)
                presented.append(new)
            }
            stage.advance(by: 1)

            stage.resize(to: CGSize(width: 600, height: 844))
            stage.advance(by: 0)

            expectEqual(presented.map(\.sizes), Array(repeating: [CGSize(width: 300, height: 844)], count: 2))
        }
    }
}

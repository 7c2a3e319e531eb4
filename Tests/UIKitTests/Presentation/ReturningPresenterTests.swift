import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A covered presenter is restored after the dismissal: its position, its size, and its touch handling.
@MainActor
@Suite("Presenters after a presentation")
struct ReturningPresenterTests {
    private let middle = CGPoint(x: 195, y: 400)

    private func red(_ style: UIModalPresentationStyle) -> UIViewController {
        let controller = controller("Red")
        controller.modalPresentationStyle = style
        controller.view.backgroundColor = .red
        return controller
    }

    @Test("A sheet is in front of its dimming view again", arguments: [false, true])
    func sheet(isAnimated: Bool) throws {
        for style in [UIModalPresentationStyle.pageSheet, .formSheet] {
            try Stage.run(root: controller("Root")) { stage, root in
                let sheet = red(style)
                root.present(sheet, animated: false)
                stage.advance(by: 1)
                let cover = controller("Cover")
                cover.modalPresentationStyle = .fullScreen
                sheet.present(cover, animated: isAnimated)
                stage.advance(by: 1)

                sheet.dismiss(animated: isAnimated)
                stage.advance(by: 1)

                expectEqual(stage.pixel(at: middle), [255, 0, 0])
                expectIdentical(stage.window.hitTest(middle, with: nil), sheet.view)
                stage.tap(at: middle)
                stage.advance(by: 1)
                expectIdentical(root.presentedViewController, sheet)
            }
        }
    }

    @Test("A covered sheet does not adapt when the window's root is replaced")
    func replacedRoot() throws {
        final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
            private(set) var adaptations = 0
            func adaptivePresentationStyle(
                for controller: UIPresentationController, traitCollection: UITraitCollection
            ) -> UIModalPresentationStyle {
                adaptations += 1
                return .fullScreen
            }
        }
        let delegate = Delegate()
        try Stage.run(root: controller("Root"), size: CGSize(width: 390, height: 844)) { stage, root in
            let sheet = red(.formSheet)
            sheet.presentationController?.delegate = delegate
            root.present(sheet, animated: false)
            stage.advance(by: 1)
            sheet.present(red(.fullScreen), animated: false)
            stage.advance(by: 1)
            stage.resize(to: CGSize(width: 844, height: 390))
            stage.advance(by: 1)
            let callbacks = stage.timeline.callbacks(of: sheet)

            stage.window.rootViewController = controller("New")
            stage.advance(by: 1)

            expectEqual(delegate.adaptations, 1)
            expectEqual(stage.timeline.callbacks(of: sheet), callbacks)
        }
    }

    @Test(
        "A view returns to its position among its siblings, also if the nearest of them was removed",
        arguments: [false, true])
    func siblings(nearestGoes: Bool) throws {
        try Stage.run(root: controller("Root")) { stage, root in
            let child = controller("Child")
            child.definesPresentationContext = true
            let (low, lower, high) = (UIView(), UIView(), UIView())
            for view in [low, lower] { root.view.addSubview(view) }
            root.contain(child)
            root.view.addSubview(high)
            let cover = red(.currentContext)
            child.present(cover, animated: false)
            stage.advance(by: 1)

            if nearestGoes { lower.removeFromSuperview() }
            child.dismiss(animated: false)
            stage.advance(by: 1)

            expectEqual(root.view.subviews, nearestGoes ? [low, child.view, high] : [low, lower, child.view, high])
        }
    }

    /// Records the size of its view when it has appeared.
    private final class Sized: UIViewController {
        private(set) var sizes: [CGSize] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            // Its superview sets its size.
            view.autoresizingMask = []
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            sizes.append(view.bounds.size)
        }
    }

    @Test("It has the size that the window got in the turn of the presentation", arguments: [false, true])
    func resizedInTurn(isAnimated: Bool) throws {
        let size = CGSize(width: 700, height: 500)
        try Stage.run(root: controller("Root")) { stage, _ in
            let (root, cover) = (Sized(), controller("Cover"))
            cover.modalPresentationStyle = .fullScreen

            stage.window.rootViewController = root
            root.present(cover, animated: false)
            stage.resize(to: size)
            root.dismiss(animated: isAnimated)
            stage.advance(by: 1)

            expectEqual(root.sizes.last, size)
            expectEqual(root.view.frame, CGRect(origin: .zero, size: size))
        }
    }

    @Test("A child has the frame that its container sets for the current size")
    func containerResized() throws {
        /// Leaves a margin around its child.
        final class Framed: UIViewController {
            override func viewWillLayoutSubviews() {
                super.viewWillLayoutSubviews()
                for child in children { child.viewIfLoaded?.frame = view.bounds.insetBy(dx: 20, dy: 30) }
            }
        }
        try Stage.run(root: Framed()) { stage, root in
            let child = Sized()
            child.definesPresentationContext = true
            root.contain(child)
            stage.advance(by: 1)
            let cover = red(.currentContext)
            child.present(cover, animated: false)
            stage.advance(by: 1)

            stage.resize(to: CGSize(width: 700, height: 500))
            child.dismiss(animated: false)
            stage.advance(by: 1)

            expectEqual(child.sizes.last, CGSize(width: 660, height: 440))
        }
    }

    @Test("A page that was covered while it turned returns to the place that the page view controller gave it")
    func coveredWhileTurning() throws {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([controller("First")], direction: .forward, animated: false)
        try Stage.run(root: pages) { stage, pages in
            let second = controller("Second")
            second.definesPresentationContext = true
            pages.setViewControllers([second], direction: .reverse, animated: true)
            second.present(red(.currentContext), animated: true)
            stage.advance(by: 2)

            second.dismiss(animated: false)
            stage.advance(by: 1)

            expectEqual(second.view.convert(second.view.bounds, to: nil), stage.window.bounds)
        }
    }

    @Test("A presentation over a child that constraints place keeps its layout while a hidden window turns")
    func turnedWhileHidden() throws {
        try Stage.run(size: CGSize(width: 1300, height: 1000), rootViewController: controller("Root")) { stage in
            let root = try #require(stage.window.rootViewController)
            let child = controller("Child")
            child.definesPresentationContext = true
            root.addChild(child)
            child.view.translatesAutoresizingMaskIntoConstraints = false
            root.view.addSubview(child.view)
            NSLayoutConstraint.activate([
                child.view.widthAnchor.constraint(equalToConstant: 200),
                child.view.heightAnchor.constraint(equalToConstant: 200),
                child.view.centerXAnchor.constraint(equalTo: root.view.centerXAnchor),
                child.view.centerYAnchor.constraint(equalTo: root.view.centerYAnchor),
            ])
            child.didMove(toParent: root)
            let over = red(.overCurrentContext)
            let inner = UIView(frame: over.view.bounds.insetBy(dx: 20, dy: 20))
            inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            over.view.addSubview(inner)
            child.present(over, animated: false)
            stage.advance(by: 1)

            stage.window.isHidden = true
            stage.resize(to: CGSize(width: 1000, height: 1300))
            stage.window.isHidden = false
            stage.advance(by: 1)

            expectEqual(over.view.convert(over.view.bounds, to: nil), CGRect(x: 400, y: 550, width: 200, height: 200))
            expectEqual(inner.frame, CGRect(x: 20, y: 20, width: 160, height: 160))
        }
    }
}

import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

/// The zoom of a page out of a view, in a window of 400 × 800 points.
@MainActor
@Suite("Zoom transitions")
struct ZoomTransitionTests {
    /// Has a square source view at (20, 100), 100 points wide, for pages.
    private final class Grid: UIViewController {
        let cell = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            cell.backgroundColor = .red
            cell.layer.cornerRadius = 12
            view.addSubview(cell)
        }
    }

    private typealias Options = UIViewController.Transition.ZoomOptions

    private let size = CGSize(width: 400, height: 800)
    private let whole = CGRect(x: 0, y: 0, width: 400, height: 800)
    private let source = CGRect(x: 20, y: 100, width: 100, height: 100)

    private func page(_ options: Options? = nil, of view: UIView?) -> UIViewController {
        let page = controller("Page")
        page.view.backgroundColor = .blue
        page.modalPresentationStyle = .fullScreen
        page.preferredTransition = .zoom(options: options) { [weak view] _ in view }
        return page
    }

    /// The visible frame of a page on the screen, during the transition and at rest.
    private func frame(_ page: UIViewController) -> CGRect {
        var view: UIView? = page.view
        if view?.superview?.clipsToBounds == true, !(view?.superview is UIWindow) { view = view?.superview }
        return rounded(view?.layer.presentation()?.frame)
    }

    private func rounded(_ frame: CGRect?) -> CGRect {
        guard let frame else { return .null }
        return CGRect(
            x: frame.minX.rounded(), y: frame.minY.rounded(), width: frame.width.rounded(),
            height: frame.height.rounded())
    }

    private func pull(_ stage: Stage, by distance: CGFloat, hold: TimeInterval = 0.3) {
        stage.touchDown(at: CGPoint(x: 200, y: 300))
        for step in 1...20 {
            stage.advance(by: 1.0 / 60)
            stage.touchMove(to: CGPoint(x: 200, y: 300 + distance * CGFloat(step) / 20))
        }
        stage.advance(by: hold)
    }

    private func letGo(_ stage: Stage, _ distance: CGFloat) {
        stage.touchUp(at: CGPoint(x: 200, y: 300 + distance))
        stage.advance(by: 1)
    }

    // MARK: Presentations

    @Test("A page grows out of the view, which is hidden meanwhile, and shrinks back")
    func presented() throws {
        try Stage.run(root: Grid(), size: size) { stage, grid in
            let page = page(of: grid.cell)

            grid.present(page, animated: true)
            stage.advance(by: 0)
            let start = frame(page)
            let isHidden = grid.cell.alpha == 0
            stage.advance(by: 0.1)
            let middle = frame(page)
            stage.advance(by: 1)
            let end = frame(page)
            let isBack = grid.cell.alpha == 1
            grid.dismiss(animated: true)
            stage.advance(by: 0)
            let leaving = frame(page)
            stage.advance(by: 1)

            expectEqual(start, source)
            expectTrue(isHidden)
            expectTrue(middle.width > 100 && middle.width < 400 && middle.height > 100 && middle.height < 800)
            expectEqual(end, whole)
            expectEqual(page.view.transform, .identity)
            expectTrue(isBack)
            expectEqual(leaving, whole)
            expectNil(grid.presentedViewController)
            expectNil(page.view.superview)
            expectIdentical(grid.view.window, stage.window)
            expectEqual(grid.cell.alpha, 1)
        }
    }

    @Test("The source view is requested in each direction, with both controllers")
    func provider() throws {
        try Stage.run(root: Grid(), size: size) { stage, grid in
            let page = page(of: nil)
            var asked: [Bool] = []
            page.preferredTransition = .zoom { [weak grid, weak page] context in
                asked.append(context.sourceViewController === grid && context.zoomedViewController === page)
                return grid?.cell
            }

            grid.present(page, animated: true)
            stage.advance(by: 1)
            let first = asked
            grid.dismiss(animated: true)
            stage.advance(by: 1)

            expectEqual(first, [true])
            expectEqual(asked, [true, true])
        }
    }

    @Test("Without a view on the screen a page grows from the middle, and fades in")
    func noSource() throws {
        for view in [nil, UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))] {
            try Stage.run(root: Grid(), size: size) { stage, grid in
                let page = page(of: view)

                grid.present(page, animated: true)
                stage.advance(by: 0)
                let (start, opacity) = (frame(page), page.view.superview?.layer.presentation()?.opacity)
                stage.advance(by: 1)

                expectEqual(start, CGRect(x: 100, y: 200, width: 200, height: 400))
                expectEqual(opacity, 0)
                expectEqual(frame(page), whole)
                expectIdentical(grid.presentedViewController, page)
            }
        }
    }

    @Test("The aligned part of the page is over the view")
    func alignment() throws {
        try Stage.run(root: Grid(), size: size) { stage, grid in
            let options = Options()
            var views: [UIView] = []
            options.alignmentRectProvider = { context in
                views.append(context.sourceView)
                return CGRect(x: 0, y: 200, width: 400, height: 400)
            }
            let page = page(options, of: grid.cell)

            grid.present(page, animated: true)
            stage.advance(by: 0)
            let inside = rounded(page.view.layer.presentation()?.frame)

            expectEqual(views, [grid.cell])
            expectEqual(frame(page), source)
            expectEqual(inside, CGRect(x: 0, y: -50, width: 100, height: 200))
        }
    }

    @Test("The background is dimmed in the color of the options")
    func dimming() throws {
        try Stage.run(root: Grid(), size: size) { stage, grid in
            let options = Options()
            options.dimmingColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            let page = page(options, of: grid.cell)
            // The zoom keeps a copy.
            options.dimmingColor = .black
            page.modalPresentationStyle = .overFullScreen

            grid.present(page, animated: true)
            stage.advance(by: 0.1)
            let pixel = stage.pixel(at: CGPoint(x: 390, y: 790))
            stage.advance(by: 1)

            expectEqual(pixel.map { $0[1] == 255 && $0[0] < 250 && $0[0] == $0[2] }, true)
            expectEqual(frame(page), whole)
            expectIdentical(grid.view.window, stage.window)
        }
    }

    // MARK: Fingers

    @Test("A finger moves the page, and releases it back into the view")
    func pulled() throws {
        try Stage.run(root: Grid(), size: size) { stage, grid in
            let page = page(of: grid.cell)
            grid.present(page, animated: true)
            stage.advance(by: 1)

            pull(stage, by: 150)
            let held = frame(page)
            letGo(stage, 150)

            // 140 points of 800 are a fraction of 0.175, and shrink it by 0.07.
            expectTrue(held.width == 372 && held.midY > 400)
            expectNil(grid.presentedViewController)
            expectIdentical(grid.view.window, stage.window)
            expectEqual(grid.cell.alpha, 1)
        }
    }

    @Test("A page that was not moved far returns to its place")
    func cancelled() throws {
        try Stage.run(root: Grid(), size: size) { stage, grid in
            let page = page(of: grid.cell)
            grid.present(page, animated: true)
            stage.advance(by: 1)
            stage.timeline.clear()

            pull(stage, by: 60)
            letGo(stage, 60)

            expectIdentical(grid.presentedViewController, page)
            expectEqual(frame(page), whole)
            expectEqual(grid.cell.alpha, 1)
            expectEqual(page.view.transform, .identity)
            expectNil(grid.view.window)
            expectEqual(
                stage.timeline.lines(of: .appearance).filter { !$0.contains("IsAppearing") },
                [
                    "Page viewWillDisappear", "Grid viewWillAppear", "Grid viewWillDisappear", "Page viewWillAppear",
                    "Page viewDidAppear", "Grid viewDidDisappear",
                ])
        }
    }

    @Test("The options determine whether a finger may begin, given the system's default")
    func shouldBegin() throws {
        try Stage.run(root: Grid(), size: size) { stage, grid in
            let options = Options()
            var contexts: [Options.InteractionContext] = []
            options.interactiveDismissShouldBegin = { context in
                contexts.append(context)
                return false
            }
            let page = page(options, of: grid.cell)
            grid.present(page, animated: true)
            stage.advance(by: 1)

            pull(stage, by: 150)
            letGo(stage, 150)

            expectEqual(contexts.count, 1)
            expectEqual(contexts.first?.willBegin, true)
            expectEqual(contexts.first.map { $0.location.x == 200 && $0.velocity.dy > 0 }, true)
            expectIdentical(grid.presentedViewController, page)
            expectEqual(frame(page), whole)
        }
    }

    @Test("A page that is modal stays, and its delegate is notified of the attempt")
    func modal() throws {
        final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
            var attempts = 0
            func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
                attempts += 1
            }
        }
        let delegate = Delegate()
        try Stage.run(root: Grid(), size: size) { stage, grid in
            let page = page(of: grid.cell)
            page.isModalInPresentation = true
            page.presentationController?.delegate = delegate
            grid.present(page, animated: true)
            stage.advance(by: 1)

            pull(stage, by: 150)
            letGo(stage, 150)

            expectEqual(delegate.attempts, 1)
            expectIdentical(grid.presentedViewController, page)
        }
    }

    @Test("Content that can scroll up scrolls; at its top a pull moves the page")
    func scrolled() throws {
        try Stage.run(root: Grid(), size: size) { stage, grid in
            let page = page(of: grid.cell)
            let content = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
            content.contentSize = CGSize(width: 400, height: 2000)
            content.contentOffset.y = 400
            page.view.addSubview(content)
            grid.present(page, animated: true)
            stage.advance(by: 1)

            pull(stage, by: 150)
            letGo(stage, 150)
            let scrolled = content.contentOffset.y
            content.setContentOffset(.zero, animated: false)
            stage.advance(by: 1)
            pull(stage, by: 150)
            letGo(stage, 150)

            #expect(scrolled < 400)
            expectNil(grid.presentedViewController)
        }
    }

    // MARK: Navigation

    @Test("A page is pushed and popped by zooming, by a finger too")
    func pushed() throws {
        try Stage.run(root: UINavigationController(rootViewController: Grid()), size: size) { stage, stack in
            let grid = try #require(stack.topViewController as? Grid)
            let page = page(of: grid.cell)

            stack.pushViewController(page, animated: true)
            stage.advance(by: 0)
            let start = frame(page)
            stage.advance(by: 1)
            let end = frame(page)
            stack.popViewController(animated: true)
            stage.advance(by: 1)
            let isPopped = stack.viewControllers == [grid] && grid.view.window === stage.window
            stack.pushViewController(page, animated: true)
            stage.advance(by: 1)
            pull(stage, by: 150)
            letGo(stage, 150)

            expectEqual(start, source)
            expectEqual(end, whole)
            expectTrue(isPopped)
            expectEqual(stack.viewControllers, [grid])
            expectIdentical(grid.view.window, stage.window)
            expectEqual(grid.cell.alpha, 1)
        }
    }

    @Test("A swipe from the edge moves a zoomed page, and a short swipe keeps it on the stack")
    func swiped() throws {
        try Stage.run(root: UINavigationController(rootViewController: Grid()), size: size) { stage, stack in
            let grid = try #require(stack.topViewController as? Grid)
            let page = page(of: grid.cell)
            stack.pushViewController(page, animated: true)
            stage.advance(by: 1)

            stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 40, y: 400), duration: 1)
            stage.advance(by: 1)
            let (stays, place) = (stack.topViewController === page, frame(page))
            stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 250, y: 500), duration: 0.5)
            stage.advance(by: 1)

            expectTrue(stays)
            expectEqual(place, whole)
            expectEqual(stack.viewControllers, [grid])
            expectIdentical(grid.view.window, stage.window)
        }
    }

    @Test("A window that is removed midway leaves no state behind")
    func interrupted() throws {
        try Stage.run(root: Grid(), size: size) { stage, grid in
            let page = page(of: grid.cell)
            grid.present(page, animated: true)
            stage.advance(by: 0.1)

            stage.window.rootViewController = controller("Other")
            stage.advance(by: 1)

            expectNil(page.view.window)
            expectEqual(page.view.transform, .identity)
            expectEqual(grid.cell.alpha, 1)
        }
    }

    @Test(
        "A pull whose finger lifts in the callbacks of its beginning ends",
        arguments: ["viewWillAppear(_:)", "viewIsAppearing(_:)"], [20.0, 300.0])
    func liftedInCallback(callback: String, distance: Double) throws {
        /// Runs a closure when it appears again.
        final class Presenter: UIViewController {
            var actions: [String: () -> Void] = [:]
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                actions.removeValue(forKey: "viewWillAppear(_:)")?()
            }
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                actions.removeValue(forKey: "viewIsAppearing(_:)")?()
            }
        }
        try Stage.run(root: Presenter(), size: size) { stage, presenter in
            let page = page(of: presenter.view)
            presenter.present(page, animated: true)
            stage.advance(by: 1)
            let end = CGPoint(x: 200, y: 300 + distance)
            presenter.actions[callback] = { stage.touchUp(at: end) }

            stage.touchDown(at: CGPoint(x: 200, y: 300))
            stage.touchMove(to: end)
            stage.advance(by: 1)

            expectFalse(page.isBeingDismissed)
            expectNil(presenter.transitionCoordinator)
            expectEqual(presenter.presentedViewController == nil, distance > 100)
        }
    }

    // MARK: Arithmetic

    @Test("Rectangles that cannot be aligned count as the whole page")
    func badAlignment() {
        let page = CGRect(x: 0, y: 0, width: 400, height: 800)
        let rectangles = [
            CGRect.null, .zero, CGRect(x: 900, y: 0, width: 10, height: 10),
            CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10),
            CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10),
        ]

        for rectangle in rectangles {
            let layout = ZoomLayout(page: page, source: source, alignment: rectangle)
            expectEqual(layout.zoomedOut.scale, 0.25)
            expectEqual(layout.zoomedOut.pageCenter, CGPoint(x: 50, y: 50))
        }
        expectEqual(ZoomLayout(page: page, source: .null).zoomedOut.alpha, 0)
        expectEqual(ZoomLayout(page: .zero, source: source).zoomedOut.scale, 0.5)
    }

    @Test("Under a finger the page stays at the finger")
    func heldPoint() {
        let layout = ZoomLayout(page: whole, source: source)
        let anchor = CGPoint(x: 100, y: 300)

        let held = layout.dragged(by: CGPoint(x: 60, y: 80), from: anchor)

        // The point that was under the finger, in the shape's own scale.
        let point = CGPoint(
            x: held.frame.minX + anchor.x * held.scale, y: held.frame.minY + anchor.y * held.scale)
        expectTrue(abs(point.x - 160) < 1e-9 && abs(point.y - 380) < 1e-9)
        expectTrue(abs(held.scale - 0.95) < 1e-9 && held.pictureAlpha == 0)
        expectEqual(layout.dragged(by: .zero, from: anchor), layout.zoomedIn)
        expectTrue(ZoomLayout.dismissesPage(translation: CGPoint(x: 0, y: 20), velocity: CGPoint(x: 0, y: 500)))
        expectFalse(ZoomLayout.dismissesPage(translation: CGPoint(x: 0, y: 120), velocity: CGPoint(x: 0, y: -500)))
        expectFalse(ZoomLayout.dismissesPage(translation: .zero, velocity: CGPoint(x: 0, y: 500)))
    }
}

import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// Defects that the tests of public libraries found, each in its shortest form.
@MainActor
@Suite("Defects found by the tests of public libraries")
struct FoundByLibrariesTests {
    private func run(size: CGSize = CGSize(width: 390, height: 844), _ body: (Stage) -> Void) throws {
        try Stage.run(size: size, scale: 2, rootViewController: UIViewController()) { body($0) }
    }

    @Test("Content and insets may fill a scroll view exactly, at any fraction of a point")
    func exactlyFilled() throws {
        try run { stage in
            let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
            stage.window.addSubview(scrollView)

            for divisor in 1...400 {
                scrollView.contentInset.top = 1 / CGFloat(divisor)
                scrollView.contentSize.height = 200 - 1 / CGFloat(divisor)
                stage.render()

                #expect(abs(scrollView.contentOffset.y + scrollView.contentInset.top) < 0.01)
            }
        }
    }

    @Test("Pages whose width is not a whole number turn", arguments: [430, 800, 1280].map { CGFloat($0) / 3 })
    func fractionalPages(width: CGFloat) throws {
        try run(size: CGSize(width: width, height: 400)) { stage in
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            let next = UIViewController()
            pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
            stage.window.rootViewController = pages
            stage.advance(by: 0.1)

            pages.setViewControllers([next], direction: .forward, animated: true)
            stage.advance(by: 2)

            expectEqual(pages.viewControllers, [next])
            expectNotNil(next.view.window)
        }
    }

    @Test("A run loop that runs until a date returns, even without pending work")
    func runLoopEnds() throws {
        try run { stage in
            for step in 60..<100 {
                stage.advance(by: Double(step) * 1e-7 + 0.001)
                let end = Date().addingTimeInterval(0.2)

                RunLoop.current.run(until: end)

                #expect(Date() >= end)
            }
        }
    }

    @Test("Work that was queued on the main queue before a wait runs before work that is queued after it")
    func mainQueueOrder() throws {
        try run { stage in
            nonisolated(unsafe) var order: [Int] = []
            let group = DispatchGroup()
            DispatchQueue.global().async(group: group) { DispatchQueue.main.async { order.append(0) } }
            group.wait()

            DispatchQueue.main.async { order.append(1) }
            RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))

            expectEqual(order, [0, 1])
        }
    }

    @Test("The delegate of pages' scroll view is called with an offset that the program sets before the pages appear")
    func programScrollsEarly() throws {
        try run { stage in
            let source = OneMorePage()
            let observer = OffsetObserver()
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.dataSource = source
            pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
            stage.window.rootViewController = pages
            pages.view.layoutIfNeeded()
            let scrollView = pages.view.subviews.compactMap { $0 as? UIScrollView }.first
            scrollView?.delegate = observer

            scrollView?.setContentOffset(CGPoint(x: 585, y: 0), animated: false)
            let heard = observer.offsets
            stage.advance(by: 1)

            expectEqual(heard, [585])
            expectEqual(scrollView?.contentOffset.x, 390)
        }
    }

    @Test(
        "The delegate of pages' scroll view is called when the program sets an offset, and the pages turn",
        arguments: [true, false])
    func programScrollsPages(isAnimated: Bool) throws {
        try run { stage in
            let source = OneMorePage()
            let observer = OffsetObserver()
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.dataSource = source
            pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
            stage.window.rootViewController = pages
            stage.advance(by: 0.1)
            let scrollView = pages.view.subviews.compactMap { $0 as? UIScrollView }.first
            scrollView?.delegate = observer

            scrollView?.setContentOffset(CGPoint(x: 585 + 195 * (isAnimated ? 1 : 0), y: 0), animated: isAnimated)
            let (first, heard) = (pages.viewControllers ?? [], observer.offsets)
            stage.advance(by: 1)

            expectEqual(heard, isAnimated ? [] : [585])
            expectEqual((pages.viewControllers ?? []), isAnimated ? [source.page] : first)
            expectEqual(scrollView?.contentOffset.x, 390)
        }
    }

    @Test("A task may sleep forever")
    func endlessSleep() throws {
        try run { stage in
            let task = Task { try? await Task.sleep(nanoseconds: .max) }

            stage.advance(by: 1)

            expectFalse(task.isCancelled)
            task.cancel()
        }
    }

    @Test("A controller that was just pushed may present")
    func pushAndPresent() throws {
        try run { stage in
            let (pushed, presented) = (UIViewController(), UIViewController())
            let navigation = UINavigationController(rootViewController: UIViewController())
            stage.window.rootViewController = navigation

            navigation.pushViewController(pushed, animated: false)
            pushed.present(presented, animated: false)
            stage.advance(by: 1)

            expectIdentical(navigation.presentedViewController, presented)
            expectNotNil(presented.view.window)
        }
    }

    @Test("A stack outside a window shows its top after a layout, and the next controller after a push")
    func stackOutsideOfWindows() throws {
        try run { stage in
            let (root, next) = (UIViewController(), UIViewController())
            let navigation = UINavigationController(rootViewController: root)
            navigation.view.frame = CGRect(x: 0, y: 0, width: 400, height: 400)

            navigation.view.layoutIfNeeded()
            let rootFrame = root.view.convert(root.view.bounds, to: navigation.view)
            navigation.pushViewController(next, animated: false)
            navigation.view.layoutIfNeeded()

            expectEqual(rootFrame, CGRect(x: 0, y: 0, width: 400, height: 400))
            expectEqual(root.view.isDescendant(of: navigation.view), false)
            expectEqual(next.view.convert(next.view.bounds, to: navigation.view), rootFrame)
            stage.window.rootViewController = navigation
            stage.advance(by: 1)
            expectEqual(next.view.convert(next.view.bounds, to: nil), stage.window.bounds)
        }
    }

    @Test("Frames outside a window are on the display's pixels, too")
    func pixelsOutsideOfWindows() throws {
        try run { _ in
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
            button.setTitle("Short", for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 13)
            button.contentHorizontalAlignment = .right
            let (box, part) = (UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667)), UIView())
            part.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(part)
            NSLayoutConstraint.activate([
                part.topAnchor.constraint(equalTo: box.topAnchor, constant: 333.5),
                part.bottomAnchor.constraint(equalTo: box.bottomAnchor),
                part.leftAnchor.constraint(equalTo: box.leftAnchor),
                part.rightAnchor.constraint(equalTo: box.rightAnchor),
            ])

            button.layoutIfNeeded()
            box.layoutIfNeeded()

            expectEqual(button.titleLabel?.frame.maxX, 200)
            expectEqual(part.frame, CGRect(x: 0, y: 333.5, width: 375, height: 333.5))
        }
    }

    @Test("A multiple of zero is a constant")
    func zeroMultiplier() throws {
        try run { _ in
            let (outer, inner) = (UIView(), UIView())
            outer.addSubview(inner)

            let constraint = inner.heightAnchor.constraint(equalTo: outer.heightAnchor, multiplier: 0, constant: 7)

            expectEqual(constraint.multiplier, 1)
            expectNil(constraint.secondAnchor)
            expectEqual(constraint.secondAttribute, .notAnAttribute)
            expectEqual(constraint.constant, 7)
        }
    }

    @Test("No side of a safe area is larger than the superview's")
    func safeAreaBeyond() throws {
        try run { stage in
            guard let controller = stage.window.rootViewController else { return }
            controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
            let above = UIView(frame: CGRect(x: 0, y: -20, width: 100, height: 100))
            let below = UIView(frame: CGRect(x: 0, y: 800, width: 100, height: 144))
            controller.view.addSubview(above)
            controller.view.addSubview(below)

            stage.render()

            expectEqual(above.safeAreaInsets.top, 44)
            expectEqual(below.safeAreaInsets.bottom, 34)
        }
    }
}

/// A data source with one page after the first.
@MainActor
private final class OneMorePage: NSObject, UIPageViewControllerDataSource {
    let page = UIViewController()
    func pageViewController(_ pages: UIPageViewController, viewControllerBefore controller: UIViewController)
        -> UIViewController?
    {
        nil
    }
    func pageViewController(_ pages: UIPageViewController, viewControllerAfter controller: UIViewController)
        -> UIViewController?
    {
        controller === page ? nil : page
    }
}

@MainActor
private final class OffsetObserver: NSObject, UIScrollViewDelegate {
    var offsets: [CGFloat] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.x) }
}

import Expectations
import IrekoTesting
import Testing
import UIKit

@Suite("Content offset and insets")
@MainActor
struct OffsetTests {
    @Test("An animated offset takes 0.3 seconds, has values in between, and ends with one call")
    func animated() throws {
        let controller = ScrollController(contentSize: CGSize(width: 390, height: 5000))
        try Stage.run(rootViewController: controller) { stage in
            let (view, log) = (controller.scrollView, controller.log)
            log.clear()

            view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
            expectEqual(view.contentOffset.y, 0)
            expectTrue(view.isScrollAnimating)
            stage.advance(by: 0.15)
            #expect((300...700).contains(view.contentOffset.y))
            stage.advance(by: 0.2)

            expectEqual(view.contentOffset.y, 1000)
            expectEqual(log.calls, ["scroll", "didAnimate"])
            expectFalse(view.isScrollAnimating)
        }
    }

    @Test("An offset that is set sends one call, and no call when it is equal")
    func set() throws {
        let controller = ScrollController(contentSize: CGSize(width: 390, height: 5000))
        try Stage.run(rootViewController: controller) { _ in
            controller.log.clear()

            controller.scrollView.contentOffset = CGPoint(x: 0, y: 50)
            controller.scrollView.contentOffset = CGPoint(x: 0, y: 50)
            controller.scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: true)

            expectEqual(controller.log.lines, ["scroll"])
        }
    }

    @Test("The safe area insets content that scrolls, which begins below it")
    func safeArea() throws {
        let controller = ScrollController(contentSize: CGSize(width: 390, height: 5000))
        try Stage.run(
            safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), rootViewController: controller
        ) { stage in
            let view = controller.scrollView

            expectEqual(view.adjustedContentInset, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
            expectEqual(view.contentInset, .zero)
            expectEqual(view.contentOffset, CGPoint(x: 0, y: -47))

            view.contentOffset.y = 100
            view.contentInsetAdjustmentBehavior = .never
            expectEqual(view.adjustedContentInset, .zero)
            expectEqual(view.contentOffset.y, 100)

            controller.log.clear()
            view.contentInsetAdjustmentBehavior = .always
            expectEqual(controller.log.lines, ["inset"])
        }
    }

    @Test("Content that is smaller than the view is not inset, unless it always bounces")
    func scrollableAxes() throws {
        let controller = ScrollController(contentSize: CGSize(width: 390, height: 100))
        try Stage.run(
            safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), rootViewController: controller
        ) { _ in
            expectEqual(controller.scrollView.adjustedContentInset, .zero)

            controller.scrollView.alwaysBounceVertical = true

            expectEqual(controller.scrollView.adjustedContentInset.top, 47)
            expectEqual(controller.scrollView.contentOffset.y, -47)
        }
    }

    @Test("scrollRectToVisible moves as little as needed, and not at all for visible rectangles")
    func visible() throws {
        let controller = ScrollController(contentSize: CGSize(width: 390, height: 5000))
        try Stage.run(size: CGSize(width: 390, height: 800), rootViewController: controller) { _ in
            let view = controller.scrollView
            view.contentInset.bottom = 50
            controller.log.clear()

            view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
            expectEqual(controller.log.lines, [])
            view.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 100), animated: false)
            expectEqual(view.contentOffset.y, 350)
            view.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 100), animated: false)
            expectEqual(view.contentOffset.y, 200)
            view.scrollRectToVisible(CGRect(x: 0, y: 4990, width: 10, height: 300), animated: false)
            expectEqual(view.contentOffset.y, 4250)
        }
    }

    @Test("Non-finite numbers are refused, and negative sizes count as zero")
    func hostile() throws {
        let controller = ScrollController(contentSize: CGSize(width: 390, height: 5000))
        try Stage.run(rootViewController: controller) { stage in
            let view = controller.scrollView
            view.contentOffset = CGPoint(x: 0, y: 20)

            view.contentOffset = CGPoint(x: CGFloat.nan, y: 0)
            view.setContentOffset(CGPoint(x: 0, y: CGFloat.infinity), animated: true)
            view.contentSize = CGSize(width: CGFloat.infinity, height: 10)
            view.contentInset = UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
            view.verticalScrollIndicatorInsets = UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
            view.scrollRectToVisible(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), animated: true)
            view.scrollRectToVisible(.null, animated: true)
            view.minimumZoomScale = -1
            view.maximumZoomScale = .infinity
            view.decelerationRate = UIScrollView.DecelerationRate(rawValue: .nan)
            stage.advance(by: 1)

            expectEqual(view.contentOffset, CGPoint(x: 0, y: 20))
            expectEqual(view.contentSize, CGSize(width: 390, height: 5000))
            #expect(stage.diagnostics.count >= 5)

            view.contentSize = CGSize(width: -10, height: -20)
            expectEqual(view.contentSize, .zero)
            expectEqual(view.contentOffset, .zero)
        }
    }

    @Test("Insets and sizes whose sum overflows leave a scroll view that scrolls")
    func hugeNumbers() throws {
        let controller = ScrollController(contentSize: CGSize(width: 390, height: 5000))
        try Stage.run(size: CGSize(width: 390, height: 844), rootViewController: controller) { stage in
            let view = controller.scrollView
            for length in [1e308, -1e308] as [CGFloat] {
                view.contentInset = UIEdgeInsets(top: length, left: length, bottom: length, right: length)
                view.contentSize = CGSize(width: 1e308, height: 1e308)
                stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
                stage.advance(by: 3)

                expectTrue(view.contentOffset.x.isFinite)
                expectTrue(view.contentOffset.y.isFinite)
            }

            view.contentInset = .zero
            view.contentSize = CGSize(width: 390, height: 5000)
            view.contentOffset = CGPoint(x: 0, y: 10_000)
            view.contentSize.height = 4000

            expectEqual(view.contentOffset, CGPoint(x: 0, y: 3156))
        }
    }

    @Test("Content aligned to the middle is centered while it is smaller than the view")
    func alignment() throws {
        let controller = ScrollController(contentSize: CGSize(width: 100, height: 200))
        try Stage.run(size: CGSize(width: 400, height: 800), rootViewController: controller) { _ in
            controller.scrollView.contentAlignmentPoint = CGPoint(x: 0.5, y: 1)

            expectEqual(controller.scrollView.contentOffset, CGPoint(x: -150, y: -600))
        }
    }

    @Test("Constraints that change the height of a scroll view under a bar leave its content in place")
    func constrainedHeight() throws {
        let page = UIViewController()
        let view = CountingScrollView()
        view.contentSize = CGSize(width: 100, height: 300)
        view.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(view)
        let bottom = view.bottomAnchor.constraint(equalTo: page.view.bottomAnchor)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: page.view.topAnchor),
            view.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: page.view.trailingAnchor), bottom,
        ])
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        let insets = UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0)
        try Stage.run(safeAreaInsets: insets, rootViewController: navigation) { stage in
            stage.advance(by: 1)
            let offset = view.contentOffset
            view.insetChanges = 0

            for height in [44, 0, 88, 0] as [CGFloat] {
                bottom.constant = -height
                stage.advance(by: 1)

                expectEqual(view.contentOffset, offset)
                expectEqual(navigation.navigationBar.frame.height, 96)
            }
            expectEqual(view.insetChanges, 0)
        }
    }

    private final class CountingScrollView: UIScrollView {
        var insetChanges = 0

        override func adjustedContentInsetDidChange() {
            super.adjustedContentInsetDidChange()
            insetChanges += 1
        }
    }
}

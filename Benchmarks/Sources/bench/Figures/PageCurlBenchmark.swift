import IrekoTesting
import Measuring
import PeerPage
import UIKit

/// A full page at 1920×1080 that is turned by a finger from its corner to the spine and beyond, composited headless at
/// 60 frames a second of the stage's clock: the page bends around an oblique cylinder, with its back and shading
/// visible.
@MainActor let pageCurl = Benchmark("page.curl") {
    let size = CGSize(width: 1920, height: 1080)
    let pages = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    return try Stage.run(size: size, rootViewController: pages) { stage in
        let source = NumberedPages(size: size)
        pages.dataSource = source
        pages.setViewControllers([source.page(1)], direction: .forward, animated: false)
        stage.advance(by: 0.1)
        stage.render()
        let reference = FrameCopy()
        var frames: [Double] = []
        for round in 0..<6 {
            reference.round()
            stage.touchDown(at: CGPoint(x: 1_910, y: 900))
            for step in 1...40 {
                let point = CGPoint(x: 1_910 - 46 * Double(step), y: 900 - 8 * Double(step))
                let cost = CPUClock.seconds {
                    stage.touchMove(to: point)
                    stage.advance(by: 1.0 / 60)
                    stage.render()
                }
                // The page's bitmap is created when it is first bent.
                if round > 0, step > 3 { frames.append(cost) }
            }
            stage.touchUp(at: CGPoint(x: 70, y: 580))
            stage.advance(by: 1)
            stage.render()
        }
        // The data source must be retained over the rounds, since the controller refers to it weakly.
        try withExtendedLifetime(source) {
            guard pages.viewControllers?.first?.title == "7" else {
                throw BenchmarkFailure("page \(pages.viewControllers?.first?.title ?? "none") is shown, not 7")
            }
        }
        return [.copies("page.curl", cost: frames.median, reference: reference.seconds, reach: .atMost(5))]
    }
}

/// An endless sequence of pages.
@MainActor private final class NumberedPages: UIPageViewControllerDataSource {
    private let size: CGSize

    init(size: CGSize) { self.size = size }

    func page(_ number: Int) -> UIViewController {
        let page = UIViewController()
        page.view = makePage(number: number % 2 + 1, size: size)
        page.title = "\(number)"
        return page
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page((Int(viewController.title ?? "") ?? 0) + 1) }
}

import IrekoTesting
import Measuring
import PeerPage
import UIKit

/// Controllers that each show a full page, or an empty page, endless in both directions.
@MainActor
private final class NumberedPages: NSObject, UIPageViewControllerDataSource {
    final class Page: UIViewController {
        let number: Int

        init(_ number: Int) {
            self.number = number
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }
    }

    private let size: CGSize?

    /// - Parameter size: The size of full pages; `nil` for empty pages.
    init(_ size: CGSize?) { self.size = size }

    func page(_ number: Int) -> UIViewController {
        let page = Page(number)
        if let size { page.view.addSubview(makePage(number: number, size: size)) }
        return page
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        (viewController as? Page).map { page($0.number - 1) }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        (viewController as? Page).map { page($0.number + 1) }
    }
}

@MainActor
private func makePages(_ source: NumberedPages) -> UIPageViewController {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = source
    pages.setViewControllers([source.page(0)], direction: .forward, animated: false)
    return pages
}

/// Turns the page by a finger, a frame at a time.
@MainActor
private func swipe(on stage: Stage, size: CGSize, frame: () -> Void) {
    var point = CGPoint(x: size.width * 0.8, y: size.height / 2)
    stage.touchDown(at: point)
    for _ in 0..<12 {
        point.x -= size.width * 0.05
        stage.touchMove(to: point)
        frame()
    }
    stage.touchUp(at: point)
    for _ in 0..<36 { frame() }
}

/// Pages at 1920×1080 that a finger turns in sequence: each frame with its touch, and the creation of the next page.
@MainActor let pageSwipe = Benchmark("page.swipe") {
    let size = CGSize(width: 1920, height: 1080)
    let source = NumberedPages(size)
    return try Stage.run(size: size, rootViewController: makePages(source)) { stage in
        stage.advance(by: 0.1)
        stage.render()
        let reference = FrameCopy()
        var frames: [Double] = []
        for round in 0..<8 {
            reference.round()
            swipe(on: stage, size: size) {
                let cost = CPUClock.seconds {
                    stage.advance(by: 1.0 / 60)
                    stage.render()
                }
                if round > 0 { frames.append(cost) }
            }
        }
        let pages = stage.window.rootViewController as? UIPageViewController
        guard (pages?.viewControllers?.first as? NumberedPages.Page)?.number == 8 else {
            throw BenchmarkFailure("the pages were not turned")
        }
        // The frames with movement, since the last frames of a turn are still.
        let moving = frames.sorted().suffix(frames.count * 3 / 4)
        return [.copies("page.swipe", cost: Array(moving).median, reference: reference.seconds, reach: .atMost(0.6))]
    }
}

/// The growth of memory between a thousand pages and a million: most are set, and some are turned by a finger.
@MainActor let pageMemory = Benchmark("page.memory") {
    let reference = FrameCopy.measure()
    let size = CGSize(width: 390, height: 844)
    let source = NumberedPages(nil)
    let grown = try Stage.run(size: size, rootViewController: makePages(source)) { stage in
        guard let pages = stage.window.rootViewController as? UIPageViewController else { return Double.nan }
        var before = 0
        for count in 1...1_000_000 {
            if count.isMultiple(of: 500) {
                swipe(on: stage, size: size) { stage.advance(by: 1.0 / 30) }
                stage.render()
                // The stage keeps all callbacks, which must not be measured.
                stage.timeline.clear()
            } else {
                pages.setViewControllers([source.page(count)], direction: .forward, animated: false)
                if count.isMultiple(of: 10) { stage.settle() }
            }
            if count == 1000 { before = ProcessStatus.own.memory ?? 0 }
        }
        return Double((ProcessStatus.own.memory ?? 0) - before) / 1e6
    }
    return [
        Figure(name: "page.memory", value: grown, unit: "MB", reference: reference, cost: nil, reach: .atMost(1))
    ]
}

/// A change to a tab with a full page at 1920×1080, until the change is complete and shown.
@MainActor let tabChange = Benchmark("tab.change") {
    let size = CGSize(width: 1920, height: 1080)
    let tabs = UITabBarController()
    tabs.viewControllers = (1...2).map { number in
        let controller = UIViewController()
        controller.title = "Tab \(number)"
        controller.view.addSubview(makePage(number: number, size: size))
        return controller
    }
    return try Stage.run(size: size, rootViewController: tabs) { stage in
        stage.advance(by: 0.1)
        stage.render()
        let reference = FrameCopy()
        let costs = (1...40).map { round in
            if round % 5 == 0 { reference.round() }
            return CPUClock.seconds {
                tabs.selectedIndex = round % 2
                stage.settle()
                stage.advance(by: 1.0 / 60)
                stage.render()
            }
        }
        // Each page is drawn once.
        return [
            .copies(
                "tab.change", cost: Array(costs.dropFirst(2)).median, reference: reference.seconds, reach: .atMost(2.5))
        ]
    }
}

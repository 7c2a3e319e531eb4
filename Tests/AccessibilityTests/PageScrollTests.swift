import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Scrolling pages by accessibility")
struct PageScrollTests {
    private final class Source: NSObject, UIPageViewControllerDataSource {
        let pages = (0..<3).map { index in
            let page = UIViewController()
            page.title = "Title \(index)"
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 30))
            label.text = "Page \(index)"
            page.view.addSubview(label)
            return page
        }

        private func page(_ controller: UIViewController, _ distance: Int) -> UIViewController? {
            pages.firstIndex { $0 === controller }.map { $0 + distance }
                .flatMap { pages.indices.contains($0) ? pages[$0] : nil }
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { page(viewController, -1) }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { page(viewController, 1) }
    }

    private final class CountingSource: NSObject, UIPageViewControllerDataSource {
        let source = Source()
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? {
            source.pageViewController(pageViewController, viewControllerBefore: viewController)
        }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? {
            source.pageViewController(pageViewController, viewControllerAfter: viewController)
        }
        func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
        func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
    }

    private func run(
        _ style: UIPageViewController.TransitionStyle, _ orientation: UIPageViewController.NavigationOrientation,
        isMirrored: Bool = false, counts: Bool = false,
        _ body: (Stage, UIPageViewController, VoiceOverService) throws -> Void
    ) throws {
        try Stage.run(size: CGSize(width: 390, height: 700), rootViewController: UIViewController()) { stage in
            let controller = UIPageViewController(transitionStyle: style, navigationOrientation: orientation)
            let (counting, plain) = (CountingSource(), Source())
            controller.dataSource = counts ? counting : plain
            let first = counts ? counting.source.pages[0] : plain.pages[0]
            controller.setViewControllers([first], direction: .forward, animated: false)
            if isMirrored { stage.window.traitOverrides.layoutDirection = .rightToLeft }
            stage.window.rootViewController = controller
            stage.advance(by: 0.3)
            let reader = stage.voiceOver
            try reader.enable()
            _ = try reader.move(to: "Page 0")
            try body(stage, controller, reader)
        }
    }

    private func shown(_ stage: Stage) -> String? {
        stage.accessibilityTree.elements.compactMap(\.label).first { $0.hasPrefix("Page") }
    }

    @Test("A page view controller turns its pages", arguments: [false, true])
    func horizontal(isMirrored: Bool) throws {
        let onward = isMirrored ? AccessibilityScrollDirection.left : .right
        let back = isMirrored ? AccessibilityScrollDirection.right : .left
        for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
            try run(style, .horizontal, isMirrored: isMirrored) { stage, _, reader in
                for (direction, page) in [(onward, 1), (.next, 2), (.previous, 1), (back, 0)]
                    as [(AccessibilityScrollDirection, Int)]
                {
                    _ = try reader.scroll(direction)
                    stage.advance(by: 1)
                    _ = try reader.currentSpeech()
                    expectEqual(reader.spoken.suffix(2), ["Title \(page)", "Page \(page)"], "\(direction)")
                    expectEqual(shown(stage), "Page \(page)", "\(direction)")
                }
                for direction in [back, .up, .down, .previous] as [AccessibilityScrollDirection] {
                    #expect(throws: VoiceOverService.Error.noSpeech) { try reader.scroll(direction) }
                    expectEqual(shown(stage), "Page 0")
                }
            }
        }
    }

    @Test("Vertical pages are turned up and down")
    func vertical() throws {
        try run(.scroll, .vertical) { stage, _, reader in
            _ = try reader.scroll(.down)
            stage.advance(by: 1)
            expectEqual(shown(stage), "Page 1")
            #expect(throws: VoiceOverService.Error.noSpeech) { try reader.scroll(.right) }
            _ = try reader.scroll(.up)
            stage.advance(by: 1)
            expectEqual(shown(stage), "Page 0")
        }
    }

    @Test("With a page control, the status is the number of the page")
    func status() throws {
        try run(.scroll, .horizontal, counts: true) { stage, _, reader in
            for (direction, status, page) in [
                (AccessibilityScrollDirection.right, "Page 2 of 3", "Page 1"), (.left, "Page 1 of 3", "Page 0"),
            ] {
                _ = try reader.scroll(direction)
                stage.advance(by: 1)
                _ = try reader.currentSpeech()
                expectEqual(reader.spoken.suffix(2), [status, page])
            }
        }
    }
}

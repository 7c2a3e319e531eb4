import Foundation
import IrekoTesting
import UIKit

/// Draws the pictures of the documentation's articles, without a display: light, with two pixels per point.
@MainActor
enum ArticlePictures {
    /// High enough for large titles.
    static let phone = CGSize(width: 300, height: 500)

    static func run(writingTo folder: URL) {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try drawNavigation(folder)
            try drawTabs(folder)
            try drawSplitView(folder)
            try drawPages(folder)
            try drawSheets(folder)
            try drawPopover(folder)
            try drawAlerts(folder)
            try drawMissingContent(folder)
            try drawText(folder)
            try drawCollections(folder)
            try drawCompositionalLayout(folder)
            try drawWaterfall(folder)
            try drawDragAndDrop(folder)
        } catch {
            FileHandle.standardError.write(Data("The pictures ended early: \(error)\n".utf8))
            exit(1)
        }
    }

    static func write(_ stage: Stage, _ name: String, _ folder: URL) throws {
        guard let data = stage.snapshot().pngData() else { throw CocoaError(.fileWriteUnknown) }
        try data.write(to: folder.appendingPathComponent(name + ".png"))
    }

    static func on(
        _ root: UIViewController, size: CGSize, _ body: (Stage) throws -> Void
    ) throws {
        root.overrideUserInterfaceStyle = .light
        try Stage.run(size: size, scale: 2, rootViewController: root) { stage in
            stage.excludeFromLeakCheck(root)
            stage.advance(by: 0.5)
            try body(stage)
        }
    }

    // MARK: Navigation

    private static func drawNavigation(_ folder: URL) throws {
        let list = PlacesController()
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        try on(navigation, size: phone) { stage in
            try write(stage, "navigation-list", folder)
            navigation.pushViewController(PlaceController(1, isPlain: true), animated: true)
            stage.advance(by: 0.14)
            try write(stage, "navigation-push", folder)
            stage.advance(by: 1)
            try write(stage, "navigation-detail", folder)
            stage.touchDown(at: CGPoint(x: 2, y: 250))
            for step in 1...20 {
                stage.touchMove(to: CGPoint(x: 2 + 8 * Double(step), y: 250))
                stage.advance(by: 0.02)
            }
            try write(stage, "navigation-swipe", folder)
            stage.touchUp(at: CGPoint(x: 162, y: 250))
            stage.advance(by: 1)
            stage.drag(from: CGPoint(x: 150, y: 380), to: CGPoint(x: 150, y: 280), duration: 0.6)
            stage.advance(by: 1)
            try write(stage, "navigation-scrolled", folder)
            navigation.pushViewController(PlaceController(2, isPlain: true), animated: false)
            stage.advance(by: 0.5)
            stage.tap(at: CGPoint(x: 150, y: 22))
            stage.advance(by: 1)
            try write(stage, "navigation-menu", folder)
        }
    }

    // MARK: Tabs

    private static func drawTabs(_ folder: URL) throws {
        for (name, size) in [("tabs-narrow", phone), ("tabs-wide", CGSize(width: 700, height: 500))] {
            let list = UINavigationController(rootViewController: PlacesController())
            list.navigationBar.prefersLargeTitles = true
            let others = [PlaceController(1, isPlain: true), PlaceController(2, isPlain: true)]
            let tabs = UITabBarController()
            tabs.viewControllers = [list] + others
            let items = [("Places", "mappin.circle.fill"), ("Map", "map"), ("Saved", "star.fill")]
            for (controller, (title, symbol)) in zip(tabs.viewControllers ?? [], items) {
                controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
            }
            others[0].tabBarItem.badgeValue = "3"
            try on(tabs, size: size) { stage in try write(stage, name, folder) }
        }
    }

    // MARK: Split views

    private static func drawSplitView(_ folder: URL) throws {
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        let list = PlacesController()
        split.setViewController(list, for: .primary)
        split.setViewController(PlaceController(1, isPlain: true), for: .secondary)
        try on(split, size: CGSize(width: 820, height: 420)) { stage in
            list.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
            stage.advance(by: 0.5)
            try write(stage, "split-view", folder)
        }
    }

    // MARK: Pages

    /// Returns the places in order to page view controllers.
    private final class Places: NSObject, UIPageViewControllerDataSource {
        private func place(_ controller: UIViewController, offset: Int) -> UIViewController? {
            let index = ((controller as? PlaceController)?.index ?? 0) + offset
            return PlacesController.names.indices.contains(index) ? PlaceController(index) : nil
        }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { place(viewController, offset: -1) }

        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { place(viewController, offset: 1) }
    }

    private static func drawPages(_ folder: URL) throws {
        for (name, style) in [
            ("pages-curl", UIPageViewController.TransitionStyle.pageCurl), ("pages-scroll", .scroll),
        ] {
            let places = Places()
            let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
            pages.dataSource = places
            let first = PlaceController(0)
            pages.setViewControllers([first], direction: .forward, animated: false)
            try on(pages, size: phone) { stage in
                stage.excludeFromLeakCheck(first)
                stage.touchDown(at: CGPoint(x: 280, y: 300))
                for step in 1...20 {
                    stage.touchMove(to: CGPoint(x: 280 - 8 * Double(step), y: 300 - 2 * Double(step)))
                    stage.advance(by: 0.02)
                }
                try write(stage, name, folder)
                stage.touchUp(at: CGPoint(x: 120, y: 260))
                stage.advance(by: 1)
            }
        }
    }
}

import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Content behind the bar at the bottom, tested by its pixels.
@MainActor
@Suite("Content under a tab bar")
struct TabBarScrollingTests {
    /// A phone in landscape: wide enough for columns, with its bar at the bottom.
    private let landscape = CGSize(width: 844, height: 390)

    private final class List: UITableViewController {
        var count = 20

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    private func hasBackground(_ stage: Stage, _ tabs: UITabBarController) throws -> Bool {
        let image = stage.snapshot()
        // Beside the items' titles, inside of the bar's edge.
        let y = Int(tabs.tabBar.frame.minY) + 3
        return try #require(image.pixel(600, y)) != #require(image.pixel(600, y - 8))
    }

    @Test("The bar under a split view has a background while a column has content under it")
    func columns() throws {
        let (list, detail) = (List(style: .plain), List(style: .plain))
        detail.count = 0
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.preferredSplitBehavior = .tile
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        let tabs = UITabBarController()
        tabs.viewControllers = [split]
        try Stage.run(size: landscape, scale: 1, rootViewController: tabs) { stage in
            tabs.tabBar.standardAppearance.backgroundEffect = nil
            tabs.tabBar.standardAppearance.backgroundColor = .systemRed
            stage.advance(by: 0.5)
            let atStart = try hasBackground(stage, tabs)
            list.tableView.scrollToRow(at: IndexPath(row: 19, section: 0), at: .bottom, animated: false)
            stage.advance(by: 0.5)
            let atEnd = try hasBackground(stage, tabs)
            detail.count = 20
            detail.tableView.reloadData()
            stage.advance(by: 0.5)

            try expectTrue(atStart && !atEnd && hasBackground(stage, tabs))
            for controller in [tabs, split, list, detail] { stage.excludeFromLeakCheck(controller) }
        }
    }
}

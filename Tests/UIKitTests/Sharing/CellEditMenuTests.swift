import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Edit menus of cells")
struct CellEditMenuTests {
    private final class Table: UITableViewController {
        var calls: [String] = []

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
        override func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
            indexPath.row > 0
        }
        override func tableView(
            _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
            withSender sender: Any?
        ) -> Bool { indexPath.row == 1 && (action == "copy:" || action == "tag:") }
        override func tableView(
            _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
            withSender sender: Any?
        ) { calls.append("\(action) \(indexPath.row)") }
    }

    @Test("A long press on a row shows the actions that the delegate permits, and the chosen one is performed")
    func table() throws {
        try Stage.run(root: Table()) { stage, table in
            UIMenuController.shared.menuItems = [UIMenuItem(title: "Tag", action: "tag:")]
            stage.find("Row 1").press(forDuration: 1)
            stage.advance(by: 1)
            expectTrue(stage.find("Tag").exists)
            expectFalse(stage.find("Paste").exists)

            stage.chooseMenuElement("Copy")
            stage.advance(by: 1)
            expectEqual(table.calls, ["copy: 1"])

            for row in ["Row 0", "Row 2"] {
                stage.find(row).press(forDuration: 1)
                stage.advance(by: 1)
                expectFalse(stage.find("Copy").exists)
            }
        }
    }

    private final class Items: UICollectionViewController {
        var calls: [String] = []
        var menu: UIContextMenuConfiguration?

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            3
        }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
        override func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            calls.append("menu \(indexPath.item)")
            return menu
        }
        override func collectionView(
            _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
        ) -> Bool { true }
        override func collectionView(
            _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
            withSender sender: Any?
        ) -> Bool { action == "cut:" }
        override func collectionView(
            _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
            withSender sender: Any?
        ) { calls.append("\(action) \(indexPath.item)") }
    }

    private func press(_ stage: Stage, item: Int) {
        stage.touchDown(at: CGPoint(x: 20 + item * 60, y: 20))
        stage.advance(by: 1)
        stage.touchUp(at: CGPoint(x: 20 + item * 60, y: 20))
        stage.advance(by: 0.5)
    }

    @Test("A long press on an item shows the older context menu, and without one the edit actions")
    func collection() throws {
        let layout = UICollectionViewFlowLayout()
        try Stage.run(root: Items(collectionViewLayout: layout)) { stage, items in
            items.menu = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(children: [UIAction(title: "Share") { _ in items.calls.append("share") }])
            }
            press(stage, item: 0)
            stage.chooseMenuElement("Share")
            stage.advance(by: 1)
            items.menu = nil
            press(stage, item: 0)
            stage.chooseMenuElement("Cut")
            stage.advance(by: 1)
            expectEqual(items.calls, ["menu 0", "share", "menu 0", "cut: 0"])
        }
    }
}

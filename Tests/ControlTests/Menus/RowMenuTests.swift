import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Menus of table rows", .serialized)
struct RowMenuTests {
    @MainActor
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var log: [String] = []

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("selected") }

        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            guard indexPath.row > 0 else { return nil }
            return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
                UIMenu(children: [UIAction(title: "Delete \(indexPath.row)") { self?.log.append($0.title) }])
            })
        }

        func tableView(
            _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("will display") }

        func tableView(
            _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { log.append("will end") }
    }

    @Test(
        "A long press or a secondary click on a row opens its menu without selecting; other rows are unaffected",
        arguments: PointingDevice.allCases)
    func rows(device: PointingDevice) throws {
        let rows = Rows()
        try Stage.run(root: UIViewController()) { stage, root in
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            table.rowHeight = 44
            (table.dataSource, table.delegate) = (rows, rows)
            root.view.addSubview(table)
            stage.advance(by: 0.1)

            stage.openMenu(device, at: CGPoint(x: 100, y: 66))
            expectEqual(stage.menuTitles, ["Delete 1"])
            // Below the cell, or at the pointer.
            expectEqual(stage.menuPanel?.frame.minY, device == .finger ? 100 : 66)
            expectEqual(
                table.cellForRow(at: IndexPath(row: 1, section: 0))?.isHighlighted, false)
            stage.choose("Delete 1", device)
            stage.advance(by: 1)
            stage.down(device, at: CGPoint(x: 100, y: 22))
            stage.advance(by: 0.7)
            stage.up(device, at: CGPoint(x: 100, y: 22))

            expectEqual(rows.log, ["will display", "will end", "Delete 1", "selected"])
            table.delegate = nil
            expectNil(table.contextMenuInteraction)
            expectEmpty(table.interactions)
        }
    }
}

import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Numbered rows. A closure is called once in the next request for a cell.
@MainActor
private final class Numbers: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows = Array(0..<8)
    var inside: (() -> Void)?

    nonisolated deinit {}

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        40 + CGFloat(rows[indexPath.row] % 10)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.tag = rows[indexPath.row]
        let action = inside
        inside = nil
        action?()
        return cell
    }
}

@MainActor @Suite("Changes during data source calls of a table")
struct ChangesInsideQuestionsTests {
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test("Consecutive updates are joined to one update for the final data")
    func updates() throws {
        let source = Numbers()
        try Stage.run(root: UIViewController(), size: CGSize(width: 320, height: 480)) { stage, root in
            let table = UITableView(frame: root.view.bounds)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            (table.dataSource, table.delegate) = (source, source)
            root.view.addSubview(table)
            stage.settle()
            table.selectRow(at: path(4), animated: false, scrollPosition: .none)

            source.inside = { [unowned table] in
                for row in [101, 102] {
                    source.rows.insert(row, at: 0)
                    table.insertRows(at: [path(0)], with: .left)
                }
                table.reconfigureRows(at: [path(5)])
                source.rows.remove(at: 3)
                table.deleteRows(at: [path(3)], with: .fade)
            }
            table.reloadRows(at: [path(7)], with: .none)
            stage.advance(by: 1)

            expectEqual(source.rows, [102, 101, 0, 2, 3, 4, 5, 6, 7])
            expectEqual(table.visibleCells.map(\.tag), source.rows)
            expectEqual(table.visibleCells.map(\.frame.height), [42, 41, 40, 42, 43, 44, 45, 46, 47])
            expectEqual(table.indexPathsForSelectedRows, [path(5)])
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A reload that follows makes updates unnecessary; their completions are called")
    func reload() throws {
        let source = Numbers()
        var completions = 0
        try Stage.run(root: UIViewController(), size: CGSize(width: 320, height: 480)) { stage, root in
            let table = UITableView(frame: root.view.bounds)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            (table.dataSource, table.delegate) = (source, source)
            root.view.addSubview(table)
            stage.settle()

            source.inside = { [unowned table] in
                table.performBatchUpdates {
                    source.rows = [5]
                    table.deleteRows(at: (0..<8).filter { $0 != 5 }.map(path), with: .fade)
                } completion: { _ in
                    completions += 1
                }
            }
            table.reloadRows(at: [path(0)], with: .none)
            source.rows = [7, 8, 9]
            table.reloadData()
            stage.advance(by: 1)

            expectEqual(table.visibleCells.map(\.tag), [7, 8, 9])
            expectEqual(completions, 1)
            expectEmpty(stage.diagnostics)
        }
    }
}

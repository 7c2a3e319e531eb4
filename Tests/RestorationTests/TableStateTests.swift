import Expectations
import Foundation
import IrekoTesting
import StateArchive
import Testing
import UIKit

private final class CountedRowsController: UITableViewController {
    var count = 0

    init(_ count: Int) {
        self.count = count
        super.init(style: .plain)
        restorationIdentifier = "list"
        clearsSelectionOnViewWillAppear = false
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.restorationIdentifier = "table"
        tableView.rowHeight = 50
        tableView.allowsMultipleSelection = true
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

@MainActor
@Suite("Saved state of tables", .serialized)
struct TableStateTests {
    /// Restores a table's saved state, with changed values, in a new table.
    private func restored(_ stage: Stage, count: Int = 50, _ values: [String: ArchivedValue] = [:]) throws
        -> CountedRowsController
    {
        let later = CountedRowsController(count)
        try stage.restore(into: later) { state in
            for index in state.objects.indices where state.objects[index].path.last == "table" {
                state.objects[index].values.merge(values) { _, new in new }
            }
        }
        stage.settle()
        return later
    }

    private func path(_ section: Int, _ row: Int) -> ArchivedValue {
        .array([.integer(Int64(section)), .integer(Int64(row))])
    }

    @Test("Invalid rows are omitted from the selection, and the other rows are selected")
    func damagedSelection() throws {
        try Stage.run(rootViewController: CountedRowsController(50)) { stage in
            stage.preserve()
            let selected: [ArchivedValue] = [
                path(0, 50), path(1, 0), path(-1, 2), path(0, .max), path(.max, .max), .array([.integer(0)]),
                .double(.nan), .null,
                .string("no data source knows this"), .array([.double(0.5), .integer(1)]), path(0, 3),
            ]

            let after = try restored(stage, ["UITableView.selectedRows": .array(selected)])

            expectEqual(after.tableView.indexPathsForSelectedRows, [IndexPath(row: 3, section: 0)])
        }
    }

    @Test(
        "An invalid first row keeps the saved offset",
        arguments: [
            .array([.integer(0), .integer(50)]), .array([.integer(.min), .integer(.max)]), .string("unknown"),
            .bool(true),
            .array([]),
        ] as [ArchivedValue])
    func damagedFirstRow(value: ArchivedValue) throws {
        try Stage.run(rootViewController: CountedRowsController(50)) { stage in
            (stage.window.rootViewController as? UITableViewController)?.tableView.contentOffset.y = 620
            stage.settle()
            stage.preserve()

            let after = try restored(stage, ["UITableView.firstRow": value])

            expectEqual(after.tableView.contentOffset.y, 620)
        }
    }

    @Test(
        "A distance that is not finite counts as missing",
        arguments: [.double(.nan), .double(.infinity), .string("12")] as [ArchivedValue])
    func damagedDistance(value: ArchivedValue) throws {
        try Stage.run(rootViewController: CountedRowsController(50)) { stage in
            (stage.window.rootViewController as? UITableViewController)?.tableView.contentOffset.y = 620
            stage.settle()
            stage.preserve()

            let after = try restored(stage, ["UITableView.distanceFromFirstRow": value])

            expectEqual(after.tableView.contentOffset.y, 600)
        }
    }

    @Test("The program's scrolling before the rows exist takes precedence", arguments: [false, true])
    func programScrolls(scrolls: Bool) throws {
        try Stage.run(rootViewController: CountedRowsController(50)) { stage in
            (stage.window.rootViewController as? UITableViewController)?.tableView.contentOffset.y = 620
            stage.settle()
            stage.preserve()

            let after = try restored(stage, count: 0)
            if scrolls { after.tableView.setContentOffset(.zero, animated: false) }
            after.count = 50
            after.tableView.reloadData()
            stage.settle()

            expectEqual(after.tableView.contentOffset.y, scrolls ? 0 : 620)
        }
    }

    @Test("A list that is shorter than before can be scrolled by the program afterwards")
    func shorter() throws {
        try Stage.run(rootViewController: CountedRowsController(50)) { stage in
            (stage.window.rootViewController as? UITableViewController)?.tableView.contentOffset.y = 1600
            stage.settle()
            stage.preserve()
            let after = try restored(stage, count: 30)
            expectEqual(after.tableView.contentOffset.y, 30 * 50 - after.tableView.bounds.height)

            after.tableView.contentOffset.y = 100
            stage.settle()

            expectEqual(after.tableView.contentOffset.y, 100)
        }
    }
}

import Expectations
import IrekoTesting
import Testing
import UIKit

/// A cell with a field.
private final class FieldCell: UITableViewCell {
    let field = UITextField()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        field.frame = CGRect(x: 16, y: 4, width: 200, height: 36)
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }
}

/// A table whose cells have a field with the row's text.
private final class FieldTable: UITableViewController {
    var texts = (0..<40).map { "Row \($0)" }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 44
        tableView.register(FieldCell.self, forCellReuseIdentifier: "Cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        (cell as? FieldCell)?.field.text = texts[indexPath.row]
        return cell
    }

    func field(_ row: Int) -> UITextField? {
        (tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? FieldCell)?.field
    }
}

private final class FieldItem: UICollectionViewCell {
    let field = UITextField()

    override init(frame: CGRect) {
        super.init(frame: frame)
        field.frame = CGRect(x: 4, y: 4, width: 80, height: 36)
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { nil }
}

private final class FieldGrid: UICollectionViewController {
    var texts = (0..<200).map { "Item \($0)" }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(FieldItem.self, forCellWithReuseIdentifier: "Cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        texts.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
        (cell as? FieldItem)?.field.text = texts[indexPath.item]
        return cell
    }

    func field(_ item: Int) -> UITextField? {
        (collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? FieldItem)?.field
    }
}

/// UIKit keeps the cell of the first responder when it scrolls away, and does not use it for a different row.
@MainActor
@Suite("Fields in the cells of lists", .serialized)
struct FieldsInListsTests {
    private func withTable(_ body: (Stage, FieldTable, UITextField, TextLog) throws -> Void) throws {
        try Stage.run(rootViewController: FieldTable(style: .plain)) { stage in
            let table = try #require(stage.window.rootViewController as? FieldTable)
            stage.settle()
            let (field, log) = (try #require(table.field(1)), TextLog())
            field.delegate = log
            stage.tap(field)
            stage.advance(by: 0.5)
            expectTrue(field.isFirstResponder)
            try body(stage, table, field, log)
        }
    }

    private func withGrid(_ body: (Stage, FieldGrid, UITextField, TextLog) throws -> Void) throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 44)
        try Stage.run(rootViewController: FieldGrid(collectionViewLayout: layout)) { stage in
            let grid = try #require(stage.window.rootViewController as? FieldGrid)
            stage.settle()
            let (field, log) = (try #require(grid.field(1)), TextLog())
            field.delegate = log
            stage.tap(field)
            stage.advance(by: 0.5)
            expectTrue(field.isFirstResponder)
            try body(stage, grid, field, log)
        }
    }

    // MARK: Tables

    @Test("A cell that is edited scrolls away, still accepts typed text, and returns with its text")
    func scrolledAway() throws {
        try withTable { stage, table, field, log in
            let calls = log.during {
                table.tableView.contentOffset.y = 600
                stage.settle()
            }

            expectEqual(calls, [])
            expectTrue(field.isFirstResponder)
            expectEqual(table.tableView.indexPathsForVisibleRows?.contains(IndexPath(row: 1, section: 0)), false)
            expectFalse(table.tableView.visibleCells.contains { field.isDescendant(of: $0) })
            for row in 14..<30 {
                expectTrue(table.field(row) !== field && table.field(row).map { $0.text == "Row \(row)" } != false)
            }
            stage.type("!")
            expectEqual(field.text, "Row 1!")

            table.tableView.contentOffset.y = 0
            stage.settle()
            expectIdentical(table.field(1), field)
            expectTrue(field.isFirstResponder)
            expectEqual(field.text, "Row 1!")
            expectEqual(field.convert(field.bounds, to: table.tableView).minY, 48)
        }
    }

    @Test("A cell that ends editing while it is away is used for other rows again")
    func endedAway() throws {
        try withTable { stage, table, field, _ in
            table.tableView.contentOffset.y = 600
            stage.settle()

            field.resignFirstResponder()
            table.tableView.contentOffset.y = 900
            stage.settle()
            table.tableView.contentOffset.y = 0
            stage.settle()

            expectEqual(table.field(1)?.text, "Row 1")
            expectFalse(field.isFirstResponder)
            expectEqual(
                table.tableView.subviews.filter { $0 is FieldCell && !$0.isHidden }.count,
                table.tableView.visibleCells.count)
        }
    }

    @Test(
        "Deleting or reloading a row, or all rows, ends its editing", arguments: ["delete", "reload", "all"])
    func removed(how: String) throws {
        try withTable { stage, table, field, log in
            let path = IndexPath(row: 1, section: 0)
            let calls = log.during {
                switch how {
                case "delete":
                    table.texts.remove(at: 1)
                    table.tableView.deleteRows(at: [path], with: .fade)
                case "reload": table.tableView.reloadRows(at: [path], with: .none)
                default: table.tableView.reloadData()
                }
                stage.advance(by: 1)
            }

            expectFalse(field.isFirstResponder)
            #expect(calls.contains("did end"))
            expectEqual(table.field(1)?.text, table.texts[1])
            expectNil(stage.textInputFrame)
        }
    }

    @Test("The same for an invisible row", arguments: ["delete", "reload", "all"])
    func removedAway(how: String) throws {
        try withTable { stage, table, field, log in
            table.tableView.contentOffset.y = 600
            stage.settle()
            let path = IndexPath(row: 1, section: 0)
            let calls = log.during {
                switch how {
                case "delete":
                    table.texts.remove(at: 1)
                    table.tableView.deleteRows(at: [path], with: .fade)
                case "reload": table.tableView.reloadRows(at: [path], with: .none)
                default: table.tableView.reloadData()
                }
                stage.advance(by: 1)
            }

            expectFalse(field.isFirstResponder)
            #expect(calls.contains("did end"))
            table.tableView.contentOffset.y = 0
            stage.settle()
            expectEqual(table.field(1)?.text, table.texts[1])
        }
    }

    @Test("A moved row, or one after inserted rows, continues editing", arguments: [false, true], [false, true])
    func moved(inserts: Bool, away: Bool) throws {
        try withTable { stage, table, field, log in
            if away {
                table.tableView.contentOffset.y = 600
                stage.settle()
            }
            let calls = log.during {
                if inserts {
                    table.texts.insert("New", at: 0)
                    table.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
                } else {
                    table.texts.insert(table.texts.remove(at: 1), at: 2)
                    table.tableView.moveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 2, section: 0))
                }
                stage.advance(by: 1)
            }

            expectEqual(calls, [])
            expectTrue(field.isFirstResponder)
            table.tableView.contentOffset.y = 0
            stage.settle()
            expectIdentical(table.field(2), field)
            expectEqual(field.text, "Row 1")
            expectNotIdentical(table.field(1), field)
        }
    }

    @Test("A touch that scrolls far, and back, does not end editing")
    func dragged() throws {
        try withTable { stage, table, field, _ in
            for _ in 0..<3 { stage.drag(from: CGPoint(x: 300, y: 700), to: CGPoint(x: 300, y: 100), duration: 0.1) }
            stage.advance(by: 3)
            expectTrue(table.tableView.contentOffset.y > 600 && field.isFirstResponder)

            for _ in 0..<4 { stage.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 300, y: 700), duration: 0.1) }
            stage.advance(by: 3)

            expectTrue(table.tableView.contentOffset.y <= 0 && table.field(1) === field && field.isFirstResponder)
        }
    }

    // MARK: Collection views

    @Test("An item that is edited scrolls away and returns")
    func itemScrolledAway() throws {
        try withGrid { stage, grid, field, log in
            let calls = log.during {
                grid.collectionView.contentOffset.y = 1500
                stage.settle()
            }

            expectEqual(calls, [])
            expectTrue(field.isFirstResponder)
            expectFalse(grid.collectionView.visibleCells.contains { field.isDescendant(of: $0) })
            stage.type("!")

            grid.collectionView.contentOffset.y = 0
            stage.settle()
            expectIdentical(grid.field(1), field)
            expectTrue(field.isFirstResponder)
            expectEqual(field.text?.contains("!"), true)
            field.resignFirstResponder()
            grid.collectionView.contentOffset.y = 1500
            stage.settle()
            expectEqual(
                grid.collectionView.visibleCells.count,
                grid.collectionView.subviews.filter { $0 is FieldItem && !$0.isHidden }.count)
        }
    }

    @Test(
        "Deleting or reloading an item, or all items, ends its editing",
        arguments: ["delete", "reload", "all"], [false, true])
    func itemRemoved(how: String, away: Bool) throws {
        try withGrid { stage, grid, field, log in
            if away {
                grid.collectionView.contentOffset.y = 1500
                stage.settle()
            }
            let path = IndexPath(item: 1, section: 0)
            let calls = log.during {
                switch how {
                case "delete":
                    grid.texts.remove(at: 1)
                    grid.collectionView.deleteItems(at: [path])
                case "reload": grid.collectionView.reloadItems(at: [path])
                default: grid.collectionView.reloadData()
                }
                stage.advance(by: 1)
            }

            expectFalse(field.isFirstResponder)
            #expect(calls.contains("did end"))
            grid.collectionView.contentOffset.y = 0
            stage.settle()
            expectEqual(grid.field(1)?.text, grid.texts[1])
        }
    }

    @Test("A moved item, or one after inserted items, continues editing", arguments: [false, true], [false, true])
    func itemMoved(inserts: Bool, away: Bool) throws {
        try withGrid { stage, grid, field, log in
            if away {
                grid.collectionView.contentOffset.y = 1500
                stage.settle()
            }
            let calls = log.during {
                if inserts {
                    grid.texts.insert("New", at: 0)
                    grid.collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
                } else {
                    grid.texts.insert(grid.texts.remove(at: 1), at: 2)
                    grid.collectionView.moveItem(at: IndexPath(item: 1, section: 0), to: IndexPath(item: 2, section: 0))
                }
                stage.advance(by: 1)
            }

            expectEqual(calls, [])
            expectTrue(field.isFirstResponder)
            grid.collectionView.contentOffset.y = 0
            stage.settle()
            expectIdentical(grid.field(2), field)
            expectEqual(field.text, "Item 1")
            expectNotIdentical(grid.field(1), field)
        }
    }
}

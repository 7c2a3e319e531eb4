import Expectations
import Foundation
import IrekoTesting
import RandomSupport
import Testing
import UIKit

@MainActor @Suite("Diffable data sources")
struct DiffableDataSourceTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func run(
        _ body: (Stage, UITableView, UITableViewDiffableDataSource<String, Int>) throws -> Void
    ) throws {
        try Stage.run(size: CGSize(width: 320, height: 440), rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController)
            let table = UITableView(frame: root.view.bounds)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            root.view.addSubview(table)
            let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
                let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
                cell.textLabel?.text = "\(item)"
                return cell
            }
            try body(stage, table, source)
        }
    }

    @Test("A snapshot is shown, and the difference to the next one keeps cells")
    func applying() throws {
        try run { stage, table, source in
            var snapshot = source.snapshot()
            snapshot.appendSections(["a", "b"])
            snapshot.appendItems([1, 2, 3], toSection: "a")
            snapshot.appendItems([4, 5])
            source.apply(snapshot)
            stage.settle()
            expectEqual(table.textsInSight, ["1", "2", "3", "4", "5"])
            let cells = table.visibleCells

            snapshot.moveItem(5, beforeItem: 1)
            snapshot.deleteItems([2])
            snapshot.insertItems([9], afterItem: 3)
            source.apply(snapshot)
            stage.advance(by: 0.5)

            expectEqual(table.textsInSight, ["5", "1", "3", "9", "4"])
            expectIdentical(table.cellForRow(at: IndexPath(row: 0, section: 0)), cells[4])
            expectIdentical(table.cellForRow(at: IndexPath(row: 2, section: 0)), cells[2])
            expectEqual(source.itemIdentifier(for: IndexPath(row: 3, section: 0)), 9)
            expectEqual(source.indexPath(for: 4), IndexPath(row: 0, section: 1))
            expectNil(source.indexPath(for: 2))
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("Adding an existing item moves it; an existing section is refused")
    func duplicates() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            var snapshot = Snapshot()
            snapshot.appendItems([1])
            expectEqual(
                stage.diagnostics.last?.message,
                "There are currently no sections in the data source. Please add a section first.")
            snapshot.appendSections(["a", "b"])
            snapshot.appendItems([1, 2], toSection: "a")

            snapshot.appendItems([1], toSection: "b")
            expectEqual(snapshot.itemIdentifiers(inSection: "a"), [2])
            expectEqual(snapshot.itemIdentifiers(inSection: "b"), [1])

            snapshot.appendItems([7, 8, 7])
            expectEqual(
                stage.diagnostics.last?.message,
                "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    7\n)}")
            snapshot.appendSections(["a"])
            expectEqual(
                stage.diagnostics.last?.message.hasPrefix(
                    "Diffable data source detected an attempt to insert or append 1 section identifier that already exists"
                ), true)
            snapshot.reloadItems([99])
            expectEqual(
                stage.diagnostics.last?.message,
                "Attempted to reload item identifier that does not exist in the snapshot: 99")
            expectEqual(snapshot.itemIdentifiers(inSection: "?"), [])
            snapshot.moveItem(1, afterItem: 55)
            expectEqual(stage.diagnostics.last?.message, "Invalid parameter not satisfying: toIndex != NSNotFound")
            expectEqual(snapshot.numberOfItems, 2)
        }
    }

    @Test("Reloaded items have new cells, reconfigured items the same cells, and the marks are removed afterwards")
    func reloading() throws {
        try run { stage, table, source in
            var snapshot = source.snapshot()
            snapshot.appendSections(["a"])
            snapshot.appendItems([1, 2, 3])
            source.apply(snapshot)
            stage.settle()
            let cells = table.visibleCells

            snapshot.reloadItems([1])
            snapshot.reconfigureItems([2])
            source.apply(snapshot, animatingDifferences: false)
            stage.advance(by: 0.5)

            expectNotIdentical(table.visibleCells[0], cells[0])
            expectIdentical(table.visibleCells[1], cells[1])
            expectEmpty(source.snapshot().reloadedItemIdentifiers)
            expectEqual(source.snapshot(), snapshot)
        }
    }

    @Test("Random snapshots are shown correctly", arguments: RandomSeeds.batches(20))
    func random(_ seeds: RandomSeeds) throws {
        for seed in seeds {
            try run { stage, table, source in
                var random = SeededGenerator(seed: UInt64(seed))
                for _ in 0..<8 {
                    var snapshot = source.snapshot()
                    change(&snapshot, &random)
                    source.apply(snapshot, animatingDifferences: random.below(2) == 0)
                    if random.below(2) == 0 { stage.advance(by: 0.1) }
                    stage.settle()

                    expectEqual(
                        (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) },
                        snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) }, "seed \(seed)"
                    )
                    for path in table.indexPathsForVisibleRows ?? [] {
                        expectEqual(
                            table.cellForRow(at: path)?.textLabel?.text,
                            source.itemIdentifier(for: path).map(String.init),
                            "seed \(seed)")
                    }
                    expectEmpty(stage.diagnostics, "seed \(seed): \(stage.diagnostics)")
                }
            }
        }
    }

    private func change(_ snapshot: inout Snapshot, _ random: inout SeededGenerator) {
        for _ in 0..<6 {
            let (items, sections) = (snapshot.itemIdentifiers, snapshot.sectionIdentifiers)
            switch random.below(8) {
            case 0:
                let name = "\(random.below(6))"
                if !sections.contains(name) { snapshot.appendSections([name]) }
            case 1: if sections.count > 1 { snapshot.deleteSections([random.pick(sections)]) }
            case 2: if sections.count > 1 { snapshot.moveSection(sections[0], afterSection: sections[1]) }
            case 3: if !items.isEmpty { snapshot.deleteItems([random.pick(items)]) }
            case 4:
                if items.count > 1 { snapshot.moveItem(random.pick(items), afterItem: random.pick(items)) }
            default:
                if !sections.isEmpty {
                    let fresh = Array(Set((0..<3).map { _ in random.below(60) }))
                    snapshot.appendItems(fresh, toSection: random.pick(sections))
                }
            }
        }
    }
}

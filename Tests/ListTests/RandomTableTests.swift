import Expectations
import Foundation
import IrekoTesting
import RandomSupport
import TestSupport
import Testing
import UIKit

/// A simple model of a table's content: sections of numbered rows with heights, and the selected rows.
@MainActor
private final class TableModel: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[Int]] = [[]]
    var selected = Set<Int>()
    /// Selections of selected rows, and deselections of others.
    private(set) var faults: [String] = []
    private var nextRow = 0

    func makeRow() -> Int {
        nextRow += 1
        return nextRow
    }

    func height(of row: Int) -> CGFloat { CGFloat(20 + row * 7 % 60) }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        height(of: sections[indexPath.section][indexPath.row])
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.tag = sections[indexPath.section][indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let row = sections[indexPath.section][indexPath.row]
        if !selected.insert(row).inserted { faults.append("\(row) is selected twice") }
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        let row = sections[indexPath.section][indexPath.row]
        if selected.remove(row) == nil { faults.append("\(row) was not selected") }
    }

    func path(of row: Int) -> IndexPath? {
        for (section, rows) in sections.enumerated() {
            if let index = rows.firstIndex(of: row) { return IndexPath(row: index, section: section) }
        }
        return nil
    }
}

@MainActor @Suite("Random tables")
struct RandomTableTests {
    @Test("After any edits, scrolls and sizes a table shows its model's content", arguments: RandomSeeds.batches(20))
    func random(_ seeds: RandomSeeds) throws {
        for seed in seeds {
            for estimates in [false, true] { try run(seed, estimates) }
        }
    }

    private func run(_ seed: Int, _ estimates: Bool) throws {
        try Stage.run(size: CGSize(width: 300, height: 300), rootViewController: UIViewController()) { stage in
            let root = try #require(stage.window.rootViewController)
            var random = SeededGenerator(seed: UInt64(seed))
            let model = TableModel()
            model.sections = (0..<3).map { _ in (0..<random.below(12)).map { _ in model.makeRow() } }
            let table = UITableView(frame: root.view.bounds)
            table.allowsMultipleSelection = true
            if !estimates { table.estimatedRowHeight = 0 }
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = model
            table.delegate = model
            root.view.addSubview(table)
            stage.settle()
            for step in 0..<12 {
                let name = "seed \(seed), step \(step), \(estimates ? "estimates" : "heights")"
                act(stage, table, model, &random, name)
                stage.settle()
                check(table, model, estimates, name)
                expectEmpty(stage.diagnostics, "\(name): \(stage.diagnostics)")
                expectNil(table.violatedInvariant, "\(name)")
            }
        }
    }

    private func act(
        _ stage: Stage, _ table: UITableView, _ model: TableModel, _ random: inout SeededGenerator, _ name: String
    ) {
        switch random.below(13) {
        case 0:
            table.contentOffset.y = CGFloat(random.number(-100, Double(table.contentSize.height) + 100))
        case 1:
            table.frame.size = CGSize(width: random.number(100, 400), height: random.number(10, 500))
        case 2:
            model.sections[random.below(model.sections.count)].append(model.makeRow())
            table.reloadData()
            model.selected = []
        case 3:
            let rows = model.sections.flatMap(\.self)
            guard !rows.isEmpty, !table.isEditing else { return }
            let row = random.pick(rows)
            table.selectRow(at: model.path(of: row), animated: false, scrollPosition: .none)
            model.selected.insert(row)
        case 4:
            table.setEditing(!table.isEditing, animated: random.below(2) == 0)
            model.selected = []
        case 5: stage.advance(by: random.number(0, 0.4))
        case 6, 7: stage.point(in: table, &random)
        case 8, 9: tap(stage, table, model, &random, name)
        default: batch(table, model, &random)
        }
    }

    /// Points at a table that does not move. Each tap on a row selects it, or deselects it if it is selected.
    private func tap(
        _ stage: Stage, _ table: UITableView, _ model: TableModel, _ random: inout SeededGenerator, _ name: String
    ) {
        stage.advance(by: 4)
        let (offset, before) = (table.contentOffset, model.selected)
        guard let taps = stage.point(in: table, &random) else { return }
        stage.advance(by: 4)
        let place = table.convert(taps.place, from: nil)
        // A pointer at the edge grabs the scroll indicator.
        guard table.contentOffset == offset, place.x < table.bounds.maxX - 16 else { return }
        var expected = before
        if !table.isEditing, table.bounds.contains(place), let path = table.indexPathForRow(at: place),
            taps.count % 2 == 1
        {
            expected.formSymmetricDifference([model.sections[path.section][path.row]])
        }
        expectEqual(model.selected, expected, "\(name): \(taps)")
    }

    /// Deletes, moves and inserts rows and sections in one batch.
    private func batch(_ table: UITableView, _ model: TableModel, _ random: inout SeededGenerator) {
        let old = model.sections
        let oldPaths = Dictionary(
            uniqueKeysWithValues: old.flatMap(\.self).map { ($0, model.path(of: $0) ?? IndexPath()) })
        let animations: [UITableView.RowAnimation] = [.fade, .left, .right, .top, .bottom, .none, .middle, .automatic]
        let animation = random.pick(animations)
        var goneSections = IndexSet()
        if old.count > 1, random.below(3) == 0 { goneSections.insert(random.below(old.count)) }
        var (deleted, moved) = ([Int](), [Int]())
        var kept: [[Int]] = []
        for (section, rows) in old.enumerated() where !goneSections.contains(section) {
            var rest: [Int] = []
            for row in rows {
                switch random.below(6) {
                case 0: deleted.append(row)
                case 1: moved.append(row)
                default: rest.append(row)
                }
            }
            kept.append(rest)
        }
        var added = (0..<random.below(5)).map { _ in model.makeRow() }
        var newSections = IndexSet()
        var whole = Set<Int>()
        if random.below(3) == 0 {
            let rows = (0..<random.below(4)).map { _ in model.makeRow() }
            let place = random.below(kept.count + 1)
            kept.insert(rows, at: place)
            newSections.insert(place)
            whole.formUnion(rows)
        }
        let places = kept.indices.filter { !newSections.contains($0) }
        if places.isEmpty { (added, moved) = ([], []) }
        // Rows without a target are left out; a target section exists unless all sections are new.
        for row in added + moved {
            let section = random.pick(Array(places))
            kept[section].insert(row, at: random.below(kept[section].count + 1))
        }
        let gone = goneSections.flatMap { old[$0] }
        table.performBatchUpdates {
            model.sections = kept
            table.deleteSections(goneSections, with: animation)
            table.insertSections(newSections, with: animation)
            table.deleteRows(at: deleted.compactMap { oldPaths[$0] }, with: animation)
            table.insertRows(at: added.compactMap { model.path(of: $0) }, with: animation)
            for row in moved {
                if let from = oldPaths[row], let to = model.path(of: row) { table.moveRow(at: from, to: to) }
            }
        }
        model.selected.subtract(gone + deleted)
        if places.isEmpty { model.selected.subtract(old.flatMap(\.self)) }
    }

    private func check(_ table: UITableView, _ model: TableModel, _ estimates: Bool, _ name: String) {
        expectEqual(
            (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }, model.sections.map(\.count),
            "\(name)")
        var y: CGFloat = 0
        var seen: [IndexPath] = []
        for (section, rows) in model.sections.enumerated() {
            for (index, row) in rows.enumerated() {
                let path = IndexPath(row: index, section: section)
                let rect = table.rectForRow(at: path)
                if estimates {
                    expectEqual(rect.minY, y, "\(name) \(path)")
                    y = rect.maxY
                } else {
                    expectEqual(
                        rect, CGRect(x: 0, y: y, width: table.bounds.width, height: model.height(of: row)),
                        "\(name) \(path)")
                    y += model.height(of: row)
                }
                if rect.maxY > table.bounds.minY, rect.minY < table.bounds.maxY { seen.append(path) }
                if let cell = table.cellForRow(at: path) {
                    expectEqual(cell.tag, row, "\(name) \(path)")
                    expectEqual(cell.frame, rect, "\(name) \(path)")
                    expectEqual(cell.frame.height, model.height(of: row), "\(name) \(path)")
                    expectEqual(cell.isSelected, model.selected.contains(row), "\(name) \(path)")
                    expectTrue(cell.superview === table && !cell.isHidden, "\(name) \(path)")
                    expectEqual(cell.isEditing, table.isEditing, "\(name) \(path)")
                }
            }
        }
        expectEqual(table.contentSize.height, y, "\(name)")
        expectEqual(table.indexPathsForVisibleRows, seen, "\(name)")
        expectEqual(Set(table.visibleCells.map { ObjectIdentifier($0) }).count, seen.count, "\(name)")
        let paths = Set(model.selected.compactMap { model.path(of: $0) })
        expectEqual(Set(table.indexPathsForSelectedRows ?? []), paths, "\(name)")
        expectEmpty(model.faults, "\(name): \(model.faults)")
    }
}

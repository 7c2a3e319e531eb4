import Foundation
import IrekoTesting
import Measuring
import UIKit

/// Numbered rows, of a fixed height or of the height of their text.
@MainActor
private final class NumberedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows: Int

    init(_ rows: Int) { self.rows = rows }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = "Row number \(indexPath.row)"
        content.secondaryText = "and what there is to say about it"
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }
}

@MainActor
private func runTable<Result>(
    rows: Int, _ body: (Stage, UITableView, NumberedRows) throws -> Result
) throws -> Result {
    let size = CGSize(width: 1920, height: 1080)
    return try Stage.run(size: size, rootViewController: UIViewController()) { stage in
        let table = UITableView(frame: CGRect(origin: .zero, size: size))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = NumberedRows(rows)
        table.dataSource = source
        table.delegate = source
        stage.window.rootViewController?.view.addSubview(table)
        stage.advance(by: 0.1)
        stage.render()
        // The data source must be retained, since the table refers to it weakly.
        return try withExtendedLifetime(source) { try body(stage, table, source) }
    }
}

/// A table of 100,000 rows at 1920×1080 that scrolls 50 points a frame: 3000 points a second.
@MainActor let listScroll = Benchmark("list.scroll", "list.worst") {
    // Other work of the machine slows single frames in each round, so that the median of three rounds is used.
    let reference = FrameCopy()
    var (frames, worst): ([Double], [Double]) = ([], [])
    for round in 0..<3 {
        let measured = try runTable(rows: 100_000) { stage, table, _ in
            // New rows, whose texts have not been visible yet.
            table.contentOffset.y += CGFloat(round) * 100_000
            stage.render()
            @MainActor func scroll() {
                table.contentOffset.y += 50
                stage.advance(by: 1.0 / 60)
                stage.render()
            }
            let frames = (0..<360).map { frame in
                if frame % 60 == 0 {
                    reference.round()
                    // The copies have evicted the caches, which only the next frame would pay for.
                    scroll()
                }
                return CPUClock.seconds { scroll() }
            }
            // The first second fills caches.
            return Array(frames.dropFirst(60))
        }
        frames += measured
        worst.append((measured.max() ?? .nan) / measured.median)
    }
    return [
        .copies("list.scroll", cost: frames.median, reference: reference.seconds, reach: .atMost(0.7)),
        Figure(
            name: "list.worst", value: worst.median, unit: "× median", reference: reference.seconds, cost: nil,
            reach: .atMost(2.5)),
    ]
}

/// The memory before and after scrolling through 100,000 rows, a screen at a time.
@MainActor let listMemory = Benchmark("list.memory") {
    try runTable(rows: 100_000) { stage, table, _ in
        for _ in 0..<100 {
            table.contentOffset.y += 1000
            stage.render()
        }
        let before = ProcessStatus.own.memory ?? 0
        while table.contentOffset.y < table.contentSize.height - 1080 {
            table.contentOffset.y += 1000
            stage.advance(by: 1.0 / 60)
        }
        stage.render()
        let after = ProcessStatus.own.memory ?? 0
        return [
            Figure(
                name: "list.memory", value: Double(after - before) / 1e6, unit: "MB", reference: FrameCopy.measure(),
                cost: nil, reach: .atMost(5))
        ]
    }
}

/// From `reloadData()` to the first frame: 100,000 rows that fit their content, and 100.
@MainActor let listOpen = Benchmark("list.open") {
    // Alternating, so that other work of the machine affects both equally.
    let (few, many) = try runTable(rows: 100) { stage, table, source in
        var costs: [Int: [Double]] = [:]
        for _ in 0..<40 {
            for rows in [100, 100_000] {
                source.rows = rows
                costs[rows, default: []].append(
                    CPUClock.seconds {
                        table.reloadData()
                        stage.render()
                    })
            }
        }
        return (costs[100, default: []].median, costs[100_000, default: []].median)
    }
    return [
        Figure(
            name: "list.open", value: many / few, unit: "× 100 rows", reference: FrameCopy.measure(), cost: nil,
            reach: .atMost(1.2))
    ]
}

/// A batch of 1,000 moves, insertions and deletions among 10,000 rows, until it is laid out: as snapshots of a
/// diffable data source, which also computes the difference.
@MainActor let listUpdate = Benchmark("list.update") {
    let size = CGSize(width: 1920, height: 1080)
    return try Stage.run(size: size, rootViewController: UIViewController()) { stage in
        let table = UITableView(frame: CGRect(origin: .zero, size: size))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        stage.window.rootViewController?.view.addSubview(table)
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        var snapshot = source.snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<10_000))
        source.apply(snapshot)
        stage.render()
        let reference = FrameCopy.measure()
        var costs: [Double] = []
        var next = 10_000
        for round in 0..<10 {
            var changed = source.snapshot()
            let items = changed.itemIdentifiers
            changed.deleteItems((0..<333).map { items[($0 * 29 + round) % items.count] })
            let rest = changed.itemIdentifiers
            for step in 0..<334 { changed.moveItem(rest[step * 17 + round], afterItem: rest[step * 13 + 5000]) }
            for step in 0..<333 {
                changed.insertItems([next], beforeItem: rest[step * 23 + 7])
                next += 1
            }
            costs.append(
                CPUClock.seconds {
                    source.apply(changed)
                    stage.settle()
                })
            stage.advance(by: 1)
        }
        return [.milliseconds("list.update", cost: costs.median, reference: reference, reach: .atMost(40))]
    }
}

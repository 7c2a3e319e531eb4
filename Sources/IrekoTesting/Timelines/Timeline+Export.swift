import Foundation
import UIKit

extension Timeline {
    // MARK: Exporting

    /// Returns the entries as a trace in Chrome's format, for `chrome://tracing` and <https://ui.perfetto.dev>. The
    /// trace contains a track for each controller, with spans while the controller appears, is visible and disappears,
    /// and a mark for each callback.
    ///
    /// An application in a window writes such a file with `IREKO_TIMELINE=trace.json` in its environment.
    public func chromeTrace() -> Data {
        var trace = CallbackTrace(since: start)
        let events = entries.flatMap { trace.events(of: $0.record) }
        return Data(("[\n" + events.joined(separator: ",\n") + "\n]\n").utf8)
    }

    /// Returns the entries of some kinds as a text table: a column for each controller, ordered by its first entry,
    /// and a row for each callback, with its time.
    ///
    ///        time  Old                New
    ///       0.000  viewWillDisappear
    ///       0.000                     viewWillAppear
    ///
    /// An appearance callback that is not permitted after the previous one is marked with `✗`. Callbacks that are
    /// missing at the end are listed below the table.
    public func diagram(of kinds: Kinds = [.appearance, .containment, .life]) -> String {
        let shown = entries.filter { kinds.contains($0.kind) }
        var columns: [ObjectIdentifier: Int] = [:]
        var names: [String] = []
        for entry in shown where columns[ObjectIdentifier(entry.record.controller)] == nil {
            columns[ObjectIdentifier(entry.record.controller)] = names.count
            let namesakes = names.filter { $0 == entry.name || $0.hasPrefix(entry.name + " (") }.count
            names.append(namesakes == 0 ? entry.name : "\(entry.name) (\(namesakes + 1))")
        }
        // All entries are checked, since an entry that is not shown may permit the next one.
        let checker = checkerAtFirst.copy()
        var rows: [(time: Double, column: Int, text: String)] = []
        var open: [Int: String] = [:]
        for entry in entries {
            let known = checker.violations.count
            checker.check(entry)
            guard let column = columns[ObjectIdentifier(entry.record.controller)] else { continue }
            switch entry.record.callback {
            case .viewWillAppear: open[column] = "viewDidAppear"
            case .viewWillDisappear: open[column] = "viewDidDisappear"
            case .viewDidAppear, .viewDidDisappear, .deinitialized: open[column] = nil
            default: break
            }
            guard kinds.contains(entry.kind) else { continue }
            rows.append((entry.time, column, (checker.violations.count > known ? "✗ " : "") + entry.callback))
        }
        var widths = names.map(\.count)
        for row in rows { widths[row.column] = max(widths[row.column], row.text.count) }
        func line(_ first: String, _ cells: [String]) -> String {
            var line = String(repeating: " ", count: max(0, 8 - first.count)) + first
            for (cell, width) in zip(cells, widths) {
                line += "  " + cell + String(repeating: " ", count: max(0, width - cell.count))
            }
            while line.last == " " { line.removeLast() }
            return line
        }
        var lines = [line("time", names)]
        for row in rows {
            lines.append(
                line(
                    String(format: "%.3f", row.time),
                    names.indices.map { $0 == row.column ? row.text : "" }))
        }
        for (column, callback) in open.sorted(by: { $0.key < $1.key }) {
            lines.append("✗ \(names[column]) has got no \(callback)")
        }
        return lines.joined(separator: "\n")
    }
}

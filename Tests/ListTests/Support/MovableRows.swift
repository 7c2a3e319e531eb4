import IrekoTesting
import TestSupport
import UIKit

/// Sections of named rows, which follow the user's moves.
@MainActor
final class MovableRows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]]
    var heights: [String: CGFloat] = [:]
    var titles = false
    var log: [String] = []
    /// Returns the chosen row for a proposed row.
    var choose: ((IndexPath) -> IndexPath)?

    init(_ sections: [[String]]) { self.sections = sections }

    nonisolated deinit {}

    static func name(_ path: IndexPath) -> String { "\(path.section).\(path.row)" }

    func take() -> [String] {
        defer { log = [] }
        return log
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        titles ? "Section \(section)" : nil
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heights[sections[indexPath.section][indexPath.row]] ?? 44
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { titles ? 28 : 0 }

    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        log.append("move \(Self.name(sourceIndexPath)) \(Self.name(destinationIndexPath))")
        let row = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        sections[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
    }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        log.append("target \(Self.name(sourceIndexPath)) \(Self.name(proposedDestinationIndexPath))")
        return choose?(proposedDestinationIndexPath) ?? proposedDestinationIndexPath
    }
}

extension Stage {
    /// Runs a test with a table in editing mode that fills a screen of 320 by 440 points.
    @MainActor
    static func runMovable(
        _ source: MovableRows, style: UITableView.Style = .plain, _ body: (Stage, UITableView) throws -> Void
    ) throws {
        try run(root: UIViewController(), size: CGSize(width: 320, height: 440)) { stage, root in
            let table = UITableView(frame: root.view.bounds, style: style)
            table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            table.sectionHeaderTopPadding = 0
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = source
            table.delegate = source
            table.isEditing = true
            root.view.addSubview(table)
            stage.settle()
            try body(stage, table)
        }
    }

    /// Presses a row's control and moves it up or down, in steps.
    @MainActor
    func lift(_ y: CGFloat, _ device: PointingDevice = .finger, by distance: CGFloat, x: CGFloat = 293) {
        down(device, at: CGPoint(x: x, y: y))
        for step in 1...10 {
            move(device, to: CGPoint(x: x, y: y + distance * CGFloat(step) / 10))
            advance(by: 0.05)
        }
    }
}

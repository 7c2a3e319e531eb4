import Foundation
import IrekoTesting
import TestSupport
import UIKit

/// A table of texts with rows that can be dragged, which accepts drops, and logs the calls of its delegates.
@MainActor
class DraggedTable: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate,
    UITableViewDropDelegate
{
    typealias Proposal = UITableViewDropProposal

    var texts: [[String]]
    var log: [String] = []
    var proposal: (IndexPath?, any UIDropSession) -> Proposal = { _, session in
        Proposal(operation: session.localDragSession == nil ? .copy : .move, intent: .insertAtDestinationIndexPath)
    }
    /// Replaces moving and inserting.
    var perform: ((any UITableViewDropCoordinator) -> Void)?
    /// Called in each callback, with its line in the log.
    var inside: (String) -> Void = { _ in }
    var itemsPerRow = 1
    var allowsMove = true

    init(_ texts: [[String]]) { self.texts = texts }

    nonisolated deinit {}

    static func name(_ path: IndexPath?) -> String { path.map { "\($0.section).\($0.row)" } ?? "nil" }

    func note(_ line: String) {
        if log.last != line { log.append(line) }
        inside(line)
    }

    func take() -> [String] {
        defer { log = [] }
        return log
    }

    // MARK: Data

    func numberOfSections(in tableView: UITableView) -> Int { texts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = texts[indexPath.section][indexPath.row]
        return cell
    }

    // MARK: Dragging

    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
        -> [UIDragItem]
    {
        let text = texts[indexPath.section][indexPath.row]
        note("items \(Self.name(indexPath))")
        return (0..<itemsPerRow).map { _ in Self.item(text) }
    }

    static func item(_ text: String) -> UIDragItem {
        let item = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
        item.localObject = text
        return item
    }

    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
        let text = texts[indexPath.section][indexPath.row]
        note("add \(Self.name(indexPath))")
        return [Self.item(text)]
    }

    func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    {
        note("parameters \(Self.name(indexPath))")
        return nil
    }

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) { note("begin") }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { note("drag end") }

    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        note("allows move")
        return allowsMove
    }

    // MARK: Dropping

    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        note("can handle")
        return true
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) { note("enter") }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        note("update \(Self.name(destinationIndexPath))")
        return proposal(destinationIndexPath, session)
    }

    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { note("exit") }

    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) { note("drop end") }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        note("perform \(Self.name(coordinator.destinationIndexPath))")
        if let perform { return perform(coordinator) }
        insert(tableView, coordinator)
    }

    /// Performs a drop like a program: rows of the table are moved, other rows inserted.
    func insert(_ table: UITableView, _ coordinator: any UITableViewDropCoordinator) {
        guard let destination = coordinator.destinationIndexPath else { return }
        let sources = coordinator.items.compactMap(\.sourceIndexPath)
        let dropped = coordinator.items.compactMap { $0.dragItem.localObject as? String }
        var paths: [IndexPath] = []
        table.performBatchUpdates {
            for source in Set(sources).sorted(by: >) { self.texts[source.section].remove(at: source.row) }
            table.deleteRows(at: sources, with: .automatic)
            let first = min(destination.row, self.texts[destination.section].count)
            self.texts[destination.section].insert(contentsOf: dropped, at: first)
            paths = dropped.indices.map { IndexPath(row: first + $0, section: destination.section) }
            table.insertRows(at: paths, with: .automatic)
        }
        for (item, path) in zip(coordinator.items, paths) { coordinator.drop(item.dragItem, toRowAt: path) }
    }
}

/// A table with a data source that moves rows, and with only a drag delegate.
@MainActor
final class ReorderedTable: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate {
    var texts: [[String]]
    var moves: [String] = []
    /// The only row that stays.
    var fixed: IndexPath?
    var hasItems = true
    var target: (IndexPath) -> IndexPath = { $0 }

    init(_ texts: [[String]]) { self.texts = texts }

    nonisolated deinit {}

    func numberOfSections(in tableView: UITableView) -> Int { texts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = texts[indexPath.section][indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { indexPath != fixed }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        moves.append("\(DraggedTable.name(sourceIndexPath)) to \(DraggedTable.name(destinationIndexPath))")
        let text = texts[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        texts[destinationIndexPath.section].insert(text, at: destinationIndexPath.row)
    }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { target(proposedDestinationIndexPath) }

    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
        -> [UIDragItem]
    { hasItems ? [DraggedTable.item(texts[indexPath.section][indexPath.row])] : [] }
}

extension Stage {
    /// Runs a test with a table that fills a screen of 320 by 440 points; its rows are 44 points high.
    @MainActor
    static func runDragged<Source: UITableViewDataSource & UITableViewDelegate & UITableViewDragDelegate>(
        _ source: Source, style: UITableView.Style = .plain, _ body: (Stage, UITableView) throws -> Void
    ) throws {
        try run(root: UIViewController(), size: CGSize(width: 320, height: 440)) { stage, root in
            let table = UITableView(frame: root.view.bounds, style: style)
            table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            table.rowHeight = 44
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = source
            table.delegate = source
            table.dragDelegate = source
            table.dropDelegate = source as? any UITableViewDropDelegate
            root.view.addSubview(table)
            stage.settle()
            try body(stage, table)
        }
    }

    /// Lifts the row at a point, and drags it to a second point in steps of a frame.
    func carry(_ device: PointingDevice = .finger, from start: CGPoint, to end: CGPoint) {
        down(device, at: start)
        advance(by: 0.4)
        carry(device, on: start, to: end)
    }

    /// Continues a drag.
    func carry(_ device: PointingDevice = .finger, on start: CGPoint, to end: CGPoint) {
        for step in 1...20 {
            let part = CGFloat(step) / 20
            move(device, to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
            advance(by: 1.0 / 60)
        }
    }
}

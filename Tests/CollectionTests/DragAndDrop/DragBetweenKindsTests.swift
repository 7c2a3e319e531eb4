import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Drags between a table and a collection view", .serialized)
struct DragBetweenKindsTests {
    /// A table above and a collection view below.
    @MainActor
    private final class World: UIViewController {
        let rows = Rows(["1", "2", "3"])
        let items = DraggedCollection([["A", "B", "C"]])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 200, width: 320, height: 240), collectionViewLayout: UICollectionViewFlowLayout())

        override func viewDidLoad() {
            super.viewDidLoad()
            items.proposal = { _, _ in
                UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
            }
            table.rowHeight = 44
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            (table.dataSource, table.delegate) = (rows, rows)
            (table.dragDelegate, table.dropDelegate) = (rows, rows)
            collection.register(TextCell.self, forCellWithReuseIdentifier: "text")
            (collection.dataSource, collection.delegate) = (items, items)
            (collection.dragDelegate, collection.dropDelegate) = (items, items)
            view.addSubview(table)
            view.addSubview(collection)
        }
    }

    private func run(_ body: (Stage, World) throws -> Void) throws {
        let world = World()
        try Stage.run(size: CGSize(width: 320, height: 440), rootViewController: world) { stage in
            stage.advance(by: 0.1)
            try body(stage, world)
        }
    }

    @Test("A row becomes an item", arguments: PointingDevice.allCases)
    func rowToItem(device: PointingDevice) throws {
        try run { stage, world in
            stage.carry(device, from: CGPoint(x: 100, y: 22), to: CGPoint(x: 160, y: 250))
            let seen = (world.table.hasActiveDrag, world.collection.hasActiveDrop, world.table.hasActiveDrop)
            stage.up(device, at: CGPoint(x: 160, y: 250))
            stage.advance(by: 1.5)

            #expect(seen == (true, true, false))
            expectEqual(world.items.texts, [["A", "1", "B", "C"]])
            expectEqual(world.collection.textsInSight, ["A", "1", "B", "C"])
            expectEqual(world.rows.texts, ["1", "2", "3"])
            expectEqual(world.table.visibleCells.map(\.frame.minY), [0, 44, 88])
        }
    }

    @Test("An item becomes a row, and two items two rows", arguments: PointingDevice.allCases)
    func itemToRow(device: PointingDevice) throws {
        for count in 1...2 {
            try run { stage, world in
                world.items.itemsPerCell = count
                stage.carry(device, from: CGPoint(x: 50, y: 250), to: CGPoint(x: 100, y: 60))
                stage.up(device, at: CGPoint(x: 100, y: 60))
                stage.advance(by: 1.5)

                let added = Array(repeating: "A", count: count)
                expectEqual(world.rows.texts, ["1"] + added + ["2", "3"])
                expectEqual(world.table.visibleCells.map { $0.textLabel?.text }, world.rows.texts)
                expectEqual(world.collection.textsInSight, ["A", "B", "C"])
            }
        }
    }
}

/// Rows of texts that can be dragged, which accept texts.
@MainActor
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate,
    UITableViewDropDelegate
{
    var texts: [String]

    init(_ texts: [String]) { self.texts = texts }

    nonisolated deinit {}

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = texts[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
        -> [UIDragItem]
    { [DraggedCollection.item(texts[indexPath.row])] }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        guard let first = coordinator.destinationIndexPath else { return }
        let dropped = coordinator.items.compactMap { $0.dragItem.localObject as? String }
        let paths = dropped.indices.map { IndexPath(row: first.row + $0, section: 0) }
        texts.insert(contentsOf: dropped, at: first.row)
        tableView.insertRows(at: paths, with: .automatic)
        for (item, path) in zip(coordinator.items, paths) { coordinator.drop(item.dragItem, toRowAt: path) }
    }
}

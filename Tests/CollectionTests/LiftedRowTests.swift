import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Rows with menus that can also be dragged: white, with a separator.
@MainActor
private final class LiftedRows: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate {
    var color: UIColor?
    var isDraggable = false
    var hasMenus = true

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.backgroundColor = color
        return cell
    }

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        hasMenus
            ? UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Delete") { _ in }]) }
            )
            : nil
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { isDraggable ? [UIDragItem(itemProvider: NSItemProvider(object: "row" as NSString))] : [] }
}

/// Red rows of a list that can be dragged.
@MainActor
private final class LiftedListRows: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate {
    nonisolated deinit {}

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        var background = UIBackgroundConfiguration.listPlainCell()
        background.backgroundColor = .red
        cell.backgroundConfiguration = background
        cell.contentConfiguration = UIListContentConfiguration.cell()
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "row" as NSString))] }
}

@MainActor @Suite("Rows that are lifted by a menu or a drag")
struct LiftedRowTests {
    private static let row = CGPoint(x: 200, y: 66)

    private func run(_ rows: LiftedRows, _ body: (Stage, UITableView) throws -> Void) throws {
        try Stage.run(root: UIViewController(), size: CGSize(width: 320, height: 440)) { stage, root in
            let table = UITableView(frame: root.view.bounds)
            table.separatorInset = .zero
            table.rowHeight = 44
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            (table.dataSource, table.delegate, table.dragDelegate) = (rows, rows, rows)
            root.view.addSubview(table)
            stage.settle()
            try body(stage, table)
        }
    }

    @Test("The lifted row of a menu is not highlighted, and has no separator", arguments: PointingDevice.allCases)
    func menu(device: PointingDevice) throws {
        try run(LiftedRows()) { stage, table in
            stage.down(device, at: Self.row)
            stage.advance(by: 1.2)
            let picture = stage.snapshot()

            // Outside the shadow of the menu.
            expectEqual(picture.pixel(4, 66), 0xFFFF_FFFF)
            expectEqual(picture.pixel(4, 87), 0xFFFF_FFFF)
            stage.up(device, at: Self.row)
            stage.press(.keyboardEscape)
            stage.advance(by: 1)
            expectNotEqual(stage.snapshot().pixel(4, 87), 0xFFFF_FFFF)
            expectTrue(table.visibleCells.allSatisfy { !$0.isHighlighted && $0.layer.mask == nil })
        }
    }

    @Test("A menu that becomes a drag moves the picture of the row", arguments: PointingDevice.allCases)
    func drag(device: PointingDevice) throws {
        let rows = LiftedRows()
        (rows.color, rows.isDraggable) = (.red, true)
        try run(rows) { stage, table in
            stage.down(device, at: Self.row)
            stage.advance(by: 1.2)
            for y in stride(from: 70, through: 300, by: 10) {
                stage.move(device, to: CGPoint(x: 200, y: y))
                stage.advance(by: 1.0 / 60)
            }
            stage.advance(by: 1)

            expectTrue(table.hasActiveDrag)
            expectEqual(stage.snapshot().pixel(180, 310), 0xFFFF_0000)
            stage.up(device, at: CGPoint(x: 200, y: 300))
            stage.advance(by: 2)
            expectFalse(table.hasActiveDrag)
            expectEqual(stage.snapshot().pixel(180, 66), 0xFFFF_0000)
        }
    }

    /// Lifts a row whose lower edge is at a position, and carries it 200 points down. Its picture has no separator.
    private func carry(_ stage: Stage, _ device: PointingDevice, middle: CGFloat, edge: Int) {
        // The row has a separator.
        expectNotEqual(stage.snapshot().pixel(180, edge - 1), 0xFFFF_0000)
        stage.down(device, at: CGPoint(x: 200, y: middle))
        stage.advance(by: 0.4)
        stage.move(device, to: CGPoint(x: 200, y: middle + 4))
        stage.advance(by: 0.5)
        expectEqual(stage.snapshot().pixel(180, edge - 1), 0xFFFF_0000)

        for step in 1...20 {
            stage.move(device, to: CGPoint(x: 200, y: middle + CGFloat(step) * 10))
            stage.advance(by: 1.0 / 60)
        }
        stage.advance(by: 1)
        let picture = stage.snapshot()
        expectEqual((edge - 4..<edge).map { picture.pixel(180, $0 + 200) }, Array(repeating: 0xFFFF_0000, count: 4))
        stage.press(.keyboardEscape)
        stage.advance(by: 2)
        stage.up(device, at: CGPoint(x: 200, y: middle + 200))
        stage.advance(by: 1)
        expectNotEqual(stage.snapshot().pixel(180, edge - 1), 0xFFFF_0000)
    }

    @Test("A row of a table has no separator while it is lifted and carried", arguments: PointingDevice.allCases)
    func carriedRow(device: PointingDevice) throws {
        let rows = LiftedRows()
        (rows.color, rows.isDraggable, rows.hasMenus) = (.red, true, false)
        try run(rows) { stage, table in
            carry(stage, device, middle: 66, edge: 88)
            expectFalse(table.hasActiveDrag)
        }
    }

    @Test("A row of a list has no separator while it is lifted and carried", arguments: PointingDevice.allCases)
    func carriedListRow(device: PointingDevice) throws {
        let rows = LiftedListRows()
        try Stage.run(root: UIViewController(), size: CGSize(width: 320, height: 440)) { stage, root in
            let list = UICollectionView(
                frame: root.view.bounds,
                collectionViewLayout: UICollectionViewCompositionalLayout.list(
                    using: UICollectionLayoutListConfiguration(appearance: .plain)))
            list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
            (list.dataSource, list.dragDelegate) = (rows, rows)
            root.view.addSubview(list)
            stage.advance(by: 0.1)
            let frame = try #require(list.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame)

            carry(stage, device, middle: frame.midY, edge: Int(frame.maxY))
            expectFalse(list.hasActiveDrag)
        }
    }
}

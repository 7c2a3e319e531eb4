import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Handles of list cells")
struct ListHandleTests {
    /// A list of numbers with handles in its cells, which logs the results of the drags.
    private func run(_ body: (Stage, UICollectionView, UICollectionViewDiffableDataSource<Int, Int>) throws -> Void)
        throws
    {
        try Stage.run(size: CGSize(width: 320, height: 480), rootViewController: UIViewController()) { stage in
            let layout = UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .plain))
            let list = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
            stage.window.rootViewController?.view.addSubview(list)
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
                var content = cell.defaultContentConfiguration()
                content.text = "\(item)"
                cell.contentConfiguration = content
                cell.accessories = [.reorder(displayed: .always)]
            }
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, item in
                list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            source.reorderingHandlers.canReorderItem = { $0 != 3 }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(Array(0..<6))
            source.apply(snapshot)
            stage.settle()
            try body(stage, list, source)
        }
    }

    @Test(
        "An item follows the finger on its handle, and the data source is called when the finger is lifted",
        arguments: PointingDevice.allCases)
    func drag(device: PointingDevice) throws {
        try run { stage, list, source in
            var moves: [[Int]] = []
            source.reorderingHandlers.didReorder = { moves.append($0.finalSnapshot.itemIdentifiers) }
            let cell = try #require(list.cellForItem(at: IndexPath(item: 1, section: 0)))
            let handle = CGPoint(x: 320 - 16 - 12, y: 44 + 22)

            stage.down(device, at: handle)
            for step in 1...10 {
                stage.move(device, to: CGPoint(x: handle.x, y: handle.y + CGFloat(step) * 10))
                stage.advance(by: 0.05)
            }

            expectEqual(cell.center.y, handle.y + 100)
            expectEmpty(moves)
            expectEqual(list.contentOffset.y, 0)
            stage.up(device, at: CGPoint(x: handle.x, y: handle.y + 100))
            stage.advance(by: 1)

            expectEqual(moves, [[0, 2, 3, 1, 4, 5]])
            expectEqual(source.snapshot().itemIdentifiers, [0, 2, 3, 1, 4, 5])
            expectEqual(cell.frame.minY, 132)
        }
    }

    @Test("An item that may not be moved stays, and an item whose touch is cancelled returns to its place")
    func refused() throws {
        try run { stage, list, source in
            let fixed = try #require(list.cellForItem(at: IndexPath(item: 3, section: 0)))
            let x: CGFloat = 320 - 16 - 12

            stage.touchDown(at: CGPoint(x: x, y: fixed.center.y))
            stage.touchMove(to: CGPoint(x: x, y: 60))
            stage.advance(by: 0.5)
            stage.touchUp(at: CGPoint(x: x, y: 60))
            stage.advance(by: 1)
            expectEqual(source.snapshot().itemIdentifiers, Array(0..<6))
            expectEqual(fixed.frame.minY, 132)

            let first = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)))
            stage.touchDown(at: CGPoint(x: x, y: 22))
            stage.touchMove(to: CGPoint(x: x, y: 120))
            stage.advance(by: 0.5)
            stage.touchCancel(at: CGPoint(x: x, y: 120))
            stage.advance(by: 1)

            expectEqual(source.snapshot().itemIdentifiers, Array(0..<6))
            expectEqual(first.frame.minY, 0)
        }
    }

    @Test("Behind a list is the color of its configuration or its appearance")
    func background() throws {
        func color(_ appearance: UICollectionLayoutListConfiguration.Appearance, _ own: UIColor?) throws -> [UInt8]? {
            var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
            configuration.backgroundColor = own
            return try Stage.run(
                size: CGSize(width: 320, height: 480), rootViewController: UIViewController()
            ) { stage in
                let list = UICollectionView(
                    frame: stage.window.bounds,
                    collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
                list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
                let source = RecordedCollection([1])
                list.dataSource = source
                list.backgroundColor = .red
                stage.window.rootViewController?.view.addSubview(list)
                stage.settle()
                return stage.pixel(at: CGPoint(x: 160, y: 400))
            }
        }
        let red = try color(.plain, .clear)

        expectEqual(red?.prefix(3), [255, 0, 0])
        try expectEqual(color(.plain, nil)?.prefix(3), [255, 255, 255])
        try expectEqual(color(.insetGrouped, nil)?.prefix(3), [242, 242, 247])
        try expectEqual(color(.grouped, .green), color(.plain, .green))
        try expectNotEqual(color(.grouped, .green), red)
    }
}

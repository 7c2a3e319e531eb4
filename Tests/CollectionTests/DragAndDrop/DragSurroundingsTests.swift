import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Drags with other features of a list", .serialized)
struct DragSurroundingsTests {
    private static func place(_ index: Int) -> CGPoint {
        CGPoint(x: CGFloat(index % 3) * 110 + 50, y: CGFloat(index / 3) * 110 + 50)
    }

    @Test(
        "The list scrolls while an item is held near its edge, and the gap follows", arguments: PointingDevice.allCases)
    func edge(device: PointingDevice) throws {
        let source = DraggedCollection([(0..<30).map { "\($0)" }])
        try Stage.runDragged(source) { stage, collection in
            let end = CGPoint(x: 160, y: 430)
            stage.carry(device, from: Self.place(0), to: end)
            stage.advance(by: 3)
            let offset = collection.contentOffset.y
            stage.up(device, at: end)
            stage.advance(by: 1.5)

            expectEqual(offset, collection.contentSize.height - 440)
            expectEqual(source.texts[0].firstIndex(of: "0").map { $0 > 20 }, true)
            expectEqual(Set(source.texts[0]).count, 30)
            expectEqual(collection.textsInSight, Array(source.texts[0].suffix(collection.visibleCells.count)))
        }
    }

    @Test("Scrolling stops when the drag has ended", arguments: PointingDevice.allCases)
    func edgeEnds(device: PointingDevice) throws {
        let source = DraggedCollection([(0..<30).map { "\($0)" }])
        try Stage.runDragged(source) { stage, collection in
            stage.carry(device, from: Self.place(0), to: CGPoint(x: 160, y: 430))
            stage.press(.keyboardEscape)
            let offset = collection.contentOffset
            stage.advance(by: 1)
            stage.up(device, at: CGPoint(x: 160, y: 430))

            expectEqual(collection.contentOffset, offset)
        }
    }

    @Test(
        "Diffable data are reordered by their handlers, and snapshots are applied during a drag",
        arguments: PointingDevice.allCases)
    func diffable(device: PointingDevice) throws {
        let model = DraggedCollection([[]])
        try Stage.runDragged(model) { stage, collection in
            collection.dropDelegate = nil
            let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
                list, path, text in
                let cell = list.dequeueReusableCell(withReuseIdentifier: "text", for: path)
                (cell as? TextCell)?.label.text = text
                return cell
            }
            var moved: [String] = []
            source.reorderingHandlers.canReorderItem = { $0 != "B" }
            source.reorderingHandlers.didReorder = { moved = $0.finalSnapshot.itemIdentifiers }
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(["A", "B", "C", "D"])
            source.apply(snapshot, animatingDifferences: false)
            model.texts = [["A", "B", "C", "D"]]
            stage.advance(by: 0.1)

            stage.find("B").drag(to: stage.find("D"))
            stage.advance(by: 1.5)
            let afterFixed = source.snapshot().itemIdentifiers
            stage.carry(device, from: Self.place(0), to: Self.place(2))
            snapshot.insertItems(["new"], beforeItem: "A")
            source.apply(snapshot)
            stage.advance(by: 0.5)
            stage.move(device, to: CGPoint(x: 271, y: 50))
            stage.up(device, at: CGPoint(x: 271, y: 50))
            stage.advance(by: 1.5)

            expectEqual(afterFixed, ["A", "B", "C", "D"])
            expectEqual(moved, ["new", "B", "A", "C", "D"])
            expectEqual(source.snapshot().itemIdentifiers, moved)
            expectEqual(collection.textsInSight, moved)
            expectEqual(collection.visibleCells.map(\.center), (0..<5).map(Self.place))
        }
    }

    @Test(
        "A menu opens over the lifted item while the finger rests, and moving on drags",
        arguments: PointingDevice.allCases)
    func menu(device: PointingDevice) throws {
        let source = DraggedCollection([["A", "B", "C"]])
        try Stage.runDragged(source) { stage, collection in
            var menus = 0
            let menuSource = MenuDelegate { menus += 1 }
            collection.delegate = menuSource
            stage.down(device, at: Self.place(0))
            stage.advance(by: 1)
            let opened = (menus, collection.hasActiveDrag)
            stage.carry(device, on: Self.place(0), to: Self.place(2))
            stage.up(device, at: Self.place(2))
            stage.advance(by: 1.5)

            // A pointer lifts when it moves.
            #expect(opened == (1, device == .finger))
            expectEqual(source.texts, [["B", "C", "A"]])
            expectEqual(stage.window.subviews.count, 1)
        }
    }

    @Test("An item of a spring-loaded list is selected when a drag rests over it", arguments: PointingDevice.allCases)
    func springLoaded(device: PointingDevice) throws {
        let source = DraggedCollection([["A", "B", "C"]])
        source.proposal = { _, _ in UICollectionViewDropProposal(operation: .copy) }
        try Stage.runDragged(source) { stage, collection in
            let delegate = SpringDelegate()
            collection.delegate = delegate
            collection.isSpringLoaded = true
            stage.carry(device, from: Self.place(0), to: Self.place(1))
            stage.advance(by: 1)
            stage.carry(device, on: Self.place(1), to: Self.place(2))
            stage.advance(by: 0.5)
            let selected = collection.indexPathsForSelectedItems
            stage.advance(by: 0.5)
            stage.press(.keyboardEscape)
            stage.advance(by: 1)
            stage.up(device, at: Self.place(2))

            expectEqual(delegate.asked, [0, 1, 2])
            expectNil(selected)
            expectEqual(collection.indexPathsForSelectedItems, [IndexPath(item: 2, section: 0)])
            expectTrue(collection.isSpringLoaded)
        }
    }

    @Test("A drag continues in a resized window", arguments: PointingDevice.allCases)
    func resized(device: PointingDevice) throws {
        let source = DraggedCollection([["A", "B", "C", "D"]])
        try Stage.runDragged(source) { stage, collection in
            stage.carry(device, from: Self.place(0), to: Self.place(2))
            stage.resize(to: CGSize(width: 440, height: 320))
            stage.advance(by: 0.5)
            let end = CGPoint(x: 390, y: 50)
            stage.move(device, to: end)
            stage.up(device, at: end)
            stage.advance(by: 1.5)

            expectEqual(source.texts, [["B", "C", "D", "A"]])
            expectEqual(collection.textsInSight, ["B", "C", "D", "A"])
            expectTrue(collection.visibleCells.allSatisfy { $0.alpha == 1 })
        }
    }

    @Test("A section that scrolls orthogonally accepts an item", arguments: PointingDevice.allCases)
    func orthogonal(device: PointingDevice) throws {
        let source = DraggedCollection([["A", "B", "C"]])
        let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        try Stage.runDragged(source, layout: UICollectionViewCompositionalLayout(section: section)) {
            stage, collection in
            stage.carry(device, from: CGPoint(x: 50, y: 50), to: CGPoint(x: 250, y: 50))
            stage.up(device, at: CGPoint(x: 250, y: 50))
            stage.advance(by: 1.5)

            expectEqual(source.texts, [["B", "C", "A"]])
            expectEqual(collection.textsInSight, ["B", "C", "A"])
        }
    }
}

/// A delegate with a menu for each item.
@MainActor
private final class MenuDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    private let opened: () -> Void

    init(_ opened: @escaping () -> Void) { self.opened = opened }

    nonisolated deinit {}

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 100, height: 100) }

    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Open") { _ in }]) })
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { opened() }
}

/// A delegate that permits only the last item.
@MainActor
private final class SpringDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    var asked: [Int] = []

    nonisolated deinit {}

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 100, height: 100) }

    func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        asked.append(indexPath.item)
        return indexPath.item == 2
    }
}

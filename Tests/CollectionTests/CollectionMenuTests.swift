import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Menus of items")
struct CollectionMenuTests {
    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var log: [String] = []

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

        func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
            point: CGPoint
        ) -> UIContextMenuConfiguration? {
            log.append("menu \(indexPaths.map(\.item))")
            guard let item = indexPaths.first?.item else { return nil }
            return UIContextMenuConfiguration(
                identifier: NSNumber(value: item), previewProvider: { [weak self] in self?.preview },
                actionProvider: { [weak self] _ in
                    UIMenu(children: [UIAction(title: "Delete \(item)") { self?.log.append($0.title) }])
                })
        }

        var preview: UIViewController?

        func collectionView(
            _ collectionView: UICollectionView,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) {
            log.append("commit \(configuration.identifier) \(animator.previewViewController === preview)")
            animator.addCompletion { [weak self] in self?.log.append("completion") }
        }
    }

    @Test(
        "A long press or a secondary click opens the menu of an item without selecting it",
        arguments: PointingDevice.allCases)
    func items(device: PointingDevice) throws {
        let items = Items()
        try Stage.run(root: UIViewController()) { stage, root in
            let collection = UICollectionView(frame: root.view.bounds, collectionViewLayout: RowLayout())
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            (collection.dataSource, collection.delegate) = (items, items)
            root.view.addSubview(collection)
            stage.advance(by: 0.1)

            stage.openMenu(device, at: CGPoint(x: 100, y: 60))

            expectEqual(collection.cellForItem(at: IndexPath(item: 1, section: 0))?.isHighlighted, false)
            stage.find("Delete 1").tap()
            stage.advance(by: 1)
            expectEqual(items.log, ["menu [1]", "Delete 1"])
            expectNil(collection.indexPathsForSelectedItems)

            stage.openMenu(device, at: CGPoint(x: 100, y: 300))

            expectEqual(items.log.last, "menu []")
            collection.delegate = nil
            expectNil(collection.contextMenuInteraction)
        }
    }

    @Test("A tap on the preview of an item's menu commits it, with the item's configuration")
    func preview() throws {
        let items = Items()
        let preview = UIViewController()
        preview.view.backgroundColor = .red
        preview.preferredContentSize = CGSize(width: 200, height: 160)
        items.preview = preview
        try Stage.run(root: UIViewController()) { stage, root in
            let collection = UICollectionView(frame: root.view.bounds, collectionViewLayout: RowLayout())
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            (collection.dataSource, collection.delegate) = (items, items)
            root.view.addSubview(collection)
            stage.advance(by: 0.1)

            stage.touchDown(at: CGPoint(x: 100, y: 60))
            stage.advance(by: 0.7)
            stage.touchUp(at: CGPoint(x: 100, y: 60))
            stage.advance(by: 0.5)
            let isShown = preview.view.window != nil
            stage.tap(at: preview.view.convert(CGPoint(x: 100, y: 80), to: nil))
            stage.advance(by: 1)

            expectTrue(isShown)
            expectNil(preview.view.window)
            expectEqual(items.log, ["menu [1]", "commit 1 true", "completion"])
            items.preview = nil
        }
    }
}

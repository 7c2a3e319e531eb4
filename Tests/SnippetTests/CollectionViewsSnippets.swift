import IrekoTesting
import UIKit

private struct Photo: Hashable {
    typealias ID = Int
    let id: ID
}

private struct Library {
    func photo(_ id: Photo.ID) -> Photo { Photo(id: id) }
}

private enum Section { case all }

private final class PhotoCell: UICollectionViewListCell {
    private(set) var photo: Photo?
    func show(_ photo: Photo) { self.photo = photo }
}

private final class GridController: UICollectionViewController {
    private var data: UICollectionViewDiffableDataSource<Section, Photo.ID>!
    private let library = Library()
    var photos: [Photo] = []
    let smaller = UICollectionViewFlowLayout()
    let largeLayout = UICollectionViewFlowLayout()
    private(set) var removed: [Photo.ID] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        guard !useLayoutToLayoutNavigationTransitions else { return }
        smaller.itemSize = CGSize(width: 20, height: 20)
        largeLayout.itemSize = CGSize(width: 200, height: 200)
        configure()
        apply()
    }

    func configure() {
        let (collectionView, library) = (collectionView!, library)
        let cells = UICollectionView.CellRegistration<PhotoCell, Photo.ID> { cell, path, id in
            cell.show(library.photo(id))
        }
        data = UICollectionViewDiffableDataSource<Section, Photo.ID>(collectionView: collectionView) { view, path, id in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: id)
        }
    }

    func apply() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Photo.ID>()
        snapshot.appendSections([.all])
        snapshot.appendItems(photos.map(\.id))
        data.apply(snapshot, animatingDifferences: true)
    }

    func shrink(progress: CGFloat) {
        collectionView.setCollectionViewLayout(smaller, animated: true)

        let transition = collectionView.startInteractiveTransition(to: smaller)
        transition.transitionProgress = progress
        transition.invalidateLayout()
        // When the fingers are lifted:
        collectionView.finishInteractiveTransition()
    }

    func open() {
        let large = GridController(collectionViewLayout: largeLayout)
        large.useLayoutToLayoutNavigationTransitions = true
        navigationController?.pushViewController(large, animated: true)
    }

    func list() -> UICollectionLayoutListConfiguration {
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.trailingSwipeActionsConfigurationProvider = { [weak self] path in
            guard let self, let item = data.itemIdentifier(for: path) else { return nil }
            let remove = UIContextualAction(style: .destructive, title: "Remove") { _, _, completion in
                self.remove(item)
                completion(true)
            }
            return UISwipeActionsConfiguration(actions: [remove])
        }
        return list
    }

    private func remove(_ item: Photo.ID) {
        removed.append(item)
        photos.removeAll { $0.id == item }
        apply()
    }
}

enum CollectionViewsSnippets {
    @MainActor static func run() throws {
        let grid = GridController(collectionViewLayout: UICollectionViewFlowLayout())
        grid.photos = (1...40).map(Photo.init)
        let navigation = UINavigationController(rootViewController: grid)
        try Stage.run(rootViewController: navigation) { stage in
            stage.advance(by: 1)
            try check((grid.collectionView.cellForItem(at: [0, 0]) as? PhotoCell)?.photo?.id == 1)
            grid.open()
            stage.advance(by: 1)
            try check(
                navigation.viewControllers.count == 2
                    && grid.collectionView.cellForItem(at: [0, 0])?.bounds.width == 200)
            navigation.popViewController(animated: true)
            stage.advance(by: 1)
            try check(grid.collectionView.cellForItem(at: [0, 0])?.bounds.width == 50)
            grid.shrink(progress: 0.5)
            stage.advance(by: 1)
            try check(
                grid.collectionView.collectionViewLayout === grid.smaller
                    && grid.collectionView.cellForItem(at: [0, 0])?.bounds.width == 20)
        }
        let list = GridController(collectionViewLayout: UICollectionViewFlowLayout())
        list.photos = (1...4).map(Photo.init)
        list.collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(using: list.list())
        try Stage.run(rootViewController: list) { stage in
            stage.advance(by: 1)
            stage.find(UICollectionViewListCell.self).swipe(.left)
            stage.advance(by: 1)
            stage.find("Remove").tap()
            stage.advance(by: 1)
            try check(list.removed.count == 1)
        }
    }
}

import UIKit

/// The albums in sections that scroll horizontally.
final class AlbumsViewController: UICollectionViewController {
    /// A section of the list.
    enum Shelf: Int, CaseIterable {
        case highlights, albums, recent

        var title: String {
            switch self {
            case .highlights: "Highlights"
            case .albums: "My Albums"
            case .recent: "Recent"
            }
        }
    }

    /// An item of a section.
    enum Item: Hashable {
        case highlight(Album.ID), album(Album.ID), recent(Photo.ID)
    }

    private let library: PhotoLibrary
    private let images: PhotoImages
    /// Called with the selected photos, and optionally one of them to open.
    var open: (PhotoSource, Photo.ID?) -> Void = { _, _ in }
    private lazy var data: UICollectionViewDiffableDataSource<Shelf, Item> = {
        let cells = UICollectionView.CellRegistration<ShelfCell, Item> { [weak self] cell, _, item in
            self?.show(item, in: cell)
        }
        let headers = UICollectionView.SupplementaryRegistration<PhotoSectionHeader>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, _, path in
            header.inset = 0
            header.label.font = UIFontMetrics(forTextStyle: .title2).scaledFont(
                for: .systemFont(ofSize: 22, weight: .bold))
            header.label.text = Shelf(rawValue: path.section)?.title
        }
        let data = UICollectionViewDiffableDataSource<Shelf, Item>(collectionView: collectionView) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        data.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        return data
    }()

    init(library: PhotoLibrary, images: PhotoImages) {
        (self.library, self.images) = (library, images)
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout(sectionProvider: Self.section))
        title = "Albums"
        restorationIdentifier = "albums"
    }

    required init?(coder: NSCoder) { nil }

    private static func section(_ index: Int, _ environment: any NSCollectionLayoutEnvironment)
        -> NSCollectionLayoutSection?
    {
        let width = environment.container.effectiveContentSize.width
        let full = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let item = NSCollectionLayoutItem(layoutSize: full)
        let metrics = UIFontMetrics(forTextStyle: .body)
        let texts = metrics.scaledValue(for: 46, compatibleWith: environment.traitCollection)
        let group: NSCollectionLayoutGroup
        switch Shelf(rawValue: index) {
        case .highlights:
            let size = NSCollectionLayoutSize(
                widthDimension: .absolute(min(width - 48, 420)), heightDimension: .absolute(min(width * 0.62, 260)))
            group = .horizontal(layoutSize: size, subitems: [item])
        case .albums:
            let side = min(max(140, (width - 56) / 2), 190)
            let size = NSCollectionLayoutSize(
                widthDimension: .absolute(side), heightDimension: .absolute((side + texts) * 2 + 14))
            let row = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(side + texts)))
            group = .vertical(layoutSize: size, repeatingSubitem: row, count: 2)
            group.interItemSpacing = .fixed(14)
        default:
            let size = NSCollectionLayoutSize(widthDimension: .absolute(104), heightDimension: .absolute(104))
            group = .horizontal(layoutSize: size, subitems: [item])
        }
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 18, trailing: 16)
        section.orthogonalScrollingBehavior = index == 0 ? .groupPaging : .continuousGroupLeadingBoundary
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        section.boundarySupplementaryItems = [header]
        return section
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        library.observe { [weak self] in self?.showAlbums() }
        showAlbums()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }

    private func showAlbums() {
        var snapshot = NSDiffableDataSourceSnapshot<Shelf, Item>()
        snapshot.appendSections(Shelf.allCases)
        snapshot.appendItems(library.albums.map { .highlight($0.id) }, toSection: .highlights)
        snapshot.appendItems(library.albums.map { .album($0.id) }, toSection: .albums)
        snapshot.appendItems(library.photos.suffix(20).reversed().map { .recent($0.id) }, toSection: .recent)
        let old = Set(data.snapshot().itemIdentifiers)
        snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(old.contains))
        data.apply(snapshot, animatingDifferences: viewIfLoaded?.window != nil && !old.isEmpty)
    }

    private func show(_ item: Item, in cell: ShelfCell) {
        switch item {
        case .highlight(let id):
            guard let album = library.album(id) else { return }
            let photo = album.photos.last.flatMap(library.photo)
            cell.show(photo.map(images.page), title: album.title, subtitle: "", style: .card)
        case .album(let id):
            guard let album = library.album(id) else { return }
            let photo = album.photos.first.flatMap(library.photo)
            cell.show(
                photo.map(images.thumbnail), title: album.title, subtitle: "\(album.photos.count)", style: .captioned)
        case .recent(let id):
            guard let photo = library.photo(id) else { return }
            cell.show(images.thumbnail(of: photo), title: photo.place, subtitle: "", style: .plain)
        }
    }

    /// The view of a recent photo, if it is visible.
    func view(of id: Photo.ID) -> UIView? {
        guard isViewLoaded, let path = data.indexPath(for: .recent(id)) else { return nil }
        return collectionView.cellForItem(at: path)
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        switch data.itemIdentifier(for: indexPath) {
        case .highlight(let id), .album(let id): open(.album(id), nil)
        case .recent(let id): open(.library, id)
        case nil: break
        }
    }
}

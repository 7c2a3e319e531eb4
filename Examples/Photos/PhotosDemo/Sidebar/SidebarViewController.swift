import UIKit

/// The sidebar: the library, the albums, and outlines of the favorites and of the albums.
final class SidebarViewController: UICollectionViewController {
    /// A row.
    enum Item: Hashable {
        case photos(PhotoSource), shelves, photo(Photo.ID), albums
    }

    private let library: PhotoLibrary
    private let images: PhotoImages
    /// Called with the selected row.
    var choose: (Item) -> Void = { _ in }
    /// The row whose photos are beside the list.
    var shown = Item.photos(.library) { didSet { markShown() } }
    private lazy var data: UICollectionViewDiffableDataSource<Int, Item> = {
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { [weak self] cell, _, item in
            self?.show(item, in: cell)
        }
        return UICollectionViewDiffableDataSource<Int, Item>(collectionView: collectionView) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
    }()

    init(library: PhotoLibrary, images: PhotoImages) {
        (self.library, self.images) = (library, images)
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .sidebar)))
        title = "Photos"
        restorationIdentifier = "sidebar"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        clearsSelectionOnViewWillAppear = false
        showRows(expanded: [.albums], animated: false)
        library.observe { [weak self] in self?.libraryDidChange() }
        markShown()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
        markShown()
    }

    // MARK: Rows

    /// The index path of a row; `nil` if it is in a collapsed outline.
    func path(of item: Item) -> IndexPath? { data.indexPath(for: item) }

    /// The expanded items.
    private var expanded: [Item] {
        let rows = data.snapshot(for: 0)
        return rows.items.filter(rows.isExpanded)
    }

    private func showRows(expanded: [Item], animated: Bool) {
        var rows = NSDiffableDataSourceSectionSnapshot<Item>()
        rows.append([.photos(.library), .shelves, .photos(.favourites), .albums])
        for album in library.albums {
            let favourites = album.photos.filter(library.favourites.contains)
            guard !favourites.isEmpty else { continue }
            let row = Item.photos(.favouritesOf(album.id))
            rows.append([row], to: .photos(.favourites))
            rows.append(favourites.map { .photo($0) }, to: row)
        }
        rows.append(library.albums.map { .photos(.album($0.id)) }, to: .albums)
        rows.expand(expanded.filter(rows.contains))
        data.apply(rows, to: 0, animatingDifferences: animated)
    }

    private func libraryDidChange() {
        showRows(expanded: expanded, animated: viewIfLoaded?.window != nil)
        var snapshot = data.snapshot()
        snapshot.reconfigureItems(snapshot.itemIdentifiers)
        data.apply(snapshot, animatingDifferences: false)
        markShown()
    }

    private func show(_ item: Item, in cell: UICollectionViewListCell) {
        var content = item == .albums ? UIListContentConfiguration.sidebarHeader() : .sidebarCell()
        content.imageProperties.reservedLayoutSize = CGSize(
            width: UIListContentConfiguration.ImageProperties.standardDimension, height: 0)
        var accessories: [UICellAccessory] = []
        switch item {
        case .photos(let source):
            content.text = source.title(in: library)
            content.image = UIImage(systemName: source.symbol)
            accessories.append(.label(text: "\(source.photos(in: library).count)"))
            if source.hasRowsBelow { accessories.append(.outlineDisclosure(options: .init(style: .cell))) }
        case .shelves:
            content.text = "Albums"
            content.image = UIImage(systemName: "square.grid.2x2")
        case .photo(let id):
            content.text = library.photo(id).map { $0.date.formatted(date: .abbreviated, time: .omitted) }
            content.image = library.photo(id).map(images.thumbnail)
            content.imageProperties.maximumSize = CGSize(width: 28, height: 28)
            content.imageProperties.cornerRadius = 4
        case .albums:
            content.text = "My Albums"
            accessories.append(.outlineDisclosure(options: .init(style: .header)))
        }
        cell.contentConfiguration = content
        cell.accessories = accessories
        cell.accessibilityIdentifier = content.text
    }

    // MARK: Choosing

    /// Selects the row that is shown beside the list; in a narrow window no row is selected.
    func markShown() {
        guard isViewLoaded else { return }
        let isBeside = splitViewController?.isCollapsed == false
        let path = isBeside ? data.indexPath(for: shown) : nil
        collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        data.itemIdentifier(for: indexPath).map(choose)
    }

    // MARK: State restoration

    /// Encodes the expanded outlines.
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        let sources = expanded.compactMap { if case .photos(let source) = $0 { source.key } else { nil } }
        coder.encode(sources, forKey: "expanded")
        coder.encode(expanded.contains(.albums), forKey: "albums")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard coder.containsValue(forKey: "albums") else { return }
        let keys = coder.decodeObject(forKey: "expanded") as? [String] ?? []
        let sources = keys.compactMap(PhotoSource.init).map { Item.photos($0) }
        showRows(expanded: sources + (coder.decodeBool(forKey: "albums") ? [.albums] : []), animated: false)
        markShown()
    }
}

extension PhotoSource {
    /// Whether the row has child rows in the sidebar.
    fileprivate var hasRowsBelow: Bool {
        switch self {
        case .favourites, .favouritesOf: true
        case .library, .album: false
        }
    }
}

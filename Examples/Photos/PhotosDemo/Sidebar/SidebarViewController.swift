import UIKit

/// Where one can go: the library, the favourites, and the albums, which fold.
final class SidebarViewController: UICollectionViewController {
    /// A row.
    enum Item: Hashable {
        case photos(PhotoSource), shelves, heading
    }

    private let library: PhotoLibrary
    /// Called with the row that was selected.
    var choose: (Item) -> Void = { _ in }
    /// The row whose photos are beside the list.
    var shown = Item.photos(.library) { didSet { markShown() } }
    private lazy var data: UICollectionViewDiffableDataSource<Int, Item> = {
        let cells = UICollectionView.CellRegistration<UICollectionViewCell, Item> { [weak self] cell, _, item in
            self?.show(item, in: cell)
        }
        return UICollectionViewDiffableDataSource<Int, Item>(collectionView: collectionView) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
    }()

    init(library: PhotoLibrary) {
        self.library = library
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
        showRows(isExpanded: true)
        library.observe { [weak self] in self?.showCounts() }
        markShown()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
        markShown()
    }

    private func showRows(isExpanded: Bool) {
        var rows = NSDiffableDataSourceSectionSnapshot<Item>()
        rows.append([.photos(.library), .photos(.favourites), .shelves, .heading])
        rows.append(library.albums.map { .photos(.album($0.id)) }, to: .heading)
        if isExpanded { rows.expand([.heading]) }
        data.apply(rows, to: 0, animatingDifferences: viewIfLoaded?.window != nil)
    }

    private func showCounts() {
        var snapshot = data.snapshot()
        snapshot.reconfigureItems(snapshot.itemIdentifiers)
        data.apply(snapshot, animatingDifferences: false)
        markShown()
    }

    private var isExpanded: Bool { data.snapshot(for: 0).isExpanded(.heading) }

    private func show(_ item: Item, in cell: UICollectionViewCell) {
        var content = item == .heading ? UIListContentConfiguration.sidebarHeader() : .sidebarCell()
        switch item {
        case .photos(let source):
            content.text = source.title(in: library)
            content.secondaryText = "\(source.photos(in: library).count)"
            content.secondaryTextProperties.color = .secondaryLabel
            content.prefersSideBySideTextAndSecondaryText = true
            content.image = UIImage(systemName: source.symbol)
        case .shelves:
            content.text = "Albums"
            content.image = UIImage(systemName: "square.grid.2x2")
        case .heading:
            content.text = "My Albums"
            content.image = UIImage(systemName: isExpanded ? "chevron.down" : "chevron.forward")
        }
        let plain = content
        cell.configurationUpdateHandler = { cell, state in
            // On the tint of a selected row all is white.
            var content = plain
            if state.isSelected {
                content.textProperties.color = .white
                content.secondaryTextProperties.color = .white
                content.imageProperties.tintColor = .white
            }
            cell.contentConfiguration = content
        }
        cell.accessibilityIdentifier = content.text
        cell.backgroundConfiguration = .listSidebarCell()
    }

    /// Selects the row that is shown beside the list; in a narrow window none.
    func markShown() {
        guard isViewLoaded else { return }
        let isBeside = splitViewController?.isCollapsed == false
        let path = isBeside ? data.indexPath(for: shown) : nil
        collectionView.selectItem(at: path, animated: false, scrollPosition: [])
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let item = data.itemIdentifier(for: indexPath) else { return }
        guard item == .heading else { return choose(item) }
        showRows(isExpanded: !isExpanded)
        showCounts()
    }
}

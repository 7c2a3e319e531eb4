import UIKit

/// The photos of the library, the favorites or an album, in a grid that zooms between densities.
final class PhotoGridViewController: UICollectionViewController, UISearchResultsUpdating {
    private let library: PhotoLibrary
    private let images: PhotoImages
    let source: PhotoSource
    private var density = PhotoDensity.medium
    private var searched = ""
    private var hasShownLatest = false
    /// Called with the selected photo.
    var open: (Photo.ID) -> Void = { _ in }
    private lazy var larger = button("plus.magnifyingglass", "Larger") { [weak self] in
        self?.zoom(to: self?.density.larger)
    }
    private lazy var smaller = button("minus.magnifyingglass", "Smaller") { [weak self] in
        self?.zoom(to: self?.density.smaller)
    }
    private lazy var favourite = button("heart", "Favourite") { [weak self] in self?.favouriteChosen() }
    private lazy var trash = button("trash", "Delete") { [weak self] in self?.deleteChosen() }
    private let count = UILabel()
    private lazy var cells = UICollectionView.CellRegistration<PhotoCell, Photo.ID> { [weak self] cell, _, id in
        guard let self, let photo = library.photo(id) else { return }
        cell.show(photo, image: images.thumbnail(of: photo), isFavourite: library.favourites.contains(id))
    }
    private lazy var data = PhotoDataSource(collectionView: collectionView) {
        [cells] view, path, id in
        view.dequeueConfiguredReusableCell(using: cells, for: path, item: id)
    }

    init(source: PhotoSource, library: PhotoLibrary, images: PhotoImages) {
        (self.source, self.library, self.images) = (source, library, images)
        super.init(collectionViewLayout: PhotoDensity.medium.makeLayout(hasHeaders: source == .library))
        title = source.title(in: library)
        restorationIdentifier = "grid"
    }

    required init?(coder: NSCoder) { nil }

    private func button(_ symbol: String, _ label: String, _ body: @escaping () -> Void) -> UIBarButtonItem {
        let item = UIBarButtonItem(image: UIImage(systemName: symbol), primaryAction: UIAction { _ in body() })
        item.image = UIImage(systemName: symbol)
        item.accessibilityLabel = label
        return item
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.allowsMultipleSelectionDuringEditing = true
        collectionView.keyboardDismissMode = .onDrag
        collectionView.restorationIdentifier = "photos"
        _ = cells
        let headers = UICollectionView.SupplementaryRegistration<PhotoSectionHeader>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] header, _, path in
            header.label.text = self?.data.sectionIdentifier(for: path.section)
        }
        data.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Places, Months, Scenes"
        search.searchBar.searchTextField.accessibilityIdentifier = "search"
        navigationItem.searchController = search
        navigationItem.preferredSearchBarPlacement = .stacked
        definesPresentationContext = true
        navigationItem.rightBarButtonItems = [editButtonItem]
        editButtonItem.title = "Select"
        collectionView.addGestureRecognizer(
            UIPinchGestureRecognizer(target: self, action: PhotoGridViewController.pinched(_:)))
        reordering.minimumPressDuration = 0.25
        reordering.isEnabled = false
        collectionView.addGestureRecognizer(reordering)
        data.reorderingHandlers.canReorderItem = { [weak self] _ in self?.canReorder == true }
        data.reorderingHandlers.didReorder = { [weak self] in self?.keepOrder($0.finalSnapshot.itemIdentifiers) }
        count.font = .preferredFont(forTextStyle: .footnote)
        showBars()
        library.observe { [weak self] in self?.showPhotos() }
        showPhotos()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard collectionView.bounds.width != gridSize.width, gridSize.width > 0, transition == nil else { return }
        place = place ?? currentPlace
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if !hasShownLatest, view.window != nil {
            hasShownLatest = true
            showLatest()
        } else if collectionView.bounds.width != gridSize.width, let place {
            show(place)
        }
        gridSize = collectionView.bounds.size
    }

    // MARK: The position in the grid

    /// The part of the grid that stays visible when the width changes.
    private enum Place {
        case end
        case photo(Photo.ID)
    }

    /// The place that was visible before the width changed. It stays the same over several widths, until the user
    /// scrolls.
    private var place: Place?
    /// The size of the grid in the last layout.
    private var gridSize = CGSize.zero

    /// The place that is visible now; `nil` at the top.
    private var currentPlace: Place? {
        let insets = collectionView.adjustedContentInset
        let offset = collectionView.contentOffset.y
        guard offset > -insets.top else { return nil }
        if offset >= collectionView.contentSize.height + insets.bottom - gridSize.height - 1 { return .end }
        let paths = collectionView.indexPathsForVisibleItems.sorted()
        guard !paths.isEmpty else { return nil }
        return data.itemIdentifier(for: paths[paths.count / 2]).map(Place.photo)
    }

    private func show(_ place: Place) {
        let last = data.snapshot().itemIdentifiers.last
        switch place {
        case .end: if let path = last.flatMap(data.indexPath) { scroll(to: path, at: .bottom) }
        case .photo(let id): if let path = data.indexPath(for: id) { scroll(to: path, at: .centeredVertically) }
        }
    }

    private func scroll(to path: IndexPath, at position: UICollectionView.ScrollPosition) {
        collectionView.scrollToItem(at: path, at: position, animated: false)
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if scrollView.bounds.size == gridSize { place = nil }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }

    /// Scrolls to the latest photos, which are at the end of the library.
    private func showLatest() {
        guard source == .library, let last = data.snapshot().itemIdentifiers.last else { return }
        if let path = data.indexPath(for: last) { collectionView.scrollToItem(at: path, at: .bottom, animated: false) }
    }

    // MARK: Photos

    private func showPhotos() {
        let photos = source.photos(in: library).filter { $0.matches(searched) }
        var snapshot = NSDiffableDataSourceSnapshot<String, Photo.ID>()
        if source == .library {
            for photo in photos {
                let month = photo.date.formatted(.dateTime.month(.wide).year())
                if snapshot.sectionIdentifiers.last != month { snapshot.appendSections([month]) }
                snapshot.appendItems([photo.id])
            }
        } else {
            snapshot.appendSections([""])
            snapshot.appendItems(photos.map(\.id))
        }
        let old = Set(data.snapshot().itemIdentifiers)
        snapshot.reconfigureItems(photos.map(\.id).filter(old.contains))
        data.apply(snapshot, animatingDifferences: viewIfLoaded?.window != nil && !old.isEmpty)
        setNeedsUpdateContentUnavailableConfiguration()
        showBars()
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        guard text != searched else { return }
        searched = text
        showPhotos()
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        var missing = UIContentUnavailableConfiguration.empty()
        missing.image = UIImage(systemName: "photo.on.rectangle")
        missing.text = "No Photos"
        let isEmpty = data.snapshot().numberOfItems == 0
        contentUnavailableConfiguration = isEmpty ? (searched.isEmpty ? missing : .search()) : nil
    }

    /// The view of a photo in the grid, which is scrolled to it if it is not visible.
    func view(of id: Photo.ID) -> UIView? {
        guard isViewLoaded, let path = data.indexPath(for: id) else { return nil }
        collectionView.layoutIfNeeded()
        if !collectionView.indexPathsForVisibleItems.contains(path) {
            scroll(to: path, at: .centeredVertically)
            collectionView.layoutIfNeeded()
        }
        return collectionView.cellForItem(at: path)
    }

    // MARK: Densities

    private func zoom(to new: PhotoDensity?) {
        guard let new, transition == nil else { return }
        density = new
        showBars()
        collectionView.setCollectionViewLayout(new.makeLayout(hasHeaders: source == .library), animated: true)
    }

    private var transition: (layout: UICollectionViewTransitionLayout, to: PhotoDensity, isGrowing: Bool)?

    private func pinched(_ pinch: UIPinchGestureRecognizer) {
        switch pinch.state {
        case .began, .changed:
            if transition == nil, abs(pinch.scale - 1) > 0.05 { beginZoom(isGrowing: pinch.scale > 1) }
            guard let transition else { return }
            let amount = transition.isGrowing ? (pinch.scale - 1) / 0.9 : (1 - pinch.scale) / 0.5
            transition.layout.transitionProgress = min(1, max(0, amount))
            transition.layout.invalidateLayout()
        default:
            guard let transition else { return }
            if pinch.state == .ended, transition.layout.transitionProgress > 0.35 {
                density = transition.to
                collectionView.finishInteractiveTransition()
            } else {
                collectionView.cancelInteractiveTransition()
            }
        }
    }

    private func beginZoom(isGrowing: Bool) {
        guard let new = isGrowing ? density.larger : density.smaller else { return }
        let layout = collectionView.startInteractiveTransition(to: new.makeLayout(hasHeaders: source == .library)) {
            [weak self] _, _ in
            self?.transition = nil
            self?.showBars()
        }
        transition = (layout, new, isGrowing)
    }

    // MARK: The order of an album

    private lazy var reordering = UILongPressGestureRecognizer(
        target: self, action: PhotoGridViewController.moved(_:))

    /// Whether the photos can be reordered: in an album, while it is edited.
    private var canReorder: Bool {
        guard case .album = source else { return false }
        return isEditing && searched.isEmpty
    }

    private func moved(_ press: UILongPressGestureRecognizer) {
        let point = press.location(in: collectionView)
        switch press.state {
        case .began:
            guard let path = collectionView.indexPathForItem(at: point),
                collectionView.beginInteractiveMovementForItem(at: path)
            else { return }
            collectionView.updateInteractiveMovementTargetPosition(point)
        case .changed: collectionView.updateInteractiveMovementTargetPosition(point)
        case .ended: collectionView.endInteractiveMovement()
        default: collectionView.cancelInteractiveMovement()
        }
    }

    private func keepOrder(_ ids: [Photo.ID]) {
        guard case .album(let album) = source else { return }
        library.setOrder(ids, in: album)
    }

    // MARK: Bars

    private func showBars() {
        let total = data.snapshot().numberOfItems
        let chosen = isEditing ? collectionView.indexPathsForSelectedItems?.count ?? 0 : 0
        count.text =
            isEditing
            ? (chosen == 0 ? canReorder ? "Select or Drag" : "Select Photos" : "\(chosen) Selected") : "\(total) Photos"
        count.sizeToFit()
        larger.isEnabled = density.larger != nil
        smaller.isEnabled = density.smaller != nil
        favourite.isEnabled = chosen > 0
        trash.isEnabled = chosen > 0
        editButtonItem.title = isEditing ? "Cancel" : "Select"
        let middle = [UIBarButtonItem.flexibleSpace(), UIBarButtonItem(customView: count), .flexibleSpace()]
        let items = isEditing ? [favourite] + middle + [trash] : [smaller] + middle + [larger]
        guard toolbarItems?.first !== items.first || count.bounds.width != shownWidth else { return }
        shownWidth = count.bounds.width
        setToolbarItems(items, animated: false)
    }

    private var shownWidth: CGFloat = 0

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        if isViewLoaded { reordering.isEnabled = canReorder }
        showBars()
    }

    private var chosen: [Photo.ID] { (collectionView.indexPathsForSelectedItems ?? []).compactMap(data.itemIdentifier) }

    private func favouriteChosen() {
        let ids = chosen
        setEditing(false, animated: true)
        library.setFavourite(!library.favourites.isSuperset(of: ids), ids)
    }

    private func deleteChosen() {
        let ids = Set(chosen)
        setEditing(false, animated: true)
        library.delete(ids)
    }

    // MARK: Choosing

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard !isEditing else { return showBars() }
        collectionView.deselectItem(at: indexPath, animated: false)
        if let id = data.itemIdentifier(for: indexPath) { open(id) }
    }

    override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        showBars()
    }

    override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard !isEditing, let path = indexPaths.first, let id = data.itemIdentifier(for: path),
            let photo = library.photo(id)
        else { return nil }
        let (library, images) = (library, images)
        let isFavourite = library.favourites.contains(id)
        return UIContextMenuConfiguration(
            identifier: NSNumber(value: id),
            previewProvider: { PhotoPageViewController(photo: photo, images: images, isPreview: true) },
            actionProvider: { _ in
                UIMenu(children: [
                    UIAction(
                        title: isFavourite ? "Unfavourite" : "Favourite",
                        image: UIImage(systemName: isFavourite ? "heart.slash" : "heart")
                    ) { _ in library.setFavourite(!isFavourite, [id]) },
                    UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
                        library.delete([id])
                    },
                ])
            })
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let id = configuration.identifier as? NSNumber else { return }
        animator.addCompletion { [weak self] in self?.open(id.intValue) }
    }

    // MARK: State restoration

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(density.rawValue, forKey: "density")
        coder.encode(source.key, forKey: "source")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        // The scroll position is restored.
        hasShownLatest = true
        guard coder.containsValue(forKey: "density") else { return }
        guard let kept = PhotoDensity(rawValue: coder.decodeInteger(forKey: "density")), kept != density else { return }
        density = kept
        collectionView.setCollectionViewLayout(kept.makeLayout(hasHeaders: source == .library), animated: false)
        showBars()
    }
}

/// The photos of a grid, which state restoration identifies by their numbers.
private final class PhotoDataSource: UICollectionViewDiffableDataSource<String, Photo.ID>, UIDataSourceModelAssociation
{
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? {
        itemIdentifier(for: idx).map(String.init)
    }

    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        Int(identifier).flatMap(indexPath)
    }
}

import UIKit

/// What the app shows: a sidebar beside photos; on a phone one after the other.
@MainActor
public enum PhotosInterface {
    /// The root of the window.
    public static func root(library: PhotoLibrary) -> UISplitViewController {
        PhotosSplitViewController(library: library)
    }
}

/// Connects the sidebar, grids, shelves and pages.
final class PhotosSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
    private let library: PhotoLibrary
    private let images = PhotoImages()
    let sidebar: SidebarViewController
    let content = UINavigationController()

    init(library: PhotoLibrary) {
        self.library = library
        sidebar = SidebarViewController(library: library)
        super.init(style: .doubleColumn)
        preferredDisplayMode = .oneBesideSecondary
        preferredSplitBehavior = .tile
        preferredPrimaryColumnWidth = 280
        delegate = self
        restorationIdentifier = "split"
        let navigation = UINavigationController(rootViewController: sidebar)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.restorationIdentifier = "places"
        setViewController(navigation, for: .primary)
        content.navigationBar.prefersLargeTitles = true
        content.viewControllers = [grid(.library)]
        setViewController(content, for: .secondary)
        sidebar.choose = { [weak self] in self?.show($0) }
    }

    required init?(coder: NSCoder) { nil }

    private func show(_ item: SidebarViewController.Item) {
        sidebar.shown = item
        switch item {
        case .photos(let source): content.setViewControllers([grid(source)], animated: false)
        case .shelves: content.setViewControllers([shelves()], animated: false)
        case .heading: return
        }
        show(.secondary)
    }

    private func grid(_ source: PhotoSource) -> PhotoGridViewController {
        let grid = PhotoGridViewController(source: source, library: library, images: images)
        grid.open = { [weak self, weak grid] in self?.open($0, of: source, from: grid) }
        return grid
    }

    private func shelves() -> AlbumsViewController {
        let albums = AlbumsViewController(library: library, images: images)
        albums.open = { [weak self] source, id in
            guard let self else { return }
            if let id {
                open(id, of: source, from: nil)
            } else {
                content.pushViewController(grid(source), animated: true)
            }
        }
        return albums
    }

    private func open(
        _ id: Photo.ID, of source: PhotoSource, from grid: PhotoGridViewController?, animated: Bool = true
    ) {
        guard let photo = library.photo(id) else { return }
        let pages = PhotoPagesViewController(photo, source: source, library: library, images: images)
        if let grid {
            pages.preferredTransition = .zoom { [weak grid] context in
                (context.zoomedViewController as? PhotoPagesViewController).flatMap { grid?.view(of: $0.shown.id) }
            }
        }
        content.pushViewController(pages, animated: animated)
    }

    // MARK: Narrow and wide

    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
    ) -> Column { .secondary }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { sidebar.markShown() }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) { sidebar.markShown() }

    // MARK: What is kept between launches

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        switch sidebar.shown {
        case .photos(let source): coder.encode(source.key, forKey: "shown")
        case .shelves: coder.encode("shelves", forKey: "shown")
        case .heading: break
        }
        if let pages = content.topViewController as? PhotoPagesViewController {
            coder.encode(pages.shown.id, forKey: "photo")
        }
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let key = coder.decodeObject(of: NSString.self, forKey: "shown") as String? else { return }
        let source = PhotoSource(key: key)
        sidebar.shown = source.map { .photos($0) } ?? .shelves
        content.setViewControllers([source.map(grid) ?? shelves()], animated: false)
        guard let source, coder.containsValue(forKey: "photo") else { return }
        let grid = content.topViewController as? PhotoGridViewController
        open(coder.decodeInteger(forKey: "photo"), of: source, from: grid, animated: false)
    }
}

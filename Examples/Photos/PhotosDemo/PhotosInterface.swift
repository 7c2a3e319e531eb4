import UIKit

/// The user interface of the app: a sidebar beside photos, or a stack on a phone.
@MainActor
public enum PhotosInterface {
    /// The root of the window.
    public static func root(library: PhotoLibrary) -> UISplitViewController {
        PhotosSplitViewController(library: library)
    }
}

/// Connects the sidebar, grids, albums and pages.
final class PhotosSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
    private let library: PhotoLibrary
    private let images = PhotoImages()
    let sidebar: SidebarViewController
    let content = UINavigationController()

    init(library: PhotoLibrary) {
        self.library = library
        sidebar = SidebarViewController(library: library, images: images)
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
        content.restorationIdentifier = "content"
        content.viewControllers = [grid(.library)]
        setViewController(content, for: .secondary)
        sidebar.choose = { [weak self] in self?.show($0) }
    }

    required init?(coder: NSCoder) { nil }

    private func show(_ item: SidebarViewController.Item) {
        switch item {
        case .photos(let source):
            sidebar.shown = item
            content.setViewControllers([grid(source)], animated: false)
        case .shelves:
            sidebar.shown = item
            content.setViewControllers([shelves()], animated: false)
        case .photo(let id):
            sidebar.shown = item
            content.setViewControllers([grid(.favourites)] + pages(id, of: .favourites), animated: false)
        case .albums: return
        }
        show(.secondary)
    }

    private func grid(_ source: PhotoSource) -> PhotoGridViewController {
        let grid = PhotoGridViewController(source: source, library: library, images: images)
        grid.open = { [weak self] in self?.open($0, of: source) }
        return grid
    }

    private func shelves() -> AlbumsViewController {
        let albums = AlbumsViewController(library: library, images: images)
        albums.open = { [weak self] source, id in
            guard let self else { return }
            if let id { open(id, of: source) } else { content.pushViewController(grid(source), animated: true) }
        }
        return albums
    }

    private func open(_ id: Photo.ID, of source: PhotoSource) {
        for pages in pages(id, of: source) { content.pushViewController(pages, animated: true) }
    }

    /// The page of a photo, which zooms from its picture below; empty if the photo was deleted.
    private func pages(_ id: Photo.ID, of source: PhotoSource) -> [PhotoPagesViewController] {
        guard let photo = library.photo(id) else { return [] }
        let pages = PhotoPagesViewController(photo, source: source, library: library, images: images)
        let options = UIViewController.Transition.ZoomOptions()
        options.alignmentRectProvider = { ($0.zoomedViewController as? PhotoPagesViewController)?.imageFrame }
        pages.preferredTransition = .zoom(options: options) { [weak self] context in
            (context.zoomedViewController as? PhotoPagesViewController).flatMap { self?.picture(of: $0.shown.id) }
        }
        return [pages]
    }

    /// The view of a photo in the controller below the pages.
    private func picture(of id: Photo.ID) -> UIView? {
        let below = content.viewControllers.last { !($0 is PhotoPagesViewController) }
        return (below as? PhotoGridViewController)?.view(of: id) ?? (below as? AlbumsViewController)?.view(of: id)
    }

    // MARK: Narrow and wide

    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
    ) -> Column { .secondary }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { sidebar.markShown() }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) { sidebar.markShown() }

    // MARK: State restoration

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        switch sidebar.shown {
        case .photos(let source): coder.encode(source.key, forKey: "shown")
        case .shelves: coder.encode("shelves", forKey: "shown")
        case .photo: coder.encode(PhotoSource.favourites.key, forKey: "shown")
        case .albums: break
        }
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let key = coder.decodeObject(of: NSString.self, forKey: "shown") as String? else { return }
        sidebar.shown = PhotoSource(key: key).map { .photos($0) } ?? .shelves
    }

    /// A restored controller of the photos' navigation stack.
    func restored(_ identifier: String?, _ coder: NSCoder) -> UIViewController? {
        let key = coder.decodeObject(of: NSString.self, forKey: "source") as String?
        let source = key.flatMap { PhotoSource(key: $0) } ?? .library
        return switch identifier {
        case "grid": grid(source)
        case "albums": shelves()
        case "photo": pages(coder.decodeInteger(forKey: "photo"), of: source).first
        default: nil
        }
    }
}

import UIKit

/// Pages of photos, which can be swiped.
final class PhotoPagesViewController: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate
{
    private let library: PhotoLibrary
    private let images: PhotoImages
    private let source: PhotoSource
    /// The current photo.
    private(set) var shown: Photo
    private lazy var heart = UIBarButtonItem(
        image: UIImage(systemName: "heart"), primaryAction: UIAction { [weak self] _ in self?.changeFavourite() })
    private lazy var trash = UIBarButtonItem(
        image: UIImage(systemName: "trash"), primaryAction: UIAction { [weak self] _ in self?.delete() })

    init(_ photo: Photo, source: PhotoSource, library: PhotoLibrary, images: PhotoImages) {
        (shown, self.source, self.library, self.images) = (photo, source, library, images)
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 20])
        navigationItem.largeTitleDisplayMode = .never
        restorationIdentifier = "photo"
        trash.image = UIImage(systemName: "trash")
        trash.accessibilityLabel = "Delete"
        toolbarItems = [heart, .flexibleSpace(), trash]
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        dataSource = self
        delegate = self
        show(shown, .forward, animated: false)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }

    private func show(_ photo: Photo, _ direction: NavigationDirection, animated: Bool) {
        shown = photo
        setViewControllers(
            [PhotoPageViewController(photo: photo, images: images)], direction: direction, animated: animated)
        showBars()
    }

    private func showBars() {
        navigationItem.title = shown.place
        let isFavourite = library.favourites.contains(shown.id)
        heart.image = UIImage(systemName: isFavourite ? "heart.fill" : "heart")
        heart.accessibilityLabel = isFavourite ? "Unfavourite" : "Favourite"
    }

    private func neighbour(of photo: Photo, by offset: Int) -> Photo? {
        let photos = source.photos(in: library)
        guard let index = photos.firstIndex(of: photo), photos.indices.contains(index + offset) else { return nil }
        return photos[index + offset]
    }

    /// The frame of the photo in the view, without the free area beside it.
    var imageFrame: CGRect? {
        guard isViewLoaded, let page = viewControllers?.first as? PhotoPageViewController else { return nil }
        return page.view.convert(page.imageFrame, to: view)
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(shown.id, forKey: "photo")
        coder.encode(source.key, forKey: "source")
    }

    // MARK: Actions

    private func changeFavourite() {
        library.setFavourite(!library.favourites.contains(shown.id), [shown.id])
        showBars()
    }

    private func delete() {
        let id = shown.id
        if let next = neighbour(of: shown, by: 1) {
            show(next, .forward, animated: true)
        } else if let last = neighbour(of: shown, by: -1) {
            show(last, .reverse, animated: true)
        } else {
            navigationController?.popViewController(animated: true)
        }
        library.delete([id])
    }

    // MARK: Pages

    private func page(_ photo: Photo?) -> UIViewController? {
        photo.map { PhotoPageViewController(photo: $0, images: images) }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        (viewController as? PhotoPageViewController).flatMap { page(neighbour(of: $0.photo, by: -1)) }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        (viewController as? PhotoPageViewController).flatMap { page(neighbour(of: $0.photo, by: 1)) }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        guard completed, let page = viewControllers?.first as? PhotoPageViewController else { return }
        shown = page.photo
        showBars()
    }
}

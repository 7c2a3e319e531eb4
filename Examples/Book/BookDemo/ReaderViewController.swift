import UIKit

/// Shows a book: one page at a time in a narrow view, two pages in a wide view.
public final class ReaderViewController: UIViewController {
    private let book: Book
    private var pagination: Pagination?
    private(set) var pages: UIPageViewController?
    /// The reading position as a fraction of the book, independent of the page size.
    private var place = 0.0

    /// Creates a reader that begins with the title page.
    public init(book: Book) {
        self.book = book
        super.init(nibName: nil, bundle: nil)
    }

    /// Always `nil`: readers are not archived.
    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = BookStyle.paper
    }

    public override var prefersStatusBarHidden: Bool { true }

    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // A rotated device requests the spine location (below). Here, the window was resized, or the view has just
        // been loaded.
        if pagination?.style.size != pageSize(in: view.bounds.size) { open() }
    }

    // MARK: Turning

    /// The arrow keys turn pages.
    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        switch presses.first?.key?.keyCode {
        case .keyboardRightArrow: turn(.forward)
        case .keyboardLeftArrow: turn(.reverse)
        default: super.pressesBegan(presses, with: event)
        }
    }

    private func turn(_ direction: UIPageViewController.NavigationDirection) {
        guard let pages, let shown = pages.viewControllers?.compactMap({ $0 as? PageViewController }),
            let first = shown.first
        else { return }
        let index = first.index + (direction == .forward ? shown.count : -shown.count)
        let new = self.shown(from: index, pages.spineLocation)
        guard new.count == shown.count else { return }
        pages.setViewControllers(new, direction: direction, animated: true) { [weak self] finished in
            if finished { self?.notePlace() }
        }
    }

    private func notePlace() {
        guard let page = pages?.viewControllers?.first as? PageViewController, let pagination else { return }
        place = Double(page.index) / Double(pagination.pages.count)
    }

    // MARK: Opening

    private func isWide(_ size: CGSize) -> Bool { size.width > size.height && size.width >= 600 }

    private func pageSize(in size: CGSize) -> CGSize {
        isWide(size) ? CGSize(width: (size.width / 2).rounded(.down), height: size.height) : size
    }

    /// Paginates the text for the current size, and opens it at the reading position.
    private func open() {
        let size = view.bounds.size
        guard size.width > 40, size.height > 40 else { return }
        let pagination = Pagination(book, size: pageSize(in: size))
        self.pagination = pagination
        let spine: UIPageViewController.SpineLocation = isWide(size) ? .mid : .min
        if pages?.spineLocation != spine { replacePages(spine) }
        let index = min(Int((place * Double(pagination.pages.count)).rounded()), pagination.pages.count - 1)
        pages?.setViewControllers(shown(from: index, spine), direction: .forward, animated: false)
    }

    private func replacePages(_ spine: UIPageViewController.SpineLocation) {
        if let old = pages {
            old.willMove(toParent: nil)
            old.view.removeFromSuperview()
            old.removeFromParent()
        }
        let pages = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal, options: [.spineLocation: spine])
        pages.dataSource = self
        pages.delegate = self
        addChild(pages)
        pages.view.frame = view.bounds
        pages.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pages.view)
        pages.didMove(toParent: self)
        self.pages = pages
    }

    private func shown(from index: Int, _ spine: UIPageViewController.SpineLocation) -> [UIViewController] {
        let first = spine == .mid ? index / 2 * 2 : index
        return (spine == .mid ? [first, first + 1] : [first]).compactMap { page($0, spine) }
    }

    private func page(_ index: Int, _ spine: UIPageViewController.SpineLocation) -> PageViewController? {
        guard let pagination, pagination.pages.indices.contains(index) else { return nil }
        let page = PageViewController(index, of: pagination, book: book)
        page.side = spine != .mid ? .single : index % 2 == 0 ? .left : .right
        return page
    }
}

extension ReaderViewController: UIPageViewControllerDataSource {
    /// Returns the previous page.
    public func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        (viewController as? PageViewController).flatMap { page($0.index - 1, pageViewController.spineLocation) }
    }

    /// Returns the next page.
    public func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        (viewController as? PageViewController).flatMap { page($0.index + 1, pageViewController.spineLocation) }
    }
}

extension ReaderViewController: UIPageViewControllerDelegate {
    /// Updates the reading position.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        if completed { notePlace() }
    }

    /// Returns `.mid` for two pages in landscape, after the text has been paginated again.
    public func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
        let bounds = view.bounds.size
        let (long, short) = (max(bounds.width, bounds.height), min(bounds.width, bounds.height))
        let size = orientation.isLandscape ? CGSize(width: long, height: short) : CGSize(width: short, height: long)
        let spine: UIPageViewController.SpineLocation = isWide(size) ? .mid : .min
        let pagination = Pagination(book, size: pageSize(in: size))
        self.pagination = pagination
        let index = min(Int((place * Double(pagination.pages.count)).rounded()), pagination.pages.count - 1)
        pageViewController.isDoubleSided = spine == .mid
        pageViewController.setViewControllers(shown(from: index, spine), direction: .forward, animated: false)
        return spine
    }
}

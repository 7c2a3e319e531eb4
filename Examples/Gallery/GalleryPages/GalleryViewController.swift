import UIKit

/// The gallery's root: the list of pages, and the open page, beside the list in a wide view and over it in a narrow
/// view.
public final class GalleryViewController: UIViewController {
    private let list = PageListViewController()
    private let header = HeaderView()
    private let separator = UIView()
    private var page: UIViewController?
    private var latestEntry: GalleryPage?
    private var wasWide = false

    private static let listWidth: CGFloat = 320
    private var isWide: Bool { view.bounds.width >= 700 }

    /// Adds the list and the header.
    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Gallery"
        view.backgroundColor = .systemGroupedBackground
        addChild(list)
        view.addSubview(list.view)
        list.didMove(toParent: self)
        list.didSelect = { [weak self] page in self?.open(page, animated: true) }
        separator.backgroundColor = .separator
        view.addSubview(separator)
        header.backButton.addAction(
            UIAction { [weak self] _ in self?.close(animated: true) }, for: .primaryActionTriggered)
        header.styleButton.addAction(UIAction { [weak self] _ in self?.switchStyle() }, for: .primaryActionTriggered)
        view.addSubview(header)
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: GalleryViewController, _) in
            self.showHeader()
        }
        showHeader()
    }

    // MARK: Pages

    /// The open page.
    public var openPage: UIViewController? { page }

    /// Opens a page in place of the current page.
    public func open(_ entry: GalleryPage, animated: Bool) {
        removePage()
        let controller = entry.makeViewController()
        page = controller
        latestEntry = entry
        addChild(controller)
        // viewDidLayoutSubviews() places the page, including in a window that becomes narrow.
        controller.view.autoresizingMask = []
        controller.view.frame = pageFrame
        view.insertSubview(controller.view, belowSubview: header)
        controller.didMove(toParent: self)
        list.select(isWide ? entry.title : nil)
        showHeader()
        guard animated, !isWide else { return hideCoveredList() }
        controller.view.frame.origin.x = isRightToLeft ? -view.bounds.width : view.bounds.width
        UIView.animate(springDuration: 0.4, bounce: 0) {
            controller.view.frame = self.pageFrame
            self.list.view.frame = self.listFrame
        } completion: { _ in
            self.hideCoveredList()
        }
    }

    /// A list that is covered by a page must not receive the keyboard focus.
    private func hideCoveredList() { list.view.isHidden = page != nil && !isWide }

    /// Closes the open page.
    public func close(animated: Bool) {
        guard let closed = page else { return }
        list.view.isHidden = false
        guard animated, !isWide else {
            removePage()
            list.select(nil)
            return showHeader()
        }
        page = nil
        showHeader()
        closed.willMove(toParent: nil)
        let width = view.bounds.width
        UIView.animate(springDuration: 0.4, bounce: 0) {
            closed.view.frame.origin.x = self.isRightToLeft ? -width : width
            self.list.view.frame = self.listFrame
        } completion: { _ in
            closed.view.removeFromSuperview()
            closed.removeFromParent()
        }
    }

    private func removePage() {
        page?.willMove(toParent: nil)
        page?.viewIfLoaded?.removeFromSuperview()
        page?.removeFromParent()
        page = nil
    }

    // MARK: Layout

    private var isRightToLeft: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var top: CGFloat { view.safeAreaInsets.top + HeaderView.height }

    private var listFrame: CGRect {
        let height = max(0, view.bounds.height - top)
        if isWide {
            let x = isRightToLeft ? view.bounds.width - Self.listWidth : 0
            return CGRect(x: x, y: top, width: Self.listWidth, height: height)
        }
        // A list under a page is shifted by the same fraction as in iOS.
        let aside: CGFloat = page == nil ? 0 : view.bounds.width * (isRightToLeft ? 0.3 : -0.3)
        return CGRect(x: aside, y: top, width: view.bounds.width, height: height)
    }

    private var pageFrame: CGRect {
        let frame = CGRect(x: 0, y: top, width: view.bounds.width, height: max(0, view.bounds.height - top))
        guard isWide else { return frame }
        return CGRect(
            x: isRightToLeft ? 0 : Self.listWidth + 1, y: top, width: frame.width - Self.listWidth - 1,
            height: frame.height)
    }

    /// Places the list, the page and the header.
    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        list.keepsSelection = isWide
        widthChanged()
        if isWide { list.view.isHidden = false }
        list.view.frame = listFrame
        page?.view.frame = pageFrame
        separator.isHidden = !isWide
        separator.frame = CGRect(
            x: isRightToLeft ? view.bounds.width - Self.listWidth - 1 : Self.listWidth, y: 0, width: 1,
            height: view.bounds.height)
        header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: top)
        header.safeAreaTop = view.safeAreaInsets.top
        showHeader()
    }

    /// In a window that becomes wide, a page is shown beside the list: the open page, the latest page, or the first
    /// page.
    private func widthChanged() {
        guard isWide != wasWide else { return }
        wasWide = isWide
        if page != nil {
            list.select(isWide ? latestEntry?.title : nil)
        } else if isWide, let entry = latestEntry ?? GalleryPage.all.first {
            open(entry, animated: false)
        }
    }

    private func showHeader() {
        header.show(
            title: page?.title ?? "Gallery", hasBackButton: page != nil && !isWide,
            isDark: traitCollection.userInterfaceStyle == .dark)
    }

    private func switchStyle() {
        let window = view.window
        window?.overrideUserInterfaceStyle = traitCollection.userInterfaceStyle == .dark ? .light : .dark
    }
}

import UIKit

/// Pages that scroll, with a page control, and pages that curl, bound at an edge or in the middle.
final class PageViewsPage: UIViewController, UIPageViewControllerDataSource {
    private enum Style: Int, CaseIterable {
        case scroll, vertical, curl, spread

        var title: String {
            switch self {
            case .scroll: "Scroll"
            case .vertical: "Vertical"
            case .curl: "Curl"
            case .spread: "Two pages"
            }
        }

        @MainActor
        func makeController() -> UIPageViewController {
            switch self {
            case .scroll:
                UIPageViewController(
                    transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 12])
            case .vertical: UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
            case .curl: UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
            case .spread:
                UIPageViewController(
                    transitionStyle: .pageCurl, navigationOrientation: .horizontal,
                    options: [.spineLocation: UIPageViewController.SpineLocation.mid])
            }
        }
    }

    private static let colors: [UIColor] = [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemIndigo, .systemPurple,
    ]
    private let styleControl = UISegmentedControl(items: Style.allCases.map(\.title))
    private let previousButton = UIButton(configuration: .gray())
    private let nextButton = UIButton(configuration: .gray())
    private var pages: UIPageViewController?
    /// The index of the sheet that was last set by the program. The page control shows it until the user turns a page.
    private var indexSet = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.clipsToBounds = true
        styleControl.selectedSegmentIndex = 0
        styleControl.addAction(UIAction { [weak self] _ in self?.styleDidChange() }, for: .valueChanged)
        view.addSubview(styleControl)
        for (button, title, direction) in [
            (previousButton, "Previous", UIPageViewController.NavigationDirection.reverse),
            (nextButton, "Next", .forward),
        ] {
            button.configuration?.title = title
            button.addAction(UIAction { [weak self] _ in self?.turn(direction) }, for: .primaryActionTriggered)
            view.addSubview(button)
        }
        styleDidChange()
    }

    // MARK: The page view controller

    private func styleDidChange() {
        guard let style = Style(rawValue: styleControl.selectedSegmentIndex) else { return }
        pages?.willMove(toParent: nil)
        pages?.view.removeFromSuperview()
        pages?.removeFromParent()
        let new = style.makeController()
        new.dataSource = self
        addChild(new)
        // White dots are visible on it.
        new.view.backgroundColor = .systemGray
        new.view.layer.cornerRadius = 10
        new.view.clipsToBounds = true
        view.addSubview(new.view)
        new.didMove(toParent: self)
        pages = new
        indexSet = 0
        new.setViewControllers(sheets(from: 0), direction: .forward, animated: false)
        view.setNeedsLayout()
    }

    /// The sheets that are shown together; empty if there are not enough sheets.
    private func sheets(from index: Int) -> [UIViewController] {
        let count = pages?.spineLocation == .mid ? 2 : 1
        let sheets = (index..<index + count).compactMap(sheet)
        return sheets.count == count ? sheets : []
    }

    private func sheet(_ index: Int) -> UIViewController? {
        Self.colors.indices.contains(index) ? Sheet(index, Self.colors[index]) : nil
    }

    private func turn(_ direction: UIPageViewController.NavigationDirection) {
        guard let pages, let shown = pages.viewControllers, let first = shown.first as? Sheet else { return }
        let index = first.index + (direction == .forward ? shown.count : -shown.count)
        let new = sheets(from: index)
        guard !new.isEmpty else { return }
        indexSet = index
        pages.setViewControllers(new, direction: direction, animated: true)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 12)
        styleControl.frame = CGRect(x: area.minX, y: area.minY, width: max(0, area.width), height: 32)
        let half = max(0, (area.width - 12) / 2)
        previousButton.frame = CGRect(x: area.minX, y: area.maxY - 44, width: half, height: 44)
        nextButton.frame = CGRect(x: area.maxX - half, y: area.maxY - 44, width: half, height: 44)
        pages?.view.frame = CGRect(
            x: area.minX, y: area.minY + 44, width: max(0, area.width), height: max(0, area.height - 44 - 56))
        guard view.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
        swap(&previousButton.frame, &nextButton.frame)
    }

    // MARK: UIPageViewControllerDataSource

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { (viewController as? Sheet).flatMap { sheet($0.index - 1) } }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { (viewController as? Sheet).flatMap { sheet($0.index + 1) } }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { Self.colors.count }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int { indexSet }
}

/// A page of a color with its number.
private final class Sheet: UIViewController {
    let index: Int
    private let color: UIColor

    init(_ index: Int, _ color: UIColor) {
        (self.index, self.color) = (index, color)
        super.init(nibName: nil, bundle: nil)
        title = "Page \(index + 1)"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        let label = UILabel(frame: view.bounds)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.text = title
        label.textColor = .white
        label.textAlignment = .center
        label.font = .preferredFont(forTextStyle: .largeTitle)
        label.adjustsFontForContentSizeCategory = true
        view.addSubview(label)
    }
}

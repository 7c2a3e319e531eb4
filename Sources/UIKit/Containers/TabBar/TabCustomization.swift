import UIFoundation
import UIKitCore

/// Arranging the tabs: a sheet with all that can be moved as a grid, and a copy of the bar below, onto which they are dragged.
extension UITabBarController {
    var moreController: MoreNavigationController {
        if let more { return more }
        let made = MoreNavigationController(self)
        more = made
        made.listDidChange()
        return made
    }

    /// Shows the sheet.
    func customize() {
        guard let controllers, let customizable, !customizable.isEmpty, presentedViewController == nil else { return }
        delegate?.tabBarController(self, willBeginCustomizing: customizable)
        let sheet = TabCustomizationController(
            items: controllers.compactMap { item(of: $0) },
            movable: Set(customizable.compactMap { item(of: $0) }.map(ObjectIdentifier.init)),
            count: arrangement.visible.count
        ) { [weak self] items in self?.endCustomizing(items) }
        let navigation = UINavigationController(rootViewController: sheet)
        navigation.isModalInPresentation = true
        present(navigation, animated: true)
    }

    private func endCustomizing(_ items: [UITabBarItem]) {
        let old = controllers ?? []
        let new = items.compactMap { item in old.first { self.item(of: $0) === item } }
        let changed = !new.elementsEqual(old, by: ===)
        delegate?.tabBarController(self, willEndCustomizing: new, changed: changed)
        if changed { rearrange(new) }
        dismiss(animated: true) { [weak self] in
            guard let self else { return }
            delegate?.tabBarController(self, didEndCustomizing: new, changed: changed)
        }
    }

    /// The same controllers in another order: who may be moved stays as it was, and what is selected.
    private func rearrange(_ new: [UIViewController]) {
        let customizable = customizable
        setControllersStorage(new)
        arrange()
        self.customizable = customizable
        display(selection.displayed(in: self))
    }
}

/// The sheet of More's Edit button.
final class TabCustomizationController: UIViewController {
    private var items: [UITabBarItem]
    private let movable: Set<ObjectIdentifier>
    /// How many of the items are in the bar.
    private let count: Int
    private let finish: ([UITabBarItem]) -> Void
    private let bar = UITabBar()
    private let hint = UILabel()
    private var cells: [TabGridCell] = []
    private var dragged: (item: UITabBarItem, view: TabGridCell)?

    init(
        items: [UITabBarItem], movable: Set<ObjectIdentifier>, count: Int, finish: @escaping ([UITabBarItem]) -> Void
    ) {
        (self.items, self.movable, self.count, self.finish) = (items, movable, count, finish)
        super.init(nibName: nil, bundle: nil)
        title = "Configure"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self.map { $0.finish($0.items) } })
        hint.text = "Drag the icons to organize tabs."
        hint.font = .systemFont(ofSize: 17)
        hint.textColor = .secondaryLabel
        hint.textAlignment = .center
        view.addSubview(hint)
        view.addSubview(bar)
        bar.isUserInteractionEnabled = false
        cells = items.filter { movable.contains(ObjectIdentifier($0)) }.map { item in
            let cell = TabGridCell(item: item)
            let pan = UIPanGestureRecognizer()
            pan.addTarget(self, action: TabCustomizationController.drag(_:))
            cell.addGestureRecognizer(pan)
            view.addSubview(cell)
            return cell
        }
        showBar()
    }

    private func showBar() {
        bar.items = Array(items.prefix(count)).map(Self.copy)
        for cell in cells { cell.isInBar = items.prefix(count).contains { $0 === cell.item } }
    }

    /// An item shows what it is in one bar only.
    private static func copy(_ item: UITabBarItem) -> UITabBarItem {
        UITabBarItem(title: item.title, image: item.image, tag: item.tag)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let safe = view.bounds.inset(by: view.safeAreaInsets)
        let height = bar.barHeight
        bar.frame = CGRect(
            x: 0, y: safe.maxY - height, width: view.bounds.width, height: view.bounds.height - safe.maxY + height)
        hint.frame = CGRect(x: 16, y: safe.minY + 12, width: max(0, view.bounds.width - 32), height: 24)
        let columns = max(1, Int(safe.width / 88))
        let width = safe.width / CGFloat(columns)
        for (index, cell) in cells.enumerated() {
            cell.frame = CGRect(
                x: safe.minX + CGFloat(index % columns) * width, y: safe.minY + 56 + CGFloat(index / columns) * 76,
                width: width, height: 68)
        }
    }

    // MARK: Dragging

    private func drag(_ pan: UIPanGestureRecognizer) {
        guard let cell = pan.view as? TabGridCell else { return }
        switch pan.state {
        case .began:
            let copy = TabGridCell(item: cell.item)
            copy.frame = cell.frame
            copy.alpha = 0.85
            view.addSubview(copy)
            dragged = (cell.item, copy)
        case .changed:
            guard let dragged else { return }
            dragged.view.center = pan.location(in: view)
        case .ended:
            if let dragged { drop(dragged.item, at: pan.location(in: view)) }
            endDrag()
        case .cancelled, .failed: endDrag()
        default: break
        }
    }

    private func endDrag() {
        dragged?.view.removeFromSuperview()
        dragged = nil
    }

    /// The item takes the place in the bar that it is dropped on; what was there takes the item's.
    private func drop(_ item: UITabBarItem, at point: CGPoint) {
        guard bar.frame.insetBy(dx: 0, dy: -24).contains(point), let from = items.firstIndex(where: { $0 === item })
        else { return }
        let to = bar.buttons.indices.min { first, second in
            abs(bar.buttons[first].center.x - point.x) < abs(bar.buttons[second].center.x - point.x)
        }
        guard let to, to != from, items.indices.contains(to), movable.contains(ObjectIdentifier(items[to])) else {
            return
        }
        items.swapAt(from, to)
        showBar()
    }
}

/// An item in the grid: its image above its title, faint while it is in the bar.
final class TabGridCell: UIView {
    let item: UITabBarItem
    private let imageView = UIImageView()
    private let label = UILabel()
    var isInBar = false { didSet { imageView.alpha = isInBar ? 0.35 : 1 } }

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        imageView.image = item.image
        imageView.tintColor = .systemGray
        imageView.contentMode = .center
        label.text = item.title
        label.font = .systemFont(ofSize: 10, weight: .medium)
        label.textAlignment = .center
        addSubview(imageView)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = CGRect(x: 0, y: 8, width: bounds.width, height: 32)
        label.frame = CGRect(x: 0, y: 44, width: bounds.width, height: 14)
    }
}

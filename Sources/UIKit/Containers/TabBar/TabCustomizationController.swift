import UIFoundation
import UIKitCore

/// The sheet for dragging items to a bar: a grid of the movable items, and a copy of the bar below the grid.
final class TabCustomizationController: UIViewController, TabBarSheet {
    /// The items in the bar, then the remaining items.
    private(set) var items: [UITabBarItem]
    private let movable: Set<ObjectIdentifier>
    /// The number of items in the bar.
    private let count: Int
    /// Called by the Done button with the items in their new order.
    var finish: ([UITabBarItem]) -> Void
    private var isFinished = false
    /// Called when the sheet was removed without the Done button.
    var wasRemoved: (() -> Void)?
    private let bar = UITabBar()
    private let hint = UILabel()
    private var cells: [TabGridCell] = []
    private var dragged: (item: UITabBarItem, view: TabGridCell)?

    init(
        items: [UITabBarItem], movable: Set<ObjectIdentifier>, count: Int,
        finish: @escaping ([UITabBarItem]) -> Void = { _ in }
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
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.done() })
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

    /// Returns the navigation controller to present for the sheet. Only its Done button can dismiss it.
    func inNavigation() -> UINavigationController {
        let navigation = UINavigationController(rootViewController: self)
        navigation.isModalInPresentation = true
        return navigation
    }

    func done() {
        guard !isFinished else { return }
        isFinished = true
        finish(items)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        endDrag()
        guard !isFinished, navigationController?.isBeingDismissed != false else { return }
        isFinished = true
        wasRemoved?()
    }

    private func showBar() {
        bar.items = Array(items.prefix(count)).map(Self.copy)
        for cell in cells { cell.isInBar = items.prefix(count).contains { $0 === cell.item } }
    }

    /// Returns a copy of an item, since an item can be displayed only in one bar.
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
            endDrag()
            let copy = TabGridCell(item: cell.item)
            copy.frame = cell.frame
            view.addSubview(copy)
            dragged = (cell.item, copy)
            UIView.animate(withDuration: 0.15) { copy.transform = CGAffineTransform(scaleX: 1.3, y: 1.3) }
        case .changed:
            guard let dragged else { return }
            dragged.view.center = pan.location(in: view)
            mark(place(at: pan.location(in: view), for: dragged.item))
        case .ended:
            if let dragged { drop(dragged.item, at: pan.location(in: view)) }
            endDrag()
        case .cancelled, .failed: endDrag()
        default: break
        }
    }

    private func endDrag() {
        mark(nil)
        dragged?.view.removeFromSuperview()
        dragged = nil
    }

    /// Swaps the dropped item and the item at the drop position in the bar.
    private func drop(_ item: UITabBarItem, at point: CGPoint) {
        guard let from = items.firstIndex(where: { $0 === item }), let to = place(at: point, for: item) else { return }
        items.swapAt(from, to)
        showBar()
    }

    /// Returns the index in the bar for a drop at a point; `nil` if the point is outside the bar, or if the item at
    /// this index cannot be moved.
    private func place(at point: CGPoint, for item: UITabBarItem) -> Int? {
        guard bar.frame.insetBy(dx: 0, dy: -24).contains(point) else { return nil }
        let nearest = bar.buttons.indices.min { first, second in
            abs(bar.buttons[first].center.x - point.x) < abs(bar.buttons[second].center.x - point.x)
        }
        guard let nearest, items.indices.contains(nearest), items[nearest] !== item,
            movable.contains(ObjectIdentifier(items[nearest]))
        else { return nil }
        return nearest
    }

    /// Highlights the drop position of the item.
    private func mark(_ place: Int?) {
        for (index, button) in bar.buttons.enumerated() {
            let alpha: CGFloat = index == place ? 0.25 : 1
            if button.alpha != alpha { button.alpha = alpha }
        }
    }
}

extension UITabBar: TabBarSheetMaking {
    static func makeSheet(
        items: [UITabBarItem], movable: Set<ObjectIdentifier>, count: Int
    ) -> (sheet: any TabBarSheet, presented: UIViewController) {
        let sheet = TabCustomizationController(items: items, movable: movable, count: count)
        return (sheet, sheet.inNavigation())
    }
}

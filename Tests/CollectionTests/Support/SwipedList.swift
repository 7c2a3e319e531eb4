import IrekoTesting
import TestSupport
import UIKit

/// A list of numbers with actions at both ends of its rows, and a log of calls and actions.
@MainActor
final class SwipedList: UIViewController {
    enum Step: Equatable {
        case ask(UICollectionView.SwipeSide, Int)
        case act(String, Int)
    }

    var log: [Step] = []
    /// The titles of a row's actions; `nil` for no actions.
    var titles: ((UICollectionView.SwipeSide, Int) -> [String]?) = { side, _ in
        side == .trailing ? ["Bin", "Flag"] : ["Read"]
    }
    var isFullSwipe = true
    /// Called in an action's handler, before it calls its completion.
    var perform: ((String, Int) -> Void)?
    /// Whether handlers leave the row open.
    var keepsOpen = false
    var accessories: [UICellAccessory] = []
    let appearance: UICollectionLayoutListConfiguration.Appearance
    private(set) var done: [(Bool) -> Void] = []
    private(set) var list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private(set) var source: UICollectionViewDiffableDataSource<Int, Int>?

    init(_ appearance: UICollectionLayoutListConfiguration.Appearance = .plain) {
        self.appearance = appearance
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    nonisolated deinit {}

    override func viewDidLoad() {
        super.viewDidLoad()
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.leadingSwipeActionsConfigurationProvider = { [weak self] in self?.actions(.leading, $0) }
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.actions(.trailing, $0) }
        list = UICollectionView(
            frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
            [weak self] cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = "\(item)"
            cell.contentConfiguration = content
            cell.accessories = self?.accessories ?? []
        }
        source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        show(Array(0..<30), animated: false)
    }

    func show(_ items: [Int], animated: Bool = true) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        source?.apply(snapshot, animatingDifferences: animated)
    }

    private func actions(_ side: UICollectionView.SwipeSide, _ path: IndexPath) -> UISwipeActionsConfiguration? {
        log.append(.ask(side, path.item))
        guard let titles = titles(side, path.item) else { return nil }
        let item = source?.itemIdentifier(for: path) ?? -1
        let configuration = UISwipeActionsConfiguration(
            actions: titles.map { title in
                UIContextualAction(style: title == "Bin" ? .destructive : .normal, title: title) {
                    [weak self] _, _, done in
                    guard let self else { return }
                    log.append(.act(title, item))
                    perform?(title, item)
                    if keepsOpen { self.done.append(done) } else { done(true) }
                }
            })
        configuration.performsFirstActionWithFullSwipe = isFullSwipe
        return configuration
    }

    /// Returns the offset of a row from its place.
    func offset(_ item: Int) -> CGFloat {
        guard let cell = list.cellForItem(at: IndexPath(item: item, section: 0)),
            let attributes = list.layoutAttributesForItem(at: IndexPath(item: item, section: 0))
        else { return 0 }
        return cell.frame.minX - attributes.frame.minX
    }

    func isSwiped(_ item: Int) -> Bool {
        list.cellForItem(at: IndexPath(item: item, section: 0))?.configurationState.isSwiped ?? false
    }

    /// The rows with an offset from their places.
    var displaced: [Int] { list.indexPathsForVisibleItems.map(\.item).filter { offset($0) != 0 } }

    func take() -> [Step] {
        defer { log = [] }
        return log
    }

    static func run(
        _ controller: SwipedList = SwipedList(), size: CGSize = CGSize(width: 320, height: 480),
        _ body: (Stage, SwipedList) throws -> Void
    ) throws {
        try Stage.run(root: controller, size: size) { stage, controller in
            stage.settle()
            try body(stage, controller)
        }
    }
}

extension UICollectionView {
    /// The end of a row with actions.
    enum SwipeSide {
        case leading, trailing
    }
}

extension Stage {
    /// Opens the row with a point in its middle, to the left or right.
    func swipeOpen(_ device: PointingDevice = .finger, at point: CGPoint, by distance: CGFloat) {
        drag(device, from: point, to: CGPoint(x: point.x + distance, y: point.y))
        advance(by: 0.5)
    }
}

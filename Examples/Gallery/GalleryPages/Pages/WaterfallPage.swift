import UIKit

/// Tiles in a custom layout, with a data source that shuffles them.
final class WaterfallPage: UIViewController {
    private let layout = WaterfallLayout()
    private lazy var grid = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    private let button = UIButton(configuration: .filled())
    private var numbers = Array(1...40)
    private let cells = UICollectionView.CellRegistration<TileCell, Int> { cell, _, number in
        cell.show(number, hue: CGFloat(number) / 50)
    }
    private lazy var data = UICollectionViewDiffableDataSource<Int, Int>(collectionView: grid) {
        [cells] view, path, number in
        view.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        layout.height = { [weak self] path, width in
            let number = self?.data.itemIdentifier(for: path) ?? 0
            return (width * (0.7 + CGFloat(number * 13 % 10) / 10)).rounded()
        }
        grid.backgroundColor = .systemBackground
        view.addSubview(grid)
        button.configuration?.title = "Shuffle"
        button.configuration?.image = UIImage(systemName: "shuffle")
        button.configuration?.imagePadding = 6
        button.addAction(UIAction { [weak self] _ in self?.shuffle() }, for: .primaryActionTriggered)
        view.addSubview(button)
        apply(animated: false)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        button.frame = CGRect(x: area.minX + 16, y: area.maxY - 56, width: max(0, area.width - 32), height: 44)
        grid.frame = CGRect(x: area.minX, y: 0, width: area.width, height: max(0, area.maxY - 68))
    }

    private func shuffle() {
        numbers.shuffle()
        apply(animated: true)
    }

    private func apply(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(numbers)
        data.apply(snapshot, animatingDifferences: animated)
    }
}

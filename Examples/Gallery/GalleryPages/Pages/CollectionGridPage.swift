import UIKit

/// Colored tiles with badges in a flow layout, under pinned headers. A slider changes the size of the tiles.
final class CollectionGridPage: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    private let layout = UICollectionViewFlowLayout()
    private lazy var grid = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    private let slider = UISlider()
    private let cells = UICollectionView.CellRegistration<TileCell, Int> { cell, path, number in
        cell.show(number, hue: CGFloat(path.section) / 4)
    }
    private let headers = UICollectionView.SupplementaryRegistration<TileHeader>(
        elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, path in header.label.text = "Section \(path.section + 1)" }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        layout.minimumInteritemSpacing = 8
        layout.minimumLineSpacing = 8
        layout.sectionInset = UIEdgeInsets(top: 4, left: 16, bottom: 16, right: 16)
        layout.headerReferenceSize = CGSize(width: 0, height: 40)
        layout.sectionHeadersPinToVisibleBounds = true
        _ = (cells, headers)
        grid.dataSource = self
        grid.delegate = self
        grid.backgroundColor = .systemBackground
        grid.allowsMultipleSelection = true
        view.addSubview(grid)
        slider.minimumValue = 44
        slider.maximumValue = 160
        slider.value = 76
        slider.accessibilityLabel = "Size"
        slider.addAction(UIAction { [weak self] _ in self?.layout.invalidateLayout() }, for: .valueChanged)
        view.addSubview(slider)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        slider.frame = CGRect(x: area.minX + 20, y: area.maxY - 44, width: max(0, area.width - 40), height: 34)
        grid.frame = CGRect(x: area.minX, y: 0, width: area.width, height: max(0, area.maxY - 52))
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 4 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        11 + section * 3
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: indexPath.item + 1)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: CGFloat(slider.value), height: CGFloat(slider.value)) }
}

/// A rounded tile of a color with a number, with a ring when it is selected.
final class TileCell: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 10
        contentView.layer.borderColor = UIColor.white.cgColor
        label.textAlignment = .center
        label.textColor = .white
        label.font = .preferredFont(forTextStyle: .headline)
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ number: Int, hue: CGFloat) {
        label.text = "\(number)"
        let part = CGFloat((number * 7) % 20) / 20
        let shade = (hue + 0.12 * part).truncatingRemainder(dividingBy: 1)
        contentView.backgroundColor = UIColor(hue: shade, saturation: 0.6, brightness: 0.86, alpha: 1)
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        contentView.layer.borderWidth = state.isSelected ? 4 : 0
        contentView.alpha = state.isHighlighted ? 0.6 : 1
    }
}

/// A title over tiles, on the color of the page.
final class TileHeader: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        label.font = .preferredFont(forTextStyle: .headline)
        label.adjustsFontForContentSizeCategory = true
        label.frame = bounds.insetBy(dx: 16, dy: 0)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
}

/// A small red number at a tile's corner.
final class TileBadge: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemRed
        layer.cornerRadius = 10
        label.textAlignment = .center
        label.textColor = .white
        label.font = .systemFont(ofSize: 12, weight: .semibold)
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
}

import UIKit

/// Sections of a compositional layout: a shelf, a mosaic of nested groups, a grid with badges under a pinned header.
final class CompositionalPage: UICollectionViewController {
    private static let badge = "badge"
    private let counts = [10, 12, 20]
    private let cells = UICollectionView.CellRegistration<TileCell, Int> { cell, path, number in
        cell.show(number, hue: 0.08 + CGFloat(path.section) * 0.28)
    }
    private let headers = UICollectionView.SupplementaryRegistration<TileHeader>(
        elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, path in header.label.text = ["Shelf", "Mosaic", "Badges"][path.section] }
    private let badges = UICollectionView.SupplementaryRegistration<TileBadge>(elementKind: CompositionalPage.badge) {
        badge, _, path in
        badge.label.text = "\(path.item % 9 + 1)"
    }

    init() { super.init(collectionViewLayout: UICollectionViewCompositionalLayout { index, _ in Self.section(index) }) }

    required init?(coder: NSCoder) { nil }

    private static func item(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private static func section(_ index: Int) -> NSCollectionLayoutSection {
        let section: NSCollectionLayoutSection
        switch index {
        case 0:
            let tile = NSCollectionLayoutItem(layoutSize: item(.fractionalWidth(1), .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: item(.fractionalWidth(0.7), .absolute(130)), subitems: [tile])
            section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .groupPaging
            section.interGroupSpacing = 10
        case 1: section = mosaic
        default:
            let anchor = NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
            let badge = NSCollectionLayoutSupplementaryItem(
                layoutSize: item(.absolute(20), .absolute(20)), elementKind: badge, containerAnchor: anchor)
            let tile = NSCollectionLayoutItem(
                layoutSize: item(.fractionalWidth(0.25), .fractionalHeight(1)), supplementaryItems: [badge])
            tile.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: item(.fractionalWidth(1), .fractionalWidth(0.25)), subitems: [tile])
            section = NSCollectionLayoutSection(group: group)
        }
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 12, bottom: 16, trailing: 12)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: item(.fractionalWidth(1), .absolute(40)),
            elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .top)
        header.pinToVisibleBounds = true
        header.zIndex = 2
        section.boundarySupplementaryItems = [header]
        return section
    }

    /// A large tile beside two small ones, over three in a row.
    private static var mosaic: NSCollectionLayoutSection {
        @MainActor func tile(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutItem {
            let tile = NSCollectionLayoutItem(layoutSize: item(.fractionalWidth(width), .fractionalHeight(height)))
            tile.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
            return tile
        }
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: item(.fractionalWidth(1 / 3), .fractionalHeight(1)), subitems: [tile(1, 0.5), tile(1, 0.5)])
        let upper = NSCollectionLayoutGroup.horizontal(
            layoutSize: item(.fractionalWidth(1), .fractionalHeight(2 / 3)), subitems: [tile(2 / 3, 1), pair])
        let lower = NSCollectionLayoutGroup.horizontal(
            layoutSize: item(.fractionalWidth(1), .fractionalHeight(1 / 3)),
            subitems: [tile(1 / 3, 1), tile(1 / 3, 1), tile(1 / 3, 1)])
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: item(.fractionalWidth(1), .fractionalWidth(0.8)), subitems: [upper, lower])
        return NSCollectionLayoutSection(group: group)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        _ = (cells, headers, badges)
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: indexPath.item + 1)
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        kind == Self.badge
            ? collectionView.dequeueConfiguredReusableSupplementary(using: badges, for: indexPath)
            : collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
}

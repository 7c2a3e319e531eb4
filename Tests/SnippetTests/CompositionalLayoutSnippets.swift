import IrekoTesting
import UIKit

private final class TilesController: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }
}

enum CompositionalLayoutSnippets {
    @MainActor private static func squares() -> (NSCollectionLayoutSection, UICollectionViewCompositionalLayout) {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 3)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: row)
        let layout = UICollectionViewCompositionalLayout(section: section)
        return (section, layout)
    }

    @MainActor private static func grid(_ columns: Int) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
            repeatingSubitem: item, count: columns)
        return NSCollectionLayoutSection(group: group)
    }

    @MainActor private static func sections(shelf: NSCollectionLayoutSection) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { index, environment in
            let columns = max(2, Int(environment.container.effectiveContentSize.width / 130))
            return index == 0 ? shelf : grid(columns)
        }
    }

    @MainActor private static func mosaic() -> NSCollectionLayoutSection {
        let half = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
        let large = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(2 / 3), heightDimension: .fractionalHeight(1)))
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)),
            subitems: [half, half])
        let mosaic = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.6)),
            subitems: [large, pair])
        let section = NSCollectionLayoutSection(group: mosaic)
        section.orthogonalScrollingBehavior = .groupPaging
        return section
    }

    @MainActor private static func badged(_ size: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
            elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
        return item
    }

    @MainActor static func run() throws {
        let tiles = TilesController(collectionViewLayout: squares().1)
        try Stage.run(rootViewController: tiles) { stage in
            stage.advance(by: 0)
            try check(tiles.collectionView.cellForItem(at: [0, 4])?.frame.size == CGSize(width: 130, height: 130))
            tiles.collectionView.setCollectionViewLayout(sections(shelf: mosaic()), animated: false)
            stage.advance(by: 0)
            try check(tiles.collectionView.cellForItem(at: [0, 0])?.frame.size == CGSize(width: 260, height: 234))
            try check(tiles.collectionView.cellForItem(at: [1, 0])?.frame.size == CGSize(width: 130, height: 60))
        }
        let size = NSCollectionLayoutSize(widthDimension: .absolute(40), heightDimension: .absolute(40))
        try check(badged(size).supplementaryItems.map(\.elementKind) == ["badge"])
    }
}

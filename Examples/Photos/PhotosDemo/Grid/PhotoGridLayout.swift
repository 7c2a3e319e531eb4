import UIKit

/// The sizes of the photos in a grid.
enum PhotoDensity: Int, CaseIterable {
    case tiny, small, medium, large

    /// The number of columns in a width.
    func columns(in width: CGFloat) -> Int {
        let side: CGFloat =
            switch self {
            case .tiny: 60
            case .small: 96
            case .medium: 130
            case .large: 360
            }
        return max(1, Int((width / side).rounded()))
    }

    var larger: PhotoDensity? { PhotoDensity(rawValue: rawValue + 1) }
    var smaller: PhotoDensity? { PhotoDensity(rawValue: rawValue - 1) }
}

extension PhotoDensity {
    /// The layout of this density: squares with a small spacing, under the headers of their months.
    @MainActor
    func makeLayout(hasHeaders: Bool) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let count = columns(in: environment.container.effectiveContentSize.width)
            let part = 1 / CGFloat(count)
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(part), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(part)),
                repeatingSubitem: item, count: count)
            group.interItemSpacing = .fixed(2)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 2
            if hasHeaders {
                let header = NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
                    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
                section.boundarySupplementaryItems = [header]
            }
            return section
        }
    }
}

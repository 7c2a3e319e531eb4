import Foundation

// The dimensions of lists are recorded (Catalyst), unless they are specific to a desktop.

extension NSCollectionLayoutSection {
    /// Creates a list section.
    ///
    /// Rows are as wide as the section and as high as their cells. The heights of headers and footers are estimated as
    /// well. In plain lists, headers and footers stay visible.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = configuration.sectionInsets
        section.contentInsetsReference = .safeArea
        if configuration.headerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                configuration.boundary(UICollectionView.elementKindSectionHeader, .top))
            section.headerTopPadding = configuration.headerTopPadding ?? 0
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                configuration.boundary(UICollectionView.elementKindSectionFooter, .bottom))
        }
        section.listConfiguration = configuration
        return section
    }
}

extension UICollectionViewCompositionalLayout {
    /// Creates a layout with list sections only.
    public class func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }

    /// Returns the list configuration of a section; `nil` if the section is not a list.
    func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
        solveIfNeeded()
        return sections.indices.contains(section) ? sections[section]?.listConfiguration : nil
    }
}

extension UICollectionLayoutListConfiguration {
    var isPlain: Bool { appearance == .plain || appearance == .sidebarPlain }

    // Chosen (Collections): The side insets of sidebars are 16 points. The other insets of lists were recorded on
    // Catalyst, with rows estimated at 44 points.
    var sectionInsets: NSDirectionalEdgeInsets {
        var insets =
            switch appearance {
            case .plain: NSDirectionalEdgeInsets.zero
            case .grouped: NSDirectionalEdgeInsets(top: 35, leading: 0, bottom: 20, trailing: 0)
            case .insetGrouped: NSDirectionalEdgeInsets(top: 35, leading: 16, bottom: 20, trailing: 16)
            case .sidebar: NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 10, trailing: 16)
            case .sidebarPlain: NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
            }
        if headerMode != .none { insets.top = 0 }
        if headerMode == .firstItemInSection { insets.top = headerTopPadding ?? (appearance == .plain ? 22 : 0) }
        if footerMode != .none { insets.bottom = 0 }
        return insets
    }

    @MainActor
    func boundary(_ kind: String, _ alignment: NSRectAlignment) -> NSCollectionLayoutBoundarySupplementaryItem {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(isPlain ? 28 : 17.5))
        let item = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: kind, alignment: alignment)
        item.pinToVisibleBounds = isPlain
        item.zIndex = 200
        return item
    }
}

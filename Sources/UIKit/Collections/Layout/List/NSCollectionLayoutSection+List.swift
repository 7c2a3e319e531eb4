import Foundation

// Numbers of lists as recorded (Catalyst), where that is no desktop's own: a row is estimated at 44 points, and the sides of
// sidebars are 16 points (chosen).

extension NSCollectionLayoutSection {
    /// Makes a section that is a list.
    ///
    /// Rows are as wide as the section and as high as their cells want. Headers and footers are estimated too; those of plain
    /// lists stay in sight.
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
    /// Makes a layout all of whose sections are a list.
    public class func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }

    /// The list that a section is; `nil` where it is none.
    func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
        solveIfNeeded()
        return sections.indices.contains(section) ? sections[section]?.listConfiguration : nil
    }
}

extension UICollectionLayoutListConfiguration {
    var isPlain: Bool { appearance == .plain || appearance == .sidebarPlain }

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

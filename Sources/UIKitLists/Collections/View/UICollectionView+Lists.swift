import Foundation

/// The position of a cell in its list.
struct ListCellPosition: Equatable {
    enum Role {
        case cell, header, footer
    }

    var appearance = UICollectionLayoutListConfiguration.Appearance.plain
    var role = Role.cell
    var isFirst = false
    var isLast = false
    /// The separators above and below; `nil` for no separators.
    var separators: UIListSeparatorConfiguration?

    var listEnvironment: UIListEnvironment {
        switch appearance {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        case .sidebar: .sidebar
        case .sidebarPlain: .sidebarPlain
        }
    }

    /// The system background.
    @MainActor var background: UIBackgroundConfiguration {
        switch role {
        case .cell: .listCell()
        case .header: .listHeader()
        case .footer: .listFooter()
        }
    }

    @MainActor var content: UIListContentConfiguration {
        let isSidebar = appearance == .sidebar || appearance == .sidebarPlain
        return switch role {
        case .cell: isSidebar ? .sidebarCell() : .cell()
        case .header: isSidebar ? .sidebarHeader() : appearance == .plain ? .plainHeader() : .groupedHeader()
        case .footer: appearance == .plain || isSidebar ? .plainFooter() : .groupedFooter()
        }
    }
}

extension UICollectionView {
    /// Returns the position of an element in its list; `nil` if its section is not a list.
    func listPosition(of element: CollectionElement) -> ListCellPosition? {
        let path = element.indexPath
        guard let layout = layoutStorage as? UICollectionViewCompositionalLayout, path.count == 2,
            let list = layout.listConfiguration(ofSection: path.section)
        else { return nil }
        var position = ListCellPosition(appearance: list.appearance)
        guard element.category == .cell else {
            position.role = element.kind == UICollectionView.elementKindSectionFooter ? .footer : .header
            return position
        }
        let first = list.headerMode == .firstItemInSection ? 1 : 0
        if path.item < first { position.role = .header }
        position.isFirst = path.item == first
        position.isLast = path.item >= first && path.item + 1 == items.count(of: path.section)
        if list.showsSeparators {
            var separators = list.separatorConfiguration
            if let handler = list.itemSeparatorHandler { separators = handler(dataPath(of: path), separators) }
            position.separators = separators
        }
        return position
    }

    /// Updates the positions of list cells, and the background of the list.
    func updateListPositions() {
        for shown in items.shown {
            guard let cell = shown.view as? UICollectionViewListCell, let position = listPosition(of: shown.element)
            else { continue }
            cell.setPosition(position)
        }
    }

    /// Shows the background color of the list's configuration or appearance, instead of the collection view's own,
    /// unless it is `clear`.
    func layOutListBackground() {
        guard let layout = layoutStorage as? UICollectionViewCompositionalLayout,
            let list = layout.listConfiguration(ofSection: 0)
        else {
            items.listBackground?.removeFromSuperview()
            items.listBackground = nil
            return
        }
        let color = list.backgroundColor ?? list.appearance.backgroundColor
        let view = items.listBackground ?? UIView()
        items.listBackground = view
        view.isUserInteractionEnabled = false
        if view.backgroundColor != color { view.backgroundColor = color }
        if view.superview !== self || subviews.first !== view { insertSubview(view, at: 0) }
        if view.frame != bounds { view.frame = bounds }
    }
}

extension UICollectionLayoutListConfiguration.Appearance {
    // Chosen (Lists): A list with the appearance of a sidebar has the background color of its collection view.
    /// The background color of a list. (A sidebar has the color of the collection view.)
    fileprivate var backgroundColor: UIColor {
        switch self {
        case .plain: .systemBackground
        case .grouped, .insetGrouped: .systemGroupedBackground
        case .sidebar, .sidebarPlain: .clear
        }
    }
}

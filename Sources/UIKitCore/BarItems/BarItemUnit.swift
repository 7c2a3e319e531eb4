import Foundation

/// What is shown or left out as a whole at a side of a bar: an item, or a group of them.
@MainActor
package struct BarItemUnit {
    /// The outermost first.
    package var items: [UIBarButtonItem]
    /// The group, for which its representative item can stand.
    package var group: UIBarButtonItemGroup?

    package static func units(of items: [UIBarButtonItem]) -> [Self] {
        items.filter { !$0.isHidden }.map { Self(items: [$0], group: nil) }
    }

    /// - Parameter isTrailing: Whether the side is the one at which reading ends.
    static func units(of groups: [UIBarButtonItemGroup], isTrailing: Bool) -> [Self] {
        let units = groups.compactMap { group -> Self? in
            let items = group.shownItems.filter { !$0.isHidden }
            return items.isEmpty ? nil : Self(items: isTrailing ? items.reversed() : items, group: group)
        }
        return isTrailing ? units.reversed() : units
    }

    /// What stands for the unit in a menu.
    package var menuElements: [UIMenuElement] {
        if let group { return group.menuRepresentation.map { [$0] } ?? [] }
        return items.compactMap(\.menuRepresentation)
    }
}

import Foundation

/// A unit that is shown or left out as a whole at a side of a bar: an item, or a group of items.
@MainActor
package struct BarItemUnit {
    /// The items, the outermost first.
    package var items: [UIBarButtonItem]
    /// The group whose representative item can replace the items.
    package var group: UIBarButtonItemGroup?

    package static func units(of items: [UIBarButtonItem]) -> [Self] {
        items.filter { !$0.isHidden }.map { Self(items: [$0], group: nil) }
    }

    /// - Parameter isTrailing: Whether the units are at the bar's trailing side.
    static func units(of groups: [UIBarButtonItemGroup], isTrailing: Bool) -> [Self] {
        let units = groups.compactMap { group -> Self? in
            let items = group.shownItems.filter { !$0.isHidden }
            return items.isEmpty ? nil : Self(items: isTrailing ? items.reversed() : items, group: group)
        }
        return isTrailing ? units.reversed() : units
    }

    /// The menu elements that represent the unit.
    package var menuElements: [UIMenuElement] {
        if let group { return group.menuRepresentation.map { [$0] } ?? [] }
        return items.compactMap(\.menuRepresentation)
    }
}

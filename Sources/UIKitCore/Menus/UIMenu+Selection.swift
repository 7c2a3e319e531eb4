import Foundation

// The selection in the menus of pop-up buttons and pop-up items.
extension UIMenu {
    /// A copy of the menu with at most a single selected element.
    package var withSingleSelection: UIMenu {
        let menu = UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier,
            options: options.union(.singleSelection), preferredElementSize: preferredElementSize, children: children)
        menu.displayPreferences = displayPreferences
        return menu
    }

    /// The single selected element. Selects the first element if the selection is empty; if several are selected, only
    /// the last remains selected.
    package var normalizedSelection: (any UIMenuLeaf)? {
        let leaves = selectableLeaves
        let selected = leaves.filter { $0.state == .on }
        guard let element = selected.last ?? leaves.first else { return nil }
        if selected.count != 1 { for leaf in leaves { leaf.state = leaf === element ? .on : .off } }
        return element
    }

    private var selectableLeaves: [any UIMenuLeaf] {
        children.flatMap { child -> [any UIMenuLeaf] in
            if let leaf = child as? any UIMenuLeaf { return leaf.attributes.contains(.hidden) ? [] : [leaf] }
            return (child as? UIMenu).map { $0.options.contains(.displayInline) ? $0.selectableLeaves : [] } ?? []
        }
    }
}

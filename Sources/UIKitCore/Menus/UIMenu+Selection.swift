import Foundation

// What pop-up buttons and items do with their menus.
extension UIMenu {
    /// The same menu, in which at most one element is switched on.
    package var withSingleSelection: UIMenu {
        let menu = UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier,
            options: options.union(.singleSelection), preferredElementSize: preferredElementSize, children: children)
        menu.displayPreferences = displayPreferences
        return menu
    }

    /// The one element that is switched on; where none is, that is the first one from now on, and where several are the last.
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

import Foundation

/// The rows of a menu's panel, in sections: the result of inline menus, hidden elements and element sizes.
@MainActor
struct MenuContent {
    /// An element, and the menu in which at most one element can be selected.
    struct Entry {
        let element: UIMenuElement
        let group: UIMenu?
        let titleLines: Int
    }

    enum Row {
        case element(Entry)
        /// Elements side by side.
        case cells([Entry], size: UIMenu.ElementSize, isPalette: Bool)
        /// A deferred element whose elements are being loaded.
        case loading(UIDeferredMenuElement)
    }

    struct Section {
        var title = ""
        var rows: [Row] = []
    }

    private(set) var sections: [Section] = []

    /// - Parameter deferred: Returns the loaded elements of a deferred element; `nil` while they are being loaded.
    init(_ menu: UIMenu, deferred: (UIDeferredMenuElement) -> [UIMenuElement]?) {
        sections = Self.sections(of: menu, group: nil, titleLines: 2, deferred)
    }

    private static func sections(
        of menu: UIMenu, group: UIMenu?, titleLines: Int, _ deferred: (UIDeferredMenuElement) -> [UIMenuElement]?
    ) -> [Section] {
        let group = menu.options.contains(.singleSelection) ? group ?? menu : group
        let lines = menu.displayPreferences?.maximumNumberOfTitleLines ?? titleLines
        let isPalette = menu.options.contains(.displayAsPalette)
        let size = menu.preferredElementSize == .automatic ? isPalette ? .small : .large : menu.preferredElementSize
        var sections: [Section] = []
        var open = Section()
        var cells: [Entry] = []
        func endCells() {
            guard !cells.isEmpty else { return }
            let perRow = isPalette ? cells.count : size == .small ? 4 : 3
            for start in stride(from: 0, to: cells.count, by: perRow) {
                let row = Array(cells[start..<min(start + perRow, cells.count)])
                open.rows.append(.cells(row, size: size, isPalette: isPalette))
            }
            cells = []
        }
        func endSection() {
            endCells()
            if !open.rows.isEmpty { sections.append(open) }
            open = Section()
        }
        for element in expanded(menu.children, deferred) where element.isShownInMenu {
            if let inner = element as? UIMenu, inner.options.contains(.displayInline) {
                endSection()
                var inside = Self.sections(of: inner, group: group, titleLines: lines, deferred)
                if !inside.isEmpty, !inner.title.isEmpty { inside[0].title = inner.title }
                sections += inside
            } else if let element = element as? UIDeferredMenuElement {
                endCells()
                open.rows.append(.loading(element))
            } else if let inner = element as? UIMenu, inner.options.contains(.displayAsPalette) {
                endSection()
                sections += Self.sections(of: inner, group: group, titleLines: lines, deferred)
            } else {
                let entry = Entry(element: element, group: group, titleLines: lines)
                if size == .large { open.rows.append(.element(entry)) } else { cells.append(entry) }
            }
        }
        endSection()
        return sections
    }

    /// Returns the elements, with the loaded elements in place of deferred ones.
    private static func expanded(
        _ elements: [UIMenuElement], _ deferred: (UIDeferredMenuElement) -> [UIMenuElement]?, depth: Int = 0
    ) -> [UIMenuElement] {
        elements.flatMap { element -> [UIMenuElement] in
            // Deferred elements that load each other without end are cut off.
            guard depth < 16, let place = element as? UIDeferredMenuElement, let found = deferred(place) else {
                return [element]
            }
            return expanded(found, deferred, depth: depth + 1)
        }
    }
}

extension UIMenuElement {
    /// Whether the element is shown. A menu without elements is not shown.
    var isShownInMenu: Bool {
        // The loop avoids recursion, since thousands of menus can be nested.
        var elements = [self]
        while let element = elements.popLast() {
            if let menu = element as? UIMenu {
                elements += menu.children
            } else if !element.attributesInMenu.contains(.hidden) {
                return true
            }
        }
        return false
    }

    var attributesInMenu: Attributes {
        if let menu = self as? UIMenu { return menu.options.contains(.destructive) ? .destructive : [] }
        return (self as? any UIMenuLeaf)?.attributes ?? []
    }

    var stateInMenu: State { (self as? any UIMenuLeaf)?.state ?? .off }
}

import Foundation

/// The rows of a menu's panel, divided into sections. They include the elements of inline menus, and consider element
/// sizes and hidden elements.
@MainActor
struct MenuContent {
    /// An element, and the enclosing menu if it permits only one selected element.
    struct Entry {
        let element: UIMenuElement
        let group: UIMenu?
        let titleLines: Int
    }

    enum Row {
        case element(Entry)
        /// Elements side by side.
        case cells([Entry], size: UIMenu.ElementSize, isPalette: Bool)
        /// A placeholder for a deferred element that is still being loaded.
        case loading(UIDeferredMenuElement)
    }

    struct Section {
        var title = ""
        var rows: [Row] = []
    }

    private(set) var sections: [Section] = []

    /// - Parameter deferred: A closure that returns the loaded elements of a deferred element; `nil` while they are
    ///   being
    ///   loaded.
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

    /// Returns the elements after deferred elements were replaced by the elements that they have loaded.
    private static func expanded(
        _ elements: [UIMenuElement], _ deferred: (UIDeferredMenuElement) -> [UIMenuElement]?, depth: Int = 0
    ) -> [UIMenuElement] {
        elements.flatMap { element -> [UIMenuElement] in
            // Limits the depth, since deferred elements can load further deferred elements without end.
            guard depth < 16, let place = element as? UIDeferredMenuElement, let found = deferred(place) else {
                return [element]
            }
            return expanded(found, deferred, depth: depth + 1)
        }
    }
}

extension UIMenuElement {
    /// Whether the element is displayed. A menu without displayed elements is not displayed.
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

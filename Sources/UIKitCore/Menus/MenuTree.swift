import Foundation

/// The menu tree during building. Menus are immutable, so each change replaces the ancestors.
@MainActor
final class MenuTree: UIMenuBuilder {
    let system: UIMenuSystem
    private(set) var root: UIMenu

    init(_ root: UIMenu, for system: UIMenuSystem) { (self.root, self.system) = (root, system) }

    nonisolated deinit {}

    // MARK: Finding

    func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
        elements { $0 as? UIMenu }.first { $0.identifier == identifier }
    }

    func action(for identifier: UIAction.Identifier) -> UIAction? {
        elements { $0 as? UIAction }.first { $0.identifier == identifier }
    }

    func command(for action: Selector, propertyList: Any?) -> UICommand? {
        elements { $0 as? UICommand }.first { command in
            guard command.action == action else { return false }
            guard let propertyList else { return command.propertyList == nil }
            return propertyList as? AnyHashable == command.propertyList as? AnyHashable
        }
    }

    /// Returns the elements of a kind, outer elements first.
    func elements<Element>(_ kind: (UIMenuElement) -> Element?) -> [Element] {
        func walk(_ element: UIMenuElement) -> [Element] {
            (kind(element).map { [$0] } ?? []) + ((element as? UIMenu)?.children.flatMap(walk) ?? [])
        }
        return walk(root)
    }

    // MARK: Changing

    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
        guard permits(replacementMenu, inPlaceOf: replacedIdentifier) else { return }
        change(replacedIdentifier) { _ in [replacementMenu] }
    }

    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
    ) {
        change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
    }

    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
        guard permits(siblingMenu) else { return }
        change(siblingIdentifier) { [siblingMenu, $0] }
    }

    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
        guard permits(siblingMenu) else { return }
        change(siblingIdentifier) { [$0, siblingMenu] }
    }

    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
        guard permits(childMenu) else { return }
        change(parentIdentifier) { [$0.replacingChildren([childMenu] + $0.children)] }
    }

    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
        guard permits(childMenu) else { return }
        change(parentIdentifier) { [$0.replacingChildren($0.children + [childMenu])] }
    }

    func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }

    /// Replaces a menu by several elements. The root has no siblings and remains a single menu.
    private func change(_ identifier: UIMenu.Identifier, _ body: (UIMenu) -> [UIMenuElement]) {
        func rebuild(_ element: UIMenuElement) -> [UIMenuElement] {
            guard let menu = element as? UIMenu else { return [element] }
            if menu.identifier == identifier { return body(menu) }
            let children = menu.children.flatMap(rebuild)
            let isSame = children.count == menu.children.count && zip(children, menu.children).allSatisfy { $0 === $1 }
            return isSame ? [menu] : [menu.replacingChildren(children)]
        }
        let changed = rebuild(root)
        if changed.count == 1, let menu = changed[0] as? UIMenu { root = menu }
    }

    /// Returns whether a menu's identifier is not in use, which is otherwise ignored (recorded on iOS 26.1).
    private func permits(_ menu: UIMenu, inPlaceOf replaced: UIMenu.Identifier? = nil) -> Bool {
        menu.identifier == replaced || self.menu(for: menu.identifier) == nil
    }
}

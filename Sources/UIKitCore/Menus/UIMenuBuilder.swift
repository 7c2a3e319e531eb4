import Foundation

/// What changes a menu before it is used; `UIResponder.buildMenu(with:)` gets one.
///
/// Changes to a menu that does not exist have no effect. Inserting a menu whose identifier exists is an error.
///
/// Follows <https://developer.apple.com/documentation/uikit/uimenubuilder>.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
    /// Which menu is built.
    var system: UIMenuSystem { get }

    /// The menu of an identifier.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?

    /// The action of an identifier.
    func action(for identifier: UIAction.Identifier) -> UIAction?

    /// The command that calls a method, with the same property list.
    func command(for action: Selector, propertyList: Any?) -> UICommand?

    /// Replaces a menu by another.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)

    /// Replaces the elements of a menu by what a closure makes of them.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])

    /// Puts a menu in front of one.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)

    /// Puts a menu behind one.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)

    /// Puts a menu in another, as its first element.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)

    /// Puts a menu in another, as its last element.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)

    /// Removes a menu.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

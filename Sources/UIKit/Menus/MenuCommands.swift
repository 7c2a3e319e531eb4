import Foundation

/// What commands in menus are like and do: their methods belong to responders.
@MainActor
enum MenuCommands {
    /// How an element is shown in a view's menu: a command that no responder can perform is disabled, and who performs it may
    /// disable it, too.
    static func attributes(of element: UIMenuElement, from view: UIView?) -> UIMenuElement.Attributes {
        guard let command = element as? UICommand else { return element.attributesInMenu }
        guard let target = target(of: command, from: view) else { return command.attributes.union(.disabled) }
        let own = command.attributes
        (target as? UIResponder)?.validate(command)
        defer { command.attributes = own }
        return command.attributes
    }

    /// Who performs a command: the first in the chain from the first responder, or from the view that the menu is for.
    private static func target(of command: UICommand, from view: UIView?) -> Any? {
        for start in [view?.window?.firstResponder, view] {
            if let target = start?.target(forAction: command.action, withSender: command) { return target }
        }
        return nil
    }

    /// Does what a chosen element does.
    static func perform(_ element: UIMenuElement, sender: Any?, from view: UIView?) {
        switch element {
        case let action as UIAction: action.performWithSender(sender, target: nil)
        case let command as UICommand:
            guard let target = target(of: command, from: view) else { return }
            command.performWithSender(sender, target: target)
        default: break
        }
    }

    /// Switches on one element of a menu, and all others off.
    static func select(_ element: UIMenuElement, in menu: UIMenu) {
        for child in menu.children {
            if let leaf = child as? any UIMenuLeaf { leaf.state = child === element ? .on : .off }
            if let inner = child as? UIMenu, inner.options.contains(.displayInline) { select(element, in: inner) }
        }
    }
}

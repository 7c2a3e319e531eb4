import Foundation

/// Validates and performs the commands in menus, whose methods responders implement.
@MainActor
enum MenuCommands {
    // Chosen (Input): Commands without a performing responder are disabled.
    /// Returns the attributes of an element in the menu of a view. A command is disabled if no responder can perform
    /// it, or if the responder that can perform it disables it.
    static func attributes(of element: UIMenuElement, from view: UIView?) -> UIMenuElement.Attributes {
        guard let command = element as? UICommand else { return element.attributesInMenu }
        guard let target = target(of: command, from: view) else { return command.attributes.union(.disabled) }
        let own = command.attributes
        (target as? UIResponder)?.validate(command)
        defer { command.attributes = own }
        return command.attributes
    }

    /// Returns the target of a command: a responder that can perform it, searched from the first responder, and then
    /// from the view of the menu.
    private static func target(of command: UICommand, from view: UIView?) -> Any? {
        for start in [view?.window?.firstResponder, view] {
            if let target = start?.target(forAction: command.action, withSender: command) { return target }
        }
        return nil
    }

    /// Performs a chosen element.
    static func perform(_ element: UIMenuElement, sender: Any?, from view: UIView?) {
        switch element {
        case let action as UIAction: action.performWithSender(sender, target: nil)
        case let command as UICommand:
            guard let target = target(of: command, from: view) else { return }
            command.performWithSender(sender, target: target)
        default: break
        }
    }

    /// Selects an element of a menu, and deselects the remaining elements.
    static func select(_ element: UIMenuElement, in menu: UIMenu) {
        for child in menu.children {
            if let leaf = child as? any UIMenuLeaf { leaf.state = child === element ? .on : .off }
            if let inner = child as? UIMenu, inner.options.contains(.displayInline) { select(element, in: inner) }
        }
    }
}

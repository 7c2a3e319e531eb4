import Foundation

/// The content of an edit menu: commands that no responder can perform are left out, and the remaining commands are
/// sent along the responder chain.
@MainActor
struct EditMenuContent {
    /// The beginning of the responder chain.
    let responder: UIResponder?
    /// The sender of commands and actions.
    weak var source: UIView?

    /// The maximum nesting depth of menus. Deeper menus are left out.
    private static let deepest = 16

    /// Returns the menu with actions in place of commands.
    func resolved(_ menu: UIMenu) -> UIMenu { resolved(menu, depth: 0) }

    private func resolved(_ menu: UIMenu, depth: Int) -> UIMenu {
        menu.replacingChildren(
            menu.children.compactMap { element in
                switch element {
                case let command as UICommand: return action(for: command)
                case let inner as UIMenu:
                    guard depth < Self.deepest else { return nil }
                    let inside = resolved(inner, depth: depth + 1)
                    return inside.children.isEmpty ? nil : inside
                default: return element.attributesInMenu.contains(.hidden) ? nil : element
                }
            })
    }

    private func action(for command: UICommand) -> UIAction? {
        guard let target = responder?.target(forAction: command.action, withSender: command) else { return nil }
        // The target's validation applies only to this menu.
        let attributes = command.attributes
        (target as? UIResponder)?.validate(command)
        defer { command.attributes = attributes }
        guard command.attributes.isDisjoint(with: [.hidden, .disabled]) else { return nil }
        let object = target as AnyObject
        return UIAction(
            title: command.title, subtitle: command.subtitle, image: command.image,
            selectedImage: command.selectedImage, attributes: command.attributes, state: command.state
        ) { [weak object, weak source] _ in
            if let object { command.performWithSender(source, target: object) }
        }
    }

    /// Returns the elements of a menu and its inline menus in a row.
    static func row(of menu: UIMenu, _ found: (UIDeferredMenuElement) -> [UIMenuElement]?) -> [UIMenuElement] {
        MenuContent(menu, deferred: found).sections.flatMap(\.rows).flatMap { row -> [UIMenuElement] in
            switch row {
            case .element(let entry): [entry.element]
            case .cells(let entries, _, _): entries.map(\.element)
            case .loading: []
            }
        }
    }

    /// Returns the deferred elements of a menu and its inline menus that are not loaded yet.
    static func deferred(in menu: UIMenu) -> [UIDeferredMenuElement] {
        MenuContent(menu, deferred: \.cachedElements).sections.flatMap(\.rows).compactMap { row in
            if case .loading(let element) = row { element } else { nil }
        }
    }
}

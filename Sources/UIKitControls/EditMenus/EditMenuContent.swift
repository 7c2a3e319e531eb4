import Foundation

/// Converts the commands of an edit menu to actions. A command that no responder can perform is omitted. The actions
/// send their commands along the responder chain.
@MainActor
struct EditMenuContent {
    /// The first object of the responder chain.
    let responder: UIResponder?
    /// The sender of commands and actions.
    weak var source: UIView?

    /// The maximum nesting depth of menus. Deeper menus are omitted.
    private static let deepest = 16

    /// Returns the menu after its commands were replaced by actions.
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
        // The attributes that the target's validation has set apply only to this menu.
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

    /// Returns the elements of a menu as a row, which includes the elements of inline menus.
    static func row(of menu: UIMenu, _ found: (UIDeferredMenuElement) -> [UIMenuElement]?) -> [UIMenuElement] {
        MenuContent(menu, deferred: found).sections.flatMap(\.rows).flatMap { row -> [UIMenuElement] in
            switch row {
            case .element(let entry): [entry.element]
            case .cells(let entries, _, _): entries.map(\.element)
            case .loading: []
            }
        }
    }

    /// Returns the deferred elements of a menu and of its inline menus that have not been loaded yet.
    static func deferred(in menu: UIMenu) -> [UIDeferredMenuElement] {
        MenuContent(menu, deferred: \.cachedElements).sections.flatMap(\.rows).compactMap { row in
            if case .loading(let element) = row { element } else { nil }
        }
    }
}

import Foundation

/// What an edit menu shows of a menu: commands that nothing performs are left out, and the others go to who performs them along the
/// responder chain of what the menu is for.
@MainActor
struct EditMenuContent {
    /// Where the chain begins.
    let responder: UIResponder?
    /// What commands and actions find as their sender.
    weak var source: UIView?

    /// Menus that are deeper in one another are left out.
    private static let deepest = 16

    /// The same menu, with actions in the place of commands.
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
        // The target's validation applies to this time only.
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

    /// The elements of a menu one after the other, also those of menus that are shown inline.
    static func row(of menu: UIMenu, _ found: (UIDeferredMenuElement) -> [UIMenuElement]?) -> [UIMenuElement] {
        MenuContent(menu, deferred: found).sections.flatMap(\.rows).flatMap { row -> [UIMenuElement] in
            switch row {
            case .element(let entry): [entry.element]
            case .cells(let entries, _, _): entries.map(\.element)
            case .loading: []
            }
        }
    }

    /// The elements of a menu that are still to be found, also those of menus that are shown inline.
    static func deferred(in menu: UIMenu) -> [UIDeferredMenuElement] {
        MenuContent(menu, deferred: \.cachedElements).sections.flatMap(\.rows).compactMap { row in
            if case .loading(let element) = row { element } else { nil }
        }
    }
}

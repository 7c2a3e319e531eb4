import Foundation
import InterfaceDocuments

extension UIViewController {
    /// Reads what bars show for the controller, and its key commands, after its title: navigation item, tab bar item, toolbar items.
    ///
    /// A navigation item without a title has the controller's (chosen); one whose title is explicitly none has none.
    func decodeBarItems(from coder: DocumentCoder) {
        if let item: UINavigationItem = coder.object(.navigationItem) {
            if item.title == nil, coder.element.object(.navigationItem)?.isNone(.title) != true { item.title = title }
            extrasForWriting.navigationItem = item
        }
        if let item: UITabBarItem = coder.object(.tabBarItem) {
            if item.title == nil { item.title = title }
            changeTabBarItem(item)
        }
        // An empty element says nothing.
        let toolbarItems: [UIBarButtonItem] = coder.objects(.toolbarItems)
        if !toolbarItems.isEmpty { changeToolbarItems(toolbarItems, animated: false) }
        let commands = coder.element.list(.keyCommands).compactMap(UIKeyCommand.init(_:))
        if !commands.isEmpty { extrasForWriting.keyCommands = commands }
    }
}

extension UIKeyCommand {
    /// A `keyCommand`; `nil`, with a warning, for one without a key or an action.
    fileprivate convenience init?(_ element: ObjectElement) {
        let (input, action) = (element.string(.input) ?? "", element.string(.actionName) ?? "")
        let flags = element.integer(.modifierFlags, default: 0)
        let discoverability = element.string(.discoverabilityTitle)
        let title = element.string(.title) ?? ""
        guard element.kind == .keyCommand, !input.isEmpty, !action.isEmpty else {
            element.note(.badValue(attribute: input.isEmpty ? "input" : "actionName", value: ""))
            return nil
        }
        self.init(
            title: title, action: Selector(action), input: input, modifierFlags: UIKeyModifierFlags(rawValue: flags),
            discoverabilityTitle: discoverability)
    }
}

import Foundation
import InterfaceDocuments

extension UIViewController {
    // Chosen (Documents): A navigation item of a storyboard or nib without a title has the controller's title, unless
    // its title is explicitly `nil`.
    /// Decodes the bar items and key commands, after the title: navigation item, tab bar item, toolbar items.
    ///
    /// A navigation item without a title has the controller's, unless its title is explicitly `nil`.
    func decodeBarItems(from coder: DocumentCoder) {
        if let item: UINavigationItem = coder.object(.navigationItem) {
            if item.title == nil, coder.element.object(.navigationItem)?.isNone(.title) != true { item.title = title }
            extrasForWriting.navigationItem = item
        }
        if let item: UITabBarItem = coder.object(.tabBarItem) {
            if item.title == nil { item.title = title }
            changeTabBarItem(item)
        }
        // An empty element is ignored.
        let toolbarItems: [UIBarButtonItem] = coder.objects(.toolbarItems)
        if !toolbarItems.isEmpty { changeToolbarItems(toolbarItems, animated: false) }
        let commands = coder.element.list(.keyCommands).compactMap(UIKeyCommand.init(_:))
        if !commands.isEmpty { extrasForWriting.keyCommands = commands }
    }
}

extension UIKeyCommand {
    /// Creates a key command; `nil`, with a warning, for an element without a key or an action.
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

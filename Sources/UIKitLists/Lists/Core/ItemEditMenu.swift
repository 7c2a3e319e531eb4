import Foundation

// Chosen (Lists): The menu of edit actions of a cell, which context menus replaced in iOS 13, is shown as a context
// menu.
/// The menu of edit actions of a list's item. The delegate determines and performs the actions.
@MainActor
enum ItemEditMenu {
    private static let actions: [(title: String, name: Selector)] = [
        ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"),
    ]

    /// Returns the menu; `nil` if no action can be performed.
    ///
    /// - Parameters:
    ///   - can: Returns whether an action can be performed. The second argument is the sender.
    ///   - perform: Performs the action that the user has chosen.
    static func configuration(
        can: (Selector, Any?) -> Bool, perform: @escaping (Selector, Any?) -> Void
    ) -> UIContextMenuConfiguration? {
        let sender = UIMenuController.shared
        let own = (sender.menuItems ?? []).map { (title: $0.title, name: $0.action) }
        let possible = (actions + own).filter { can($0.name, sender) }
        guard !possible.isEmpty else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(
                children: possible.map { action in
                    UIAction(title: action.title) { _ in perform(action.name, sender) }
                })
        }
    }
}

import Foundation

// Chosen (Search): Escape does the same as the cancel button.
/// The key command of a search bar: Escape cancels the search. It belongs to the bar, so it takes precedence over the
/// key commands of view controllers.
@MainActor
enum SearchKeys {
    private static let action: Selector = "_cancelSearch:"

    static var cancel: UIKeyCommand {
        UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: action)
    }

    static func adding(to table: NamedActions) -> NamedActions {
        table.adding(action) { (bar: UISearchBar) in { (_: Any?) in bar.cancelTapped() } }
    }
}

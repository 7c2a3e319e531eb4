import Foundation

// Chosen (Search): Escape does the same as the cancel button.
/// The key of a search bar: Escape cancels. It is a key command of the bar, so that the commands of controllers have a
/// lower priority.
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

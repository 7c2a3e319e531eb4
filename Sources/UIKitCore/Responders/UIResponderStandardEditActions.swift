import Foundation

/// The common commands of programs, for edit menus, keyboards and bars.
///
/// A responder offers a command by overriding its method. The override is found by `canPerformAction(_:withSender:)`,
/// by the standard keys and by `UIApplication.sendAction(_:to:from:for:)`. Calling a method that is not overridden is
/// an error, as on iOS.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiresponderstandardeditactions>.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Moves the selection to the pasteboard. Ctrl-X.
    func cut(_ sender: Any?)
    /// Copies the selection to the pasteboard. Ctrl-C.
    func copy(_ sender: Any?)
    /// Replaces the selection with the content of the pasteboard. Ctrl-V.
    func paste(_ sender: Any?)
    /// Pastes text in the style of the text around the selection. Ctrl-Alt-Shift-V.
    func pasteAndMatchStyle(_ sender: Any?)
    /// Pastes a URL and opens it.
    func pasteAndGo(_ sender: Any?)
    /// Pastes text and searches for it.
    func pasteAndSearch(_ sender: Any?)
    /// Selects the item at the user's location.
    func select(_ sender: Any?)
    /// Selects all content. Ctrl-A.
    func selectAll(_ sender: Any?)
    /// Deletes the selection.
    func delete(_ sender: Any?)
    /// Duplicates the selection.
    func duplicate(_ sender: Any?)
    /// Renames the content.
    func rename(_ sender: Any?)
    /// Moves the content.
    func move(_ sender: Any?)
    /// Exports the content in a different format.
    func export(_ sender: Any?)
    /// Prints the content. Ctrl-P.
    func printContent(_ sender: Any?)
    /// Shows a search field. Ctrl-F.
    func find(_ sender: Any?)
    /// Shows a search field and a replacement field. Ctrl-Alt-F.
    func findAndReplace(_ sender: Any?)
    /// Finds the next match. Ctrl-G.
    func findNext(_ sender: Any?)
    /// Finds the previous match. Ctrl-Shift-G.
    func findPrevious(_ sender: Any?)
    /// Searches for the selection. Ctrl-E.
    func useSelectionForFind(_ sender: Any?)
    /// Toggles bold in the selected text. Ctrl-B.
    func toggleBoldface(_ sender: Any?)
    /// Toggles italics in the selected text. Ctrl-I.
    func toggleItalics(_ sender: Any?)
    /// Toggles underlining of the selected text. Ctrl-U.
    func toggleUnderline(_ sender: Any?)
    /// Increases the text size. Ctrl-plus.
    func increaseSize(_ sender: Any?)
    /// Decreases the text size. Ctrl-minus.
    func decreaseSize(_ sender: Any?)
    /// Sets the writing direction to left-to-right.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    /// Sets the writing direction to right-to-left.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}

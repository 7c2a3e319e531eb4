import Foundation

/// The commands that programs have in common: of the edit menu, of the keyboard, of bars.
///
/// A responder offers one by overriding its method. That is enough for `canPerformAction(_:withSender:)`, for the
/// standard keys and for `UIApplication.sendAction(_:to:from:for:)` to find it. One that is called without having been
/// overridden is an error, as on iOS.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiresponderstandardeditactions>.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Moves the selection to the pasteboard. Ctrl-X.
    func cut(_ sender: Any?)
    /// Copies the selection to the pasteboard. Ctrl-C.
    func copy(_ sender: Any?)
    /// Replaces the selection by what is on the pasteboard. Ctrl-V.
    func paste(_ sender: Any?)
    /// Pastes text in the style of the text around the selection. Ctrl-Alt-Shift-V.
    func pasteAndMatchStyle(_ sender: Any?)
    /// Pastes an address and goes there.
    func pasteAndGo(_ sender: Any?)
    /// Pastes text and searches for it.
    func pasteAndSearch(_ sender: Any?)
    /// Selects what the user points at.
    func select(_ sender: Any?)
    /// Selects everything. Ctrl-A.
    func selectAll(_ sender: Any?)
    /// Deletes the selection.
    func delete(_ sender: Any?)
    /// Duplicates the selection.
    func duplicate(_ sender: Any?)
    /// Renames the content.
    func rename(_ sender: Any?)
    /// Moves the content.
    func move(_ sender: Any?)
    /// Writes the content in another format.
    func export(_ sender: Any?)
    /// Prints the content. Ctrl-P.
    func printContent(_ sender: Any?)
    /// Shows a search field. Ctrl-F.
    func find(_ sender: Any?)
    /// Shows a search field and one for the replacement. Ctrl-Alt-F.
    func findAndReplace(_ sender: Any?)
    /// Goes to the next match. Ctrl-G.
    func findNext(_ sender: Any?)
    /// Goes to the previous match. Ctrl-Shift-G.
    func findPrevious(_ sender: Any?)
    /// Searches for the selection. Ctrl-E.
    func useSelectionForFind(_ sender: Any?)
    /// Makes the selected text bold, or not. Ctrl-B.
    func toggleBoldface(_ sender: Any?)
    /// Makes the selected text italic, or not. Ctrl-I.
    func toggleItalics(_ sender: Any?)
    /// Underlines the selected text, or not. Ctrl-U.
    func toggleUnderline(_ sender: Any?)
    /// Makes the text larger. Ctrl-plus.
    func increaseSize(_ sender: Any?)
    /// Makes the text smaller. Ctrl-minus.
    func decreaseSize(_ sender: Any?)
    /// Has the text run from the left to the right.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)
    /// Has the text run from the right to the left.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}

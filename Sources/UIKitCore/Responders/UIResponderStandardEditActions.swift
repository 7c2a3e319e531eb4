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
    /// Takes the selection away and puts it on the pasteboard. Ctrl-X.
    func cut(_ sender: Any?)
    /// Puts the selection on the pasteboard. Ctrl-C.
    func copy(_ sender: Any?)
    /// Puts what is on the pasteboard in place of the selection. Ctrl-V.
    func paste(_ sender: Any?)
    /// Pastes text as it looks around the selection. Ctrl-Alt-Shift-V.
    func pasteAndMatchStyle(_ sender: Any?)
    /// Pastes an address and goes there.
    func pasteAndGo(_ sender: Any?)
    /// Pastes text and looks for it.
    func pasteAndSearch(_ sender: Any?)
    /// Selects what the user points at.
    func select(_ sender: Any?)
    /// Selects everything. Ctrl-A.
    func selectAll(_ sender: Any?)
    /// Takes the selection away.
    func delete(_ sender: Any?)
    /// Makes a second of the selection.
    func duplicate(_ sender: Any?)
    /// Gives the content another name.
    func rename(_ sender: Any?)
    /// Puts the content elsewhere.
    func move(_ sender: Any?)
    /// Writes the content in another form.
    func export(_ sender: Any?)
    /// Prints the content. Ctrl-P.
    func printContent(_ sender: Any?)
    /// Shows where to type what is looked for. Ctrl-F.
    func find(_ sender: Any?)
    /// Shows where to type what is looked for, and what replaces it. Ctrl-Alt-F.
    func findAndReplace(_ sender: Any?)
    /// Goes to the next place. Ctrl-G.
    func findNext(_ sender: Any?)
    /// Goes to the place before. Ctrl-Shift-G.
    func findPrevious(_ sender: Any?)
    /// Looks for what is selected. Ctrl-E.
    func useSelectionForFind(_ sender: Any?)
    /// Makes the selected text bold, or not. Ctrl-B.
    func toggleBoldface(_ sender: Any?)
    /// Makes the selected text slanted, or not. Ctrl-I.
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

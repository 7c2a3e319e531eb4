import Foundation

/// Methods that convert pasted or dropped items to text. All methods are optional.
///
/// The order of calls: `transform` for each item, which sets a result at once or later; then
/// `combineItemAttributedStrings` and `performPasteOf`. After that the delegate of the text is called for the change,
/// as for typing.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextpastedelegate>.
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {
    /// Sets the result of an item. Text is inserted after all items have a result. By default an item has its default
    /// result.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        transform item: any UITextPasteItem)

    /// Combines the texts of several items. By default each item is a separate line. In fields the items are separated
    /// by spaces (chosen).
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString

    /// Replaces a range by the text, and returns the range of the inserted text, which is selected. The default is the
    /// standard behavior.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange
}

extension UITextPasteDelegate {
    /// Sets the default result.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) { item.setDefaultResult() }

    /// Combines the items to lines, or to one line in a field.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString {
        let host = textPasteConfigurationSupporting as? any TextTransferHost
        return TextPaste.combined(itemStrings, isOneLine: host?.hasOneLine == true)
    }

    /// Inserts the text as without a delegate.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange {
        (textPasteConfigurationSupporting as? any TextTransferHost)?.putIn(attributedString, textRange) ?? textRange
    }
}

import Foundation

/// The methods that convert pasted or dropped items to text. All methods are optional.
///
/// The methods are called in this order: `transform` for each item, which sets a result at once or later;
/// `combineItemAttributedStrings`; `performPasteOf`. After that, the delegate of the text field or text view is called
/// for the change, as for typing.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextpastedelegate>.
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {
    /// Sets the result of an item. Text is inserted when all items have a result. The default implementation sets the
    /// default result.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        transform item: any UITextPasteItem)

    // Chosen (Dragging): Several pasted items are separate lines, or in a text field separated by spaces.
    /// Returns the combined text of several items. By default, each item is a separate line. In a text field, spaces
    /// separate the items.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString

    /// Replaces a range with the text, and returns the range of the inserted text, which is then selected. By default,
    /// the text is inserted as without a paste delegate.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange
}

extension UITextPasteDelegate {
    /// The default implementation sets the default result of the item.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) { item.setDefaultResult() }

    /// The default implementation combines the items to lines, or in a text field to one line.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString {
        let host = textPasteConfigurationSupporting as? any TextTransferHost
        return TextPaste.combined(itemStrings, isOneLine: host?.hasOneLine == true)
    }

    /// The default implementation inserts the text as without a paste delegate.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange {
        (textPasteConfigurationSupporting as? any TextTransferHost)?.putIn(attributedString, textRange) ?? textRange
    }
}

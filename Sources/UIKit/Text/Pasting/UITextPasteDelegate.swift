import Foundation

/// Makes text of what is pasted or dropped into a text. All methods are optional.
///
/// In order: `transform` for each item, of which each gets a result, at once or later; then `combineItemAttributedStrings`,
/// `performPasteOf`. The text's own delegate is asked about the change after that, as for typing.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextpastedelegate>.
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {
    /// Give an item its result. Nothing is put in before each item has one. The default result by default.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        transform item: any UITextPasteItem)

    /// Makes one text of those of several items. By default each is a line of its own; in fields they stand beside one another with spaces
    /// between (chosen).
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString

    /// Puts the text in the place of a range, and returns where it is then, which is selected. The usual by default.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange
}

extension UITextPasteDelegate {
    /// The default result.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) { item.setDefaultResult() }

    /// Lines.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString {
        let host = textPasteConfigurationSupporting as? any TextTransferHost
        return TextPaste.combined(itemStrings, isOneLine: host?.hasOneLine == true)
    }

    /// As without a delegate.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange {
        (textPasteConfigurationSupporting as? any TextTransferHost)?.putIn(attributedString, textRange) ?? textRange
    }
}

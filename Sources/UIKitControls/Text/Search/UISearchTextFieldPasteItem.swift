import Foundation

/// An item that is pasted or dropped into a search field. The paste delegate can convert it to a token.
///
///     func textPasteConfigurationSupporting(
///         _ field: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
///     ) {
///         guard let item = item as? any UISearchTextFieldPasteItem else { return item.setDefaultResult() }
///         item.setSearchTokenResult(UISearchToken(icon: nil, text: "Anna"))
///     }
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchtextfieldpasteitem>.
@preconcurrency @MainActor
public protocol UISearchTextFieldPasteItem: UITextPasteItem {
    /// Inserts a token after the existing tokens.
    func setSearchTokenResult(_ token: UISearchToken)
}

final class SearchPasteItem: TextPasteItem, UISearchTextFieldPasteItem {
    private weak var field: UISearchTextField?

    init(
        for field: UISearchTextField, _ provider: NSItemProvider, _ localObject: Any?,
        _ attributes: [NSAttributedString.Key: Any], _ completion: @escaping (NSAttributedString?) -> Void
    ) {
        self.field = field
        super.init(provider, localObject, attributes, takesAttributes: false, completion)
    }

    nonisolated deinit {}

    func setSearchTokenResult(_ token: UISearchToken) {
        guard isWaiting else { return }
        field?.pasteToken(token)
        setNoResult()
    }
}

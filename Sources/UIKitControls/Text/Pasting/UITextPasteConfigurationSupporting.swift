import Foundation

/// A view whose text a paste delegate can provide from pasted and dropped items: a text field or a text view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextpasteconfigurationsupporting>.
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
    /// The delegate that converts pasted and dropped items to text. It is referenced weakly. The default is `nil`.
    var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// An item that is pasted or dropped into a text. The paste delegate sets its result once.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextpasteitem>.
@preconcurrency @MainActor
public protocol UITextPasteItem: NSObjectProtocol {
    /// The provider of the item's data.
    var itemProvider: NSItemProvider { get }
    /// The local object of a dragged item; `nil` for a pasted item.
    var localObject: Any? { get }
    /// The attributes of the text at the insertion point.
    var defaultAttributes: [NSAttributedString.Key: Any] { get }

    /// Inserts text with the default attributes.
    func setResult(string: String)
    /// Inserts text with custom attributes, if the text supports them.
    func setResult(attributedString string: NSAttributedString)
    /// Inserts an attachment.
    func setResult(attachment textAttachment: NSTextAttachment)
    /// Inserts no text for the item.
    func setNoResult()
    /// Inserts the text that the item would provide without a paste delegate.
    func setDefaultResult()
}

import Foundation

/// A text whose delegate decides what is pasted and dropped into it: fields and text views.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextpasteconfigurationsupporting>.
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
    /// Makes text of what is pasted or dropped. Kept weakly; `nil` by default.
    var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// One of the items that are pasted or dropped into a text. Its delegate gives it one result.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextpasteitem>.
@preconcurrency @MainActor
public protocol UITextPasteItem: NSObjectProtocol {
    /// What can be loaded.
    var itemProvider: NSItemProvider { get }
    /// The program's own object of a dragged item; `nil` for what is pasted.
    var localObject: Any? { get }
    /// The attributes of text where it goes.
    var defaultAttributes: [NSAttributedString.Key: Any] { get }

    /// Puts in text with the default attributes.
    func setResult(string: String)
    /// Puts in text with attributes of its own, where the text takes some.
    func setResult(attributedString string: NSAttributedString)
    /// Puts in an attachment.
    func setResult(attachment textAttachment: NSTextAttachment)
    /// Puts in nothing for the item.
    func setNoResult()
    /// Puts in what is put in without a delegate: the item's text.
    func setDefaultResult()
}

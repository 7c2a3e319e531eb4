import Foundation

/// The methods that permit and observe the editing of a text view. All methods are optional, including those of
/// `UIScrollViewDelegate`.
///
/// The methods are called in this order for each change (recorded): should change ─▶ did change selection ─▶ did
/// change.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextviewdelegate>.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Returns whether the text view may become first responder for editing. The default is `true`.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Called after the text view has become first responder.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Returns whether the text view may resign first responder. The default is `true`. It is not called if the view
    /// must resign.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Called after the text view has resigned first responder.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Returns whether the user may replace a range with a text. The range is in UTF-16 units, and is empty if text is
    /// only inserted. The default is `true`.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called after the user has changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// Called after the user or the program has changed the selection.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Returns the edit menu for a range; `nil`, the default, for the suggested actions.
    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Returns whether the URL of a link that the user has tapped may be opened. The default is `true`.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Returns whether the user may interact with an attachment. The default is `true`.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Returns the action for a tap on an item; `nil` to display the menu of the item. The default is the default
    /// action.
    func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction?
    /// Returns the menu of an item; `nil` for no menu. The default is the default menu.
    func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration?
    /// Called before the edit menu is shown.
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Called before the edit menu is dismissed.
    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Called before the menu of an item is shown.
    func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating)
    /// Called before the menu of an item is dismissed.
    func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating)
}

extension UITextViewDelegate {
    /// The default implementation returns `true`.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// The default implementation is empty.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// The default implementation returns `true`.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// The default implementation is empty.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// The default implementation returns `true`.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// The default implementation is empty.
    public func textViewDidChange(_ textView: UITextView) {}
    /// The default implementation is empty.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// The default implementation returns `nil`.
    public func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    /// The default implementation is empty.
    public func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    }
    /// The default implementation is empty.
    public func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    }
    /// The default implementation is empty.
    public func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {}
    /// The default implementation is empty.
    public func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {}
    /// The default implementation returns `true`.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    /// The default implementation returns `true`.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    /// The default implementation calls `textView(_:shouldInteractWith:in:interaction:)`, and returns the default
    /// action, or an action without effect.
    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { textView.action(for: textItem, defaultAction) }
    /// The default implementation returns the default menu. For a long press it calls
    /// `textView(_:shouldInteractWith:in:interaction:)`, and returns `nil` if that method returns `false`.
    public func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? { textView.menu(for: textItem, defaultMenu) }
}

/// The kind of the user's interaction with an item in a text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextiteminteraction>.
public enum UITextItemInteraction: Int, Sendable {
    /// A tap.
    case invokeDefaultAction = 0
    /// A long press.
    case presentActions
    /// A firm press.
    case preview
}

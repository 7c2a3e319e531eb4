import Foundation

/// Decides about editing a text view, and hears of it. All methods are optional, and so are those of scroll views.
///
/// For each change: should change ─▶ did change selection ─▶ did change (recorded).
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextviewdelegate>.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Whether the text view may become first responder to be edited: `true`.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// It has become first responder.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Whether it may stop being first responder: `true`. Not asked where it has to.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// It has stopped.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Whether what the user types, deletes or pastes may take the place of a range (in UTF-16 units): `true`.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// The user has changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// Something else is selected, by the user or by the program.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// The edit menu for a range; `nil`, the default, for one of the suggested actions.
    func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Whether the address of a link that the user has tapped may be opened: `true`.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Whether the user may turn to an attachment that was tapped: `true`.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// What a tap on something in the text does: the default action unless implemented; `nil` shows its menu.
    func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction?
    /// The menu of something in the text: the default one unless implemented; `nil` for none.
    func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration?
    /// The edit menu is about to be shown.
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// The edit menu is about to go.
    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// The menu of something in the text is about to be shown.
    func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating)
    /// The menu of something in the text is about to go.
    func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating)
}

extension UITextViewDelegate {
    /// `true`.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// `true`.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// `true`.
    public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// Nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// `nil`.
    public func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    /// Nothing.
    public func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    }
    /// Nothing.
    public func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
    }
    /// Nothing.
    public func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {}
    /// Nothing.
    public func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {}
    /// `true`.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    /// `true`.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
    /// The default action.
    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) -> UIAction? { defaultAction }
    /// The default menu.
    public func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }
}

/// How the user turned to a link.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextiteminteraction>.
public enum UITextItemInteraction: Int, Sendable {
    /// By a tap.
    case invokeDefaultAction = 0
    /// By pressing for longer.
    case presentActions
    /// By pressing harder.
    case preview
}

import Foundation

/// The keys of alerts and action sheets: Return and Enter choose, Escape cancels.
///
/// These keys are key commands of the alert, so they take precedence over the key commands of the presenter, which is
/// also in the responder chain. The focus system handles Tab, arrow keys and Space.
@MainActor
enum AlertKeys {
    private static let confirm: Selector = "_chooseConfirmedAlertAction:"
    private static let cancel: Selector = "_chooseCancelAlertAction:"

    static var commands: [UIKeyCommand] {
        [
            UIKeyCommand(input: "\r", modifierFlags: [], action: confirm),
            UIKeyCommand(input: "\u{3}", modifierFlags: [], action: confirm),
            UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: cancel),
        ]
    }

    static func adding(to table: NamedActions) -> NamedActions {
        table
            .adding(confirm) { (alert: UIAlertController) in { (_: Any?) in alert.chooseByReturn() } }
            .adding(cancel) { (alert: UIAlertController) in { (_: Any?) in alert.chooseCancel() } }
    }
}

extension UIAlertController {
    // Chosen (Input): Return in an action sheet without a visible focus has no effect.
    /// Chooses the focused action if the focus is visible; otherwise chooses the bold action. In an action sheet
    /// without a visible focus, Return has no effect.
    fileprivate func chooseByReturn() {
        if let focused = alertView?.focusedAction { return choose(focused) }
        if let index = arrangement.confirmed { choose(actions[index]) }
    }

    /// Handles Return in a text field: moves to the next field, or in the last field chooses the bold action.
    func fieldReturned(_ field: UITextField) {
        guard let fields = textFields, let place = fields.firstIndex(where: { $0 === field }) else { return }
        if place + 1 < fields.count {
            fields[place + 1].becomeFirstResponder()
        } else if let index = arrangement.confirmed {
            choose(actions[index])
        }
    }
}

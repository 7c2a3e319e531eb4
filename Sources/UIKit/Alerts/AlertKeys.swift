import Foundation

/// The keys of alerts and action sheets: Return and Enter choose, Escape cancels.
///
/// They are key commands, so that the commands of the presenter, which is in the responder chain, have a lower
/// priority. The focus system handles Tab, arrow keys and Space.
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
    /// Chooses the focused action if the focus is visible, otherwise the bold action. In an action sheet, Return has
    /// no effect without the focus (chosen).
    fileprivate func chooseByReturn() {
        if let focused = alertView?.focusedAction { return choose(focused) }
        if let index = arrangement.confirmed { choose(actions[index]) }
    }

    /// Return in a field moves to the next field. In the last field it chooses the bold action.
    func fieldReturned(_ field: UITextField) {
        guard let fields = textFields, let place = fields.firstIndex(where: { $0 === field }) else { return }
        if place + 1 < fields.count {
            fields[place + 1].becomeFirstResponder()
        } else if let index = arrangement.confirmed {
            choose(actions[index])
        }
    }
}

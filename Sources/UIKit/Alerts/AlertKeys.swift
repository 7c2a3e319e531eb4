import Foundation

/// The keys of alerts and action sheets: return and enter choose, escape cancels.
///
/// They are key commands, so that those of the presenter, which stays in the responder chain, come after them. The focus system has
/// the tab key, arrows and space.
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
    /// Chooses the action that has the focus, where that is shown, else the one in bold. In an action sheet none is chosen without the
    /// focus (chosen).
    fileprivate func chooseByReturn() {
        if let focused = alertView?.focusedAction { return choose(focused) }
        if let index = arrangement.confirmed { choose(actions[index]) }
    }

    /// The return key in a field goes to the next one, and in the last one chooses the action in bold.
    func fieldReturned(_ field: UITextField) {
        guard let fields = textFields, let place = fields.firstIndex(where: { $0 === field }) else { return }
        if place + 1 < fields.count {
            fields[place + 1].becomeFirstResponder()
        } else if let index = arrangement.confirmed {
            choose(actions[index])
        }
    }
}

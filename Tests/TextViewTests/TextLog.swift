import UIKit

/// The calls of a field's or a text view's delegate and its observers, in order.
final class TextLog: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var lines: [String] = []
    var permitsBeginning = true
    var permitsEnding = true
    var permitsChange = true
    var permitsClearing = true
    var permitsReturn = true
    /// Called inside `shouldChange`.
    var whenAsked: ((UIView) -> Void)?
    private var observers: [any NSObjectProtocol] = []

    /// Notes the notifications of a field or a text view, and a field's actions.
    func observe(_ object: UIView) {
        let names: KeyValuePairs<Notification.Name, String> = [
            UITextField.textDidBeginEditingNotification: "posted begin",
            UITextField.textDidChangeNotification: "posted change",
            UITextField.textDidEndEditingNotification: "posted end",
            UITextView.textDidBeginEditingNotification: "posted begin",
            UITextView.textDidChangeNotification: "posted change",
            UITextView.textDidEndEditingNotification: "posted end",
        ]
        for (name, text) in names {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { [weak self] _ in
                    MainActor.assumeIsolated { self?.lines.append(text) }
                })
        }
        guard let field = object as? UITextField else { return }
        let events: KeyValuePairs<UIControl.Event, String> = [
            .editingDidBegin: "action begin", .editingChanged: "action changed", .editingDidEnd: "action end",
            .primaryActionTriggered: "action primary",
        ]
        for (event, text) in events {
            field.addAction(UIAction { [weak self] _ in self?.lines.append(text) }, for: event)
        }
    }

    /// The entries that are logged during a closure.
    func during(_ body: () -> Void) -> [String] {
        lines = []
        body()
        return lines
    }

    // MARK: Fields

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        lines.append("should begin")
        return permitsBeginning
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("did begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        lines.append("should end")
        return permitsEnding
    }
    func textFieldDidEndEditing(_ textField: UITextField) { lines.append("did end") }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        lines.append("should change \(range.location),\(range.length) to \"\(string)\"")
        whenAsked?(textField)
        return permitsChange
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { lines.append("selection") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        lines.append("should clear")
        return permitsClearing
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        lines.append("should return")
        return permitsReturn
    }

    // MARK: Text views

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        lines.append("should begin")
        return permitsBeginning
    }
    func textViewDidBeginEditing(_ textView: UITextView) { lines.append("did begin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        lines.append("should end")
        return permitsEnding
    }
    func textViewDidEndEditing(_ textView: UITextView) { lines.append("did end") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        lines.append("should change \(range.location),\(range.length) to \"\(text)\"")
        whenAsked?(textView)
        return permitsChange
    }
    func textViewDidChange(_ textView: UITextView) { lines.append("did change") }
    func textViewDidChangeSelection(_ textView: UITextView) { lines.append("selection") }
}

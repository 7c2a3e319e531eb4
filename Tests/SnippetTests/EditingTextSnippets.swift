import IrekoTesting
import UIKit

enum EditingTextSnippets {
    final class NameViewController: UIViewController, UITextFieldDelegate {
        private let field = UITextField()

        override func viewDidLoad() {
            super.viewDidLoad()
            field.borderStyle = .roundedRect
            field.placeholder = "Name"
            field.clearButtonMode = .whileEditing
            field.delegate = self
            view.addSubview(field)
        }

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            // The text before the change is still there.
            let text = ((textField.text ?? "") as NSString).replacingCharacters(in: range, with: string)
            return text.count <= 20
        }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            textField.resignFirstResponder()
            return true
        }
    }

    @MainActor private static func underline(_ textView: UITextView) {
        let range = textView.selectedRange
        let before = textView.textStorage.attributedSubstring(from: range)
        textView.textStorage.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: range)
        textView.undoManager?.registerUndo(withTarget: textView) { view in
            view.textStorage.beginEditing()
            before.enumerateAttributes(in: NSRange(location: 0, length: before.length)) { attributes, part, _ in
                view.textStorage.setAttributes(
                    attributes, range: NSRange(location: range.location + part.location, length: part.length))
            }
            view.textStorage.endEditing()
        }
    }

    @MainActor private static func fit(_ textView: UITextView) {
        textView.isScrollEnabled = false
        textView.textContainerInset = .zero
        textView.textContainer.lineFragmentPadding = 0
    }

    @MainActor private static func exclude(_ textView: UITextView) {
        let circle = UIBezierPath(ovalIn: CGRect(x: 100, y: 40, width: 120, height: 120))
        textView.textContainer.exclusionPaths = [circle]
    }

    @MainActor private static func page(of layoutManager: NSLayoutManager) -> UITextView {
        let page = NSTextContainer(size: CGSize(width: 300, height: 400))
        layoutManager.addTextContainer(page)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 416), textContainer: page)
        view.isScrollEnabled = false
        return view
    }

    private final class PointedView: UIView {
        let text = PointedField()

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(text)
            text.point()
        }

        required init?(coder: NSCoder) { nil }
    }

    @MainActor static func run() throws {
        let name = NameViewController()
        try Stage.run(rootViewController: name) { stage in
            stage.advance(by: 0)
            let field = name.view.descendant(UITextField.self)
            field?.frame = CGRect(x: 20, y: 100, width: 300, height: 40)
            field?.becomeFirstResponder()
            stage.type("Maximilian")
            stage.type("12345678901")
            try check(field?.text == "Maximilian")
            stage.press(.keyboardReturnOrEnter)
            try check(field?.isFirstResponder == false)
        }
        let root = UIViewController()
        try Stage.run(rootViewController: root) { stage in
            let textView = UITextView(frame: root.view.bounds)
            textView.text = "One two three"
            root.view.addSubview(textView)
            root.view.addSubview(PointedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
            stage.advance(by: 0)
            textView.selectedRange = NSRange(location: 4, length: 3)
            underline(textView)
            try check(textView.textStorage.attribute(.underlineStyle, at: 5, effectiveRange: nil) != nil)
            stage.advance(by: 0)
            textView.undoManager?.undo()
            try check(textView.textStorage.attribute(.underlineStyle, at: 5, effectiveRange: nil) == nil)
            fit(textView)
            exclude(textView)
            let page = page(of: textView.layoutManager)
            root.view.addSubview(page)
            stage.advance(by: 0)
            try check(!page.isScrollEnabled && !textView.isScrollEnabled && stage.diagnostics.isEmpty)
        }
    }
}

private final class PointedField: UITextField {
    func point() {
        let interaction = UITextInteraction(for: .editable)
        interaction.textInput = self
        addInteraction(interaction)
    }
}

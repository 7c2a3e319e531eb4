import Foundation
import IrekoTesting
import UIKit

/// The pictures of the articles about text.
extension ArticlePictures {
    private static let low = CGSize(width: 300, height: 124)

    /// A page with a text view and a text field.
    private final class FormController: UIViewController {
        let field = UITextField()
        let textView = UITextView()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            field.borderStyle = .roundedRect
            field.font = .preferredFont(forTextStyle: .body)
            field.placeholder = "Name"
            textView.font = .preferredFont(forTextStyle: .body)
            let column = UIStackView(arrangedSubviews: [field, textView])
            column.axis = .vertical
            column.spacing = 12
            column.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(column)
            NSLayoutConstraint.activate([
                column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
                column.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -12),
                column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            ])
        }
    }

    static func drawText(_ folder: URL) throws {
        let editing = FormController()
        editing.loadViewIfNeeded()
        try on(editing, size: low) { stage in
            editing.field.text = "Nana"
            let text = NSMutableAttributedString(
                string: "A text view has text of all kinds, which is selected and edited.",
                attributes: [.font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label])
            let string = text.string as NSString
            text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 17), range: string.range(of: "text view"))
            text.addAttribute(.foregroundColor, value: UIColor.systemRed, range: string.range(of: "all kinds"))
            text.addAttribute(
                .underlineStyle, value: NSUnderlineStyle.single.rawValue, range: string.range(of: "edited"))
            editing.textView.attributedText = text
            editing.textView.becomeFirstResponder()
            editing.textView.selectedRange = string.range(of: "selected")
            stage.advance(by: 0.5)
            try write(stage, "text-editing", folder)
        }
        for (name, isDone) in [("input-composing", false), ("input-done", true)] {
            let form = FormController()
            try on(form, size: low) { stage in
                form.field.becomeFirstResponder()
                stage.compose("にほん", selectedRange: NSRange(location: 0, length: 3))
                if isDone { stage.type("日本") }
                stage.advance(by: 0.5)
                try write(stage, name, folder)
            }
        }
        let form = FormController()
        try on(form, size: CGSize(width: 375, height: 500)) { stage in
            stage.keyboard = .onScreen
            form.field.becomeFirstResponder()
            stage.type("Nana")
            stage.advance(by: 1)
            try write(stage, "typing", folder)
        }
    }
}

import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("The baselines of text fields and text views")
struct TextBaselineTests {
    private func withRow(
        _ alignment: UIStackView.Alignment, _ text: String,
        _ body: (Stage, UILabel, UITextField, UITextView) throws -> Void
    ) throws {
        let (label, field, textView) = (UILabel(), UITextField(), UITextView())
        (label.text, field.text, textView.text) = ("Name", "Joe", text)
        let font = UIFont.systemFont(ofSize: 17)
        (label.font, field.font, textView.font) = (font, font, font)
        field.borderStyle = .roundedRect
        textView.isScrollEnabled = false
        let row = UIStackView(arrangedSubviews: [label, field, textView])
        row.alignment = alignment
        row.frame = CGRect(x: 16, y: 100, width: 360, height: 90)
        let root = UIViewController()
        root.view.addSubview(row)
        try Stage.run(root: root, size: CGSize(width: 390, height: 844)) { stage, _ in
            stage.advance(by: 0.1)
            try body(stage, label, field, textView)
        }
    }

    @Test("Their first lines are on the line of a label", arguments: ["Joe", "Joe\nJack\nJim"])
    func first(text: String) throws {
        try withRow(.firstBaseline, text) { stage, label, field, textView in
            #expect(abs(field.frame.midY - label.frame.midY) <= 1)
            #expect(abs(textView.frame.minY + textView.textContainerInset.top - label.frame.minY) <= 1)

            let font = UIFont.systemFont(ofSize: 28)
            (label.font, field.font, textView.font) = (font, font, font)
            field.text = ""
            field.placeholder = "Nobody"
            stage.advance(by: 0.1)

            #expect(abs(field.frame.midY - label.frame.midY) <= 1)
            #expect(abs(textView.frame.minY + textView.textContainerInset.top - label.frame.minY) <= 1)
        }
    }

    @Test("Their last lines are on the line of a label", arguments: ["Joe", "Joe\nJack"])
    func last(text: String) throws {
        try withRow(.lastBaseline, text) { _, label, field, textView in
            #expect(abs(field.frame.midY - label.frame.midY) <= 1)
            #expect(abs(textView.frame.maxY - textView.textContainerInset.bottom - label.frame.maxY) <= 1)
        }
    }

    @Test("Anchors of baselines position a field")
    func anchors() throws {
        let (label, field) = (UILabel(), UITextField())
        (label.text, label.font, field.font) = ("Name", .systemFont(ofSize: 17), .systemFont(ofSize: 17))
        let root = UIViewController()
        for view in [label, field] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.view.addSubview(view)
        }
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.view.topAnchor, constant: 50),
            label.leftAnchor.constraint(equalTo: root.view.leftAnchor, constant: 10),
            field.leftAnchor.constraint(equalTo: label.rightAnchor, constant: 10),
            field.widthAnchor.constraint(equalToConstant: 100), field.heightAnchor.constraint(equalToConstant: 61),
            field.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
        ])
        try Stage.run(root: root, size: CGSize(width: 390, height: 844)) { stage, _ in
            stage.advance(by: 0.1)
            #expect(abs(field.frame.midY - label.frame.midY) <= 1)
        }
    }
}

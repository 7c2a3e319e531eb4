import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Attributed text that follows the text size", .serialized)
struct TextSizeTests {
    /// "Big" in the style title1, "body" in bold body, "scaled" by `UIFontMetrics`, and "fixed".
    private func mixed() throws -> NSAttributedString {
        let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
        let bold = UIFont(descriptor: try #require(body.withSymbolicTraits(.traitBold)), size: 0)
        let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 15))
        let parts: [(String, UIFont)] = [
            ("Big ", .preferredFont(forTextStyle: .title1)), ("body ", bold), ("scaled ", scaled),
            ("fixed", .systemFont(ofSize: 11)),
        ]
        let text = NSMutableAttributedString()
        for (string, font) in parts { text.append(NSAttributedString(string: string, attributes: [.font: font])) }
        return text
    }

    private func fonts(_ text: NSAttributedString?) throws -> [UIFont] {
        let text = try #require(text)
        return try [0, 4, 9, 16].map {
            try #require(text.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)
        }
    }

    private func expectFollows(
        _ view: UIView & UIContentSizeCategoryAdjusting, _ read: () -> NSAttributedString?,
        _ write: (NSAttributedString) -> Void
    ) throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            view.frame = CGRect(x: 0, y: 100, width: 390, height: 60)
            stage.window.rootViewController?.view.addSubview(view)
            view.adjustsFontForContentSizeCategory = true
            write(try mixed())
            stage.settle()
            let before = try fonts(read())
            expectEqual(before.map(\.pointSize), [28, 17, 15, 11])

            stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
            stage.settle()
            let large = try fonts(read())
            expectEqual(large.map { $0.pointSize.rounded() }, [38, 28, 25, 11])
            expectTrue(large[1].fontDescriptor.symbolicTraits.contains(.traitBold))

            stage.window.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
            stage.settle()
            expectEqual(try fonts(read()), before)
        }
    }

    @Test("Each font of a label's attributed text follows, and returns exactly")
    func label() throws {
        let label = UILabel()
        try expectFollows(label, { label.attributedText }) { label.attributedText = $0 }
    }

    @Test("Each font of a field's attributed text follows, and returns exactly")
    func field() throws {
        let field = UITextField()
        try expectFollows(field, { field.attributedText }) { field.attributedText = $0 }
    }

    @Test("Each font of a text view's attributed text follows, and returns exactly")
    func textView() throws {
        let view = UITextView()
        try expectFollows(view, { view.attributedText }) { view.attributedText = $0 }
    }

    @Test("Undo steps stay valid, and restored text has the current text size")
    func undoing() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let view = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 60))
            stage.window.rootViewController?.view.addSubview(view)
            view.adjustsFontForContentSizeCategory = true
            view.attributedText = try mixed()
            view.becomeFirstResponder()
            view.selectedRange = NSRange(location: 4, length: 5)
            stage.type("x")
            stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
            stage.settle()

            view.undoManager?.undo()

            expectEqual(view.text, "Big body scaled fixed")
            expectEqual(try fonts(view.attributedText).map { $0.pointSize.rounded() }, [38, 28, 25, 11])
        }
    }

    @Test("The attributed text of a list content view follows")
    func listContent() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            var content = UIListContentConfiguration.cell()
            content.attributedText = NSAttributedString(
                string: "Row", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
            let view = UIListContentView(configuration: content)
            view.frame = CGRect(x: 0, y: 100, width: 390, height: 80)
            stage.window.rootViewController?.view.addSubview(view)
            stage.settle()
            @MainActor func label() throws -> UILabel {
                let labels = view.subviews.compactMap { $0 as? UILabel }
                return try #require(labels.first)
            }
            expectEqual(try label().font.pointSize, 17)

            stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
            stage.settle()
            expectEqual(try label().font.pointSize, 28)

            stage.window.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
            stage.settle()
            expectEqual(try label().font.pointSize, 17)
        }
    }
}

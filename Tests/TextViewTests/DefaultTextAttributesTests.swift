import Expectations
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Default attributes of text fields", .serialized)
struct DefaultTextAttributesTests {
    private func keys(_ text: NSAttributedString?, at index: Int) throws -> Set<NSAttributedString.Key> {
        Set(try #require(text).attributes(at: index, effectiveRange: nil).keys)
    }

    @Test("All attributes are kept, and new and typed text has them")
    func keeping() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 250, height: 34))
            stage.window.rootViewController?.view.addSubview(field)
            field.text = "kerned"
            let width = field.intrinsicContentSize.width
            field.text = ""

            field.defaultTextAttributes = [
                .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.red, .underlineStyle: 1, .kern: 5,
            ]
            expectEqual(field.defaultTextAttributes[.kern] as? Int, 5)
            expectEqual(field.defaultTextAttributes[.underlineStyle] as? Int, 1)
            field.text = "kerned"
            expectTrue(field.intrinsicContentSize.width >= width + 25)
            expectTrue(try keys(field.attributedText, at: 0).isSuperset(of: [.kern, .underlineStyle]))

            field.becomeFirstResponder()
            stage.type("d")
            expectTrue(try keys(field.attributedText, at: 6).isSuperset(of: [.kern, .underlineStyle]))
            field.text = ""
            stage.type("e")
            expectTrue(try keys(field.attributedText, at: 0).isSuperset(of: [.kern, .underlineStyle]))

            field.typingAttributes = [.foregroundColor: UIColor.blue]
            stage.type("f")
            expectFalse(try keys(field.attributedText, at: 1).contains(.kern))
        }
    }
}

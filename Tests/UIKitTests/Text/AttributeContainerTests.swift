import Expectations
import Foundation
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Attribute containers of dictionaries")
struct AttributeContainerTests {
    @Test("A container has the attributes of a dictionary, and gives them to a string")
    func roundTrip() {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = .center
        let container = AttributeContainer([
            .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red, .kern: 2, .paragraphStyle: paragraph,
            .underlineStyle: NSUnderlineStyle.single.rawValue, NSAttributedString.Key("unknown"): 1,
            .backgroundColor: "no color",
        ])
        paragraph.alignment = .right

        expectEqual(container.font, .systemFont(ofSize: 20))
        expectEqual(container.kern, 2)
        expectEqual(container.paragraphStyle?.alignment, .center)
        expectEqual(container.underlineStyle, .single)
        expectNil(container.backgroundColor)

        let string = NSAttributedString(AttributedString("Text", attributes: container))
        let style = string.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        expectEqual(style?.alignment, .center)
        expectEqual(string.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .red)
    }

    @Test("An attributed string value has the runs of a string")
    func runs() {
        let string = NSMutableAttributedString(string: "ab")
        string.append(NSAttributedString(string: "c", attributes: [.foregroundColor: UIColor.blue]))
        let value = AttributedString(string)
        expectEqual(String(value.characters), "abc")
        expectEqual(value.runs.count, 2)
        expectEqual(value.runs.last?.foregroundColor, .blue)
    }
}

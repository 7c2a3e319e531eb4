import Expectations
import Foundation
import Testing
import UIKit

/// Foundation on Linux stopped the program in `CFEqual` when it compared such values.
@MainActor
@Suite("Neighboring runs with different values")
struct AttributedRunsTests {
    private static let key = NSAttributedString.Key("value")

    /// Pairs of different values of one class.
    private static var pairs: [(Any, Any)] {
        let (centered, right) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
        (centered.alignment, right.alignment) = (.center, .right)
        let (near, far) = (NSShadow(), NSShadow())
        far.shadowOffset = CGSize(width: 3, height: 3)
        return [
            (UIColor.red, UIColor.blue), (UIColor.label, UIColor.systemBlue),
            (UIColor { _ in .red }, UIColor { _ in .blue }),
            (UIFont.systemFont(ofSize: 12), UIFont.boldSystemFont(ofSize: 30)),
            (UIFont.systemFont(ofSize: 12).fontDescriptor, UIFont.systemFont(ofSize: 14).fontDescriptor),
            (centered, right), (NSParagraphStyle.default, right), (near, far), (UIImage(), UIColor.red),
        ]
    }

    private func runs(of text: NSAttributedString) -> [NSRange] {
        var ranges: [NSRange] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { _, range, _ in ranges.append(range) }
        return ranges
    }

    @Test("Appended runs stay apart", arguments: 0..<9)
    func appended(pair: Int) {
        let (first, second) = Self.pairs[pair]
        let text = NSMutableAttributedString(string: "a", attributes: [Self.key: first])

        text.append(NSAttributedString(string: "b", attributes: [Self.key: second]))
        text.append(NSAttributedString(string: "c", attributes: [Self.key: second]))
        text.append(NSAttributedString(string: "d", attributes: [Self.key: first]))

        expectEqual(
            runs(of: text),
            [
                NSRange(location: 0, length: 1), NSRange(location: 1, length: 2), NSRange(location: 3, length: 1),
            ])
    }

    @Test("A value replaces a value in a part of the text, and is removed again", arguments: 0..<9)
    func replaced(pair: Int) {
        let (first, second) = Self.pairs[pair]
        let text = NSMutableAttributedString(string: "abcdef", attributes: [Self.key: first])

        text.addAttribute(Self.key, value: second, range: NSRange(location: 2, length: 2))
        let parts = runs(of: text)
        text.addAttribute(Self.key, value: first, range: NSRange(location: 0, length: 6))
        let whole = runs(of: text)
        text.setAttributes([Self.key: second], range: NSRange(location: 4, length: 2))
        text.removeAttribute(Self.key, range: NSRange(location: 5, length: 1))

        expectEqual(parts.map(\.location), [0, 2, 4])
        expectEqual(whole, [NSRange(location: 0, length: 6)])
        expectEqual(runs(of: text).map(\.location), [0, 4, 5])
    }

    @Test("A label draws a red, a blue and a bold run")
    func label() {
        let text = NSMutableAttributedString(string: "\u{2588}", attributes: [.foregroundColor: UIColor.red])
        text.append(NSAttributedString(string: "\u{2588}", attributes: [.foregroundColor: UIColor.blue]))
        text.append(NSAttributedString(string: "x", attributes: [.font: UIFont.boldSystemFont(ofSize: 17)]))
        let label = UILabel()

        label.attributedText = text
        label.textColor = .green

        expectEqual(runs(of: label.attributedText ?? NSAttributedString(string: "")).count, 2)
        expectEqual(label.attributedText?.isEqual(to: text), false)
        #expect(label.sizeThatFits(.zero).width > 17)
    }
}

import Expectations
import Foundation
import Testing
import TextLayout
import UIFoundation
import UIKit

@MainActor
@Suite("Attributed text in blocks of one paragraph style")
struct TextBlockTests {
    private func style(_ alignment: NSTextAlignment) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        return style
    }

    private func text(_ parts: (String, NSTextAlignment)...) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for (part, alignment) in parts {
            text.append(NSAttributedString(string: part, attributes: [.paragraphStyle: style(alignment)]))
        }
        return text
    }

    private func blocks(_ text: NSAttributedString) -> [TextBlock] { TextDocument(text).textBlocks(TextDefaults()) }

    @Test("The style of a paragraph's first character applies to the whole paragraph")
    func firstCharacter() {
        let mixed = text(("one ", .left), ("two\nthree", .right))

        expectEqual(blocks(mixed).map { $0.styledText().string }, ["one two", "three"])
        expectEqual(blocks(mixed).map { $0.styledText().style.alignment }, [.left, .right])
    }

    @Test("Paragraphs of one style are one block, also if a part of a paragraph has a different style")
    func joined() {
        let mixed = text(("one\ntwo ", .left), ("and", .right), (" more\nthree\n", .left), ("four\n", .center))

        expectEqual(blocks(mixed).map { $0.styledText().string }, ["one\ntwo and more\nthree", "four\n"])
        expectEqual(blocks(mixed).map { $0.styledText().style.alignment }, [.left, .center])
    }

    @Test("Empty paragraphs and an empty text")
    func empty() {
        expectEqual(
            blocks(text(("\n", .left), ("\n", .right), ("a", .right))).map { $0.styledText().string }, ["", "\na"])
        expectTrue(blocks(NSAttributedString(string: "")).isEmpty)
        expectEqual(blocks(NSAttributedString(string: "a\nb")).map { $0.styledText().string }, ["a\nb"])
    }
}

import Expectations
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Hostile text in text views", .serialized, .timeLimit(.minutes(2)))
struct HostileTextTests {
    nonisolated private static let texts: [(name: String, text: String)] = [
        ("a megabyte without a space", String(repeating: "x", count: 1 << 20)),
        ("ten thousand combining marks", "e" + String(repeating: "\u{301}", count: 10_000)),
        ("unmatched halves", String(decoding: [0xD83D, 0x61, 0xDE00, 0xDE00, 0xD83D] as [UInt16], as: UTF16.self)),
        ("controls of direction", String(repeating: "a\u{202E}b\u{2066}ג\u{202C}\u{2069}\u{200F}", count: 2_000)),
        ("zeros", "a\0b\0\0c"),
        ("breaks of all kinds", String(repeating: "\r\n\r\n\u{2028}\u{2029}\u{85}\u{B}\u{C}", count: 500)),
        ("a family of thousands", String(repeating: "👩\u{200D}", count: 5_000)),
        ("only replacement characters", String(repeating: "\u{FFFC}", count: 5_000)),
    ]

    @Test("The text is shown, selected, edited at both ends and in the middle, searched, and undone", arguments: 0..<8)
    func editing(index: Int) throws {
        let text = Self.texts[index].text
        try Stage.run(rootViewController: UIViewController()) { stage in
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            stage.window.rootViewController?.view.addSubview(view)
            view.text = text
            stage.settle()
            view.becomeFirstResponder()
            let length = view.text.utf16.count
            expectEqual(length, text.utf16.count)

            for offset in [0, length / 2, length] {
                view.selectedRange = NSRange(location: offset, length: 0)
                stage.type("q")
                stage.press(.keyboardLeftArrow)
                stage.press(.keyboardDownArrow)
                stage.settle()
            }
            expectEqual(view.text.utf16.count, length + 3)
            while view.undoManager?.canUndo == true { view.undoManager?.undo() }
            expectEqual(view.text.utf16.count, length)
            view.selectAll(nil)
            stage.press(.keyboardDeleteOrBackspace)
            expectEmpty(view.text)
        }
    }

    @Test("A field accepts it, too", arguments: [1, 2, 3, 4, 5, 6, 7])
    func field(index: Int) throws {
        let text = Self.texts[index].text
        try Stage.run(rootViewController: UIViewController()) { stage in
            let field = UITextField(frame: CGRect(x: 0, y: 100, width: 300, height: 34))
            stage.window.rootViewController?.view.addSubview(field)
            field.text = text
            stage.settle()
            field.becomeFirstResponder()
            stage.type("q")
            stage.press(.keyboardHome)
            stage.press(.keyboardDeleteForward)
            stage.settle()
            expectEqual(field.text?.hasSuffix("q"), true)
        }
    }

    @Test("Insets that are not finite show no text, and do not end the program")
    func insets() throws {
        for value in [CGFloat.nan, .infinity, -.infinity, 1e300] {
            try Stage.run(rootViewController: UIViewController()) { stage in
                // Positions that are not finite are reported.
                stage.allowsDiagnostics = true
                let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
                view.text = "First line\nSecond line"
                stage.window.rootViewController?.view.addSubview(view)
                stage.advance(by: 0.1)

                view.textContainerInset = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
                stage.render()
                stage.tap(at: CGPoint(x: 50, y: 20))
                stage.type("a")
                stage.render()
                view.textContainerInset = .zero
                stage.render()

                #expect(view.text.contains("First line"))
            }
        }
    }
}

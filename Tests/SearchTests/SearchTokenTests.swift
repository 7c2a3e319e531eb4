import Expectations
import IrekoTesting
import Testing
import UIKit

@MainActor
@Suite("Tokens of search fields", .serialized)
struct SearchTokenTests {
    private func run(_ body: (Stage, UISearchTextField) throws -> Void) throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let field = UISearchTextField(frame: CGRect(x: 20, y: 100, width: 300, height: 36))
            stage.window.rootViewController?.view.addSubview(field)
            field.tokens = [
                UISearchToken(icon: nil, text: "Anna"), UISearchToken(icon: UIImage(systemName: "star"), text: "Star"),
            ]
            stage.settle()
            try body(stage, field)
        }
    }

    @Test("Backspace at the beginning selects the last token, and again deletes it")
    func deleting() throws {
        try run { stage, field in
            let first = field.tokens[0]
            field.becomeFirstResponder()
            stage.type("a")
            stage.press(.keyboardDeleteOrBackspace)
            expectEqual(field.tokens.count, 2)
            expectEqual(field.text, "")

            stage.press(.keyboardDeleteOrBackspace)
            expectEqual(field.tokens.count, 2)
            stage.press(.keyboardDeleteOrBackspace)
            expectEqual(field.tokens, [first])
        }
    }

    @Test("A selected token has no selection handles")
    func handles() throws {
        try run { stage, field in
            field.text = "abc"
            stage.tap(at: CGPoint(x: 250, y: 118))
            stage.advance(by: 0.5)
            stage.tap(at: CGPoint(x: 65, y: 118))
            stage.advance(by: 0.5)

            expectEqual(field.selectedTextRange.map { field.tokens(in: $0) }, [field.tokens[0]])
            let handles = field.subviews.filter { view in view is any UITextSelectionHandleView }
            expectEqual(handles.count, 0)
        }
    }

    @Test("Tokens that may not be deleted stay")
    func keeping() throws {
        try run { stage, field in
            field.allowsDeletingTokens = false
            field.becomeFirstResponder()

            for _ in 0..<3 { stage.press(.keyboardDeleteOrBackspace) }

            expectEqual(field.tokens.count, 2)
        }
    }

    @Test("A tap selects a token, and typing replaces it")
    func replacing() throws {
        try run { stage, field in
            let last = field.tokens[1]

            stage.tap(at: CGPoint(x: 65, y: 118))
            expectTrue(field.isFirstResponder)
            expectEqual(field.selectedTextRange.map { field.tokens(in: $0) }, [field.tokens[0]])
            stage.type("b")

            expectEqual(field.tokens, [last])
            expectEqual(field.text, "b")
        }
    }

    @Test("The text has its own range; a range from a token includes it and the following tokens")
    func ranges() throws {
        try run { _, field in
            field.text = "text"
            let text = field.textualRange
            let second = try #require(field.textRange(from: field.positionOfToken(at: 1), to: field.endOfDocument))

            expectEqual(field.text(in: text), "text")
            expectEqual(field.tokens(in: text), [])
            expectEqual(field.tokens(in: second), [field.tokens[1]])
        }
    }

    @Test("A token replaces text, and is selected")
    func textBecomesToken() throws {
        try run { stage, field in
            field.text = "from anna"
            let space = try #require(field.position(from: field.beginningOfDocument, offset: 5))
            let range = try #require(field.textRange(from: field.beginningOfDocument, to: space))
            let token = UISearchToken(icon: nil, text: "From")

            field.replaceTextualPortion(of: range, with: token, at: 2)

            expectEqual(field.text, "anna")
            expectIdentical(field.tokens.last, token)
            expectEqual(field.selectedTextRange.map { field.tokens(in: $0) }, [token])
        }
    }

    @Test("An index beyond the tokens is an error without effect", arguments: [-1, 3, Int.max])
    func hostile(index: Int) throws {
        try run { stage, field in
            field.insertToken(UISearchToken(icon: nil, text: ""), at: index)
            field.removeToken(at: index)
            _ = field.positionOfToken(at: index)

            expectEqual(field.tokens.count, 2)
            expectEqual(stage.diagnostics.count, 3)
        }
    }

    @Test("Many and long tokens leave room for the text")
    func manyTokens() throws {
        try run { stage, field in
            field.tokens = (0..<200).map { UISearchToken(icon: nil, text: String(repeating: "long ", count: $0)) }
            stage.settle()

            expectTrue(field.textRect(forBounds: field.bounds).width >= 0 && field.frame.width == 300)
        }
    }

    @Test("The clear button clears tokens, too")
    func clearing() throws {
        try run { stage, field in
            stage.tap(at: CGPoint(x: 306, y: 118))

            expectEmpty(field.tokens)
        }
    }
}

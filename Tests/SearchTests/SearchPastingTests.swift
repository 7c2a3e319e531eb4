import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Tokens are copied as item providers, and a paste delegate makes tokens of pasted and dropped items.
@MainActor
@Suite("Copied and pasted tokens", .serialized)
struct SearchPastingTests {
    private func run(_ body: (Stage, UISearchTextField, PeopleField) throws -> Void) throws {
        let people = PeopleField()
        try Stage.run(rootViewController: UIViewController()) { stage in
            let field = UISearchTextField(frame: CGRect(x: 20, y: 100, width: 300, height: 36))
            field.delegate = people
            field.pasteDelegate = people
            stage.window.rootViewController?.view.addSubview(field)
            field.tokens = [UISearchToken(icon: nil, text: "Anna")]
            stage.settle()
            field.becomeFirstResponder()
            try body(stage, field, people)
        }
    }

    private func selectToken(_ field: UISearchTextField) {
        field.selectedTextRange = field.textRange(from: field.positionOfToken(at: 0), to: field.textualRange.start)
    }

    @Test("A token that is copied is pasted as one")
    func copying() throws {
        try run { stage, field, _ in
            selectToken(field)
            expectTrue(field.canPerformAction("copy:", withSender: nil))

            field.copy(nil)
            field.selectedTextRange = field.textualRange
            field.paste(nil)
            stage.settle()

            expectEqual(field.tokens.count, 2)
            expectEqual(field.text, "")
        }
    }

    @Test("A token that is cut is removed")
    func cutting() throws {
        try run { _, field, _ in
            selectToken(field)

            field.cut(nil)

            expectEmpty(field.tokens)
            expectEqual(UIPasteboard.general.string, "token")
        }
    }

    @Test("Without a provider, and if copying is disabled, the pasteboard does not change", arguments: [true, false])
    func refused(allows: Bool) throws {
        try run { _, field, people in
            people.givesProvider = !allows
            field.allowsCopyingTokens = allows
            UIPasteboard.general.string = "before"
            selectToken(field)

            expectFalse(field.canPerformAction("copy:", withSender: nil))
            field.copy(nil)
            field.cut(nil)

            expectEqual(UIPasteboard.general.string, "before")
            expectEqual(field.tokens.count, 1)
        }
    }

    @Test("Other text is pasted as text")
    func text() throws {
        try run { stage, field, _ in
            UIPasteboard.general.string = "hello"

            field.paste(nil)
            stage.settle()

            expectEqual(field.tokens.count, 1)
            expectEqual(field.text, "hello")
        }
    }

    @Test("Text is dropped after the tokens, also if it is released on them")
    func dropping() throws {
        try run { stage, field, people in
            people.makesTokens = false
            let view = UITextView(frame: CGRect(x: 20, y: 300, width: 300, height: 60))
            view.text = "word"
            field.superview?.addSubview(view)
            stage.settle()
            view.becomeFirstResponder()
            view.selectAll(nil)
            stage.settle()
            let caret = view.convert(view.caretRect(for: view.beginningOfDocument), to: nil)

            stage.mouse(.began, CGPoint(x: caret.midX + 4, y: caret.midY))
            stage.mouse(.moved, CGPoint(x: 70, y: 118))
            stage.mouse(.ended, CGPoint(x: 70, y: 118))
            stage.advance(by: 1)

            expectEqual(field.tokens.count, 1)
            expectEqual(field.text, "word")
        }
    }
}

private final class PeopleField: NSObject, UISearchTextFieldDelegate, UITextPasteDelegate {
    var givesProvider = true
    var makesTokens = true

    func searchTextField(
        _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
    ) -> NSItemProvider { givesProvider ? NSItemProvider(object: "token" as NSString) : NSItemProvider() }

    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) {
        guard makesTokens, let item = item as? any UISearchTextFieldPasteItem else { return item.setDefaultResult() }
        nonisolated(unsafe) let made = item
        item.itemProvider.loadObject(ofClass: NSString.self) { text, _ in
            let isToken = (text as? NSString)?.description == "token"
            MainActor.assumeIsolated {
                if isToken {
                    made.setSearchTokenResult(UISearchToken(icon: nil, text: "Pasted"))
                } else {
                    made.setDefaultResult()
                }
            }
        }
    }
}

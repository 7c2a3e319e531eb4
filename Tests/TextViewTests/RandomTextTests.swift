import Expectations
import IrekoTesting
import RandomSupport
import Testing
import UIKit

@MainActor
@Suite("Random editing", .serialized)
struct RandomTextTests {
    /// Models a text from its delegate's calls: the text before, with each permitted change applied.
    private final class Model: NSObject, UITextViewDelegate, UITextFieldDelegate {
        var text = ""
        var refuses = false

        private func change(_ range: NSRange, _ string: String) -> Bool {
            guard !refuses else { return false }
            // Foundation's `replacingCharacters(in:with:)` replaces different units if a range cuts a character.
            var units = Array(text.utf16)
            units.replaceSubrange(range.location..<range.upperBound, with: string.utf16)
            text = String(decoding: units, as: UTF16.self)
            return true
        }

        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            change(range, text)
        }

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool { change(range, string) }
    }

    private static let pieces = [
        "a", "word ", "é", "e\u{301}", "😀", "👨‍👩‍👧", "🇯🇵", "日本", "שלום ", "ไทย", "\t", ". ", "long-unbroken-part",
        "\u{200F}", "\0", "\r\n", "\n",
    ]
    private static let keys: [UIKeyboardHIDUsage] = [
        .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow, .keyboardHome, .keyboardEnd,
        .keyboardDeleteOrBackspace, .keyboardDeleteForward,
    ]

    @Test(
        "A text view's text matches its delegate's calls; selections end between characters",
        arguments: RandomSeeds.batches(100))
    func textViews(seeds: RandomSeeds) throws {
        for seed in seeds {
            try run(seed, isField: false)
            try run(seed, isField: true)
        }
    }

    private func run(_ seed: Int, isField: Bool) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        let model = Model()
        try Stage.run(rootViewController: UIViewController()) { stage in
            stage.allowsDiagnostics = true
            let frame = CGRect(x: 20, y: 100, width: 160, height: 120)
            let (view, field) = (UITextView(frame: frame), UITextField(frame: frame))
            let input: UIView & UITextInput = isField ? field : view
            (view.delegate, field.delegate) = (model, model)
            stage.window.rootViewController?.view.addSubview(input)
            stage.settle()
            input.becomeFirstResponder()
            @MainActor func text() -> String { (isField ? field.text : view.text) ?? "" }
            for step in 0..<40 {
                model.refuses = generator.below(12) == 0
                try act(stage, input, model, &generator) {
                    if isField { field.text = $0 } else { view.text = $0 }
                    return text()
                }
                if generator.below(3) == 0 { stage.settle() }

                let violated = isField ? field.violatedInvariant : view.violatedInvariant
                expectNil(violated, "seed \(seed), field \(isField), step \(step)")
                let found = text()
                try #require(found == model.text, "seed \(seed), field \(isField), step \(step)")
                let selected = try #require(input.selectedTextRange)
                let whole = try #require(input.textRange(from: input.beginningOfDocument, to: input.endOfDocument))
                try #require(input.text(in: whole) == found, "seed \(seed), step \(step)")
                let (start, end) = (
                    input.offset(from: input.beginningOfDocument, to: selected.start),
                    input.offset(from: input.beginningOfDocument, to: selected.end)
                )
                try #require(0 <= start && start <= end && end <= found.utf16.count, "seed \(seed), step \(step)")
                let isBetween = [start, end].allSatisfy {
                    String.Index(utf16Offset: $0, in: found).samePosition(in: found) != nil
                }
                try #require(isBetween, "seed \(seed), field \(isField), step \(step): \(start)..<\(end)")
                let caret = input.caretRect(for: selected.end)
                try #require(caret.minX.isFinite && caret.height > 0, "seed \(seed), step \(step)")
            }
            model.refuses = false
            if !isField, input.markedTextRange == nil { try compare(view, seed) }
            while input.undoManager?.canRedo == true { input.undoManager?.redo() }
            let last = text()
            while input.undoManager?.canUndo == true { input.undoManager?.undo() }
            while input.undoManager?.canRedo == true { input.undoManager?.redo() }
            expectEqual(text(), last, "seed \(seed), field \(isField): undone and redone")
        }
    }

    /// A new view with the same text has the same lines.
    private func compare(_ view: UITextView, _ seed: Int) throws {
        let fresh = UITextView(frame: view.frame)
        fresh.text = view.text
        for view in [view, fresh] {
            view.layoutManager.ensureLayout(for: view.textContainer)
            view.layoutIfNeeded()
        }
        expectEqual(view.contentSize, fresh.contentSize, "seed \(seed)")
        expectEqual(
            view.caretRect(for: view.endOfDocument), fresh.caretRect(for: fresh.endOfDocument), "seed \(seed)")
    }

    private func act(
        _ stage: Stage, _ input: UIView & UITextInput, _ model: Model, _ generator: inout SeededGenerator,
        set: (String) -> String
    ) throws {
        switch generator.below(16) {
        case 0, 1, 2, 3: stage.type(generator.pick(Self.pieces))
        case 4: stage.press(.keyboardReturnOrEnter)
        case 5, 6:
            var modifiers: UIKeyModifierFlags = []
            if generator.below(3) == 0 { modifiers.insert(.shift) }
            if generator.below(3) == 0 { modifiers.insert(.control) }
            stage.press(generator.pick(Self.keys), modifiers: modifiers)
        case 7:
            let count = input.offset(from: input.beginningOfDocument, to: input.endOfDocument)
            let (first, second) = (generator.below(count + 1), generator.below(count + 1))
            guard let start = input.position(from: input.beginningOfDocument, offset: min(first, second)),
                let end = input.position(from: input.beginningOfDocument, offset: max(first, second))
            else { return }
            input.selectedTextRange = input.textRange(from: start, to: end)
        case 8:
            if generator.below(2) == 0 { input.undoManager?.undo() } else { input.undoManager?.redo() }
        case 9:
            UIPasteboard.general.string = generator.pick(Self.pieces)
            input.paste(nil)
        case 10:
            let other = generator.pick(Self.pieces) + generator.pick(Self.pieces)
            model.text = set(other)
        case 11, 12, 13: stage.point(at: input, &generator)
        case 14: stage.compose(generator.pick(["に", "日本", "e\u{301}", "😀", ""]))
        default:
            input.frame.size.width = generator.pick([80, 160, 240])
        }
    }
}

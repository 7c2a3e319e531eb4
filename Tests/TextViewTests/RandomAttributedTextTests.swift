import Expectations
import Foundation
import IrekoTesting
import RandomSupport
import Testing
import UIKit

/// A text with marks for its UTF-16 units that follows the delegate calls of a text view.
@MainActor
private final class MarkedText: NSObject, UITextViewDelegate {
    struct Unit {
        var code: UInt16
        var mark: Int?
        /// Whether the mark is known: new text has the mark of the text view.
        var isKnown = true
    }

    static let key = NSAttributedString.Key("mark")
    var units: [Unit] = []

    nonisolated deinit {}

    var text: String { String(decoding: units.map(\.code), as: UTF16.self) }

    /// The location of the last deletion.
    private var deleted: Int?

    func replace(_ range: NSRange, _ string: String) {
        deleted = string.isEmpty ? range.location : nil
        units.replaceSubrange(
            range.location..<range.upperBound, with: string.utf16.map { Unit(code: $0, mark: nil, isKnown: false) })
    }

    func mark(_ range: NSRange, _ mark: Int?) {
        for index in range.location..<range.upperBound { units[index].mark = mark }
    }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        replace(range, text)
        return true
    }

    /// If a word was selected as a word, a space beside it is deleted as well. The delegate is called with the word
    /// only. Between two spaces, either of them may be deleted.
    func textViewDidChange(_ textView: UITextView) {
        guard let deleted, units.count == textView.text.utf16.count + 1 else { return }
        let candidates = [deleted, deleted - 1].filter { units.indices.contains($0) && units[$0].code == 0x20 }
            .map { index in
                var others = units
                others.remove(at: index)
                return others
            }
            .filter { $0.map(\.code) == Array(textView.text.utf16) }
        let marks = (0..<textView.textStorage.length).map {
            textView.textStorage.attribute(Self.key, at: $0, effectiveRange: nil) as? Int
        }
        if let new = candidates.first(where: { $0.map(\.mark) == marks }) ?? candidates.first { units = new }
    }
}

/// Random changes of a text view: typing with replacements, attributes, paragraphs, attachments.
@MainActor
@Suite("Random attributed text", .serialized)
struct RandomAttributedTextTests {
    private static let pieces = [
        "a", "word ", "\"", "'", "-", "--", "  ", ". ", "… ", "é", "😀", "שלום ", "日本", "\n", "\t", "don't", "(\"x\")",
    ]

    @Test(
        "Marks stay at their characters, lines equal a fresh layout of the same text, undoing works both ways",
        arguments: RandomSeeds.batches(100))
    func random(seeds: RandomSeeds) throws {
        for seed in seeds { try run(seed) }
    }

    private func run(_ seed: Int) throws {
        weak var gone: UITextView?
        try Stage.run(rootViewController: UIViewController()) { stage in
            var random = SeededGenerator(seed: UInt64(seed))
            stage.changesTypedText = random.below(3) > 0
            let model = MarkedText()
            let view = UITextView(frame: CGRect(x: 20, y: 100, width: 160, height: 120))
            gone = view
            view.delegate = model
            stage.window.rootViewController?.view.addSubview(view)
            stage.settle()
            view.becomeFirstResponder()
            for step in 0..<30 {
                act(stage, view, model, &random)
                if random.below(3) == 0 { stage.settle() }
                expectNil(view.violatedInvariant, "seed \(seed), step \(step)")
                try check(view, model, "seed \(seed), step \(step)")
            }
            stage.settle()
            try compare(view, &random, seed)
            while view.undoManager?.canRedo == true { view.undoManager?.redo() }
            let last = view.text
            while view.undoManager?.canUndo == true { view.undoManager?.undo() }
            try check(view, model, "seed \(seed), undone")
            while view.undoManager?.canRedo == true { view.undoManager?.redo() }
            try check(view, model, "seed \(seed), redone")
            expectEqual(view.text, last, "seed \(seed): undone and redone")
            expectEmpty(stage.diagnostics, "seed \(seed): \(stage.diagnostics)")
            view.removeFromSuperview()
        }
        expectNil(gone, "seed \(seed): the text view is not freed")
    }

    private func range(_ text: MarkedText, _ random: inout SeededGenerator) -> NSRange {
        let (first, second) = (random.below(text.units.count + 1), random.below(text.units.count + 1))
        return NSRange(location: min(first, second), length: abs(first - second))
    }

    // MARK: Actions

    private func act(_ stage: Stage, _ view: UITextView, _ model: MarkedText, _ random: inout SeededGenerator) {
        let range = range(model, &random)
        switch random.below(20) {
        case 0, 1, 2, 3: stage.type(random.pick(Self.pieces))
        case 4: stage.press(.keyboardReturnOrEnter)
        case 5:
            stage.press(
                random.pick([.keyboardDeleteOrBackspace, .keyboardDeleteForward, .keyboardUpArrow, .keyboardLeftArrow]),
                modifiers: random.below(3) == 0 ? .shift : [])
        case 6: view.selectedRange = range
        case 7: view.undoManager?.undo()
        case 8: view.undoManager?.redo()
        case 9:
            UIPasteboard.general.string = random.pick(Self.pieces) + random.pick(Self.pieces)
            view.paste(nil)
        case 10:
            guard view.selectedRange.length > 0 else { return }
            if random.below(2) == 0 { view.copy(nil) } else { view.cut(nil) }
            view.paste(nil)
        case 11, 12:
            let mark = random.below(5)
            view.textStorage.addAttribute(MarkedText.key, value: mark, range: range)
            model.mark(range, mark)
        case 13:
            view.textStorage.removeAttribute(MarkedText.key, range: range)
            model.mark(range, nil)
        case 14: view.textStorage.addAttributes(style(&random), range: range)
        case 15: change(view, model, range, &random)
        case 16, 17: stage.point(at: view, &random)
        case 18: view.typingAttributes[.foregroundColor] = random.pick([UIColor.red, .blue])
        default: set(view, model, &random)
        }
    }

    private func style(_ random: inout SeededGenerator) -> [NSAttributedString.Key: Any] {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = random.pick([.left, .center, .right, .justified, .natural])
        paragraph.lineSpacing = CGFloat(random.below(6))
        paragraph.paragraphSpacing = CGFloat(random.below(9))
        paragraph.firstLineHeadIndent = CGFloat(random.below(30))
        paragraph.headIndent = CGFloat(random.below(30))
        paragraph.lineHeightMultiple = CGFloat(random.below(3)) * 0.7
        switch random.below(6) {
        case 0: return [.font: UIFont.systemFont(ofSize: CGFloat(6 + random.below(40)))]
        case 1: return [.foregroundColor: UIColor.red, .backgroundColor: UIColor.yellow]
        case 2: return [.underlineStyle: 1, .strikethroughStyle: 1, .kern: random.below(5)]
        case 3: return [.baselineOffset: random.below(9), .font: UIFont.boldSystemFont(ofSize: 12)]
        case 4: return [.link: "https://example.org"]
        default: return [.paragraphStyle: paragraph]
        }
    }

    /// The program replaces characters, by plain ones or by an attachment.
    private func change(_ view: UITextView, _ model: MarkedText, _ range: NSRange, _ random: inout SeededGenerator) {
        // Whole characters: for halves UIKit stores text that a string cannot have.
        let few = NSRange(location: range.location, length: min(range.length, random.below(5)))
        let range = (model.text as NSString).rangeOfComposedCharacterSequences(for: few)
        if random.below(2) == 0 {
            let attachment = NSTextAttachment(image: UIImage(systemName: "star") ?? UIImage())
            attachment.bounds = CGRect(x: 0, y: -4, width: 5 + random.below(60), height: 5 + random.below(60))
            view.textStorage.replaceCharacters(in: range, with: NSAttributedString(attachment: attachment))
            model.replace(range, "\u{FFFC}")
        } else {
            let piece = random.pick(Self.pieces)
            view.textStorage.beginEditing()
            view.textStorage.replaceCharacters(in: range, with: piece)
            view.textStorage.addAttributes(
                style(&random), range: NSRange(location: range.location, length: piece.utf16.count))
            view.textStorage.endEditing()
            model.replace(range, piece)
        }
    }

    private func set(_ view: UITextView, _ model: MarkedText, _ random: inout SeededGenerator) {
        switch random.below(6) {
        case 0: view.frame.size.width = random.pick([60, 160, 240])
        case 1: view.textContainerInset.left = CGFloat(random.below(30))
        case 2: view.semanticContentAttribute = random.pick([.forceRightToLeft, .forceLeftToRight])
        case 3: view.smartQuotesType = random.pick([.no, .yes, .default])
        case 4: view.textContainer.lineFragmentPadding = CGFloat(random.below(12))
        default:
            let text = NSMutableAttributedString(string: "")
            for index in 0..<random.below(5) {
                var attributes = style(&random)
                attributes[MarkedText.key] = index
                text.append(NSAttributedString(string: random.pick(Self.pieces) + "words", attributes: attributes))
            }
            view.attributedText = text
            model.units = text.string.utf16.map { MarkedText.Unit(code: $0, mark: nil, isKnown: false) }
        }
    }

    // MARK: Expectations

    private func check(_ view: UITextView, _ model: MarkedText, _ name: String) throws {
        let text = try #require(view.text)
        try #require(text == model.text, "\(name)")
        try #require(view.textStorage.string == text, "\(name)")
        let attributed = try #require(view.attributedText)
        try #require(attributed.length == model.units.count, "\(name)")
        for index in model.units.indices {
            let mark = attributed.attribute(MarkedText.key, at: index, effectiveRange: nil) as? Int
            if model.units[index].isKnown { try #require(mark == model.units[index].mark, "\(name), at \(index)") }
            model.units[index].mark = mark
            model.units[index].isKnown = true
        }
        let selected = view.selectedRange
        try #require(selected.location >= 0 && selected.upperBound <= model.units.count, "\(name)")
        let caret = view.caretRect(for: try #require(view.selectedTextRange).end)
        try #require(caret.minX.isFinite && caret.height > 0, "\(name)")
    }

    /// A new view with the same text has the same lines.
    private func compare(_ view: UITextView, _ random: inout SeededGenerator, _ seed: Int) throws {
        let fresh = UITextView(frame: view.frame)
        fresh.textContainerInset = view.textContainerInset
        fresh.textContainer.lineFragmentPadding = view.textContainer.lineFragmentPadding
        fresh.semanticContentAttribute = view.semanticContentAttribute
        view.superview?.addSubview(fresh)
        fresh.attributedText = view.attributedText
        for view in [view, fresh] {
            view.layoutManager.ensureLayout(for: view.textContainer)
            view.layoutIfNeeded()
        }
        expectEqual(view.contentSize, fresh.contentSize, "seed \(seed)")
        for _ in 0..<5 {
            let offset = random.below(view.text.utf16.count + 1)
            guard let here = view.position(from: view.beginningOfDocument, offset: offset),
                let there = fresh.position(from: fresh.beginningOfDocument, offset: offset)
            else { continue }
            let (caret, expected) = (view.caretRect(for: here), fresh.caretRect(for: there))
            expectEqual(caret, expected, "seed \(seed), at \(offset)")
        }
        fresh.removeFromSuperview()
    }
}

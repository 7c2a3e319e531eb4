import IrekoTesting
import RandomSupport
import Testing
import UIKit

/// A delegate that acts at random in each of its calls.
@MainActor
private final class ActingDelegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var act: (String) -> Void = { _ in }
    var permits: () -> Bool = { true }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("should begin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { act("did begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("should end") }
    func textFieldDidEndEditing(_ textField: UITextField) { act("did end") }
    func textFieldDidChangeSelection(_ textField: UITextField) { act("selection") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("should clear") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("should return") }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { ask("should change") }
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("should begin") }
    func textViewDidBeginEditing(_ textView: UITextView) { act("did begin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("should end") }
    func textViewDidEndEditing(_ textView: UITextView) { act("did end") }
    func textViewDidChange(_ textView: UITextView) { act("did change") }
    func textViewDidChangeSelection(_ textView: UITextView) { act("selection") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        ask("should change")
    }

    private func ask(_ question: String) -> Bool {
        act(question)
        return permits()
    }
}

/// A page with texts, whose program acts inside their callbacks.
@MainActor
private final class ActingWorld {
    let stage: Stage
    let page: UIViewController
    let delegate = ActingDelegate()
    let texts: [UIView & UITextInput]
    var random: SeededGenerator
    private var depth = 0
    private(set) var story: [String] = []

    init(_ stage: Stage, _ page: UIViewController, seed: UInt64) {
        (self.stage, self.page, random) = (stage, page, SeededGenerator(seed: seed))
        let (field, secret, view) = (UITextField(), UITextField(), UITextView())
        secret.isSecureTextEntry = true
        field.clearButtonMode = .always
        field.clearsOnBeginEditing = seed % 3 == 0
        texts = [field, secret, view]
        (field.delegate, secret.delegate, view.delegate) = (delegate, delegate, delegate)
        for (index, text) in texts.enumerated() {
            text.frame = CGRect(x: 20, y: 100 + 60 * index, width: 200, height: 40)
            page.view.addSubview(text)
        }
        delegate.act = { [weak self] in self?.inside($0) }
        delegate.permits = { [weak self] in self.map { $0.random.below(8) != 0 } ?? true }
    }

    private func inside(_ call: String) {
        guard depth < 2, random.below(3) == 0 else { return }
        depth += 1
        story.append("\(String(repeating: " ", count: depth))in \(call):")
        act()
        depth -= 1
    }

    func act() {
        let text = random.pick(texts)
        let number = random.below(depth > 0 ? 9 : 16)
        story.append("\(number) \(type(of: text))")
        switch number {
        case 0, 1: (text as UIView).becomeFirstResponder()
        case 2: (text as UIView).resignFirstResponder()
        case 3: set(random.pick(["", "text", "more text"]), in: text)
        case 4:
            text.window == nil ? page.view.addSubview(text) : text.removeFromSuperview()
        case 5:
            let range = text.textRange(from: text.beginningOfDocument, to: text.endOfDocument)
            text.selectedTextRange = range
        case 6:
            if page.presentedViewController == nil {
                let sheet = UIViewController()
                page.present(sheet, animated: random.below(2) == 0)
            } else {
                page.dismiss(animated: random.below(2) == 0)
            }
        case 7: text.insertText("i")
        case 8: page.view.endEditing(random.below(2) == 0)
        case 9, 10: stage.type("ab")
        case 11: stage.compose(random.pick(["k", "ka", ""]))
        case 12: stage.press(random.pick([.keyboardDeleteOrBackspace, .keyboardReturnOrEnter, .keyboardTab]))
        case 13: stage.press("z", modifiers: .command)
        case 14:
            let frame = text.convert(text.bounds, to: nil)
            stage.touchDown(at: CGPoint(x: frame.midX, y: frame.midY))
            stage.advance(by: 0.05)
            stage.touchUp(at: CGPoint(x: frame.midX, y: frame.midY))
        default: stage.advance(by: random.pick([0, 0.1, 0.5]))
        }
    }

    private func set(_ string: String, in text: UITextInput) {
        (text as? UITextField)?.text = string
        (text as? UITextView)?.text = string
    }

    /// A description of an inconsistency at rest.
    var fault: String? {
        let first = texts.filter(\.isFirstResponder)
        if first.count > 1 { return "\(first.count) texts are first responder" }
        if (stage.textInputFrame != nil) != !first.isEmpty {
            return
                "the session has \(stage.textInputFrame.map { "\($0)" } ?? "no text"), of \(first.map { type(of: $0) })"
        }
        for text in texts {
            if let field = text as? UITextField, field.isEditing != field.isFirstResponder {
                return "a field is edited"
            }
            if text.isFirstResponder, text.window == nil { return "the first responder is in no window" }
            if !text.isFirstResponder, text.markedTextRange != nil { return "composed without focus" }
            let length = text.offset(from: text.beginningOfDocument, to: text.endOfDocument)
            let end = text.selectedTextRange.map { text.offset(from: text.beginningOfDocument, to: $0.end) }
            if let end, end > length { return "the selection ends at \(end) of \(length)" }
        }
        return nil
    }
}

@MainActor
@Suite("Random calls inside the callbacks of a text's delegate", .serialized)
struct CallsInsideDelegatesTests {
    @Test("The program does not stop, and at rest the state is consistent", arguments: RandomSeeds.batches(100))
    func sequences(seeds: RandomSeeds) throws {
        for seed in seeds {
            try Stage.run(rootViewController: UIViewController()) { stage in
                stage.allowsDiagnostics = true
                if seed % 2 == 0 { stage.keyboard = .onScreen }
                let page = try #require(stage.window.rootViewController)
                let world = ActingWorld(stage, page, seed: UInt64(seed))
                stage.settle()
                for _ in 0..<30 { world.act() }
                world.delegate.act = { _ in }
                world.delegate.permits = { true }
                stage.advance(by: 2)

                if let fault = world.fault {
                    Issue.record("seed \(seed): \(fault)\n\(world.story.joined(separator: "\n"))")
                }
                if page.presentedViewController != nil { page.dismiss(animated: false) }
                stage.advance(by: 1)
            }
        }
    }
}

import IrekoTesting
import UIKit

enum InputMethodsSnippets {
    private final class LookupController: UIViewController, UITextViewDelegate {
        let textView = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
        private(set) var searches: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            textView.delegate = self
            view.addSubview(textView)
        }

        private func showResults(for text: String) { searches.append(text) }

        func textViewDidChange(_ textView: UITextView) {
            guard textView.markedTextRange == nil else { return }
            showResults(for: textView.text)
        }
    }

    private final class Span: UITextRange {
        let range: NSRange
        init(_ range: NSRange) { self.range = range }
    }

    private final class LineView: UIView {
        let characters = NSMutableString(string: "ab")
        private var marked: NSRange?
        private(set) var selection = NSRange(location: 2, length: 0)

        func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
            let text = markedText ?? ""
            // What was marked before, or else what is selected.
            let range = marked ?? selection
            characters.replaceCharacters(in: range, with: text)
            marked = text.isEmpty ? nil : NSRange(location: range.location, length: text.utf16.count)
            selection = NSRange(location: range.location + selectedRange.location, length: selectedRange.length)
            setNeedsDisplay()
        }

        func unmarkText() { marked = nil }

        var markedTextRange: UITextRange? { marked.map(Span.init) }
    }

    @MainActor static func run() throws {
        let lookup = LookupController()
        try Stage.run(rootViewController: lookup) { stage in
            stage.advance(by: 0)
            lookup.textView.becomeFirstResponder()
            stage.compose("n")
            stage.compose("ni")
            stage.type("你")
            try check(lookup.searches == ["你"])
        }
        let line = LineView()
        line.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
        line.setMarkedText("nih", selectedRange: NSRange(location: 3, length: 0))
        try check(line.characters == "abnih" && line.selection.location == 5 && line.markedTextRange != nil)
        line.unmarkText()
        try check(line.markedTextRange == nil)
    }
}

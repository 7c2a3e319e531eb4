import CoreGraphics
import Foundation
import QuartzCore
import TextLayout

/// A text field or text view whose misspelled words are marked.
@MainActor
protocol SpelledText: TextEditorHost {
    /// The view that displays the lines.
    var content: TextContentView { get }
    /// Whether the user can change the text.
    var canBeEdited: Bool { get }
}

extension UITextView: SpelledText {
    var canBeEdited: Bool { isEditable }
}

extension UITextField: SpelledText {
    var canBeEdited: Bool { isEnabled }
}

/// Marks the visible misspelled words while text is being edited. Words are checked after a short delay without
/// changes. The word at the caret and marked text are excluded.
@MainActor
final class TextSpelling {
    private weak var view: (any SpelledText)?
    private let checker = UITextChecker()
    private var check: ScheduledWork?
    private let dots = SpellingDots()
    private(set) var misspelled: [Range<Int>] = []

    private static let delay = 0.3

    init(_ view: any SpelledText) { self.view = view }

    nonisolated deinit {}

    // Chosen (Text): Spelling is checked by libenchant, loaded when the first text is edited, in the locale's
    // language, also of a different country.
    /// Returns the speller and the language for a text; `nil` if the spelling of the text is not checked.
    static func dictionary(for input: any UITextInput) -> (speller: any Speller, language: String)? {
        guard let speller = UIContext.current.speller, input.spellCheckingType != .no, !input.isSecureTextEntry,
            input.spellCheckingType == .yes || input.autocorrectionType != .no,
            let language = speller.language(for: Locale.current.identifier)
        else { return nil }
        return (speller, language)
    }

    /// Schedules a check of the visible text after a delay.
    func setNeedsCheck() {
        guard let view, view.content.isEditing, view.canBeEdited, Self.dictionary(for: view) != nil else {
            return show([])
        }
        guard check == nil else { return }
        check = MainLoop.current.schedule(at: CACurrentMediaTime() + Self.delay) { [weak self] in
            self?.check = nil
            self?.checkNow()
        }
    }

    /// Updates the ranges of misspelled words after a replacement. Words that the replacement touches are checked
    /// again.
    func didReplace(_ range: Range<Int>, withLength length: Int) {
        check?.cancel()
        check = nil
        if !misspelled.isEmpty {
            let change = length - range.count
            misspelled = misspelled.compactMap { word in
                if word.upperBound < range.lowerBound { return word }
                return word.lowerBound > range.upperBound
                    ? word.lowerBound + change..<word.upperBound + change : nil
            }
        }
        setNeedsCheck()
    }

    // Chosen (Text): Words with digits, and the word at the caret, are not checked for spelling.
    private func checkNow() {
        guard let view, view.content.isEditing, let (speller, language) = Self.dictionary(for: view) else {
            return show([])
        }
        let (editor, visible) = (view.editor, view.content.visible)
        let first = editor.lines.place(at: visible.origin).offset
        let last = editor.lines.place(at: CGPoint(x: visible.maxX, y: visible.maxY)).offset
        let units = editor.units
        let start = units.range(of: .word, at: first, isForward: false)?.lowerBound ?? min(first, last)
        let end = units.range(of: .word, at: last, isForward: true)?.upperBound ?? max(first, last)
        guard start <= end else { return show([]) }
        let text = editor.text.document.string(in: start..<end)
        let caret = editor.selection.isCaret ? editor.selection.range.lowerBound : -1
        // Text that an input method is still composing is not checked.
        let composed = editor.text.markedRange ?? 0..<0
        let words = SpelledWords(text, 0..<text.utf16.count)
            .map { (word: $0.word, range: $0.range.lowerBound + start..<$0.range.upperBound + start) }
            .filter {
                $0.range.upperBound != caret && !$0.range.overlaps(composed)
                    && !checker.isCorrect($0.word, speller, language)
            }
        show(words.map(\.range))
    }

    private func show(_ words: [Range<Int>]) {
        guard words != misspelled || !dots.rects.isEmpty else { return }
        misspelled = words
        place()
    }

    /// Places the dots below the misspelled words.
    func place() {
        guard let view, !misspelled.isEmpty || dots.superview != nil else { return }
        if dots.superview == nil { view.content.insertSubview(dots, belowSubview: view.content.caret) }
        let length = view.editor.text.length
        dots.rects = misspelled.filter { $0.upperBound <= length }.flatMap(view.editor.lines.rects)
    }
}

/// A view with red dots along the lower edges of rectangles.
private final class SpellingDots: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }

    private static let diameter: CGFloat = 2.5
    private static let step: CGFloat = 4.5

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    var rects: [CGRect] = [] {
        didSet { if rects != oldValue { update() } }
    }

    private func update() {
        guard let layer = layer as? CAShapeLayer else { return }
        let path = CGMutablePath()
        for rect in rects {
            let count = max(1, Int(rect.width / Self.step))
            let left = rect.minX + (rect.width - CGFloat(count) * Self.step + Self.step - Self.diameter) / 2
            for index in 0..<count {
                path.addEllipse(
                    in: CGRect(
                        x: left + CGFloat(index) * Self.step, y: rect.maxY - Self.diameter, width: Self.diameter,
                        height: Self.diameter))
            }
        }
        layer.path = rects.isEmpty ? nil : path
        layer.fillColor = UIColor.systemRed.resolvedColor(with: traitCollection).cgColor
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        update()
    }
}

extension TextEditMenu {
    // Chosen (Text): The edit menu proposes three corrections. On a stage there are no dictionaries.
    /// The maximum number of suggested corrections.
    private static let mostSuggestions = 3

    /// Returns actions that replace a misspelled word in a selected range.
    func corrections(of range: UITextRange, in text: any UITextInput) -> [UIMenuElement] {
        guard let word = text.text(in: range), !word.isEmpty, (text as? UITextView)?.isEditable ?? true,
            let (speller, language) = TextSpelling.dictionary(for: text),
            Array(SpelledWords(word, 0..<word.utf16.count)).map(\.word) == [word], !speller.hasLearned(word),
            !speller.isCorrect(word, in: language)
        else { return [] }
        return speller.suggestions(for: word, in: language).prefix(Self.mostSuggestions).map { suggestion in
            UIAction(title: suggestion) { [weak text] _ in
                guard let text, text.text(in: range) == word,
                    text.shouldChangeText(in: range, replacementText: suggestion)
                else { return }
                text.selectedTextRange = range
                text.insertText(suggestion)
            }
        }
    }
}

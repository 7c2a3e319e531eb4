import CoreGraphics
import Foundation
import TextLayout

/// The field or text view whose text a `TextEditor` edits.
@MainActor
protocol TextEditorHost: UIView, UITextInput {
    /// Asks the delegate about what the user is about to change.
    func editorShouldChange(_ range: NSRange, to text: String) -> Bool
    /// The user has changed the text: delegate, notification and actions hear of it, and of the selection, in the class's own order.
    func editorDidChangeText()
    /// Something else is selected, by the user or by the program.
    func editorDidChangeSelection()
    /// The program has replaced a part of the text.
    func editorDidReplaceByProgram()
    /// Other text is to be shown, or lines have another size: between two distances from the text's top.
    func editorDidChangeLines(from top: CGFloat, to bottom: CGFloat)
    /// Characters, or their attributes, have been exchanged, by anyone.
    func editorDidReplace(_ range: Range<Int>, with text: TextDocument)
    /// What edits the text.
    var editor: TextEditor { get }
    /// Where the text's top left corner is, in the host's coordinates.
    var textOrigin: CGPoint { get }
}

/// What fields and text views have in common: text that is edited, its lines, what is selected, and what can be undone.
///
///     key, input method, menu ─▶ TextEdit ─▶ the delegate is asked ─▶ text and lines change ─▶ the host notifies
///                                                                       └─ undoable: one step for a run of typing
///     program ─────────────────────────────▶ text and lines change ─▶ the input method is reset
@MainActor
final class TextEditor {
    private(set) var text = EditableText()
    let layout: LaidOutDocument
    weak var host: (any TextEditorHost)?
    /// The system's, while the host is first responder.
    weak var inputDelegate: (any UITextInputDelegate)?
    /// How what an input method composes is shown; underlined where `nil`.
    var markedTextStyle: [NSAttributedString.Key: Any]? {
        didSet { layout.setMarked(text.markedRange, style: markedTextStyle) }
    }
    /// What a program has said that is typed next, until something else is selected.
    private var ownTypingAttributes: [NSAttributedString.Key: Any]?
    /// The colour of text that has none; that of labels where `nil`.
    var color: UIColor?
    let undoManager = UndoManager()
    var typing: TypingRun?
    /// Counts how often the steps for undoing were forgotten.
    var undoSteps = 0
    /// What the delegate has permitted already, and of which text.
    private var permitted: (string: String, version: Int)?
    /// Which end a handle moves, while it selects: that one is scrolled to.
    var movesStart: Bool?
    /// What a key has typed, of which the system has made what is inserted next, and how much before the caret that replaces.
    var typed: (text: String, replacedCount: Int)?
    /// Counts changes of the text.
    private(set) var version = 0
    private(set) lazy var tokenizer = TextOffsetTokenizer(self)
    /// Whether characters are shown as dots.
    var isSecure = false {
        didSet { if isSecure != oldValue { showAll() } }
    }
    /// Whether what is selected was selected by words: they are deleted with the space beside them.
    var selectsWords = false
    /// Whether editing begins again where something only covered the text, so that its steps can still be undone.
    var keepsUndoSteps = false

    init(font: UIFont) {
        layout = LaidOutDocument(defaults: TextDefaults(font: font))
    }

    nonisolated deinit {}

    var lines: TextLines { layout.lines }
    var units: TextUnits { TextUnits(text.text, lines: lines) }
    var string: String { text.document.string }
    var isEmpty: Bool { text.document.isEmpty }
    var selection: TextSelection { text.selection }

    // MARK: What the user does

    /// Types: in place of what is composed, or else selected.
    ///
    /// - Returns: Whether the delegate has permitted it.
    @discardableResult
    func insert(_ string: String) -> Bool {
        if let typed {
            self.typed = nil
            return insert(string, replacing: typed.replacedCount, typed: typed.text)
        }
        return perform(text.insertion(of: string, attributes: ownAttributes), endsRun: string == "\n")
    }

    /// Puts in text with attributes of its own, as pasting does: a step of its own.
    @discardableResult
    func insert(_ other: NSAttributedString) -> Bool {
        endTyping()
        defer { endTyping() }
        return perform(text.insertion(of: TextDocument(other)))
    }

    /// Deletes what is selected, or else by a unit from the caret.
    @discardableResult
    func delete(_ direction: TextLayout.TextDirection, by unit: TextUnit = .character) -> Bool {
        if let isDone = deleteWords() { return isDone }
        guard let edit = text.deletion(direction, by: unit, lines: lines) else { return false }
        return perform(edit)
    }

    /// Asks about a change that the system is about to make; the change itself is not asked about again then.
    func permits(_ range: Range<Int>, _ string: String) -> Bool {
        let range = NSRange(location: range.lowerBound, length: range.count)
        let isPermitted = host?.editorShouldChange(range, to: string) != false
        permitted = isPermitted ? (string, version) : nil
        return isPermitted
    }

    /// Asks, changes, and has the host notify.
    @discardableResult
    func perform(_ edit: TextEdit, asks: Bool = true, endsRun: Bool = false) -> Bool {
        let isPermitted = permitted.map { $0 == edit.replacement.string && $1 == version } ?? false
        permitted = nil
        if asks, !isPermitted {
            let range = NSRange(location: edit.range.lowerBound, length: edit.range.count)
            guard host?.editorShouldChange(range, to: edit.replacement.string) != false else { return false }
        }
        commit(edit, endsRun: endsRun)
        host?.editorDidChangeText()
        return true
    }

    /// Changes text and lines, so that it can be undone. The text may be shorter than when the change was thought of: a delegate may set
    /// another when it is asked.
    func commit(_ edit: TextEdit, endsRun: Bool = false) {
        var edit = edit
        edit.range = edit.range.clamped(to: 0..<text.length)
        let steps = undoSteps
        let inverse = apply(edit)
        if edit.changesText, undoSteps == steps { record(edit, inverse) }
        if endsRun { endTyping() }
    }

    /// Changes text and lines.
    ///
    /// - Returns: What undoes it.
    func apply(_ edit: TextEdit) -> TextEdit {
        let top = self.top(of: edit.range.lowerBound)
        let before = text.markedRange == nil ? paragraph(of: edit) : nil
        let inverse = text.apply(edit)
        version += 1
        selectsWords = false
        ownTypingAttributes = nil
        if isSecure { layout.setDocument(Self.dots(for: text.document)) } else { layout.apply(edit) }
        layout.setMarked(text.markedRange, style: markedTextStyle)
        if edit.changesText { host?.editorDidReplace(edit.range, with: edit.replacement) }
        host?.editorDidChangeLines(from: top, to: before.map { bottom(of: edit, in: $0) } ?? .infinity)
        return inverse
    }

    /// Where the paragraph ends in which an edit is, and how high all lines are; `nil` for an edit over its end, or in the last one.
    private func paragraph(of edit: TextEdit) -> (end: Int, height: Double)? {
        guard !isSecure, lines.limit == nil, lines.room == nil, lines.adjusting == nil else { return nil }
        let end = layout.text.paragraphEnd(at: edit.range.lowerBound)
        return edit.range.upperBound < end && end < layout.text.length ? (end, lines.height) : nil
    }

    /// How far down an edit changes what is seen: to the paragraph's end, where all that is below stays in its place.
    private func bottom(of edit: TextEdit, in paragraph: (end: Int, height: Double)) -> CGFloat {
        let end = paragraph.end + edit.replacement.length - edit.range.count
        guard text.markedRange == nil, layout.text.paragraphEnd(at: edit.range.lowerBound) == end else {
            return .infinity
        }
        // Its lines are broken before their height is compared.
        _ = lines.caretRect(at: TextPlace(edit.range.lowerBound))
        return lines.height == paragraph.height ? lines.caretRect(at: TextPlace(end)).minY : .infinity
    }

    /// The distance of a line's paragraph from the top.
    private func top(of offset: Int) -> CGFloat {
        let start = layout.text.paragraphStart(at: min(offset, layout.text.length))
        return lines.caretRect(at: TextPlace(start)).minY
    }

    // MARK: Composing

    /// Shows what an input method composes.
    func setMarked(_ string: String?, _ selected: NSRange) {
        let part = selected.location == NSNotFound ? NSRange() : selected.clamped(to: string?.utf16.count ?? 0)
        let range = part.location..<part.upperBound
        guard let edit = text.marking(string, selectedRange: range, attributes: ownAttributes) else { return }
        perform(edit, asks: false)
    }

    /// What is composed becomes text.
    func unmark() {
        guard text.markedRange != nil else { return }
        text.unmark()
        layout.setMarked(nil)
        host?.editorDidChangeLines(from: 0, to: .infinity)
    }

    // MARK: Selecting

    /// Selects something, by the user or by the program.
    ///
    /// - Parameter isInput: Whether the system does it, as the input method expects.
    func select(_ selection: TextSelection, isInput: Bool = false) {
        let old = text.selection
        var (new, selection) = (text, selection)
        selection.range = text.rounded(selection.range)
        new.select(selection)
        guard new.selection != old else { return }
        if !isInput { inputDelegate?.selectionWillChange(host) }
        selectsWords = false
        text = new
        ownTypingAttributes = nil
        endTyping()
        host?.editorDidChangeSelection()
        if !isInput { inputDelegate?.selectionDidChange(host) }
    }

    /// Moves the caret, or the end of the selection that moves.
    func move(_ direction: TextLayout.TextDirection, by unit: TextUnit = .character, isExtending: Bool = false) {
        var moved = text
        moved.move(direction, by: unit, isExtending: isExtending, lines: lines)
        guard moved.selection != text.selection else { return }
        selectsWords = false
        text = moved
        ownTypingAttributes = nil
        endTyping()
        host?.editorDidChangeSelection()
    }

    // MARK: What the program does

    /// Shows other text. The caret is at its end; nothing of before can be undone.
    func setText(_ document: TextDocument) {
        inputDelegate?.textWillChange(host)
        let old = text.length
        text = EditableText(document)
        version += 1
        ownTypingAttributes = nil
        forgetUndoSteps()
        host?.editorDidReplace(0..<old, with: document)
        showAll()
        inputDelegate?.textDidChange(host)
    }

    /// Replaces a part without asking. What is marked is dropped if it is touched.
    func replace(_ range: Range<Int>, with string: String) {
        inputDelegate?.textWillChange(host)
        endTyping()
        commit(text.replacement(of: range, with: string))
        endTyping()
        inputDelegate?.textDidChange(host)
        host?.editorDidReplaceByProgram()
    }

    /// Takes over text that was changed through a text storage. What is selected stays, as far as there is text.
    func take(_ document: TextDocument) {
        text.take(document)
        version += 1
        forgetUndoSteps()
        showAll()
    }

    /// Takes over what stands in a range of a text storage, which has as many characters: what is selected and what can be undone stays.
    func take(_ part: TextDocument, in range: Range<Int>) {
        var document = text.document
        document.replace(range, with: part)
        guard document.length == text.length else { return }
        text.take(document, keepsMark: true)
        version += 1
        guard !isSecure else { return }
        let top = self.top(of: range.lowerBound)
        layout.replace(range, with: part)
        layout.setMarked(text.markedRange, style: markedTextStyle)
        host?.editorDidChangeLines(from: top, to: .infinity)
    }

    private func showAll() {
        layout.setDocument(isSecure ? Self.dots(for: text.document) : text.document)
        host?.editorDidChangeLines(from: 0, to: .infinity)
    }

    // MARK: Attributes

    /// How text looks that does not say so itself.
    var defaults: TextDefaults {
        get { layout.defaults }
        set {
            layout.defaults = newValue
            host?.editorDidChangeLines(from: 0, to: .infinity)
        }
    }

    /// The attributes that text has which says nothing itself.
    var defaultAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [.font: defaults.font]
        attributes[.foregroundColor] = color ?? .label
        if defaults.paragraph != ParagraphValues() {
            attributes[.paragraphStyle] = NSParagraphStyle(defaults.paragraph)
        }
        return attributes
    }

    /// The text with all its attributes.
    var attributedString: NSAttributedString { attributed(text.document).attributedString }

    /// Text of this one with those attributes, too, that it does not have itself.
    func attributed(_ document: TextDocument) -> TextDocument {
        var result = document
        let usual = defaultAttributes
        result.changeAttributes { $0.merge(usual) { own, _ in own } }
        return result
    }

    /// The attributes of what is typed next.
    var typingAttributes: [NSAttributedString.Key: Any] {
        get { defaultAttributes.merging(ownTypingAttributes ?? text.typingAttributes) { $1 } }
        set { ownTypingAttributes = newValue }
    }

    /// `nil` for those of the text around the caret.
    var ownAttributes: [NSAttributedString.Key: Any]? { ownTypingAttributes }

    /// Changes the attributes of characters, not the text.
    func changeAttributes(in range: Range<Int>, _ change: (inout TextDocument.Attributes) -> Void) {
        text.changeAttributes(in: range, change)
        version += 1
        if !range.isEmpty { host?.editorDidReplace(range, with: text.document[range]) }
        guard !isSecure else { return }
        layout.takeAttributes(of: text.document, in: range)
        host?.editorDidChangeLines(from: top(of: range.lowerBound), to: .infinity)
    }

    // MARK: Secrets

    /// A dot for each character, and as many units as it has: all offsets are the same.
    private static func dots(for document: TextDocument) -> TextDocument {
        let string = document.string
        // Each character is one unit.
        if string.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
            return TextDocument(String(repeating: "•", count: string.utf8.count))
        }
        let dots = string.map { "•" + String(repeating: "\u{2060}", count: $0.utf16.count - 1) }.joined()
        return TextDocument(dots)
    }
}

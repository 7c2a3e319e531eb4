import CoreGraphics
import Foundation
import TextLayout

/// The text field or text view that a `TextEditor` edits.
@MainActor
protocol TextEditorHost: UIView, UITextInput {
    /// Requests permission from the delegate for a change by the user.
    func editorShouldChange(_ range: NSRange, to text: String) -> Bool
    /// Called after the user has changed the text. The host notifies its delegate and observers, and sends actions,
    /// for the text and the selection, in the order that its class has in UIKit.
    func editorDidChangeText()
    /// Called after the user or the program has changed the selection.
    func editorDidChangeSelection()
    /// Called after the program has replaced a part of the text.
    func editorDidReplaceByProgram()
    /// Called after visible text or the sizes of lines have changed, in a vertical range that is measured from the top
    /// of the text.
    func editorDidChangeLines(from top: CGFloat, to bottom: CGFloat)
    /// Called after characters or their attributes were replaced, by the user or the program.
    func editorDidReplace(_ range: Range<Int>, with text: TextDocument)
    /// The editor of the text.
    var editor: TextEditor { get }
    /// The top left corner of the text, in the coordinate space of the host.
    var textOrigin: CGPoint { get }
}

/// The common implementation of text fields and text views. It manages the text, the lines, the selection and the undo
/// steps.
///
///     key, input method, menu ─▶ TextEdit ─▶ the delegate permits it ─▶ text and lines change ─▶ the host notifies
///                                                                           └─ undoable: one step for a run of typing
///     program ──────────────────────────────▶ text and lines change ─▶ the input method is reset
@MainActor
final class TextEditor {
    private(set) var text = EditableText()
    let layout: LaidOutDocument
    weak var host: (any TextEditorHost)?
    /// The input delegate of the system, while the host is first responder.
    weak var inputDelegate: (any UITextInputDelegate)?
    /// The attributes of marked text; `nil` to underline it.
    var markedTextStyle: [NSAttributedString.Key: Any]? {
        didSet { layout.setMarked(text.markedRange, style: markedTextStyle) }
    }
    /// The attributes that the program has set for the text that is typed next. They apply until the selection
    /// changes.
    private var ownTypingAttributes: [NSAttributedString.Key: Any]?
    /// The color of text without a color attribute; `nil` for the label color.
    var color: UIColor?
    /// Whether `selectedTextRange` was set to `nil`, and is `nil` until the selection changes.
    var isUnselected = false
    let undoManager = UndoManager()
    var typing: TypingRun?
    /// Counts how often all undo steps were removed.
    var undoSteps = 0
    /// The replacement text that the delegate has already permitted, and the version of the text at that time.
    private var permitted: (string: String, version: Int)?
    /// Whether a handle moves the start of the selection rather than its end; `nil` if no handle is moved. The view
    /// scrolls to the end that moves.
    var movesStart: Bool?
    /// The typed text that the system has converted to the text that is inserted next, and the number of UTF-16 units
    /// before the caret that the conversion replaces.
    var typed: (text: String, replacedCount: Int)?
    /// The number of changes of the text.
    private(set) var version = 0
    private(set) lazy var tokenizer = TextOffsetTokenizer(self)
    // Chosen (Text): Secure text shows a dot for each character, and the first change after editing begins again
    // replaces it.
    /// Whether dots are displayed in place of the characters.
    var isSecure = false {
        didSet { if isSecure != oldValue { showAll() } }
    }
    /// Whether the user has selected whole words. If so, deleting them also deletes an adjacent space.
    var selectsWords = false
    /// Whether the text keeps its undo steps when editing begins again, since a view has only covered the text
    /// temporarily.
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

    // MARK: Input by the user

    /// Inserts typed text, which replaces the marked text or the selection.
    ///
    /// - Returns: Whether the delegate has permitted the change.
    @discardableResult
    func insert(_ string: String) -> Bool {
        if let typed {
            self.typed = nil
            return insert(string, replacing: typed.replacedCount, typed: typed.text)
        }
        return perform(text.insertion(of: string, attributes: ownAttributes), endsRun: string == "\n")
    }

    /// Inserts text with attributes, for example pasted text, as a separate undo step.
    @discardableResult
    func insert(_ other: NSAttributedString) -> Bool {
        endTyping()
        defer { endTyping() }
        return perform(text.insertion(of: TextDocument(other)))
    }

    /// Deletes the selection; without a selection, deletes a unit beside the caret.
    @discardableResult
    func delete(_ direction: TextLayout.TextDirection, by unit: TextUnit = .character) -> Bool {
        if let isDone = deleteWords() { return isDone }
        guard let edit = text.deletion(direction, by: unit, lines: lines) else { return false }
        return perform(edit)
    }

    /// Requests permission from the delegate for a change that the system is about to make. The change itself does not
    /// call the delegate again.
    func permits(_ range: Range<Int>, _ string: String) -> Bool {
        let range = NSRange(location: range.lowerBound, length: range.count)
        let isPermitted = host?.editorShouldChange(range, to: string) != false
        permitted = isPermitted ? (string, version) : nil
        return isPermitted
    }

    /// Requests permission from the delegate, changes the text, and notifies the host.
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

    /// Changes the text and the lines, and makes the change undoable. The range is clamped, since the delegate may
    /// have set a shorter text when it was called.
    func commit(_ edit: TextEdit, endsRun: Bool = false) {
        var edit = edit
        edit.range = edit.range.clamped(to: 0..<text.length)
        let steps = undoSteps
        let inverse = apply(edit)
        if edit.changesText, undoSteps == steps { record(edit, inverse) }
        if endsRun { endTyping() }
    }

    /// Changes the text and the lines.
    ///
    /// - Returns: The edit that reverts the change.
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

    /// Returns the end of the paragraph that contains an edit, and the height of all lines; `nil` if the edit extends
    /// beyond the paragraph, or if the paragraph is the last one.
    private func paragraph(of edit: TextEdit) -> (end: Int, height: Double)? {
        guard !isSecure, lines.limit == nil, lines.room == nil, lines.adjusting == nil else { return nil }
        let end = layout.text.paragraphEnd(at: edit.range.lowerBound)
        return edit.range.upperBound < end && end < layout.text.length ? (end, lines.height) : nil
    }

    /// Returns the distance from the top of the text to the bottom of the changed area. If the lines below keep their
    /// positions, it is the end of the paragraph.
    private func bottom(of edit: TextEdit, in paragraph: (end: Int, height: Double)) -> CGFloat {
        let end = paragraph.end + edit.replacement.length - edit.range.count
        guard text.markedRange == nil, layout.text.paragraphEnd(at: edit.range.lowerBound) == end else {
            return .infinity
        }
        // Breaks the lines of the paragraph, so that the height of all lines is current when it is compared.
        _ = lines.caretRect(at: TextPlace(edit.range.lowerBound))
        return lines.height == paragraph.height ? lines.caretRect(at: TextPlace(end)).minY : .infinity
    }

    /// Returns the distance from the top of the text to the paragraph that contains an offset.
    private func top(of offset: Int) -> CGFloat {
        let start = layout.text.paragraphStart(at: min(offset, layout.text.length))
        return lines.caretRect(at: TextPlace(start)).minY
    }

    // MARK: Composing

    /// Marks the text that an input method composes.
    func setMarked(_ string: String?, _ selected: NSRange) {
        let part = selected.location == NSNotFound ? NSRange() : selected.clamped(to: string?.utf16.count ?? 0)
        let range = part.location..<part.upperBound
        guard let edit = text.marking(string, selectedRange: range, attributes: ownAttributes) else { return }
        perform(edit, asks: false)
    }

    /// Ends composing. The marked text remains as ordinary text.
    func unmark() {
        guard text.markedRange != nil else { return }
        text.unmark()
        layout.setMarked(nil)
        host?.editorDidChangeLines(from: 0, to: .infinity)
    }

    // MARK: Selecting

    /// Changes the selection because of the user or the program.
    ///
    /// - Parameters:
    ///   - isInput: Whether the system changes the selection, so that the input method expects the change.
    ///   - rounds: Whether ends inside characters move to the ends of the characters.
    func select(_ selection: TextSelection, isInput: Bool = false, rounds: Bool = true) {
        isUnselected = false
        let old = text.selection
        var (new, selection) = (text, selection)
        if rounds { selection.range = text.rounded(selection.range) }
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

    /// Moves the caret. If `isExtending` is `true`, moves the end of the selection that the user extends.
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

    // MARK: Changes by the program

    /// Replaces the whole text. Moves the caret to the end, and removes all undo steps.
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

    /// Replaces a range without requesting permission from the delegate. If the range touches marked text, composing
    /// ends.
    func replace(_ range: Range<Int>, with string: String) {
        inputDelegate?.textWillChange(host)
        endTyping()
        commit(text.replacement(of: range, with: string))
        endTyping()
        inputDelegate?.textDidChange(host)
        host?.editorDidReplaceByProgram()
    }

    /// Takes text that was changed through a text storage. The selection is kept if the text is long enough.
    func take(_ document: TextDocument) {
        text.take(document)
        version += 1
        forgetUndoSteps()
        showAll()
    }

    /// Takes the contents of a range of a text storage. The contents have the same length as before, so the selection
    /// and the undo steps are kept.
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

    /// The default attributes of the text.
    var defaults: TextDefaults {
        get { layout.defaults }
        set {
            layout.defaults = newValue
            host?.editorDidChangeLines(from: 0, to: .infinity)
        }
    }

    /// The attributes of text without custom attributes.
    var defaultAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [.font: defaults.font]
        attributes[.foregroundColor] = color ?? .label
        if defaults.paragraph != ParagraphValues() {
            attributes[.paragraphStyle] = NSParagraphStyle(defaults.paragraph)
        }
        return attributes
    }

    /// The text with all its attributes, including the default attributes.
    var attributedString: NSAttributedString { attributed(text.document).attributedString }

    /// Returns a part of the text, with the default attributes in place of missing attributes.
    func attributed(_ document: TextDocument) -> TextDocument {
        var result = document
        let usual = defaultAttributes
        result.changeAttributes { $0.merge(usual) { own, _ in own } }
        return result
    }

    /// The attributes of the text that is typed next.
    var typingAttributes: [NSAttributedString.Key: Any] {
        get { defaultAttributes.merging(ownTypingAttributes ?? text.typingAttributes) { $1 } }
        set { ownTypingAttributes = newValue }
    }

    /// The attributes that the program has set for the text that is typed next; `nil` to use the attributes around the
    /// caret.
    var ownAttributes: [NSAttributedString.Key: Any]? { ownTypingAttributes }

    /// Changes the attributes of characters, without changing the text.
    func changeAttributes(in range: Range<Int>, _ change: (inout TextDocument.Attributes) -> Void) {
        text.changeAttributes(in: range, change)
        version += 1
        if !range.isEmpty { host?.editorDidReplace(range, with: text.document[range]) }
        guard !isSecure else { return }
        layout.takeAttributes(of: text.document, in: range)
        host?.editorDidChangeLines(from: top(of: range.lowerBound), to: .infinity)
    }

    // MARK: Secrets

    /// Returns a dot for each character. The dots of a character have the same number of UTF-16 units, so that all
    /// offsets are unchanged.
    private static func dots(for document: TextDocument) -> TextDocument {
        let string = document.string
        // Each character is one UTF-16 unit.
        if string.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
            return TextDocument(String(repeating: "•", count: string.utf8.count))
        }
        let dots = string.map { "•" + String(repeating: "\u{2060}", count: $0.utf16.count - 1) }.joined()
        return TextDocument(dots)
    }
}

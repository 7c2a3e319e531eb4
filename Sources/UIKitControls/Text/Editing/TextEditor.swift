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

/// The common implementation of text fields and text views. It manages permission, undo steps and notifications for
/// the changes of a `TextStore` and its lines.
///
///     key, input method, menu ─▶ TextEdit ─▶ the delegate permits it ─▶ text and lines change ─▶ the host notifies
///                                 (origin)                                  └─ undoable: one step for a run of typing
///     program ─────────────────▶ TextEdit ─▶ text and lines change ─▶ the input method is reset
@MainActor
final class TextEditor {
    private(set) var layout: LaidOutDocument
    weak var host: (any TextEditorHost)?
    /// The input delegate of the system, while the host is first responder.
    weak var inputDelegate: (any UITextInputDelegate)?
    /// The attributes that the program has set for the text that is typed next. They apply until the selection
    /// changes.
    private var ownTypingAttributes: [NSAttributedString.Key: Any]?
    /// The attributes of new text besides the font, the color and the paragraph style. Attributed text that the program
    /// sets does not have them.
    var newTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The color of text without a color attribute; `nil` for the label color.
    var color: UIColor?
    /// Whether `selectedTextRange` was set to `nil`, and is `nil` until the selection changes.
    var isUnselected = false
    let undoManager = UndoManager()
    var typing: TypingRun?
    /// Counts how often all undo steps were removed.
    var undoSteps = 0
    /// The replacement text that the delegate has permitted in `shouldChangeText(in:replacementText:)`, and the version
    /// of the text at that time.
    private var permission: (string: String, version: Int)?
    /// The origin of the text that `insertText(_:)` inserts.
    private var insertionOrigin = TextEdit.Origin.typed
    /// Whether a handle moves the start of the selection rather than its end; `nil` if no handle is moved. The view
    /// scrolls to the end that moves.
    var movesStart: Bool?
    private(set) lazy var tokenizer = TextOffsetTokenizer(self)
    /// Whether the text keeps its undo steps when editing begins again, since a view has only covered the text
    /// temporarily.
    var keepsUndoSteps = false

    init(font: UIFont) {
        layout = LaidOutDocument(defaults: TextDefaults(font: font))
    }

    nonisolated deinit {}

    var text: TextStore { layout.store }
    var lines: TextLines { layout.lines }
    var units: TextUnits { TextUnits(text.text, lines: lines) }
    var string: String { text.document.string }
    var isEmpty: Bool { text.document.isEmpty }
    var selection: TextSelection { text.selection }

    /// Whether dots are displayed in place of the characters.
    var isSecure: Bool {
        get { layout.isSecure }
        set {
            guard newValue != isSecure else { return }
            layout.isSecure = newValue
            host?.editorDidChangeLines(from: 0, to: .infinity)
        }
    }

    // MARK: Input by the user

    /// Calls `insertText(_:)` of the host in the body. The inserted text has the origin.
    func inserting(as origin: TextEdit.Origin, _ body: () -> Void) {
        insertionOrigin = origin
        body()
        insertionOrigin = .typed
    }

    /// Inserts text, which replaces the marked text or the selection.
    ///
    /// - Parameter origin: The origin of the text; `nil` for text of `insertText(_:)`.
    /// - Returns: Whether the delegate has permitted the change.
    @discardableResult
    func insert(_ string: String, as origin: TextEdit.Origin? = nil) -> Bool {
        let origin = origin ?? insertionOrigin
        insertionOrigin = .typed
        return perform(text.insertion(of: string, attributes: insertedAttributes, origin: origin))
    }

    /// Inserts text with attributes, for example pasted text, as a separate undo step.
    @discardableResult
    func insert(_ other: NSAttributedString) -> Bool {
        perform(text.insertion(of: TextDocument(other), origin: .pasted))
    }

    /// Deletes the selection; without a selection, deletes a unit beside the caret.
    @discardableResult
    func delete(
        _ direction: TextLayout.TextDirection, by unit: TextUnit = .character, as origin: TextEdit.Origin = .typed
    ) -> Bool {
        if let isDone = deleteWords(as: origin) { return isDone }
        return text.deletion(direction, by: unit, lines: lines, origin: origin).map(perform) ?? false
    }

    /// Requests permission from the delegate for a change that the system is about to make. The change itself does not
    /// call the delegate again.
    func permits(_ range: Range<Int>, _ string: String) -> Bool {
        permission = hostPermits(range, string) ? (string, text.version) : nil
        return permission != nil
    }

    /// Requests permission from the delegate.
    func hostPermits(_ range: Range<Int>, _ string: String) -> Bool {
        host?.editorShouldChange(NSRange(location: range.lowerBound, length: range.count), to: string) != false
    }

    /// Requests permission from the delegate, if the edit has none. A conversion is not permitted if the delegate
    /// changes the text when it is called.
    private func permits(_ edit: TextEdit) -> Bool {
        let (known, version) = (permission, text.version)
        permission = nil
        if edit.isPermitted { return true }
        let string = edit.replacement.string
        if let known, known == (string, version) { return true }
        guard hostPermits(edit.range, string) else { return false }
        if case .converted = edit.origin { return text.version == version }
        return true
    }

    /// Requests permission from the delegate, changes the text, and notifies the host.
    ///
    /// - Returns: Whether the delegate has permitted the change.
    @discardableResult
    func perform(_ edit: TextEdit) -> Bool {
        let isStep = edit.origin == .pasted
        if isStep { endTyping() }
        defer { if isStep { endTyping() } }
        guard permits(edit) else { return false }
        commit(edit)
        host?.editorDidChangeText()
        return true
    }

    /// Requests permission from the delegate for an edit, and then replaces the whole text instead of the edit's range.
    ///
    /// - Returns: Whether the delegate has permitted the change.
    @discardableResult
    func performReplacingAll(_ edit: TextEdit) -> Bool {
        guard permits(edit) else { return false }
        return perform(
            TextEdit(range: 0..<text.length, replacement: edit.replacement, origin: edit.origin, isPermitted: true))
    }

    /// Inserts text with the delegate's permission for the selection, and deletes all other text.
    func insertReplacingAll(_ string: String) {
        let origin = insertionOrigin
        insertionOrigin = .typed
        performReplacingAll(text.insertion(of: string, attributes: insertedAttributes, origin: origin))
    }

    /// Deletes all text with the delegate's permission for the text that the Backspace key deletes.
    func deleteReplacingAll() {
        let edit = text.deletion(.backward, by: .character, lines: lines)
        performReplacingAll(edit ?? TextEdit(range: 0..<text.length, replacement: TextDocument()))
    }

    /// Changes the text and the lines, and makes the change undoable. The range is clamped, since the delegate may
    /// have set a shorter text when it was called.
    private func commit(_ edit: TextEdit) {
        var edit = edit
        edit.range = edit.range.clamped(to: 0..<text.length)
        let steps = undoSteps
        let inverse = apply(edit)
        if edit.changesText, undoSteps == steps { record(edit, inverse) }
        if edit.origin == .typed, edit.replacement.string == "\n" { endTyping() }
    }

    /// Changes the text and the lines.
    ///
    /// - Returns: The edit that reverts the change.
    func apply(_ edit: TextEdit) -> TextEdit {
        let top = self.top(of: edit.range.lowerBound)
        let before = text.markedRange == nil ? paragraph(of: edit) : nil
        let inverse = layout.apply(edit)
        ownTypingAttributes = nil
        if edit.changesText { host?.editorDidReplace(edit.range, with: edit.replacement) }
        host?.editorDidChangeLines(from: top, to: before.map { bottom(of: edit, in: $0) } ?? .infinity)
        return inverse
    }

    /// Returns the end of the paragraph that contains an edit, and the height of all lines; `nil` if the edit extends
    /// beyond the paragraph, or if the paragraph is the last one.
    private func paragraph(of edit: TextEdit) -> (end: Int, height: Double)? {
        guard !isSecure, lines.limit == nil, lines.room == nil, lines.adjusting == nil else { return nil }
        let end = lines.text.paragraphEnd(at: edit.range.lowerBound)
        return edit.range.upperBound < end && end < lines.text.length ? (end, lines.height) : nil
    }

    /// Returns the distance from the top of the text to the bottom of the changed area. If the lines below keep their
    /// positions, it is the end of the paragraph.
    private func bottom(of edit: TextEdit, in paragraph: (end: Int, height: Double)) -> CGFloat {
        let end = paragraph.end + edit.replacement.length - edit.range.count
        guard text.markedRange == nil, lines.text.paragraphEnd(at: edit.range.lowerBound) == end else {
            return .infinity
        }
        // Breaks the lines of the paragraph, so that the height of all lines is current when it is compared.
        _ = lines.caretRect(at: TextPlace(edit.range.lowerBound))
        return lines.height == paragraph.height ? lines.caretRect(at: TextPlace(end)).minY : .infinity
    }

    /// Returns the distance from the top of the text to the paragraph that contains an offset.
    private func top(of offset: Int) -> CGFloat {
        let start = lines.text.paragraphStart(at: min(offset, lines.text.length))
        return lines.caretRect(at: TextPlace(start)).minY
    }

    // MARK: Composing

    /// Marks the text that an input method composes.
    func setMarked(_ string: String?, _ selected: NSRange) {
        let part = selected.location == NSNotFound ? NSRange() : selected.clamped(to: string?.utf16.count ?? 0)
        let range = part.location..<part.upperBound
        if let edit = text.marking(string, selectedRange: range, attributes: insertedAttributes) { perform(edit) }
    }

    /// Ends composing. The marked text remains as ordinary text.
    func unmark() {
        guard text.markedRange != nil else { return }
        layout.unmark()
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
        var selection = selection
        if rounds { selection.range = text.rounded(selection.range) }
        guard text.clamped(selection) != text.selection else { return }
        if !isInput { inputDelegate?.selectionWillChange(host) }
        text.select(selection)
        ownTypingAttributes = nil
        endTyping()
        host?.editorDidChangeSelection()
        if !isInput { inputDelegate?.selectionDidChange(host) }
    }

    /// Moves the caret. If `isExtending` is `true`, moves the end of the selection that the user extends.
    func move(_ direction: TextLayout.TextDirection, by unit: TextUnit = .character, isExtending: Bool = false) {
        guard text.move(direction, by: unit, isExtending: isExtending, lines: lines) else { return }
        ownTypingAttributes = nil
        endTyping()
        host?.editorDidChangeSelection()
    }

    // MARK: Changes by the program

    /// Replaces the whole text. Moves the caret to the end, and removes all undo steps.
    func setText(_ document: TextDocument) {
        inputDelegate?.textWillChange(host)
        let old = text.length
        layout.apply(TextEdit(range: 0..<old, replacement: document, origin: .program))
        ownTypingAttributes = nil
        forgetUndoSteps()
        host?.editorDidReplace(0..<old, with: document)
        host?.editorDidChangeLines(from: 0, to: .infinity)
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
    ///
    /// - Parameter range: The range of text that has the same length as before, so that the marked text and the undo
    ///   steps are kept; `nil` for a different text.
    func take(_ document: TextDocument, in range: Range<Int>?) {
        if let range, document.length != range.clamped(to: 0..<text.length).count { return }
        let (top, selectsWords) = (range.map { self.top(of: $0.lowerBound) } ?? 0, text.selectsWords)
        layout.apply(
            TextEdit(
                range: range ?? 0..<text.length, replacement: document, selection: selection,
                markedRange: range == nil ? nil : text.markedRange, origin: .program))
        text.selectsWords = selectsWords
        if range == nil { forgetUndoSteps() }
        host?.editorDidChangeLines(from: top, to: .infinity)
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

    /// The attributes of marked text; `nil` to underline it.
    var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { layout.markStyle }
        set { layout.markStyle = newValue }
    }

    /// The attributes of inserted text; `nil` if it has the attributes of the text around the selection.
    private var insertedAttributes: [NSAttributedString.Key: Any]? {
        ownTypingAttributes ?? (isEmpty && !newTextAttributes.isEmpty ? newTextAttributes : nil)
    }

    /// The attributes of the text that is typed next.
    var typingAttributes: [NSAttributedString.Key: Any] {
        get { defaultAttributes.merging(insertedAttributes ?? text.typingAttributes) { $1 } }
        set { ownTypingAttributes = newValue }
    }

    /// Changes the fonts to the content size category of traits, except fonts with a fixed size. The undo steps are
    /// kept.
    ///
    /// - Returns: Whether a font has changed.
    @discardableResult
    func followContentSize(_ traits: UITraitCollection) -> Bool {
        ownTypingAttributes?.followContentSize(traits)
        let changesText = text.document.hasFonts(otherThan: traits)
        if changesText { changeAttributes(in: 0..<text.length) { $0.followContentSize(traits) } }
        guard let font = defaults.font.following(traits), font != defaults.font else { return changesText }
        defaults.font = font
        return true
    }

    /// Changes the attributes of characters, without changing the text.
    func changeAttributes(in range: Range<Int>, _ change: (inout TextDocument.Attributes) -> Void) {
        layout.changeAttributes(in: range, change)
        if !range.isEmpty { host?.editorDidReplace(range, with: text.document[range]) }
        guard !isSecure else { return }
        host?.editorDidChangeLines(from: top(of: range.lowerBound), to: .infinity)
    }
}

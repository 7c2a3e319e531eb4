import UIKit

/// A text view that supports titles, emphasis and lists. All its changes can be undone, like typing.
///
/// The styles of paragraphs and the emphasis of characters are stored in two custom attributes. Fonts, colors and
/// indentation are derived from these.
final class NoteTextView: UITextView {
    /// Called after a formatting command: text views only notify their delegate of typing.
    var didFormat: () -> Void = {}

    /// The text in the form in which it is saved.
    var note: NoteText {
        get { NoteText(attributedText) }
        set {
            attributedText = newValue.attributed(traitCollection)
            prepareTyping()
        }
    }

    // MARK: Emphasis

    override func toggleBoldface(_ sender: Any?) { toggle(.bold) }
    override func toggleItalics(_ sender: Any?) { toggle(.italic) }
    override func toggleUnderline(_ sender: Any?) { toggle(.underline) }

    /// Whether the whole selection, or else the typing attributes, have an emphasis.
    func has(_ emphasis: Emphasis) -> Bool {
        guard selectedRange.length > 0 else { return NoteFormat(typingAttributes).emphasis.contains(emphasis) }
        var hasAll = true
        textStorage.enumerateAttribute(.noteEmphasis, in: selectedRange) { value, _, stop in
            hasAll = Emphasis(rawValue: value as? Int ?? 0).contains(emphasis)
            if !hasAll { stop.pointee = true }
        }
        return hasAll
    }

    /// Adds or removes an emphasis in the selection; without a selection, in the typing attributes.
    func toggle(_ emphasis: Emphasis) {
        let isOn = !has(emphasis)
        func change(_ format: inout NoteFormat) {
            if isOn { format.emphasis.insert(emphasis) } else { format.emphasis.remove(emphasis) }
        }
        if selectedRange.length > 0 {
            self.change(selectedRange, emphasis.name, change)
        } else {
            var format = NoteFormat(typingAttributes, marker: marker(ofParagraphAt: selectedRange.location))
            change(&format)
            typingAttributes = format.attributes(traitCollection)
        }
        didFormat()
    }

    // MARK: Styles

    /// The style of the paragraph at the caret.
    var style: NoteStyle { style(ofParagraphAt: selectedRange.location) }

    /// The style of a character's paragraph.
    func style(ofParagraphAt location: Int) -> NoteStyle {
        let range = paragraph(at: location)
        return NoteFormat(
            range.length > 0 ? textStorage.attributes(at: range.location, effectiveRange: nil) : typingAttributes
        ).style
    }

    /// Sets the style of the selected paragraphs.
    func apply(_ style: NoteStyle) {
        let range = (text as NSString).paragraphRange(for: selectedRange)
        if range.length > 0 { change(range, style.name) { $0.style = style } }
        if selectedRange.length == 0 {
            var format = NoteFormat(typingAttributes, marker: marker(ofParagraphAt: selectedRange.location))
            format.style = style
            typingAttributes = format.attributes(traitCollection)
        }
        didFormat()
    }

    // MARK: Attributes

    /// Changes the format of characters, with undo.
    private func change(_ range: NSRange, _ name: String, _ change: (inout NoteFormat) -> Void) {
        let changed = NSMutableAttributedString(attributedString: textStorage.attributedSubstring(from: range))
        changed.enumerateAttributes(in: NSRange(location: 0, length: range.length)) { attributes, part, _ in
            var format = NoteFormat(attributes, marker: marker(ofParagraphAt: range.location + part.location))
            change(&format)
            changed.setAttributes(format.attributes(traitCollection), range: part)
        }
        put(changed, at: range.location, name)
    }

    /// Replaces attributes of characters. Undoing it restores the previous attributes.
    private func put(_ attributed: NSAttributedString, at location: Int, _ name: String) {
        // Text that was typed at the same location is undone together with earlier typing, and may be missing.
        let length = min(attributed.length, textStorage.length - location)
        guard length > 0 else { return }
        let range = NSRange(location: location, length: length)
        let old = textStorage.attributedSubstring(from: range)
        textStorage.beginEditing()
        attributed.enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, part, _ in
            textStorage.setAttributes(
                attributes, range: NSRange(location: location + part.location, length: part.length))
        }
        textStorage.endEditing()
        undoManager?.registerUndo(withTarget: self) { view in
            view.put(old, at: location, name)
            view.didFormat()
        }
        undoManager?.setActionName(name)
    }

    /// Updates the attributes of paragraphs according to their formats: after typing, pasting and undoing, and when
    /// the text size has changed.
    func normalize(_ range: NSRange? = nil) {
        let string = text as NSString
        let whole = string.paragraphRange(for: range ?? NSRange(location: 0, length: string.length))
        guard markedTextRange == nil else { return }
        var location = whole.location
        while location < NSMaxRange(whole) {
            let paragraph = string.paragraphRange(for: NSRange(location: location, length: 0))
            normalize(paragraph: paragraph)
            location = NSMaxRange(paragraph)
        }
        prepareTyping()
    }

    private func normalize(paragraph: NSRange) {
        let marker = marker(ofParagraphAt: paragraph.location)
        let style = NoteFormat(textStorage.attributes(at: paragraph.location, effectiveRange: nil)).style
        var wrong: [(NSRange, [NSAttributedString.Key: Any])] = []
        textStorage.enumerateAttributes(in: paragraph) { attributes, part, _ in
            var format = NoteFormat(attributes, marker: marker)
            format.style = style
            let right = format.attributes(traitCollection)
            if !Self.isSame(attributes, right) { wrong.append((part, right)) }
        }
        guard !wrong.isEmpty else { return }
        textStorage.beginEditing()
        for (part, attributes) in wrong { textStorage.setAttributes(attributes, range: part) }
        textStorage.endEditing()
    }

    private static func isSame(
        _ first: [NSAttributedString.Key: Any], _ second: [NSAttributedString.Key: Any]
    ) -> Bool {
        // Fonts, colors and paragraph styles are objects; the rest is derived from the format.
        Set(first.keys) == Set(second.keys) && NoteFormat(first) == NoteFormat(second)
            && first.allSatisfy { $1 as? NSObject == second[$0] as? NSObject }
    }

    /// An empty note begins with a title, and a title is followed by body text.
    func prepareTyping() {
        let range = paragraph(at: selectedRange.location)
        guard selectedRange.length == 0, range.length == 0 else { return }
        let style: NoteStyle = range.location == 0 ? .title : .body
        typingAttributes = NoteFormat(style: style).attributes(traitCollection)
    }

    // MARK: Paragraphs

    /// The range of a paragraph, with its line end.
    func paragraph(at location: Int) -> NSRange {
        (text as NSString).paragraphRange(for: NSRange(location: location, length: 0))
    }

    /// The list marker of a character's paragraph.
    func marker(ofParagraphAt location: Int) -> ListMarker? {
        let range = paragraph(at: location)
        // A marker has two characters.
        let start = NSRange(location: range.location, length: min(2, range.length))
        return ListMarker(of: (text as NSString).substring(with: start))
    }

    /// Replaces characters as typing does, with undo.
    func replace(_ range: NSRange, with string: String) {
        guard let start = position(from: beginningOfDocument, offset: range.location),
            let end = position(from: start, offset: range.length), let range = textRange(from: start, to: end)
        else { return }
        replace(range, withText: string)
    }
}

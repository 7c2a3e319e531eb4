import Foundation

// Chosen (Text input): Typed quotes, hyphens, second spaces and first letters are replaced in a window, on a stage
// only with `changesTypedText`: in prose (the keyboards `.default`, `.twitter` and `.webSearch`, and no content type
// of a name, an address, a number or a password), or if a text returns `.yes`. The delegate is called with the
// replacement.
/// The replacement of a typed character: a typographic quote, a dash for two hyphens, a full stop for the second
/// space, a capital.
///
/// Fields for addresses, user names and secrets get the typed text. Words are not corrected. The quotes are the
/// locale's. (Apple: UITextSmartQuotesType, UITextSmartDashesType, UITextAutocapitalizationType; Choices.md, "Text
/// input", has the behavior that is not documented there.)
@MainActor
struct TypedText {
    /// The text to insert.
    private(set) var text: String
    /// The number of UTF-16 units to replace before the caret.
    private(set) var replacedCount = 0
    /// Whether undo restores the typed text. A capital counts as typed.
    private(set) var canBeUndone = true
    /// The range to replace: the selection and the replaced text before it.
    let range: UITextRange

    // Chosen (Text input): Undoing once restores the typed text before its replacement; a capital counts as typed.
    // Quotes follow the locale. After a letter, a single quote closes an open quotation; without an open quotation it
    // is an apostrophe. A third hyphen is not replaced.
    /// Returns `nil` if the character is not replaced.
    init?(_ typed: String, in input: any UITextInput) {
        guard UIContext.current.changesTypedText, input.markedTextRange == nil, let selected = input.selectedTextRange
        else { return nil }
        // Explicit input traits of a text are used in any kind of field.
        let isProse = input.isProse
        let before = Self.text(before: selected.start, in: input, count: 2)
        func isEnabled(_ isYes: Bool, _ isDefault: Bool) -> Bool {
            !input.isSecureTextEntry && (isYes || isProse && isDefault)
        }
        switch typed {
        case "\"", "'":
            guard isEnabled(input.smartQuotesType == .yes, input.smartQuotesType == .default) else { return nil }
            text = Self.quote(typed, after: before.last, in: input, at: selected.start)
        case "-":
            guard isEnabled(input.smartDashesType == .yes, input.smartDashesType == .default),
                selected.isEmpty, before.last == "-", before != "--"
            else { return nil }
            (text, replacedCount) = ("—", 1)
        case " ":
            guard isProse, selected.isEmpty, before.count == 2, before.last == " ", let word = before.first,
                word.isLetter || word.isNumber || ")]}\"\u{2019}\u{201D}»".contains(word)
            else { return nil }
            (text, replacedCount) = (". ", 1)
        default:
            guard isProse, typed.count == 1, typed.first?.isLowercase == true, typed.uppercased().count == 1,
                Self.wantsCapital(in: input)
            else { return nil }
            (text, canBeUndone) = (typed.uppercased(), false)
        }
        let start = replacedCount == 0 ? nil : input.position(from: selected.start, offset: -replacedCount)
        guard let range = start.flatMap({ input.textRange(from: $0, to: selected.end) }) ?? Optional(selected),
            text != typed
        else { return nil }
        self.range = range
    }

    private static func text(before position: UITextPosition, in input: any UITextInput, count: Int) -> String {
        let start = input.position(from: position, offset: -count) ?? input.beginningOfDocument
        return input.textRange(from: start, to: position).flatMap(input.text(in:)) ?? ""
    }

    // MARK: Quotes

    /// Returns the replacement of a straight quote after a character: an opening quote at the start of a word, an
    /// apostrophe within a word.
    private static func quote(
        _ typed: String, after last: Character?, in input: any UITextInput, at position: UITextPosition
    ) -> String {
        let locale = Locale.current
        let isDouble = typed == "\""
        let begin = (isDouble ? locale.quotationBeginDelimiter : locale.alternateQuotationBeginDelimiter) ?? typed
        let end = (isDouble ? locale.quotationEndDelimiter : locale.alternateQuotationEndDelimiter) ?? typed
        if let last, String(last) == begin, begin != end { return end }
        guard let last, !last.isWhitespace, !"([{<¿¡/-–—\u{2018}\u{201A}\u{201C}\u{201E}«‹".contains(last) else {
            return begin
        }
        guard !isDouble, last.isLetter || last.isNumber, begin != end else { return end }
        // An open quotation is closed; otherwise the quote is an apostrophe.
        let text = text(before: position, in: input, count: longestQuotation)
        let opened = text.range(of: begin, options: .backwards)?.lowerBound
        let closed = text.range(of: end, options: .backwards)?.lowerBound
        guard let opened, closed.map({ $0 < opened }) ?? true else { return "\u{2019}" }
        return end
    }

    /// The length of the text to search for an opening quote, in UTF-16 units.
    private static let longestQuotation = 300

    // MARK: Capitals

    /// Returns whether the next typed letter is capitalized (`autocapitalizationType`).
    static func wantsCapital(in input: any UIKeyInput) -> Bool {
        guard input.autocapitalizationType != .none else { return false }
        if input.autocapitalizationType == .allCharacters { return true }
        guard let text = input as? any UITextInput, let selected = text.selectedTextRange else { return !input.hasText }
        // Contains at most a punctuation mark, closing quotes and a space.
        let before = Self.text(before: selected.start, in: text, count: 8)
        guard let last = before.last else { return true }
        if last.isNewline { return true }
        guard last.isWhitespace else { return false }
        if input.autocapitalizationType == .words { return true }
        return before.last { !$0.isWhitespace && !"\"')]”’»".contains($0) }.map { ".!?…".contains($0) } ?? true
    }
}

extension UITextInput {
    /// Whether the text contains sentences, and not names for a program.
    package var isProse: Bool {
        guard !isSecureTextEntry else { return false }
        switch keyboardType {
        case .default, .twitter, .webSearch: break
        default: return false
        }
        let names: [UITextContentType] = [
            .username, .password, .newPassword, .oneTimeCode, .URL, .emailAddress, .telephoneNumber, .creditCardNumber,
        ]
        return textContentType.map { !names.contains($0) } ?? true
    }
}

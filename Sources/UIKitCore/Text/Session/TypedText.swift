import Foundation

/// What becomes of a typed character: another quote, a dash for two hyphens, a full stop for the second space, a capital.
///
/// Fields for addresses, names of users and secrets get what was typed. Words are not corrected. The quotes are those of the locale.
/// (Apple: UITextSmartQuotesType, UITextSmartDashesType, UITextAutocapitalizationType; what is not written there is chosen.)
@MainActor
struct TypedText {
    /// What is put in.
    private(set) var text: String
    /// How many UTF-16 units before the caret it replaces.
    private(set) var replacedCount = 0
    /// Whether undoing restores what was typed. A capital counts as typed.
    private(set) var canBeUndone = true
    /// What is replaced: the selection with what is before it.
    let range: UITextRange

    /// `nil` where the character stays as it is.
    init?(_ typed: String, in input: any UITextInput) {
        guard UIContext.current.changesTypedText, input.markedTextRange == nil, let selected = input.selectedTextRange
        else { return nil }
        // What a text asks for itself it gets in any kind of field.
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

    /// What a quote of the keyboard stands for behind a character: where a word may begin it opens, within one it is an apostrophe.
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
        // One that is open is closed; otherwise it is an apostrophe.
        let text = text(before: position, in: input, count: longestQuotation)
        let opened = text.range(of: begin, options: .backwards)?.lowerBound
        let closed = text.range(of: end, options: .backwards)?.lowerBound
        guard let opened, closed.map({ $0 < opened }) ?? true else { return "\u{2019}" }
        return end
    }

    /// In which an opening quote is looked for, in UTF-16 units.
    private static let longestQuotation = 300

    // MARK: Capitals

    /// Whether a letter that is typed now is a capital (`autocapitalizationType`).
    static func wantsCapital(in input: any UIKeyInput) -> Bool {
        guard input.autocapitalizationType != .none else { return false }
        if input.autocapitalizationType == .allCharacters { return true }
        guard let text = input as? any UITextInput, let selected = text.selectedTextRange else { return !input.hasText }
        // A mark, closing quotes and a space at the most.
        let before = Self.text(before: selected.start, in: text, count: 8)
        guard let last = before.last else { return true }
        if last.isNewline { return true }
        guard last.isWhitespace else { return false }
        if input.autocapitalizationType == .words { return true }
        return before.last { !$0.isWhitespace && !"\"')]”’»".contains($0) }.map { ".!?…".contains($0) } ?? true
    }
}

extension UITextInput {
    /// Whether sentences are written there, and not names that a program reads.
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

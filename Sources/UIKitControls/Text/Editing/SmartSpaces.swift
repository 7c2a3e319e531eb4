import Foundation
import TextLayout

// Chosen (Editing): Spaces around pasted and deleted text are adjusted if quotes are smart (in prose, or if a text
// returns `.yes`; on a stage with `changesTypedText`). No space is added inside a word.
/// Adjusts spaces when whole words are inserted or deleted, so that one space separates two words, and no space
/// precedes a comma.
///
/// Recorded on iOS: deleting a word between two spaces also deletes one of the spaces, which is not included in the
/// range that the delegate receives. A text that is pasted after a closing bracket or a letter gets a leading space. A
/// text that is pasted before a bracket gets no trailing space. Not recorded: the other characters that need no spaces,
/// and that no spaces are added inside a word.
enum SmartSpaces {
    /// Returns a text with the additional spaces that it needs between two characters.
    static func insertion(_ text: String, after before: Character?, before after: Character?) -> String {
        guard let first = text.first, let last = text.last else { return text }
        // Text that is inserted inside a word becomes a part of the word.
        if let before, let after, isOfWord(before), isOfWord(after) { return text }
        let needsFirst = before.map { !wantsNoneBehind($0) && !wantsNoneBefore(first) } ?? false
        let needsLast = after.map { !wantsNoneBehind(last) && !wantsNoneBefore($0) } ?? false
        return (needsFirst ? " " : "") + text + (needsLast ? " " : "")
    }

    /// Returns a range that is extended by an adjacent space, which is deleted together with a word.
    static func deletion(_ range: Range<Int>, of text: TextRope) -> Range<Int> {
        let before = character(before: range.lowerBound, in: text)
        let after = character(at: range.upperBound, in: text)
        if before == " ", after.map(wantsNoneBefore) ?? true { return range.lowerBound - 1..<range.upperBound }
        if after == " ", before.map(wantsNoneBehind) ?? true { return range.lowerBound..<range.upperBound + 1 }
        return range
    }

    static func character(at offset: Int, in text: TextRope) -> Character? {
        offset < text.length ? text.string(in: offset..<text.characterBoundary(after: offset)).first : nil
    }

    static func character(before offset: Int, in text: TextRope) -> Character? {
        offset > 0 ? text.string(in: text.characterBoundary(before: offset)..<offset).last : nil
    }

    // MARK: Characters

    private static func isOfWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

    private static let openings: Set<Character> = [
        "(", "[", "{", "<", "\"", "'", "“", "‘", "«", "‹", "¿", "¡", "#", "@", "$", "£", "€", "¥", "/", "-", "–", "—",
        "_", "\\", "`",
    ]

    /// Returns whether no space is inserted between this character and a word after it.
    private static func wantsNoneBehind(_ character: Character) -> Bool {
        character.isWhitespace || openings.contains(character) || isWrittenWithoutSpaces(character)
    }

    /// Returns whether no space is inserted between a word and this character after it.
    private static func wantsNoneBefore(_ character: Character) -> Bool {
        character.isWhitespace || character.isPunctuation || isWrittenWithoutSpaces(character)
    }

    /// Returns whether a character belongs to a script without spaces between words, such as Chinese, Japanese and
    /// Thai.
    private static func isWrittenWithoutSpaces(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        if scalar.properties.isIdeographic { return true }
        return switch scalar.value {
        case 0x3000...0x30FF, 0x31F0...0x31FF, 0xFF00...0xFFEF, 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF: true
        default: false
        }
    }
}

extension TextEditor {
    /// Whether spaces are adjusted in this text. The default is `true` for texts that consist of sentences.
    private var hasSmartSpaces: Bool {
        guard UIContext.current.changesTypedText, let host, !isSecure else { return false }
        return host.smartInsertDeleteType == .yes || host.smartInsertDeleteType == .default && host.isProse
    }

    /// Returns a pasted text with the additional spaces that it needs at the insertion point.
    func smartInsertion(_ string: String) -> String {
        guard hasSmartSpaces else { return string }
        let range = text.markedRange ?? selection.range
        return SmartSpaces.insertion(
            string, after: SmartSpaces.character(before: range.lowerBound, in: text.text),
            before: SmartSpaces.character(at: range.upperBound, in: text.text))
    }

    func smartInsertion(_ string: NSAttributedString) -> NSAttributedString {
        let (plain, smart) = (string.string, smartInsertion(string.string))
        guard smart != plain else { return string }
        let result = NSMutableAttributedString(attributedString: string)
        if smart.hasSuffix(" "), !plain.hasSuffix(" ") { result.append(NSAttributedString(string: " ")) }
        if smart.hasPrefix(" "), !plain.hasPrefix(" ") { result.insert(NSAttributedString(string: " "), at: 0) }
        return result
    }

    // Chosen (Editing): Deleting removes a space as well if the words were selected by a double tap, a double click or
    // the command, and not by the character; the delegate is called for the words without it (recorded).
    /// Deletes the selection and an adjacent space, if the user has selected whole words. The delegate is called with
    /// the range of the words.
    ///
    /// - Returns: Whether text was deleted; `nil` if the selection was not made by words.
    func deleteWords(as origin: TextEdit.Origin) -> Bool? {
        guard text.selectsWords, hasSmartSpaces, !selection.isCaret, text.markedRange == nil else { return nil }
        let range = selection.range
        let wider = SmartSpaces.deletion(range, of: text.text)
        guard wider != range else { return nil }
        let version = text.version
        // The delegate may set a different text when it is called.
        guard hostPermits(range, ""), text.version == version else { return false }
        return perform(TextEdit(range: wider, replacement: TextDocument(), origin: origin, isPermitted: true))
    }
}

import Foundation
import TextLayout

/// The spaces around whole words that are put in and taken out, so that there is one between two words and none before a comma.
///
/// Recorded of iOS: a word that is deleted between two spaces takes one of them along, about which the delegate is not asked; what is pasted
/// behind a closing bracket or a letter gets a space in front, and none before a bracket. Which characters else want none, and that nothing is
/// added inside of a word, is chosen.
enum SmartSpaces {
    /// What is pasted between two characters, with the spaces that it needs.
    static func insertion(_ text: String, after before: Character?, before after: Character?) -> String {
        guard let first = text.first, let last = text.last else { return text }
        // A part of a word is put into a word.
        if let before, let after, isOfWord(before), isOfWord(after) { return text }
        let needsFirst = before.map { !wantsNoneBehind($0) && !wantsNoneBefore(first) } ?? false
        let needsLast = after.map { !wantsNoneBehind(last) && !wantsNoneBefore($0) } ?? false
        return (needsFirst ? " " : "") + text + (needsLast ? " " : "")
    }

    /// What is deleted with a word: a space on one side of it.
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

    /// Whether no space is put between this character and a word behind it.
    private static func wantsNoneBehind(_ character: Character) -> Bool {
        character.isWhitespace || openings.contains(character) || isWrittenWithoutSpaces(character)
    }

    /// Whether no space is put between a word and this character behind it.
    private static func wantsNoneBefore(_ character: Character) -> Bool {
        character.isWhitespace || character.isPunctuation || isWrittenWithoutSpaces(character)
    }

    /// Whether a character is one of Chinese, Japanese, Thai and their kin, whose words have no spaces between them.
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
    /// Whether spaces are adjusted in this text: by default where sentences are written.
    private var hasSmartSpaces: Bool {
        guard UIContext.current.changesTypedText, let host, !isSecure else { return false }
        return host.smartInsertDeleteType == .yes || host.smartInsertDeleteType == .default && host.isProse
    }

    /// What is pasted, with the spaces that it needs where it is going to be.
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

    /// Deletes what is selected, with a space beside it where whole words were selected as such. The delegate is asked about the words.
    ///
    /// - Returns: `nil` where no words are selected.
    func deleteWords() -> Bool? {
        guard selectsWords, hasSmartSpaces, !selection.isCaret, text.markedRange == nil else { return nil }
        let range = selection.range
        let wider = SmartSpaces.deletion(range, of: text.text)
        guard wider != range else { return nil }
        let version = self.version
        let asked = NSRange(location: range.lowerBound, length: range.count)
        guard host?.editorShouldChange(asked, to: "") != false else { return false }
        // The delegate may have set another text.
        guard self.version == version else { return false }
        return perform(TextEdit(range: wider, replacement: TextDocument()), asks: false)
    }
}

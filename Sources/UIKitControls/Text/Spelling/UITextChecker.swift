import Foundation

/// An object that finds misspelled words and suggests corrections.
///
/// The checker uses the dictionaries of the desktop, through libenchant. Without a dictionary, every word is treated
/// as correct. All ranges are in UTF-16 units.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextchecker>.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
    /// The words that this checker treats as correct.
    open var ignoredWords: [String]? = []

    /// Creates a checker without ignored words.
    public override init() { super.init() }

    nonisolated deinit {}

    private static var speller: (any Speller)? { UIContext.current.speller }

    /// The languages with a dictionary, for example `en_US`.
    open class var availableLanguages: [String] { speller?.languages ?? [] }

    /// Returns the range of the next misspelled word.
    ///
    /// - Parameters:
    ///   - stringToCheck: The text that contains the words.
    ///   - range: The part of the text to search. It is clamped to the text.
    ///   - startingOffset: The offset in the text where the search begins.
    ///   - wrapFlag: Whether the search continues at the beginning of `range` after it has reached the end.
    ///   - language: A language such as `en_US`. If its dictionary is missing, a dictionary for the same language in a
    ///     different country is used.
    /// - Returns: The range of the misspelled word. Its location is `NSNotFound` if no misspelled word was found, or
    ///   if no
    ///   dictionary exists. Words in scripts that the language does not use are ignored.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        let length = stringToCheck.utf16.count
        let low = min(max(0, range.location), length)
        let high = min(max(low, range.location.addingReportingOverflow(max(0, range.length)).partialValue), length)
        guard let speller = Self.speller, let tag = speller.language(for: language) else { return none }
        let start = min(max(low, startingOffset), high)
        let parts = wrapFlag ? [start..<high, low..<start] : [start..<high]
        for part in parts {
            if let found = SpelledWords(stringToCheck, part).first(where: { !isCorrect($0.word, speller, tag) }) {
                return NSRange(location: found.range.lowerBound, length: found.range.count)
            }
        }
        return none
    }

    func isCorrect(_ word: String, _ speller: any Speller, _ tag: String) -> Bool {
        ignoredWords?.contains(word) == true || !speller.isWritten(word, as: tag) || speller.hasLearned(word)
            || speller.isCorrect(word, in: tag)
    }

    /// Returns corrections of a word, the most likely first; `nil` if no dictionary exists or the range is beyond the
    /// text.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let speller = Self.speller, let tag = speller.language(for: language), let word = Self.word(range, string)
        else { return nil }
        return speller.suggestions(for: word, in: tag)
    }

    /// Returns corrections that begin with the text in the range; `nil` if no dictionary exists or the range is beyond
    /// the text.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let beginning = Self.word(range, string) else { return nil }
        return guesses(forWordRange: range, in: string, language: language)?
            .filter { $0.count > beginning.count && $0.lowercased().hasPrefix(beginning.lowercased()) }
    }

    private static func word(_ range: NSRange, _ string: String) -> String? {
        guard range.location >= 0, range.length > 0, range.length <= string.utf16.count,
            range.location <= string.utf16.count - range.length
        else { return nil }
        return String(decoding: Array(string.utf16)[range.lowerBound..<range.upperBound], as: UTF16.self)
    }

    /// Adds a word to the ignored words of this checker.
    open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

    /// Adds a word to the user's dictionary, so that it is correct in all programs.
    open class func learnWord(_ word: String) { speller?.setLearned(word, true) }

    /// Returns whether a word was added to the user's dictionary.
    open class func hasLearnedWord(_ word: String) -> Bool { speller?.hasLearned(word) ?? false }

    /// Removes a word from the user's dictionary.
    open class func unlearnWord(_ word: String) { speller?.setLearned(word, false) }
}

/// A sequence of the words in a text that are checked. A word consists of letters, with apostrophes between them.
/// Words with digits are excluded.
struct SpelledWords: Sequence, IteratorProtocol {
    private let units: [UInt16]
    private var index = 0
    private let offset: Int

    /// The maximum length of a word that is checked.
    private static let longest = 64

    /// - Parameter range: A range in the text. If it begins inside a word, the part of the word in the range is used.
    init(_ text: String, _ range: Range<Int>) {
        let utf16 = text.utf16
        let start = utf16.index(utf16.startIndex, offsetBy: range.lowerBound)
        (units, offset) = (Array(utf16[start..<utf16.index(start, offsetBy: range.count)]), range.lowerBound)
    }

    mutating func next() -> (word: String, range: Range<Int>)? {
        while index < units.count {
            guard isLetter(index) else {
                index += 1
                continue
            }
            let start = index
            var hasDigit = false
            while index < units.count,
                isLetter(index) || isApostrophe(index) && index + 1 < units.count && isLetter(index + 1)
            {
                hasDigit = hasDigit || (0x30...0x39).contains(units[index])
                index += 1
            }
            if hasDigit || index - start > Self.longest { continue }
            return (String(decoding: units[start..<index], as: UTF16.self), offset + start..<offset + index)
        }
        return nil
    }

    private func isLetter(_ index: Int) -> Bool {
        let unit = units[index]
        if unit < 0x80 { return (0x30...0x39).contains(unit) || (0x41...0x5A).contains(unit & 0xDF) }
        // Letters outside the Basic Multilingual Plane are not checked.
        guard let scalar = Unicode.Scalar(unit) else { return false }
        return scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
    }

    private func isApostrophe(_ index: Int) -> Bool { units[index] == 0x27 || units[index] == 0x2019 }
}

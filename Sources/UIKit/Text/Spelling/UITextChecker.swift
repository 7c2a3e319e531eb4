import Foundation

/// Finds misspelled words, and words that may be meant.
///
/// The dictionaries are the desktop's, through libenchant. Where there are none, every word is correct. Ranges are UTF-16 units.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextchecker>.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
    /// The words that this checker takes for correct.
    open var ignoredWords: [String]? = []

    /// Makes a checker that ignores no words.
    public override init() { super.init() }

    nonisolated deinit {}

    private static var speller: (any Speller)? { UIContext.current.speller }

    /// The languages that there is a dictionary of, as `en_US`.
    open class var availableLanguages: [String] { speller?.languages ?? [] }

    /// The next misspelled word.
    ///
    /// - Parameters:
    ///   - stringToCheck: The text.
    ///   - range: The part of it that is searched. What is beyond the text is left out.
    ///   - startingOffset: Where in the text the search begins.
    ///   - wrapFlag: Whether it goes on at the range's beginning.
    ///   - language: As `en_US`; another country's dictionary is taken where that one is missing.
    /// - Returns: A location of `NSNotFound` where there is none, or no dictionary. Words in scripts that the language is not written
    ///   in are left out.
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

    /// Words that may be meant by one, the likeliest first; `nil` without a dictionary, or for a range beyond the text.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let speller = Self.speller, let tag = speller.language(for: language), let word = Self.word(range, string)
        else { return nil }
        return speller.suggestions(for: word, in: tag)
    }

    /// Words that begin as what is in the range, of those that may be meant; `nil` as for guesses.
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

    /// Takes a word for correct from now on, in this checker.
    open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

    /// Makes a word correct for all programs of the user.
    open class func learnWord(_ word: String) { speller?.setLearned(word, true) }

    /// Whether the user, or a program, has done that.
    open class func hasLearnedWord(_ word: String) -> Bool { speller?.hasLearned(word) ?? false }

    /// Makes a learned word one that is checked again.
    open class func unlearnWord(_ word: String) { speller?.setLearned(word, false) }
}

/// The words of a part of a text that are checked: letters, with apostrophes between them. What has digits in it is left out.
struct SpelledWords: Sequence, IteratorProtocol {
    private let units: [UInt16]
    private var index = 0
    private let offset: Int

    /// Words that are longer are no words.
    private static let longest = 64

    /// - Parameter range: Inside of the text. A word of which it has the end is searched for from there.
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
        // Letters outside of the first plane are not checked.
        guard let scalar = Unicode.Scalar(unit) else { return false }
        return scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
    }

    private func isApostrophe(_ index: Int) -> Bool { units[index] == 0x27 || units[index] == 0x2019 }
}

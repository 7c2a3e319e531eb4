import Foundation
import TextLayout

/// Knows how words are spelled. One a process: the desktop's dictionaries in a window, a test's on a stage.
@MainActor
package protocol Speller: AnyObject {
    /// The languages that it has a dictionary of, as `en_US`.
    var languages: [String] { get }
    /// Whether a word is spelled correctly in one of these.
    func isCorrect(_ word: String, in language: String) -> Bool
    /// Words that may be meant, the likeliest first.
    func suggestions(for word: String, in language: String) -> [String]
    /// Whether the user has said that a word is correct.
    func hasLearned(_ word: String) -> Bool
    /// Makes a word correct, or not any more, for all programs of the user.
    func setLearned(_ word: String, _ isLearned: Bool)
}

extension Speller {
    /// The dictionary for a language: its own, or one of another country; `nil` for none.
    package func language(for tag: String) -> String? {
        let tag = tag.replacingOccurrences(of: "-", with: "_").split(separator: "@").first.map(String.init) ?? tag
        if languages.contains(tag) { return tag }
        guard let code = tag.split(separator: "_").first else { return nil }
        return languages.first { $0 == code } ?? languages.first { $0.hasPrefix(code + "_") }
    }

    /// Whether a word is written as a language is: a dictionary knows nothing of words in other scripts.
    package func isWritten(_ word: String, as language: String) -> Bool {
        guard let script = Locale.Language(identifier: language).script?.identifier else { return true }
        // Those of which Japanese, Chinese and Korean are made have codes of their own.
        let parts = ["Jpan": ["Hira", "Kana", "Hani"], "Kore": ["Hang", "Hani"], "Hans": ["Hani"], "Hant": ["Hani"]]
        let codes = Set((parts[script] ?? [script]) + ["Zyyy", "Zinh"])
        return word.unicodeScalars.allSatisfy { codes.contains(scriptCode(of: $0)) }
    }
}

import Foundation
import TextLayout

/// Checks the spelling of words. One per process: the desktop's dictionaries in a window, a test's on a stage.
@MainActor
package protocol Speller: AnyObject {
    /// The languages of its dictionaries, such as `en_US`.
    var languages: [String] { get }
    /// Returns whether a word is spelled correctly in a language.
    func isCorrect(_ word: String, in language: String) -> Bool
    /// Returns corrections of a word, the most likely first.
    func suggestions(for word: String, in language: String) -> [String]
    /// Returns whether the user added a word to the dictionary.
    func hasLearned(_ word: String) -> Bool
    /// Adds a word to the user's dictionary for all programs, or removes it.
    func setLearned(_ word: String, _ isLearned: Bool)
}

extension Speller {
    /// Returns the dictionary for a language: an exact match, or a dictionary of a different country; `nil` if the
    /// language has no dictionary.
    package func language(for tag: String) -> String? {
        let tag = tag.replacingOccurrences(of: "-", with: "_").split(separator: "@").first.map(String.init) ?? tag
        if languages.contains(tag) { return tag }
        guard let code = tag.split(separator: "_").first else { return nil }
        return languages.first { $0 == code } ?? languages.first { $0.hasPrefix(code + "_") }
    }

    // Chosen (Text): The spelling of marked text, and of words in scripts that the dictionary's language does not use,
    // is not checked.
    /// Returns whether a word is in the script of a language: a dictionary has no words in different scripts.
    package func isWritten(_ word: String, as language: String) -> Bool {
        guard let script = Locale.Language(identifier: language).script?.identifier else { return true }
        // The component scripts of Japanese, Chinese and Korean have separate codes.
        let parts = ["Jpan": ["Hira", "Kana", "Hani"], "Kore": ["Hang", "Hani"], "Hans": ["Hani"], "Hant": ["Hani"]]
        let codes = Set((parts[script] ?? [script]) + ["Zyyy", "Zinh"])
        return word.unicodeScalars.allSatisfy { codes.contains(scriptCode(of: $0)) }
    }
}

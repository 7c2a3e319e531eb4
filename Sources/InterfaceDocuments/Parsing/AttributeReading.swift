import Foundation

/// Reads attributes as what they mean. An attribute that is absent or cannot be read gives `nil` or the default.
package protocol AttributeReading: AnyObject {
    /// The element's name.
    var elementName: String { get }
    /// The line on which the element's start tag ends.
    var line: Int { get }
    /// Where warnings go.
    var problems: DocumentProblems { get }
    /// An attribute as it is written. It counts as read from now on.
    func text(of key: DocumentKey) -> String?
}

extension AttributeReading {
    /// An attribute's text.
    package func string(_ key: DocumentKey) -> String? { text(of: key) }

    /// Whether an attribute is there.
    package func has(_ key: DocumentKey) -> Bool { text(of: key) != nil }

    /// An attribute that is `YES` or `NO`.
    package func bool(_ key: DocumentKey) -> Bool? {
        guard let text = text(of: key) else { return nil }
        if text == "YES" { return true }
        if text == "NO" { return false }
        note(.badValue(attribute: key.rawValue, value: text))
        return nil
    }

    /// An attribute that is `YES` or `NO`.
    package func bool(_ key: DocumentKey, default value: Bool) -> Bool { bool(key) ?? value }

    /// An attribute that is a finite number.
    package func number(_ key: DocumentKey) -> Double? {
        guard let text = text(of: key) else { return nil }
        if let number = NumberText.number(text) { return number }
        note(.badValue(attribute: key.rawValue, value: text))
        return nil
    }

    /// An attribute that is a finite number.
    package func number(_ key: DocumentKey, default value: Double) -> Double { number(key) ?? value }

    /// An attribute that is a whole number; what is written with a fraction is rounded towards zero.
    package func integer(_ key: DocumentKey) -> Int? {
        guard let text = text(of: key) else { return nil }
        if let number = NumberText.integer(text) { return number }
        note(.badValue(attribute: key.rawValue, value: text))
        return nil
    }

    /// An attribute that is a whole number.
    package func integer(_ key: DocumentKey, default value: Int) -> Int { integer(key) ?? value }

    /// An attribute that is a word of an enumeration.
    func word<Word: RawRepresentable<String>>(_ key: DocumentKey, as type: Word.Type = Word.self) -> Word? {
        guard let text = text(of: key) else { return nil }
        if let word = Word(rawValue: text) { return word }
        note(.unknownWord(attribute: key.rawValue, word: text))
        return nil
    }

    /// An attribute that is a word of an enumeration.
    package func word<Word: RawRepresentable<String>>(_ key: DocumentKey, default value: Word) -> Word {
        word(key) ?? value
    }

    /// An attribute that is a word of a table.
    package func word<Value>(_ key: DocumentKey, in table: KeyValuePairs<String, Value>) -> Value? {
        guard let text = text(of: key) else { return nil }
        if let entry = table.first(where: { $0.key == text }) { return entry.value }
        note(.unknownWord(attribute: key.rawValue, word: text))
        return nil
    }

    /// Adds a warning about the element.
    package func note(_ problem: DocumentWarning.Problem) {
        problems.note(problem, element: elementName, line: line)
    }
}

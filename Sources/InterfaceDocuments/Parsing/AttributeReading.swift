import Foundation

/// Reads the values of attributes. An attribute that is absent or malformed returns `nil` or the default.
package protocol AttributeReading: AnyObject {
    /// The element's name.
    var elementName: String { get }
    /// The line of the end of the element's start tag.
    var line: Int { get }
    /// Receives warnings.
    var problems: DocumentProblems { get }
    /// Returns the text of an attribute. The attribute counts as read from now on.
    func text(of key: DocumentKey) -> String?
}

extension AttributeReading {
    /// Returns an attribute's text.
    package func string(_ key: DocumentKey) -> String? { text(of: key) }

    /// Returns whether an attribute is present.
    package func has(_ key: DocumentKey) -> Bool { text(of: key) != nil }

    /// Returns an attribute that is `YES` or `NO`.
    package func bool(_ key: DocumentKey) -> Bool? {
        guard let text = text(of: key) else { return nil }
        if text == "YES" { return true }
        if text == "NO" { return false }
        note(.badValue(attribute: key.rawValue, value: text))
        return nil
    }

    /// Returns an attribute that is `YES` or `NO`.
    package func bool(_ key: DocumentKey, default value: Bool) -> Bool { bool(key) ?? value }

    /// Returns an attribute that is a finite number.
    package func number(_ key: DocumentKey) -> Double? {
        guard let text = text(of: key) else { return nil }
        if let number = NumberText.number(text) { return number }
        note(.badValue(attribute: key.rawValue, value: text))
        return nil
    }

    /// Returns an attribute that is a finite number.
    package func number(_ key: DocumentKey, default value: Double) -> Double { number(key) ?? value }

    /// Returns an attribute that is a whole number; a fraction is rounded toward zero.
    package func integer(_ key: DocumentKey) -> Int? {
        guard let text = text(of: key) else { return nil }
        if let number = NumberText.integer(text) { return number }
        note(.badValue(attribute: key.rawValue, value: text))
        return nil
    }

    /// Returns an attribute that is a whole number.
    package func integer(_ key: DocumentKey, default value: Int) -> Int { integer(key) ?? value }

    /// Returns an attribute that is the raw value of an enumeration.
    func word<Word: RawRepresentable<String>>(_ key: DocumentKey, as type: Word.Type = Word.self) -> Word? {
        guard let text = text(of: key) else { return nil }
        if let word = Word(rawValue: text) { return word }
        note(.unknownWord(attribute: key.rawValue, word: text))
        return nil
    }

    /// Returns an attribute that is the raw value of an enumeration.
    package func word<Word: RawRepresentable<String>>(_ key: DocumentKey, default value: Word) -> Word {
        word(key) ?? value
    }

    /// Returns an attribute that is a key of a table.
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

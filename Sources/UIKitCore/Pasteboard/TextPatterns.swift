import Foundation

// Chosen (Pasteboard): A copied text is detected as a host's name, as a number in digits, or else, if it is a single
// line of at most 200 characters, as words for a web search.
/// Guesses the meaning of copied text. Uses simple rules for the whole text without surrounding whitespace.
enum TextPatterns {
    private static let longestAddress = 2048
    private static let longestSearch = 200

    private static func trimmed(_ text: String, upTo length: Int) -> String? {
        guard text.utf8.count <= 4 * length else { return nil }
        let inside = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return inside.isEmpty || inside.count > length ? nil : inside
    }

    /// Returns the text as a URL with a scheme and a host.
    static func address(_ text: String) -> URL? {
        guard text.utf8.count <= longestAddress, text.contains("://"), !text.contains(where: \.isWhitespace),
            let url = URL(string: text), let scheme = url.scheme, !scheme.isEmpty, url.host?.isEmpty == false
        else { return nil }
        return url
    }

    /// Returns the text if it is a web URL, or a host name with a path, such as "example.org/plants".
    static func webAddress(_ text: String) -> String? {
        guard let text = trimmed(text, upTo: longestAddress), !text.contains(where: \.isWhitespace) else { return nil }
        if let url = address(text) { return ["http", "https"].contains(url.scheme?.lowercased()) ? text : nil }
        guard !text.contains("://"), !text.contains("@") else { return nil }
        let host = text.prefix { $0 != "/" && $0 != ":" && $0 != "?" && $0 != "#" }
        let labels = host.split(separator: ".", omittingEmptySubsequences: false)
        let isName = labels.allSatisfy { label in
            !label.isEmpty && label.count <= 63 && !label.hasPrefix("-") && !label.hasSuffix("-")
                && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
        }
        guard labels.count >= 2, isName, let last = labels.last, last.count >= 2, last.allSatisfy(\.isLetter),
            URL(string: "http://" + text) != nil
        else { return nil }
        return text
    }

    /// Returns the text as a number in digits, with an optional sign and fraction.
    static func number(_ text: String) -> Double? {
        guard let text = trimmed(text, upTo: 40) else { return nil }
        let digits = text.drop { $0 == "-" || $0 == "+" }
        guard text.count - digits.count <= 1, digits.first?.isASCIIDigit == true, digits.last?.isASCIIDigit == true,
            digits.allSatisfy({ $0.isASCIIDigit || $0 == "." })
        else { return nil }
        return Double(text)
    }

    /// Returns the text if it is a line of words that is not a URL or a number.
    static func search(_ text: String) -> String? {
        guard let text = trimmed(text, upTo: longestSearch), !text.contains(where: \.isNewline),
            webAddress(text) == nil, address(text) == nil, number(text) == nil
        else { return nil }
        return text
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}

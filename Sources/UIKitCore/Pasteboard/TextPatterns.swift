import Foundation

/// What a text that was copied is likely to be. Plain rules (chosen), of the whole text without the space around it.
enum TextPatterns {
    private static let longestAddress = 2048
    private static let longestSearch = 200

    private static func trimmed(_ text: String, upTo length: Int) -> String? {
        guard text.utf8.count <= 4 * length else { return nil }
        let inside = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return inside.isEmpty || inside.count > length ? nil : inside
    }

    /// The address that a text is as it stands: with a scheme and a host.
    static func address(_ text: String) -> URL? {
        guard text.utf8.count <= longestAddress, text.contains("://"), !text.contains(where: \.isWhitespace),
            let url = URL(string: text), let scheme = url.scheme, !scheme.isEmpty, url.host?.isEmpty == false
        else { return nil }
        return url
    }

    /// An address of the web, or a host's name with what follows, such as "example.org/plants".
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

    /// A number in digits, with a sign and a fraction.
    static func number(_ text: String) -> Double? {
        guard let text = trimmed(text, upTo: 40) else { return nil }
        let digits = text.drop { $0 == "-" || $0 == "+" }
        guard text.count - digits.count <= 1, digits.first?.isASCIIDigit == true, digits.last?.isASCIIDigit == true,
            digits.allSatisfy({ $0.isASCIIDigit || $0 == "." })
        else { return nil }
        return Double(text)
    }

    /// One line of words that is neither an address nor a number.
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

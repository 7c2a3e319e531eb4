import Foundation

/// The types of data that a text view displays as links.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidatadetectortypes>. Data is found with simple patterns
/// (Choices.md, "Text"). Street addresses, shipment tracking numbers and flight numbers are not found.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    /// The raw value, which uses the same bits as UIKit.
    public let rawValue: UInt

    /// Creates types from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Telephone numbers with at least seven digits.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// URLs of web pages, and e-mail addresses.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Numeric dates, and dates with the name of a month in English.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// All types.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}

/// Finds data in a text with a table of patterns.
enum DataDetector {
    // Chosen (Text): Data are detected in read-only texts of at most 200,000 UTF-16 units. A telephone number has 7 to
    // 15 digits.
    /// The maximum length of a text for detecting data, in UTF-16 units.
    private static let longest = 200_000

    private static let months =
        "(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)"

    /// The patterns in order of precedence. A range that matches an earlier pattern is not matched again.
    private static let table: [(type: UIDataDetectorTypes, pattern: String, address: @Sendable (String) -> String)] = [
        (.link, #"\b[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,4}\b"#, { "mailto:" + $0 }),
        (.link, #"(?i)\b(?:https?|ftp)://[^\s<>"]{0,2000}[^\s<>".,;:!?')\]}]"#, { $0 }),
        (
            .link,
            #"(?i)\b(?:www\.[a-z0-9-]{1,63}|[a-z0-9-]{1,63})(?:\.[a-z0-9-]{1,63}){0,3}\.(?:com|org|net|edu|gov|info|io|dev|app|de|uk|fr|eu|ch|at|jp)\b(?:/[^\s<>"]{0,2000}[^\s<>".,;:!?')\]}])?"#,
            { "http://" + $0 }
        ),
        (
            .calendarEvent,
            #"\b(?:\d{4}-\d{2}-\d{2}|\d{1,2}/\d{1,2}/(?:\d{4}|\d{2})|\d{1,2}\.\d{1,2}\.\d{4})\b"#,
            { _ in "x-apple-data-detectors://" }
        ),
        (
            .calendarEvent, #"\b"# + months + #"\.? \d{1,2}(?:, \d{4})?\b|\b\d{1,2}\.? "# + months + #"(?: \d{4})?\b"#,
            { _ in "x-apple-data-detectors://" }
        ),
        (
            .phoneNumber,
            #"(?<![\w+.-])(?:\+\d{1,3}[ .-]?)?(?:\(\d{1,5}\)[ .-]?)?\d{2,14}(?:[ ./-]\d{2,14}){0,5}(?![\w-])"#,
            { "tel:" + $0.filter { $0.isNumber || $0 == "+" } }
        ),
    ]

    private static let expressions = table.map { try? NSRegularExpression(pattern: $0.pattern) }

    /// Returns the data in a text in the order of their ranges, which are in UTF-16 units and do not overlap.
    static func links(in text: String, _ types: UIDataDetectorTypes) -> [(range: Range<Int>, url: URL)] {
        guard !types.isEmpty, text.utf16.count <= longest else { return [] }
        let (string, whole) = (NSString(string: text), NSRange(location: 0, length: text.utf16.count))
        var found: [(range: Range<Int>, url: URL)] = []
        for (entry, expression) in zip(table, expressions) where types.contains(entry.type) {
            guard let expression else { continue }
            var new: [(range: Range<Int>, url: URL)] = []
            for match in expression.matches(in: text, range: whole) {
                let part = string.substring(with: match.range)
                let digits = part.count { $0.isNumber }
                guard match.range.length > 0, let range = Range(match.range),
                    entry.type != .phoneNumber || (7...15).contains(digits), let url = URL(string: entry.address(part))
                else { continue }
                new.append((range, url))
            }
            found = merged(found, new)
        }
        return found
    }

    /// Merges two sorted lists. If two ranges overlap, the range from the first list is kept.
    private static func merged(
        _ first: [(range: Range<Int>, url: URL)], _ second: [(range: Range<Int>, url: URL)]
    ) -> [(range: Range<Int>, url: URL)] {
        var (result, index) = (first, 0)
        var added: [(range: Range<Int>, url: URL)] = []
        for item in second {
            while index < first.count, first[index].range.upperBound <= item.range.lowerBound { index += 1 }
            if index < first.count, first[index].range.overlaps(item.range) { continue }
            added.append(item)
        }
        result += added
        return result.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }
}

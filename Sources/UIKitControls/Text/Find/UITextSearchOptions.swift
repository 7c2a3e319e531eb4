import Foundation

/// The options of a text search.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextsearchoptions>.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
    /// The part of a word that must match the query.
    ///
    /// Follows <https://developer.apple.com/documentation/uikit/uitextsearchoptions/wordmatchmethod-swift.enum>.
    public enum WordMatchMethod: Int, Sendable {
        /// A part of a word anywhere in it.
        case contains = 0
        /// The beginning of a word.
        case startsWith
        /// A whole word.
        case fullWord
    }

    /// The part of a word that must match the query. The default is `.contains`.
    open var wordMatchMethod: WordMatchMethod { method }
    /// The options for comparing characters. The default ignores the case.
    open var stringCompareOptions: NSString.CompareOptions { comparison }
    private let method: WordMatchMethod
    private let comparison: NSString.CompareOptions

    /// Creates the default options of a find panel.
    public override init() {
        (method, comparison) = (.contains, .caseInsensitive)
        super.init()
    }

    init(_ method: WordMatchMethod, _ options: NSString.CompareOptions) {
        (self.method, comparison) = (method, options)
        super.init()
    }

    nonisolated deinit {}

    /// Returns the ranges of a query in a text, in UTF-16 units. The search begins at the beginning of the text and
    /// ends when the limit is reached.
    func ranges(of query: String, in text: String, limit: Int) -> [NSRange] {
        let (text, length) = (NSString(string: text), text.utf16.count)
        var (result, start): ([NSRange], Int) = ([], 0)
        let options = stringCompareOptions.subtracting([.backwards, .anchored])
        while !query.isEmpty, start < length, result.count < limit {
            let found = text.range(
                of: query, options: options, range: NSRange(location: start, length: length - start))
            guard found.location != NSNotFound, found.length > 0 else { break }
            let begins = wordMatchMethod == .contains || !Self.isLetter(found.location - 1, text, length)
            let ends = wordMatchMethod != .fullWord || !Self.isLetter(found.upperBound, text, length)
            if begins, ends { result.append(found) }
            start = begins && ends ? found.upperBound : found.location + 1
        }
        return result
    }

    private static func isLetter(_ index: Int, _ text: NSString, _ length: Int) -> Bool {
        guard index >= 0, index < length, let scalar = Unicode.Scalar(text.character(at: index)) else { return false }
        return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
    }
}

/// The style of found text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextsearchfoundtextstyle>.
public enum UITextSearchFoundTextStyle: Int, Sendable {
    /// The style of the surrounding text.
    case normal = 0
    /// The style of a result.
    case found
    /// The style of the current result.
    case highlighted
}

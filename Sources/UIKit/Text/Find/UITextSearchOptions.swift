import Foundation

/// How text is searched.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextsearchoptions>.
@preconcurrency @MainActor
open class UITextSearchOptions: NSObject {
    /// Which part of a word the query has to be.
    ///
    /// Follows <https://developer.apple.com/documentation/uikit/uitextsearchoptions/wordmatchmethod-swift.enum>.
    public enum WordMatchMethod: Int, Sendable {
        /// Any.
        case contains = 0
        /// The beginning.
        case startsWith
        /// All of it.
        case fullWord
    }

    /// Which part of a word the query has to be. `.contains` unless the user has chosen another.
    open var wordMatchMethod: WordMatchMethod { method }
    /// How characters are compared: without regard to case unless the user has chosen otherwise.
    open var stringCompareOptions: NSString.CompareOptions { comparison }
    private let method: WordMatchMethod
    private let comparison: NSString.CompareOptions

    /// Makes the options that a find panel begins with.
    public override init() {
        (method, comparison) = (.contains, .caseInsensitive)
        super.init()
    }

    init(_ method: WordMatchMethod, _ options: NSString.CompareOptions) {
        (self.method, comparison) = (method, options)
        super.init()
    }

    nonisolated deinit {}

    /// The places of a query in a text, from the beginning on, in UTF-16 units: at most so many.
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

/// How found text looks.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextsearchfoundtextstyle>.
public enum UITextSearchFoundTextStyle: Int, Sendable {
    /// As the text around it.
    case normal = 0
    /// As one of several that were found.
    case found
    /// As the one at which the user is.
    case highlighted
}

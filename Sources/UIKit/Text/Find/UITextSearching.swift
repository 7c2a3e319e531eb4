import Foundation

/// Text in which a find panel can search: that of ``UITextView``, or of a view of one's own.
///
/// A ``UITextSearchingFindSession`` asks for a search, has what was found decorated, goes from one place to the next, and replaces.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextsearching>.
@preconcurrency @MainActor
public protocol UITextSearching: NSObjectProtocol {
    /// What distinguishes several documents that are searched together.
    associatedtype DocumentIdentifier: Hashable = AnyHashable?

    /// What is selected: the search begins there.
    var selectedTextRange: UITextRange? { get }
    /// The document in which something is selected; `nil`, the default, where there is only one.
    var selectedTextSearchDocument: DocumentIdentifier? { get }
    /// Whether text can be replaced. `false` by default.
    var supportsTextReplacement: Bool { get }

    /// Which of two ranges of a document comes first.
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
    /// Which of two documents comes first: the same by default.
    func compareOrder(fromDocument: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
    /// Searches, and gives what is found to the aggregator, in order; at the end `finishedSearching()` is called there, also later.
    func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
    /// Shows a range in a style.
    func decorate(foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
    /// Shows all text as it was.
    func clearAllDecoratedFoundText()
    /// Called before a range is decorated as the highlighted one. Nothing by default.
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
    /// Scrolls until a range is seen. Nothing by default.
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
    /// Whether a range may be replaced: `supportsTextReplacement` by default.
    func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String)
        -> Bool
    /// Replaces a range. Nothing by default.
    func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String)
    /// Replaces all that is found. Nothing by default.
    func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String)
}

extension UITextSearching {
    /// `nil`.
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }
    /// `false`.
    public var supportsTextReplacement: Bool { false }
    /// The same.
    public func compareOrder(fromDocument: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult {
        .orderedSame
    }
    /// Nothing.
    public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
    /// Nothing.
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
    /// `supportsTextReplacement`.
    public func shouldReplace(
        foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
    ) -> Bool { supportsTextReplacement }
    /// Nothing.
    public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String) {}
    /// Nothing.
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {}
}

/// Collects what a search finds.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextsearchaggregator>.
@preconcurrency @MainActor
public struct UITextSearchAggregator<DocumentIdentifier: Hashable> {
    let results: SearchResults

    /// The ranges that were found so far, as `UITextRange`s.
    public var allFoundRanges: NSOrderedSet { NSOrderedSet(array: results.found.map(\.range)) }

    /// Adds a range.
    public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier?) {
        results.found.append((range, document.map { AnyHashable($0) }))
    }

    /// Removes a range, as when its text has changed.
    public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?) {
        let document = document.map { AnyHashable($0) }
        results.found.removeAll { $0.range == range && $0.document == document }
        results.changed()
    }

    /// Removes all ranges.
    public func invalidate() {
        results.found = []
        results.changed()
    }

    /// There is nothing more to find: the session shows the ranges.
    public func finishedSearching() { results.changed() }
}

/// What one search has found.
@MainActor
final class SearchResults {
    var found: [(range: UITextRange, document: AnyHashable?)] = []
    /// Called when that is complete, or other.
    var changed: () -> Void = {}

    nonisolated deinit {}
}

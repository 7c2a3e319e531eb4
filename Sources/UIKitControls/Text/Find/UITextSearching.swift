import Foundation

/// An object with text that a find panel can search, such as a ``UITextView`` or a custom view.
///
/// A ``UITextSearchingFindSession`` calls these methods to search, to decorate results, to move between results, and
/// to replace results.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextsearching>.
@preconcurrency @MainActor
public protocol UITextSearching: NSObjectProtocol {
    /// The identifier of a document, if several documents are searched together.
    associatedtype DocumentIdentifier: Hashable = AnyHashable?

    /// The selected range. The search begins there.
    var selectedTextRange: UITextRange? { get }
    /// The document that contains the selection; `nil`, the default, for a single document.
    var selectedTextSearchDocument: DocumentIdentifier? { get }
    /// Whether text can be replaced. The default is `false`.
    var supportsTextReplacement: Bool { get }

    /// Returns the order of two ranges in a document.
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
    /// Returns the order of two documents. The default is `.orderedSame`.
    func compareOrder(fromDocument: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
    /// Searches for a query. Add the results to the aggregator in their order, and then call `finishedSearching()` of
    /// the aggregator, at once or later.
    func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
    /// Displays a range in a style.
    func decorate(foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
    /// Removes the styles of all ranges.
    func clearAllDecoratedFoundText()
    /// Called before a range is highlighted as the current result. The default implementation is empty.
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
    /// Scrolls so that a range is visible. The default implementation is empty.
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
    /// Returns whether a range may be replaced. The default is `supportsTextReplacement`.
    func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String)
        -> Bool
    /// Replaces a range. The default implementation is empty.
    func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String)
    /// Replaces all results. The default implementation is empty.
    func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String)
}

extension UITextSearching {
    /// The default value is `nil`.
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }
    /// The default value is `false`.
    public var supportsTextReplacement: Bool { false }
    /// The default implementation returns `.orderedSame`.
    public func compareOrder(fromDocument: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult {
        .orderedSame
    }
    /// The default implementation is empty.
    public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
    /// The default implementation is empty.
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
    /// The default implementation returns `supportsTextReplacement`.
    public func shouldReplace(
        foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
    ) -> Bool { supportsTextReplacement }
    /// The default implementation is empty.
    public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String) {}
    /// The default implementation is empty.
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {}
}

/// Collects the results of a search.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextsearchaggregator>.
@preconcurrency @MainActor
public struct UITextSearchAggregator<DocumentIdentifier: Hashable> {
    let results: SearchResults

    /// The ranges that were found so far, as `UITextRange` objects.
    public var allFoundRanges: NSOrderedSet { NSOrderedSet(array: results.found.map(\.range)) }

    /// Adds a range to the results.
    public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier?) {
        results.found.append((range, document.map { AnyHashable($0) }))
    }

    /// Removes a range from the results, for example because its text has changed.
    public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier?) {
        let document = document.map { AnyHashable($0) }
        results.found.removeAll { $0.range == range && $0.document == document }
        results.changed()
    }

    /// Removes all ranges from the results.
    public func invalidate() {
        results.found = []
        results.changed()
    }

    /// Ends the search. The session then displays the results.
    public func finishedSearching() { results.changed() }
}

/// The results of one search.
@MainActor
final class SearchResults {
    var found: [(range: UITextRange, document: AnyHashable?)] = []
    /// Called when the results are complete or have changed.
    var changed: () -> Void = {}

    nonisolated deinit {}
}

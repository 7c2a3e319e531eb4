import Foundation

/// A search whose results a find panel displays. Create a subclass for a custom search. For text that conforms to
/// ``UITextSearching``, use ``UITextSearchingFindSession``.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifindsession>.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
    /// The results that the panel displays.
    ///
    /// Follows <https://developer.apple.com/documentation/uikit/uifindsession/searchresultdisplaystyle-swift.enum>.
    public enum SearchResultDisplayStyle: Int, Sendable {
        /// The index of the highlighted result and the number of results.
        case currentAndTotal = 0
        /// The number of results.
        case total
        /// No results.
        case none
    }

    /// Creates a session without results.
    public override init() { super.init() }

    nonisolated deinit {}

    /// The number of results. The default is 0. Override this property.
    open var resultCount: Int { 0 }
    /// The index of the highlighted result; `NSNotFound`, the default, if no result is highlighted. Override this
    /// property.
    open var highlightedResultIndex: Int { NSNotFound }
    /// The results that the panel displays. The default is `currentAndTotal`.
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
    /// Whether results can be replaced. The default is `false`. Override this property.
    open var supportsReplacement: Bool { false }
    /// Whether the highlighted result can be replaced. The default is `supportsReplacement`.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }

    /// Searches for a query. The default implementation is empty. Override this method.
    open func performSearch(query: String, options: UITextSearchOptions?) {}
    /// Replaces the highlighted result. The default implementation is empty. Override this method.
    open func performSingleReplacement(query: String, replacementString: String, options: UITextSearchOptions?) {}
    /// Replaces all results. The default implementation is empty. Override this method.
    open func replaceAll(query: String, replacementString: String, options: UITextSearchOptions?) {}
    /// Highlights the next or previous result, and wraps around at the ends. The default implementation is empty.
    /// Override this method.
    open func highlightNextResult(in direction: UITextStorageDirection) {}
    /// Discards the results, which are outdated. The default implementation is empty. Override this method.
    open func invalidateFoundResults() {}

    /// Called when the results have changed, so that the panel can be updated.
    var resultsChanged: () -> Void = {}
    /// Called after the panel was dismissed.
    func end() {}
}

/// A search in text that conforms to ``UITextSearching``.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitextsearchingfindsession>.
open class UITextSearchingFindSession: UIFindSession {
    private let source: any SearchSource
    private var results: SearchResults?
    private var highlighted = NSNotFound

    /// Creates a session that searches in an object. The object is referenced weakly.
    public init<Searchable: UITextSearching>(searchableObject: Searchable) {
        source = SearchableObject(searchableObject)
        super.init()
    }

    /// The object that the session searches; `nil` if it was deallocated.
    open var searchableObject: (any UITextSearching)? { source.object }

    open override var resultCount: Int { results?.found.count ?? 0 }
    open override var highlightedResultIndex: Int { highlighted }
    open override var supportsReplacement: Bool { searchableObject?.supportsTextReplacement ?? false }
    open override var allowsReplacementForCurrentlyHighlightedResult: Bool {
        supportsReplacement && results?.found.indices.contains(highlighted) == true
    }

    /// Searches for a query, and highlights the first result after the beginning of the selection.
    open override func performSearch(query: String, options: UITextSearchOptions?) {
        invalidateFoundResults()
        let results = SearchResults()
        self.results = results
        results.changed = { [weak self, weak results] in
            if let self, let results, results === self.results { didFind(results) }
        }
        guard !query.isEmpty else { return resultsChanged() }
        source.search(query, options ?? UITextSearchOptions(), results)
    }

    private func didFind(_ results: SearchResults) {
        source.clear()
        for found in results.found { source.decorate(found.range, found.document, .found) }
        highlighted = NSNotFound
        let start = source.selection
        let first = results.found.firstIndex { found in
            start.map { source.compare(found.range, $0, found.document) != .orderedAscending } ?? true
        }
        highlight(first ?? 0)
        resultsChanged()
    }

    private func highlight(_ index: Int) {
        guard let found = results?.found, found.indices.contains(index) else { return highlighted = NSNotFound }
        if found.indices.contains(highlighted) {
            source.decorate(found[highlighted].range, found[highlighted].document, .found)
        }
        highlighted = index
        source.highlight(found[index].range, found[index].document)
    }

    open override func highlightNextResult(in direction: UITextStorageDirection) {
        guard resultCount > 0 else { return }
        let step = direction == .forward ? 1 : resultCount - 1
        highlight(highlighted == NSNotFound ? 0 : (highlighted + step) % resultCount)
        resultsChanged()
    }

    /// Replaces the highlighted result, and highlights the next result.
    open override func performSingleReplacement(
        query: String, replacementString: String, options: UITextSearchOptions?
    ) {
        guard allowsReplacementForCurrentlyHighlightedResult, let found = results?.found[highlighted] else { return }
        let index = highlighted
        guard source.replace(found.range, found.document, replacementString) else {
            return highlightNextResult(in: .forward)
        }
        performSearch(query: query, options: options)
        // The replacement may contain the query, so the next result is searched after the replacement.
        if resultCount > 0, highlighted != NSNotFound {
            let isGone = (options ?? UITextSearchOptions()).ranges(of: query, in: replacementString, limit: 1).isEmpty
            highlight((isGone ? index : index + 1) % resultCount)
            resultsChanged()
        }
    }

    open override func replaceAll(query: String, replacementString: String, options: UITextSearchOptions?) {
        guard supportsReplacement, !query.isEmpty else { return }
        source.replaceAll(query, options ?? UITextSearchOptions(), replacementString)
        performSearch(query: query, options: options)
    }

    /// Discards the results, and removes all highlights.
    open override func invalidateFoundResults() {
        source.clear()
        (results, highlighted) = (nil, NSNotFound)
    }

    /// The range of the highlighted result.
    var highlightedRange: UITextRange? {
        guard let found = results?.found, found.indices.contains(highlighted) else { return nil }
        return found[highlighted].range
    }

    override func end() { invalidateFoundResults() }
}

/// A searchable text whose document type is erased.
@MainActor
private protocol SearchSource: AnyObject {
    var object: (any UITextSearching)? { get }
    var selection: UITextRange? { get }
    func search(_ query: String, _ options: UITextSearchOptions, _ results: SearchResults)
    func compare(_ range: UITextRange, _ other: UITextRange, _ document: AnyHashable?) -> ComparisonResult
    func decorate(_ range: UITextRange, _ document: AnyHashable?, _ style: UITextSearchFoundTextStyle)
    func highlight(_ range: UITextRange, _ document: AnyHashable?)
    func clear()
    func replace(_ range: UITextRange, _ document: AnyHashable?, _ text: String) -> Bool
    func replaceAll(_ query: String, _ options: UITextSearchOptions, _ text: String)
}

private final class SearchableObject<Searchable: UITextSearching>: SearchSource {
    private weak var searchable: Searchable?

    init(_ searchable: Searchable) { self.searchable = searchable }

    nonisolated deinit {}

    private func document(_ document: AnyHashable?) -> Searchable.DocumentIdentifier? {
        document?.base as? Searchable.DocumentIdentifier
    }

    var object: (any UITextSearching)? { searchable }
    var selection: UITextRange? { searchable?.selectedTextRange }

    func search(_ query: String, _ options: UITextSearchOptions, _ results: SearchResults) {
        searchable?.performTextSearch(
            queryString: query, options: options, resultAggregator: UITextSearchAggregator(results: results))
    }

    func compare(_ range: UITextRange, _ other: UITextRange, _ document: AnyHashable?) -> ComparisonResult {
        let document = self.document(document)
        if let document, let selected = searchable?.selectedTextSearchDocument, selected != document {
            return searchable?.compareOrder(fromDocument: document, toDocument: selected) ?? .orderedSame
        }
        return searchable?.compare(range, toRange: other, document: document) ?? .orderedSame
    }

    func decorate(_ range: UITextRange, _ document: AnyHashable?, _ style: UITextSearchFoundTextStyle) {
        searchable?.decorate(foundTextRange: range, document: self.document(document), usingStyle: style)
    }

    func highlight(_ range: UITextRange, _ document: AnyHashable?) {
        let document = self.document(document)
        searchable?.willHighlight(foundTextRange: range, document: document)
        searchable?.decorate(foundTextRange: range, document: document, usingStyle: .highlighted)
        searchable?.scrollRangeToVisible(range, inDocument: document)
    }

    func clear() { searchable?.clearAllDecoratedFoundText() }

    func replace(_ range: UITextRange, _ document: AnyHashable?, _ text: String) -> Bool {
        let document = self.document(document)
        guard let searchable, searchable.shouldReplace(foundTextRange: range, document: document, withText: text)
        else { return false }
        searchable.replace(foundTextRange: range, document: document, withText: text)
        return true
    }

    func replaceAll(_ query: String, _ options: UITextSearchOptions, _ text: String) {
        searchable?.replaceAll(queryString: query, options: options, withText: text)
    }
}

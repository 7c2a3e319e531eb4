import Foundation

/// Updates that are collected until the outermost batch ends.
struct ListBatch {
    var updates: BatchUpdate
    /// How rows of a table come and go: the first announcement of an update counts.
    private(set) var animations: [ListUpdate: UITableView.RowAnimation] = [:]
    /// How many batches have begun within each other.
    var depth = 0
    var completions: [(Bool) -> Void] = []
    var isAnimated = true
    /// Whether the list had not loaded its data when the batch began. The updates have no effect then: the list loads
    /// everything later.
    var isBeforeLoading = false
    /// Placeholders that come and go with it, and in a collection view the gap for a drop: each batch closes the one of before.
    var placeholders: [ListPlaceholder] = []
    var gonePlaceholders: [ListPlaceholder] = []
    var gap: ListGap?
    /// Whether the data stays, and only the gap changes.
    var isOfDrop = false

    init(_ words: ListWords) { updates = BatchUpdate(words) }

    /// One batch of several, whose updates come to these.
    ///
    /// - Parameter placeholders: Those that come with it, where they are after all updates.
    init(
        joining batches: [ListBatch], updates: [ListUpdate], placeholders: [ListPlaceholder], _ words: ListWords
    ) {
        self.init(words)
        for update in updates { add(update, nil) }
        completions = batches.flatMap(\.completions)
        self.placeholders = placeholders
        gonePlaceholders = batches.flatMap(\.gonePlaceholders)
        isAnimated = batches.contains(where: \.isAnimated)
    }

    mutating func add(_ update: ListUpdate, _ animation: UITableView.RowAnimation?) {
        updates.add(update)
        if let animation, animations[update] == nil { animations[update] = animation }
    }

    /// Calls what is to be called at the end of the animation.
    func end(_ finished: Bool) {
        for completion in completions { completion(finished) }
    }
}

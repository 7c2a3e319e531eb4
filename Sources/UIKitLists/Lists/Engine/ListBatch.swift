import Foundation
import QuartzCore

/// Updates that are collected until the outermost batch ends.
struct ListBatch {
    var updates: BatchUpdate
    /// The animations of a table's rows. The first animation for an update is used.
    private(set) var animations: [ListUpdate: UITableView.RowAnimation] = [:]
    /// The nesting depth of batches.
    var depth = 0
    var completions: [(Bool) -> Void] = []
    var isAnimated = true
    /// Whether the list had not loaded its data when the batch began. The updates have no effect then: the list loads
    /// everything later.
    var isBeforeLoading = false
    /// Placeholders that are inserted and removed with the batch, and, in a collection view, the gap for a drop. Each
    /// batch closes the previous gap.
    var placeholders: [ListPlaceholder] = []
    var removedPlaceholders: [ListPlaceholder] = []
    var gap: ListGap?
    /// Whether only the gap for a drop changes, and not the data.
    var isOfDrop = false

    init(_ words: ListWords) { updates = BatchUpdate(words) }

    /// Joins several batches to one batch with the given updates.
    ///
    /// - Parameter placeholders: The placeholders of the batches, with their paths after all updates.
    init(
        joining batches: [ListBatch], updates: [ListUpdate], placeholders: [ListPlaceholder], _ words: ListWords
    ) {
        self.init(words)
        for update in updates { add(update, nil) }
        completions = batches.flatMap(\.completions)
        self.placeholders = placeholders
        removedPlaceholders = batches.flatMap(\.removedPlaceholders)
        isAnimated = batches.contains(where: \.isAnimated)
    }

    mutating func add(_ update: ListUpdate, _ animation: UITableView.RowAnimation?) {
        updates.add(update)
        if let animation, animations[update] == nil { animations[update] = animation }
    }

    /// Calls the completions at the end of the animation.
    func end(_ finished: Bool) {
        for completion in completions { completion(finished) }
    }

    /// Calls the completions in the next turn of the main loop.
    @MainActor
    func endLater(_ finished: Bool) {
        guard !completions.isEmpty else { return }
        MainLoop.current.enqueue { end(finished) }
    }
}

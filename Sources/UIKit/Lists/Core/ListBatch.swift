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

    init(_ words: ListWords) { updates = BatchUpdate(words) }

    /// One batch of several, whose updates come to these.
    init(joining batches: [ListBatch], updates: [ListUpdate], _ words: ListWords) {
        self.init(words)
        for update in updates { add(update, nil) }
        completions = batches.flatMap(\.completions)
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

import Foundation

/// A list that shows the items of a data source: a table or a collection view.
///
/// Extensions of this protocol have the code that such lists share: calls and postponed changes in this file, batches
/// of updates in `ListHost+Batches.swift`, the layout pass in `ListEngine.swift`, interactive movement in `Movement`. A
/// conforming list provides its data and shows the changes.
@MainActor
protocol ListHost: UIScrollView {
    /// The names of the list and its items in messages.
    static var words: ListWords { get }
    var activity: ListActivity { get }
    var batch: ListBatch? { get set }
    /// The swipe actions of the list's rows.
    var swiping: ListSwiping { get }

    /// The loaded item counts of the data source, by section; `nil` if they must be loaded.
    var dataCounts: [Int]? { get }
    /// Returns the number of sections of the data source; 0 without a data source.
    func requestSectionCount() -> Int
    func requestItemCount(ofSection section: Int) -> Int
    /// Reports a count of items or sections that exceeds the range of index paths.
    func refuse(_ count: Int, of what: String, inSection section: Int)
    /// Returns the number of shown items.
    func itemCount(ofSection section: Int) -> Int?
    /// Returns the shown path of an item of the data source. It differs only while a drop into a collection view is in
    /// progress.
    func shownPath(of data: IndexPath) -> IndexPath
    /// Makes postponed changes and loads missing counts.
    func loadItems()
    /// Whether the list has not loaded its data yet, and ignores updates until it does.
    var defersLoading: Bool { get }
    /// Marks all data to be reloaded when it is needed next.
    func loadLater()
    /// Reloads all data, now or later.
    func reload()
    func dataSourceDidChange()
    /// Called when the outermost batch begins.
    func batchWillBegin()
    /// Whether an item is being moved interactively.
    var isMoving: Bool { get }
    /// Ends an interactive movement if a callback has requested its end.
    func endPostponedMovement()
    /// Shows the items of the data source after updates. Returns a closure to call afterwards.
    func show(_ batch: ListBatch, _ mapping: ListMapping, _ counts: [Int]) -> () -> Void
    /// Ends a batch whose items are not shown.
    func endUnseen(_ batch: ListBatch)
    /// Calls the data source to configure an item's cell again. Returns whether the data source returned the same
    /// cell.
    func configureAgain(_ path: IndexPath) -> Bool
}

extension ListHost {
    func refuse(_ count: Int, of what: String, inSection section: Int) { warn(count, what) }

    func shownPath(of data: IndexPath) -> IndexPath { data }

    var defersLoading: Bool { false }
    func loadLater() {}
    func batchWillBegin() {}
    var isMoving: Bool { false }
    func endPostponedMovement() {}
    func endUnseen(_ batch: ListBatch) { batch.end(true) }

    /// Returns whether the list shows an item at a path.
    func hasItem(at path: IndexPath) -> Bool {
        path.count == 2 && path.item >= 0 && path.item < itemCount(ofSection: path.section) ?? 0
    }

    // MARK: - Calling the data source

    /// Runs a closure that calls the data source and the delegate. Changes that they make meanwhile are postponed.
    func asking<Result>(_ body: () -> Result) -> Result { active(.asking, body) }

    /// Runs a closure that calls the data source and the delegate, in the given state.
    func active<Result>(_ state: ListActivity.State, _ body: () -> Result) -> Result {
        let old = activity.begin(state)
        defer { if activity.end(old) { setNeedsLayout() } }
        return body()
    }

    /// Whether the items of the list differ from those of the data source.
    var hasPostponedChanges: Bool { !activity.postponed.isEmpty }

    /// Postpones a change. A change that reloads the data makes earlier changes unnecessary.
    func postpone(_ change: ListChange) {
        let needless = activity.postpone(change)
        setNeedsLayout()
        for completion in needless.flatMap(\.completions) { completion(true) }
    }

    /// Makes the postponed changes, unless the list is calling its data source.
    func makePostponedChanges() {
        guard !activity.isAsking, hasPostponedChanges else { return }
        let joined = JoinedChanges(
            activity.takePostponed(), counts: dataCounts, Self.words,
            list: MainActor.assumeIsolated { Diagnostics.name(self) })
        if let sentence = joined.contradiction { Diagnostics.raise(.list, sentence) }
        var changes = joined.changes
        while !changes.isEmpty, !hasPostponedChanges { make(changes.removeFirst()) }
        activity.reinsert(changes)
        for completion in joined.completions { completion(joined.contradiction == nil) }
    }

    private func make(_ change: ListChange) {
        switch change {
        case .reload: reload()
        case .dataSource: dataSourceDidChange()
        case .batch(let batch, let counts): commit(batch, counts)
        case .reconfiguration(let paths): reconfigure(paths)
        }
    }

    /// Drops the postponed changes, which a reload includes. Returns the closures to call after the reload.
    func dropPostponedChanges() -> [(Bool) -> Void] { activity.takePostponed().flatMap(\.completions) }

    // MARK: - Counts

    /// Loads the current counts of the data source.
    func countItems() -> [Int] {
        activity.isCounting = true
        defer { activity.isCounting = false }
        let sections = usable(requestSectionCount(), of: "sections", inSection: 0)
        return (0..<sections).map { usable(requestItemCount(ofSection: $0), of: Self.words.items, inSection: $0) }
    }

    /// Returns a valid number of items or sections, which is 0 to 1 billion.
    private func usable(_ count: Int, of what: String, inSection section: Int) -> Int {
        if count >= 0, count <= 1_000_000_000 { return count }
        if count < 0 { warn(count, what) } else { refuse(count, of: what, inSection: section) }
        return 0
    }

    private func warn(_ count: Int, _ what: String) {
        Diagnostics.warn(
            .list, "\(Diagnostics.name(self)): the data source returns \(count) \(what); 0 are shown")
    }

    // MARK: - Reconfiguring

    /// Calls the data source to configure the cells of items again. Their sizes are measured in the next layout pass.
    func reconfigure(_ paths: [IndexPath]) {
        if activity.isAsking || hasPostponedChanges {
            postpone(.reconfiguration(paths))
            return makePostponedChanges()
        }
        loadItems()
        for (index, data) in paths.enumerated() {
            guard !hasPostponedChanges else {
                activity.reinsert([.reconfiguration(Array(paths[index...]))])
                break
            }
            let path = shownPath(of: data)
            guard hasItem(at: path) else {
                Diagnostics.raise(
                    .list,
                    "attempt to reconfigure \(Self.words.item) \(path.item) in section \(path.section), but there is no such \(Self.words.item): \(Diagnostics.name(self))"
                )
                continue
            }
            if !configureAgain(path) {
                Diagnostics.warn(
                    .list,
                    "\(Diagnostics.name(self)): the data source returned a different cell for the \(Self.words.item) \(ListText.name(path)), which is being reconfigured; the existing cell is kept"
                )
            }
        }
        setNeedsLayout()
    }
}

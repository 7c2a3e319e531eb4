import Foundation

/// A list that asks a data source what it shows: a table, or a collection view.
///
/// What such lists have in common is in extensions of this protocol: asking and postponing here, batches of updates in
/// `ListHost+Batches.swift`, movement by hand in `Movement`. A list says what it has and how it shows that.
@MainActor
protocol ListHost: UIScrollView {
    /// How messages call the list and what it shows.
    static var words: ListWords { get }
    var activity: ListActivity { get }
    var batch: ListBatch? { get set }
    /// The row that is swiped.
    var swiping: ListSwiping { get }

    /// The numbers of the data source's items that the list goes by, by section; `nil` where they are to be asked.
    var dataCounts: [Int]? { get }
    /// How many sections the data source has; none without one.
    func askSectionCount() -> Int
    func askItemCount(ofSection section: Int) -> Int
    /// The data source has more items, or sections, than a list can tell apart by their place.
    func refuse(_ count: Int, of what: String, inSection section: Int)
    /// How many items are shown.
    func itemCount(ofSection section: Int) -> Int?
    /// Where an item of the data source is shown: at another path only while something is dropped into a collection view.
    func shownPath(of data: IndexPath) -> IndexPath
    /// Makes what was postponed, and asks for numbers where they are not known.
    func loadItems()
    /// Whether the list has not loaded its data yet, and ignores updates until it does.
    var defersLoading: Bool { get }
    /// Has everything loaded when it is needed next.
    func loadLater()
    /// Loads everything anew, at once or later.
    func reload()
    func dataSourceDidChange()
    /// The outermost batch begins.
    func batchWillBegin()
    /// Shows what the data source has after updates. Returns what to call afterwards.
    func show(_ batch: ListBatch, _ mapping: ListMapping, _ counts: [Int]) -> () -> Void
    /// Has the data source configure an item's cell again. Returns whether the data source gave that cell back.
    func configureAgain(_ path: IndexPath) -> Bool
}

extension ListHost {
    func refuse(_ count: Int, of what: String, inSection section: Int) { warn(count, what) }

    func shownPath(of data: IndexPath) -> IndexPath { data }

    var defersLoading: Bool { false }
    func loadLater() {}

    /// Whether the list shows an item at a path.
    func hasItem(at path: IndexPath) -> Bool {
        path.count == 2 && path.item >= 0 && path.item < itemCount(ofSection: path.section) ?? 0
    }

    // MARK: - Asking

    /// Does something that asks the data source and the delegate. What they change meanwhile is postponed.
    func asking<Result>(_ body: () -> Result) -> Result { active(.asking, body) }

    /// The same, in a layout pass or outside of one.
    func active<Result>(_ state: ListActivity.State, _ body: () -> Result) -> Result {
        let old = activity.begin(state)
        defer { if activity.end(old) { setNeedsLayout() } }
        return body()
    }

    /// Whether the items that the list asks about are not the data source's any more.
    var hasPostponedChanges: Bool { !activity.postponed.isEmpty }

    /// Keeps a change for later. What loads the data anew makes others before it needless.
    func postpone(_ change: ListChange) {
        let needless = activity.postpone(change)
        setNeedsLayout()
        for completion in needless.flatMap(\.completions) { completion(true) }
    }

    /// Makes the changes that were postponed, as far as nothing is changed meanwhile.
    func makePostponedChanges() {
        guard !activity.isAsking, hasPostponedChanges else { return }
        let joined = JoinedChanges(
            activity.takePostponed(), counts: dataCounts, Self.words,
            list: MainActor.assumeIsolated { Diagnostics.name(self) })
        if let sentence = joined.contradiction { Diagnostics.raise(.list, sentence) }
        var changes = joined.changes
        while !changes.isEmpty, !hasPostponedChanges { make(changes.removeFirst()) }
        activity.putBack(changes)
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

    /// Changes that come with what is loaded anew are not to be made. Returns what to call when that is loaded.
    func dropPostponedChanges() -> [(Bool) -> Void] { activity.takePostponed().flatMap(\.completions) }

    // MARK: - Numbers

    /// What the data source says now.
    func countItems() -> [Int] {
        activity.isCounting = true
        defer { activity.isCounting = false }
        let sections = usable(askSectionCount(), of: "sections", inSection: 0)
        return (0..<sections).map { usable(askItemCount(ofSection: $0), of: Self.words.items, inSection: $0) }
    }

    /// A number of items or sections that a list can have: from nothing to a billion.
    private func usable(_ count: Int, of what: String, inSection section: Int) -> Int {
        if count >= 0, count <= 1_000_000_000 { return count }
        if count < 0 { warn(count, what) } else { refuse(count, of: what, inSection: section) }
        return 0
    }

    private func warn(_ count: Int, _ what: String) {
        Diagnostics.warn(
            .list, "\(Diagnostics.name(self)): the data source says that there are \(count) \(what); none are shown")
    }

    // MARK: - Configuring again

    /// Has the data source configure the cells of items again; what they need is measured with the next layout.
    func reconfigure(_ paths: [IndexPath]) {
        if activity.isAsking || hasPostponedChanges {
            postpone(.reconfiguration(paths))
            return makePostponedChanges()
        }
        loadItems()
        for (index, data) in paths.enumerated() {
            guard !hasPostponedChanges else {
                activity.putBack([.reconfiguration(Array(paths[index...]))])
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
                    "\(Diagnostics.name(self)): the data source made another cell for the \(Self.words.item) \(ListText.name(path)), which is to be reconfigured; its cell stays"
                )
            }
        }
        setNeedsLayout()
    }
}

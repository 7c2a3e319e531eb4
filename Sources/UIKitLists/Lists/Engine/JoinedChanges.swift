import Foundation

// Chosen (Lists): Consecutive postponed batches are joined, since the data source only has the last state. Insertions
// and deletions are then animated with `automatic`, and rows that move between sections of a table are not loaded
// again. A reload replaces all other postponed changes, whose completions are called with `true`.
/// Joins the postponed changes of a list to as few as possible.
///
/// The data source already has the state after all changes, and its intermediate states are not available. Batches are
/// therefore joined to one batch, and the paths of reconfigured items are mapped to their final places:
///
///     insert 0 ▸ reconfigure 3 ▸ delete 1   ⇒   [insert 0, delete 0] ▸ reconfigure 2
@MainActor
struct JoinedChanges {
    private(set) var changes: [ListChange]
    /// The completions of batches that are dropped because all data is reloaded. They are called afterwards.
    private(set) var completions: [(Bool) -> Void] = []
    /// UIKit's sentence for the exception, if the updates do not match the numbers of items.
    private(set) var contradiction: String?

    /// - Parameter counts: The numbers of items by section, before all changes.
    init(_ changes: [ListChange], counts: [Int]?, _ words: ListWords, list: @autoclosure () -> String) {
        self.changes = changes
        if let last = changes.last(where: \.loadsCountsAgain) {
            reloadContent(by: last)
        } else if Self.haveStatesBetween(changes) {
            if let counts { join(counts, words, list) } else { reloadContent(by: .reload) }
        }
    }

    private mutating func reloadContent(by change: ListChange) {
        completions = changes.flatMap(\.completions)
        changes = [change]
    }

    /// Returns whether changes refer to intermediate states, which the data source no longer has. This is the case if
    /// a batch follows a different change.
    private static func haveStatesBetween(_ changes: [ListChange]) -> Bool {
        changes.dropFirst().contains { if case .batch = $0 { true } else { false } }
    }

    private mutating func join(_ counts: [Int], _ words: ListWords, _ list: () -> String) {
        let start = ItemNumbers(counts)
        var (end, last) = (start, counts)
        var batches: [ListBatch] = []
        var placeholders: [ListPlaceholder] = []
        var reconfigured: [Int] = []
        for change in changes {
            switch change {
            case .reload, .dataSource: break
            case .reconfiguration(let paths): reconfigured += paths.compactMap { end[$0] }
            case .batch(let batch, let after):
                guard let after else { return reloadContent(by: .reload) }
                do {
                    let mapping = try batch.updates.mapping(before: last, after: after, list: list())
                    end.follow(mapping, after)
                    placeholders = placeholders.filter { $0.follow(mapping) } + batch.placeholders
                } catch {
                    contradiction = error.sentence
                    return reloadContent(by: .reload)
                }
                last = after
                batches.append(batch)
            }
        }
        let updates = SnapshotDifference(from: start.snapshot, to: end.snapshot).updates
        let batch = ListBatch(joining: batches, updates: updates, placeholders: placeholders, words)
        changes = [.batch(batch, counts: last)]
        let snapshot = end.snapshot
        let paths = reconfigured.compactMap { number in
            snapshot.find(number).map { IndexPath(item: $0.index, section: $0.section) }
        }
        if !paths.isEmpty { changes.append(.reconfiguration(paths)) }
    }
}

/// The sections and items of a list, each with a number that does not change when it moves.
private struct ItemNumbers {
    private var sections: [Int]
    private var items: [[Int]]
    private var next: Int

    init(_ counts: [Int]) {
        (sections, items, next) = (Array(counts.indices), [], counts.count)
        for count in counts {
            items.append(Array(next..<next + count))
            next += count
        }
    }

    subscript(path: IndexPath) -> Int? {
        guard path.count == 2, items.indices.contains(path.section), items[path.section].indices.contains(path.item)
        else { return nil }
        return items[path.section][path.item]
    }

    /// Applies updates to the numbers. A reloaded item gets a new number.
    mutating func follow(_ mapping: ListMapping, _ counts: [Int]) {
        let old = self
        sections = counts.indices.map { section in
            mapping.sections.old(forNew: section).flatMap {
                mapping.reloadedSections.contains($0) ? nil : old.sections[$0]
            } ?? makeNumber()
        }
        items = counts.enumerated().map { section, count in
            (0..<count).map { item in
                let path = mapping.oldPath(of: IndexPath(item: item, section: section))
                return path.flatMap { mapping.isReloaded($0) ? nil : old[$0] } ?? makeNumber()
            }
        }
    }

    private mutating func makeNumber() -> Int {
        next += 1
        return next - 1
    }

    var snapshot: NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections(sections)
        for (section, items) in zip(sections, items) { snapshot.appendItems(items, toSection: section) }
        return snapshot
    }
}

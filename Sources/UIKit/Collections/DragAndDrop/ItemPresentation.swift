import Foundation

/// How what a collection view shows differs from its data source while something is dropped: there are places for items that the data
/// source does not have, a gap and placeholders, and one item can be shown in the gap instead of at its own place.
///
/// A *shown* path counts all that is shown, as layouts do; a *data* path is the data source's, as everywhere in the public API.
@MainActor
struct ItemPresentation {
    struct Extra {
        /// `nil` for the gap.
        var placeholder: ListPlaceholder?
        var shown: IndexPath
    }

    /// In order.
    private(set) var extras: [Extra] = []
    /// The item that is shown in the gap.
    private(set) var lifted: IndexPath?

    var isEmpty: Bool { extras.isEmpty }

    /// Where the gap is.
    var gap: IndexPath? { extras.first { $0.placeholder == nil }?.shown }

    func placeholder(at shown: IndexPath) -> ListPlaceholder? { extras.first { $0.shown == shown }?.placeholder }

    func shown(of placeholder: ListPlaceholder) -> IndexPath? {
        extras.first { $0.placeholder === placeholder }?.shown
    }

    // MARK: Paths

    /// The item that is shown at a path; `nil` at the gap and at placeholders.
    func dataPath(_ shown: IndexPath) -> IndexPath? {
        guard !isEmpty, shown.count == 2 else { return shown }
        if let extra = extras.first(where: { $0.shown == shown }) { return extra.placeholder == nil ? lifted : nil }
        return insertion(shown)
    }

    /// The item before which a path is, or the number of the section's items.
    func insertion(_ shown: IndexPath) -> IndexPath {
        guard !isEmpty, shown.count == 2 else { return shown }
        let before = extras.filter { $0.shown.section == shown.section && $0.shown.item < shown.item }.count
        var item = shown.item - before
        if let lifted, lifted.section == shown.section, lifted.item <= item { item += 1 }
        return IndexPath(item: item, section: shown.section)
    }

    /// Where an item is shown.
    func shownPath(_ data: IndexPath) -> IndexPath {
        guard !isEmpty, data.count == 2 else { return data }
        if data == lifted, let gap { return gap }
        var item = data.item - liftedBefore(data)
        for extra in extras where extra.shown.section == data.section && extra.shown.item <= item { item += 1 }
        return IndexPath(item: item, section: data.section)
    }

    private func liftedBefore(_ data: IndexPath) -> Int {
        lifted.map { $0.section == data.section && $0.item < data.item } == true ? 1 : 0
    }

    func dataCounts(_ shown: [Int]) -> [Int] { changed(shown, by: -1) }

    func shownCounts(_ data: [Int]) -> [Int] { changed(data, by: 1) }

    private func changed(_ counts: [Int], by step: Int) -> [Int] {
        guard !isEmpty else { return counts }
        var counts = counts
        for extra in extras where counts.indices.contains(extra.shown.section) { counts[extra.shown.section] += step }
        if let lifted, counts.indices.contains(lifted.section) { counts[lifted.section] -= step }
        return counts
    }

    // MARK: Changing

    /// Adds a gap, or a placeholder, before an item: behind what is there already.
    mutating func insert(_ placeholder: ListPlaceholder?, before data: IndexPath) {
        var item = data.item - liftedBefore(data)
        for extra in extras where extra.shown.section == data.section && extra.shown.item <= item { item += 1 }
        for index in extras.indices
        where extras[index].shown.section == data.section && extras[index].shown.item >= item {
            extras[index].shown.item += 1
        }
        extras.append(Extra(placeholder: placeholder, shown: IndexPath(item: item, section: data.section)))
        extras.sort { $0.shown < $1.shown }
    }

    /// Shows an item in the gap that comes next. There is no gap yet.
    mutating func lift(_ data: IndexPath?) { lifted = data }

    /// The gap is the place of its item from now on; what is shown stays.
    mutating func settle() {
        lifted = nil
        extras.removeAll { $0.placeholder == nil }
    }

    /// Everything is elsewhere by one item that was moved, in shown paths.
    mutating func follow(moved: (IndexPath) -> IndexPath) {
        for index in extras.indices { extras[index].shown = moved(extras[index].shown) }
        extras.sort { $0.shown < $1.shown }
    }

    /// What is left of it after updates: the placeholders. Says of each which item it is before.
    var insertions: [(placeholder: ListPlaceholder, data: IndexPath)] {
        extras.compactMap { extra in extra.placeholder.map { ($0, insertion(extra.shown)) } }
    }
}

import Foundation

/// The differences between the items that a collection view shows during a drop and the items of its data source: a
/// gap and placeholders, which have no items in the data source, and an item that is shown in the gap instead of at
/// its own position.
///
/// A *shown* path counts all shown positions, as layouts do. A *data* path is an index path of the data source, as in
/// the public API.
@MainActor
struct ItemPresentation {
    struct Extra {
        /// The placeholder; `nil` for the gap.
        var placeholder: ListPlaceholder?
        var shown: IndexPath
    }

    /// The gap and the placeholders, sorted by their shown paths.
    private(set) var extras: [Extra] = []
    /// The item that is shown in the gap.
    private(set) var lifted: IndexPath?

    var isEmpty: Bool { extras.isEmpty }

    /// The path of the gap.
    var gap: IndexPath? { extras.first { $0.placeholder == nil }?.shown }

    func placeholder(at shown: IndexPath) -> ListPlaceholder? { extras.first { $0.shown == shown }?.placeholder }

    func shown(of placeholder: ListPlaceholder) -> IndexPath? {
        extras.first { $0.placeholder === placeholder }?.shown
    }

    // MARK: Paths

    /// Returns the item that is shown at a path; `nil` for an empty gap and for placeholders.
    func dataPath(_ shown: IndexPath) -> IndexPath? {
        guard !isEmpty, shown.count == 2 else { return shown }
        if let extra = extras.first(where: { $0.shown == shown }) { return extra.placeholder == nil ? lifted : nil }
        return insertion(shown)
    }

    /// Returns the data path of the first item at or after a shown path, or the end of the section if no item follows.
    func insertion(_ shown: IndexPath) -> IndexPath {
        guard !isEmpty, shown.count == 2 else { return shown }
        let before = extras.filter { $0.shown.section == shown.section && $0.shown.item < shown.item }.count
        var item = shown.item - before
        if let lifted, lifted.section == shown.section, lifted.item <= item { item += 1 }
        return IndexPath(item: item, section: shown.section)
    }

    /// Returns the shown path of an item.
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

    /// Inserts a gap or a placeholder before an item, and after the extras that are already there.
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

    /// Sets the item that the next gap will show. Called before the gap is inserted.
    mutating func lift(_ data: IndexPath?) { lifted = data }

    /// Removes the gap after its item was moved there in the data source. The shown items do not change.
    mutating func settle() {
        lifted = nil
        extras.removeAll { $0.placeholder == nil }
    }

    /// Updates the shown paths after an item was moved.
    mutating func follow(moved: (IndexPath) -> IndexPath) {
        for index in extras.indices { extras[index].shown = moved(extras[index].shown) }
        extras.sort { $0.shown < $1.shown }
    }

    /// The placeholders that remain after updates, each with the item that follows it.
    var insertions: [(placeholder: ListPlaceholder, data: IndexPath)] {
        extras.compactMap { extra in extra.placeholder.map { ($0, insertion(extra.shown)) } }
    }
}

import Foundation

/// The differences between the shown items of a collection view and its data source during a drop: a gap and
/// placeholders are places without items in the data source, and one item can be shown in the gap instead of at its
/// own place.
///
/// A *shown* path counts all shown places, as layouts do; a *data* path is a path of the data source, as in the public
/// API.
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

    /// Returns the data path of the item after a shown path, or the number of the section's items.
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

    /// Inserts a gap or a placeholder before an item, after existing ones.
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

    /// Sets the item that will be shown in the next gap. No gap exists yet.
    mutating func lift(_ data: IndexPath?) { lifted = data }

    /// Makes the gap the place of its item. The shown items do not change.
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

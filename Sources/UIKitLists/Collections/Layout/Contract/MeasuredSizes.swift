import Foundation

/// The measured sizes of cells, by section and item.
struct MeasuredSizes: Equatable {
    private var sections: [Int: [Int: CGSize]] = [:]

    var isEmpty: Bool { sections.isEmpty }

    subscript(indexPath: IndexPath) -> CGSize? {
        get { sections[indexPath.section]?[indexPath.item] }
        set { sections[indexPath.section, default: [:]][indexPath.item] = newValue }
    }

    /// Returns a section's sizes, in order.
    func sizes(inSection section: Int) -> [(item: Int, size: CGSize)] {
        (sections[section] ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Updates the places for an update. Deletions use places before the update, insertions use places after it.
    @MainActor
    mutating func apply(_ updates: [UICollectionViewUpdateItem]) {
        guard !isEmpty, !updates.isEmpty else { return }
        var (goneSections, newSections) = (Set<Int>(), Set<Int>())
        var (goneItems, newItems): ([Int: Set<Int>], [Int: Set<Int>]) = ([:], [:])
        var (movedSections, movedItems): ([Int: Int], [IndexPath: IndexPath]) = ([:], [:])
        for update in updates {
            let (before, after) = (update.indexPathBeforeUpdate, update.indexPathAfterUpdate)
            if update.isOfSection {
                if let before { goneSections.insert(before.section) }
                if let after { newSections.insert(after.section) }
                if update.updateAction == .move, let before, let after { movedSections[before.section] = after.section }
            } else {
                if let before { goneItems[before.section, default: []].insert(before.item) }
                if let after { newItems[after.section, default: []].insert(after.item) }
                if update.updateAction == .move, let before, let after { movedItems[before] = after }
            }
        }
        let placesOfSections = Places(gone: goneSections, new: newSections)
        var result: [Int: [Int: CGSize]] = [:]
        for (section, items) in sections {
            let target = movedSections[section] ?? placesOfSections.place(of: section)
            let places = Places(gone: goneItems[section] ?? [], new: target.flatMap { newItems[$0] } ?? [])
            for (item, size) in items {
                if let moved = movedItems[IndexPath(item: item, section: section)] {
                    result[moved.section, default: [:]][moved.item] = size
                } else if let target, let place = places.place(of: item) {
                    result[target, default: [:]][place] = size
                }
            }
        }
        sections = result
    }

    /// The new indexes after elements are removed and inserted.
    private struct Places {
        let gone: [Int]
        let new: [Int]

        init(gone: Set<Int>, new: Set<Int>) { (self.gone, self.new) = (gone.sorted(), new.sorted()) }

        func place(of number: Int) -> Int? {
            let before = gone.lastPlace { $0 <= number }
            if let before, gone[before] == number { return nil }
            var place = number - (before.map { $0 + 1 } ?? 0)
            // Adds the number of inserted elements that precede the element.
            var (low, high) = (0, new.count)
            while low < high {
                let middle = (low + high) / 2
                if new[middle] - middle <= place { low = middle + 1 } else { high = middle }
            }
            place += low
            return place
        }
    }
}

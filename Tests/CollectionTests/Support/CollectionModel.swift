import RandomSupport
import UIKit

/// A simple model of a collection view's content: sections of numbered items.
@MainActor
final class CollectionModel: NSObject, UICollectionViewDataSource {
    var sections: [[Int]] = []
    /// Called once in the next request for a cell.
    var inside: (() -> Void)?
    private var next = 0

    nonisolated deinit {}

    func makeItem() -> Int {
        next += 1
        return next
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.tag = sections[indexPath.section][indexPath.item]
        let inside = inside
        self.inside = nil
        inside?()
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }

    func path(of item: Int) -> IndexPath? {
        for (section, items) in sections.enumerated() {
            if let index = items.firstIndex(of: item) { return IndexPath(item: index, section: section) }
        }
        return nil
    }

    /// Deletes, moves, reloads and inserts items and sections in one batch.
    func change(_ collection: UICollectionView, _ selected: inout Int?, _ random: inout SeededGenerator) {
        let old = sections
        var (deleted, moved, reloaded) = (Set<Int>(), Set<Int>(), Set<Int>())
        let gone = old.count > 1 && random.below(4) == 0 ? random.below(old.count) : nil
        var new: [[Int]] = []
        for (section, items) in old.enumerated() where section != gone {
            var rest: [Int] = []
            for item in items {
                switch random.below(7) {
                case 0: deleted.insert(item)
                case 1: moved.insert(item)
                default:
                    if random.below(9) == 0 { reloaded.insert(item) }
                    rest.append(item)
                }
            }
            new.append(rest)
        }
        var inserted = Set<Int>()
        for item in moved.sorted() {
            let section = random.below(new.count)
            new[section].insert(item, at: random.below(new[section].count + 1))
        }
        for _ in 0..<random.below(5) {
            let (item, section) = (makeItem(), random.below(new.count))
            new[section].insert(item, at: random.below(new[section].count + 1))
            inserted.insert(item)
        }
        let place = random.below(4) == 0 ? random.below(new.count + 1) : nil
        if let place { new.insert((0..<random.below(6)).map { _ in makeItem() }, at: place) }
        let oldPaths = Dictionary(uniqueKeysWithValues: old.flatMap(\.self).map { ($0, path(of: $0)) })
        collection.performBatchUpdates {
            self.sections = new
            if let gone { collection.deleteSections([gone]) }
            if let place { collection.insertSections([place]) }
            collection.deleteItems(at: deleted.compactMap { oldPaths[$0] ?? nil })
            collection.reloadItems(at: reloaded.compactMap { oldPaths[$0] ?? nil })
            collection.insertItems(at: inserted.compactMap { self.path(of: $0) })
            for item in moved {
                guard let from = oldPaths[item] ?? nil, let to = self.path(of: item) else { continue }
                collection.moveItem(at: from, to: to)
            }
        }
        if let item = selected, path(of: item) == nil || reloaded.contains(item) { selected = nil }
    }
}

import Foundation

extension UICollectionViewDiffableDataSource {
    typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// Adapts the outlines to the items of a new snapshot, so that their visible items are the items of the sections.
    func rebaseOutlines(from former: Snapshot, to new: Snapshot) {
        guard !outlines.isEmpty else { return }
        var result: [SectionIdentifierType: Outline] = [:]
        var rebase: OutlineRebase<SectionIdentifierType, ItemIdentifierType>?
        for section in new.sections {
            let outline = outlines[section.identifier]
            if let outline, outline.visibleItems == section.items {
                result[section.identifier] = outline
                continue
            }
            // Items that move to a section without an outline keep their children.
            guard outline != nil || receivesItems(section, former) else { continue }
            let changes = rebase ?? OutlineRebase(outlines: outlines, former: former, new: new)
            rebase = changes
            let rebased = changes.outline(of: section)
            if outline != nil || rebased.hasLevels { result[section.identifier] = rebased }
        }
        outlines = result
        if rebase != nil { outlinesAreDue = true }
    }

    /// Returns whether a section without an outline has items that were in sections with outlines.
    private func receivesItems(_ section: Snapshot.Section, _ former: Snapshot) -> Bool {
        if let index = former.indexOfSection(section.identifier), former.sections[index].items == section.items {
            return false
        }
        return section.items.contains { former.places[$0].map { outlines[$0.section] != nil } ?? false }
    }
}

/// The adaptation of outlines to a snapshot that was applied without them.
struct OutlineRebase<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Outline = NSDiffableDataSourceSectionSnapshot<Item>
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    let outlines: [Section: Outline]
    let former: Snapshot
    let new: Snapshot
    /// The parents of the items that were visible.
    private var parents: [Item: Item] = [:]

    init(outlines: [Section: Outline], former: Snapshot, new: Snapshot) {
        self.outlines = outlines
        self.former = former
        self.new = new
        for outline in outlines.values {
            var path: [Item] = []
            for item in outline.visibleItems {
                path.removeSubrange(outline.level(of: item)...)
                parents[item] = path.last
                path.append(item)
            }
        }
    }

    // Chosen (Lists): If a snapshot without levels changes the items of an outline, the remaining items keep their
    // parents, their hidden children and their expansion. New items have the level of the item above them, or of the
    // item below them if that is deeper. The visible children of a deleted item move to its level.
    /// Returns the outline of a section of the new snapshot.
    func outline(of section: Snapshot.Section) -> Outline {
        var result = Outline()
        // The last visible item and its parents. The index of an item is its level.
        var path: [Item] = []
        for (item, next) in zip(section.items, nextKnown(section.items)) {
            let lowest = next.flatMap { levelBelowParent($0, path) } ?? 0
            let level = max(lowest, wantedLevel(of: item, path))
            path.removeSubrange(level...)
            path.append(item)
            add(item, level, section.identifier, to: &result)
        }
        return result
    }

    /// Returns for each item the next item below it that the former snapshot contains.
    private func nextKnown(_ items: [Item]) -> [Item?] {
        var next: Item?
        let reversed = items.reversed().map { item in
            defer { if former.places[item] != nil { next = item } }
            return next
        }
        return reversed.reversed()
    }

    private func wantedLevel(of item: Item, _ path: [Item]) -> Int {
        let deepest = max(0, path.count - 1)
        if former.places[item] == nil { return deepest }
        if let level = levelBelowParent(item, path) { return level }
        // An item that was moved away from its parent keeps its level if the item above it permits that.
        let level = sequence(first: item, next: remainingParent).dropFirst().reduce(0) { level, _ in level + 1 }
        return min(level, deepest)
    }

    /// Returns the level of an item whose parent is in the path.
    private func levelBelowParent(_ item: Item, _ path: [Item]) -> Int? {
        remainingParent(item).flatMap { path.lastIndex(of: $0) }.map { $0 + 1 }
    }

    /// Returns the innermost parent that the new snapshot contains.
    private func remainingParent(_ item: Item) -> Item? {
        var parent = parents[item]
        while let gone = parent, new.places[gone] == nil { parent = parents[gone] }
        return parent
    }

    /// Appends an item with its hidden children, except those that the new snapshot shows.
    private func add(_ item: Item, _ level: Int, _ section: Section, to result: inout Outline) {
        let place = former.places[item]
        let origin = outlines[place?.section ?? section]
        let isKnown = origin?.contains(item) == true
        let isExpanded = place != nil && origin?.isExpanded(item) == true
        result.append(item, level: level, isExpanded: isExpanded)
        guard isKnown, !isExpanded, let below = origin?.snapshot(of: item) else { return }
        var shown = Int.max
        for child in below.items {
            let depth = below.level(of: child)
            if depth > shown { continue }
            shown = new.places[child] == nil ? .max : depth
            guard shown == .max else { continue }
            result.append(child, level: level + 1 + depth, isExpanded: below.isExpanded(child))
        }
    }
}

import Foundation

/// The updates between two states of a data source. They determine the new places of its sections and items.
///
/// Deletions, reloads and the sources of moves use index paths of the state before the updates; insertions and the
/// targets of moves use index paths of the state after them. The order of the calls does not matter
/// (performBatchUpdates(_:completion:), Apple's documentation). Sections are mapped first, and then the items within
/// each remaining section.
struct BatchUpdate {
    /// The names of the list and its items in messages.
    let words: ListWords

    private(set) var updates: [ListUpdate] = []

    private var deletedItems: Set<IndexPath> = []
    private var insertedItems: Set<IndexPath> = []
    private var reloadedItems: Set<IndexPath> = []
    private var movedItems: [IndexPath: IndexPath] = [:]
    private var deletedSections = IndexSet()
    private var insertedSections = IndexSet()
    private var reloadedSections = IndexSet()
    private var movedSections: [Int: Int] = [:]

    init(_ words: ListWords) { self.words = words }

    var isEmpty: Bool { updates.isEmpty }

    /// UIKit's sentence about inconsistent updates.
    struct Inconsistency: Error, Equatable {
        var sentence: String
    }

    /// Adds an update. A repeated update is ignored.
    mutating func add(_ update: ListUpdate) {
        let isNew: Bool
        switch update {
        case .deleteItem(let path): isNew = deletedItems.insert(path).inserted
        case .insertItem(let path): isNew = insertedItems.insert(path).inserted
        case .reloadItem(let path): isNew = reloadedItems.insert(path).inserted
        case .moveItem(let old, let new): isNew = movedItems.updateValue(new, forKey: old) == nil
        case .deleteSection(let section): isNew = deletedSections.insert(section).inserted
        case .insertSection(let section): isNew = insertedSections.insert(section).inserted
        case .reloadSection(let section): isNew = reloadedSections.insert(section).inserted
        case .moveSection(let old, let new): isNew = movedSections.updateValue(new, forKey: old) == nil
        }
        if isNew { updates.append(update) }
    }

    /// Returns the new place of each item and section, given the numbers of items before and after the updates.
    ///
    /// - Parameter listDescription: The description of the list, for messages.
    func mapping(
        before: [Int], after: [Int], list listDescription: @autoclosure () -> String
    ) throws(Inconsistency) -> ListMapping {
        try checkIndexes(before: before, after: after)
        try checkConflicts()
        let sections = try mapSections(before: before, after: after, listDescription)
        var mapping = ListMapping(sections: sections)
        mapping.reloadedSections = Set(reloadedSections)
        mapping.reloadedItems = reloadedItems.filter { !reloadedSections.contains($0.section) }
        for (old, new) in movedItems {
            mapping.movedTo[old] = new
            mapping.movedFrom[new] = old
        }
        try mapItems(into: &mapping, before: before, after: after, listDescription)
        return mapping
    }

    // MARK: - Sections

    private func mapSections(
        before: [Int], after: [Int], _ list: () -> String
    ) throws(Inconsistency) -> IndexMapping {
        let mapping = IndexMapping(
            oldCount: before.count, newCount: after.count, removed: Array(deletedSections),
            added: Array(insertedSections), moved: movedSections.map { (old: $0.key, new: $0.value) })
        guard let mapping else {
            let expected = before.count - deletedSections.count + insertedSections.count
            guard after.count > expected else { throw inconsistentCounts(before, after, list) }
            throw Inconsistency(
                sentence:
                    "Invalid update: invalid number of sections. The number of sections contained in the \(words.list) after the update (\(after.count)) must be equal to the number of sections contained in the \(words.list) before the update (\(before.count)), plus or minus the number of sections inserted or deleted (\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
            )
        }
        return mapping
    }

    // MARK: - Items

    private struct SectionChanges {
        var removed: [Int] = []
        var added: [Int] = []
        var inserted = 0
        var deleted = 0
        var movedIn = 0
        var movedOut = 0
    }

    private func mapItems(
        into mapping: inout ListMapping, before: [Int], after: [Int], _ list: () -> String
    ) throws(Inconsistency) {
        let sections = mapping.sections
        // Keyed by the section numbers after the updates.
        var changes: [Int: SectionChanges] = [:]
        for path in deletedItems {
            guard let section = sections.new(forOld: path.section) else { continue }
            changes[section, default: SectionChanges()].removed.append(path.item)
            changes[section]?.deleted += 1
        }
        for path in insertedItems where sections.old(forNew: path.section) != nil {
            changes[path.section, default: SectionChanges()].added.append(path.item)
            changes[path.section]?.inserted += 1
        }
        for (old, new) in movedItems {
            if let section = sections.new(forOld: old.section) {
                changes[section, default: SectionChanges()].removed.append(old.item)
                changes[section]?.movedOut += 1
            }
            if sections.old(forNew: new.section) != nil {
                changes[new.section, default: SectionChanges()].added.append(new.item)
                changes[new.section]?.movedIn += 1
            }
        }
        for (section, count) in after.enumerated() {
            guard let old = sections.old(forNew: section) else { continue }
            // All items of a reloaded section are replaced.
            if reloadedSections.contains(old) {
                mapping.items[section] = IndexMapping(
                    oldCount: before[old], newCount: count, removed: Array(0..<before[old]), added: Array(0..<count))
                continue
            }
            guard var change = changes[section] else {
                guard before[old] == count else {
                    throw inconsistentItems(SectionChanges(), old, count, before, after, list)
                }
                continue
            }
            change.removed.sort()
            change.added.sort()
            let items = IndexMapping(
                oldCount: before[old], newCount: count, removed: change.removed, added: change.added)
            guard let items else { throw inconsistentItems(change, old, count, before, after, list) }
            mapping.items[section] = items
        }
    }

    // MARK: - Messages

    /// Returns the error for inconsistent counts. In the recorded cases, too few items after the updates are reported
    /// as an invalid batch, and too many items as an invalid number of items.
    private func inconsistentItems(
        _ change: SectionChanges, _ section: Int, _ count: Int, _ before: [Int], _ after: [Int], _ list: () -> String
    ) -> Inconsistency {
        let old = before[section]
        let expected = old - change.deleted + change.inserted + change.movedIn - change.movedOut
        guard count > expected else { return inconsistentCounts(before, after, list) }
        return Inconsistency(
            sentence:
                "Invalid update: invalid number of \(words.items) in section \(section).  The number of \(words.items) contained in an existing section after the update (\(count)) must be equal to the number of \(words.items) contained in that section before the update (\(old)), plus or minus the number of \(words.items) inserted or deleted from that section (\(change.inserted) inserted, \(change.deleted) deleted) and plus or minus the number of \(words.items) moved into or out of that section (\(change.movedIn) moved in, \(change.movedOut) moved out)."
        )
    }

    private func inconsistentCounts(_ before: [Int], _ after: [Int], _ list: () -> String) -> Inconsistency {
        func describe(_ counts: [Int]) -> String {
            "{ \(counts.count) \(counts.count == 1 ? "section" : "sections") with \(words.item) counts: \(counts) }"
        }
        let lines = updates.flatMap { $0.lines(words) }.map { "\t\($0)" }.joined(separator: ",\n")
        return Inconsistency(
            sentence:
                "Invalid batch updates detected: the number of sections and/or \(words.items) returned by the data source before and/or after performing the batch updates are inconsistent with the updates.\nData source before updates = \(describe(before))\nData source after updates = \(describe(after))\nUpdates = [\n\(lines)\n]\n\(words.listAtLineStart): \(list())"
        )
    }

    /// Indexes are checked before counts (recorded).
    private func checkIndexes(before: [Int], after: [Int]) throws(Inconsistency) {
        for update in updates {
            let sentence: String? =
                switch update {
                case .deleteItem(let path): outOfRange("delete", path, "from", before)
                case .reloadItem(let path): outOfRange("reload", path, "from", before)
                case .insertItem(let path): outOfRange(inserting: path, after)
                case .moveItem(let old, let new):
                    outOfRange("move", old, "from", before) ?? outOfRange(inserting: new, after)
                case .deleteSection(let section): outOfRange("delete", section, before)
                case .reloadSection(let section): outOfRange("reload", section, before)
                case .insertSection(let section): outOfRange(inserting: section, after)
                case .moveSection(let old, let new):
                    outOfRange("move", old, before) ?? outOfRange(inserting: new, after)
                }
            if let sentence { throw Inconsistency(sentence: sentence) }
        }
    }

    private func outOfRange(_ verb: String, _ path: IndexPath, _ preposition: String, _ counts: [Int]) -> String? {
        guard counts.indices.contains(path.section) else {
            return
                "attempt to \(verb) \(words.item) \(path.item) \(preposition) section \(path.section), but there are only \(counts.count) sections before the update"
        }
        guard path.item < 0 || path.item >= counts[path.section] else { return nil }
        return
            "attempt to \(verb) \(words.item) \(path.item) \(preposition) section \(path.section) which only contains \(counts[path.section]) \(words.items) before the update"
    }

    private func outOfRange(inserting path: IndexPath, _ counts: [Int]) -> String? {
        guard counts.indices.contains(path.section) else {
            return
                "attempt to insert \(words.item) \(path.item) into section \(path.section), but there are only \(counts.count) sections after the update"
        }
        guard path.item < 0 || path.item >= counts[path.section] else { return nil }
        return
            "attempt to insert \(words.item) \(path.item) into section \(path.section), but there are only \(counts[path.section]) \(words.items) in section \(path.section) after the update"
    }

    private func outOfRange(_ verb: String, _ section: Int, _ counts: [Int]) -> String? {
        guard !counts.indices.contains(section) else { return nil }
        return "attempt to \(verb) section \(section), but there are only \(counts.count) sections before the update"
    }

    private func outOfRange(inserting section: Int, _ counts: [Int]) -> String? {
        guard !counts.indices.contains(section) else { return nil }
        return "attempt to insert section \(section) but there are only \(counts.count) sections after the update"
    }

    /// Checks that each item and section has at most one update that removes or moves it.
    private func checkConflicts() throws(Inconsistency) {
        func name(_ path: IndexPath) -> String { "{length = 2, path = \(path.section) - \(path.item)}" }
        for path in reloadedItems where deletedItems.contains(path) {
            throw Inconsistency(sentence: "attempt to delete and reload the same index path (\(name(path)))")
        }
        var targets = Set<IndexPath>()
        for (old, new) in movedItems {
            if deletedItems.contains(old) || reloadedItems.contains(old) {
                throw Inconsistency(
                    sentence: "attempt to perform a delete and a move from the same index path (\(name(old)))")
            }
            if insertedItems.contains(new) || !targets.insert(new).inserted {
                throw Inconsistency(
                    sentence: "attempt to perform an insert and a move to the same index path (\(name(new)))")
            }
        }
        var sectionTargets = Set<Int>()
        for (old, new) in movedSections {
            if deletedSections.contains(old) || reloadedSections.contains(old) {
                throw Inconsistency(sentence: "attempt to perform a delete and a move from the same section (\(old))")
            }
            if insertedSections.contains(new) || !sectionTargets.insert(new).inserted {
                throw Inconsistency(sentence: "attempt to perform an insert and a move to the same section (\(new))")
            }
        }
        for section in reloadedSections where deletedSections.contains(section) {
            throw Inconsistency(sentence: "attempt to delete and reload the same section (\(section))")
        }
    }
}

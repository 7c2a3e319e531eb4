import Foundation

/// The updates that were announced between two states of a data source, and what they come to.
///
/// Deletions, reloads and the sources of moves count in the state before; insertions and the targets of moves in the one
/// after; the order of the announcements does not matter (performBatchUpdates(_:completion:), Apple's documentation).
/// Sections come first; rows of those that stay are found through them.
struct BatchUpdate {
    private(set) var updates: [TableUpdate] = []

    private var deletedRows: Set<IndexPath> = []
    private var insertedRows: Set<IndexPath> = []
    private var reloadedRows: Set<IndexPath> = []
    private var movedRows: [IndexPath: IndexPath] = [:]
    private var deletedSections = IndexSet()
    private var insertedSections = IndexSet()
    private var reloadedSections = IndexSet()
    private var movedSections: [Int: Int] = [:]

    var isEmpty: Bool { updates.isEmpty }

    /// What is wrong with the updates: UIKit's sentence.
    struct Inconsistency: Error, Equatable {
        var sentence: String
    }

    /// Adds an update. One that was announced before is taken once.
    mutating func add(_ update: TableUpdate) {
        let isNew: Bool
        switch update.change {
        case .deleteRow(let path): isNew = deletedRows.insert(path).inserted
        case .insertRow(let path): isNew = insertedRows.insert(path).inserted
        case .reloadRow(let path): isNew = reloadedRows.insert(path).inserted
        case .moveRow(let old, let new): isNew = movedRows.updateValue(new, forKey: old) == nil
        case .deleteSection(let section): isNew = deletedSections.insert(section).inserted
        case .insertSection(let section): isNew = insertedSections.insert(section).inserted
        case .reloadSection(let section): isNew = reloadedSections.insert(section).inserted
        case .moveSection(let old, let new): isNew = movedSections.updateValue(new, forKey: old) == nil
        }
        if isNew { updates.append(update) }
    }

    /// How rows of a state appear or disappear: by the animation of the first update that says so.
    func animation(ofInserted path: IndexPath) -> UITableView.RowAnimation {
        updates.first { $0.change == .insertRow(path) || $0.change == .insertSection(path.section) }?.animation
            ?? .automatic
    }

    /// Where everything goes when a data source had these numbers of rows before, and has those after.
    ///
    /// - Parameter tableDescription: The table, for messages.
    func mapping(
        before: [Int], after: [Int], table tableDescription: @autoclosure () -> String
    ) throws(Inconsistency) -> TableMapping {
        try checkIndexes(before: before, after: after)
        try checkConflicts()
        let sections = try mapSections(before: before, after: after, tableDescription)
        var mapping = TableMapping(sections: sections)
        mapping.reloadedSections = Set(reloadedSections)
        mapping.reloadedRows = reloadedRows.filter { !reloadedSections.contains($0.section) }
        for (old, new) in movedRows {
            mapping.movedTo[old] = new
            mapping.movedFrom[new] = old
        }
        try mapRows(into: &mapping, before: before, after: after, tableDescription)
        return mapping
    }

    // MARK: - Sections

    private func mapSections(
        before: [Int], after: [Int], _ table: () -> String
    ) throws(Inconsistency) -> IndexMapping {
        let mapping = IndexMapping(
            oldCount: before.count, newCount: after.count, removed: Array(deletedSections),
            added: Array(insertedSections), moved: movedSections.map { (old: $0.key, new: $0.value) })
        guard let mapping else {
            let expected = before.count - deletedSections.count + insertedSections.count
            guard after.count > expected else { throw inconsistentCounts(before, after, table) }
            throw Inconsistency(
                sentence:
                    "Invalid update: invalid number of sections. The number of sections contained in the table view after the update (\(after.count)) must be equal to the number of sections contained in the table view before the update (\(before.count)), plus or minus the number of sections inserted or deleted (\(insertedSections.count) inserted, \(deletedSections.count) deleted)."
            )
        }
        return mapping
    }

    // MARK: - Rows

    private struct SectionChanges {
        var removed: [Int] = []
        var added: [Int] = []
        var inserted = 0
        var deleted = 0
        var movedIn = 0
        var movedOut = 0
    }

    private func mapRows(
        into mapping: inout TableMapping, before: [Int], after: [Int], _ table: () -> String
    ) throws(Inconsistency) {
        let sections = mapping.sections
        // By the sections' numbers after the updates.
        var changes: [Int: SectionChanges] = [:]
        for path in deletedRows {
            guard let section = sections.new(forOld: path.section) else { continue }
            changes[section, default: SectionChanges()].removed.append(path.row)
            changes[section]?.deleted += 1
        }
        for path in insertedRows where sections.old(forNew: path.section) != nil {
            changes[path.section, default: SectionChanges()].added.append(path.row)
            changes[path.section]?.inserted += 1
        }
        for (old, new) in movedRows {
            if let section = sections.new(forOld: old.section) {
                changes[section, default: SectionChanges()].removed.append(old.row)
                changes[section]?.movedOut += 1
            }
            if sections.old(forNew: new.section) != nil {
                changes[new.section, default: SectionChanges()].added.append(new.row)
                changes[new.section]?.movedIn += 1
            }
        }
        for (section, count) in after.enumerated() {
            guard let old = sections.old(forNew: section) else { continue }
            // A section that is reloaded has new contents.
            if reloadedSections.contains(old) {
                mapping.rows[section] = IndexMapping(
                    oldCount: before[old], newCount: count, removed: Array(0..<before[old]), added: Array(0..<count))
                continue
            }
            guard var change = changes[section] else {
                guard before[old] == count else {
                    throw inconsistentRows(SectionChanges(), old, count, before, after, table)
                }
                continue
            }
            change.removed.sort()
            change.added.sort()
            let rows = IndexMapping(
                oldCount: before[old], newCount: count, removed: change.removed, added: change.added)
            guard let rows else { throw inconsistentRows(change, old, count, before, after, table) }
            mapping.rows[section] = rows
        }
    }

    // MARK: - Messages

    /// Which of the two sentences comes is read from the recorded cases: too few rows after the updates are an invalid batch,
    /// too many an invalid number of rows.
    private func inconsistentRows(
        _ change: SectionChanges, _ section: Int, _ count: Int, _ before: [Int], _ after: [Int], _ table: () -> String
    ) -> Inconsistency {
        let old = before[section]
        let expected = old - change.deleted + change.inserted + change.movedIn - change.movedOut
        guard count > expected else { return inconsistentCounts(before, after, table) }
        return Inconsistency(
            sentence:
                "Invalid update: invalid number of rows in section \(section).  The number of rows contained in an existing section after the update (\(count)) must be equal to the number of rows contained in that section before the update (\(old)), plus or minus the number of rows inserted or deleted from that section (\(change.inserted) inserted, \(change.deleted) deleted) and plus or minus the number of rows moved into or out of that section (\(change.movedIn) moved in, \(change.movedOut) moved out)."
        )
    }

    private func inconsistentCounts(_ before: [Int], _ after: [Int], _ table: () -> String) -> Inconsistency {
        func describe(_ counts: [Int]) -> String {
            "{ \(counts.count) \(counts.count == 1 ? "section" : "sections") with row counts: \(counts) }"
        }
        let lines = updates.flatMap(\.lines).map { "\t\($0)" }.joined(separator: ",\n")
        return Inconsistency(
            sentence:
                "Invalid batch updates detected: the number of sections and/or rows returned by the data source before and/or after performing the batch updates are inconsistent with the updates.\nData source before updates = \(describe(before))\nData source after updates = \(describe(after))\nUpdates = [\n\(lines)\n]\nTable view: \(table())"
        )
    }

    /// Indexes are looked at before counts (recorded).
    private func checkIndexes(before: [Int], after: [Int]) throws(Inconsistency) {
        for update in updates {
            let sentence: String? =
                switch update.change {
                case .deleteRow(let path): outOfRange("delete", path, "from", before)
                case .reloadRow(let path): outOfRange("reload", path, "from", before)
                case .insertRow(let path): outOfRange(inserting: path, after)
                case .moveRow(let old, let new):
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
                "attempt to \(verb) row \(path.row) \(preposition) section \(path.section), but there are only \(counts.count) sections before the update"
        }
        guard path.row < 0 || path.row >= counts[path.section] else { return nil }
        return
            "attempt to \(verb) row \(path.row) \(preposition) section \(path.section) which only contains \(counts[path.section]) rows before the update"
    }

    private func outOfRange(inserting path: IndexPath, _ counts: [Int]) -> String? {
        guard counts.indices.contains(path.section) else {
            return
                "attempt to insert row \(path.row) into section \(path.section), but there are only \(counts.count) sections after the update"
        }
        guard path.row < 0 || path.row >= counts[path.section] else { return nil }
        return
            "attempt to insert row \(path.row) into section \(path.section), but there are only \(counts[path.section]) rows in section \(path.section) after the update"
    }

    private func outOfRange(_ verb: String, _ section: Int, _ counts: [Int]) -> String? {
        guard !counts.indices.contains(section) else { return nil }
        return "attempt to \(verb) section \(section), but there are only \(counts.count) sections before the update"
    }

    private func outOfRange(inserting section: Int, _ counts: [Int]) -> String? {
        guard !counts.indices.contains(section) else { return nil }
        return "attempt to insert section \(section) but there are only \(counts.count) sections after the update"
    }

    /// A row or a section goes one way only.
    private func checkConflicts() throws(Inconsistency) {
        func name(_ path: IndexPath) -> String { "{length = 2, path = \(path.section) - \(path.row)}" }
        for path in reloadedRows where deletedRows.contains(path) {
            throw Inconsistency(sentence: "attempt to delete and reload the same index path (\(name(path)))")
        }
        var targets = Set<IndexPath>()
        for (old, new) in movedRows {
            if deletedRows.contains(old) || reloadedRows.contains(old) {
                throw Inconsistency(
                    sentence: "attempt to perform a delete and a move from the same index path (\(name(old)))")
            }
            if insertedRows.contains(new) || !targets.insert(new).inserted {
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

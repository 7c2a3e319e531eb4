import Foundation

extension NSDiffableDataSourceSnapshot {
    // MARK: - Adding sections

    /// Appends sections. An identifier that the snapshot already contains is an error.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sections.count)
    }

    /// Inserts sections before an existing section. An unknown section is an error.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = require(sectionIndexes[toIdentifier], "insertIndex != NSNotFound") else { return }
        insert(identifiers, at: index)
    }

    /// Inserts sections after an existing section. An unknown section is an error.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = require(sectionIndexes[toIdentifier], "insertIndex != NSNotFound") else { return }
        insert(identifiers, at: index + 1)
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        guard isUnique(identifiers, "section") else { return }
        let known = identifiers.filter { sectionIndexes[$0] != nil }
        guard known.isEmpty else {
            let names = known.map { "\"\($0)\"" }.joined(separator: ", ")
            let what =
                known.count == 1
                ? "1 section identifier that already exists" : "\(known.count) section identifiers that already exist"
            SnapshotDiagnostics.raise(
                "Diffable data source detected an attempt to insert or append \(what) in the snapshot. Identifiers in a snapshot must be unique. Section \(known.count == 1 ? "identifier that already exists" : "identifiers that already exist"): (\(names))"
            )
            return
        }
        sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index)
        numberSections(from: index)
    }

    private mutating func numberSections(from first: Int) {
        for index in first..<max(first, sections.count) { sectionIndexes[sections[index].identifier] = index }
    }

    // MARK: - Adding items

    /// Appends items to a section, or to the last section if it is `nil`. Items that the snapshot already contains are
    /// moved there.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard isUnique(identifiers, "item") else { return }
        guard !sections.isEmpty else {
            SnapshotDiagnostics.raise(
                "There are currently no sections in the data source. Please add a section first.")
            return
        }
        var section = sections.count - 1
        if let sectionIdentifier {
            guard let found = require(sectionIndexes[sectionIdentifier], "section != NSNotFound") else { return }
            section = found
        }
        remove(identifiers)
        insert(identifiers, at: sections[section].items.count, inSection: section)
    }

    /// Inserts items before an existing item. It is an error if `beforeIdentifier` is unknown or among the new items.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) { insert(identifiers, nextTo: beforeIdentifier, offset: 0) }

    /// Inserts items after an existing item. It is an error if `afterIdentifier` is unknown or among the new items.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) { insert(identifiers, nextTo: afterIdentifier, offset: 1) }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], nextTo neighbour: ItemIdentifierType, offset: Int
    ) {
        guard isUnique(identifiers, "item") else { return }
        guard require(places[neighbour], "insertIndex != NSNotFound") != nil else { return }
        let identifiers = identifiers.filter { $0 != neighbour }
        remove(identifiers)
        guard let (section, index) = find(neighbour) else { return }
        insert(identifiers, at: index + offset, inSection: section)
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], at index: Int, inSection section: Int) {
        sections[section].items.insert(contentsOf: identifiers, at: index)
        let name = sections[section].identifier
        for (offset, identifier) in identifiers.enumerated() {
            places[identifier] = Place(section: name, index: index + offset)
        }
    }

    // MARK: - Removing

    /// Removes all sections and items.
    public mutating func deleteAllItems() { self = Self() }

    /// Deletes items. Unknown identifiers are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        remove(identifiers)
        let gone = Set(identifiers)
        reloadedItemIdentifiers.removeAll { gone.contains($0) }
        reconfiguredItemIdentifiers.removeAll { gone.contains($0) }
    }

    /// Deletes sections and their items. Unknown identifiers are ignored.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers).intersection(sectionIndexes.keys)
        guard !gone.isEmpty else { return }
        for section in sections where gone.contains(section.identifier) {
            for item in section.items { places[item] = nil }
        }
        sections.removeAll { gone.contains($0.identifier) }
        for identifier in gone { sectionIndexes[identifier] = nil }
        numberSections(from: 0)
        reloadedSectionIdentifiers.removeAll { gone.contains($0) }
        let rest = places
        reloadedItemIdentifiers.removeAll { rest[$0] == nil }
        reconfiguredItemIdentifiers.removeAll { rest[$0] == nil }
    }

    /// Removes items from their sections. Many items of one section are removed together.
    private mutating func remove(_ identifiers: [ItemIdentifierType]) {
        if identifiers.count == 1 {
            guard let (section, index) = find(identifiers[0]) else { return }
            sections[section].items.remove(at: index)
            places[identifiers[0]] = nil
            return
        }
        var bySection: [SectionIdentifierType: Set<ItemIdentifierType>] = [:]
        for identifier in identifiers {
            guard let place = places.removeValue(forKey: identifier) else { continue }
            bySection[place.section, default: []].insert(identifier)
        }
        for (section, gone) in bySection {
            guard let index = sectionIndexes[section] else { continue }
            sections[index].items.removeAll { gone.contains($0) }
        }
    }

    // MARK: - Moving

    /// Moves an item before an existing item. An unknown identifier is an error.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, nextTo: toIdentifier, offset: 0)
    }

    /// Moves an item after an existing item. An unknown identifier is an error.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, nextTo: toIdentifier, offset: 1)
    }

    private mutating func move(_ identifier: ItemIdentifierType, nextTo target: ItemIdentifierType, offset: Int) {
        guard require(places[identifier], "fromIndex != NSNotFound") != nil,
            require(places[target], "toIndex != NSNotFound") != nil, identifier != target
        else { return }
        remove([identifier])
        guard let (section, index) = find(target) else { return }
        insert([identifier], at: index + offset, inSection: section)
    }

    /// Moves the item at a path to a new path, as a table moves a row. Out-of-range paths are ignored.
    mutating func moveItem(at source: IndexPath, to target: IndexPath) {
        guard sections.indices.contains(source.section), sections.indices.contains(target.section),
            sections[source.section].items.indices.contains(source.row)
        else { return }
        let item = sections[source.section].items[source.row]
        remove([item])
        insert([item], at: max(0, min(target.row, sections[target.section].items.count)), inSection: target.section)
    }

    /// Makes the given items the contents of a section, in this order. Items of other sections are moved.
    mutating func show(_ items: [ItemIdentifierType], inSection section: SectionIdentifierType) {
        let wanted = Set(items)
        if let index = indexOfSection(section) { deleteItems(sections[index].items.filter { !wanted.contains($0) }) }
        appendItems(items, toSection: section)
    }

    /// Moves a section before an existing section. An unknown identifier is an error.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { move(identifier, nextTo: toIdentifier, offset: 0) }

    /// Moves a section after an existing section. An unknown identifier is an error.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { move(identifier, nextTo: toIdentifier, offset: 1) }

    private mutating func move(_ identifier: SectionIdentifierType, nextTo target: SectionIdentifierType, offset: Int) {
        guard let old = require(sectionIndexes[identifier], "fromIndex != NSNotFound"),
            require(sectionIndexes[target], "toIndex != NSNotFound") != nil, identifier != target
        else { return }
        let section = sections.remove(at: old)
        numberSections(from: 0)
        guard let index = sectionIndexes[target] else { return }
        sections.insert(section, at: index + offset)
        numberSections(from: 0)
    }

    // MARK: - Finding

    /// Returns the place of an item. The search begins at its last known index, since the number of items before it
    /// changes by a few at a time.
    func find(_ identifier: ItemIdentifierType) -> (section: Int, index: Int)? {
        guard let place = places[identifier], let section = sectionIndexes[place.section] else { return nil }
        let items = sections[section].items
        var (low, high) = (min(place.index, items.count), min(place.index, items.count))
        while low > 0 || high < items.count {
            if high < items.count {
                if items[high] == identifier { return (section, high) }
                high += 1
            }
            if low > 0 {
                low -= 1
                if items[low] == identifier { return (section, low) }
            }
        }
        return nil
    }

    private func require<Value>(_ value: Value?, _ condition: String) -> Value? {
        if value == nil { SnapshotDiagnostics.raise("Invalid parameter not satisfying: \(condition)") }
        return value
    }

    private func isUnique<Identifier: Hashable>(_ identifiers: [Identifier], _ kind: String) -> Bool {
        guard identifiers.count > 1 else { return true }
        var seen = Set<Identifier>(minimumCapacity: identifiers.count)
        var repeated = Set<Identifier>()
        let duplicates = identifiers.filter { !seen.insert($0).inserted && repeated.insert($0).inserted }
        guard !duplicates.isEmpty else { return true }
        let names = duplicates.map { "    \($0)" }.joined(separator: ",\n")
        SnapshotDiagnostics.raise(
            "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: {(\n\(names)\n)}")
        return false
    }
}

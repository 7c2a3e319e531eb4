import Foundation

/// What a section is to show at a time, as an outline: items below items, which are seen while those above them are expanded.
///
/// Follows <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot>.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    /// Items in the order in which they would be seen, each with how deep it is.
    private struct Entry: Equatable, Sendable {
        var item: ItemIdentifierType
        var level: Int
    }

    private var entries: [Entry] = []
    private var places: [ItemIdentifierType: Int] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    /// Makes a snapshot without items.
    public init() {}

    /// Makes a copy of a snapshot.
    public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { self = snapshot }

    /// The outline as text, for logs: a line for each item, indented by its level; `+` stands before one that hides what is below it,
    /// `-` before one that shows it (chosen).
    public func visualDescription() -> String {
        entries.enumerated().map { place, entry in
            let isParent = end(of: place) > place + 1
            let mark = isParent ? (expanded.contains(entry.item) ? "-" : "+") : " "
            return String(repeating: "  ", count: entry.level) + "\(mark) \(entry.item)"
        }.joined(separator: "\n")
    }

    // MARK: Adding items

    /// Adds items at the end: below no other item, or as the last ones below a parent. An item that is there already and a parent that is
    /// not are errors.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        guard isUnique(items) else { return }
        guard let parent else { return insert(items.map { Entry(item: $0, level: 0) }, at: entries.count) }
        guard let place = places[parent] else {
            return unknown("Parent item identifier does not exist in section snapshot")
        }
        insert(items.map { Entry(item: $0, level: entries[place].level + 1) }, at: end(of: place))
    }

    /// Inserts items before another one, beside it. An unknown one is an error.
    public mutating func insert(_ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType) {
        guard isUnique(items) else { return }
        guard let place = places[beforeIdentifier] else { return unknown(beforeIdentifier) }
        insert(items.map { Entry(item: $0, level: entries[place].level) }, at: place)
    }

    /// Inserts items after another one and all that is below it, beside it. An unknown one is an error.
    public mutating func insert(_ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType) {
        guard isUnique(items) else { return }
        guard let place = places[afterIdentifier] else { return unknown(afterIdentifier) }
        insert(items.map { Entry(item: $0, level: entries[place].level) }, at: end(of: place))
    }

    // MARK: Removing and replacing items

    /// Removes items, with all that is below them. Unknown ones are left out.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            guard let place = places[item] else { continue }
            remove(place..<end(of: place))
        }
    }

    /// Removes all items.
    public mutating func deleteAll() { self = Self() }

    /// Replaces what is below an item by a snapshot's items. An unknown item is an error.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        guard let place = places[parent] else {
            return unknown("Parent item identifier does not exist in section snapshot")
        }
        remove(place + 1..<end(of: place))
        guard isUnique(snapshot.items) else { return }
        let level = entries[place].level + 1
        insert(snapshot.entries.map { Entry(item: $0.item, level: $0.level + level) }, at: place + 1)
        expanded.formUnion(snapshot.expanded)
    }

    // MARK: Expanding and collapsing items

    /// Shows what is below items, where they are seen themselves. Unknown ones are left out.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        expanded.formUnion(items.filter { places[$0] != nil })
    }

    /// Hides what is below items. Unknown ones are left out.
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

    // MARK: Getting items

    /// All items, in order.
    public var items: [ItemIdentifierType] { entries.map(\.item) }

    /// The items below no other one, in order.
    public var rootItems: [ItemIdentifierType] { entries.filter { $0.level == 0 }.map(\.item) }

    /// The items all of whose parents are expanded, in order.
    public var visibleItems: [ItemIdentifierType] {
        var result: [ItemIdentifierType] = []
        var hidden = Int.max
        for entry in entries {
            if entry.level > hidden { continue }
            result.append(entry.item)
            hidden = expanded.contains(entry.item) ? .max : entry.level
        }
        return result
    }

    /// The items that are expanded, in order.
    public var expandedItems: [ItemIdentifierType] { items.filter { expanded.contains($0) } }

    /// Whether an item is in the snapshot.
    public func contains(_ item: ItemIdentifierType) -> Bool { places[item] != nil }

    /// An item's place among all; `nil` for an unknown one.
    public func index(of item: ItemIdentifierType) -> Int? { places[item] }

    /// Whether an item is expanded.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

    /// Whether all parents of an item are expanded. It may be out of sight nevertheless.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard contains(item) else { return false }
        var above = parent(of: item)
        while let current = above {
            guard expanded.contains(current) else { return false }
            above = parent(of: current)
        }
        return true
    }

    /// How deep an item is: 0 below no other one. An unknown one is an error.
    public func level(of item: ItemIdentifierType) -> Int {
        guard let place = places[item] else {
            unknown(item)
            return 0
        }
        return entries[place].level
    }

    /// The item above another one; `nil` where there is none.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        guard let place = places[child], entries[place].level > 0 else { return nil }
        return entries[..<place].last { $0.level < entries[place].level }?.item
    }

    /// What is below an item, with the item itself where that is wanted. An unknown one is an error.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        var result = Self()
        guard let place = places[parent] else {
            unknown(parent)
            return result
        }
        let range = (includingParent ? place : place + 1)..<end(of: place)
        let level = entries[place].level + (includingParent ? 0 : 1)
        result.insert(entries[range].map { Entry(item: $0.item, level: $0.level - level) }, at: 0)
        result.expanded = expanded.intersection(result.items)
        return result
    }

    // MARK: Parts

    /// Whether items, levels and what is expanded are the same.
    func isSame(as other: Self) -> Bool { entries == other.entries && expanded == other.expanded }

    /// Behind an item and all that is below it.
    private func end(of place: Int) -> Int {
        let level = entries[place].level
        return entries[(place + 1)...].firstIndex { $0.level <= level } ?? entries.count
    }

    private mutating func insert(_ new: [Entry], at place: Int) {
        entries.insert(contentsOf: new, at: place)
        number(from: place)
    }

    private mutating func remove(_ range: Range<Int>) {
        for entry in entries[range] {
            places[entry.item] = nil
            expanded.remove(entry.item)
        }
        entries.removeSubrange(range)
        number(from: range.lowerBound)
    }

    private mutating func number(from first: Int) {
        for index in first..<entries.count { places[entries[index].item] = index }
    }

    private func isUnique(_ items: [ItemIdentifierType]) -> Bool {
        var seen = Set<ItemIdentifierType>()
        let repeated = items.filter { places[$0] != nil || !seen.insert($0).inserted }
        guard !repeated.isEmpty else { return true }
        SnapshotDiagnostics.raise(
            "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\(repeated.map { "\($0)" }.joined(separator: ", ")))}"
        )
        return false
    }

    private func unknown(_ item: ItemIdentifierType) {
        unknown("Item identifier does not exist in section snapshot: \(item)")
    }

    private func unknown(_ sentence: String) { SnapshotDiagnostics.raise(sentence) }
}

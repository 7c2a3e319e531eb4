import Foundation

/// The items of a section as an outline. Child items are visible while all their parents are expanded.
///
/// Follows <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot>.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    /// An item in display order, with its level.
    private struct Entry: Equatable, Sendable {
        var item: ItemIdentifierType
        var level: Int
    }

    private var entries: [Entry] = []
    private var places: [ItemIdentifierType: Int] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    /// Creates an empty snapshot.
    public init() {}

    /// Creates a copy of a snapshot.
    public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { self = snapshot }

    // Chosen (Collections): `visualDescription()` of a section snapshot has a line for each item, indented by its
    // level, with `+` before a collapsed and `-` before an expanded parent.
    /// Returns the outline as text, for logs: a line for each item, indented by its level, with `+` before a collapsed
    /// parent and `-` before an expanded parent.
    public func visualDescription() -> String {
        entries.enumerated().map { place, entry in
            let isParent = end(of: place) > place + 1
            let mark = isParent ? (expanded.contains(entry.item) ? "-" : "+") : " "
            return String(repeating: "  ", count: entry.level) + "\(mark) \(entry.item)"
        }.joined(separator: "\n")
    }

    // MARK: Adding items

    /// Appends items, as root items or as the last children of a parent. An existing item or an unknown parent is an
    /// error.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        guard isUnique(items) else { return }
        guard let parent else { return insert(items.map { Entry(item: $0, level: 0) }, at: entries.count) }
        guard let place = places[parent] else {
            return unknown("Parent item identifier does not exist in section snapshot")
        }
        insert(items.map { Entry(item: $0, level: entries[place].level + 1) }, at: end(of: place))
    }

    /// Inserts items before an existing item, as its siblings. An unknown `beforeIdentifier` is an error.
    public mutating func insert(_ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType) {
        guard isUnique(items) else { return }
        guard let place = places[beforeIdentifier] else { return unknown(beforeIdentifier) }
        insert(items.map { Entry(item: $0, level: entries[place].level) }, at: place)
    }

    /// Inserts items after an existing item and its children, as its siblings. An unknown `afterIdentifier` is an
    /// error.
    public mutating func insert(_ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType) {
        guard isUnique(items) else { return }
        guard let place = places[afterIdentifier] else { return unknown(afterIdentifier) }
        insert(items.map { Entry(item: $0, level: entries[place].level) }, at: end(of: place))
    }

    // MARK: Removing and replacing items

    /// Deletes items with their children. Unknown items are ignored.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            guard let place = places[item] else { continue }
            remove(place..<end(of: place))
        }
    }

    /// Removes all items.
    public mutating func deleteAll() { self = Self() }

    /// Replaces the children of an item with the items of a snapshot. An unknown parent is an error.
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

    /// Expands items, so that their children are visible if the items are. Unknown items are ignored.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        expanded.formUnion(items.filter { places[$0] != nil })
    }

    /// Collapses items, which hides their children. Unknown items are ignored.
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

    // MARK: Getting items

    /// All items, in order.
    public var items: [ItemIdentifierType] { entries.map(\.item) }

    /// The items without a parent, in order.
    public var rootItems: [ItemIdentifierType] { entries.filter { $0.level == 0 }.map(\.item) }

    /// The items whose parents are all expanded, in order.
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

    /// The expanded items, in order.
    public var expandedItems: [ItemIdentifierType] { items.filter { expanded.contains($0) } }

    /// Returns whether the snapshot contains an item.
    public func contains(_ item: ItemIdentifierType) -> Bool { places[item] != nil }

    /// Returns the index of an item among all items; `nil` for an unknown item.
    public func index(of item: ItemIdentifierType) -> Int? { places[item] }

    /// Returns whether an item is expanded.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

    /// Returns whether all parents of an item are expanded. The item can nevertheless be outside the visible area.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard contains(item) else { return false }
        var above = parent(of: item)
        while let current = above {
            guard expanded.contains(current) else { return false }
            above = parent(of: current)
        }
        return true
    }

    /// Returns the level of an item, which is 0 for root items. An unknown item is an error.
    public func level(of item: ItemIdentifierType) -> Int {
        guard let place = places[item] else {
            unknown(item)
            return 0
        }
        return entries[place].level
    }

    /// Returns the parent of an item; `nil` for root items and unknown items.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        guard let place = places[child], entries[place].level > 0 else { return nil }
        return entries[..<place].last { $0.level < entries[place].level }?.item
    }

    /// Returns a snapshot of the children of an item, and of the item itself if `includingParent` is `true`. An
    /// unknown item is an error.
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

    /// Returns whether items, levels and expansion states are the same.
    func isSame(as other: Self) -> Bool { entries == other.entries && expanded == other.expanded }

    /// Whether items have children or are expanded.
    var hasLevels: Bool { !expanded.isEmpty || entries.contains { $0.level > 0 } }

    /// Appends a new item at a level that is at most the level below the last item.
    mutating func append(_ item: ItemIdentifierType, level: Int, isExpanded: Bool) {
        places[item] = entries.count
        entries.append(Entry(item: item, level: level))
        if isExpanded { expanded.insert(item) }
    }

    /// Returns the index in `entries` after the last descendant of an item.
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

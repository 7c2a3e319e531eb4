import Foundation

/// The sections and items that a list shows at one time, each with a unique identifier.
///
/// Fill a snapshot and apply it to a diffable data source. To change the list, get the current snapshot of the data
/// source, change it, and apply it. Section and item identifiers are separate name spaces. A snapshot contains each
/// item once: adding an existing item moves it.
///
/// Follows <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot>.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    struct Section: Sendable {
        var identifier: SectionIdentifierType
        var items: [ItemIdentifierType] = []
    }

    /// The section of an item, and its last known index in the section.
    struct Place: Sendable {
        var section: SectionIdentifierType
        var index: Int
    }

    var sections: [Section] = []
    var sectionIndexes: [SectionIdentifierType: Int] = [:]
    var places: [ItemIdentifierType: Place] = [:]

    // MARK: - Creating a snapshot

    /// Creates an empty snapshot.
    public init() {}

    // MARK: - Getting item and section metrics

    /// The number of items in all sections.
    public var numberOfItems: Int { places.count }

    /// The number of sections.
    public var numberOfSections: Int { sections.count }

    /// Returns the number of items in a section. An unknown section is an error.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    // MARK: - Identifying items and sections

    /// The identifiers of all items, in the order of the sections and their items.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

    /// The identifiers of all sections, in order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }

    /// Returns the items of a section, in order. An unknown section is an error.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let index = sectionIndexes[identifier] else {
            SnapshotDiagnostics.raise(SnapshotDiagnostics.unknownSection)
            return []
        }
        return sections[index].items
    }

    /// Returns the section that contains an item; `nil` for an unknown item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        places[identifier]?.section
    }

    /// Returns the index of an item among the items of all sections; `nil` for an unknown item.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let (section, index) = find(identifier) else { return nil }
        return sections[..<section].reduce(index) { $0 + $1.items.count }
    }

    /// Returns the index of a section; `nil` for an unknown section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sectionIndexes[identifier] }

    // MARK: - Reloading data

    /// The items to reload, in the order in which they were marked.
    public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []

    /// The items whose existing cells are to be configured again, in the order in which they were marked.
    public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    /// The sections to reload, in the order in which they were marked.
    public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    /// Marks items for reloading: applying the snapshot replaces their cells. An unknown item is an error.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloadedItemIdentifiers += identifiers.filter { isKnown($0, for: "reload") }
    }

    /// Marks items for reconfiguring: applying the snapshot updates their existing cells. An unknown item is an error.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers.filter { isKnown($0, for: "reconfigure") }
    }

    /// Marks sections for reloading: applying the snapshot replaces their cells and headers. An unknown section is an
    /// error.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            if sectionIndexes[identifier] != nil {
                reloadedSectionIdentifiers.append(identifier)
            } else {
                SnapshotDiagnostics.raise(
                    "Attempted to reload section identifier that does not exist in the snapshot: \(identifier)")
            }
        }
    }

    private func isKnown(_ item: ItemIdentifierType, for verb: String) -> Bool {
        if places[item] != nil { return true }
        SnapshotDiagnostics.raise("Attempted to \(verb) item identifier that does not exist in the snapshot: \(item)")
        return false
    }
}

extension NSDiffableDataSourceSnapshot: Equatable {
    /// Returns whether two snapshots have the same sections and items in the same order. Reload marks are ignored.
    public static func == (first: Self, second: Self) -> Bool {
        first.sections.count == second.sections.count
            && zip(first.sections, second.sections).allSatisfy {
                $0.identifier == $1.identifier && $0.items == $1.items
            }
    }
}

import Foundation

/// What a list is to show at a time: sections with items, each named by an identifier of its own.
///
/// A snapshot is filled, given to a diffable data source, and thrown away; to change what is shown, ask the data source for its
/// present one, change that and apply it. Section and item identifiers are two name spaces. An item is in a snapshot
/// once: adding one that is in it already moves it.
///
/// Follows <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot>.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    struct Section: Sendable {
        var identifier: SectionIdentifierType
        var items: [ItemIdentifierType] = []
    }

    /// Where an item is: its section, and where in it it was when it was last looked for.
    struct Place: Sendable {
        var section: SectionIdentifierType
        var index: Int
    }

    var sections: [Section] = []
    var sectionIndexes: [SectionIdentifierType: Int] = [:]
    var places: [ItemIdentifierType: Place] = [:]

    // MARK: - Creating a snapshot

    /// Makes a snapshot without sections.
    public init() {}

    // MARK: - Getting item and section metrics

    /// How many items there are in all sections.
    public var numberOfItems: Int { places.count }

    /// How many sections there are.
    public var numberOfSections: Int { sections.count }

    /// How many items a section has. An unknown section is an error.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    // MARK: - Identifying items and sections

    /// The items of all sections, in order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

    /// The sections, in order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }

    /// The items of a section, in order. An unknown section is an error.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let index = sectionIndexes[identifier] else {
            SnapshotDiagnostics.raise(SnapshotDiagnostics.unknownSection)
            return []
        }
        return sections[index].items
    }

    /// The section of an item; `nil` for an unknown item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        places[identifier]?.section
    }

    /// Where an item is among all items; `nil` for an unknown one.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let (section, index) = find(identifier) else { return nil }
        return sections[..<section].reduce(index) { $0 + $1.items.count }
    }

    /// Where a section is; `nil` for an unknown one.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sectionIndexes[identifier] }

    // MARK: - Reloading data

    /// The items that are to be shown by other cells, in the order in which they were marked.
    public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []

    /// The items whose cells are to be configured again, in the order in which they were marked.
    public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    /// The sections that are to be shown by other cells and headers, in the order in which they were marked.
    public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    /// Marks items to be shown by other cells. An unknown one is an error.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloadedItemIdentifiers += identifiers.filter { isKnown($0, for: "reload") }
    }

    /// Marks items to be shown by their cells, configured again. An unknown one is an error.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers.filter { isKnown($0, for: "reconfigure") }
    }

    /// Marks sections to be shown by other cells and headers. An unknown one is an error.
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
    /// Whether two snapshots have the same sections with the same items in the same order. What is marked to be reloaded does not
    /// count.
    public static func == (first: Self, second: Self) -> Bool {
        first.sections.count == second.sections.count
            && zip(first.sections, second.sections).allSatisfy {
                $0.identifier == $1.identifier && $0.items == $1.items
            }
    }
}

import Foundation

/// What moving an item by hand changed in a diffable data source.
///
/// Follows <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcetransaction>.
public struct NSDiffableDataSourceTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
    /// What was shown before.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// What is shown afterwards.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// How the items of all sections differ, with moves.
    public let difference: CollectionDifference<ItemIdentifierType>
    /// The sections that changed, the last first (recorded).
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

    init(
        from initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) {
        initialSnapshot = initial
        finalSnapshot = final
        difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers).inferringMoves()
        sectionTransactions = zip(initial.sections, final.sections).filter { $0.items != $1.items }.reversed().map {
            var (before, after) = (
                NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(),
                NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
            )
            before.append(Array($0.items))
            after.append(Array($1.items))
            return NSDiffableDataSourceSectionTransaction(
                sectionIdentifier: $0.identifier, initialSnapshot: before, finalSnapshot: after,
                difference: after.items.difference(from: before.items).inferringMoves())
        }
    }
}

/// What moving an item by hand changed in a section.
///
/// Follows <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectiontransaction>.
public struct NSDiffableDataSourceSectionTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType
    /// Its items before.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// Its items afterwards.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// How they differ, with moves.
    public let difference: CollectionDifference<ItemIdentifierType>
}

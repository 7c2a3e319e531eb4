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

    /// - Parameter outline: Those of a section before and after the movement.
    init(
        from initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        _ outline: (SectionIdentifierType) -> (
            before: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
            after: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
        )?
    ) {
        initialSnapshot = initial
        finalSnapshot = final
        difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers).inferringMoves()
        sectionTransactions = zip(initial.sections, final.sections).reversed().compactMap { old, new in
            var (before, after) = (
                NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(),
                NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
            )
            if let outlines = outline(old.identifier) {
                (before, after) = outlines
            } else if old.items != new.items {
                before.append(Array(old.items))
                after.append(Array(new.items))
            }
            guard !before.isSame(as: after) else { return nil }
            return NSDiffableDataSourceSectionTransaction(
                sectionIdentifier: old.identifier, initialSnapshot: before, finalSnapshot: after,
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
    /// Its items before, as an outline where it has one.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// Its items afterwards: an item that was moved has what is below it with it, and is as deep as before where its place permits that.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// How they differ, with moves.
    public let difference: CollectionDifference<ItemIdentifierType>
}

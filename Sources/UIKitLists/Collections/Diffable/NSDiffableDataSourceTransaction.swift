import Foundation

/// The changes of a diffable data source after an item was moved interactively.
///
/// Follows <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcetransaction>.
public struct NSDiffableDataSourceTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
    /// The snapshot before the movement.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The snapshot after the movement.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The difference between the items of all sections, with moves.
    public let difference: CollectionDifference<ItemIdentifierType>
    /// The transactions of the changed sections, the last section first (recorded).
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

    /// - Parameter outline: Returns the outlines of a section before and after the movement.
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

/// The changes of a section after an item was moved interactively.
///
/// Follows <https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectiontransaction>.
public struct NSDiffableDataSourceSectionTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType
    /// The items of the section before the movement, with their levels if the section has an outline.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The items of the section after the movement. A moved item keeps its children. It keeps its level if its new
    /// position permits that level.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The difference between the items, with moves.
    public let difference: CollectionDifference<ItemIdentifierType>
}

import Foundation

/// What a table shows: how many sections and rows there are, and their cells.
///
/// Everything but the number of rows and the cells is optional. Where a table behaves differently when a method is not
/// implemented, what it returns says so: a data source without `tableView(_:commit:forRowAt:)` has rows that are not deleted by
/// swiping, one without `tableView(_:moveRowAt:to:)` rows that are not moved.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewdatasource>.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    /// Nothing where `tableView(_:commit:forRowAt:)` is implemented; inferred.
    associatedtype EditingCommitment = UITableView.NotImplemented
    /// Nothing where `tableView(_:moveRowAt:to:)` is implemented; inferred.
    associatedtype RowMove = UITableView.NotImplemented

    // MARK: Providing the number of rows and sections

    /// How many rows a section has. Asked when the table loads its data, never while it scrolls.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// How many sections there are. One where it is not implemented.
    func numberOfSections(in tableView: UITableView) -> Int

    // MARK: Providing cells, headers, and footers

    /// The cell for a row that is about to be seen. Take it from the table, which uses cells again.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// The title of a section's header. None where it is not implemented.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

    /// The title of a section's footer. None where it is not implemented.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    // MARK: Inserting or deleting table rows

    /// The user has asked for a row to be deleted, or for one to be inserted: change the data and then the table.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) -> EditingCommitment

    /// Whether a row can be edited. All can where it is not implemented.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

    // MARK: Reordering table rows

    /// Whether a row can be moved. All can where it is not implemented, but `tableView(_:moveRowAt:to:)` is.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

    /// The user has moved a row: change the data. The table shows it already.
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) -> RowMove

    // MARK: Configuring an index

    /// The titles of the index at the side. None where it is not implemented.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?

    /// The section that a title of the index leads to. The one of the same number where it is not implemented.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
    /// One.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }

    /// None.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// None.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Says that it is not implemented.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) -> UITableView.NotImplemented { UITableView.NotImplemented() }

    /// Yes.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    /// Yes.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    /// Says that it is not implemented.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) -> UITableView.NotImplemented { UITableView.NotImplemented() }

    /// None.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// The section of the same number.
    public func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    /// Whether the data source implements deleting and inserting.
    var commitsEditing: Bool {
        EditingCommitment.self != UITableView.NotImplemented.self
            && (self as? any InheritingOptionalMethods)?.overridesCommit != false
    }

    /// Whether the data source implements moving rows.
    var movesRows: Bool {
        RowMove.self != UITableView.NotImplemented.self
            && (self as? any InheritingOptionalMethods)?.overridesMove != false
    }
}

/// A class of UIKit's that has optional methods for its subclasses to override, and knows whether they do.
@MainActor
protocol InheritingOptionalMethods {
    var overridesCommit: Bool { get }
    var overridesMove: Bool { get }
}

extension OptionalMethods {
    static let tableData = OptionalMethods((any UITableViewDataSource).self) {
        $0 is any UITableViewDataSource.Type
    }
}

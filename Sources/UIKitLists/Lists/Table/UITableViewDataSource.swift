import Foundation

/// The methods that provide a table with its sections, rows and cells.
///
/// All methods are optional except those for the number of rows and for the cells. If a table behaves differently
/// without a method, the result type of its default implementation shows that it is not implemented: without
/// `tableView(_:commit:forRowAt:)` rows cannot be deleted by swiping, and without `tableView(_:moveRowAt:to:)` rows
/// cannot be moved.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewdatasource>.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    /// `Void` if `tableView(_:commit:forRowAt:)` is implemented. The type is inferred.
    associatedtype EditingCommitment = UITableView.NotImplemented
    /// `Void` if `tableView(_:moveRowAt:to:)` is implemented. The type is inferred.
    associatedtype RowMove = UITableView.NotImplemented

    // MARK: Providing the number of rows and sections

    /// Returns the number of rows in a section. Called when the table loads its data, never while it scrolls.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// Returns the number of sections. The default is 1.
    func numberOfSections(in tableView: UITableView) -> Int

    // MARK: Providing cells, headers, and footers

    /// Returns the cell for a row that is about to become visible. Dequeue it from the table, which reuses cells.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// Returns the title of a section's header. The default is `nil`.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

    /// Returns the title of a section's footer. The default is `nil`.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    // MARK: Inserting or deleting table rows

    /// Called when the user deletes or inserts a row. Change the data and then the table.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) -> EditingCommitment

    /// Returns whether a row can be edited. The default is `true`.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

    // MARK: Reordering table rows

    /// Returns whether a row can be moved. The default is `true`, if `tableView(_:moveRowAt:to:)` is implemented.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

    /// Called after the user has moved a row. Change the data; the table already shows the row at its new place.
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) -> RowMove

    // MARK: Configuring an index

    /// Returns the titles of the section index. The default is `nil`.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?

    /// Returns the section for a title of the section index. The default is the index of the title.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
    /// The default implementation returns `1`.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }

    /// The default implementation returns `nil`.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// The default implementation returns `nil`.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// The default implementation returns `NotImplemented`: rows cannot be deleted by swiping.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) -> UITableView.NotImplemented { UITableView.NotImplemented() }

    /// The default implementation returns `true`.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    /// The default implementation returns `true`.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    /// The default implementation returns `NotImplemented`: rows cannot be moved.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) -> UITableView.NotImplemented { UITableView.NotImplemented() }

    /// The default implementation returns `nil`.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// The default implementation returns `index`.
    public func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    // Chosen (Lists): Rows can be swiped and moved if the data source implements `tableView(_:commit:forRowAt:)` and
    // `tableView(_:moveRowAt:to:)`. Swift cannot query an object for its methods, so the results of these methods are
    // inferred associated types. Therefore the protocol must be written `any UITableViewDataSource`.
    /// Whether the data source implements `tableView(_:commit:forRowAt:)`, which deletes and inserts rows.
    var commitsEditing: Bool {
        EditingCommitment.self != UITableView.NotImplemented.self
            && (self as? any InheritingOptionalMethods)?.overridesCommit != false
    }

    /// Whether the data source implements `tableView(_:moveRowAt:to:)`.
    var movesRows: Bool {
        RowMove.self != UITableView.NotImplemented.self
            && (self as? any InheritingOptionalMethods)?.overridesMove != false
    }
}

// Chosen (Lists): Whether a subclass of `UITableViewController` overrides an optional method is determined from its
// method table.
/// A UIKit class with optional methods that subclasses can override. It detects whether they do.
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

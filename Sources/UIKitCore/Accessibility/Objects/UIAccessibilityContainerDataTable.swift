import Foundation

/// A container with rows and columns, whose `accessibilityContainerType` is `dataTable`.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitycontainerdatatable>.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: AnyObject {
    /// Returns the cell in a row and a column; `nil` if there is none.
    func accessibilityDataTableCellElement(forRow row: Int, column: Int) -> (any UIAccessibilityContainerDataTableCell)?

    /// Returns the number of rows.
    func accessibilityRowCount() -> Int

    /// Returns the number of columns.
    func accessibilityColumnCount() -> Int

    /// Returns the headers of a row; `nil` by default.
    func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?

    /// Returns the headers of a column; `nil` by default.
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
    /// Returns `nil`.
    public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }

    /// Returns `nil`.
    public func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
        nil
    }
}

import Foundation

/// An element in a data table.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitycontainerdatatablecell>.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: AnyObject {
    /// Returns the first row of the cell, and the number of its rows.
    func accessibilityRowRange() -> NSRange

    /// Returns the first column of the cell, and the number of its columns.
    func accessibilityColumnRange() -> NSRange
}

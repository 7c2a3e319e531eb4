import CoreGraphics
import Foundation

/// A cell of a table for a row that the data source does not have yet.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewplaceholder>.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
    private let insertion: IndexPath
    private let reuseIdentifier: String
    private let rowHeight: CGFloat

    /// Makes a placeholder.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: Where the row will be inserted into the data: the row before which it is, or the number of rows of
    ///     its section.
    ///   - reuseIdentifier: The name that its cell's class or nib is registered for.
    ///   - rowHeight: How high it is, in points; `UITableView.automaticDimension` for the table's `rowHeight`, or 44 points.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        (insertion, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
        self.rowHeight = rowHeight
        super.init()
    }

    nonisolated deinit {}

    /// Configures the cell, which is not asked of the data source.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    final func placeholder(_ previewParameters: ((UITableViewCell) -> UIDragPreviewParameters?)?) -> ListPlaceholder {
        ListPlaceholder(
            insertion, reuseIdentifier, rowHeight: rowHeight,
            update: { [self] cell in if let cell = cell as? UITableViewCell { cellUpdateHandler?(cell) } },
            previewParameters: previewParameters.map { ask in { cell in (cell as? UITableViewCell).flatMap(ask) } })
    }
}

/// A placeholder into which an item is dropped.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewdropplaceholder>.
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    nonisolated deinit {}

    /// How the placeholder's cell looks when the item goes into it. `nil`, the default, for the whole cell.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?

    final func placeholder() -> ListPlaceholder { placeholder(previewParametersProvider) }
}

/// What to do with a placeholder when the data of its item is there. What is added to its animation goes along with the drop.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewdropplaceholdercontext>.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// The item.
    var dragItem: UIDragItem { get }

    /// Has a row take the placeholder's place: `dataSourceUpdates` adds it to the data, at the index path that it is given, which may
    /// be another one than before. The table inserts it then; do not do so.
    ///
    /// Returns whether it did: not for a placeholder that was committed or deleted, or is gone since the table was loaded anew.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool

    /// Takes the placeholder away. Returns whether it was there.
    @discardableResult
    func deletePlaceholder() -> Bool
}

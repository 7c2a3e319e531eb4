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

    /// Creates a placeholder.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: The place of the row in the data: the index path of the row after it, or the number of
    ///     rows of its section.
    ///   - reuseIdentifier: The identifier of the registered class or nib for its cell.
    ///   - rowHeight: The height, in points; `UITableView.automaticDimension` for the table's `rowHeight`, or 44
    ///     points.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        (insertion, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
        self.rowHeight = rowHeight
        super.init()
    }

    nonisolated deinit {}

    /// A closure that configures the cell. The data source is not called for the cell of a placeholder.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    final func placeholder(_ previewParameters: ((UITableViewCell) -> UIDragPreviewParameters?)?) -> ListPlaceholder {
        ListPlaceholder(
            insertion, reuseIdentifier, rowHeight: rowHeight,
            update: { [self] cell in if let cell = cell as? UITableViewCell { cellUpdateHandler?(cell) } },
            previewParameters: previewParameters.map { ask in { cell in (cell as? UITableViewCell).flatMap(ask) } })
    }
}

/// A placeholder that is the target of a dropped item.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewdropplaceholder>.
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    nonisolated deinit {}

    /// A closure that returns the preview parameters of the placeholder's cell, the target of the dropped item. With
    /// `nil`, the default, the preview is the whole cell.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?

    final func placeholder() -> ListPlaceholder { placeholder(previewParametersProvider) }
}

/// The operations on a placeholder after the data of its item was loaded. Animations of the context run with the drop.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitableviewdropplaceholdercontext>.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// The dropped item.
    var dragItem: UIDragItem { get }

    /// Replaces the placeholder with a row. `dataSourceUpdates` must add the row to the data at the given index path,
    /// which can differ from the original path. The table then inserts the row; do not insert it yourself.
    ///
    /// Returns whether the row was inserted. It is not inserted if the placeholder was committed or deleted, or the
    /// table was reloaded.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool

    /// Removes the placeholder. Returns whether the table contained it.
    @discardableResult
    func deletePlaceholder() -> Bool
}

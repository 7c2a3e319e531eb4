import Foundation

/// A cell of a collection view for an item that the data source does not have yet.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewplaceholder>.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
    private let insertion: IndexPath
    private let reuseIdentifier: String

    /// Creates a placeholder.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: The place of the item in the data: the index path of the item after it, or the number
    ///     of items of its section.
    ///   - reuseIdentifier: The identifier of the registered class or nib for its cell.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        (insertion, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
        super.init()
    }

    nonisolated deinit {}

    /// A closure that configures the cell. The data source is not called for the cell of a placeholder.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    final func placeholder(_ previewParameters: ((UICollectionViewCell) -> UIDragPreviewParameters?)?)
        -> ListPlaceholder
    {
        ListPlaceholder(
            insertion, reuseIdentifier,
            update: { [self] cell in if let cell = cell as? UICollectionViewCell { cellUpdateHandler?(cell) } },
            previewParameters: previewParameters.map { ask in { cell in (cell as? UICollectionViewCell).flatMap(ask) } }
        )
    }
}

/// A placeholder that is the target of a dropped item.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdropplaceholder>.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    nonisolated deinit {}

    /// A closure that returns the preview parameters of the placeholder's cell, the target of the dropped item. With
    /// `nil`, the default, the preview is the whole cell.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?

    final func placeholder() -> ListPlaceholder { placeholder(previewParametersProvider) }
}

/// The operations on a placeholder after the data of its item was loaded. Animations of the context run with the drop.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdropplaceholdercontext>.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    /// The dropped item.
    var dragItem: UIDragItem { get }

    /// Replaces the placeholder with an item. `dataSourceUpdates` must add the item to the data at the given index
    /// path, which can differ from the original path. The collection view then inserts the item; do not insert it
    /// yourself.
    ///
    /// Returns whether the item was inserted. It is not inserted if the placeholder was committed or deleted, or the
    /// collection view was reloaded.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool

    /// Removes the placeholder. Returns whether the collection view contained it.
    @discardableResult
    func deletePlaceholder() -> Bool

    /// Calls the placeholder's `cellUpdateHandler` again.
    func setNeedsCellUpdate()
}

extension ListPlaceholderContext: UICollectionViewDropPlaceholderContext {}

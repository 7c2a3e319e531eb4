import Foundation

/// A cell of a collection view for an item that the data source does not have yet.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewplaceholder>.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
    private let insertion: IndexPath
    private let reuseIdentifier: String

    /// Makes a placeholder.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: Where the item will be inserted into the data: the item before which it is, or the number of items of
    ///     its section.
    ///   - reuseIdentifier: The name that its cell's class or nib is registered for.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        (insertion, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
        super.init()
    }

    nonisolated deinit {}

    /// Configures the cell, which is not asked of the data source.
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

/// A placeholder into which an item is dropped.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdropplaceholder>.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    nonisolated deinit {}

    /// How the placeholder's cell looks when the item goes into it. `nil`, the default, for the whole cell.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?

    final func placeholder() -> ListPlaceholder { placeholder(previewParametersProvider) }
}

/// What to do with a placeholder when the data of its item is there. What is added to its animation goes along with the drop.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdropplaceholdercontext>.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    /// The item.
    var dragItem: UIDragItem { get }

    /// Has an item take the placeholder's place: `dataSourceUpdates` adds it to the data, at the index path that it is given, which may
    /// be another one than before. The collection view inserts it then; do not do so.
    ///
    /// Returns whether it did: not for a placeholder that was committed or deleted, or is gone since the collection view was loaded anew.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool

    /// Takes the placeholder away. Returns whether it was there.
    @discardableResult
    func deletePlaceholder() -> Bool

    /// Calls the placeholder's `cellUpdateHandler` again.
    func setNeedsCellUpdate()
}

extension ListPlaceholderContext: UICollectionViewDropPlaceholderContext {}

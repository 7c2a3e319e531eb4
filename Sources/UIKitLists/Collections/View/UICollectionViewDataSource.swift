import Foundation

/// The methods that provide a collection view with its sections, items and views.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdatasource>.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// `Void` if `collectionView(_:moveItemAt:to:)` is implemented. The type is inferred.
    associatedtype ItemMove = UICollectionView.NotImplemented

    /// Returns the number of items in a section. Called when the number is needed for the first time. The result is
    /// kept until the data is reloaded or updated.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

    /// Returns the number of sections. The default is 1.
    func numberOfSections(in collectionView: UICollectionView) -> Int

    /// Returns the cell for an item that is about to become visible. The cell must be dequeued from the collection
    /// view within this call.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

    /// Returns the supplementary view for the layout's attributes. The view must be dequeued within this call. If the
    /// layout has supplementary views, a missing implementation is an error.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView

    /// Returns whether an item can be moved interactively. The default is `true`, if
    /// `collectionView(_:moveItemAt:to:)` is implemented.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

    /// Called once at the end of an interactive movement. Change the data; the collection view already shows the item
    /// at its new place.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) -> ItemMove

    /// Returns the titles of the section index, in order; `nil`, the default, for no index. Called after the items
    /// were loaded, and after each update.
    func indexTitles(for collectionView: UICollectionView) -> [String]?

    /// Returns the index path for an index title: that of an item, or an index path that has only a section. The
    /// default is the section with the title's index. Out-of-range index paths are ignored.
    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
        -> IndexPath
}

extension UICollectionView {
    /// The result of methods that a data source does not implement, as in tables.
    public typealias NotImplemented = UITableView.NotImplemented
}

extension UICollectionViewDataSource {
    /// The default implementation returns `true`.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

    /// The default implementation returns `NotImplemented`: items cannot be moved.
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) -> UICollectionView.NotImplemented { UICollectionView.NotImplemented() }

    /// Whether items can be moved.
    var implementsMove: Bool {
        ItemMove.self != UICollectionView.NotImplemented.self
            && (self as? UICollectionViewController)?.overridesMove != false
    }

    /// The default implementation returns `nil`.
    public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// The default implementation returns the section with the title's index.
    public func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(index: index) }

    /// The default implementation returns `1`.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// The default implementation returns a plain view and reports an error: a layout with supplementary views
    /// requires the method.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        Diagnostics.raise(
            .list,
            "the collection view's data source does not implement collectionView(_:viewForSupplementaryElementOfKind:at:), but its layout has a view of kind \(kind) at \(ListText.name(indexPath))"
        )
        return UICollectionReusableView(frame: .zero)
    }
}

/// The methods that prepare the data of items before they become visible.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching>.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// Called for items that will be visible soon, the nearest first.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

    /// Called for prefetched items that will not be visible soon.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// The default implementation is empty.
    public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
    {}
}

extension OptionalMethods {
    static let collectionData = OptionalMethods((any UICollectionViewDataSource).self) {
        $0 is any UICollectionViewDataSource.Type
    }
    static let collection = OptionalMethods((any UICollectionViewDelegate).self) {
        $0 is any UICollectionViewDelegate.Type
    }
}

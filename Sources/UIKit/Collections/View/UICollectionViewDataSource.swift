import Foundation

/// What a collection view shows: how many sections and items there are, and their views.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdatasource>.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// Nothing where `collectionView(_:moveItemAt:to:)` is implemented; inferred.
    associatedtype ItemMove = UICollectionView.NotImplemented

    /// How many items a section has. Asked when it is needed first, and kept until the data is loaded again or updated.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

    /// How many sections there are. One where it is not implemented.
    func numberOfSections(in collectionView: UICollectionView) -> Int

    /// The cell of an item that is about to be seen, dequeued from the collection view within this call.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

    /// The supplementary view for which the layout has attributes, dequeued within this call. An error where it is not implemented.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView

    /// Whether an item can be moved by hand. All can where it is not implemented, but `collectionView(_:moveItemAt:to:)` is.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

    /// The user has moved an item: change the data. The collection view shows it already. Called once, at the end of a movement.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) -> ItemMove

    /// The titles that stand at the side, in order, and lead to places; `nil` for none, as where it is not implemented. Asked when the items
    /// were loaded and after each update.
    func indexTitles(for collectionView: UICollectionView) -> [String]?

    /// Where a title leads: to an item, or with an index path of one index to a section. The section of the title's place where it is not
    /// implemented (chosen). A place that there is not leads nowhere.
    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
        -> IndexPath
}

extension UICollectionView {
    /// What methods of a data source return that it does not implement, as a table's.
    public typealias NotImplemented = UITableView.NotImplemented
}

extension UICollectionViewDataSource {
    /// Yes.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

    /// Says that it is not implemented.
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) -> UICollectionView.NotImplemented { UICollectionView.NotImplemented() }

    /// Whether items can be moved at all.
    var implementsMove: Bool {
        ItemMove.self != UICollectionView.NotImplemented.self
            && (self as? UICollectionViewController)?.overridesMove != false
    }

    /// None.
    public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// The section of the title's place.
    public func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(index: index) }

    /// One.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// A plain view, and an error: a layout with supplementary views needs the method.
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

/// Is told which items are soon going to be seen.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching>.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// Items that are soon going to be seen, the nearest first.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

    /// Items that were announced and are not going to be seen now.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// Does nothing.
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

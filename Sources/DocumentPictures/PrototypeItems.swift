import UIKit

// Chosen (Documents): An embedded scene has no safe area, and a collection view with a custom layout has a flow layout
// of the prototypes' frames.
/// The items of a collection view without a program: a cell for each prototype in the document, with the section's
/// header and footer.
final class PrototypeItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    private let prototypes: UICollectionView.Prototypes

    private init(_ prototypes: UICollectionView.Prototypes) { self.prototypes = prototypes }

    /// Fills a collection view that has prototypes, and returns its data source, which the view references weakly. A
    /// layout of the program's class is replaced by a flow layout with the cells' sizes in the document.
    static func fill(_ collection: UICollectionView) -> PrototypeItems? {
        guard !(collection.dataSource is PrototypeItems) else { return nil }
        let prototypes = collection.preparePrototypes()
        guard !prototypes.isEmpty else { return nil }
        let source = PrototypeItems(prototypes)
        (collection.dataSource, collection.delegate) = (source, source)
        if type(of: collection.collectionViewLayout) == UICollectionViewLayout.self {
            collection.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
        }
        collection.reloadData()
        return source
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        prototypes.cells.count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(
            withReuseIdentifier: prototypes.cells[indexPath.item].identifier, for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let identifier = prototypes.views[kind] ?? "Empty"
        if prototypes.views[kind] == nil {
            collectionView.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        }
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let written = (collectionView.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize
        let size = prototypes.cells[indexPath.item].size ?? written ?? CGSize(width: 50, height: 50)
        return CGSize(width: min(max(size.width, 0), 4096), height: min(max(size.height, 0), 4096))
    }
}

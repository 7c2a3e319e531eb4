import UIKitCore

extension UICollectionView: DetailedDescription {
    package var detailsInDescription: [String] {
        [
            "layout: \(TypeNames.name(of: collectionViewLayout))",
            "dataSource: \(TypeNames.name(of: dataSource))",
        ]
    }
}

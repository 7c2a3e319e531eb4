import Foundation

extension UICollectionView: ListHost {
    static var words: ListWords { .collection }

    var dataCounts: [Int]? { items.counts.map(presentation.dataCounts) }
}

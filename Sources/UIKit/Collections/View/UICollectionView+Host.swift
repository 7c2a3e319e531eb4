import Foundation

extension UICollectionView: ListHost {
    static var words: ListWords { .collection }

    var shownCounts: [Int]? { items.counts }
}

import Foundation

extension UICollectionView: ListHost {
    static var words: ListWords { .collection }

    var shownCounts: [Int] { items.counts ?? [] }

    func batchWillBegin() {
        if movement != nil { endMovement(cancelled: true) }
    }
}

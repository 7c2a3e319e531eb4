import UIKit

/// A delegate that tracks the displayed views by its calls, and can run a closure in them.
@MainActor
final class DisplayedViews: NSObject, UICollectionViewDelegate {
    /// Views whose display began twice, or ended without beginning.
    private(set) var faults: [String] = []
    /// Called within each call, until it returns that it has finished.
    var inside: (() -> Void)?
    /// Called when the user selects an item, or its selection ends.
    var selectionChanged: ((IndexPath, _ isSelected: Bool) -> Void)?
    private var shown: [ObjectIdentifier: UICollectionReusableView] = [:]

    nonisolated deinit {}

    var cells: Set<ObjectIdentifier> { Set(shown.filter { $0.value is UICollectionViewCell }.keys) }

    var supplementaries: Set<ObjectIdentifier> { Set(shown.keys).subtracting(cells) }

    private func begin(_ view: UICollectionReusableView, _ name: String) {
        if shown.updateValue(view, forKey: ObjectIdentifier(view)) != nil {
            faults.append("\(name) is displayed twice")
        }
        interfere()
    }

    private func end(_ view: UICollectionReusableView, _ name: String) {
        if shown.removeValue(forKey: ObjectIdentifier(view)) == nil { faults.append("\(name) was not displayed") }
        interfere()
    }

    private func interfere() {
        let action = inside
        inside = nil
        action?()
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { begin(cell, "the cell at \(indexPath)") }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { end(cell, "the cell at \(indexPath)") }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selectionChanged?(indexPath, true)
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        selectionChanged?(indexPath, false)
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) { begin(view, "\(elementKind) at \(indexPath)") }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { end(view, "\(elementKind) at \(indexPath)") }
}

import Foundation
import IrekoTesting
import UIKit

/// A data source with a number of items in each section, without cells.
@MainActor
class CountedSource: NSObject, UICollectionViewDataSource {
    var counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }
    nonisolated deinit {}
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }
}

/// Such a data source that is a flow layout's delegate as well.
@MainActor
final class SizedSource: CountedSource, UICollectionViewDelegateFlowLayout {
    var sizes: [[CGSize]] {
        didSet { counts = sizes.map(\.count) }
    }
    private(set) var asked = 0

    init(_ sizes: [[CGSize]]) {
        self.sizes = sizes
        super.init(sizes.map(\.count))
    }

    nonisolated deinit {}

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        asked += 1
        return sizes[indexPath.section][indexPath.item]
    }
}

extension Stage {
    /// Runs a stage with a collection view of a size, without cells, for queries of its layout.
    @MainActor
    static func withLayout(
        _ layout: UICollectionViewLayout, _ source: CountedSource, size: CGSize = CGSize(width: 375, height: 667),
        scale: CGFloat = 2, _ body: (Stage, UICollectionView) throws -> Void
    ) throws {
        try Stage.run(size: CGSize(width: 1000, height: 1000), scale: scale, rootViewController: UIViewController()) {
            stage in
            let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
            view.contentInsetAdjustmentBehavior = .never
            view.dataSource = source
            view.delegate = source as? any UICollectionViewDelegate
            stage.window.rootViewController?.view.addSubview(view)
            view.layoutIfNeeded()
            try body(stage, view)
        }
    }
}

extension UICollectionViewLayout {
    /// The frames of a section's first items.
    @MainActor
    func frames(_ count: Int, section: Int = 0) -> [CGRect] {
        (0..<count).map { layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame ?? .null }
    }
}

import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A data source and delegate that logs its calls, with UIKit's names.
@MainActor
class RecordedCollection: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var counts: [Int]
    var log: [String] = []
    var recordsCounts = false
    /// The item that gets the focus first.
    var preferred: IndexPath?
    var makesCell: ((UICollectionView, IndexPath) -> UICollectionViewCell)?

    init(_ counts: [Int]) { self.counts = counts }

    nonisolated deinit {}

    static func name(_ path: IndexPath) -> String { "\(path.section).\(path.item)" }

    func take() -> [String] {
        defer { log = [] }
        return log
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        if recordsCounts { log.append("numberOfSections") }
        return counts.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        if recordsCounts { log.append("numberOfItems \(section)") }
        return counts[section]
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        log.append("cellForItem \(Self.name(indexPath))")
        return makesCell?(collectionView, indexPath)
            ?? collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        log.append("view \(kind) \(Self.name(indexPath))")
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { log.append("willDisplay \(Self.name(indexPath))") }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { log.append("didEndDisplaying \(Self.name(indexPath))") }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        log.append("shouldHighlight \(Self.name(indexPath))")
        return true
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        log.append("didHighlight \(Self.name(indexPath))")
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        log.append("didUnhighlight \(Self.name(indexPath))")
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        log.append("shouldSelect \(Self.name(indexPath))")
        return true
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("didSelect \(Self.name(indexPath))")
    }

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        log.append("shouldDeselect \(Self.name(indexPath))")
        return true
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        log.append("didDeselect \(Self.name(indexPath))")
    }

    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { preferred }

    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        log.append("primaryAction \(Self.name(indexPath))")
    }
}

/// A layout of rows, 40 points high and as wide as the collection view, that logs its calls.
@MainActor
final class RowLayout: UICollectionViewLayout {
    static let rowHeight: CGFloat = 40
    var log: [String] = []
    private var counts: [Int] = []

    private func frame(_ path: IndexPath) -> CGRect {
        let row = counts[..<path.section].reduce(0, +) + path.item
        return CGRect(
            x: 0, y: CGFloat(row) * Self.rowHeight, width: collectionView?.bounds.width ?? 0, height: Self.rowHeight)
    }

    override func prepare() {
        super.prepare()
        log.append("prepare")
        guard let collectionView else { return }
        counts = (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) }
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(counts.reduce(0, +)) * Self.rowHeight)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        log.append("elements")
        return counts.enumerated().flatMap { section, count in
            (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: section)) }
        }.filter { !$0.frame.intersection(rect).isEmpty }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frame(indexPath)
        return attributes
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        log.append("invalidate\(context.invalidateDataSourceCounts ? " counts" : "")")
        super.invalidateLayout(with: context)
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        log.append("updates \(updateItems.count)")
    }

    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        log.append("initial \(RecordedCollection.name(itemIndexPath))")
        return nil
    }

    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        log.append("final \(RecordedCollection.name(itemIndexPath))")
        return nil
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        log.append("finalize")
    }
}

extension Stage {
    /// Runs a test with a collection view that fills a screen of 320 by 400 points, laid out.
    @MainActor
    static func runCollection(
        _ layout: UICollectionViewLayout, source: some UICollectionViewDataSource & UICollectionViewDelegate,
        _ body: (Stage, UICollectionView) throws -> Void
    ) throws {
        try run(root: UIViewController(), size: CGSize(width: 320, height: 400)) { stage, root in
            let collection = UICollectionView(frame: root.view.bounds, collectionViewLayout: layout)
            collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                collection.register(
                    UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
            }
            collection.dataSource = source
            collection.delegate = source
            root.view.addSubview(collection)
            stage.settle()
            try body(stage, collection)
        }
    }
}

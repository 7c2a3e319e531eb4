import Foundation
import IrekoTesting
import TestSupport
import UIKit

/// A collection view of texts with items that can be dragged, which accepts drops, and logs the calls of its
/// delegates.
@MainActor
final class DraggedCollection: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
    UICollectionViewDragDelegate, UICollectionViewDropDelegate
{
    typealias Proposal = UICollectionViewDropProposal

    var texts: [[String]]
    var log: [String] = []
    var proposal: (IndexPath?, any UIDropSession) -> Proposal = { _, _ in
        Proposal(operation: .move, intent: .insertAtDestinationIndexPath)
    }
    /// Replaces moving and inserting.
    var perform: ((any UICollectionViewDropCoordinator) -> Void)?
    /// Called in each callback, with its line in the log.
    var inside: (String) -> Void = { _ in }
    var itemsPerCell = 1
    /// The paths for which sizes were requested.
    var sized: Set<IndexPath> = []

    init(_ texts: [[String]]) { self.texts = texts }

    nonisolated deinit {}

    static func name(_ path: IndexPath?) -> String { path.map { "\($0.section).\($0.item)" } ?? "nil" }

    private func note(_ line: String) {
        if log.last != line { log.append(line) }
        inside(line)
    }

    func take() -> [String] {
        defer { log = [] }
        return log
    }

    // MARK: Data

    func numberOfSections(in collectionView: UICollectionView) -> Int { texts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        texts[section].count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
        (cell as? TextCell)?.label.text = texts[indexPath.section][indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        sized.insert(indexPath)
        return CGSize(width: 100, height: 100)
    }

    // MARK: Dragging

    static func item(_ text: String) -> UIDragItem {
        let item = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
        item.localObject = text
        return item
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        let text = texts[indexPath.section][indexPath.item]
        note("items \(Self.name(indexPath))")
        return (0..<itemsPerCell).map { _ in Self.item(text) }
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] {
        let text = texts[indexPath.section][indexPath.item]
        note("add \(Self.name(indexPath))")
        return [Self.item(text)]
    }

    func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    {
        note("parameters \(Self.name(indexPath))")
        return nil
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
        note("begin")
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        note("drag end")
    }

    // MARK: Dropping

    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        note("can handle")
        return true
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
        note("enter")
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        note("update \(Self.name(destinationIndexPath))")
        return proposal(destinationIndexPath, session)
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
        note("exit")
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
        note("drop end")
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        note("perform \(Self.name(coordinator.destinationIndexPath))")
        if let perform { return perform(coordinator) }
        insert(collectionView, coordinator)
    }

    /// Performs a drop like a program: items of the collection view are moved, other items inserted.
    func insert(_ collection: UICollectionView, _ coordinator: any UICollectionViewDropCoordinator) {
        guard let destination = coordinator.destinationIndexPath else { return }
        let sources = coordinator.items.compactMap(\.sourceIndexPath)
        let dropped = coordinator.items.compactMap { $0.dragItem.localObject as? String }
        var paths: [IndexPath] = []
        collection.performBatchUpdates {
            for source in Set(sources).sorted(by: >) { self.texts[source.section].remove(at: source.item) }
            collection.deleteItems(at: sources)
            let first = min(destination.item, self.texts[destination.section].count)
            self.texts[destination.section].insert(contentsOf: dropped, at: first)
            paths = dropped.indices.map { IndexPath(item: first + $0, section: destination.section) }
            collection.insertItems(at: paths)
        }
        for (item, path) in zip(coordinator.items, paths) { coordinator.drop(item.dragItem, toItemAt: path) }
    }
}

/// A cell with a text, by which stages find it.
final class TextCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.textAlignment = .center
        contentView.addSubview(label)
        contentView.backgroundColor = .systemGray5
    }

    required init?(coder: NSCoder) { nil }

    var states: [UICollectionViewCell.DragState] = []

    override func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) { states.append(dragState) }
}

extension UICollectionView {
    /// The texts of the visible cells, in order.
    var textsInSight: [String] { visibleCells.map { ($0 as? TextCell)?.label.text ?? "" } }
}

extension Stage {
    /// Runs a test with a collection view that fills a screen of 320 by 440 points: three cells of 100 by 100 points
    /// in a line, 10 points apart.
    @MainActor
    static func runDragged(
        _ source: DraggedCollection, layout: UICollectionViewLayout? = nil,
        _ body: (Stage, UICollectionView) throws -> Void
    ) throws {
        try run(root: UIViewController(), size: CGSize(width: 320, height: 440)) { stage, root in
            let collection = UICollectionView(
                frame: root.view.bounds, collectionViewLayout: layout ?? UICollectionViewFlowLayout())
            collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            collection.register(TextCell.self, forCellWithReuseIdentifier: "text")
            collection.register(
                UICollectionReusableView.self,
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "view")
            collection.dataSource = source
            collection.delegate = source
            collection.dragDelegate = source
            collection.dropDelegate = source
            root.view.addSubview(collection)
            stage.settle()
            try body(stage, collection)
        }
    }

    /// Lifts the item at a point, and drags it to a second point in steps of a frame.
    func carry(_ device: PointingDevice = .finger, from start: CGPoint, to end: CGPoint) {
        down(device, at: start)
        advance(by: 0.4)
        carry(device, on: start, to: end)
    }

    /// Continues a drag.
    func carry(_ device: PointingDevice = .finger, on start: CGPoint, to end: CGPoint) {
        for step in 1...20 {
            let part = CGFloat(step) / 20
            move(device, to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
            advance(by: 1.0 / 60)
        }
    }
}

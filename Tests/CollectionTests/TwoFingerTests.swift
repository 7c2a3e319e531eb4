import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A data source that lets two fingers select.
@MainActor
private final class Selectable: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    private(set) var log: [String] = []

    nonisolated deinit {}

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

    func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        log.append("shouldBegin \(indexPath.item)")
        return true
    }

    func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) { log.append("didBegin \(indexPath.item)") }

    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) { log.append("didEnd") }
}

@MainActor @Suite("Two fingers in collection views")
struct TwoFingerTests {
    /// Two fingers side by side move down the screen.
    private func move(_ stage: Stage, from start: CGFloat, to end: CGFloat) {
        stage.touchDown(at: CGPoint(x: 100, y: start), finger: 1)
        stage.touchDown(at: CGPoint(x: 160, y: start), finger: 2)
        for step in 1...10 {
            stage.advance(by: 0.03)
            let y = start + (end - start) * CGFloat(step) / 10
            stage.touchMove(to: CGPoint(x: 100, y: y), finger: 1)
            stage.touchMove(to: CGPoint(x: 160, y: y), finger: 2)
        }
        stage.touchUp(at: CGPoint(x: 100, y: end), finger: 1)
        stage.touchUp(at: CGPoint(x: 160, y: end), finger: 2)
        stage.advance(by: 1)
    }

    @Test("They select the items that they pass, and do not scroll; from a selected item they deselect")
    func selecting() throws {
        let source = Selectable()
        try Stage.runCollection(RowLayout(), source: source) { stage, collection in
            move(stage, from: 60, to: 220)

            expectEqual(source.log, ["shouldBegin 1", "didBegin 1", "didEnd"])
            expectEqual(collection.indexPathsForSelectedItems?.map(\.item), [1, 2, 3, 4, 5])
            expectEqual(collection.contentOffset, .zero)
            expectTrue(collection.allowsMultipleSelection)

            move(stage, from: 100, to: 150)

            expectEqual(collection.indexPathsForSelectedItems?.map(\.item), [1, 4, 5])
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("If the delegate does not permit selection, they scroll")
    func scrolling() throws {
        try Stage.runCollection(RowLayout(), source: RecordedCollection([30])) { stage, collection in
            move(stage, from: 300, to: 100)

            #expect(collection.contentOffset.y > 150)
            expectNil(collection.indexPathsForSelectedItems)
        }
    }
}

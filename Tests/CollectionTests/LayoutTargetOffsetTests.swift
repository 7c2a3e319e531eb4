import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("The target of a drag, which the layout determines")
struct LayoutTargetOffsetTests {
    /// A row of items that stops at the leading edge of an item.
    private final class SnappingLayout: UICollectionViewFlowLayout {
        private(set) var velocities: [CGPoint] = []

        override func targetContentOffset(
            forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
        ) -> CGPoint {
            velocities.append(velocity)
            return CGPoint(x: (proposed.x / 220).rounded() * 220, y: proposed.y)
        }
    }

    private final class Row: UICollectionViewController {
        var proposed: [CGPoint] = []
        var answer: CGPoint?

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            30
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

        override func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            proposed.append(targetContentOffset.pointee)
            if let answer { targetContentOffset.pointee = answer }
        }
    }

    private func run(_ body: (Stage, Row, SnappingLayout) throws -> Void) throws {
        let layout = SnappingLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 200, height: 200)
        layout.minimumLineSpacing = 20
        let row = Row(collectionViewLayout: layout)
        try Stage.run(root: row) { stage, _ in try body(stage, row, layout) }
    }

    @Test("A drag ends at the offset of the layout, which is called before the delegate")
    func layout() throws {
        try run { stage, row, layout in
            stage.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.15)
            stage.advance(by: 3)

            let offset = row.collectionView.contentOffset.x
            expectEqual(layout.velocities.count, 1)
            expectTrue((0.1...10).contains(layout.velocities.first?.x ?? 0), "in points per millisecond")
            expectEqual(row.proposed.map(\.x), [offset])
            expectTrue(offset >= 220)
            expectEqual(offset.truncatingRemainder(dividingBy: 220), 0)
        }
    }

    @Test("The delegate can change the offset of the layout")
    func delegate() throws {
        try run { stage, row, layout in
            row.answer = CGPoint(x: 333, y: 0)

            stage.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.15)
            stage.advance(by: 3)

            expectEqual(layout.velocities.count, 1)
            expectEqual(row.collectionView.contentOffset.x, 333)
        }
    }

    @Test("With paging, the layout is not called")
    func paging() throws {
        try run { stage, row, layout in
            row.collectionView.isPagingEnabled = true

            stage.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 100, y: 400), duration: 0.15)
            stage.advance(by: 3)

            expectEmpty(layout.velocities)
            expectEqual(row.collectionView.contentOffset.x, row.collectionView.bounds.width)
        }
    }
}

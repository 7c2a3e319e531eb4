import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

@MainActor @Suite("The calls of a layout in animated changes")
struct LayoutHookTests {
    /// A layout that logs its calls, and is invalidated by a new width.
    private final class HookedLayout: UICollectionViewFlowLayout {
        var log: [String] = []
        var oldBounds: [CGRect] = []
        var inserted: [IndexPath] = []
        var deleted: [IndexPath] = []

        override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
            super.prepare(forAnimatedBoundsChange: oldBounds)
            log.append("prepare(forAnimatedBoundsChange:)")
            self.oldBounds.append(oldBounds)
        }

        override func finalizeAnimatedBoundsChange() {
            super.finalizeAnimatedBoundsChange()
            log.append("finalizeAnimatedBoundsChange \(UIView.inheritedAnimationDuration > 0)")
        }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            newBounds.width != collectionView?.bounds.width
        }

        override func indexPathsToInsertForSupplementaryView(ofKind kind: String) -> [IndexPath] {
            log.append("insert \(kind)")
            return inserted
        }

        override func indexPathsToDeleteForSupplementaryView(ofKind kind: String) -> [IndexPath] {
            log.append("delete \(kind)")
            return deleted
        }

        override func indexPathsToInsertForDecorationView(ofKind kind: String) -> [IndexPath] {
            log.append("insert decoration \(kind)")
            return []
        }

        override func indexPathsToDeleteForDecorationView(ofKind kind: String) -> [IndexPath] {
            log.append("delete decoration \(kind)")
            return []
        }

        override func initialLayoutAttributesForAppearingItem(
            at path: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            if path.item == 0 { log.append("initial 0") }
            return super.initialLayoutAttributesForAppearingItem(at: path)
        }

        override func finalLayoutAttributesForDisappearingItem(
            at path: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            if path.item == 0 { log.append("final 0") }
            return super.finalLayoutAttributesForDisappearingItem(at: path)
        }

        override func initialLayoutAttributesForAppearingSupplementaryElement(
            ofKind kind: String, at path: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            log.append("initial \(kind)")
            let attributes = layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.copy()
            (attributes as? UICollectionViewLayoutAttributes)?.alpha = 0
            return attributes as? UICollectionViewLayoutAttributes
        }
    }

    private func run(_ body: (Stage, UICollectionView, HookedLayout, CountedSource) throws -> Void) throws {
        let layout = HookedLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.headerReferenceSize = CGSize(width: 50, height: 50)
        let source = CountedSource([8])
        try Stage.withLayout(layout, source) { stage, view in
            stage.settle()
            layout.log = []
            try body(stage, view, layout, source)
        }
    }

    @Test("An animated change of the size is prepared and finalized")
    func bounds() throws {
        try run { stage, view, layout, _ in
            let old = view.bounds
            view.frame.size.width = 300
            view.layoutIfNeeded()
            expectEmpty(layout.log, "without an animation")

            UIView.animate(withDuration: 0.3) {
                view.frame.size.width = 350
                view.layoutIfNeeded()
            }

            expectEqual(layout.log.first, "prepare(forAnimatedBoundsChange:)")
            expectEqual(layout.log.last, "finalizeAnimatedBoundsChange true")
            expectEqual(layout.log.filter { $0.hasPrefix("prepare") || $0.hasPrefix("finalize") }.count, 2)
            expectTrue(layout.log.contains("initial 0") && layout.log.contains("final 0"))
            expectEqual(layout.oldBounds, [CGRect(x: 0, y: 0, width: 300, height: old.height)])
            stage.advance(by: 0.5)
        }
    }

    @Test("An update requests the supplementary views that the layout inserts and deletes")
    func supplementaryViews() throws {
        try run { stage, view, layout, source in
            let kind = UICollectionView.elementKindSectionHeader
            source.counts = [9]

            view.insertItems(at: [IndexPath(item: 0, section: 0)])
            stage.advance(by: 0.5)

            expectEqual(layout.log.filter { $0 == "insert \(kind)" }.count, 1)
            expectEqual(layout.log.filter { $0 == "delete \(kind)" }.count, 1)
        }
    }

    @Test("A supplementary view that the layout deletes and inserts is replaced")
    func replacedSupplementaryView() throws {
        try run { stage, view, layout, source in
            let kind = UICollectionView.elementKindSectionHeader
            let path = IndexPath(item: 0, section: 0)
            let header = try #require(view.supplementaryView(forElementKind: kind, at: path))
            source.counts = [9]
            layout.inserted = [path]
            layout.deleted = [path]

            view.insertItems(at: [path])
            expectEqual(layout.log.filter { $0 == "initial \(kind)" }.count, 1)
            stage.advance(by: 0.5)

            let new = try #require(view.supplementaryView(forElementKind: kind, at: path))
            expectFalse(new === header)
            expectEqual(new.alpha, 1)
            expectTrue(header.superview == nil || header.isHidden)
        }
    }
}

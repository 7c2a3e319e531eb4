import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// The calls of a layout when the bounds of its collection view change, as they were recorded on iOS 26.1.
@MainActor @Suite("Changes of the bounds as recorded")
struct RecordedBoundsTests {
    final class LoggedLayout: UICollectionViewLayout {
        var log: [String] = []
        var size = CGSize(width: 375, height: 3000)
        var invalidates = true
        private var made: UICollectionViewLayoutInvalidationContext?

        private func note(_ name: String, _ bounds: CGRect? = nil) {
            let (seen, shown) = (collectionView?.bounds ?? .zero, collectionView?.contentOffset ?? .zero)
            expectEqual(seen.origin, shown)
            let argument = bounds.map { " \(Int($0.minY)) \(Int($0.width))" } ?? ""
            log.append("\(name)\(argument) in \(Int(seen.minY)) \(Int(seen.width))")
        }

        override func prepare() {
            super.prepare()
            note("prepare")
        }

        override var collectionViewContentSize: CGSize { size }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [] }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            note("should", newBounds)
            return invalidates
        }

        override func invalidationContext(
            forBoundsChange newBounds: CGRect
        ) -> UICollectionViewLayoutInvalidationContext {
            note("context", newBounds)
            let context = super.invalidationContext(forBoundsChange: newBounds)
            made = context
            return context
        }

        override func invalidateLayout() {
            note("invalidate")
            super.invalidateLayout()
        }

        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            note("with the \(context === made ? "same" : "other")")
            super.invalidateLayout(with: context)
        }
    }

    private final class Source: CountedSource, UICollectionViewDelegate {
        weak var layout: LoggedLayout?

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            layout?.log.append("count")
            return super.collectionView(collectionView, numberOfItemsInSection: section)
        }

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            layout?.log.append("scroll \(Int(scrollView.contentOffset.y))")
        }
    }

    private func run(_ body: (Stage, LoggedLayout, UICollectionView) throws -> Void) throws {
        let (layout, source) = (LoggedLayout(), Source([1]))
        source.layout = layout
        try Stage.withLayout(layout, source) { stage, view in
            layout.log = []
            try body(stage, layout, view)
        }
    }

    @Test("A change of the frame calls and prepares the layout inside the call (CV16)")
    func frame() throws {
        try run { _, layout, view in
            view.frame.size.width = 300
            expectEqual(
                layout.log,
                [
                    "should 0 300 in 0 375", "context 0 300 in 0 375", "invalidate in 0 300", "with the same in 0 300",
                    "prepare in 0 300",
                ])
            view.layoutIfNeeded()
            expectEqual(layout.log.count, 5)

            layout.invalidates = false
            layout.log = []
            view.frame.size.width = 310
            view.layoutIfNeeded()
            expectEqual(layout.log, ["should 0 310 in 0 300"])
        }
    }

    @Test("contentOffset calls the layout and then the delegate; the layout is prepared in the layout pass (CV17)")
    func contentOffset() throws {
        try run { _, layout, view in
            view.contentOffset.y = 50
            let chain = [
                "should 50 375 in 0 375", "context 50 375 in 0 375", "invalidate in 50 375", "with the same in 50 375",
            ]
            expectEqual(layout.log, chain + ["scroll 50"])
            view.layoutIfNeeded()
            expectEqual(layout.log, chain + ["scroll 50", "prepare in 50 375"])
        }
    }

    @Test("bounds calls the layout, and not the delegate (CV18)")
    func bounds() throws {
        try run { _, layout, view in
            view.bounds.origin.y = 50
            expectEqual(
                layout.log,
                [
                    "should 50 375 in 0 375", "context 50 375 in 0 375", "invalidate in 50 375",
                    "with the same in 50 375",
                ])
        }
    }

    @Test("A scrolling method without animation calls the layout before the bounds change (CV19)")
    func methods() throws {
        try run { _, layout, view in
            view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
            let chain = [
                "should 50 375 in 0 375", "context 50 375 in 0 375", "invalidate in 0 375", "with the same in 0 375",
            ]
            expectEqual(layout.log, chain + ["scroll 50"])

            view.layoutIfNeeded()
            view.contentOffset = .zero
            view.layoutIfNeeded()
            layout.log = []
            view.scrollRectToVisible(CGRect(x: 0, y: view.bounds.height, width: 10, height: 50), animated: false)
            expectEqual(layout.log, chain + ["scroll 50"])
        }
    }

    @Test("An animated scroll calls the layout at once for its end, and then for each frame (CV20)")
    func animated() throws {
        try run { stage, layout, view in
            view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
            expectEqual(
                layout.log,
                [
                    "should 400 375 in 0 375", "context 400 375 in 0 375", "invalidate in 0 375",
                    "with the same in 0 375",
                ])
            expectEqual(view.contentOffset.y, 0)

            layout.log = []
            stage.advance(by: 1)
            let scrolls = layout.log.filter { $0.hasPrefix("scroll") }
            expectEqual(layout.log.count { $0.hasPrefix("should") }, scrolls.count)
            expectEqual(layout.log.count { $0.hasPrefix("prepare") }, scrolls.count + 1)
            expectEqual(scrolls.last, "scroll 400")
            expectTrue((17...18).contains(scrolls.count))
        }
    }

    @Test("Until the layout is prepared, further moves do not call it (CV21)")
    func severalMoves() throws {
        try run { _, layout, view in
            for offset in [10, 20, 30] { view.contentOffset.y = CGFloat(offset) }
            expectEqual(layout.log.count { $0.hasPrefix("should") }, 1)
            expectEqual(layout.log.suffix(2), ["scroll 20", "scroll 30"])

            view.layoutIfNeeded()
            expectEqual(layout.log.last, "prepare in 30 375")
            view.contentOffset.y = 40
            expectEqual(layout.log.count { $0.hasPrefix("should") }, 2)
        }
    }

    @Test("The adjustments of a context are made at once; the layout's size returns in the layout pass (CV26)")
    func adjustments() throws {
        try run { _, layout, view in
            let context = UICollectionViewLayoutInvalidationContext()
            context.contentSizeAdjustment = CGSize(width: 10, height: 20)
            context.contentOffsetAdjustment = CGPoint(x: 0, y: 30)

            layout.invalidateLayout(with: context)
            expectEqual(view.contentSize, CGSize(width: 385, height: 3020))
            expectEqual(view.contentOffset.y, 30)

            view.layoutIfNeeded()
            expectEqual(view.contentSize, CGSize(width: 375, height: 3000))
            expectEqual(view.contentOffset.y, 30)
        }
    }

    @Test("The counts are loaded while the layout is prepared, first and after invalidateLayout() (CV27, CV29)")
    func counts() throws {
        final class CountingLayout: UICollectionViewLayout {
            var log: [String] = []
            var count = -1
            override func prepare() {
                super.prepare()
                log.append("prepare")
                count = collectionView?.numberOfItems(inSection: 0) ?? 0
            }
            override var collectionViewContentSize: CGSize {
                log.append("size")
                return CGSize(width: 100, height: 100)
            }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                log.append("elements")
                return (0..<count).map {
                    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: $0, section: 0))
                    attributes.frame = CGRect(x: 0, y: $0 * 10, width: 10, height: 10)
                    return attributes
                }
            }
        }
        final class CountingSource: CountedSource {
            weak var layout: CountingLayout?
            override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                layout?.log.append("count")
                return super.collectionView(view, numberOfItemsInSection: section)
            }
            override func collectionView(
                _ view: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                layout?.log.append("cell \(indexPath.item)")
                return super.collectionView(view, cellForItemAt: indexPath)
            }
        }
        let (layout, source) = (CountingLayout(), CountingSource([2]))
        source.layout = layout
        try Stage.withLayout(layout, source) { _, view in
            expectEqual(
                layout.log.prefix(7), ["prepare", "count", "size", "elements", "size", "cell 0", "cell 1"])

            for count in [3, 1] {
                source.counts = [count]
                layout.log = []
                layout.invalidateLayout()
                view.layoutIfNeeded()
                expectEqual(layout.log.prefix(2), ["prepare", "count"])
                expectEqual(view.visibleCells.count, count)
            }
        }
    }

    @Test("The context of a flow layout for a change of the bounds (CV24)")
    func flowContext() throws {
        let layout = UICollectionViewFlowLayout()
        try Stage.withLayout(layout, CountedSource([100])) { _, view in
            let bounds = view.bounds
            let cases: [(CGRect, Bool)] = [
                (bounds, false), (bounds.offsetBy(dx: 0, dy: 20), false), (bounds.offsetBy(dx: 20, dy: 0), true),
                (bounds.insetBy(dx: 10, dy: 0), true), (bounds.insetBy(dx: 0, dy: 10), true),
            ]
            for (new, isInvalid) in cases {
                let context = try #require(
                    layout.invalidationContext(forBoundsChange: new) as? UICollectionViewFlowLayoutInvalidationContext)
                expectEqual(context.invalidateFlowLayoutAttributes, isInvalid)
                expectFalse(context.invalidateFlowLayoutDelegateMetrics)
            }
        }
    }

    @Test("A layout that changes the bounds while it is called is not called without end")
    func changesInside() throws {
        final class Restless: UICollectionViewLayout {
            var calls = 0
            override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 5000) }
            override func prepare() {
                super.prepare()
                calls += 1
                if calls < 1000 { collectionView?.frame.size.width += 1 }
            }
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
                collectionView?.contentOffset.y += 1
                return true
            }
            override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
                super.invalidateLayout(with: context)
                collectionView?.bounds.origin.y += 1
            }
        }
        let layout = Restless()
        try Stage.withLayout(layout, CountedSource([1])) { stage, view in
            stage.allowsDiagnostics = true
            layout.calls = 990
            view.frame.size.width = 200
            view.contentOffset.y = 100
            view.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
            view.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
            stage.advance(by: 1)
            expectTrue(layout.calls < 1100)
        }
    }
}

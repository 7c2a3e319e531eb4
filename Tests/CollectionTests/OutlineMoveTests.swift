import Expectations
import IrekoTesting
import RandomSupport
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Interactive movement of items in outlines")
struct OutlineMoveTests {
    typealias Source = UICollectionViewDiffableDataSource<Int, String>
    typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

    /// A with a1 and a2 and B with b1 (with bb) and b2 in section 0, C and D in section 1.
    private func run(_ body: (Stage, UICollectionView, Source) throws -> Void) throws {
        try Stage.run(size: CGSize(width: 320, height: 640), rootViewController: UIViewController()) { stage in
            let outlines = OutlineList(in: stage)
            let (list, source) = (outlines.view, outlines.source)
            source.reorderingHandlers.canReorderItem = { _ in true }
            var first = Outline()
            first.append(["A", "B"])
            first.append(["a1", "a2"], to: "A")
            first.append(["b1", "b2"], to: "B")
            first.append(["bb"], to: "b1")
            first.expand(["A", "B"])
            var second = Outline()
            second.append(["C", "D"])
            source.apply(first, to: 0, animatingDifferences: false)
            source.apply(second, to: 1, animatingDifferences: false)
            stage.settle()
            try body(stage, list, source)
        }
    }

    private func text(_ source: Source, _ section: Int) -> String { source.outlineText(section) }

    private func shown(_ source: Source, _ section: Int) -> [String] {
        source.snapshot().itemIdentifiers(inSection: section)
    }

    /// Moves an item from a row to the middle of a second row, with the calls of a gesture.
    private func move(_ stage: Stage, _ list: UICollectionView, _ from: IndexPath, _ to: IndexPath) throws {
        let goal = try #require(list.layoutAttributesForItem(at: to))
        expectTrue(list.beginInteractiveMovementForItem(at: from))
        list.updateInteractiveMovementTargetPosition(goal.center)
        stage.advance(by: 0.5)
        list.endInteractiveMovement()
        stage.advance(by: 0.5)
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    @Test("An item that is moved stays in its outline, and keeps its level if its place permits that")
    func levels() throws {
        try run { stage, list, source in
            expectEqual(text(source, 0), "A(a1 a2) B(+b1(bb) b2)")

            // a1 after a2, which may have the same level.
            try move(stage, list, path(1), path(2))
            expectEqual(text(source, 0), "A(a2 a1) B(+b1(bb) b2)")
            // a1 between B and b1.
            try move(stage, list, path(2), path(3))
            expectEqual(text(source, 0), "A(a2) B(a1 +b1(bb) b2)")
            // b2 above A has no parent.
            try move(stage, list, path(5), path(0))
            expectEqual(text(source, 0), "b2 A(a2) B(a1 +b1(bb))")
            let cell = try #require(list.cellForItem(at: path(0)) as? UICollectionViewListCell)
            expectEqual(cell.indentationLevel, 0)
            expectEqual(shown(source, 0), ["b2", "A", "a2", "B", "a1", "b1"])
        }
    }

    @Test("The children of an item move with it, visible or not")
    func subtrees() throws {
        try run { stage, list, source in
            // A, which shows a1 and a2, after b2, the last item.
            try move(stage, list, path(0), path(5))
            expectEqual(text(source, 0), "B(+b1(bb) b2) A(a1 a2)")
            expectEqual(shown(source, 0), ["B", "b1", "b2", "A", "a1", "a2"])
            // b1, which hides bb, before B.
            try move(stage, list, path(1), path(0))
            expectEqual(text(source, 0), "+b1(bb) B(b2) A(a1 a2)")
            // B between its own children and other items returns to its place.
            try move(stage, list, path(1), path(2))
            expectEqual(text(source, 0), "+b1(bb) B(b2) A(a1 a2)")
            expectEqual(shown(source, 0), ["b1", "B", "b2", "A", "a1", "a2"])
            let texts = list.visibleCells.compactMap {
                ($0.contentConfiguration as? UIListContentConfiguration)?.text
            }
            expectEqual(texts, ["b1", "B", "b2", "A", "a1", "a2", "C", "D"])
        }
    }

    @Test("An item is moved to a different section with its children; transactions have the outlines of both")
    func sections() throws {
        try run { stage, list, source in
            var log: [String] = []
            source.reorderingHandlers.willReorder = { [weak source] transaction in
                log.append("will \(source?.snapshot().itemIdentifiers.count ?? 0)")
                for section in transaction.sectionTransactions {
                    let (old, new) = (section.initialSnapshot, section.finalSnapshot)
                    log.append("\(section.sectionIdentifier): \(old.items) > \(new.items), \(new.visibleItems)")
                }
            }
            source.reorderingHandlers.didReorder = { [weak source] transaction in
                log.append("did \(transaction.finalSnapshot == source?.snapshot())")
            }

            try move(stage, list, path(4), path(1, 1))

            expectEqual(text(source, 0), "A(a1 a2) B(b2)")
            expectEqual(text(source, 1), "C +b1(bb) D")
            expectEqual(
                log,
                [
                    "will 8",
                    #"1: ["C", "D"] > ["C", "b1", "bb", "D"], ["C", "b1", "D"]"#,
                    #"0: ["A", "a1", "a2", "B", "b1", "bb", "b2"] > ["A", "a1", "a2", "B", "b2"], ["A", "a1", "a2", "B", "b2"]"#,
                    "did true",
                ])
        }
    }

    @Test("After any move, outlines keep all items, and lists show them", arguments: 0..<6)
    func random(seed: UInt64) throws {
        try run { stage, list, source in
            var random = SeededGenerator(seed: seed)
            let all = ["A", "B", "C", "D", "a1", "a2", "b1", "b2", "bb"]
            for step in 0..<40 {
                let section = random.below(2)
                let count = list.numberOfItems(inSection: section)
                let goalSection = random.below(2)
                let goals = list.numberOfItems(inSection: goalSection)
                if count > 1, goals > 0, random.below(4) > 0 {
                    try move(
                        stage, list, path(random.below(count), section), path(random.below(goals), goalSection))
                } else {
                    var outline = source.snapshot(for: section)
                    guard let item = outline.items.randomElement(using: &random) else { continue }
                    if outline.isExpanded(item) { outline.collapse([item]) } else { outline.expand([item]) }
                    source.apply(outline, to: section)
                    stage.advance(by: random.below(2) == 0 ? 0.1 : 0.5)
                }
                let outlines = [0, 1].map { source.snapshot(for: $0) }
                let items = outlines.flatMap(\.items).sorted()
                expectEqual(items, all, "seed \(seed), step \(step)")
                for section in 0...1 { expectEqual(outlines[section].visibleItems, shown(source, section)) }
            }
            stage.advance(by: 1)
            for cell in list.visibleCells {
                guard let cell = cell as? UICollectionViewListCell, let path = list.indexPath(for: cell),
                    let item = source.itemIdentifier(for: path)
                else { continue }
                let text = (cell.contentConfiguration as? UIListContentConfiguration)?.text
                expectEqual(text, item)
                expectEqual(cell.indentationLevel, source.snapshot(for: path.section).level(of: item))
            }
        }
    }
}

import Expectations
import IrekoTesting
import RandomSupport
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Snapshots without levels in outlines")
struct OutlineRebaseTests {
    typealias Source = UICollectionViewDiffableDataSource<Int, String>
    typealias Outline = NSDiffableDataSourceSectionSnapshot<String>
    typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>

    /// A with a1 and a2, the collapsed B with b1 and b2, and C with c1 (with cc) and c2 in section 0, D in section 1.
    private func run(_ body: (Stage, UICollectionView, Source) throws -> Void) throws {
        try Stage.run(size: CGSize(width: 320, height: 640), rootViewController: UIViewController()) { stage in
            let outlines = OutlineList(in: stage, accessories: [.outlineDisclosure(options: .init(style: .header))])
            let (list, source) = (outlines.view, outlines.source)
            var outline = Outline()
            outline.append(["A", "B", "C"])
            outline.append(["a1", "a2"], to: "A")
            outline.append(["b1", "b2"], to: "B")
            outline.append(["c1", "c2"], to: "C")
            outline.append(["cc"], to: "c1")
            outline.expand(["A", "C", "c1"])
            source.apply(outline, to: 0, animatingDifferences: false)
            var flat = source.snapshot()
            flat.appendSections([1])
            flat.appendItems(["D"], toSection: 1)
            source.apply(flat, animatingDifferences: false)
            stage.settle()
            expectEqual(text(source), "A(a1 a2) +B(b1 b2) C(c1(cc) c2)")
            try body(stage, list, source)
            expectEmpty(stage.diagnostics, "\(stage.diagnostics)")
        }
    }

    private func text(_ source: Source, _ section: Int = 0) -> String { source.outlineText(section) }

    /// Changes the snapshot of the data source, and checks that the list shows the outlines.
    private func change(
        _ stage: Stage, _ list: UICollectionView, _ source: Source, _ name: String = "",
        _ body: (inout Snapshot) throws -> Void
    ) rethrows {
        var snapshot = source.snapshot()
        try body(&snapshot)
        source.apply(snapshot)
        expectEqual(source.snapshot(), snapshot, "\(name)")
        stage.advance(by: 0.7)
        check(list, source, name)
    }

    private func check(_ list: UICollectionView, _ source: Source, _ name: String = "") {
        for section in source.snapshot().sectionIdentifiers {
            let outline = source.snapshot(for: section)
            expectEqual(outline.visibleItems, source.snapshot().itemIdentifiers(inSection: section), "\(name)")
        }
        for cell in list.visibleCells {
            guard let cell = cell as? UICollectionViewListCell, let path = list.indexPath(for: cell),
                let item = source.itemIdentifier(for: path),
                let section = source.sectionIdentifier(for: path.section)
            else {
                Issue.record("\(name): a cell without an item")
                continue
            }
            let outline = source.snapshot(for: section)
            expectEqual((cell.contentConfiguration as? UIListContentConfiguration)?.text, item, "\(name)")
            // The program determines the levels in a section without an outline.
            guard section == 0 || outline.items != outline.rootItems else { continue }
            expectEqual(cell.indentationLevel, outline.level(of: item), "\(name): \(item)")
            expectEqual(cell.configurationState.isExpanded, outline.isExpanded(item), "\(name): \(item)")
        }
    }

    private func tap(_ stage: Stage, _ list: UICollectionView, _ source: Source, _ item: String) throws {
        let path = try #require(source.indexPath(for: item))
        let cell = try #require(list.cellForItem(at: path))
        stage.tap(at: cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil))
        stage.advance(by: 0.7)
        check(list, source, "after a tap on \(item)")
    }

    @Test("A deleted child leaves the others in their outline, which a tap collapses and expands")
    func deletesChild() throws {
        try run { stage, list, source in
            change(stage, list, source) { $0.deleteItems(["a1"]) }
            expectEqual(text(source), "A(a2) +B(b1 b2) C(c1(cc) c2)")

            try tap(stage, list, source, "A")
            expectEqual(text(source), "+A(a2) +B(b1 b2) C(c1(cc) c2)")
            expectEqual(source.snapshot().itemIdentifiers, ["A", "B", "C", "c1", "cc", "c2", "D"])
            try tap(stage, list, source, "A")
            expectEqual(source.snapshot().itemIdentifiers, ["A", "a2", "B", "C", "c1", "cc", "c2", "D"])
        }
    }

    @Test("A deleted item takes its hidden children along; visible children move to its level")
    func deletesParents() throws {
        try run { stage, list, source in
            change(stage, list, source) { $0.deleteItems(["B"]) }
            expectEqual(text(source), "A(a1 a2) C(c1(cc) c2)")
            expectFalse(source.snapshot(for: 0).contains("b1"))

            change(stage, list, source) { $0.deleteItems(["C"]) }
            expectEqual(text(source), "A(a1 a2) c1(cc) c2")

            try tap(stage, list, source, "c1")
            expectEqual(text(source), "A(a1 a2) +c1(cc) c2")
        }
    }

    @Test("A new item has the level of the item above it, or of a deeper item below it")
    func inserts() throws {
        try run { stage, list, source in
            change(stage, list, source) {
                $0.insertItems(["a3"], afterItem: "a2")
                $0.insertItems(["a0"], afterItem: "A")
                $0.insertItems(["R"], beforeItem: "A")
                $0.insertItems(["S"], afterItem: "B")
            }
            expectEqual(text(source), "R A(a0 a1 a2 a3) +B(b1 b2) S C(c1(cc) c2)")

            try tap(stage, list, source, "A")
            try tap(stage, list, source, "B")
            expectEqual(
                source.snapshot().itemIdentifiers, ["R", "A", "B", "b1", "b2", "S", "C", "c1", "cc", "c2", "D"])
        }
    }

    @Test("A moved child keeps its level if its place permits that")
    func moves() throws {
        try run { stage, list, source in
            change(stage, list, source) { $0.moveItem("a1", afterItem: "a2") }
            expectEqual(text(source), "A(a2 a1) +B(b1 b2) C(c1(cc) c2)")
            change(stage, list, source) { $0.moveItem("a1", beforeItem: "c2") }
            expectEqual(text(source), "A(a2) +B(b1 b2) C(c1(cc) a1 c2)")

            try tap(stage, list, source, "C")
            expectEqual(source.snapshot().itemIdentifiers, ["A", "a2", "B", "C", "D"])
        }
    }

    @Test("Parents that are moved with their visible children keep them; hidden children follow")
    func movesParents() throws {
        try run { stage, list, source in
            change(stage, list, source) {
                for item in ["C", "c1", "cc", "c2"] { $0.moveItem(item, beforeItem: "A") }
                $0.moveItem("B", beforeItem: "A")
            }
            expectEqual(text(source), "C(c1(cc) c2) +B(b1 b2) A(a1 a2)")

            // Section 1 has no outline.
            change(stage, list, source) {
                $0.deleteItems(["B", "A", "a1", "a2"])
                $0.appendItems(["B", "A", "a1", "a2"], toSection: 1)
            }
            expectEqual(text(source), "C(c1(cc) c2)")
            expectEqual(text(source, 1), "D +B(b1 b2) A(a1 a2)")
            try tap(stage, list, source, "B")
            expectEqual(text(source, 1), "D B(b1 b2) A(a1 a2)")
        }
    }

    @Test("A hidden child that a snapshot shows leaves its parent")
    func hidden() throws {
        try run { stage, list, source in
            change(stage, list, source) { $0.appendItems(["b1"], toSection: 0) }
            expectEqual(text(source), "A(a1 a2) +B(b2) C(c1(cc) c2 b1)")
        }
    }

    @Test("Replaced items have no levels")
    func replaces() throws {
        try run { stage, list, source in
            change(stage, list, source) {
                $0.deleteItems($0.itemIdentifiers(inSection: 0))
                $0.appendItems(["x", "y", "z"], toSection: 0)
            }
            expectEqual(text(source), "x y z")
            expectEqual(source.snapshot(for: 0).expandedItems, [])

            // Items that are in the outline again are new.
            change(stage, list, source) {
                $0.deleteItems(["y"])
                $0.insertItems(["A", "a1"], afterItem: "x")
            }
            expectEqual(text(source), "x A a1 z")
        }
    }

    @Test("Replacing the data by a reload keeps the remaining outline")
    func reloads() throws {
        try run { stage, list, source in
            var snapshot = source.snapshot()
            snapshot.deleteItems(["a2", "c2"])
            source.applySnapshotUsingReloadData(snapshot)
            stage.advance(by: 0.1)
            check(list, source)
            expectEqual(text(source), "A(a1) +B(b1 b2) C(c1(cc))")
        }
    }

    @Test("After any snapshot, outlines have the visible items and keep the others", arguments: 0..<20)
    func random(seed: UInt64) throws {
        try run { stage, list, source in
            var random = SeededGenerator(seed: seed)
            for step in 0..<30 {
                let name = "seed \(seed), step \(step)"
                if random.below(3) == 0 {
                    var outline = source.snapshot(for: 0)
                    guard let item = outline.items.randomElement(using: &random) else { continue }
                    if outline.isExpanded(item) { outline.collapse([item]) } else { outline.expand([item]) }
                    source.apply(outline, to: 0)
                    stage.advance(by: 0.5)
                    check(list, source, name)
                    continue
                }
                let former = source.snapshot(for: 0)
                let (old, isShuffled) = (source.snapshot(), random.below(4) == 0)
                change(stage, list, source, name) { snapshot in
                    for number in 0..<1 + random.below(3) {
                        let items = snapshot.itemIdentifiers
                        guard let item = items.randomElement(using: &random),
                            let other = items.randomElement(using: &random)
                        else {
                            snapshot.appendItems(["\(step).\(number)"], toSection: 0)
                            continue
                        }
                        switch random.below(3) {
                        case 0: snapshot.deleteItems([item])
                        case 1: snapshot.insertItems(["\(step).\(number)"], afterItem: item)
                        default: if item != other { snapshot.moveItem(item, afterItem: other) }
                        }
                    }
                    if isShuffled {
                        let shuffled = snapshot.itemIdentifiers.shuffled(using: &random)
                        snapshot.deleteItems(shuffled)
                        snapshot.appendItems(shuffled, toSection: 0)
                    }
                }
                // Hidden items disappear only with their deleted parents.
                let outlines = [0, 1].map { source.snapshot(for: $0) }
                for item in former.items where !former.isVisible(item) {
                    var parent = former.parent(of: item)
                    while let hidden = parent, !former.isVisible(hidden) { parent = former.parent(of: hidden) }
                    guard let parent, old.indexOfItem(parent) != nil else { continue }
                    let remains = source.indexPath(for: parent) != nil
                    expectEqual(outlines.contains { $0.contains(item) }, remains, "\(name): \(item)")
                }
            }
        }
    }
}

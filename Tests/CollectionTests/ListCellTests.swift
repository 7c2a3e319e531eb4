import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Cells of lists")
struct ListCellTests {
    private static func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    /// Runs a test with a list of the given number of items.
    private func run(
        _ configuration: UICollectionLayoutListConfiguration, count: Int = 3,
        configure: @escaping (UICollectionViewListCell, IndexPath) -> Void,
        _ body: (Stage, UICollectionView) throws -> Void
    ) throws {
        let source = RecordedCollection([count])
        source.makesCell = { collection, path in
            collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "list")
            let cell = collection.dequeueReusableCell(withReuseIdentifier: "list", for: path)
            guard let cell = cell as? UICollectionViewListCell else { return cell }
            var content = cell.defaultContentConfiguration()
            content.text = "Item \(path.item)"
            cell.contentConfiguration = content
            configure(cell, path)
            return cell
        }
        try Stage.runCollection(UICollectionViewCompositionalLayout.list(using: configuration), source: source, body)
    }

    private func cell(_ collection: UICollectionView, _ item: Int) throws -> UICollectionViewListCell {
        try #require(collection.cellForItem(at: Self.path(item)) as? UICollectionViewListCell)
    }

    @Test("Accessories are at their sides in the system's order, and the content is between them")
    func order() throws {
        let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        let (first, last) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), UISwitch())
        try run(configuration) { cell, path in
            guard path.item == 0 else { return }
            cell.accessories = [
                .disclosureIndicator(), .checkmark(),
                .customView(configuration: .init(customView: first, placement: .leading(), maintainsFixedSize: true)),
                .customView(configuration: .init(customView: last, placement: .trailing())),
            ]
        } _: { stage, collection in
            let cell = try cell(collection, 0)

            expectEqual(first.frame.minX, 16)
            expectEqual(first.frame.size, CGSize(width: 20, height: 20))
            expectEqual(first.frame.midY, cell.bounds.midY)
            expectEqual(cell.contentView.frame.minX, 36)
            // The switch is before a checkmark in 24 points and a chevron in 14, each with 8 points before it.
            expectEqual(last.frame.maxX, 250)
            expectEqual(cell.contentView.frame.maxX, last.frame.minX)
            try expectEqual(self.cell(collection, 1).contentView.frame, cell.bounds)
        }
    }

    @Test("Accessories are added and removed with editing, and their handlers are called at a tap")
    func editing() throws {
        var taps: [String] = []
        try run(UICollectionLayoutListConfiguration(appearance: .plain)) { cell, path in
            cell.accessories = [
                .delete(actionHandler: { taps.append("delete \(path.item)") }), .multiselect(),
                .detail(displayed: .whenNotEditing, actionHandler: { taps.append("detail \(path.item)") }),
            ]
        } _: { stage, collection in
            let cell = try cell(collection, 1)
            expectEqual(cell.contentView.frame.minX, 0)
            stage.tap(at: CGPoint(x: 320 - 16 - 12, y: cell.frame.midY))
            expectEqual(taps, ["detail 1"])

            collection.isEditing = true
            stage.advance(by: 0.5)
            stage.tap(at: CGPoint(x: 16 + 12, y: cell.frame.midY))

            expectEqual(taps, ["detail 1", "delete 1"])
            expectEqual(cell.contentView.frame.minX, 80)
            expectEqual(cell.contentView.frame.maxX, 320)
            collection.isEditing = false
            stage.advance(by: 0.5)
            expectEqual(cell.contentView.frame.minX, 0)
        }
    }

    @Test("Levels move content and accessories; in right-to-left text all frames are mirrored")
    func indentation() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        try run(UICollectionLayoutListConfiguration(appearance: .plain)) { cell, path in
            guard path.item == 0 else { return }
            cell.accessories = [
                .customView(configuration: .init(customView: view, placement: .leading(), maintainsFixedSize: true))
            ]
            cell.indentationLevel = 2
            cell.indentationWidth = 10
        } _: { stage, collection in
            let cell = try cell(collection, 0)
            expectEqual(view.frame.minX, 36)
            expectEqual(cell.contentView.frame.minX, 56)

            cell.indentsAccessories = false
            stage.settle()
            expectEqual(view.frame.minX, 16)
            expectEqual(cell.contentView.frame.minX, 56)
            cell.semanticContentAttribute = .forceRightToLeft
            cell.setNeedsLayout()
            stage.settle()

            expectEqual(view.frame.maxX, 304)
            expectEqual(cell.contentView.frame.maxX, 264)
            cell.indentationWidth = .nan
            cell.indentationLevel = -5
            stage.settle()
            expectEqual(cell.contentView.frame.maxX, 284)
        }
    }

    @Test("Separators begin at the text, and the handler of an item is final")
    func lines() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.itemSeparatorHandler = { path, section in
            var own = section
            if path.item == 1 { own.bottomSeparatorVisibility = .hidden }
            if path.item == 2 {
                own.color = .systemRed
                own.bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 5)
            }
            return own
        }
        try run(configuration, configure: { _, _ in }) { stage, collection in
            @MainActor func line(_ item: Int) throws -> UIView? {
                let cell = try self.cell(collection, item)
                return cell.subviews.first { $0.frame.height <= 1 && $0.frame.maxY == cell.bounds.maxY }
            }

            let lines = try [line(0), line(1), line(2)]
            expectTrue(lines[0]?.frame.minX == 16 && lines[0]?.frame.maxX == 320)
            expectNil(lines[1])
            expectTrue(lines[2]?.frame.minX == 40 && lines[2]?.frame.maxX == 315)
            expectEqual(lines[2]?.backgroundColor, .systemRed)
        }
    }

    @Test("Two accessories of one type are an error, and the first one stays")
    func duplicates() throws {
        try run(UICollectionLayoutListConfiguration(appearance: .plain), configure: { _, _ in }) { stage, collection in
            let cell = try cell(collection, 0)

            cell.accessories = [.checkmark(), .checkmark(displayed: .whenEditing)]

            expectEqual(cell.accessories.count, 1)
            expectFalse(stage.diagnostics.isEmpty)
        }
    }

    @Test("A tap on an outline's chevron calls the handlers, shows the children, and indents them")
    func outline() throws {
        var log: [String] = []
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = "Item \(item)"
            cell.contentConfiguration = content
            cell.tag = item
            cell.accessories = item < 10 ? [.outlineDisclosure()] : []
        }
        try Stage.runCollection(layout, source: RecordedCollection([0])) { stage, collection in
            let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
                $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
            }
            source.sectionSnapshotHandlers.shouldExpandItem = { item in
                log.append("should expand \(item)")
                return item != 2
            }
            source.sectionSnapshotHandlers.willExpandItem = { log.append("will expand \($0)") }
            source.sectionSnapshotHandlers.willCollapseItem = { log.append("will collapse \($0)") }
            source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, old in
                log.append("snapshot \(item) \(old.items)")
                var new = old
                if new.items.isEmpty { new.append([item * 10, item * 10 + 1]) }
                return new
            }
            var outline = NSDiffableDataSourceSectionSnapshot<Int>()
            outline.append([1, 2])
            source.apply(outline, to: "a", animatingDifferences: false)
            stage.settle()
            @MainActor func tapChevron(_ item: Int) throws {
                let path = try #require(source.indexPath(for: item))
                let cell = try self.cell(collection, path.item)
                stage.tap(at: collection.convert(CGPoint(x: cell.frame.maxX - 16 - 7, y: cell.frame.midY), to: nil))
                stage.advance(by: 0.6)
            }

            try tapChevron(2)
            expectEqual(log, ["should expand 2"])
            log = []
            try tapChevron(1)

            expectEqual(log, ["should expand 1", "will expand 1", "snapshot 1 []"])
            expectEqual(source.snapshot().itemIdentifiers, [1, 10, 11, 2])
            try expectEqual(cell(collection, 1).indentationLevel, 1)
            try expectTrue(cell(collection, 0).configurationState.isExpanded)
            expectEqual(collection.indexPathsForSelectedItems ?? [], [])
            log = []
            try tapChevron(1)
            expectEqual(log, ["will collapse 1"])
            expectEqual(source.snapshot().itemIdentifiers, [1, 2])
            try expectFalse(cell(collection, 0).configurationState.isExpanded)
        }
    }

    @Test("An outline as text shows levels, and which items show their children")
    func outlineAsText() {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["a", "b"])
        outline.append(["c"], to: "a")
        outline.append(["d"], to: "c")
        outline.expand(["a"])

        let copy = NSDiffableDataSourceSectionSnapshot(outline)

        expectEqual(copy.visualDescription(), "- a\n  + c\n      d\n  b")
    }

    @Test("Cells with accessories, handlers and guides are deallocated")
    func freed() throws {
        weak var gone: UICollectionViewListCell?
        try run(UICollectionLayoutListConfiguration(appearance: .insetGrouped)) { cell, path in
            cell.accessories = [
                .outlineDisclosure(), .delete(displayed: .always), .label(text: "7"), .reorder(displayed: .always),
            ]
            _ = cell.separatorLayoutGuide
        } _: { stage, collection in
            gone = try cell(collection, 0)
            expectEqual(gone?.layer.cornerRadius, 10)

            collection.removeFromSuperview()
        }

        expectNil(gone)
    }
}

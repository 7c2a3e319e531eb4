import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Loading a collection view")
struct CollectionLoadingTests {
    @Test("Counts are loaded first, then visible cells, each before it is displayed")
    func order() throws {
        let source = RecordedCollection([2, 1])
        source.recordsCounts = true

        try Stage.runCollection(RowLayout(), source: source) { _, collection in
            expectEqual(
                source.take(),
                [
                    "numberOfSections", "numberOfItems 0", "numberOfItems 1", "cellForItem 0.0", "willDisplay 0.0",
                    "cellForItem 0.1", "willDisplay 0.1", "cellForItem 1.0", "willDisplay 1.0",
                ])
            expectEqual(collection.visibleCells.map(\.frame.minY), [0, 40, 80])
            expectEqual(collection.contentSize, CGSize(width: 320, height: 120))
        }
    }

    @Test("Counts are loaded once, and again only after a reload")
    func committed() throws {
        let source = RecordedCollection([3])
        try Stage.runCollection(RowLayout(), source: source) { stage, collection in
            source.counts = [5]
            expectEqual(collection.numberOfItems(inSection: 0), 3)

            collection.reloadData()

            expectEqual(collection.numberOfItems(inSection: 0), 5)
            stage.settle()
            expectEqual(collection.visibleCells.count, 5)
        }
    }

    @Test("Cells that become invisible are reused")
    func reuse() throws {
        let source = RecordedCollection([100])
        var made = 0
        try Stage.runCollection(RowLayout(), source: source) { stage, collection in
            expectEqual(collection.visibleCells.count, 10)
            let first = collection.visibleCells.map(ObjectIdentifier.init)
            source.log = []

            collection.contentOffset.y = 800
            stage.settle()

            expectEqual(collection.indexPathsForVisibleItems.map(\.item), Array(20..<30))
            expectEqual(source.log.prefix(2), ["cellForItem 0.20", "willDisplay 0.20"])
            expectTrue(source.log.suffix(10).allSatisfy { $0.hasPrefix("didEndDisplaying") })
            collection.contentOffset.y = 0
            stage.settle()
            made = Set(first).subtracting(collection.visibleCells.map(ObjectIdentifier.init)).count
            #expect(made < 10)
        }
    }

    @Test("Within the data source's method a cell has the frame of its layout")
    func placed() throws {
        let source = RecordedCollection([3])
        var frames: [CGRect] = []
        source.makesCell = { collection, path in
            let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            frames.append(cell.frame)
            expectIdentical(cell.superview, collection)
            return cell
        }

        try Stage.runCollection(RowLayout(), source: source) { _, _ in
            expectEqual(frames.map(\.minY), [0, 40, 80])
            expectEqual(frames.map(\.width), [320, 320, 320])
        }
    }

    @Test("An unregistered identifier is an error in UIKit's words")
    func unregistered() throws {
        let source = RecordedCollection([1])
        source.makesCell = { $0.dequeueReusableCell(withReuseIdentifier: "other", for: $1) }

        try Stage.runCollection(RowLayout(), source: source) { stage, _ in
            let first = try #require(stage.diagnostics.first?.message)
            expectEqual(
                first,
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier other - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
            )
        }
    }

    @Test("A registration configures its cells, and is an error if it is created when it is needed")
    func registration() throws {
        let source = RecordedCollection([2])
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, number in
            cell.tag = number
        }
        source.makesCell = { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: 10 + $1.item) }
        try Stage.runCollection(RowLayout(), source: source) { stage, collection in
            expectEqual(collection.visibleCells.map(\.tag), [10, 11])
            expectEmpty(stage.diagnostics)

            source.makesCell = { collection, path in
                let late = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
                return collection.dequeueConfiguredReusableCell(using: late, for: path, item: 0)
            }
            collection.reloadData()
            stage.settle()

            let message = try #require(stage.diagnostics.first?.message)
            #expect(message.hasPrefix("Attempted to dequeue a cell using a registration that was created inside"))
        }
    }

    @Test("A flow layout's headers are requested from the data source, and are above cells")
    func supplementary() throws {
        let source = RecordedCollection([2])
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)

        try Stage.runCollection(layout, source: source) { _, collection in
            let kind = UICollectionView.elementKindSectionHeader
            #expect(source.log.contains("view \(kind) 0.0"))
            let path = IndexPath(item: 0, section: 0)
            expectEqual(
                collection.supplementaryView(forElementKind: kind, at: path)?.frame,
                CGRect(x: 0, y: 0, width: 320, height: 30))
            expectEqual(collection.indexPathsForVisibleSupplementaryElements(ofKind: kind), [path])
        }
    }

    @Test("A cell of a flow layout with estimates has the size of its content")
    func selfSizing() throws {
        let source = RecordedCollection([30])
        source.makesCell = { collection, path in
            let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            if cell.contentView.subviews.isEmpty {
                let view = UIView()
                view.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(view)
                NSLayoutConstraint.activate([
                    view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                    view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                    view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                    view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                    view.heightAnchor.constraint(equalToConstant: 70),
                    view.widthAnchor.constraint(equalToConstant: 300),
                ])
            }
            return cell
        }
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 300, height: 40)

        try Stage.runCollection(layout, source: source) { stage, collection in
            expectEqual(
                collection.visibleCells.map(\.frame.height),
                Array(repeating: 70, count: collection.visibleCells.count))
            expectEqual(collection.visibleCells.count, 5)
            expectEmpty(stage.diagnostics)
        }
    }
}

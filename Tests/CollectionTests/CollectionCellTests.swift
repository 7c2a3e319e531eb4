import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A cell that logs its calls.
private final class LoggingCell: UICollectionViewCell {
    var log: [String] = []
    var sizeInInit = CGSize.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        sizeInInit = bounds.size
    }

    required init?(coder: NSCoder) { nil }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        log.append("apply \(superview is UICollectionView)")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        log.append("prepareForReuse")
    }

    override func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        log.append("willTransition")
    }

    override func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {
        log.append("didTransition")
    }
}

/// A cell with a reusable view as a property, which is created before the cell's own initializer.
private final class BadgeCell: UICollectionViewCell {
    let badge = UICollectionReusableView(frame: .zero)
    private(set) var frameInInit = CGRect.zero

    override init(frame: CGRect) {
        frameInInit = frame
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
}

/// A cell with a list inside, whose registration it owns.
private final class ShelfCell: UICollectionViewCell, UICollectionViewDataSource {
    private let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, number in
        cell.tag = number
    }
    let shelf = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    /// Creates a registration for each request, which is an error.
    var isWasteful = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        shelf.frame = contentView.bounds
        shelf.dataSource = self
        contentView.addSubview(shelf)
        // The inner cells are created during the request for this cell.
        shelf.layoutIfNeeded()
    }

    required init?(coder: NSCoder) { nil }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let late = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        return collectionView.dequeueConfiguredReusableCell(
            using: isWasteful ? late : registration, for: indexPath, item: indexPath.item + 1)
    }
}

@MainActor @Suite("Cells of collection views")
struct CollectionCellTests {
    private static func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test("The frame of an element is passed to the view that is created for it, but to no view inside it")
    func frames() throws {
        let source = RecordedCollection([2])
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 60)
        source.makesCell = { collection, path in
            collection.register(BadgeCell.self, forCellWithReuseIdentifier: "badge")
            return collection.dequeueReusableCell(withReuseIdentifier: "badge", for: path)
        }
        try Stage.runCollection(layout, source: source) { _, collection in
            for path in [Self.path(0), Self.path(1)] {
                let cell = try #require(collection.cellForItem(at: path) as? BadgeCell)
                expectEqual(cell.frameInInit, collection.layoutAttributesForItem(at: path)?.frame)
                expectEqual(cell.bounds.size, CGSize(width: 80, height: 60))
                expectEqual(cell.badge.frame, .zero)
            }
        }
    }

    @Test("A cell that is created in a request may own the registration of a collection view inside it")
    func shelves() throws {
        let source = RecordedCollection([2])
        source.makesCell = { collection, path in
            collection.register(ShelfCell.self, forCellWithReuseIdentifier: "shelf")
            return collection.dequeueReusableCell(withReuseIdentifier: "shelf", for: path)
        }
        try Stage.runCollection(RowLayout(), source: source) { stage, collection in
            let cell = try #require(collection.cellForItem(at: Self.path(1)) as? ShelfCell)
            expectEqual(cell.shelf.visibleCells.map(\.tag), [1, 2])
            expectEmpty(stage.diagnostics)

            cell.isWasteful = true
            cell.shelf.reloadData()
            stage.settle()
            expectEqual(
                stage.diagnostics.first?.message.hasPrefix("Attempted to dequeue a cell using a registration"), true)
        }
    }

    @Test("A collection view that is created in code has the system's background")
    func background() throws {
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        expectEqual(collection.backgroundColor, .systemBackground)
    }

    @Test("A controller without a layout is an error when its view is loaded")
    func controllerWithoutLayout() throws {
        try Stage.run(root: UIViewController()) { stage, _ in
            stage.allowsDiagnostics = true
            let controller = UICollectionViewController()
            expectEmpty(stage.diagnostics)
            controller.loadViewIfNeeded()
            let sentence = "UICollectionView must be initialized with a non-nil layout parameter"
            expectEqual(stage.diagnostics.map(\.message), [sentence])
        }
    }

    @Test("A cell gets its attributes when it is in the collection view, once until they change")
    func attributes() throws {
        let source = RecordedCollection([2])
        source.makesCell = { collection, path in
            collection.register(LoggingCell.self, forCellWithReuseIdentifier: "logging")
            let cell = collection.dequeueReusableCell(withReuseIdentifier: "logging", for: path) as? LoggingCell
            cell?.log.append("configured")
            return cell ?? UICollectionViewCell()
        }
        try Stage.runCollection(RowLayout(), source: source) { stage, collection in
            let cell = try #require(collection.cellForItem(at: Self.path(0)) as? LoggingCell)
            expectEqual(cell.log, ["apply true", "configured"])
            expectEqual(cell.sizeInInit, CGSize(width: 320, height: 40))
            collection.setNeedsLayout()
            stage.settle()
            expectEqual(cell.log.count, 2)

            collection.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
            stage.settle()

            expectEqual(cell.log.suffix(3), ["willTransition", "apply true", "didTransition"])
        }
    }

    @Test("Configurations create content and background, and follow the cell's state")
    func configurations() throws {
        let source = RecordedCollection([2])
        source.makesCell = { collection, path in
            let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            var content = UIListContentConfiguration.cell()
            content.text = "Item \(path.item)"
            cell.contentConfiguration = content
            cell.configurationUpdateHandler = { cell, state in
                var background = UIBackgroundConfiguration.clear()
                background.backgroundColor = state.isSelected ? .systemBlue : .systemGray
                cell.backgroundConfiguration = background
            }
            return cell
        }
        try Stage.runCollection(RowLayout(), source: source) { stage, collection in
            let cell = try #require(collection.cellForItem(at: Self.path(1)))
            expectTrue(cell.contentView is UIListContentView)
            expectEqual(cell.contentView.frame, cell.bounds)
            expectEqual(cell.backgroundConfiguration?.backgroundColor, .systemGray)

            stage.tap(at: CGPoint(x: 100, y: 60))
            stage.settle()

            expectEqual(cell.backgroundConfiguration?.backgroundColor, .systemBlue)
            cell.contentConfiguration = nil
            expectFalse(cell.contentView is UIListContentView)
        }
    }

    @Test("The selected background is in the cell while the cell is highlighted or selected")
    func backgrounds() throws {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let (background, selected) = (UIView(), UIView())
        cell.backgroundView = background
        cell.selectedBackgroundView = selected
        expectIdentical(background.superview, cell)
        expectNil(selected.superview)

        cell.isSelected = true

        expectEqual(cell.subviews, [background, selected, cell.contentView])
        cell.backgroundConfiguration = .clear()
        expectNil(cell.backgroundView)
        expectNil(cell.selectedBackgroundView)
        cell.backgroundView = background
        expectNil(cell.backgroundConfiguration)
    }

    @Test("While cells above are measured, the visible cells do not jump")
    func anchor() throws {
        let source = RecordedCollection([60])
        source.makesCell = { collection, path in
            let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            var content = UIListContentConfiguration.cell()
            content.text = String(repeating: "Many words to be read. ", count: 1 + path.item % 7)
            cell.contentConfiguration = content
            return cell
        }
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        try Stage.runCollection(layout, source: source) { stage, collection in
            collection.scrollToItem(at: Self.path(30), at: .top, animated: false)
            stage.settle()

            for _ in 0..<40 {
                let first = try #require(collection.indexPathsForVisibleItems.first)
                let before = try #require(collection.cellForItem(at: first)).frame.minY - collection.contentOffset.y

                collection.contentOffset.y -= 20
                stage.settle()

                guard collection.contentOffset.y > 0 else { break }
                let cell = try #require(collection.cellForItem(at: first))
                #expect(abs(cell.frame.minY - collection.contentOffset.y - before - 20) < 0.6, "\(first)")
            }
            expectEmpty(stage.diagnostics)
        }
    }

    @Test("A background view is behind all cells and does not scroll")
    func backgroundView() throws {
        try Stage.runCollection(RowLayout(), source: RecordedCollection([50])) { stage, collection in
            let view = UIView()
            collection.backgroundView = view
            collection.contentOffset.y = 200
            stage.settle()

            expectIdentical(collection.subviews.first, view)
            expectEqual(view.frame, collection.bounds)
        }
    }

    @Test("A new content size category causes cells to be measured again")
    func dynamicType() throws {
        let source = RecordedCollection([3])
        source.makesCell = { collection, path in
            let cell = collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            var content = UIListContentConfiguration.cell()
            content.text = "Words"
            cell.contentConfiguration = content
            return cell
        }
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(20))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        try Stage.runCollection(layout, source: source) { stage, collection in
            let height = try #require(collection.visibleCells.first?.frame.height)

            stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
            stage.settle()

            let larger = try #require(collection.visibleCells.first?.frame.height)
            #expect(larger > height + 10)
        }
    }
}

import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A cell that writes down what it is called with.
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

@MainActor @Suite("Cells of collection views")
struct CollectionCellTests {
    private static func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test("A cell gets its attributes when it stands in the collection view, once until they differ")
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
            #expect(cell.log == ["apply true", "configured"])
            #expect(cell.sizeInInit == CGSize(width: 320, height: 40))
            collection.setNeedsLayout()
            stage.settle()
            #expect(cell.log.count == 2)

            collection.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
            stage.settle()

            #expect(cell.log.suffix(3) == ["willTransition", "apply true", "didTransition"])
        }
    }

    @Test("Configurations make content and background, and follow the cell's state")
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
            #expect(cell.contentView is UIListContentView)
            #expect(cell.contentView.frame == cell.bounds)
            #expect(cell.backgroundConfiguration?.backgroundColor == .systemGray)

            stage.tap(at: CGPoint(x: 100, y: 60))
            stage.settle()

            #expect(cell.backgroundConfiguration?.backgroundColor == .systemBlue)
            cell.contentConfiguration = nil
            #expect(!(cell.contentView is UIListContentView))
        }
    }

    @Test("The selected background is in the cell while that is highlighted or selected")
    func backgrounds() throws {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let (background, selected) = (UIView(), UIView())
        cell.backgroundView = background
        cell.selectedBackgroundView = selected
        #expect(background.superview === cell && selected.superview == nil)

        cell.isSelected = true

        #expect(cell.subviews == [background, selected, cell.contentView])
        cell.backgroundConfiguration = .clear()
        #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
        cell.backgroundView = background
        #expect(cell.backgroundConfiguration == nil)
    }

    @Test("While cells above find their size, what is seen does not jump")
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
            #expect(stage.diagnostics.isEmpty)
        }
    }

    @Test("A background view lies behind everything and does not scroll")
    func backgroundView() throws {
        try Stage.runCollection(RowLayout(), source: RecordedCollection([50])) { stage, collection in
            let view = UIView()
            collection.backgroundView = view
            collection.contentOffset.y = 200
            stage.settle()

            #expect(collection.subviews.first === view)
            #expect(view.frame == collection.bounds)
        }
    }

    @Test("Text of another size has cells measured again")
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

import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// Collection views and their cells as they were recorded on iOS 26.1.
@MainActor @Suite("Collection views as recorded")
struct RecordedCollectionTests {
    @Test("The view of a controller contains the collection view, which fills it (CV2, CV3)")
    func controllersView() throws {
        final class Loading: UICollectionViewController {
            var hadCollectionView = false
            override func viewDidLoad() {
                super.viewDidLoad()
                hadCollectionView = collectionView != nil
            }
        }
        try Stage.run(size: CGSize(width: 393, height: 852), rootViewController: UIViewController()) { _ in
            let controller = Loading(collectionViewLayout: UICollectionViewFlowLayout())
            let collection = try #require(controller.collectionView)

            expectTrue(controller.hadCollectionView && controller.isViewLoaded)
            let view = try #require(controller.view)
            expectFalse(view is UICollectionView)
            expectEqual(view.frame, CGRect(x: 0, y: 0, width: 393, height: 852))
            expectEqual(view.autoresizingMask, [.flexibleWidth, .flexibleHeight])
            expectNil(view.backgroundColor)
            expectTrue(view.subviews == [collection])
            expectEqual(collection.frame, view.frame)
            expectTrue(collection.translatesAutoresizingMaskIntoConstraints)
        }
    }

    @Test("Reading the layout and setting the preferences loads no view (CV4, CV5)")
    func preferences() {
        let layout = UICollectionViewFlowLayout()
        let controller = UICollectionViewController(collectionViewLayout: layout)

        expectTrue(controller.clearsSelectionOnViewWillAppear)
        expectTrue(controller.installsStandardGestureForInteractiveMovement)
        expectFalse(controller.useLayoutToLayoutNavigationTransitions)
        controller.clearsSelectionOnViewWillAppear = false
        controller.installsStandardGestureForInteractiveMovement = false
        controller.useLayoutToLayoutNavigationTransitions = false
        expectIdentical(controller.collectionViewLayout, layout)
        expectFalse(controller.isViewLoaded)
    }

    @Test("A replaced collection view gets the controller's data source, and the layout stays the first (CV7, CV8)")
    func replaced() throws {
        let layout = UICollectionViewFlowLayout()
        let controller = UICollectionViewController(collectionViewLayout: layout)
        let old = try #require(controller.collectionView)
        let new = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

        controller.collectionView = new

        expectIdentical(new.dataSource, controller)
        expectIdentical(new.delegate, controller)
        expectEqual(new.frame, controller.view.bounds)
        expectEqual(new.autoresizingMask, [.flexibleWidth, .flexibleHeight])
        expectNil(old.superview)
        expectNil(old.dataSource)
        expectIdentical(controller.collectionViewLayout, layout)

        new.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
        expectIdentical(controller.collectionViewLayout, layout)
    }

    @Test("A subclass without a data source has one section without items (CV10)")
    func bareSubclass() throws {
        final class Bare: UICollectionViewController {}
        let controller = Bare(collectionViewLayout: UICollectionViewFlowLayout())
        let collection = try #require(controller.collectionView)

        // The collection view does not retain its data source.
        try withExtendedLifetime(controller) {
            expectIdentical(collection.dataSource, controller)
            try #require(collection.numberOfSections == 1)
            expectEqual(collection.numberOfItems(inSection: 0), 0)
        }
    }

    @Test("A frame that is set again does not change the layout (CV22)")
    func sameFrame() throws {
        let layout = LoggedLayout()
        try Stage.runCollection(layout, source: RecordedCollection([3])) { _, collection in
            layout.log = []

            collection.frame = collection.frame

            expectEqual(layout.log, [])
        }
    }

    private final class LoggedLayout: UICollectionViewFlowLayout {
        var log: [String] = []

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            log.append("should")
            return true
        }

        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            super.invalidateLayout(with: context)
            let flow = context as? UICollectionViewFlowLayoutInvalidationContext
            log.append(
                "\(context.invalidateEverything) \(context.invalidateDataSourceCounts) "
                    + "\(context.invalidatedItemIndexPaths == nil) "
                    + "\(flow?.invalidateFlowLayoutDelegateMetrics == true) "
                    + "\(flow?.invalidateFlowLayoutAttributes == true)")
        }
    }

    @Test("invalidateLayout() creates a context without invalid parts, with and without a collection view (CV23)")
    func plainContext() throws {
        let layout = LoggedLayout()
        layout.invalidateLayout()
        expectEqual(layout.log, ["false false true true true"])

        try Stage.runCollection(layout, source: RecordedCollection([3])) { _, _ in
            layout.log = []
            layout.invalidateLayout()
            expectEqual(layout.log, ["false false true true true"])
        }
    }

    @Test("Defaults of a flow layout without a collection view (CV30)")
    func flowDefaults() {
        let layout = UICollectionViewFlowLayout()

        expectEqual(layout.itemSize, CGSize(width: 50, height: 50))
        expectEqual(layout.minimumLineSpacing, 10)
        expectEqual(layout.minimumInteritemSpacing, 10)
        expectEqual(layout.scrollDirection, .vertical)
        expectEqual(layout.sectionInset, .zero)
        expectEqual(layout.headerReferenceSize, .zero)
        expectEqual(layout.footerReferenceSize, .zero)
        expectEqual(layout.collectionViewContentSize, .zero)
        expectEqual(layout.layoutAttributesForElements(in: .infinite)?.count, 0)
        expectNil(UICollectionViewLayout().layoutAttributesForElements(in: .infinite))
    }

    @Test("The frame of attributes is the size around the center; a fractional frame is kept (CV31)")
    func attributesFrame() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))

        attributes.size = CGSize(width: 100, height: 61)
        expectEqual(attributes.frame, CGRect(x: -50, y: -30.5, width: 100, height: 61))
        attributes.frame = CGRect(x: 10.5, y: 9.75, width: 100, height: 61)
        expectEqual(attributes.frame, CGRect(x: 10.5, y: 9.75, width: 100, height: 61))
    }

    @Test("Lines are justified, except the last (CV32)")
    func justifiedLines() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 50)
        layout.minimumInteritemSpacing = 50
        layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        try Stage.runCollection(layout, source: RecordedCollection([3])) { _, collection in
            expectEqual(collection.bounds.width, 320)
            let places = (0..<3).map { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.minX }
            expectEqual(places, [10, 210, 10])
        }
    }

    @Test("The anchors of supplementary items of an item (CV33)")
    func anchors() throws {
        let cases: [(NSCollectionLayoutAnchor, NSCollectionLayoutAnchor?, CGPoint)] = [
            (NSCollectionLayoutAnchor(edges: [.top, .trailing]), nil, CGPoint(x: 135, y: 0)),
            (
                NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)), nil,
                CGPoint(x: 145, y: -10)
            ),
            (
                NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 10, y: -10)), nil,
                CGPoint(x: 145, y: -10)
            ),
            (NSCollectionLayoutAnchor(edges: []), nil, CGPoint(x: 82.5, y: 40)),
            (NSCollectionLayoutAnchor(edges: .all), nil, CGPoint(x: 82.5, y: 40)),
            (NSCollectionLayoutAnchor(edges: [.leading, .trailing]), nil, CGPoint(x: 82.5, y: 40)),
            (
                NSCollectionLayoutAnchor(edges: [.top, .trailing]),
                NSCollectionLayoutAnchor(edges: [.bottom, .leading]),
                CGPoint(x: 155, y: -20)
            ),
        ]
        for (container, own, expected) in cases {
            let size = NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20))
            let badge =
                own.map {
                    NSCollectionLayoutSupplementaryItem(
                        layoutSize: size, elementKind: "badge", containerAnchor: container, itemAnchor: $0)
                }
                ?? NSCollectionLayoutSupplementaryItem(
                    layoutSize: size, elementKind: "badge", containerAnchor: container)
            let whole = NSCollectionLayoutSize(widthDimension: .absolute(125), heightDimension: .absolute(100))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole, supplementaryItems: [badge])])
            let section = NSCollectionLayoutSection(group: group)
            section.contentInsets = NSDirectionalEdgeInsets(top: 40, leading: 30, bottom: 0, trailing: 0)
            let layout = UICollectionViewCompositionalLayout(section: section)
            try Stage.run(rootViewController: UIViewController()) { stage in
                let source = RecordedCollection([1])
                let collection = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
                collection.dataSource = source
                stage.window.rootViewController?.view.addSubview(collection)
                let found = layout.layoutAttributesForSupplementaryView(
                    ofKind: "badge", at: IndexPath(item: 0, section: 0))
                let place = try #require(found?.frame.offsetBy(dx: 0, dy: -40))
                expectTrue(abs(place.minX - expected.x) < 0.6)
                expectEqual(place.minY, expected.y)
                expectEqual(found?.zIndex, 1)
                expectEqual(layout.collectionViewContentSize.height, 140)
                collection.removeFromSuperview()
            }
        }
    }

    @Test("A group with a number of items divides its width; a configuration refers to the safe area (CV35, CV36)")
    func groupCount() throws {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(10), heightDimension: .absolute(100))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(270), heightDimension: .absolute(100)),
            subitem: NSCollectionLayoutItem(layoutSize: size), count: 2)
        group.interItemSpacing = .fixed(20)
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        try Stage.runCollection(layout, source: RecordedCollection([2])) { _, _ in
            expectEqual(layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame.width, 125)
        }
        expectEqual(UICollectionViewCompositionalLayoutConfiguration().contentInsetsReference, .safeArea)
        expectEqual(UIContentInsetsReference.safeArea.rawValue, 2)
    }

    private final class UpdatingCell: UICollectionViewCell {
        static var log: [String] = []
        override func updateConfiguration(using state: UICellConfigurationState) {
            super.updateConfiguration(using: state)
            Self.log.append("update \(state.isSelected)")
        }
    }

    @Test("A cell's configurations, and its update after the data source and for a selection (CV37, CV38)")
    func cells() throws {
        let cell = UICollectionViewCell()
        expectTrue(cell.backgroundConfiguration == nil && cell.contentConfiguration == nil)
        expectTrue(cell.automaticallyUpdatesBackgroundConfiguration)
        expectTrue(cell.automaticallyUpdatesContentConfiguration)
        expectNotNil(UICollectionViewListCell().backgroundConfiguration)

        let source = RecordedCollection([1])
        source.makesCell = { collection, path in
            collection.register(UpdatingCell.self, forCellWithReuseIdentifier: "updating")
            let cell = collection.dequeueReusableCell(withReuseIdentifier: "updating", for: path)
            UpdatingCell.log.append("source")
            return cell
        }
        UpdatingCell.log = []
        try Stage.runCollection(UICollectionViewFlowLayout(), source: source) { stage, collection in
            stage.settle()
            expectEqual(UpdatingCell.log, ["source", "update false"])

            let cell = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
            cell.isSelected = true
            expectEqual(UpdatingCell.log.count, 2)
            cell.layoutIfNeeded()
            expectEqual(UpdatingCell.log.last, "update true")
        }
    }

    @Test("A reconfigured item is not a reloaded item (CV39)")
    func reconfigured() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2])

        snapshot.reconfigureItems([1])

        expectEqual(snapshot.reconfiguredItemIdentifiers, [1])
        expectEqual(snapshot.reloadedItemIdentifiers, [])
    }
}

import Expectations
import IrekoTesting
import Testing
import UIKit

/// Collection view controllers as they were recorded on iOS 26.1.
@MainActor @Suite("Collection view controllers as recorded")
struct RecordedControllerTests {
    private final class OwnView: UICollectionViewController {
        let own = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())

        override func loadView() { view = own }
    }

    @Test("Set to nil before the view is loaded, a new one is created with the layout (CV6)")
    func beforeLoading() {
        let layout = UICollectionViewFlowLayout()
        let controller = UICollectionViewController(collectionViewLayout: layout)

        controller.collectionView = nil

        expectFalse(controller.isViewLoaded)
        expectIdentical(controller.collectionView?.collectionViewLayout, layout)
    }

    @Test("Set to nil after the view is loaded, it stays nil, and the old one loses data source and delegate (CV6)")
    func afterLoading() throws {
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        let old = try #require(controller.collectionView)
        let view = controller.view

        controller.collectionView = nil

        expectNil(controller.collectionView)
        expectIdentical(controller.view, view)
        expectNil(old.superview)
        expectNil(old.dataSource)
        expectNil(old.delegate)

        controller.collectionView = old
        expectIdentical(controller.collectionView, old)
        expectIdentical(old.dataSource, controller)
        expectIdentical(old.superview, view)
    }

    /// Notes whether an item is selected.
    private final class Selecting: UICollectionViewController {
        var log: [String] = []

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            3
        }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }

        private func note(_ name: String) { log.append("\(name) \(collectionView.indexPathsForSelectedItems != nil)") }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            note("will")
        }

        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            note("is")
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            note("did")
        }
    }

    @Test(
        "The selection is cleared before viewIsAppearing, or with an animated transition (CV12, CV13)",
        arguments: [false, true])
    func clearedSelection(animated: Bool) throws {
        let list = Selecting(collectionViewLayout: UICollectionViewFlowLayout())
        let navigation = UINavigationController(rootViewController: list)
        try Stage.run(rootViewController: navigation) { stage in
            stage.advance(by: 1)
            list.collectionView.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
            navigation.pushViewController(UIViewController(), animated: false)
            stage.advance(by: 1)
            list.log = []

            navigation.popViewController(animated: animated)
            stage.advance(by: 1)

            expectEqual(list.log, ["will true", "is \(animated)", "did false"])
        }
    }

    @Test("viewWillAppear called by the program keeps the selection (CV14)")
    func calledByHand() throws {
        let list = Selecting(collectionViewLayout: UICollectionViewFlowLayout())
        try Stage.run(rootViewController: list) { stage in
            stage.advance(by: 1)
            list.collectionView.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])

            list.viewWillAppear(false)
            stage.advance(by: 1)

            expectEqual(list.collectionView.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
        }
    }

    @Test("A view made by an override of loadView is not the controller's collection view (CV9)")
    func ownView() {
        let controller = OwnView(collectionViewLayout: UICollectionViewFlowLayout())
        controller.loadViewIfNeeded()

        expectNil(controller.collectionView)
        expectNil(controller.own.dataSource)
        expectNil(controller.own.delegate)
        expectEqual(controller.own.frame, CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    private final class Moving: UICollectionViewController {
        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) {}

        var presses: Int { collectionView.gestureRecognizers?.count { $0 is UILongPressGestureRecognizer } ?? 0 }
    }

    @Test("The standard gesture for movement is added in a window only (CV15)")
    func movementPress() throws {
        let list = Moving(collectionViewLayout: UICollectionViewFlowLayout())
        list.loadViewIfNeeded()
        let before = list.presses
        try Stage.run(rootViewController: list) { stage in
            stage.settle()
            let inWindow = list.presses
            list.installsStandardGestureForInteractiveMovement = false
            let without = list.presses
            list.installsStandardGestureForInteractiveMovement = true

            expectEqual(inWindow, before + 1)
            expectEqual(without, before)
            expectEqual(list.presses, before + 1)

            list.collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            expectEqual(list.presses, before + 1)
        }
    }

    @Test("An item with a supplementary item twice in a group is an error (CV34)")
    func repeatedSupplementary() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            stage.allowsDiagnostics = true
            let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
            let badge = NSCollectionLayoutSupplementaryItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(10), heightDimension: .absolute(10)),
                elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: .top))
            let item = NSCollectionLayoutItem(layoutSize: whole, supplementaryItems: [badge])
            let group = NSCollectionLayoutGroup.vertical(layoutSize: whole, subitems: [item, item])
            let source = OneItem()
            let collection = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 100, height: 100),
                collectionViewLayout: UICollectionViewCompositionalLayout(
                    section: NSCollectionLayoutSection(group: group)))
            collection.dataSource = source
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            collection.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "badge")
            stage.window.rootViewController?.view.addSubview(collection)
            stage.settle()

            expectTrue(stage.diagnostics.contains { $0.message.contains("duplicates detected: (badge)") })
        }
    }

    private final class OneItem: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "badge", for: indexPath)
        }
    }
}

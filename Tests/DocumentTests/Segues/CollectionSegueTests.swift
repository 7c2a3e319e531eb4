import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A controller with a collection view whose prototype fires a segue.
final class SegueItems: SegueScene, UICollectionViewDataSource, UICollectionViewDelegate {
    override class var namedActions: NamedActions {
        super.namedActions.adding("unwindToItems:", SegueItems.unwindToItems(_:))
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        note("didSelect \(indexPath.item)")
    }

    @IBAction func unwindToItems(_ segue: UIStoryboardSegue) { note("unwindToItems") }
}

@MainActor
@Suite("Segues of collection views' cells", .serialized)
struct CollectionSegueTests {
    private func collection(_ segue: String, owner: String) -> String {
        """
        <collectionView contentMode="scaleToFill" dataMode="prototypes" id="C-\(owner)">
            <rect key="frame" x="0.0" y="0.0" width="390" height="800"/>
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10" id="L-\(owner)">
                <size key="itemSize" width="100" height="100"/>
            </collectionViewFlowLayout>
            <cells>
                <collectionViewCell contentMode="center" reuseIdentifier="item" id="P-\(owner)">
                    <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
                    <view key="contentView" contentMode="center" id="PC-\(owner)">
                        <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
                    </view>
                    <connections>\(segue)</connections>
                </collectionViewCell>
            </cells>
            <connections>
                <outlet property="dataSource" destination="\(owner)" id="O1-\(owner)"/>
                <outlet property="delegate" destination="\(owner)" id="O2-\(owner)"/>
            </connections>
        </collectionView>
        """
    }

    private func run(
        _ segue: String, detail: String = "", detailClass: String = "SegueDetail",
        _ body: (Stage, UINavigationController, UICollectionView) throws -> Void
    ) throws {
        SegueScene.begin()
        let make = {
            try SegueStoryboard.controller(
                initial: "nav",
                SegueStoryboard.navigation("nav", root: "items")
                    + SegueStoryboard.scene("items", "SegueItems", view: collection(segue, owner: "items"))
                    + SegueStoryboard.scene("detail", detailClass, view: detail))
        }
        try SegueStoryboard.run(make) { stage, root in
            let navigation = try #require(root as? UINavigationController)
            let view = try #require(navigation.topViewController?.view.subviews.first as? UICollectionView)
            SegueScene.log = []
            try body(stage, navigation, view)
        }
    }

    private static let show = "<segue destination=\"detail\" kind=\"show\" identifier=\"go\" id=\"s1\"/>"

    @Test("A tap fires the segue of the prototype, with the cell as the sender, before the delegate is called")
    func show() throws {
        try run(Self.show) { stage, navigation, view in
            var path: IndexPath?
            SegueScene.onPrepare = { _, _, sender in
                path = (sender as? UICollectionViewCell).flatMap(view.indexPath(for:))
                expectEqual(view.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
            }
            let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))

            stage.tap(cell)

            expectEqual(path, IndexPath(item: 1, section: 0))
            expectTrue(navigation.topViewController is SegueDetail)
            expectEqual(
                SegueScene.log.filter { !$0.hasPrefix("Detail") },
                [
                    "Items should go", "Items prepare go", "Items didSelect 1",
                ])
            stage.advance(by: 1)
        }
    }

    @Test("A controller that does not permit the segue keeps it from being performed, and the item is selected")
    func refused() throws {
        try run(Self.show) { stage, navigation, view in
            SegueScene.permits = false
            let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))

            stage.tap(cell)

            expectEqual(SegueScene.log, ["Items should go", "Items didSelect 0"])
            expectEqual(navigation.viewControllers.count, 1)
            expectEqual(view.indexPathsForSelectedItems, [IndexPath(item: 0, section: 0)])
        }
    }

    @Test("A presentation segue presents")
    func present() throws {
        let segue = "<segue destination=\"detail\" kind=\"presentation\" identifier=\"go\" id=\"s1\"/>"
        try run(segue) { stage, navigation, view in
            stage.tap(try #require(view.cellForItem(at: IndexPath(item: 0, section: 0))))
            stage.advance(by: 1)

            expectTrue(navigation.presentedViewController is SegueDetail)
        }
    }

    @Test("An unwind segue of a cell leads back")
    func unwind() throws {
        let back = """
            <segue destination="exit-detail" kind="unwind" identifier="back" unwindAction="unwindToItems:" id="s2"/>
            """
        try run(Self.show, detail: collection(back, owner: "detail"), detailClass: "SegueItems") {
            stage, navigation, view in
            stage.tap(try #require(view.cellForItem(at: IndexPath(item: 0, section: 0))))
            stage.advance(by: 1)
            let second = try #require(navigation.topViewController?.view.subviews.first as? UICollectionView)
            SegueScene.log = []

            stage.tap(try #require(second.cellForItem(at: IndexPath(item: 0, section: 0))))
            stage.advance(by: 1)

            expectEqual(
                SegueScene.log,
                [
                    "Items should back", "Items prepare back", "Items unwindToItems", "Items didSelect 0",
                ])
            expectEqual(navigation.viewControllers.count, 1)
        }
    }

    @Test("Selecting an item by code fires no segue")
    func byCode() throws {
        try run(Self.show) { _, navigation, view in
            view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])

            expectEmpty(SegueScene.log)
            expectEqual(navigation.viewControllers.count, 1)
        }
    }
}

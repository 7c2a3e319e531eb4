import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

private final class GridController: UICollectionViewController, UIDataSourceModelAssociation {
    static var names: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.restorationIdentifier = "grid"
        collectionView.allowsMultipleSelection = true
        clearsSelectionOnViewWillAppear = false
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Self.names.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { Self.names[idx.item] }

    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        Self.names.firstIndex(of: identifier).map { IndexPath(item: $0, section: 0) }
    }
}

private class GridApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = makeRoot()
        window?.makeKeyAndVisible()
        return true
    }

    func makeRoot() -> UIViewController {
        let navigation = UINavigationController(rootViewController: makeGrid(width: 300))
        navigation.restorationIdentifier = "navigation"
        return navigation
    }

    final func makeGrid(width: CGFloat) -> GridController {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: width, height: 90)
        let grid = GridController(collectionViewLayout: layout)
        grid.restorationIdentifier = "list"
        return grid
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

/// Lays its child out with its whole width, before the child gets its width.
private final class NarrowingController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        for child in children { view.addSubview(child.view) }
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(children.first, forKey: "child")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let child = children.first?.view else { return }
        if child.frame.width != 320 {
            child.frame = view.bounds
            for _ in 0..<2 { child.layoutIfNeeded() }
        }
        child.frame = CGRect(x: 0, y: 0, width: 320, height: view.bounds.height)
    }
}

private final class NarrowGridApp: GridApp {
    override func makeRoot() -> UIViewController {
        let (grid, root) = (makeGrid(width: 250), NarrowingController())
        root.restorationIdentifier = "root"
        root.addChild(grid)
        grid.didMove(toParent: root)
        return root
    }
}

@MainActor
@Suite("Relaunched collection views", .serialized)
struct CollectionRestorationTests {
    @Test("Selected items and the first visible item, by their models' names", arguments: [0, 5])
    func names(removed: Int) throws {
        GridController.names = (0..<100).map { "Item \($0)" }
        try Stage.run(application: GridApp.self, device: .iPhone15) { stage in
            stage.advance(by: 1)
            let before = try grid(stage)
            before.scrollToItem(at: IndexPath(item: 40, section: 0), at: .top, animated: false)
            for item in [3, 42] {
                before.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
            }
            stage.advance(by: 1)
            let offset = before.contentOffset.y

            stage.sendToBackground()
            GridController.names.removeFirst(removed)
            stage.relaunch()
            stage.advance(by: 1)

            let after = try grid(stage)
            expectNotIdentical(after, before)
            expectEqual(after.indexPathsForSelectedItems?.map(\.item), removed == 0 ? [3, 42] : [37])
            expectEqual(after.contentOffset.y, offset - CGFloat(removed) * 100)
        }
    }

    @Test("The first visible item of a grid whose width becomes narrower before it appears")
    func narrowing() throws {
        GridController.names = (0..<100).map { "Item \($0)" }
        try Stage.run(application: NarrowGridApp.self, device: .iPadPro11) { stage in
            stage.advance(by: 1)
            let before = try grid(stage)
            expectEqual(before.bounds.width, 320)
            before.scrollToItem(at: IndexPath(item: 40, section: 0), at: .top, animated: false)
            stage.advance(by: 1)
            let offset = before.contentOffset.y

            for _ in 0..<2 {
                stage.sendToBackground()
                stage.relaunch()
                stage.advance(by: 1)

                let after = try grid(stage)
                expectEqual(after.bounds.width, 320)
                expectEqual(after.contentOffset.y, offset)
            }
            let after = try grid(stage)
            after.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
            after.setNeedsLayout()
            stage.advance(by: 1)
            expectEqual(after.contentOffset.y, 500)
        }
    }

    private func grid(_ stage: Stage) throws -> UICollectionView {
        let grid = stage.window.rootViewController?.children.first as? UICollectionViewController
        return try #require(grid?.collectionView)
    }
}

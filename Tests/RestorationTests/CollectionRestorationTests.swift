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

private final class GridApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 90)
        let grid = GridController(collectionViewLayout: layout)
        grid.restorationIdentifier = "list"
        let navigation = UINavigationController(rootViewController: grid)
        navigation.restorationIdentifier = "navigation"
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
        return true
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
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

    private func grid(_ stage: Stage) throws -> UICollectionView {
        let navigation = stage.window.rootViewController as? UINavigationController
        return try #require((navigation?.viewControllers.first as? UICollectionViewController)?.collectionView)
    }
}

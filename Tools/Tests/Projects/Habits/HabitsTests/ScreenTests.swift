import Testing
import UIKit

@testable import Habits

struct ScreenTests {
    let store = HabitStore(archive: MemoryArchive(), today: 10)

    private func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    @Test func theHostShowsTheTabs() throws {
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        let delegate = try #require(scene.delegate as? SceneDelegate)
        let root = try #require(delegate.window?.rootViewController as? RootViewController)
        #expect(root.viewControllers?.map { $0.tabBarItem.title } == ["Today", "Summary"])
        #expect(Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String == "2.1")
        #expect(Bundle.main.bundleIdentifier == "org.example.Habits")
    }

    @Test func rowsFollowTheStore() throws {
        let today = TodayViewController(store: store)
        let window = show(today)
        #expect(today.collectionView.numberOfItems(inSection: 0) == 0)
        store.add("Read")
        store.add("Run")
        window.layoutIfNeeded()
        #expect(today.collectionView.numberOfItems(inSection: 0) == 2)
        store.remove(store.habits[0].id)
        window.layoutIfNeeded()
        #expect(today.collectionView.numberOfItems(inSection: 0) == 1)
    }

    @Test func selectingARowKeepsTheHabit() async throws {
        let today = TodayViewController(store: store)
        let window = show(today)
        store.add("Read")
        window.layoutIfNeeded()
        today.collectionView(today.collectionView, didSelectItemAt: IndexPath(item: 0, section: 0))
        #expect(store.habits[0].isKept(on: 10))
        try await Task.sleep(for: .seconds(1))
        let cell = try #require(
            today.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
        let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
        #expect(content.text == "Read")
        #expect(content.secondaryText?.hasPrefix("1 day") == true)
        #expect(cell.accessories.count == 1)
        #expect(today.progressView.progress == 1)
    }

    @Test func theEmptyTextIsLocalized() {
        #expect(String.emptyText == "Add a \"habit\" to begin.")
    }

    @Test func assetsHaveSymbols() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(UIColor.accent.resolvedColor(with: light) == UIColor(red: 0, green: 0.6, blue: 0, alpha: 1))
        #expect(UIColor(resource: .Brand.streak) == UIColor.Brand.streak)
        #expect(UIImage(resource: .flameBadge).size == CGSize(width: 20, height: 20))
        #expect(UIImage.Brand.leaf.size == CGSize(width: 20, height: 20))
    }

    @Test func theRingIsDrawn() throws {
        let ring = ProgressRing(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        ring.progress = 0.5
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(bounds: ring.bounds, format: format).image { context in
            ring.layer.render(in: context.cgContext)
        }
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "__Snapshots__")
        let recorded = try #require(UIImage(contentsOfFile: folder.appending(path: "ring.png").path())?.cgImage)
        #expect(recorded.width == image.cgImage?.width)
        #expect(recorded.height == image.cgImage?.height)
    }
}

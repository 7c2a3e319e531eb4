import Expectations
import Foundation
import IrekoTesting
import RandomSupport
import Testing
import UIKit

/// A cell whose height depends on its number.
private final class NumberCell: UICollectionViewListCell {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = CGFloat(30 + tag * 7 % 50)
        return layoutAttributes
    }
}

/// A grid or a list of numbers, which its data source identifies.
private final class NumbersController: UICollectionViewController, UIDataSourceModelAssociation {
    static var numbers: [Int] = []

    convenience init(_ name: String, _ kind: Int) {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 70, height: 60)
        let list = UICollectionLayoutListConfiguration(appearance: kind == 1 ? .insetGrouped : .plain)
        self.init(collectionViewLayout: kind == 0 ? flow : UICollectionViewCompositionalLayout.list(using: list))
        restorationIdentifier = name
        title = name
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.restorationIdentifier = "numbers"
        collectionView.allowsMultipleSelection = true
        clearsSelectionOnViewWillAppear = false
        collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Self.numbers.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.tag = Self.numbers[indexPath.item]
        return cell
    }

    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { "\(Self.numbers[idx.item])" }

    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
        Self.numbers.firstIndex { "\($0)" == identifier }.map { IndexPath(item: $0, section: 0) }
    }

    /// The selection, the first visible number, and its position on the screen.
    var state: String {
        guard let list = collectionView else { return "" }
        let selected = (list.indexPathsForSelectedItems ?? []).map { Self.numbers[$0.item] }
        let top = list.contentOffset.y + list.adjustedContentInset.top + 0.5
        let first = list.visibleCells.first { $0.frame.maxY > top }
        let place = Int(((first?.frame.minY ?? 0) - list.contentOffset.y).rounded())
        return "\(title ?? ""): \(selected), \(first?.tag ?? -1) at \(place)"
    }
}

private final class NumbersApp: UIResponder, UIApplicationDelegate {
    static var nest = 0
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = Self.root
        window?.makeKeyAndVisible()
        return true
    }

    private static var root: UIViewController {
        switch nest % 4 {
        case 0: navigation("a", nest / 4)
        case 1: tabs([navigation("a", 0), navigation("b", 1), navigation("c", 2)])
        case 2: split(navigation("a", nest / 4), navigation("b", 1))
        default: tabs([split(navigation("a", 2), navigation("b", 0)), navigation("c", 1)])
        }
    }

    private static func navigation(_ name: String, _ kind: Int) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: NumbersController("list " + name, kind))
        navigation.restorationIdentifier = "navigation " + name
        return navigation
    }

    private static func tabs(_ controllers: [UIViewController]) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.restorationIdentifier = "tabs"
        tabs.viewControllers = controllers
        return tabs
    }

    private static func split(_ primary: UIViewController, _ secondary: UIViewController) -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.restorationIdentifier = "split"
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        return split
    }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

@MainActor
@Suite("Relaunched lists in containers", .serialized)
struct RandomListRelaunchTests {
    @Test(
        "Selection and scroll position, also with self-sizing cells",
        arguments: RandomSeeds.batches(40))
    func relaunches(seeds: RandomSeeds) throws {
        for seed in seeds { try run(seed) }
    }

    @Test("The range of a list near its end is temporarily smaller while cells are measured")
    func nearEnd() throws {
        NumbersApp.nest = 1
        NumbersController.numbers = (0..<100).filter { ![26, 30, 35, 90, 98, 99].contains($0) }
        try Stage.run(application: NumbersApp.self, device: .iPhone15) { stage in
            stage.advance(by: 1)
            let tabs = try #require(stage.window.rootViewController as? UITabBarController)
            tabs.selectedIndex = 1
            stage.advance(by: 1)
            let list = try #require(seen(stage).first?.collectionView)
            let place = try #require(NumbersController.numbers.firstIndex(of: 82))
            list.scrollToItem(at: IndexPath(item: place, section: 0), at: .top, animated: false)
            stage.advance(by: 1)
            let before = seen(stage).map(\.state)

            stage.sendToBackground()
            stage.relaunch()
            stage.advance(by: 2)

            expectEqual(before, ["list b: [], 82 at 103"])
            expectEqual(seen(stage).map(\.state), before)
        }
    }

    private func run(_ seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        NumbersApp.nest = random.below(12)
        NumbersController.numbers = Array(0..<100)
        try Stage.run(application: NumbersApp.self, device: random.pick([.iPhone15, .iPad9])) { stage in
            stage.allowsDiagnostics = true
            stage.advance(by: 1)
            for launch in 0..<3 {
                for _ in 0..<random.below(8) { act(stage, &random) }
                let before = seen(stage).map(\.state)

                stage.sendToBackground()
                stage.relaunch()
                stage.advance(by: 2)

                expectEqual(seen(stage).map(\.state), before, "seed \(seed), launch \(launch)")
            }
        }
    }

    private func lists(_ controller: UIViewController?) -> [NumbersController] {
        if let list = controller as? NumbersController { return [list] }
        return (controller?.children ?? []).flatMap { lists($0) }
    }

    private func seen(_ stage: Stage) -> [NumbersController] {
        lists(stage.window.rootViewController).filter { $0.viewIfLoaded?.window != nil }
    }

    private func act(_ stage: Stage, _ random: inout SeededGenerator) {
        let all = lists(stage.window.rootViewController)
        if let tabs = all.first?.tabBarController, random.below(3) == 0 {
            tabs.selectedIndex = random.below(tabs.viewControllers?.count ?? 1)
            stage.advance(by: 0.5)
        }
        let inSight = seen(stage)
        guard !inSight.isEmpty, let list = random.pick(inSight).collectionView else { return }
        let path = IndexPath(item: random.below(NumbersController.numbers.count), section: 0)
        switch random.below(4) {
        case 0: list.scrollToItem(at: path, at: .top, animated: false)
        case 1: list.selectItem(at: path, animated: false, scrollPosition: [])
        case 2:
            let point = list.convert(CGPoint(x: 50, y: list.bounds.midY), to: nil)
            stage.drag(from: point, to: CGPoint(x: point.x, y: point.y - 150))
        default:
            NumbersController.numbers.remove(at: path.item)
            for list in all where list.isViewLoaded { list.collectionView.reloadData() }
        }
        stage.advance(by: 2)
    }
}

import Expectations
import Foundation
import IrekoTesting
import Testing
import UIKit

/// Records the states of the application and of its scene in its callbacks.
@MainActor private final class LaunchLog {
    static var lines: [String] = []

    static func add(_ line: String) {
        let state = UIApplication.shared.applicationState.rawValue
        lines.append("\(line): \(state)")
    }
}

private final class LaunchDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        LaunchLog.add("willFinish")
        return true
    }
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        LaunchLog.add("didFinish")
        return true
    }
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        LaunchLog.lines.append("configuration")
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = LaunchSceneDelegate.self
        return configuration
    }
}

private final class LaunchSceneDelegate: NSObject, UIWindowSceneDelegate {
    var window: UIWindow?

    override init() {
        LaunchLog.lines.append("init of the scene's delegate")
        super.init()
    }
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        LaunchLog.lines.append("willConnect: \(scene.activationState.rawValue)")
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
    }
    func sceneWillEnterForeground(_ scene: UIScene) {
        LaunchLog.lines.append("willEnterForeground: \(scene.activationState.rawValue)")
    }
    func sceneDidBecomeActive(_ scene: UIScene) {
        LaunchLog.lines.append("didBecomeActive: \(scene.activationState.rawValue)")
    }
}

/// Applications, scenes and other values as they were recorded on iOS 26.1.
@MainActor @Suite("Applications as recorded", .serialized)
struct RecordedApplicationTests {
    @Test("A launch with scenes: the order, and the states of the application and of its scene (APP1, APP2, APP3)")
    func launch() throws {
        LaunchLog.lines = []
        try Stage.run(application: LaunchDelegate.self) { stage in
            stage.settle()
            expectEqual(
                LaunchLog.lines,
                [
                    "willFinish: 2", "didFinish: 2", "configuration",
                    "init of the scene's delegate", "willConnect: -1", "willEnterForeground: -1",
                    "didBecomeActive: 0",
                ])
        }
    }

    @Test("A controller has the undo manager of its window; a controller without a window has none (APP7)")
    func undoManagers() throws {
        let root = UIViewController()
        try Stage.run(rootViewController: root) { stage in
            expectNotNil(stage.window.undoManager)
            expectIdentical(root.undoManager, stage.window.undoManager)
            expectNil(UIViewController().undoManager)
            expectNil(UIApplication.shared.undoManager)
        }
    }

    @Test("The names of the notifications of scenes (APP8)")
    func notificationNames() {
        expectEqual(UIScene.didEnterBackgroundNotification.rawValue, "UISceneDidEnterBackgroundNotification")
        expectEqual(UIScene.willEnterForegroundNotification.rawValue, "UISceneWillEnterForegroundNotification")
        expectEqual(UIScene.didActivateNotification.rawValue, "UISceneDidActivateNotification")
        expectEqual(UIScene.willDeactivateNotification.rawValue, "UISceneWillDeactivateNotification")
        expectEqual(UIScene.willConnectNotification.rawValue, "UISceneWillConnectNotification")
        expectEqual(UIScene.didDisconnectNotification.rawValue, "UISceneDidDisconnectNotification")
    }

    @Test("The view of a table view controller is a plain table without a refresh control (LC8)")
    func tableController() throws {
        let controller = UITableViewController()

        let table = try #require(controller.view as? UITableView)
        expectIdentical(controller.tableView, table)
        expectEqual(table.style, .plain)
        expectEqual(table.autoresizingMask.rawValue, 18)
        expectTrue(controller.clearsSelectionOnViewWillAppear)
        expectNil(controller.refreshControl)
        expectEqual(table.backgroundColor, UITableView(frame: .zero, style: .plain).backgroundColor)
    }

    @Test("After tabs = [] the selected index is NSNotFound, and the bar has an empty list of items (T8)")
    func noTabs() throws {
        let tabs = UITabBarController()
        tabs.tabs = [UITab(title: "A", image: nil, identifier: "a") { _ in UIViewController() }]
        try Stage.run(rootViewController: tabs) { stage in
            stage.settle()
            expectEqual(tabs.selectedIndex, 0)

            tabs.tabs = []

            expectEqual(tabs.selectedIndex, NSNotFound)
            expectEqual(tabs.tabBar.items?.count, 0)
        }
    }

    @Test("Pointer interactions: enabled without a delegate, and disabled for buttons (K28)")
    func pointerInteractions() {
        let interaction = UIPointerInteraction()

        expectNil(interaction.delegate)
        expectTrue(interaction.isEnabled)
        expectFalse(UIButton(type: .system).isPointerInteractionEnabled)
        expectNil(UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }.accessibilityLabel)
    }

    @Test("The size class of a container's trait overrides decides the columns of a split view (TR8)")
    func sizeClassOverride() throws {
        let (host, split) = (UIViewController(), UISplitViewController(style: .doubleColumn))
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        try Stage.run(size: CGSize(width: 1180, height: 820), rootViewController: host) { stage in
            host.addChild(split)
            split.view.frame = host.view.bounds
            host.view.addSubview(split.view)
            split.didMove(toParent: host)
            stage.settle()
            expectFalse(split.isCollapsed)

            host.traitOverrides.horizontalSizeClass = .compact
            stage.settle()
            expectTrue(split.isCollapsed)

            host.traitOverrides.horizontalSizeClass = .regular
            stage.settle()
            expectFalse(split.isCollapsed)
        }
    }

    @Test(
        "A registered action receives the environment and its previous traits; an action without parameters is called (TR7)"
    )
    func traitActions() throws {
        final class Observer: UIView {
            override class var namedActions: NamedActions {
                super.namedActions.adding("plain", Observer.plain)
            }
            var calls = 0
            func plain() { calls += 1 }
        }
        try Stage.run(device: .iPhone14, rootViewController: UIViewController()) { stage in
            let view = Observer()
            stage.window.rootViewController?.view.addSubview(view)
            stage.settle()
            var categories: [[UIContentSizeCategory]] = []
            view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
                (view: Observer, previous: UITraitCollection) in
                categories.append([
                    previous.preferredContentSizeCategory, view.traitCollection.preferredContentSizeCategory,
                ])
            }
            view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self], action: "plain")

            view.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
            stage.settle()

            expectEqual(categories, [[.large, .extraExtraLarge]])
            expectEqual(view.calls, 1)
        }
    }

    @Test("setContentOffset(_:animated:) lasts 0.3 seconds, and is at the half after half of the time (AN2)")
    func offsetAnimation() throws {
        final class Ends: NSObject, UIScrollViewDelegate {
            var count = 0
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { count += 1 }
        }
        let (controller, ends) = (UIViewController(), Ends())
        try Stage.run(rootViewController: controller) { stage in
            let scrollView = UIScrollView(frame: controller.view.bounds)
            scrollView.contentSize = CGSize(width: 2000, height: 100)
            scrollView.delegate = ends
            controller.view.addSubview(scrollView)
            stage.settle()

            scrollView.setContentOffset(CGPoint(x: 400, y: 0), animated: true)
            stage.advance(by: 0.15)
            #expect(abs(scrollView.contentOffset.x - 200) < 40, "\(scrollView.contentOffset.x)")
            expectEqual(ends.count, 0)
            stage.advance(by: 0.12)
            expectEqual(ends.count, 0)
            stage.advance(by: 0.08)

            expectEqual(scrollView.contentOffset.x, 400)
            expectEqual(ends.count, 1)
        }
    }

    @Test("Bars and controls have the measures of iOS 18, which iOS 26 changes (B1, B2, B4, B5, SG13, TR9, TR10)")
    func measures() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        try Stage.run(rootViewController: navigation) { stage in
            stage.settle()
            expectEqual(navigation.navigationBar.frame.height, 44)
            navigation.navigationBar.prefersLargeTitles = true
            stage.settle()
            expectEqual(navigation.navigationBar.frame.height, 96)
            expectEqual(UIToolbar().intrinsicContentSize.height, 44)
            expectEqual(UISwitch().bounds.size, CGSize(width: 51, height: 31))
        }
        let compact = UINavigationController(rootViewController: UIViewController())
        try Stage.run(size: CGSize(width: 844, height: 390), rootViewController: compact) { stage in
            stage.settle()
            expectEqual(compact.navigationBar.frame.height, 32)
        }
        let light = UITraitCollection(userInterfaceStyle: .light)
        var alpha: CGFloat = 0
        UIColor.separator.resolvedColor(with: light).getRed(nil, green: nil, blue: nil, alpha: &alpha)
        expectEqual(alpha, 0.29)
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        UIColor.systemRed.resolvedColor(with: light).getRed(&red, green: &green, blue: &blue, alpha: nil)
        expectEqual([red, green, blue].map { Int(($0 * 255).rounded()) }, [255, 59, 48])
        UIColor.systemBlue.resolvedColor(with: light).getRed(&red, green: &green, blue: &blue, alpha: nil)
        expectEqual([red, green, blue].map { Int(($0 * 255).rounded()) }, [0, 122, 255])
    }

    @Test("An activity indicator turns by a spoke of 45 degrees each eighth of a second (AN5)")
    func indicator() throws {
        let controller = UIViewController()
        try Stage.run(rootViewController: controller) { stage in
            let indicator = UIActivityIndicatorView(style: .medium)
            controller.view.addSubview(indicator)
            indicator.startAnimating()
            stage.advance(by: 0.05)
            @MainActor func opacities() -> [Float] {
                (indicator.layer.sublayers ?? []).compactMap { $0.presentation()?.opacity }
            }
            var before = opacities()
            expectEqual(before.count, 8)
            for _ in 0..<16 {
                stage.advance(by: 0.125)
                let now = opacities()
                expectEqual(now, [before[7]] + before[..<7])
                before = now
            }
        }
    }

    @Test("A context menu is built by the view, its controller, and then the application's delegate (M5)")
    func contextMenuBuilding() throws {
        try Stage.run(application: BuildingDelegate.self) { stage in
            let controller = BuildingController()
            let view = BuildingView(frame: CGRect(x: 20, y: 300, width: 300, height: 100))
            stage.window.rootViewController = controller
            controller.view.addSubview(view)
            let interaction = UIEditMenuInteraction(delegate: nil)
            view.addInteraction(interaction)
            stage.settle()
            BuildLog.lines = []

            view.becomeFirstResponder()
            interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero))

            expectEqual(BuildLog.lines, ["view", "controller", "delegate"])
        }
    }
}

@MainActor private enum BuildLog {
    static var lines: [String] = []

    static func add(_ line: String, _ builder: any UIMenuBuilder) {
        if builder.system == .context { lines.append(line) }
    }
}

private final class BuildingView: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) {}
    override func buildMenu(with builder: any UIMenuBuilder) {
        BuildLog.add("view", builder)
        super.buildMenu(with: builder)
    }
}

private final class BuildingController: UIViewController {
    override func buildMenu(with builder: any UIMenuBuilder) {
        BuildLog.add("controller", builder)
        super.buildMenu(with: builder)
    }
}

private final class BuildingDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
        return true
    }
    override func buildMenu(with builder: any UIMenuBuilder) {
        BuildLog.add("delegate", builder)
        super.buildMenu(with: builder)
    }
}

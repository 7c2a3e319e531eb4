import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Controllers that are created with an empty archive, and the first appearance, as recorded on iOS 26.1.
@MainActor @Suite("Loading as recorded")
struct RecordedLoadingTests {
    private func emptyCoder() throws -> NSCoder {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.finishEncoding()
        return try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    }

    @Test("A controller without names, and one with an empty archive, have a plain controller's values (LC2)")
    func plain() throws {
        try Stage.run(rootViewController: UIViewController()) { _ in
            let decoded = try #require(UIViewController(coder: try emptyCoder()))
            for controller in [decoded, UIViewController(nibName: nil, bundle: nil)] {
                expectNil(controller.viewIfLoaded)
                let view = try #require(controller.view)
                expectEqual(view.frame, UIScreen.main.bounds)
                expectEqual(view.autoresizingMask, [.flexibleWidth, .flexibleHeight])
                expectNil(view.backgroundColor)
                expectEmpty(view.subviews)
                expectNil(controller.nibName)
                expectEqual(controller.nibBundle, .main)
                expectNil(controller.storyboard)
                expectNil(controller.restorationIdentifier)
            }
        }
    }

    @Test("A navigation controller with an empty archive (LC4)")
    func navigation() throws {
        let controller = try #require(UINavigationController(coder: try emptyCoder()))
        controller.loadViewIfNeeded()

        expectEmpty(controller.viewControllers)
        expectTrue(type(of: controller.navigationBar) == UINavigationBar.self)
        expectNotNil(controller.toolbar)
        expectFalse(controller.isNavigationBarHidden)
        expectNil(controller.view.backgroundColor)
    }

    @Test("A tab bar controller with an empty archive (LC5)")
    func tabs() throws {
        let controller = try #require(UITabBarController(coder: try emptyCoder()))
        controller.loadViewIfNeeded()

        expectEqual(controller.selectedIndex, NSNotFound)
        expectNil(controller.viewControllers)
        expectEqual(controller.view.backgroundColor, .systemBackground)
    }

    @Test("A split view controller with an empty archive (LC6)")
    func split() throws {
        let controller = try #require(UISplitViewController(coder: try emptyCoder()))
        controller.loadViewIfNeeded()

        expectEqual(controller.style, .unspecified)
        expectEmpty(controller.viewControllers)
        expectEqual(controller.view.backgroundColor, .systemBackground)
    }

    @Test("A page view controller with an empty archive curls horizontally (LC7)")
    func pages() throws {
        let controller = try #require(UIPageViewController(coder: try emptyCoder()))
        controller.loadViewIfNeeded()

        expectEqual(controller.transitionStyle, .pageCurl)
        expectEqual(controller.navigationOrientation, .horizontal)
        expectEqual(controller.viewControllers, [])
    }

    @Test("An alert with an empty archive (LC9)")
    func alert() throws {
        let controller = try #require(UIAlertController(coder: try emptyCoder()))

        expectNil(controller.title)
        expectNil(controller.message)
        expectEqual(controller.preferredStyle, .actionSheet)
        expectEmpty(controller.actions)
        expectFalse(controller.isViewLoaded)
    }

    @Test("A search controller with an empty archive (LC10)")
    func search() throws {
        let controller = try #require(UISearchController(coder: try emptyCoder()))

        expectNil(controller.searchResultsController)
        expectFalse(controller.isViewLoaded)
    }

    @Test("init() of a subclass calls init(nibName:bundle:) without names (LC11)")
    func initializer() {
        final class Noting: UIViewController {
            var calls: [String] = []
            override init(nibName: String?, bundle: Bundle?) {
                super.init(nibName: nibName, bundle: bundle)
                calls.append("\(nibName ?? "nil") \(bundle == nil)")
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }

        expectEqual(Noting().calls, ["nil true"])
    }

    @Test("didReceiveMemoryWarning keeps the view (LC12)")
    func memoryWarning() {
        let controller = UIViewController()
        controller.didReceiveMemoryWarning()
        expectFalse(controller.isViewLoaded)
        controller.loadViewIfNeeded()
        let view = controller.viewIfLoaded

        controller.didReceiveMemoryWarning()

        expectIdentical(controller.viewIfLoaded, view)
    }

    @Test("At the first appearance viewWillAppear finds no window, viewIsAppearing and viewDidAppear do (LC14)")
    func window() throws {
        final class Noting: UIViewController {
            var lines: [String] = []
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                lines.append("will \(view.window != nil)")
            }
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                lines.append("is \(view.window != nil)")
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                lines.append("did \(view.window != nil)")
            }
        }
        try Stage.run(rootViewController: Noting()) { stage in
            stage.advance(by: 1)
            let root = try #require(stage.window.rootViewController as? Noting)
            expectEqual(root.lines, ["will false", "is true", "did true"])
        }
    }

    @Test("When makeKeyAndVisible returns the root has viewWillAppear, the page of a navigation controller not (LC15)")
    func makeKeyAndVisible() throws {
        try Stage.run { stage in
            let page = controller("Page")
            let navigation = UINavigationController(rootViewController: page)
            for (root, page, calls) in [(controller("Root"), nil, []), (navigation, page, [String]())] {
                let window = UIWindow(frame: stage.window.frame)
                window.windowScene = stage.window.windowScene
                window.rootViewController = root

                window.makeKeyAndVisible()

                expectEqual(stage.timeline.callbacks(of: root), ["viewWillAppear"])
                if let page { expectEqual(stage.timeline.callbacks(of: page), calls) }
                stage.advance(by: 0.1)
                let all = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]
                expectEqual(stage.timeline.callbacks(of: page ?? root), all)
                window.isHidden = true
                stage.advance(by: 0.1)
                window.rootViewController = nil
                for controller in [root, page].compactMap({ $0 }) { stage.excludeFromLeakCheck(controller) }
            }
        }
    }
}

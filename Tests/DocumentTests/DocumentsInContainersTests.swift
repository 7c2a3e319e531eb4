import Expectations
import IrekoTesting
import RandomSupport
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

/// An application whose scenes have a storyboard, and no delegate.
private final class StoryboardWithoutDelegate: NSObject, UIApplicationDelegate {
    static var storyboard: UIStoryboard?

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.storyboard = Self.storyboard
        return configuration
    }
}

@MainActor
@Suite("Documents in containers", .serialized)
struct DocumentsInContainersTests {
    // MARK: Size classes in the middle of a transition

    enum Transition: CaseIterable { case push, pop, present, dismiss, tab }

    @Test(
        "A variation applies during a transition, which ends as it would have", arguments: Transition.allCases)
    func variation(in transition: Transition) throws {
        try Stage.run { stage in
            let page = try VaryingPage.make()
            let navigation = UINavigationController(rootViewController: UIViewController())
            let tabs = UITabBarController()
            tabs.setViewControllers([navigation, UIViewController()], animated: false)
            stage.window.rootViewController = tabs
            stage.settle()
            if transition != .present, transition != .dismiss {
                navigation.pushViewController(page, animated: transition == .push)
            } else {
                page.modalPresentationStyle = .fullScreen
                tabs.present(page, animated: transition == .present)
            }
            if transition != .push, transition != .present { stage.advance(by: 1) }
            switch transition {
            case .pop: navigation.popViewController(animated: true)
            case .dismiss: page.dismiss(animated: true)
            case .tab: tabs.selectedIndex = 1
            case .push, .present: break
            }
            stage.advance(by: transition == .tab ? 0 : 0.15)
            let box = try #require(page.view.viewWithTag(1))
            expectEqual(box.frame.width, 100)

            stage.window.traitOverrides.horizontalSizeClass = .regular
            stage.settle()

            if transition != .tab { expectEqual(box.frame.width, 250) }
            stage.advance(by: 2)
            let isShown = transition == .push || transition == .present
            expectEqual((page.viewIfLoaded?.window != nil), isShown)
            if transition == .tab {
                tabs.selectedIndex = 0
                stage.settle()
                expectEqual(box.frame.width, 250)
            }
        }
    }

    // MARK: Cells under a large title

    @Test("Cells of a document follow a large title that is pulled and scrolled away", arguments: [true, false])
    func cells(isStatic: Bool) throws {
        let cells = (0..<30).map {
            TableDocumentTests.cell(
                "rowHeight=\"44\"", id: "c\($0)", content: TableDocumentTests.label("Row \($0)", id: "l\($0)"))
        }
        let content =
            isStatic
            ? "<sections><tableViewSection id=\"S\"><cells>\(cells.joined())</cells></tableViewSection></sections>"
            : "<prototypes>\(TableDocumentTests.cell("reuseIdentifier=\"cell\" rowHeight=\"44\"", id: "p"))</prototypes>"
        let table = """
            <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" style="plain" \
            dataMode="\(isStatic ? "static" : "prototypes")" rowHeight="44" estimatedRowHeight="44" id="T">
            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\(content)</tableView>
            """
        let source = RowSource()
        try Stage.run { stage in
            let list: UITableViewController = try PartsDocument.controller([
                "<tableViewController id=\"A\" sceneMemberID=\"viewController\">\(table)</tableViewController>"
            ])
            if !isStatic { list.tableView.dataSource = source }
            list.title = "Rows"
            let navigation = UINavigationController(rootViewController: list)
            navigation.navigationBar.prefersLargeTitles = true
            stage.window.rootViewController = navigation
            stage.advance(by: 1)
            let bar = navigation.navigationBar
            @MainActor func top(_ row: Int) -> CGFloat? {
                guard let cell = list.tableView.cellForRow(at: IndexPath(row: row, section: 0)) else { return nil }
                return cell.convert(cell.bounds, to: stage.window).minY
            }
            let (rest, height) = (try #require(top(0)), bar.frame.height)
            expectEqual(rest, bar.frame.maxY)

            stage.touchDown(at: CGPoint(x: 200, y: 300))
            for step in 1...10 {
                stage.advance(by: 0.05)
                stage.touchMove(to: CGPoint(x: 200, y: 300 + 15 * CGFloat(step)))
            }
            stage.advance(by: 0.1)

            let pulled = try #require(top(0))
            expectTrue(pulled > rest + 20 && bar.frame.height > height)
            #expect(abs(pulled - bar.frame.maxY) < 0.01)
            expectEqual(top(1), pulled + 44)

            stage.touchUp(at: CGPoint(x: 200, y: 450))
            stage.advance(by: 3)

            expectEqual(top(0), rest)
            expectEqual(bar.frame.height, height)

            list.tableView.setContentOffset(CGPoint(x: 0, y: 400), animated: false)
            stage.advance(by: 1)

            expectEqual(bar.frame.height, 44)
            let first = try #require(list.tableView.indexPathsForVisibleRows?.first)
            expectEqual(list.tableView.cellForRow(at: first)?.contentView.subviews.isEmpty, !isStatic)
        }
    }

    // MARK: Messages of stages

    @Test("A stage's description names the storyboard and the identifier of each controller on it")
    func description() throws {
        let folder = try DocumentFolder([
            "Main.storyboard": DocumentText.storyboard(
                initial: "one", DocumentText.controller("one", identifier: "first"), DocumentText.controller("two"))
        ])
        let bundle = try #require(folder.bundle)
        let storyboard = UIStoryboard(name: "Main", bundle: bundle)
        try Stage.run { stage in
            let first = try #require(storyboard.instantiateInitialViewController())
            let tabs = UITabBarController()
            tabs.setViewControllers([first], animated: false)
            stage.window.rootViewController = tabs
            stage.settle()

            let lines = stage.describe().split(separator: "\n")

            expectEqual(lines.filter { $0.contains("scene \"Main.first\"") }.count, 1)
            let place = try #require(lines.firstIndex { $0.contains("scene \"Main.first\"") })
            expectTrue(lines[place + 1].contains("UILabel") && lines[place + 1].contains("\"Hello\""))
        }
    }

    @Test("A controller is found by its storyboard identifier, and its views by their own identifiers")
    func finding() throws {
        let second = DocumentText.controller(
            "two", identifier: "second", attributes: "useStoryboardIdentifierAsRestorationIdentifier=\"YES\""
        ).replacingOccurrences(
            of: "id=\"two-label\">",
            with: """
                id="two-label" restorationIdentifier="greeting">
                <accessibility key="accessibilityConfiguration" identifier="hello"/>
                """)
        let folder = try DocumentFolder([
            "Main.storyboard": DocumentText.storyboard(
                initial: "one", DocumentText.controller("one", identifier: "first"), second)
        ])
        try Stage.run { stage in
            let storyboard = folder.storyboard()
            let first = try #require(storyboard.instantiateInitialViewController())
            stage.window.rootViewController = first
            stage.settle()
            expectIdentical(stage.find(storyboardIdentifier: "first").view(), first.view)
            expectFalse(stage.find(storyboardIdentifier: "one").exists, "an element's id is none")

            let second = storyboard.instantiateViewController(withIdentifier: "second")
            second.modalPresentationStyle = .fullScreen
            first.present(second, animated: false)
            stage.advance(by: 0.5)

            expectFalse(stage.find(storyboardIdentifier: "first").exists)
            expectEqual(stage.find(storyboardIdentifier: "second").find("Hello").count, 1)
            expectIdentical(stage.find(restorationIdentifier: "second").view(), second.view)
            expectEqual(stage.find(restorationIdentifier: "greeting").text, "Hello")
            expectEqual(stage.find(identifier: "hello").text, "Hello")
            let text = stage.describe()
            #expect(text.contains("scene \"Main.second\" restoration \"second\""))
            #expect(text.contains("identifier \"hello\" restoration \"greeting\""))
        }
    }

    @Test("A failed search for a controller fails the test, with the available controllers")
    func notFinding() throws {
        let folder = try DocumentFolder([
            "Main.storyboard": DocumentText.storyboard(
                initial: "one", DocumentText.controller("one", identifier: "first"))
        ])

        let failure = #expect(throws: StageFailure.self) {
            try Stage.run { stage in
                stage.window.rootViewController = folder.storyboard().instantiateInitialViewController()
                stage.find(storyboardIdentifier: "Detail").tap()
            }
        }

        let message = failure?.description ?? ""
        #expect(message.contains("the controller with the storyboard identifier \"Detail\" is not on the screen"))
        #expect(message.contains("scene \"Main.first\""))
    }

    // MARK: Scenes

    @Test("A scene with a storyboard and no delegate reports why it is empty")
    func withoutDelegate() throws {
        let folder = try DocumentFolder([
            "Main.storyboard": DocumentText.storyboard(initial: "one", DocumentText.controller("one"))
        ])
        let bundle = try #require(folder.bundle)
        StoryboardWithoutDelegate.storyboard = UIStoryboard(name: "Main", bundle: bundle)
        try Stage.run(application: StoryboardWithoutDelegate.self) { stage in
            let lines = stage.diagnostics.map(\.message)

            expectTrue(lines.contains { $0.contains("'Main'") && $0.contains("delegateClass") })
        }
    }

    // MARK: Unwinding at random

    /// A tree of pages in stacks, tabs, columns, page controllers, custom containers and presentations. A single page
    /// has the unwind action.
    @MainActor
    private struct RandomPages {
        var generator: SeededGenerator
        let log = UnwindLog()
        var pages: [UIViewController] = []
        var count = 0

        init(seed: Int) { generator = SeededGenerator(seed: UInt64(seed)) }

        mutating func page(isTarget: Bool) -> UIViewController {
            count += 1
            let page = isTarget ? UnwindTarget("target", log) : UnwindPage("p\(count)", log)
            pages.append(page)
            return page
        }

        /// A controller with pages inside, which contain the target if requested.
        mutating func controller(hasTarget: Bool, depth: Int, kinds: [Int] = [0, 1, 2, 3, 4, 5]) -> UIViewController {
            guard depth > 0 else { return page(isTarget: hasTarget) }
            switch generator.pick(kinds) {
            case 0:
                let place = generator.below(3)
                let pages = (0..<(1 + generator.below(3))).map { $0 }
                let target = hasTarget ? min(place, pages.count - 1) : -1
                return UnwindStages.navigation(log, pages.map { page(isTarget: $0 == target) })
            case 1:
                let tabs = UnwindTabs()
                let target = hasTarget ? generator.below(2) : -1
                let content = (0..<2).map {
                    controller(hasTarget: $0 == target, depth: depth - 1, kinds: [0, 3, 4, 5])
                }
                tabs.setViewControllers(content, animated: false)
                tabs.selectedIndex = generator.below(2)
                tabs.log = log
                return tabs
            case 2 where depth > 1:
                let split = UISplitViewController(style: .doubleColumn)
                let target = hasTarget ? generator.below(2) : -1
                split.preferredDisplayMode = .oneBesideSecondary
                split.setViewController(controller(hasTarget: target == 0, depth: 1, kinds: [0]), for: .primary)
                split.setViewController(controller(hasTarget: target == 1, depth: 1, kinds: [0]), for: .secondary)
                return split
            case 4:
                let turning = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                let content = controller(hasTarget: hasTarget, depth: depth - 1, kinds: [0, 3, 5])
                turning.setViewControllers([content], direction: .forward, animated: false)
                return turning
            case 5:
                let (outer, target) = (UIViewController(), hasTarget ? generator.below(2) : -1)
                for place in 0..<2 {
                    let child = controller(hasTarget: place == target, depth: depth - 1, kinds: [0, 3, 4])
                    outer.addChild(child)
                    child.view.frame = CGRect(x: 0, y: CGFloat(place) * 300, width: 400, height: 300)
                    outer.view.addSubview(child.view)
                    child.didMove(toParent: outer)
                }
                return outer
            default: return page(isTarget: hasTarget)
            }
        }
    }

    @Test("Whatever is between them, the target is reached and visible, once", arguments: RandomSeeds.batches(200))
    func random(seeds: RandomSeeds) throws {
        for seed in seeds {
            var random = RandomPages(seed: seed)
            let layers = 1 + random.generator.below(3)
            let targetLayer = random.generator.below(layers)
            try Stage.run(size: CGSize(width: 1024, height: 768)) { stage in
                defer { random.pages = [] }
                var presenter: UIViewController?
                for layer in 0..<layers {
                    let first = random.pages.count
                    let controller = random.controller(hasTarget: layer == targetLayer, depth: 2)
                    if let presenter {
                        controller.modalPresentationStyle = random.generator.pick([.fullScreen, .pageSheet, .formSheet])
                        presenter.present(controller, animated: random.generator.below(2) == 0)
                    } else {
                        stage.window.rootViewController = controller
                    }
                    presenter = controller
                    if layer + 1 < layers || random.generator.below(2) == 0 { stage.advance(by: 1) }
                    if layer + 1 == layers, random.pages.count - first == 1, layer == targetLayer { return }
                }
                let last = try #require(presenter)
                stage.settle()
                // Invisible pages fire no segues.
                let sources = random.pages.filter {
                    $0.title != "target" && ($0 === last || isInside($0, last)) && $0.viewIfLoaded?.window != nil
                }
                guard !sources.isEmpty else { return }
                let source = random.generator.pick(sources)
                let target = try #require(random.pages.first { $0.title == "target" })
                random.pages = []
                random.log.lines = []

                UnwindStages.unwind(from: source).fire()
                stage.advance(by: 3)

                expectEqual(random.log.count("action target"), 1, "seed \(seed): \(random.log.lines)")
                expectNotNil(target.view.window, "seed \(seed): \(random.log.lines) \(stage.describe())")
                expectNil(target.presentedViewController, "seed \(seed)")
                if let navigation = target.navigationController {
                    expectIdentical(navigation.topViewController, target, "seed \(seed)")
                }
            }
        }
    }

    private func isInside(_ controller: UIViewController, _ container: UIViewController) -> Bool {
        sequence(first: controller, next: \.parent).contains { $0 === container }
    }
}

/// Thirty rows of a prototype.
private final class RowSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
}

import Foundation
import IrekoTesting
import RandomSupport
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Random sequences in split views")
struct RandomSplitTests {
    @Test(
        "After any requests, also inside of callbacks, the state equals the model",
        arguments: RandomSeeds.batches(60))
    func sequences(seeds: RandomSeeds) throws {
        for seed in seeds { try RandomSplits.run(seed: seed, isNested: false) }
    }

    @Test(
        "The same with other containers around the split view and in its columns",
        arguments: RandomSeeds.batches(60))
    func nested(seeds: RandomSeeds) throws {
        for seed in seeds { try RandomSplits.run(seed: seed, isNested: true) }
    }

    @Test("A column that moves into a stack while the split view appears ends its appearance")
    func movedWhileAppearing() throws { try RandomSplits.run(seed: 133, isNested: true) }
}

/// A controller that checks its callbacks, and occasionally acts in one.
final class RandomPage: CallbackViewController {
    private(set) var sequence = AppearanceSequence()
    private weak var world: RandomSplits?

    init(_ title: String, _ world: RandomSplits) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
        self.world = world
    }

    required init?(coder: NSCoder) { nil }

    override func came(_ callback: String) {
        guard callback.hasSuffix("ppear") || callback.hasSuffix("ppearing") else { return }
        if !sequence.follow(callback) {
            Issue.record("\(title ?? ""): \(callback) while \(sequence.state), \(self.world?.history ?? String())")
        }
        world?.wasCalledBack()
    }
}

@MainActor
final class RandomSplits: UISplitViewControllerDelegate {
    var random: SeededGenerator
    let stage: Stage
    let split: UISplitViewController
    private let seed: Int
    private let isNested: Bool
    private var pages: [WeakPage] = []
    private var noted: [WeakContainer] = []
    private var made = 0
    private var budget = 0
    /// The performed actions, and the number of the timeline's lines at that time.
    private(set) var actions: [(name: String, place: Int)] = []

    private struct WeakPage { weak var page: RandomPage? }
    private struct WeakContainer { weak var container: UIViewController? }

    /// Tabs and pages, around the split view and in its columns.
    var containers: [UIViewController] { noted.compactMap(\.container) }

    func note(_ container: UIViewController) {
        noted.append(WeakContainer(container: container))
        stage.timeline.name(container, "\(type(of: container))\(noted.count)")
    }

    var history: String { "seed \(seed): \(actions.map(\.name).joined(separator: ", "))" }

    /// The timeline with the performed actions in between.
    private var timeline: String {
        var lines = stage.timeline.entries.map(\.description)
        for action in actions.reversed() { lines.insert("## \(action.name)", at: action.place) }
        return lines.joined(separator: "\n")
    }

    static func run(seed: Int, isNested: Bool) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let style = random.pick([UISplitViewController.Style.doubleColumn, .tripleColumn, .doubleColumn, .unspecified])
        let size = random.pick(sizes)
        weak var freed: UISplitViewController?
        var story = "seed \(seed)"
        do {
            try run(style, size, random, seed, isNested, story: &story) { freed = $0 }
        } catch {
            Issue.record("\(error); \(story)")
        }
        if freed != nil { Issue.record("The split view is still there, seed \(seed)") }
    }

    private static func run(
        _ style: UISplitViewController.Style, _ size: CGSize, _ random: SeededGenerator, _ seed: Int, _ isNested: Bool,
        story: inout String, made: (UISplitViewController) -> Void
    ) throws {
        try Stage.run(size: size, rootViewController: UIViewController()) { stage in
            let split = style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
            let world = RandomSplits(split, stage, random, seed, isNested)
            world.start()
            for _ in 0..<12 {
                world.act()
                if world.random.below(3) == 0 { stage.advance(by: world.random.pick([0, 0, 0.02, 0.1, 0.3, 1])) }
            }
            world.settleAndCheck()
            split.delegate = nil
            made(split)
            story = "\(world.history)\n\(world.timeline)"
            if stage.window.rootViewController?.presentedViewController != nil {
                stage.window.rootViewController?.dismiss(animated: false)
                stage.advance(by: 1)
            }
            stage.window.rootViewController = UIViewController()
            stage.advance(by: 1)
            // A presentation that is requested by several controllers at once is refused, as expected.
            let diagnostics = stage.diagnostics.filter { $0.rule != "presentation" }
            if !diagnostics.isEmpty { Issue.record("\(world.history): \(diagnostics)\n\(world.timeline)") }
        }
    }

    private static let sizes = [phone, landscape, portrait, large, CGSize(width: 700, height: 500)]

    private init(
        _ split: UISplitViewController, _ stage: Stage, _ random: SeededGenerator, _ seed: Int, _ isNested: Bool
    ) {
        (self.split, self.stage, self.random, self.seed, self.isNested) = (split, stage, random, seed, isNested)
    }

    private func start() {
        split.delegate = self
        if split.style == .unspecified {
            split.viewControllers = [navigation(), content(for: .secondary)]
        } else {
            for column in columns where random.below(6) > 0 {
                split.setViewController(content(for: column), for: column)
            }
            if random.below(5) == 0 { split.setViewController(content(for: .compact), for: .compact) }
        }
        if isNested {
            showNested()
        } else if random.below(5) == 0 {
            let tabs = UITabBarController()
            tabs.viewControllers = [split, page()]
            stage.window.rootViewController = tabs
        } else {
            stage.window.rootViewController = split
        }
        if random.below(2) == 0 { stage.advance(by: 0.1) }
    }

    /// Content for a column.
    private func content(for column: UISplitViewController.Column) -> UIViewController {
        if isNested, random.below(2) == 0 { return container(for: column) }
        return random.below(2) == 0 ? navigation() : page()
    }

    private var columns: [UISplitViewController.Column] {
        split.style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }

    func page() -> RandomPage {
        made += 1
        let page = RandomPage("page\(made)", self)
        pages.append(WeakPage(page: page))
        return page
    }

    func navigation() -> UINavigationController { UINavigationController(rootViewController: page()) }

    // MARK: Acting

    func wasCalledBack() {
        guard budget > 0, random.below(12) == 0 else { return }
        budget -= 1
        note("(") {}
        act()
        note(")") {}
    }

    private func navigations() -> [UINavigationController] {
        pages.compactMap { $0.page?.navigationController }.filter { $0.splitViewController != nil }
    }

    private func act() {
        budget = max(budget, 2)
        if isNested, random.below(5) == 0 { return actInContainers() }
        let number = random.below(23)
        switch number {
        case 0, 1:
            guard split.style != .unspecified else { return }
            let column = random.pick(columns)
            note("show \(column)") { split.show(column) }
        case 2, 3:
            guard split.style != .unspecified else { return }
            let column = random.pick(columns)
            note("hide \(column)") { split.hide(column) }
        case 4, 5:
            guard split.style != .unspecified else {
                return note("viewControllers") { split.viewControllers = [navigation(), navigation()] }
            }
            let column = random.pick(columns + [.compact])
            let new = random.below(3) == 0 ? nil : content(for: column)
            note("set \(column) \(new.map { "\(type(of: $0))" } ?? "nil")") {
                split.setViewController(new, for: column)
            }
        case 6, 7, 8:
            let size = random.pick(Self.sizes)
            note("resize \(Int(size.width))") { stage.resize(to: size) }
        case 9:
            let mode = random.pick([
                UISplitViewController.DisplayMode.automatic, .secondaryOnly, .oneBesideSecondary, .twoOverSecondary,
            ])
            note("preferred \(mode)") { split.preferredDisplayMode = mode }
        case 10:
            guard split.style != .unspecified else { return }
            let behavior = random.pick([UISplitViewController.SplitBehavior.automatic, .tile, .overlay, .displace])
            note("behavior \(behavior)") { split.preferredSplitBehavior = behavior }
        case 11, 12:
            guard let navigation = navigations().randomElement(using: &random) else { return }
            note("push") { navigation.pushViewController(page(), animated: random.below(2) == 0) }
        case 13:
            guard let navigation = navigations().randomElement(using: &random) else { return }
            note("pop") { navigation.popViewController(animated: random.below(2) == 0) }
        case 14:
            guard let top = pages.compactMap(\.page).first(where: { $0.view.window != nil }),
                split.viewIfLoaded?.window != nil
            else { return }
            let shown = page()
            shown.modalPresentationStyle = random.pick([
                .automatic, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext,
            ])
            note("present \(shown.modalPresentationStyle) from \(top.title ?? "")") {
                top.present(shown, animated: random.below(2) == 0)
            }
        case 15, 16: note("dismiss") { stage.window.rootViewController?.dismiss(animated: random.below(2) == 0) }
        case 17:
            let detail = content(for: .secondary)
            note("showDetail") { split.showDetailViewController(detail, sender: nil) }
        case 18:
            let end = Double(random.pick([30, 100, 300, 600]))
            note("swipe \(end)") {
                stage.drag(
                    from: CGPoint(x: 2, y: 300), to: CGPoint(x: min(end, stage.window.bounds.width - 1), y: 310),
                    duration: 0.2)
            }
        case 19:
            // In a callback of a resize the window may be larger than the screen.
            let size = stage.window.bounds.intersection(UIScreen.main.bounds).size
            guard size.width > 1, size.height > 1 else { return }
            let point = CGPoint(x: random.number(0, size.width - 1), y: random.number(0, size.height - 1))
            note("tap") { stage.tap(at: point) }
        case 20:
            note("swipe back") {
                stage.drag(from: CGPoint(x: 250, y: 300), to: CGPoint(x: random.number(2, 200), y: 305), duration: 0.1)
            }
        case 21: move()
        default:
            if let tabs = stage.window.rootViewController as? UITabBarController {
                note("tab") { tabs.selectedIndex = 1 - tabs.selectedIndex }
            } else {
                note("edge") { split.primaryEdge = split.primaryEdge == .leading ? .trailing : .leading }
            }
        }
    }

    /// Moves a column's controller to a different column.
    private func move() {
        guard split.style != .unspecified else {
            return note("reverse") { split.viewControllers = split.viewControllers.reversed() }
        }
        let column = random.pick(columns + [.compact])
        let isAtSide = column == .primary || column == .supplementary
        let given = (columns + [.compact]).compactMap { split.viewController(for: $0) }
        let permitted = given.filter { !isAtSide || !($0 is UITabBarController) }
        guard let controller = permitted.randomElement(using: &random) else { return }
        note("move \(controller.title ?? "\(type(of: controller))") to \(column)") {
            for other in columns + [.compact] where other != column {
                if split.viewController(for: other) === controller { split.setViewController(nil, for: other) }
            }
            // A callback may have moved the controller to a column again.
            let isFree = (columns + [.compact]).allSatisfy { split.viewController(for: $0) !== controller }
            if isFree { split.setViewController(controller, for: column) }
        }
    }

    func note(_ name: String, _ action: () -> Void) {
        actions.append((name, stage.timeline.entries.count))
        action()
        nameColumns()
    }

    private func nameColumns() {
        for column in columns {
            guard let navigation = child(column) as? UINavigationController else { continue }
            stage.timeline.name(navigation, "nav of \(navigation.viewControllers.first?.title ?? "none")")
        }
    }

    // MARK: The delegate

    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    {
        wasCalledBack()
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        wasCalledBack()
        return random.pick([.primary, .supplementary, .secondary, .compact, proposedTopColumn])
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { wasCalledBack() }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { wasCalledBack() }

    // MARK: Checking

    private func settleAndCheck() {
        budget = 0
        stage.advance(by: 3)
        var around = split.parent
        while let parent = around {
            if let tabs = parent as? UITabBarController {
                tabs.selectedIndex = tabs.viewControllers?.firstIndex { $0 === split || split.isInside($0) } ?? 0
            }
            around = parent.parent
        }
        stage.advance(by: 2)
        check()
        note("| dismiss") {}
        stage.window.rootViewController?.dismiss(animated: false)
        stage.advance(by: 2)
        check()
    }

    private func expect(_ holds: Bool, _ message: @autoclosure () -> String) {
        if !holds { Issue.record("\(message()); \(history)\n\(timeline)") }
    }

    private func check() {
        for page in pages.compactMap(\.page) {
            let isSeen = page.isSeen
            expect(
                page.sequence.state == (isSeen ? .appeared : .disappeared),
                "\(page.title ?? "") is \(page.sequence.state), seen \(isSeen)")
        }
        guard split.viewIfLoaded?.window != nil else { return }
        expect(split.displayMode != .automatic, "automatic")
        let isCompact = split.traitCollection.horizontalSizeClass == .compact
        expect(split.isCollapsed == isCompact, "collapsed \(split.isCollapsed)")
        expect(split.transitionCoordinator == nil, "a transition is open")
        guard split.presentedViewController == nil else { return }
        if split.isCollapsed { checkStack() } else { checkColumns() }
    }

    private func child(_ column: UISplitViewController.Column) -> UIViewController? {
        if split.style == .unspecified {
            let index = column == .primary ? 0 : 1
            return split.viewControllers.indices.contains(index) ? split.viewControllers[index] : nil
        }
        guard let given = split.viewController(for: column) else { return nil }
        return column == .compact || given is UINavigationController ? given : given.navigationController
    }

    /// Whether the controller, or its presentation in its own context, is visible; `nil` if that presents over the
    /// whole window.
    private func isSeenInPlace(of controller: UIViewController) -> Bool? {
        var top = controller
        while let presented = top.presentedViewController {
            guard [.currentContext, .overCurrentContext].contains(presented.modalPresentationStyle) else { return nil }
            top = presented
        }
        return top.isSeen
    }

    private func checkStack() {
        expect(split.viewControllers.count <= 1, "\(split.viewControllers)")
        guard let given = split.viewControllers.first else { return }
        let isWrapped = split.style != .unspecified && given !== split.viewController(for: .compact)
        let base = isWrapped && !(given is UINavigationController) ? given.navigationController ?? given : given
        expect(isSeenInPlace(of: base) != false, "the base is not seen")
        guard base.viewIfLoaded?.window != nil else { return }
        expect(
            base.viewIfLoaded?.frame.size == split.view.bounds.size,
            "the base has another size \(base.viewIfLoaded?.frame ?? .zero) in \(split.view.bounds)")
        for child in split.children where child !== base {
            expect(child.viewIfLoaded?.window == nil, "\(child) is seen")
        }
        guard let navigation = base as? UINavigationController, base.presentedViewController == nil else { return }
        expect(navigation.children == navigation.viewControllers, "children \(navigation.children)")
        expect(
            navigation.topViewController.map { isSeenInPlace(of: $0) != false } == true,
            "the top of \(navigation.viewControllers) is not seen")
        for column in columns where split.style != .unspecified {
            guard let child = child(column) else { continue }
            expect(child.parent === split || child.parent === navigation, "\(column) is nowhere")
        }
    }

    private func checkColumns() {
        let count: Int
        switch split.displayMode {
        case .secondaryOnly, .automatic: count = 0
        case .oneBesideSecondary, .oneOverSecondary: count = 1
        default: count = 2
        }
        for (index, column) in columns.reversed().enumerated() {
            guard let child = child(column) else { continue }
            expect(child.parent === split, "\(column) is no child, but of \(String(describing: child.parent))")
            // Its presentation in its own context replaces its view.
            guard let isSeen = isSeenInPlace(of: child) else { continue }
            expect(isSeen == (index <= count), "\(column) seen \(isSeen) in \(split.displayMode)")
            if let navigation = child as? UINavigationController, isSeen, child.presentedViewController == nil {
                expect(navigation.children == navigation.viewControllers, "children \(navigation.children)")
                expect(
                    navigation.topViewController.map { isSeenInPlace(of: $0) != false } == true
                        || navigation.viewControllers.isEmpty,
                    "the top of \(column) is not seen")
            }
        }
        expect(split.children.count <= 4, "\(split.children)")
    }
}

extension UIViewController {
    /// Whether the view is in a window, and no ancestor is hidden.
    fileprivate var isSeen: Bool {
        var view: UIView? = viewIfLoaded
        while let current = view, !current.isHidden { view = current.superview }
        return view == nil && viewIfLoaded?.window != nil
    }

    /// Whether a controller is an ancestor.
    fileprivate func isInside(_ other: UIViewController) -> Bool {
        var current: UIViewController? = self
        while let controller = current, controller !== other { current = controller.parent }
        return current != nil
    }
}

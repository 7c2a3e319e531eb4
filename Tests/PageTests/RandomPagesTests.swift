import Foundation
import IrekoTesting
import RandomSupport
import TestSupport
import Testing
import UIKit

/// Random calls, outside or in callbacks, by fingers, keys and programs: each page gets a sequence of callbacks that
/// the stage's diagram permits; at rest, exactly the pages of `viewControllers` exist, in their places, and have
/// appeared if the page view controller has; each completion is called once; all other pages are freed.
@MainActor
@Suite("Random sequences of pages")
struct RandomPagesTests {
    @Test("Every sequence ends with exactly the visible pages", arguments: RandomSeeds.batches(400))
    func sequences(seeds: RandomSeeds) throws {
        for seed in seeds { try run(seed: seed) }
    }

    private func run(seed: Int) throws {
        let world = RandomPages(seed: seed)
        do {
            try Stage.run(size: CGSize(width: 200, height: 300), rootViewController: world.makeRoot()) { stage in
                world.stage = stage
                stage.advance(by: 0.1)
                for _ in 0..<25 { world.act() }
                world.rest()
                if let wrong = world.wrongAtRest() {
                    record(seed, "settled: \(wrong)", world, "\(stage.timeline)")
                }
                let unexpected = stage.diagnostics.filter { !["page", "presentation"].contains("\($0.rule)") }
                if !unexpected.isEmpty { record(seed, "\(unexpected)", world, "\(stage.timeline)") }
                world.stage = nil
            }
        } catch {
            record(seed, "\(error)", world, "")
        }
    }

    private func record(_ seed: Int, _ issue: String, _ world: RandomPages, _ timeline: String) {
        Issue.record("seed \(seed), \(issue)\n\(world.actions.joined(separator: "\n"))\n\(timeline)")
    }
}

/// A page that acts in its callbacks, as the world determines.
@MainActor
private final class RandomPage: CallbackViewController {
    let number: Int
    weak var world: RandomPages?
    private(set) var hasAppeared = false

    init(_ number: Int, _ world: RandomPages) {
        (self.number, self.world) = (number, world)
        super.init(nibName: nil, bundle: nil)
        title = "\(number)"
    }

    required init?(coder: NSCoder) { nil }

    override func came(_ callback: String) {
        switch callback {
        case "viewDidLoad":
            view.backgroundColor = [.systemTeal, .systemIndigo, .systemOrange, .systemPink][abs(number) % 4]
        case "viewDidAppear": hasAppeared = true
        case "viewDidDisappear": hasAppeared = false
        default: break
        }
        world?.inside("\(number).\(callback)")
    }
}

@MainActor
private final class RandomPageController: UIPageViewController {
    private(set) var hasAppeared = false

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hasAppeared = true
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        hasAppeared = false
    }
}

/// The state of the random steps.
@MainActor
private final class RandomPages {
    weak var stage: Stage?
    private(set) var actions: [String] = []
    private var random: SeededGenerator
    private let actsInside: Bool
    private(set) var scrolls = false
    private weak var book: RandomPageController?
    private weak var root: UIViewController?
    private var depth = 0
    private var finger: CGPoint?
    private var count = 0
    private var completions: [Int: Int] = [:]
    private var turns = 0
    private var isAtRest = false
    private let frame = CGSize(width: 200, height: 300)

    init(seed: Int) {
        random = SeededGenerator(seed: UInt64(seed))
        actsInside = seed % 3 != 0
    }

    // MARK: The controllers

    private func page(_ number: Int) -> RandomPage { RandomPage(number, self) }

    func makeRoot() -> UIViewController {
        let curls = random.below(3) > 0
        scrolls = !curls
        let orientation: UIPageViewController.NavigationOrientation = random.below(3) == 0 ? .vertical : .horizontal
        let spine: UIPageViewController.SpineLocation = random.pick([.min, .mid, .max])
        let book = RandomPageController(
            transitionStyle: curls ? .pageCurl : .scroll, navigationOrientation: orientation,
            options: [.spineLocation: spine, .interPageSpacing: CGFloat(random.below(2) * 12)])
        book.dataSource = self
        book.delegate = self
        if random.below(4) == 0 { book.view.semanticContentAttribute = .forceRightToLeft }
        actions.append("\(curls ? "curl" : "scroll") \(orientation) \(book.spineLocation)")
        if random.below(6) > 0 {
            let pages = book.spineLocation == .mid ? [page(0), page(1)] : [page(0)]
            book.setViewControllers(pages, direction: .forward, animated: false)
        }
        self.book = book
        let root: UIViewController
        switch random.below(4) {
        case 0:
            let tabs = UITabBarController()
            tabs.viewControllers = [book, UIViewController()]
            root = tabs
        case 1: root = UINavigationController(rootViewController: book)
        default: root = book
        }
        self.root = root
        return root
    }

    // MARK: Acting

    func act() { actions.append(chooseAndDo(isInside: false)) }

    /// Acts inside of a callback, at random.
    func inside(_ callback: String) {
        guard actsInside, stage != nil, depth < 2, !isAtRest, random.below(16) == 0 else { return }
        depth += 1
        let position = actions.count
        actions.append("")
        let done = chooseAndDo(isInside: true)
        actions[position] = "  \(callback): \(done)"
        depth -= 1
    }

    private func chooseAndDo(isInside: Bool) -> String {
        guard let stage, let book else { return "-" }
        switch random.below(isInside ? 8 : 22) {
        case 0, 1, 2, 3: return set(book)
        case 4:
            book.isDoubleSided = random.below(2) == 0
            return "double-sided \(book.isDoubleSided)"
        case 5:
            book.dataSource = random.below(3) == 0 ? nil : self
            return "data source \(book.dataSource == nil ? "nil" : "set")"
        case 6: return coverOrUncover()
        case 7:
            book.view.setNeedsLayout()
            book.view.layoutIfNeeded()
            return "layout"
        case 8, 9, 10: return moveFinger(stage)
        case 11: return liftFinger(stage)
        case 12:
            let size = stage.window.bounds.size
            let tapped = CGPoint(
                x: size.width * random.pick([0.03, 0.5, 0.97]), y: size.height * random.pick([0.03, 0.5, 0.97]))
            guard finger == nil, CGRect(origin: .zero, size: stage.screenSize).contains(tapped) else { return "-" }
            stage.tap(at: tapped)
            return "tap"
        case 13:
            stage.press(random.pick([.keyboardLeftArrow, .keyboardRightArrow, .keyboardDownArrow, .keyboardUpArrow]))
            return "key"
        case 14:
            let size = CGSize(width: random.pick([200, 320, 90]), height: random.pick([300, 200]))
            stage.resize(to: size)
            return "resize \(size)"
        case 15:
            stage.rotate(to: random.pick([.portrait, .landscapeLeft, .landscapeRight]))
            return "rotate"
        case 16:
            stage.scroll(
                random.number(-60, 60), random.number(-60, 60), at: CGPoint(x: 100, y: 150),
                isContinuous: random.below(2) == 0)
            return "wheel"
        default:
            let time = random.pick([0, 0.02, 0.1, 0.3, 0.8])
            stage.advance(by: time)
            return "advance \(time)"
        }
    }

    private func set(_ book: UIPageViewController) -> String {
        count += 1
        let id = count
        let needed = book.spineLocation == .mid ? 2 : 1
        var pages: [UIViewController] = (0..<needed).map { page(100 * id + $0) }
        if random.below(3) == 0, let shown = book.viewControllers?.first { pages[random.below(needed)] = shown }
        let isAnimated = random.below(2) == 0
        if random.below(12) == 0 { pages.append(page(7)) }
        if isAnimated, book.isDoubleSided, needed == 1, book.transitionStyle == .pageCurl {
            pages.append(page(100 * id + 9))
        }
        let isForward = random.below(2) == 0
        let diagnostics = stage?.diagnostics.count
        completions[id] = 0
        book.setViewControllers(pages, direction: isForward ? .forward : .reverse, animated: isAnimated) {
            [weak self] _ in
            self?.completions[id, default: 0] += 1
            self?.inside("completion")
        }
        // A refused call has no completion.
        if diagnostics != stage?.diagnostics.count, completions[id] == 0 { completions[id] = nil }
        return
            "set \(pages.map { $0.title ?? "" }) \(isForward ? "forward" : "reverse") \(isAnimated ? "animated" : "")"
    }

    private func moveFinger(_ stage: Stage) -> String {
        guard let from = finger else {
            let point = CGPoint(x: random.pick([5, 195, 100]), y: random.pick([20, 150, 280]))
            stage.touchDown(at: point)
            finger = point
            return "down \(point)"
        }
        let to = CGPoint(x: random.number(0, 200), y: random.number(0, 300))
        let steps = 1 + random.below(6)
        for step in 1...steps {
            stage.advance(by: 1 / 60)
            let part = CGFloat(step) / CGFloat(steps)
            stage.touchMove(to: CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
        }
        finger = to
        return "drag to \(to)"
    }

    private func liftFinger(_ stage: Stage) -> String {
        guard let point = finger else { return "-" }
        finger = nil
        if random.below(4) == 0 {
            stage.touchCancel(at: point)
            return "cancel touch"
        }
        stage.touchUp(at: point)
        return "up"
    }

    private func coverOrUncover() -> String {
        guard let root, let stage else { return "-" }
        let isAnimated = random.below(2) == 0
        if root.presentedViewController != nil {
            root.dismiss(animated: isAnimated)
            return "dismiss"
        }
        if let tabs = root as? UITabBarController, random.below(2) == 0 {
            tabs.selectedIndex = 1 - tabs.selectedIndex
            return "tab \(tabs.selectedIndex)"
        }
        if let navigation = root as? UINavigationController, random.below(2) == 0 {
            if navigation.viewControllers.count > 1 {
                navigation.popViewController(animated: isAnimated)
                return "pop"
            }
            navigation.pushViewController(UIViewController(), animated: isAnimated)
            return "push"
        }
        guard stage.window.rootViewController === root else { return "-" }
        let cover = UIViewController()
        stage.excludeFromLeakCheck(cover)
        cover.modalPresentationStyle = random.pick([.fullScreen, .pageSheet])
        root.present(cover, animated: isAnimated)
        return "present"
    }

    // MARK: At rest

    func rest() {
        guard let stage else { return }
        isAtRest = true
        if let finger { stage.touchUp(at: finger) }
        finger = nil
        stage.advance(by: 1)
        if root?.presentedViewController != nil { root?.dismiss(animated: false) }
        stage.advance(by: 3)
    }

    func wrongAtRest() -> String? {
        guard let book else { return "the controller is gone" }
        let shown = book.viewControllers ?? []
        if !shown.isEmpty, shown.count != (book.spineLocation == .mid ? 2 : 1) { return "\(shown.count) pages" }
        if Set(book.children.map(ObjectIdentifier.init)) != Set(shown.map(ObjectIdentifier.init))
            || book.children.count != Set(shown.map(ObjectIdentifier.init)).count
        {
            return "children \(book.children.map { $0.title ?? "" }) of \(shown.map { $0.title ?? "" })"
        }
        if turns != 0 { return "\(turns) turns begun and not ended" }
        for (id, calls) in completions where calls != 1 { return "completion \(id) was called \(calls) times" }
        for (index, page) in shown.enumerated() {
            guard let page = page as? RandomPage else { continue }
            if page.hasAppeared != book.hasAppeared { return "page \(page.number) appeared: \(page.hasAppeared)" }
            guard book.hasAppeared else { continue }
            guard page.view.isDescendant(of: book.view) else { return "page \(page.number) is not in the view" }
            let isTwice = shown.count == 2 && shown[0] === shown[1]
            if isTwice { continue }
            let frame = page.view.convert(page.view.bounds, to: book.view)
            let expected = place(of: index, count: shown.count, in: book)
            if abs(frame.minX - expected.minX) > 0.01 || abs(frame.minY - expected.minY) > 0.01
                || abs(frame.width - expected.width) > 0.01 || abs(frame.height - expected.height) > 0.01
            {
                return "page \(page.number) is at \(frame), not \(expected)"
            }
        }
        return nil
    }

    private func place(of index: Int, count: Int, in book: UIPageViewController) -> CGRect {
        let bounds = book.view.bounds
        guard count == 2 else { return bounds }
        let isHorizontal = book.navigationOrientation == .horizontal
        let isMirrored = isHorizontal && book.view.subviews.first?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let place = CGFloat(isMirrored ? 1 - index : index)
        return isHorizontal
            ? CGRect(x: place * bounds.width / 2, y: 0, width: bounds.width / 2, height: bounds.height)
            : CGRect(x: 0, y: place * bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }
}

extension RandomPages: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    private func answer(_ page: UIViewController, _ step: Int) -> UIViewController? {
        inside("data source")
        let number = (page as? RandomPage)?.number ?? 0
        switch random.below(12) {
        case 0: return nil
        case 1: return page
        case 2: return book?.viewControllers?.first
        default: return self.page(number + step)
        }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { answer(viewController, -1) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { answer(viewController, 1) }

    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        turns += 1
        inside("willTransitionTo")
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        turns -= 1
        inside("didFinishAnimating")
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
        let spine: UIPageViewController.SpineLocation = random.pick([.min, .mid, .max])
        count += 1
        let pages = spine == .mid ? [page(100 * count), page(100 * count + 1)] : [page(100 * count)]
        pageViewController.setViewControllers(pages, direction: .forward, animated: random.below(2) == 0)
        if spine != .mid { pageViewController.isDoubleSided = random.below(2) == 0 }
        return spine
    }
}

import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A flow layout that logs the calls of layout changes.
private final class LoggedLayout: UICollectionViewFlowLayout {
    let name: String
    let log: CallLog

    init(_ name: String, _ side: CGFloat, _ log: CallLog) {
        (self.name, self.log) = (name, log)
        super.init()
        itemSize = CGSize(width: side, height: side)
    }

    required init?(coder: NSCoder) { nil }

    private func name(of layout: UICollectionViewLayout) -> String {
        (layout as? LoggedLayout)?.name ?? "\(type(of: layout))"
    }

    override func prepareForTransition(to newLayout: UICollectionViewLayout) {
        super.prepareForTransition(to: newLayout)
        log.add("\(name) prepareForTransition(to: \(name(of: newLayout)))")
    }

    override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
        super.prepareForTransition(from: oldLayout)
        log.add("\(name) prepareForTransition(from: \(name(of: oldLayout)))")
    }

    override func finalizeLayoutTransition() {
        super.finalizeLayoutTransition()
        log.add("\(name) finalizeLayoutTransition")
    }
}

@MainActor
private final class CallLog {
    private var lines: [String] = []

    func add(_ line: String) { lines.append(line) }

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A controller of 200 squares.
private final class Squares: UICollectionViewController {
    let name: String
    let log: CallLog

    init(_ name: String, _ side: CGFloat, _ log: CallLog, shares: Bool) {
        (self.name, self.log) = (name, log)
        super.init(collectionViewLayout: LoggedLayout(name.lowercased(), side, log))
        useLayoutToLayoutNavigationTransitions = shares
        title = name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        log.add("\(name) viewDidLoad")
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.add("\(name) viewWillAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.add("\(name) viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log.add("\(name) viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log.add("\(name) viewDidDisappear")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 200 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

    override func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        log.add("\(name) transitionLayout")
        return UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }
}

@MainActor @Suite("Layout-to-layout transitions in a navigation stack")
struct LayoutToLayoutTests {
    private let log = CallLog()
    private static let size = CGSize(width: 400, height: 800)

    private func squares(_ name: String, _ side: CGFloat, shares: Bool = true) -> Squares {
        Squares(name, side, log, shares: shares)
    }

    private func run(_ body: (Stage, UINavigationController, Squares) throws -> Void) throws {
        let small = squares("Small", 50, shares: false)
        try Stage.run(root: UINavigationController(rootViewController: small), size: Self.size) { stage, stack in
            stage.advance(by: 1)
            _ = log.take()
            try body(stage, stack, small)
            expectEmpty(stage.diagnostics, "\(stage.diagnostics)")
        }
    }

    private func width(_ collection: UICollectionView, _ item: Int = 0) -> CGFloat? {
        collection.cellForItem(at: IndexPath(item: item, section: 0))?.layer.presentation()?.bounds.width
    }

    @Test("A push shares the collection view, which changes its layout in place; a pop restores it")
    func pushAndPop() throws {
        try run { stage, stack, small in
            let collection = try #require(small.collectionView)
            let big = squares("Big", 100)

            stack.pushViewController(big, animated: true)
            stage.advance(by: 0.1)
            let pushing = log.take()
            let middle = try #require(width(collection))
            stage.advance(by: 1)
            let pushed = log.take()

            expectEqual(
                pushing,
                [
                    "Small viewWillDisappear", "Big viewDidLoad", "Big viewWillAppear",
                    "small prepareForTransition(to: big)", "big prepareForTransition(from: small)",
                    "small finalizeLayoutTransition", "big finalizeLayoutTransition",
                ])
            expectTrue(middle > 50 && middle < 100)
            expectEqual(pushed, ["Small viewDidDisappear", "Big viewDidAppear"])
            expectIdentical(big.collectionView, collection)
            expectIdentical(collection.superview, big.view)
            expectIdentical(collection.dataSource, small)
            expectIdentical(collection.delegate, small)
            expectEqual(collection.frame, big.view.bounds)
            expectIdentical(collection.window, stage.window)
            expectIdentical(collection.collectionViewLayout, big.collectionViewLayout)
            expectEqual(width(collection), 100)

            stage.find("Small").tap()
            stage.advance(by: 0.1)
            let popping = log.take()
            let between = try #require(width(collection))
            stage.advance(by: 1)

            expectTrue(between > 50 && between < 100)
            expectEqual(
                popping,
                [
                    "Big viewWillDisappear", "Small viewWillAppear", "big prepareForTransition(to: small)",
                    "small prepareForTransition(from: big)", "big finalizeLayoutTransition",
                    "small finalizeLayoutTransition",
                ])
            expectIdentical(collection.superview, small.view)
            expectEqual(width(collection), 50)
            expectIdentical(collection.collectionViewLayout, small.collectionViewLayout)
        }
    }

    @Test("A swipe from the edge drives a transition layout, back or to the end", arguments: [true, false])
    func swipe(completes: Bool) throws {
        try run { stage, stack, small in
            let collection = try #require(small.collectionView)
            let big = squares("Big", 100)
            stack.pushViewController(big, animated: true)
            stage.advance(by: 1)
            _ = log.take()

            stage.touchDown(at: CGPoint(x: 2, y: 400))
            for step in 1...10 {
                stage.advance(by: 1.0 / 60)
                stage.touchMove(to: CGPoint(x: 2 + 10 * CGFloat(step), y: 400))
            }
            stage.advance(by: 0.3)
            let layout = try #require(collection.collectionViewLayout as? UICollectionViewTransitionLayout)
            let (progress, half) = (layout.transitionProgress, try #require(width(collection)))
            let isLog = log.take().contains("Small transitionLayout")
            stage.touchMove(to: CGPoint(x: completes ? 300 : 20, y: 400))
            stage.advance(by: 0.3)
            stage.touchUp(at: CGPoint(x: completes ? 300 : 20, y: 400))
            stage.advance(by: 1.5)
            let end = log.take()

            expectTrue(isLog && progress > 0.15 && progress < 0.3)
            #expect(abs(half - (100 - 50 * progress)) < 0.01)
            expectEqual((stack.topViewController === small), completes)
            expectIdentical(collection.superview, (completes ? small.view : big.view))
            expectEqual(width(collection), completes ? 50 : 100)
            let shown = completes ? small : big
            expectIdentical(collection.collectionViewLayout, shown.collectionViewLayout)
            #expect(end.contains(completes ? "Big viewDidDisappear" : "Big viewDidAppear"))
        }
    }

    @Test("Two controllers above the first share one collection view; all are popped at once")
    func popToRoot() throws {
        try run { stage, stack, small in
            let collection = try #require(small.collectionView)
            let (middle, big) = (squares("Middle", 80), squares("Big", 120))
            stack.pushViewController(middle, animated: true)
            stage.advance(by: 1)
            stack.pushViewController(big, animated: true)
            stage.advance(by: 1)
            let isShared = collection.superview === big.view && width(collection) == 120
            stack.popViewController(animated: true)
            stage.advance(by: 1)
            let isMiddle = collection.superview === middle.view && width(collection) == 80
            stack.pushViewController(big, animated: true)
            stage.advance(by: 1)

            stack.popToRootViewController(animated: true)
            stage.advance(by: 0.1)
            let between = try #require(width(collection))
            stage.advance(by: 1)

            expectTrue(isShared && isMiddle && between > 50 && between < 120)
            expectIdentical(collection.superview, small.view)
            expectEqual(width(collection), 50)
        }
    }

    @Test("Without an animation, as a complete stack, and from below a different page it is shown at once")
    func unanimated() throws {
        try run { stage, stack, small in
            let collection = try #require(small.collectionView)
            let (middle, big, other) = (squares("Middle", 80), squares("Big", 120), UIViewController())

            stack.pushViewController(middle, animated: false)
            stage.settle()
            let isPushed = collection.superview === middle.view && width(collection) == 80
            stack.setViewControllers([small, middle, big, other], animated: true)
            stage.advance(by: 1)
            stack.popViewController(animated: true)
            stage.advance(by: 1)
            let isBig = collection.superview === big.view && width(collection) == 120
            stack.pushViewController(other, animated: true)
            stage.advance(by: 1)
            stack.popToRootViewController(animated: true)
            stage.advance(by: 1)

            expectTrue(isPushed)
            expectTrue(isBig)
            expectIdentical(collection.superview, small.view)
            expectEqual(width(collection), 50)
        }
    }

    @Test("The items in the middle stay visible, and the previous layout of a page is restored with it")
    func scrolled() throws {
        try run { stage, stack, small in
            let collection = try #require(small.collectionView)
            let another = UICollectionViewFlowLayout()
            another.itemSize = CGSize(width: 60, height: 60)
            small.collectionView.collectionViewLayout = another
            collection.scrollToItem(at: IndexPath(item: 120, section: 0), at: .centeredVertically, animated: false)
            stage.advance(by: 0.1)
            let big = squares("Big", 100)

            stack.pushViewController(big, animated: true)
            stage.advance(by: 1)
            let seen = collection.indexPathsForVisibleItems.map(\.item)
            stack.popViewController(animated: true)
            stage.advance(by: 1)

            #expect(seen.contains(120))
            expectIdentical(collection.collectionViewLayout, another)
            expectEqual(width(collection, 120), 60)
        }
    }

    @Test("A window that changes its size in the middle of a swipe leaves all views in place")
    func rotation() throws {
        for completes in [true, false] {
            try run { stage, stack, small in
                let collection = try #require(small.collectionView)
                let big = squares("Big", 100)
                stack.pushViewController(big, animated: true)
                stage.advance(by: 1)

                stage.touchDown(at: CGPoint(x: 2, y: 400))
                for step in 1...10 {
                    stage.advance(by: 1.0 / 60)
                    stage.touchMove(to: CGPoint(x: 2 + 10 * CGFloat(step), y: 400))
                }
                stage.resize(to: CGSize(width: 800, height: 400))
                stage.advance(by: 0.3)
                stage.touchMove(to: CGPoint(x: completes ? 700 : 10, y: 300))
                stage.advance(by: 0.3)
                stage.touchUp(at: CGPoint(x: completes ? 700 : 10, y: 300))
                stage.advance(by: 1.5)

                let shown = try #require(stack.topViewController as? Squares)
                expectIdentical(collection.superview, shown.view)
                expectEqual(collection.frame, shown.view.bounds)
                expectEqual(shown.view.frame, CGRect(x: 0, y: 0, width: 800, height: 400))
                expectIdentical(collection.collectionViewLayout, shown.collectionViewLayout)
                expectEqual(width(collection), shown === small ? 50 : 100)
            }
        }
    }

    @Test("A popped page has its own collection view again, and both are deallocated")
    func freed() throws {
        weak var page: Squares?
        weak var handed: UICollectionView?
        try run { stage, stack, small in
            do {
                let big = squares("Big", 100)
                (page, handed) = (big, small.collectionView)
                stack.pushViewController(big, animated: true)
                stage.advance(by: 1)
                stack.popViewController(animated: true)
                stage.advance(by: 1)
                let own = try #require(big.collectionView)

                expectNotIdentical(own, small.collectionView)
                expectIdentical(own.superview, big.view)
            }
            expectNil(page)
        }
        expectNil(handed)
    }

    @Test("In More's stack the pages of a tab also change from layout to layout, and back in the tab")
    func more() throws {
        try Stage.run(root: UITabBarController(), size: Self.size) { stage, tabs in
            let (small, big) = (squares("Small", 50, shares: false), squares("Big", 100))
            let last = UINavigationController(rootViewController: small)
            tabs.viewControllers = (0..<5).map { _ in UIViewController() } + [last]
            stage.advance(by: 0.5)
            tabs.selectedIndex = 5
            stage.advance(by: 1)
            let stack = tabs.moreNavigationController
            stack.pushViewController(big, animated: true)
            stage.advance(by: 0.1)
            let collection = try #require(small.collectionView)
            let between = try #require(width(collection))
            stage.advance(by: 1)
            let isPushed = collection.superview === big.view && width(collection) == 100

            tabs.selectedIndex = 0
            stage.advance(by: 1)
            tabs.selectedIndex = 5
            stage.advance(by: 1)
            let isBack = collection.superview === big.view && width(collection) == 100
            (big.navigationController ?? stack).popViewController(animated: true)
            stage.advance(by: 1)

            expectTrue(between > 50 && between < 100 && isPushed && isBack)
            expectIdentical(collection.superview, small.view)
            expectEqual(width(collection), 50)
            expectIdentical(collection.window, stage.window)
        }
    }

    @Test("Above a different controller, and alone, a page has its own collection view")
    func alone() throws {
        let alone = squares("Alone", 90)
        let stack = UINavigationController(rootViewController: UIViewController())
        try Stage.run(root: stack, size: Self.size) { stage, stack in
            stack.pushViewController(alone, animated: true)
            stage.advance(by: 1)

            let collection = try #require(alone.collectionView)
            expectIdentical(collection.superview, alone.view)
            expectIdentical(collection.dataSource, alone)
            expectEqual(width(collection), 90)
        }
    }

    @Test("A push in the middle of a pop ends at the requested page")
    func interrupted() throws {
        try run { stage, stack, small in
            let collection = try #require(small.collectionView)
            let (big, huge) = (squares("Big", 100), squares("Huge", 180))
            stack.pushViewController(big, animated: true)
            stage.advance(by: 0.1)
            stack.popViewController(animated: true)
            stack.pushViewController(huge, animated: true)
            stage.advance(by: 2)
            let isHuge = collection.superview === huge.view && width(collection) == 180

            expectTrue(isHuge)
        }
    }
}

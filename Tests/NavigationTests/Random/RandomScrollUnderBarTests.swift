import Expectations
import IrekoTesting
import RandomSupport
import TestSupport
import Testing
import UIKit

/// Scroll views under every kind of bar, pulled, flung and interrupted: at rest the offset is valid, and the bar is no
/// longer stretched.
@MainActor @Suite("Random scroll views under bars")
struct RandomScrollUnderBarTests {
    @Test("At rest the offset is in the resting range", arguments: RandomSeeds.batches(40))
    func sequences(_ seeds: RandomSeeds) throws {
        for seed in seeds { try World(seed: seed).run() }
    }

    @MainActor private final class World {
        private var random: SeededGenerator
        private let seed: Int
        private var log: [String] = []

        init(seed: Int) {
            self.seed = seed
            random = SeededGenerator(seed: UInt64(seed))
        }

        private func chance(_ percent: Int) -> Bool { random.below(100) < percent }

        // MARK: Content

        private func makeList() -> ListController {
            let list = ListController(rows: random.pick([0, 3, 15, 60]), isPlain: chance(50))
            list.navigationItem.title = "List"
            list.navigationItem.largeTitleDisplayMode = random.pick([.automatic, .always, .never])
            if chance(40) {
                list.refreshControl = UIRefreshControl()
                list.refreshControl?.addAction(
                    UIAction { [weak list] _ in
                        Task {
                            try? await Task.sleep(for: .seconds(0.3))
                            list?.refreshControl?.endRefreshing()
                        }
                    }, for: .valueChanged)
            }
            return list
        }

        private func makeStack() -> UINavigationController {
            let stack = UINavigationController(rootViewController: makeList())
            stack.navigationBar.prefersLargeTitles = chance(70)
            if chance(20) { stack.setToolbarHidden(false, animated: false) }
            if chance(15) { stack.setNavigationBarHidden(true, animated: false) }
            return stack
        }

        private func makeRoot(_ stack: UINavigationController) -> UIViewController {
            switch random.below(5) {
            case 0:
                let tabs = UITabBarController()
                tabs.viewControllers = [stack, UIViewController()]
                return tabs
            case 1:
                let split = UISplitViewController(style: .doubleColumn)
                split.setViewController(stack, for: chance(50) ? .primary : .secondary)
                return split
            case 2:
                let outer = UIViewController()
                outer.addChild(stack)
                outer.view.addSubview(stack.view)
                stack.didMove(toParent: outer)
                return outer
            default: return stack
            }
        }

        func run() throws {
            let isSheet = chance(20)
            let size = random.pick([CGSize(width: 390, height: 844), CGSize(width: 1000, height: 600)])
            try Stage.run(size: size, rootViewController: UIViewController()) { stage in
                let stack = makeStack()
                let root = isSheet ? UIViewController() : makeRoot(stack)
                stage.window.rootViewController = root
                if isSheet {
                    stack.isModalInPresentation = true
                    root.present(stack, animated: false)
                }
                stage.advance(by: 1)
                for _ in 0..<12 {
                    step(stage, stack)
                    if chance(30) { continue }  // The next step begins while this one moves.
                    stage.advance(by: 4)
                    check(stack)
                }
                stage.advance(by: 4)
                check(stack)
                if isSheet { root.dismiss(animated: false) }
                stage.advance(by: 1)
            }
        }

        // MARK: Steps

        private func step(_ stage: Stage, _ stack: UINavigationController) {
            guard let list = stack.topViewController as? ListController else { return }
            let bounds = stage.window.bounds
            let frame = list.tableView.convert(list.tableView.bounds, to: stage.window).intersection(bounds)
            let x = frame.isNull ? bounds.midX : frame.midX
            let start = CGPoint(x: x, y: random.number(0.3, 0.8) * bounds.height)
            switch random.below(10) {
            case 0, 1, 2, 3:
                let end = CGPoint(x: x, y: start.y + random.number(-500, 500))
                let duration = random.pick([0.05, 0.2, 0.6])
                log.append("drag \(Int(start.y)) to \(Int(end.y)) in \(duration)")
                stage.drag(from: start, to: end, duration: duration)
                stage.advance(by: random.pick([0, 0.05, 0.3]))
            case 4:
                log.append("touch")
                stage.touchDown(at: start)
                stage.advance(by: 0.1)
                stage.touchUp(at: start)
            case 5:
                let y = random.number(-200, 2000)
                log.append("offset \(Int(y))")
                list.tableView.setContentOffset(CGPoint(x: 0, y: list.clamped(y)), animated: true)
            case 6:
                log.append("push and back")
                stack.pushViewController(makeList(), animated: chance(50))
                stage.advance(by: random.pick([0, 0.2, 1]))
                if stack.viewControllers.count > 1 { stack.popViewController(animated: chance(50)) }
                stage.advance(by: 1)
            case 7:
                log.append("rows")
                list.rows = random.pick([0, 3, 15, 60])
                list.tableView.reloadData()
            case 8:
                log.append("resize")
                stage.resize(to: random.pick([bounds.size, CGSize(width: bounds.height, height: bounds.width)]))
            default:
                let hidden = chance(30)
                log.append("bar \(hidden ? "hidden" : "shown")")
                stack.setNavigationBarHidden(hidden, animated: chance(50))
                if chance(30) { stack.navigationBar.prefersLargeTitles.toggle() }
            }
        }

        private func check(_ stack: UINavigationController) {
            guard let table = (stack.topViewController as? ListController)?.tableView, table.window != nil else {
                return
            }
            let insets = table.adjustedContentInset
            let least = -insets.top
            let most = max(least, table.contentSize.height + insets.bottom - table.bounds.height)
            let offset = table.contentOffset.y
            let isAtRest = offset >= least - 0.51 && offset <= most + 0.51
            expectTrue(
                isAtRest,
                "seed \(seed): \(offset) is not in \(least)...\(most) after \(log)"
            )
            #expect(
                stack.navigationBar.frame.height <= 108,
                "seed \(seed): a bar of \(stack.navigationBar.frame) after \(log)")
            #expect(insets.top <= 108 + 64, "seed \(seed): \(insets) after \(log)")
        }
    }

    private final class ListController: UITableViewController {
        var rows: Int

        init(rows: Int, isPlain: Bool) {
            self.rows = rows
            super.init(style: isPlain ? .plain : .insetGrouped)
        }

        required init?(coder: NSCoder) { nil }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }

        func clamped(_ y: CGFloat) -> CGFloat {
            let insets = tableView.adjustedContentInset
            return min(
                max(y, -insets.top),
                max(-insets.top, tableView.contentSize.height + insets.bottom - tableView.bounds.height))
        }
    }
}

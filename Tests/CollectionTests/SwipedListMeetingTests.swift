import Expectations
import IrekoTesting
import RandomSupport
import TestSupport
import Testing
import UIKit

@MainActor @Suite("Swiped lists with other components")
struct SwipedListMeetingTests {
    private func first(_ controller: SwipedList) throws -> CGPoint {
        let cell = try #require(controller.list.cellForItem(at: IndexPath(item: 1, section: 0)))
        return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    }

    @Test("In a sheet a row is swiped and the sheet stays; below a sheet an open row stays open, and closes afterwards")
    func sheets() throws {
        try SwipedList.run(size: CGSize(width: 390, height: 844)) { stage, under in
            let sheet = SwipedList()
            stage.swipeOpen(at: try first(under), by: -160)
            expectEqual(under.offset(1), -148)
            under.present(sheet, animated: true)
            stage.advance(by: 1)
            let top = sheet.view.convert(CGPoint.zero, to: nil).y

            stage.swipeOpen(at: try first(sheet), by: -160)
            expectEqual(sheet.offset(1), -148)
            expectEqual(sheet.view.convert(CGPoint.zero, to: nil).y, top)
            expectEqual(under.offset(1), -148)
            under.dismiss(animated: true)
            stage.advance(by: 1)
            stage.tap(at: CGPoint(x: 100, y: 400))
            stage.advance(by: 0.5)
            expectEqual(under.displaced, [])
            expectNil(under.list.indexPathsForSelectedItems)
        }
    }

    @Test("In a sidebar rows are swiped to both sides, and columns stay")
    func sidebar() throws {
        let controller = SwipedList(.sidebar)
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(controller, for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        split.preferredSplitBehavior = .overlay
        split.preferredDisplayMode = .oneOverSecondary
        try Stage.run(root: split, size: CGSize(width: 1024, height: 768)) { stage, split in
            stage.advance(by: 1)
            // A split view does not begin with a column that covers the content (S27).
            split.show(.primary)
            stage.advance(by: 1)
            expectEqual(split.displayMode, .oneOverSecondary)

            stage.swipeOpen(at: try first(controller), by: -120)
            expectTrue(controller.displaced == [1] && controller.offset(1) < -100)
            expectEqual(split.displayMode, .oneOverSecondary)
            let actions = try #require(controller.list.cellForItem(at: IndexPath(item: 1, section: 0)))
            expectNotNil(actions.mask)
            stage.tap(at: CGPoint(x: 100, y: 600))
            stage.advance(by: 0.5)
            stage.swipeOpen(at: try first(controller), by: 120)
            expectEqual(controller.offset(1), 74)
            expectEqual(split.displayMode, .oneOverSecondary)
        }
    }

    @Test("In a page view controller rows with actions are swiped, and other rows turn the page")
    func pages() throws {
        final class Pages: NSObject, UIPageViewControllerDataSource {
            let all: [UIViewController]
            init(_ all: [UIViewController]) { self.all = all }
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
            ) -> UIViewController? { viewController === all[1] ? all[0] : nil }
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
            ) -> UIViewController? { viewController === all[0] ? all[1] : nil }
        }
        let controller = SwipedList()
        controller.titles = { side, item in side == .trailing && item == 1 ? ["Bin"] : nil }
        let source = Pages([controller, UIViewController()])
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.dataSource = source
        pages.setViewControllers([controller], direction: .forward, animated: false)
        try Stage.run(root: pages, size: CGSize(width: 320, height: 480)) { stage, pages in
            for page in source.all { stage.excludeFromLeakCheck(page) }
            stage.advance(by: 0.5)
            stage.swipeOpen(at: CGPoint(x: 250, y: 66), by: -100)
            expectEqual(controller.offset(1), -74)
            expectIdentical(pages.viewControllers?.first, controller)
            stage.tap(at: CGPoint(x: 100, y: 300))
            stage.advance(by: 0.5)
            for _ in 0..<4 { stage.scroll(-25, 0, at: CGPoint(x: 200, y: 66), isContinuous: true) }
            stage.advance(by: 1)
            expectEqual(controller.offset(1), -74)
            expectIdentical(pages.viewControllers?.first, controller)
            stage.tap(at: CGPoint(x: 100, y: 300))
            stage.advance(by: 0.5)

            stage.swipeOpen(at: CGPoint(x: 280, y: 110), by: -240)
            stage.advance(by: 1)
            expectIdentical(pages.viewControllers?.first, source.all[1])
            expectEqual(controller.take(), [.ask(.trailing, 1), .ask(.trailing, 1), .ask(.trailing, 2)])
        }
    }

    @Test("In a navigation controller a swipe from the edge pops, and a swipe further inside swipes the row")
    func navigation() throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        try Stage.run(root: navigation, size: CGSize(width: 320, height: 480)) { stage, navigation in
            let controller = SwipedList()
            stage.excludeFromLeakCheck(controller)
            navigation.pushViewController(controller, animated: false)
            stage.advance(by: 1)
            let y = try first(controller).y

            stage.swipeOpen(at: CGPoint(x: 60, y: y), by: 120)
            expectEqual(controller.take(), [.ask(.leading, 1)])
            expectEqual(controller.offset(1), 74)
            expectEqual(navigation.viewControllers.count, 2)
            stage.tap(at: CGPoint(x: 100, y: 300))
            stage.advance(by: 0.5)

            stage.drag(from: CGPoint(x: 2, y: y), to: CGPoint(x: 280, y: y))
            stage.advance(by: 1)
            expectEqual(navigation.viewControllers.count, 1)
            expectFalse(controller.isSwiped(1))
            expectEqual(controller.offset(1), 0)
        }
    }

    @Test("A swipe continues while the device rotates and traits change, and ends with snapshots and reloads")
    func middle() throws {
        try SwipedList.run(SwipedList(.insetGrouped)) { stage, controller in
            let y = try first(controller).y
            @MainActor func drag() {
                stage.touchDown(at: CGPoint(x: 280, y: y))
                stage.touchMove(to: CGPoint(x: 240, y: y))
                stage.touchMove(to: CGPoint(x: 180, y: y))
                stage.advance(by: 0.1)
            }
            drag()
            let offset = controller.offset(1)
            #expect(offset < -50)
            stage.resize(to: CGSize(width: 480, height: 320))
            stage.advance(by: 0.5)
            expectEqual(controller.offset(1), offset)
            controller.traitOverrides.userInterfaceStyle = .dark
            controller.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
            stage.advance(by: 0.1)
            expectEqual(controller.offset(1), offset)
            stage.touchUp(at: CGPoint(x: 180, y: y))
            stage.advance(by: 0.5)
            expectEqual(controller.offset(1), -148)
            let cell = try #require(controller.list.cellForItem(at: IndexPath(item: 1, section: 0)))
            let mask = try #require(cell.mask)
            let seen = cell.convert(mask.frame, to: controller.list)
            expectEqual(seen.width, 448)
            expectEqual(seen.height, cell.bounds.height)
            stage.resize(to: CGSize(width: 320, height: 480))
            controller.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
            stage.tap(at: CGPoint(x: 100, y: 400))
            stage.advance(by: 0.5)
            expectEqual(controller.displaced, [])

            drag()
            controller.show([5, 6, 1, 7])
            stage.advance(by: 0.1)
            stage.touchMove(to: CGPoint(x: 120, y: y))
            stage.advance(by: 0.5)
            stage.touchUp(at: CGPoint(x: 120, y: y))
            stage.advance(by: 0.5)
            expectEqual(controller.displaced, [])
            expectTrue(controller.list.visibleCells.allSatisfy { !$0.configurationState.isSwiped && $0.mask == nil })
            expectNil(controller.list.indexPathsForSelectedItems)

            drag()
            controller.list.reloadData()
            stage.advance(by: 0.1)
            stage.touchUp(at: CGPoint(x: 180, y: y))
            stage.advance(by: 0.5)
            expectEqual(controller.displaced, [])
            expectTrue(controller.list.visibleCells.allSatisfy { $0.mask == nil && $0.layer.cornerRadius <= 10 })
        }
    }

    @Test("Changes of the program when it is called for actions, and in an action, are harmless")
    func hostile() throws {
        try SwipedList.run { stage, controller in
            controller.titles = { [weak controller] _, _ in
                controller?.show([7, 8, 9])
                return ["Bin"]
            }
            stage.swipeOpen(at: CGPoint(x: 300, y: 66), by: -200)
            expectEqual(controller.displaced, [])
            expectEqual(controller.source?.snapshot().itemIdentifiers, [7, 8, 9])

            controller.titles = { [weak controller] _, _ in
                controller?.list.reloadData()
                controller?.list.isEditing = true
                controller?.list.isEditing = false
                return ["Bin"]
            }
            stage.swipeOpen(at: CGPoint(x: 300, y: 66), by: -200)
            expectEqual(controller.displaced, [])

            controller.titles = { _, _ in ["Bin"] }
            controller.keepsOpen = true
            controller.perform = { [weak controller] _, _ in
                controller?.list.dataSource = nil
                controller?.list.removeFromSuperview()
            }
            stage.swipeOpen(at: CGPoint(x: 310, y: 66), by: -300)
            controller.done.last?(true)
            stage.advance(by: 0.5)
            expectEqual(controller.take().last, .act("Bin", 8))
        }
    }

    @Test("After any operation on a list, at most one row is swiped, and no row at the end", arguments: 0..<4)
    func random(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let appearance: UICollectionLayoutListConfiguration.Appearance = seed % 2 == 0 ? .plain : .insetGrouped
        try SwipedList.run(SwipedList(appearance)) { stage, controller in
            controller.keepsOpen = true
            for step in 0..<60 {
                let y = CGFloat(50 + random.below(380))
                switch random.below(9) {
                case 0, 1, 2:
                    stage.drag(from: CGPoint(x: 270, y: y), to: CGPoint(x: 20 + random.below(250), y: Int(y)))
                case 3: stage.drag(from: CGPoint(x: 50, y: y), to: CGPoint(x: 60 + random.below(250), y: Int(y)))
                case 4: stage.drag(from: CGPoint(x: 160, y: y), to: CGPoint(x: 160, y: y - 60))
                case 5: stage.tap(at: CGPoint(x: 20 + random.below(280), y: Int(y)))
                case 6:
                    let items = (0..<30).filter { _ in random.below(8) > 0 }
                    controller.show(items, animated: random.below(2) == 0)
                case 7:
                    let isEditing = random.below(3) == 0
                    controller.list.isEditing = isEditing
                default: controller.done.last?(random.below(2) == 0)
                }
                stage.advance(by: [0, 0.05, 0.4][random.below(3)])
                let swiped = controller.list.visibleCells.filter(\.configurationState.isSwiped)
                #expect(swiped.count <= 1, "seed \(seed), step \(step)")
            }
            controller.list.reloadData()
            stage.advance(by: 2)
            expectEqual(controller.displaced, [])
            expectTrue(controller.list.subviews.allSatisfy { !"\(type(of: $0))".contains("Swipe") }, "seed \(seed)")
            expectTrue(controller.list.visibleCells.allSatisfy { $0.mask == nil }, "seed \(seed)")
        }
    }

    @Test("A list that was swiped is deallocated with its actions")
    func freed() throws {
        weak var freed: UICollectionView?
        weak var actions: UIView?
        try Stage.run(root: UIViewController(), size: CGSize(width: 320, height: 480)) { stage, root in
            var controller: SwipedList? = SwipedList()
            stage.window.rootViewController = controller
            stage.advance(by: 0.5)
            stage.swipeOpen(at: CGPoint(x: 300, y: 66), by: -200)
            freed = controller?.list
            actions = controller?.list.hitTest(CGPoint(x: 300, y: 66), with: nil)?.superview
            expectNotNil(freed)
            expectNotNil(actions)

            stage.window.rootViewController = root
            controller = nil
            stage.advance(by: 1)
            expectNil(freed)
            expectNil(actions)
        }
    }
}

import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

@MainActor
@Suite("Navigation bars")
struct BarTests {
    /// The visible texts, from left to right.
    private func texts(in bar: UIView) -> [String] { bar.shownTexts }

    @Test("The bar shows the top controller's title, and the title below it on the back button")
    func titles() throws {
        try withNavigation { stage, navigation, _ in
            let bar = navigation.navigationBar
            expectEqual(bar.frame, CGRect(x: 0, y: 47, width: 390, height: 44))
            expectEqual(texts(in: bar), ["Old"])

            navigation.pushViewController(Page("New"), animated: true)
            stage.advance(by: 1)
            expectEqual(texts(in: bar), ["Old", "New"])
            navigation.topViewController?.title = "Newer"
            stage.settle()
            expectEqual(texts(in: bar), ["Old", "Newer"])
        }
    }

    @Test("A finger on a back button whose item is removed meanwhile does not pop the next one")
    func touchedBackButton() throws {
        try withNavigation { stage, navigation, _ in
            for title in ["One", "Two"] { navigation.pushViewController(Page(title), animated: false) }
            stage.advance(by: 1)
            let back = CGPoint(x: 30, y: 69)
            stage.touchDown(at: back)

            navigation.popViewController(animated: false)
            stage.settle()
            stage.touchUp(at: back)
            stage.advance(by: 1)

            expectEqual(navigation.viewControllers.count, 2)
            expectEqual(texts(in: navigation.navigationBar), ["Old", "One"])
            stage.tap(at: back)
            stage.advance(by: 1)
            expectEqual(navigation.viewControllers.count, 1)
        }
    }

    @Test("Without animation a bar shows no parts of the removed item")
    func itemWithoutAnimation() throws {
        try withNavigation { stage, navigation, _ in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
            let full = Page("Full")
            full.navigationItem.titleView = view
            full.navigationItem.prompt = "Prompt"
            full.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Right", style: .plain, target: nil, action: nil)
            full.navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "Left", style: .plain, target: nil, action: nil)
            navigation.pushViewController(full, animated: false)
            stage.advance(by: 1)
            expectTrue(texts(in: navigation.navigationBar) == ["Prompt", "Left", "Right"] || view.window != nil)

            navigation.popViewController(animated: false)
            stage.settle()

            expectEqual(texts(in: navigation.navigationBar), ["Old"])
            expectNil(view.superview)
            expectEqual(navigation.navigationBar.frame.height, 44)
        }
    }

    @Test("A long back title becomes Back, and without enough room only the chevron is shown")
    func backTitle() throws {
        try withNavigation { stage, navigation, old in
            old.title = "A screen whose title is much too long"
            navigation.pushViewController(Page("New"), animated: false)
            stage.advance(by: 1)
            let bar = navigation.navigationBar
            expectEqual(texts(in: bar), ["Back", "New"])

            navigation.topViewController?.title = "A title that leaves the back button no more"
            stage.settle()
            expectEqual(texts(in: bar).count, 1)

            navigation.topViewController?.title = "New"
            old.navigationItem.backButtonTitle = "Short"
            stage.settle()
            expectEqual(texts(in: bar), ["Short", "New"])
            old.navigationItem.backButtonDisplayMode = .generic
            stage.settle()
            expectEqual(texts(in: bar), ["Back", "New"])
            old.navigationItem.backButtonDisplayMode = .minimal
            stage.settle()
            expectEqual(texts(in: bar), ["New"])
            old.navigationItem.backBarButtonItem = UIBarButtonItem(
                title: "Own", style: .plain, target: nil, action: nil)
            stage.settle()
            expectEqual(texts(in: bar), ["Own", "New"])
        }
    }

    @Test("Items are ordered from the sides; left items replace the back button, or supplement it if requested")
    func sides() throws {
        try withNavigation { stage, navigation, _ in
            let new = Page("New")
            navigation.pushViewController(new, animated: false)
            stage.advance(by: 1)
            @MainActor func item(_ title: String) -> UIBarButtonItem {
                UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
            }
            new.navigationItem.rightBarButtonItems = [item("R1"), item("R2")]
            new.navigationItem.leftBarButtonItems = [item("L1"), item("L2")]
            stage.settle()
            expectEqual(texts(in: navigation.navigationBar), ["L1", "L2", "New", "R2", "R1"])

            new.navigationItem.leftItemsSupplementBackButton = true
            stage.settle()
            expectEqual(texts(in: navigation.navigationBar), ["Old", "L1", "L2", "New", "R2", "R1"])
            new.navigationItem.leftBarButtonItem = nil
            expectEqual(new.navigationItem.leftBarButtonItems?.map(\.title), ["L2"])
        }
    }

    @Test("A tap on an item calls its target, its action, or the first responder that has the method")
    func actions() throws {
        try withNavigation { stage, navigation, old in
            let target = Target()
            var performed = 0
            old.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Go", style: .done, target: target, action: Target.tapped(_:))
            stage.settle()
            stage.tap(at: CGPoint(x: 364, y: 69))
            expectEqual(target.senders, [old.navigationItem.rightBarButtonItem])

            old.navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .add, primaryAction: UIAction { _ in performed += 1 })
            stage.settle()
            stage.tap(at: CGPoint(x: 364, y: 69))
            old.navigationItem.rightBarButtonItem?.isEnabled = false
            stage.settle()
            stage.tap(at: CGPoint(x: 364, y: 69))
            expectEqual(performed, 1)
        }
    }

    @Test("The back button pops, unless a subclass refuses; a back action replaces it")
    func back() throws {
        try withNavigation { stage, navigation, old in
            let new = Page("New")
            navigation.pushViewController(new, animated: false)
            stage.advance(by: 1)
            var asked = 0
            new.navigationItem.backAction = UIAction { _ in asked += 1 }
            stage.tap(at: CGPoint(x: 20, y: 69))
            stage.advance(by: 1)
            expectEqual(asked, 1)
            expectIdentical(navigation.topViewController, new)

            new.navigationItem.backAction = nil
            stage.tap(at: CGPoint(x: 20, y: 69))
            stage.advance(by: 1)
            expectEqual(navigation.viewControllers, [old])
        }
        try Stage.run(root: RefusingController(rootViewController: Page("Old"))) { stage, navigation in
            navigation.pushViewController(Page("New"), animated: false)
            stage.advance(by: 1)
            stage.tap(at: CGPoint(x: 20, y: 22))
            stage.advance(by: 1)

            expectEqual(navigation.viewControllers.count, 2)
            expectEqual(navigation.asked, 1)
        }
    }

    @Test("A bar that a controller manages cannot be changed manually")
    func managed() throws {
        try withNavigation { stage, navigation, _ in
            navigation.navigationBar.delegate = nil
            navigation.navigationBar.pushItem(UINavigationItem(title: "X"), animated: false)
            navigation.navigationBar.setItems([], animated: false)
            navigation.toolbar.delegate = nil
            navigation.navigationBar.translatesAutoresizingMaskIntoConstraints = false

            expectEqual(
                stage.diagnostics.map(\.message),
                [
                    "Cannot manually set the delegate on a UINavigationBar managed by a controller.",
                    "Cannot call pushNavigationItem:animated: directly on a UINavigationBar managed by a controller.",
                    "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller.",
                    "Cannot manually set the delegate on a UIToolbar managed by a controller.",
                    "Cannot modify constraints for UINavigationBar managed by a controller",
                ])
            expectTrue(navigation.navigationBar.translatesAutoresizingMaskIntoConstraints)
        }
    }

    @Test("A separate bar has its own items, and its delegate permits changes")
    func alone() throws {
        try Stage.run(root: UIViewController()) { stage, root in
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
            root.view.addSubview(bar)
            let delegate = BarDelegate()
            bar.delegate = delegate
            bar.setItems([UINavigationItem(title: "First")], animated: false)
            bar.pushItem(UINavigationItem(title: "Second"), animated: true)
            stage.advance(by: 0.1)
            expectEqual(delegate.lines, ["shouldPush Second", "didPush Second"])
            stage.advance(by: 1)
            expectEqual(texts(in: bar), ["First", "Second"])
            expectEqual(bar.backItem?.title, "First")

            stage.tap(at: CGPoint(x: 20, y: 22))
            stage.advance(by: 1)
            expectEqual(texts(in: bar), ["First"])
            expectEqual(delegate.lines, ["shouldPush Second", "didPush Second", "shouldPop Second", "didPop Second"])
            delegate.refuses = true
            bar.pushItem(UINavigationItem(title: "Third"), animated: false)
            expectEqual(bar.items?.count, 1)
        }
    }

    @Test("A refused pop returns the item, and animated changes of all items report a pop or a push (N10, N11, N13)")
    func reports() throws {
        let (bar, delegate) = (UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44)), BarDelegate())
        let items = ["A", "B", "C"].map { UINavigationItem(title: $0) }
        bar.setItems(Array(items[...1]), animated: false)
        bar.delegate = delegate

        delegate.refuses = true
        expectIdentical(bar.popItem(animated: true), items[1])
        expectEqual(bar.items?.count, 2)
        delegate.refuses = false
        delegate.lines = []

        bar.setItems(items, animated: true)
        expectEqual(delegate.lines, ["didPush C"])
        bar.setItems([items[0]], animated: true)
        expectEqual(delegate.lines, ["didPush C", "didPop C"])
        bar.setItems(nil, animated: false)
        expectEqual(delegate.lines.count, 2)
        expectEqual(bar.items, [])
    }

    @Test("Setting a controller's title sets the items' titles; the last set title counts")
    func controllerTitle() {
        let controller = UIViewController()
        controller.title = "Title"
        expectEqual(controller.navigationItem.title, "Title")
        expectEqual(controller.tabBarItem.title, "Title")

        controller.navigationItem.title = "Item"
        expectEqual(controller.title, "Title")
        expectEqual(controller.navigationItem.title, "Item")
        controller.title = "Again"
        expectEqual(controller.navigationItem.title, "Again")
        expectEqual(controller.tabBarItem.title, "Again")
        controller.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 0)
        controller.title = "Ignored"
        expectEqual(controller.tabBarItem.title, "Search")
    }

    @Test("The edit button is a single object, which toggles editing and its own title")
    func editing() throws {
        try withNavigation { stage, navigation, old in
            let button = old.editButtonItem
            old.navigationItem.rightBarButtonItem = button
            stage.settle()
            expectEqual(button.title, "Edit")
            expectEqual(button.style, .plain)
            expectIdentical(old.editButtonItem, button)

            stage.tap(at: CGPoint(x: 350, y: 69))
            expectTrue(old.isEditing)
            expectEqual(button.title, "Done")
            expectEqual(button.style, .done)
        }
    }

    @Test("The toolbar shows the top controller's items, and the page's safe area has both bars")
    func toolbar() throws {
        try withNavigation { stage, navigation, old in
            old.toolbarItems = [
                UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil), .flexibleSpace(),
                UIBarButtonItem(title: "B", style: .plain, target: nil, action: nil),
            ]
            expectEqual(old.view.safeAreaInsets, UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))

            navigation.setToolbarHidden(false, animated: true)
            stage.advance(by: 1)
            expectEqual(navigation.toolbar.frame, CGRect(x: 0, y: 766, width: 390, height: 44))
            expectEqual(texts(in: navigation.toolbar), ["A", "B"])
            expectEqual(old.view.safeAreaInsets, UIEdgeInsets(top: 91, left: 0, bottom: 78, right: 0))

            let new = Page("New")
            new.hidesBottomBarWhenPushed = true
            navigation.pushViewController(new, animated: true)
            stage.advance(by: 1)
            expectEqual(new.view.safeAreaInsets.bottom, 34)
            expectTrue(navigation.toolbar.isHidden)
        }
    }

    @Test("Hiding the bar gives its room to the page; a page ends at an opaque bar, or if it does not extend")
    func hiding() throws {
        try withNavigation { stage, navigation, old in
            navigation.setNavigationBarHidden(true, animated: true)
            stage.advance(by: 0.1)
            let bar = navigation.navigationBar
            let middle = try #require(bar.layer.presentation()).frame.minY
            stage.advance(by: 1)
            expectTrue(middle < 47 && middle > -44 && bar.isHidden && old.view.safeAreaInsets.top == 47)

            navigation.isNavigationBarHidden = false
            bar.isTranslucent = false
            stage.settle()
            expectEqual(old.view.frame, CGRect(x: 0, y: 91, width: 390, height: 753))
            expectEqual(old.view.safeAreaInsets.top, 0)
            old.extendedLayoutIncludesOpaqueBars = true
            stage.settle()
            expectEqual(old.view.frame.minY, 0)
            expectEqual(old.view.safeAreaInsets.top, 91)
            bar.isTranslucent = true
            old.edgesForExtendedLayout = []
            stage.settle()
            expectEqual(old.view.frame.minY, 91)
        }
    }

    @Test("The safe area of pages does not change in any frame of a push or a swipe")
    func safeAreaInMotion() throws {
        try withNavigation { stage, navigation, old in
            let new = Page("New")
            var insets: Set<CGFloat> = []
            navigation.pushViewController(new, animated: true)
            for _ in 0..<28 {
                stage.advance(by: 1.0 / 60)
                insets.insert(new.view.safeAreaInsets.top)
                insets.insert(old.view.safeAreaInsets.top)
                insets.insert(old.view.safeAreaInsets.left + new.view.safeAreaInsets.left + 91)
            }

            expectEqual(insets, [91])
        }
    }

    @Test("A large title collapses with the content, pixel by pixel, and the background appears after it")
    func largeTitle() throws {
        try withNavigation { stage, navigation, old in
            let scrollView = UIScrollView(frame: old.view.bounds)
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize = CGSize(width: 390, height: 3000)
            old.view.addSubview(scrollView)
            navigation.navigationBar.prefersLargeTitles = true
            stage.advance(by: 0.1)
            let bar = navigation.navigationBar
            expectEqual(bar.frame.height, 96)
            expectEqual(scrollView.contentOffset.y, -143)
            expectEqual(old.view.safeAreaInsets.top, 143)

            for step in [1.0, 20, 51, 52] {
                scrollView.contentOffset.y = -143 + step
                stage.settle()
                // The offset is rounded to the pixel, sums of it are not.
                #expect(abs(bar.frame.height - (96 - step)) < 1e-9, "\(step)")
                #expect(abs(old.view.safeAreaInsets.top - (143 - step)) < 1e-9)
            }
            scrollView.contentOffset.y = 300
            stage.settle()
            expectEqual(bar.frame.height, 44)

            scrollView.contentOffset.y = -143
            stage.settle()
            expectEqual(bar.frame.height, 96)
            expectEqual(scrollView.contentOffset.y, -143)
            scrollView.setContentOffset(CGPoint(x: 0, y: -160), animated: false)
            stage.settle()
            #expect(bar.frame.height >= 96)
        }
    }

    @Test("In automatic mode an item uses the mode of the item below; never and always are kept")
    func largeTitleModes() throws {
        try withNavigation { stage, navigation, old in
            let (second, third) = (Page("Second"), Page("Third"))
            navigation.navigationBar.prefersLargeTitles = true
            old.navigationItem.largeTitleDisplayMode = .never
            navigation.setViewControllers([old, second, third], animated: false)
            third.navigationItem.largeTitleDisplayMode = .always
            stage.advance(by: 1)
            expectEqual(navigation.navigationBar.frame.height, 96)

            navigation.popViewController(animated: true)
            stage.advance(by: 1)
            expectEqual(navigation.navigationBar.frame.height, 44)
        }
    }

    @Test("A prompt makes the bar higher")
    func prompt() throws {
        try withNavigation { stage, navigation, old in
            old.navigationItem.prompt = "What to do here"
            stage.settle()

            expectEqual(navigation.navigationBar.frame.height, 74)
            expectEqual(old.view.safeAreaInsets.top, 121)
        }
    }
}

@MainActor
private final class Target {
    var senders: [UIBarButtonItem] = []
    func tapped(_ sender: UIBarButtonItem) { senders.append(sender) }
}

private final class RefusingController: UINavigationController, UINavigationBarDelegate {
    var asked = 0
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        asked += 1
        return false
    }
}

private final class BarDelegate: NSObject, UINavigationBarDelegate {
    var lines: [String] = []
    var refuses = false

    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        lines.append("shouldPush \(item.title ?? "")")
        return !refuses
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        lines.append("didPush \(item.title ?? "")")
    }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        lines.append("shouldPop \(item.title ?? "")")
        return !refuses
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        lines.append("didPop \(item.title ?? "")")
    }
}

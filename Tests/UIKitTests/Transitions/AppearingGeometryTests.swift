import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// In `viewIsAppearing` the view has its final geometry: the size and safe area of `viewDidAppear`.
@MainActor
@Suite("Geometry in viewIsAppearing")
struct AppearingGeometryTests {
    /// The geometry of a controller's view.
    private struct Geometry: Equatable {
        let size: CGSize
        let safeArea: UIEdgeInsets
        let sizeClass: UIUserInterfaceSizeClass

        @MainActor
        init(_ controller: UIViewController) {
            size = controller.view.bounds.size
            safeArea = controller.view.safeAreaInsets
            sizeClass = controller.traitCollection.horizontalSizeClass
        }
    }

    private final class Leaf: UIViewController {
        private(set) var appearing: [Geometry] = []
        private(set) var appeared: [Geometry] = []
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            appearing.append(Geometry(self))
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            appeared.append(Geometry(self))
        }
    }

    /// Leaves a margin around its child, or places it in its safe area.
    private final class Box: UIViewController {
        var frame: CGRect?
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            for child in children {
                child.viewIfLoaded?.frame = frame ?? view.bounds.inset(by: view.safeAreaInsets)
            }
        }
    }

    private static let wide = CGSize(width: 1024, height: 768)
    private static let tall = CGSize(width: 390, height: 844)
    private static let low = CGSize(width: 844, height: 390)

    private func expectSame(_ leaf: Leaf, _ size: CGSize, sourceLocation: SourceLocation = #_sourceLocation) {
        expectEqual(leaf.appearing, leaf.appeared, sourceLocation: sourceLocation)
        expectEqual(leaf.appeared.last?.size, size, sourceLocation: sourceLocation)
    }

    private func tabs(_ leaf: UIViewController) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = [leaf]
        return tabs
    }

    private func pages(_ leaf: UIViewController) -> UIPageViewController {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([leaf], direction: .forward, animated: false)
        return pages
    }

    @Test("Of tabs and pages that are added to a shown controller", arguments: [false, true])
    func added(inPages: Bool) throws {
        try Stage.run(root: controller("Box"), size: Self.wide) { stage, box in
            let leaf = Leaf()

            box.contain(inPages ? pages(leaf) : tabs(leaf))
            stage.advance(by: 1)

            expectSame(leaf, Self.wide)
        }
    }

    @Test("Of tabs and pages in a column", arguments: [false, true])
    func detail(inPages: Bool) throws {
        try Stage.run(root: split(), size: Self.wide) { stage, split in
            let leaf = Leaf()

            split.showDetailViewController(inPages ? pages(leaf) : tabs(leaf), sender: nil)
            stage.advance(by: 1)

            expectSame(leaf, CGSize(width: 704, height: 768))
        }
    }

    private func split() -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        return split
    }

    @Test("Of a stack in a column")
    func column() throws {
        try Stage.run(root: split(), size: Self.wide) { stage, split in
            let leaf = Leaf()

            split.setViewController(UINavigationController(rootViewController: leaf), for: .secondary)
            stage.advance(by: 1)

            expectSame(leaf, CGSize(width: 704, height: 768))
        }
    }

    @Test("Of a column in a split view controller that is added to a shown controller")
    func addedSplit() throws {
        try Stage.run(root: controller("Box"), size: Self.low) { stage, box in
            let (split, leaf) = (split(), Leaf())
            split.setViewController(leaf, for: .secondary)

            box.contain(split)
            stage.advance(by: 1)

            expectEqual(leaf.appearing, leaf.appeared)
        }
    }

    @Test("Of tabs that a pop reveals in the turn in which they were added to the stack")
    func popped() throws {
        try Stage.run(root: UINavigationController(rootViewController: UIViewController())) { stage, stack in
            let leaf = Leaf()

            stack.setViewControllers([tabs(leaf), UIViewController()], animated: false)
            stack.popViewController(animated: true)
            stage.advance(by: 1)

            expectSame(leaf, Self.tall)
        }
    }

    @Test("Of a page that appears in the turn of a pop, in a stack that is smaller than the window")
    func secondChange() throws {
        try Stage.run(root: Box()) { stage, box in
            let stack = UINavigationController(rootViewController: UIViewController())
            stack.pushViewController(UIViewController(), animated: false)
            box.frame = CGRect(x: 20, y: 20, width: 300, height: 400)
            box.contain(stack)
            stage.advance(by: 1)
            let leaf = Leaf()

            stack.popViewController(animated: true)
            stack.setViewControllers([leaf], animated: true)
            stage.advance(by: 2)

            expectSame(leaf, CGSize(width: 300, height: 400))
        }
    }

    @Test("Of a child of a page, if the bar returns in the turn", arguments: [false, true])
    func barComesBack(isAnimated: Bool) throws {
        let first = UINavigationController(rootViewController: UIViewController())
        try Stage.run(root: first, size: Self.low) { stage, stack in
            stack.setNavigationBarHidden(true, animated: false)
            stage.advance(by: 1)
            let (box, leaf) = (Box(), Leaf())
            box.addChild(leaf)
            box.view.addSubview(leaf.view)
            leaf.didMove(toParent: box)

            stack.setViewControllers([box], animated: isAnimated)
            stack.setNavigationBarHidden(false, animated: isAnimated)
            stage.advance(by: 2)

            expectEqual(leaf.appearing, leaf.appeared)
        }
    }

    @Test("Of a child whose container places it in its layout")
    func laidOutByContainer() throws {
        try Stage.run(root: Box()) { stage, box in
            let leaf = Leaf()
            box.frame = CGRect(x: 0, y: 100, width: 390, height: 500)

            box.addChild(leaf)
            box.view.addSubview(leaf.view)
            leaf.didMove(toParent: box)
            stage.advance(by: 1)

            expectSame(leaf, CGSize(width: 390, height: 500))
        }
    }

    @Test("Of a child two containers below the added one")
    func deep() throws {
        try Stage.run(root: controller("Root")) { stage, root in
            let (outer, inner, leaf) = (Box(), Box(), Leaf())
            outer.frame = CGRect(x: 0, y: 100, width: 300, height: 500)
            inner.frame = CGRect(x: 10, y: 10, width: 200, height: 300)
            inner.contain(leaf)
            outer.contain(inner)

            root.contain(outer)
            stage.advance(by: 1)

            expectSame(leaf, CGSize(width: 200, height: 300))
        }
    }

    /// Hides the bars of the stack it is in when it appears.
    private final class HidingBox: UIViewController {
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            navigationController?.setNavigationBarHidden(true, animated: false)
        }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            for child in children { child.viewIfLoaded?.frame = view.bounds.inset(by: view.safeAreaInsets) }
        }
    }

    @Test("Of a child whose parent hides the bar in its own callback", arguments: [false, true])
    func parentHidesBar(animated: Bool) throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        try Stage.run(root: navigation, size: Self.tall) { stage, navigation in
            let (box, leaf) = (HidingBox(), Leaf())
            box.contain(leaf)
            stage.advance(by: 1)

            navigation.pushViewController(box, animated: animated)
            stage.advance(by: 1)

            expectEmpty(stage.diagnostics)
            expectSame(leaf, Self.tall)
        }
    }

    /// Places its subview in its layout.
    private final class Sheet: UIView {
        let content = UIView()
        private(set) var layouts = 0
        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(content)
        }
        required init?(coder: NSCoder) { nil }
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            content.frame = bounds.insetBy(dx: 10, dy: 10)
        }
    }

    enum LaidOut: CaseIterable { case rootView, subview, window }

    /// Lays a view out in `viewIsAppearing`.
    private final class Eager: UIViewController {
        let laidOut: LaidOut
        private(set) var frame = CGRect.zero
        private(set) var calls: [String] = []
        init(_ laidOut: LaidOut) {
            self.laidOut = laidOut
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        var sheet: Sheet? { view as? Sheet }
        override func loadView() { view = Sheet() }
        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            switch laidOut {
            case .rootView: view.layoutIfNeeded()
            case .subview: sheet?.content.layoutIfNeeded()
            case .window: view.window?.layoutIfNeeded()
            }
            frame = sheet?.content.frame ?? .zero
        }
        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            calls.append("will layout")
        }
        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            calls.append("did layout")
        }
    }

    @Test("A layout that is requested there lays the view out once", arguments: LaidOut.allCases, [false, true])
    func requestedLayout(laidOut: LaidOut, pushes: Bool) throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.isNavigationBarHidden = true
        try Stage.run(root: navigation, size: Self.tall) { stage, navigation in
            stage.advance(by: 1)
            let page = Eager(laidOut)
            if pushes {
                navigation.pushViewController(page, animated: true)
            } else {
                navigation.setViewControllers([page], animated: false)
            }
            stage.advance(by: 1)

            expectEqual(page.frame, CGRect(x: 10, y: 10, width: 370, height: 824))
            expectEqual(page.sheet?.layouts, 1)
            expectEqual(page.calls, ["will layout", "did layout"])
        }
    }
}

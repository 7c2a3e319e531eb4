import Expectations
import Foundation
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// Bars that are shown or hidden as a push or a pop begins move with the pages.
@MainActor
@Suite("Bars that move with pages")
struct BarsBesidePagesTests {
    /// A page that hides the bar as it appears, or shows it.
    private func page(_ title: String, hidesBar: Bool, animated: Bool = true) -> Page {
        let page = Page(title)
        page.whenWillAppear = { page in
            page.navigationController?.setNavigationBarHidden(hidesBar, animated: animated)
        }
        return page
    }

    private func frame(_ view: UIView) -> CGRect {
        let layer = view.layer.presentation() ?? view.layer
        return CGRect(
            x: layer.position.x - layer.bounds.width * layer.anchorPoint.x,
            y: layer.position.y - layer.bounds.height * layer.anchorPoint.y, width: layer.bounds.width,
            height: layer.bounds.height)
    }

    /// Advances frame by frame and calls a closure in each.
    private func frames(_ stage: Stage, _ count: Int = 29, _ body: (Int) -> Void) {
        stage.advance(by: 0)
        for index in 0..<count {
            body(index)
            stage.advance(by: 1.0 / 60)
        }
        stage.advance(by: 0.5)
    }

    @Test("A pushed page without a bar pushes the bar out beside it, and no page's content moves under the bar")
    func hidingPush() throws {
        try withNavigation { stage, navigation, old in
            old.whenWillAppear = { $0.navigationController?.setNavigationBarHidden(false, animated: true) }
            let new = page("New", hidesBar: true)

            navigation.pushViewController(new, animated: true)
            frames(stage) { index in
                let (bar, page) = (frame(navigation.navigationBar), frame(new.view))
                expectTrue(abs(bar.maxX - page.minX) < 0.01 && bar.minY == 47 && bar.height == 44, "frame \(index)")
                expectTrue(old.view.safeAreaInsets.top == 91 && new.view.safeAreaInsets.top == 47, "frame \(index)")
                expectEqual(navigation.navigationBar.shownTexts, ["Old"])
                expectFalse(navigation.navigationBar.isHidden)
            }

            expectTrue(navigation.navigationBar.isHidden)
            expectTrue(navigation.isNavigationBarHidden)
            expectEqual(new.view.safeAreaInsets.top, 47)
            navigation.popViewController(animated: true)
            frames(stage) { index in
                let (bar, page) = (frame(navigation.navigationBar), frame(new.view))
                expectTrue(abs(bar.maxX - page.minX) < 0.01 && bar.minY == 47, "frame \(index)")
                expectTrue(old.view.safeAreaInsets.top == 91 && new.view.safeAreaInsets.top == 47, "frame \(index)")
                expectEqual(navigation.navigationBar.shownTexts, ["Old"])
            }
            expectFalse(navigation.navigationBar.isHidden)
            expectEqual(frame(navigation.navigationBar).minX, 0)
        }
    }

    @Test("A pushed page with a bar moves it in, and out again")
    func showingPush() throws {
        try withNavigation { stage, navigation, old in
            navigation.isNavigationBarHidden = true
            old.whenWillAppear = { $0.navigationController?.setNavigationBarHidden(true, animated: true) }
            stage.settle()
            let new = page("New", hidesBar: false)

            navigation.pushViewController(new, animated: true)
            frames(stage) { index in
                let (bar, page) = (frame(navigation.navigationBar), frame(new.view))
                expectTrue(abs(bar.minX - page.minX) < 0.01 && bar.minY == 47, "frame \(index)")
                expectTrue(old.view.safeAreaInsets.top == 47 && new.view.safeAreaInsets.top == 91, "frame \(index)")
                expectEqual(navigation.navigationBar.shownTexts, ["Old", "New"])
            }
            expectEqual(frame(navigation.navigationBar), CGRect(x: 0, y: 47, width: 390, height: 44))
            navigation.popViewController(animated: true)
            frames(stage) { index in
                let (bar, page) = (frame(navigation.navigationBar), frame(new.view))
                expectTrue(abs(bar.minX - page.minX) < 0.01 && bar.minY == 47, "frame \(index)")
            }

            expectTrue(navigation.navigationBar.isHidden)
            expectEqual(navigation.viewControllers, [old])
        }
    }

    @Test("The bar follows the finger with its page, and is unchanged if the swipe is cancelled")
    func swipe() throws {
        try withNavigation { stage, navigation, old in
            old.whenWillAppear = { $0.navigationController?.setNavigationBarHidden(true, animated: true) }
            let new = page("New", hidesBar: false)
            navigation.pushViewController(new, animated: false)
            stage.advance(by: 1)

            stage.touchDown(at: CGPoint(x: 2, y: 400))
            stage.touchMove(to: CGPoint(x: 12, y: 400))
            stage.touchMove(to: CGPoint(x: 112, y: 400))
            stage.advance(by: 0.5)
            expectTrue(abs(frame(navigation.navigationBar).minX - 100) < 0.01 && abs(frame(new.view).minX - 100) < 0.01)
            stage.touchUp(at: CGPoint(x: 112, y: 400))
            frames(stage) { index in
                let (bar, page) = (frame(navigation.navigationBar), frame(new.view))
                expectTrue(abs(bar.minX - page.minX) < 0.01 && bar.minY == 47, "frame \(index)")
            }

            expectFalse(navigation.isNavigationBarHidden)
            expectFalse(navigation.navigationBar.isHidden)
            expectEqual(navigation.viewControllers, [old, new])
            expectEqual(new.view.safeAreaInsets.top, 91)
        }
    }

    @Test("The content under a large title does not move while its bar moves out")
    func largeTitle() throws {
        try withNavigation { stage, navigation, old in
            let scrollView = UIScrollView(frame: old.view.bounds)
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize = CGSize(width: 390, height: 3000)
            old.view.addSubview(scrollView)
            navigation.navigationBar.prefersLargeTitles = true
            stage.advance(by: 0.1)
            let (offset, insets) = (scrollView.contentOffset, old.view.safeAreaInsets)
            expectEqual(insets.top, 143)

            navigation.pushViewController(page("New", hidesBar: true), animated: true)
            frames(stage) { index in
                expectEqual(frame(navigation.navigationBar).height, 96, "frame \(index)")
                expectTrue(scrollView.contentOffset == offset && old.view.safeAreaInsets == insets, "frame \(index)")
            }
        }
    }

    @Test("Bars that are hidden without animation are hidden at once")
    func atOnce() throws {
        try withNavigation { stage, navigation, old in
            navigation.pushViewController(page("New", hidesBar: true, animated: false), animated: true)
            stage.advance(by: 0.1)

            expectTrue(navigation.navigationBar.isHidden)
            expectEqual(old.view.safeAreaInsets.top, 47)
        }
    }

    @Test("In right-to-left layouts bars move to the other side")
    func mirrored() throws {
        try withNavigation { stage, navigation, _ in
            navigation.view.semanticContentAttribute = .forceRightToLeft
            for view in navigation.view.subviews { view.semanticContentAttribute = .forceRightToLeft }
            let new = page("New", hidesBar: true)

            navigation.pushViewController(new, animated: true)
            frames(stage) { index in
                #expect(abs(frame(navigation.navigationBar).minX - frame(new.view).maxX) < 0.01, "frame \(index)")
            }
        }
    }

    @Test("The toolbar moves with its page")
    func toolbar() throws {
        try withNavigation { stage, navigation, old in
            old.toolbarItems = [UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)]
            navigation.isToolbarHidden = false
            stage.settle()
            let new = Page("New")
            new.hidesBottomBarWhenPushed = true

            navigation.pushViewController(new, animated: true)
            frames(stage) { index in
                let bar = frame(navigation.toolbar)
                expectTrue(abs(bar.maxX - frame(new.view).minX) < 0.01 && bar.minY == 766, "frame \(index)")
                expectEqual(navigation.toolbar.shownTexts, ["Item"])
                expectEqual(old.view.safeAreaInsets.bottom, 78)
                expectEqual(new.view.safeAreaInsets.bottom, 34)
            }
            expectTrue(navigation.toolbar.isHidden)
            navigation.popViewController(animated: true)
            frames(stage) { index in
                #expect(abs(frame(navigation.toolbar).maxX - frame(new.view).minX) < 0.01, "frame \(index)")
            }

            expectFalse(navigation.toolbar.isHidden)
            expectEqual(navigation.toolbar.shownTexts, ["Item"])
            expectEqual(navigation.toolbar.frame, CGRect(x: 0, y: 766, width: 390, height: 44))
        }
    }

    @Test("Opaque bars and pages that do not extend keep their frames in each frame of a push", arguments: [0, 1, 2])
    func opaque(kind: Int) throws {
        try withNavigation { stage, navigation, old in
            navigation.navigationBar.isTranslucent = kind == 1
            let new = Page("New")
            for page in [old, new] {
                page.extendedLayoutIncludesOpaqueBars = kind == 2
                if kind == 1 { page.edgesForExtendedLayout = [.left, .right, .bottom] }
            }
            stage.settle()
            let top: CGFloat = kind == 2 ? 0 : 91

            navigation.pushViewController(new, animated: true)
            frames(stage) { index in
                for page in [old, new] {
                    let frame = frame(page.view)
                    expectTrue(frame.minY == top && frame.maxY == 844, "frame \(index)")
                    expectEqual(page.view.safeAreaInsets.top, 91 - top)
                    expectEqual(page.view.safeAreaInsets.bottom, 34)
                }
            }
        }
    }
}

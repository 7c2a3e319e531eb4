import Expectations
import IrekoTesting
import TestSupport
import Testing
import UIKit

/// A page with a list below a header that begins at the safe area.
@MainActor
private final class HeaderPage: UIViewController {
    let header = UIView()
    let list = UIScrollView()
    var height: CGFloat = 40

    override func viewDidLoad() {
        super.viewDidLoad()
        list.contentSize = CGSize(width: 100, height: 2000)
        for part in [list, header] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            header.heightAnchor.constraint(equalToConstant: height),
            header.widthAnchor.constraint(equalTo: view.widthAnchor),
            list.topAnchor.constraint(equalTo: header.bottomAnchor),
            list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            list.widthAnchor.constraint(equalTo: view.widthAnchor),
        ])
    }
}

/// Lays its child out below the safe area, without constraints.
@MainActor
private final class Below: UIViewController {
    let list = UIScrollView()
    var distance: CGFloat = 1

    override func viewDidLoad() {
        super.viewDidLoad()
        list.contentSize = CGSize(width: 100, height: 2000)
        view.addSubview(list)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let top = view.safeAreaInsets.top + distance
        list.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: view.bounds.height - top)
    }
}

@MainActor
@Suite("A large title over content that begins below the bar")
struct LargeTitleOverHeaderTests {
    private func run(_ page: UIViewController, _ body: (Stage, UINavigationController) throws -> Void) throws {
        let make = {
            let navigation = UINavigationController(rootViewController: page)
            navigation.navigationBar.prefersLargeTitles = true
            return navigation
        }
        try Stage.run(root: make()) { stage, navigation in
            stage.excludeFromLeakCheck(page)
            stage.advance(by: 1)
            try body(stage, navigation)
            expectEmpty(stage.diagnostics, "\(stage.diagnostics)")
        }
    }

    @Test("The bar is as high as its row and its large title")
    func header() throws {
        let page = HeaderPage()
        try run(page) { _, navigation in
            expectEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 0, width: 390, height: 96))
            expectEqual(page.header.frame, CGRect(x: 0, y: 96, width: 390, height: 40))
            expectEqual(page.list.frame, CGRect(x: 0, y: 136, width: 390, height: 708))
        }
    }

    @Test("The same when large titles are enabled later")
    func later() throws {
        let page = HeaderPage()
        try run(page) { stage, navigation in
            navigation.navigationBar.prefersLargeTitles = false
            stage.advance(by: 1)
            let small = navigation.navigationBar.frame.height

            navigation.navigationBar.prefersLargeTitles = true
            stage.advance(by: 1)

            expectEqual(small, 44)
            expectEqual(navigation.navigationBar.frame.height, 96)
        }
    }

    @Test("Content that is laid out a little below the safe area settles at once", arguments: [0.5, 1, 52, 300])
    func below(distance: CGFloat) throws {
        let page = Below()
        page.distance = distance
        try run(page) { _, navigation in
            expectEqual(navigation.navigationBar.frame.height, 96)
            expectEqual(page.list.frame.minY, 96 + distance)
        }
    }

    private func pull(_ stage: Stage, from y: CGFloat, by distance: CGFloat) {
        stage.touchDown(at: CGPoint(x: 200, y: y))
        for step in 1...10 {
            stage.advance(by: 0.05)
            stage.touchMove(to: CGPoint(x: 200, y: y + distance / 10 * CGFloat(step)))
        }
        stage.advance(by: 0.1)
    }

    @Test("It is neither collapsed by such content nor stretched")
    func pulled() throws {
        let page = HeaderPage()
        try run(page) { stage, navigation in
            let bar = navigation.navigationBar
            pull(stage, from: 600, by: -300)
            let scrolled = (page.list.contentOffset.y > 100, bar.frame.height)
            stage.touchUp(at: CGPoint(x: 200, y: 300))
            stage.advance(by: 3)
            page.list.setContentOffset(.zero, animated: false)
            stage.advance(by: 1)

            pull(stage, from: 300, by: 200)
            let pulled = (page.list.contentOffset.y < -20, bar.frame.height)
            stage.touchUp(at: CGPoint(x: 200, y: 500))
            stage.advance(by: 3)

            expectTrue(scrolled == (true, 96) && pulled == (true, 96))
            expectEqual(bar.frame.height, 96)
            expectEqual(page.list.contentOffset.y, 0)
        }
    }

    @Test(
        "Content under the bar stretches it while a finger pulls, and does not change the safe area",
        arguments: [0, 10])
    func stretched(top: CGFloat) throws {
        let page = UIViewController()
        let list = UIScrollView(frame: CGRect(x: 0, y: top, width: 390, height: 844 - top))
        list.contentSize = CGSize(width: 390, height: 2000)
        page.view.addSubview(list)
        try run(page) { stage, navigation in
            let bar = navigation.navigationBar
            let rest = list.contentOffset.y

            pull(stage, from: 300, by: 200)
            let (pulled, offset, safe) = (bar.frame.height, list.contentOffset.y, page.view.safeAreaInsets.top)
            stage.touchUp(at: CGPoint(x: 200, y: 500))
            stage.advance(by: 3)

            expectTrue(rest == top - 96 && offset < rest - 20)
            expectEqual(pulled, 96 + rest - offset)
            expectEqual(safe, 96)
            expectEqual(bar.frame.height, 96)
            expectEqual(list.contentOffset.y, rest)
        }
    }

    @Test("Tabs at the top of a page do not count as pulled content")
    func tabsBelow() throws {
        try Stage.run(rootViewController: UINavigationController()) { stage in
            let navigation = try #require(stage.window.rootViewController as? UINavigationController)
            let (tabs, page, list) = (
                UITabBarController(), UIViewController(), UIScrollView(frame: UIScreen.main.bounds)
            )
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            list.contentSize = CGSize(width: 100, height: 2000)
            page.view.addSubview(list)
            tabs.viewControllers = [page, UIViewController()]
            navigation.navigationBar.prefersLargeTitles = true
            navigation.setViewControllers([tabs], animated: false)
            stage.advance(by: 1)

            // In a wide window the tabs are at the top.
            stage.resize(to: CGSize(width: 1024, height: 768))
            stage.advance(by: 1)

            expectEqual(navigation.navigationBar.frame.maxY, 96)
            expectEqual(tabs.view.safeAreaInsets.top, 96)
            expectTrue(list.contentOffset.y == -list.adjustedContentInset.top && list.adjustedContentInset.top > 96)
        }
    }
}

import XCTest
@testable import DrawerKit

class DrawerKitTests: XCTestCase {

    func testDrawerIsClosedAtFirst() {
        let (drawer, _) = makeDrawer()
        XCTAssertEqual(drawer.state, .closed)
        XCTAssertEqual(drawer.menuViewController.view.frame.maxX, 0)
        XCTAssertEqual(drawer.dimmingView.alpha, 0)
    }

    func testOpening() {
        let (drawer, log) = makeDrawer()
        drawer.open(animated: false)
        XCTAssertEqual(drawer.menuViewController.view.frame, CGRect(x: 0, y: 0, width: 280, height: drawer.view.bounds.height))
        XCTAssertEqual(drawer.dimmingView.alpha, 0.4, accuracy: 0.001)
        XCTAssertEqual(log.lines, ["will open false", "did open"])
    }

    func testOpeningTwiceIsOpeningOnce() {
        let (drawer, log) = makeDrawer()
        drawer.open(animated: false)
        drawer.open(animated: false)
        XCTAssertEqual(log.lines.count, 2)
    }

    func testDelegateCanForbidIt() {
        let (drawer, _) = makeDrawer()
        let guardian = Guardian()
        drawer.delegate = guardian
        drawer.open(animated: false)
        XCTAssertEqual(drawer.state, .closed)
        guardian.allows = true
        drawer.open(animated: false)
        XCTAssertEqual(drawer.state, .open)
    }

    func testAnimatedOpeningEndsLater() {
        let (drawer, log) = makeDrawer()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = drawer
        window.makeKeyAndVisible()
        drawer.toggle()
        XCTAssertEqual(log.lines, ["will open true"])
        let opened = expectation(description: "opened")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { opened.fulfill() }
        wait(for: [opened], timeout: 3)
        XCTAssertEqual(log.lines, ["will open true", "did open"])
    }

    func testClosingByTime() {
        let (drawer, log) = makeDrawer()
        drawer.open(animated: false)
        drawer.close(after: 0.1)
        let closed = expectation(description: "closed")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { closed.fulfill() }
        waitForExpectations(timeout: 2)
        XCTAssertEqual(drawer.state, .closed)
        XCTAssertEqual(drawer.lastReason, "time")
        XCTAssertEqual(Array(log.lines.suffix(2)), ["will close false", "did close"])
    }

    func testStatusBarStyleIsThatOfTheFrontController() {
        let (drawer, _) = makeDrawer()
        XCTAssertTrue(drawer.childForStatusBarStyle === drawer.mainViewController)
        drawer.open(animated: false)
        XCTAssertTrue(drawer.childForStatusBarStyle === drawer.menuViewController)
    }

    func testReplacingTheMainController() {
        let (drawer, _) = makeDrawer()
        let old = drawer.mainViewController
        let new = UIViewController()
        drawer.mainViewController = new
        XCTAssertNil(old.parent)
        XCTAssertNil(old.view.superview)
        XCTAssertTrue(new.parent === drawer)
        XCTAssertEqual(drawer.view.subviews.first, new.view)
    }

    func testControllersFindTheirDrawer() {
        let (drawer, _) = makeDrawer()
        let deep = UIViewController()
        drawer.mainViewController.addChild(deep)
        XCTAssertTrue(deep.drawerController === drawer)
        XCTAssertNil(drawer.drawerController)
        XCTAssertNil(UIViewController().drawerController)
    }

    func testToggleIsAnActionOfAllControllers() {
        let (drawer, _) = makeDrawer()
        UIApplication.shared.sendAction(#selector(UIViewController.toggleDrawer), to: drawer.mainViewController, from: nil, for: nil)
        XCTAssertEqual(drawer.state, .open)
    }

    func testRecognizersCallTheirMethods() {
        let (drawer, _) = makeDrawer()
        XCTAssertTrue(drawer.view.gestureRecognizers?.contains(drawer.panRecognizer) ?? false)
        XCTAssertTrue(drawer.responds(to: #selector(DrawerController.handleTap(recognizer:))))
        XCTAssertEqual(NSStringFromSelector(#selector(DrawerController.handleTap(recognizer:))), "handleTapWithRecognizer:")
        drawer.open(animated: false)
        drawer.handleTap(recognizer: drawer.tapRecognizer)
        XCTAssertEqual(drawer.state, .closed)
        XCTAssertTrue(drawer.gestureRecognizerShouldBegin(drawer.panRecognizer))
    }

    func testMenuPerformsItsItems() {
        let (drawer, _) = makeDrawer()
        let menu = drawer.menuViewController as! MenuViewController
        let target = Commands()
        menu.target = target
        menu.items = [
            MenuItem("Home", #selector(Commands.home)), MenuItem("Show", #selector(Commands.show(_:))),
            MenuItem("None", Selector(("none"))),
        ]
        drawer.open(animated: false)
        menu.tableView(menu.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
        XCTAssertEqual(target.log, ["show MenuViewController"])
        XCTAssertEqual(drawer.state, .closed)
        menu.tableView(menu.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
        menu.tableView(menu.tableView, didSelectRowAt: IndexPath(row: 2, section: 0))
        XCTAssertEqual(target.log, ["show MenuViewController", "home"])
    }

    func testMenuShowsWhatCanBePerformed() {
        let menu = MenuViewController()
        let target = Commands()
        menu.target = target
        menu.items = [MenuItem("Home", #selector(Commands.home)), MenuItem("None", Selector(("none")))]
        menu.loadViewIfNeeded()
        let colors = (0..<2).map { row in
            menu.tableView(menu.tableView, cellForRowAt: IndexPath(row: row, section: 0)).textLabel?.textColor
        }
        XCTAssertEqual(colors, [.black, .gray])
    }

    func testRefreshing() {
        let menu = MenuViewController()
        menu.loadViewIfNeeded()
        menu.refreshControl?.allTargets.forEach { target in
            menu.refreshControl?.actions(forTarget: target, forControlEvent: .valueChanged)?.forEach {
                (target as NSObject).perform(Selector($0), with: menu.refreshControl)
            }
        }
        XCTAssertEqual(menu.refreshCount, 1)
    }

    // MARK: - Helpers

    private func makeDrawer(file: StaticString = #file, line: UInt = #line) -> (DrawerController, DrawerLog) {
        let drawer = DrawerController(main: UIViewController(), menu: MenuViewController())
        let log = DrawerLog()
        drawer.delegate = log
        drawer.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        drawer.view.layoutIfNeeded()
        trackForMemoryLeaks(drawer, file: file, line: line)
        return (drawer, log)
    }
}

private class Guardian: DrawerControllerDelegate {
    var allows = false

    func shouldOpen(_ controller: DrawerController) -> Bool { allows }
}

private final class Commands: NSObject {
    var log: [String] = []

    @objc func home() { log.append("home") }
    @objc func show(_ sender: Any?) { log.append("show \(type(of: sender!))") }
}

extension XCTestCase {
    func trackForMemoryLeaks(_ instance: AnyObject, file: StaticString = #file, line: UInt = #line) {
        addTeardownBlock { [weak instance] in
            _ = instance
        }
    }
}

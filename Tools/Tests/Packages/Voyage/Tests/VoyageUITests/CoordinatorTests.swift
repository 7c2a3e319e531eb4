@testable import VoyageUI
import VoyageCore
import XCTest

final class CoordinatorTests: XCTestCase {
    private var window: UIWindow?
    private var sut: AppCoordinator!
    private var spy: CoordinatorSpy!

    override func setUp() {
        super.setUp()
        continueAfterFailure = false
        UserDefaults.standard.removeObject(forKey: "trips")
        sut = AppCoordinator()
        spy = CoordinatorSpy()
        sut.delegate = spy
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = sut.navigationController
        window?.makeKeyAndVisible()
        sut.start()
    }

    override func tearDown() {
        window?.isHidden = true
        window = nil
        sut = nil
        super.tearDown()
    }

    private var list: TripsViewController { sut.navigationController.viewControllers[0] as! TripsViewController }

    private func add(_ name: String) {
        list.loadViewIfNeeded()
        list.field.text = name
        XCTAssertTrue(list.textFieldShouldReturn(list.field))
    }

    func test_start_showsTheList() {
        XCTAssertEqual(list.title, "Trips")
        XCTAssertEqual(spy.log, ["start"])
    }

    func test_isStarted_isObservable() {
        let other = BaseCoordinator()
        let started = keyValueObservingExpectation(for: other, keyPath: "isStarted", expectedValue: true)
        other.start()
        wait(for: [started], timeout: 1)
    }

    func test_add_byTheResponderChain() {
        add("Rome")
        XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), 1)
        XCTAssertEqual(list.book.trips, [Trip(name: "Rome", days: 4)])
    }

    func test_select_pushesAndPopFinishes() throws {
        add("Oslo")
        list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
        XCTAssertEqual(sut.children.count, 1)
        XCTAssertEqual(sut.navigationController.topViewController?.title, "Oslo")
        XCTAssertEqual(sut.children[0].debugName(), "Trip")
        XCTAssertEqual(sut.children[0].depth, 20)
        let done = try XCTUnwrap(sut.navigationController.topViewController?.navigationItem.rightBarButtonItem)
        _ = done.target?.perform(done.action, with: done)
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.5))
        XCTAssertEqual(sut.children.count, 0)
    }

    func test_debugName() {
        XCTAssertEqual(sut.debugName(), "App Coordinator")
        XCTAssertEqual(sut.depth, 1)
    }

    func test_open() {
        XCTAssertTrue(sut.open(URL(string: "voyage://rome")!))
        XCTAssertFalse(sut.open(URL(string: "https://rome")!))
        spy.answer = false
        XCTAssertTrue(sut.open(URL(string: "voyage://oslo")!))
        XCTAssertEqual(sut.opened.map(\.host), ["rome", "oslo"])
    }

    func test_finish_tellsTheDelegate() {
        sut.finish(with: 7)
        XCTAssertEqual(spy.log, ["start", "finish 7"])
    }

    func test_navigationDelegate() {
        (sut as UINavigationControllerDelegate).navigationController?(
            sut.navigationController, didShow: list, animated: false)
        XCTAssertEqual(sut.shown.last, "Trips")
    }

    func test_activity() {
        let activity = sut.makeActivity()
        XCTAssertTrue(activity.activityType.hasSuffix(".trips"))
        XCTAssertEqual(activity.title, "Trips")
        XCTAssertNotNil(activity.userInfo?["shown"] as? Int)
    }

    func test_style() {
        AppCoordinator.style()
        defer { UINavigationBar.appearance().barTintColor = nil }
        let bar = UINavigationController(rootViewController: UIViewController()).navigationBar
        window?.addSubview(bar)
        XCTAssertEqual(bar.barTintColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    func test_activations() {
        var count = 0
        let token = sut.countActivations { _ in count += 1 }
        NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)
        NotificationCenter.default.removeObserver(token)
        NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)
        XCTAssertEqual(count, 1)
    }

    private final class CoordinatorSpy: NSObject, CoordinatorDelegate {
        var log: [String] = []
        var answer = true

        func coordinatorDidStart(_ coordinator: BaseCoordinator) { log.append("start") }
        func coordinator(_ coordinator: BaseCoordinator, didFinishWith result: Any?) {
            log.append("finish \(result as? Int ?? 0)")
        }
        func coordinator(_ coordinator: BaseCoordinator, shouldOpen url: URL, animated: Bool) -> Bool { answer }
    }
}

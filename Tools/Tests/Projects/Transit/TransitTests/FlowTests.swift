import DesignSystem
import TransitModel
import XCTest

@testable import Transit

@MainActor
final class FlowTests: XCTestCase {
    private var window: UIWindow!
    private var coordinator: AppCoordinator!
    private let timetable = TimetableStub()

    override func setUp() {
        super.setUp()
        timetable.result = .success([.metro, .bus])
        window = UIWindow(frame: UIScreen.main.bounds)
        coordinator = AppCoordinator(window: window, timetable: timetable)
        coordinator.start()
        wait()
    }

    override func tearDown() {
        window.isHidden = true
        window = nil
        super.tearDown()
    }

    private var navigation: UINavigationController { window.rootViewController as! UINavigationController }

    private func wait() { RunLoop.current.run(until: Date(timeIntervalSinceNow: 1)) }

    func testTheHostShowsTheLinesOfTheBundle() throws {
        let scene = try XCTUnwrap(UIApplication.shared.connectedScenes.first?.delegate as? SceneDelegate)
        let list = try XCTUnwrap((scene.window?.rootViewController as? UINavigationController)?.topViewController)
        XCTAssertEqual(list.title, "Lines")
        XCTAssertEqual((list as? LinesViewController)?.tableView.numberOfRows(inSection: 0), 2)
    }

    func testCellsShowLines() throws {
        let list = try XCTUnwrap(navigation.topViewController as? LinesViewController)
        let cell = try XCTUnwrap(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? LineCell)
        XCTAssertEqual(cell.badge.label.text, "U1")
        XCTAssertEqual(
            cell.badge.lineColor?.resolvedColor(with: cell.traitCollection),
            UIColor(red: 0x20 / 255, green: 0x60 / 255, blue: 0xC0 / 255, alpha: 1))
        XCTAssertEqual(cell.stopsLabel.text, "Harbor – Market")
        XCTAssertEqual(cell.accessibilityValue, "2 stops")
        cell.show(Line(id: "x", name: "X", kind: .bus, stops: [Stop(id: 5, name: "Mill")]))
        XCTAssertEqual(cell.accessibilityValue, "1 stop")
        XCTAssertEqual(cell.badge.layer.cornerRadius, 12)
        XCTAssertFalse(list.spinner.isAnimating)
    }

    func testSelectingALineShowsDepartures() throws {
        let list = try XCTUnwrap(navigation.topViewController as? LinesViewController)
        list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
        wait()
        let departures = try XCTUnwrap(navigation.topViewController as? DeparturesViewController)
        XCTAssertEqual(departures.title, "U1")
        XCTAssertEqual(departures.texts, ["Harbor: 2 min"])

        navigation.popViewController(animated: true)
        wait()
        XCTAssertEqual(coordinator.children.map { $0.children.count }, [0])
    }

    func testPullingLoadsAgain() throws {
        let list = try XCTUnwrap(navigation.topViewController as? LinesViewController)
        list.refreshControl?.sendActions(for: .valueChanged)
        XCTAssertEqual(timetable.loads, 2)
    }

    func testTheServerIsInTheInfoPlist() {
        XCTAssertEqual(
            Bundle.main.infoDictionary?["TransitServer"] as? String, "https://transit.example.org/v3")
        XCTAssertEqual(Bundle.main.bundleIdentifier, "org.example.transit.debug")
    }

    func testBetaIsOn() {
        XCTAssertTrue(UserDefaults.standard.bool(forKey: "showsBeta"))
    }
}

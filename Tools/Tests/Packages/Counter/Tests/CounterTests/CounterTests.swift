import XCTest

@testable import Counter

final class CounterTests: XCTestCase {
    private var sut: CounterViewController!

    override func setUp() {
        super.setUp()
        sut = CounterViewController()
        sut.loadViewIfNeeded()
    }

    override func tearDown() {
        sut = nil
        super.tearDown()
    }

    func testTapCounts() {
        sut.plusButton.sendActions(for: .touchUpInside)
        sut.plusButton.sendActions(for: .touchUpInside)

        XCTAssertEqual(sut.count, 2)
        XCTAssertEqual(sut.label.text, "2")
    }

    func testNotificationResets() {
        sut.plusButton.sendActions(for: .touchUpInside)

        NotificationCenter.default.post(name: Notification.Name("reset"), object: nil)

        XCTAssertEqual(sut.count, 0)
    }

    func testPresents() throws {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = sut
        window.makeKeyAndVisible()

        sut.presentHelp(nil)
        let help = try XCTUnwrap(sut.presentedViewController as? HelpViewController)
        let appeared = expectation(description: "appeared")
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { appeared.fulfill() }
        wait(for: [appeared], timeout: 2)

        XCTAssertTrue(help.hasAppeared)
    }

    func testCountsLater() {
        let counted = XCTNSPredicateExpectation(
            predicate: NSPredicate { _, _ in self.sut.count == 10 }, object: nil)

        sut.countLater()
        wait(for: [counted], timeout: 5)

        XCTAssertEqual(sut.count, 10)
    }

    func testAwaits() async throws {
        sut.countLater()
        try await Task.sleep(nanoseconds: 3_000_000_000)

        XCTAssertEqual(sut.count, 10)
    }
}

import ShopTestSupport
import XCTest

@testable import Shop

final class ShopTests: ScreenTestCase, ShopViewControllerDelegate {
    private let sut = ShopViewController()
    private var purchases = 0

    func shopViewControllerDidBuy(_ controller: ShopViewController) { purchases += 1 }

    func testBuysAndThanks() throws {
        sut.delegate = self
        show(sut)

        sut.buyButton.sendActions(for: .touchUpInside)
        waitASecond()

        XCTAssertEqual(purchases, 1)
        let alert = try XCTUnwrap(sut.presentedViewController as? UIAlertController)
        XCTAssertEqual(alert.title, "Thanks")
        XCTAssertTrue(window.isKeyWindow)
        XCTAssertNotNil(window.windowScene)
    }

    func testTicksWhileShown() {
        show(sut)
        waitASecond()
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 2.5))

        XCTAssertEqual(sut.seconds, 3)
    }

    func testTearsDown() {
        addTeardownBlock { XCTAssertTrue(Thread.isMainThread) }
        XCTAssertEqual(UIApplication.shared.connectedScenes.count, 1)
    }

    func testIsSkipped() throws {
        throw XCTSkip("on purpose")
    }
}

final class TextTests: XCTestCase {
    func testDurations() {
        XCTAssertEqual(Texts.duration(3_725), "1:02:05")
        XCTAssertEqual(Texts.duration(65), "1:05")
        XCTAssertEqual(Texts.words(3_900), "1 hour, 5 minutes")
    }

    func testAges() {
        let now = Date(timeIntervalSinceReferenceDate: 700_000_000)
        XCTAssertEqual(Texts.age(of: now.addingTimeInterval(-2 * 86_400), at: now), "2 days ago")
        XCTAssertEqual(Texts.age(of: now.addingTimeInterval(3 * 3_600), at: now), "in 3 hours")
    }

    func testRows() {
        XCTAssertEqual(Texts.row(NSIndexPath(row: 4, section: 2)), 4)
    }
}

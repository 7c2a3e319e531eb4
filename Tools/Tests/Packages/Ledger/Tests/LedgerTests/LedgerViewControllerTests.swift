import LedgerModel
import UIKit
import XCTest

@testable import Ledger

@MainActor
final class LedgerViewControllerTests: XCTestCase {
    private let account = Account(name: "Cash")

    override func setUp() async throws {
        account.add(Entry(title: "Pay", amount: 100, date: Date(timeIntervalSinceReferenceDate: 0)))
        account.add(Entry(title: "Rent", amount: -60.5, date: Date(timeIntervalSinceReferenceDate: 10)))
    }

    func testTheTitleIsTheAccounts() {
        let sut = makeSUT()
        XCTAssertEqual(sut.title, "Cash")
        account.rename("Bank")
        XCTAssertEqual(sut.title, "Bank")
    }

    func testRows() {
        let sut = makeSUT()
        XCTAssertEqual(sut.visibleTitles, ["Rent", "Pay"])
    }

    func testRowsFollowTheAccount() {
        let sut = makeSUT()
        sut.add("Gift")
        XCTAssertEqual(sut.visibleTitles, ["Gift", "Rent", "Pay"])
        account.remove(account.entries[1].id)
        XCTAssertEqual(sut.visibleTitles, ["Gift", "Pay"])
    }

    func testFilter() {
        let sut = makeSUT()
        sut.segments.selectedSegmentIndex = 2
        sut.segments.sendActions(for: .valueChanged)
        XCTAssertEqual(sut.visibleTitles, ["Rent"])
    }

    func testSearch() {
        let sut = makeSUT()
        sut.search("pa")
        XCTAssertEqual(sut.visibleTitles, ["Pay"])
    }

    func testAmounts() throws {
        let sut = makeSUT()
        let cell = try XCTUnwrap(
            sut.tableView.dataSource?.tableView(sut.tableView, cellForRowAt: IndexPath(row: 0, section: 0)) as? EntryCell)
        XCTAssertEqual(cell.amountLabel.text, "-60.50")
        XCTAssertEqual(cell.amountLabel.textColor, .systemRed)
        XCTAssertNil(cell.backgroundView)
    }

    func testAddingAsksForATitle() throws {
        let sut = makeSUT()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UINavigationController(rootViewController: sut)
        window.makeKeyAndVisible()
        UIApplication.shared.sendAction(sut.addButton.action!, to: sut.addButton.target, from: nil, for: nil)
        let alert = try XCTUnwrap(sut.presentedViewController as? UIAlertController)
        XCTAssertEqual(alert.title, "New entry")
        XCTAssertEqual(alert.actions.map(\.title), ["Cancel", "Add"])
        XCTAssertFalse(sut.canPerformAction(#selector(LedgerViewController.addTapped), withSender: nil))
    }

    func testSelecting() throws {
        let sut = makeSUT()
        let coordinator = DetailCoordinator(UINavigationController(rootViewController: sut))
        sut.delegate = coordinator
        sut.tableView(sut.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
        XCTAssertEqual(coordinator.shown.map(\.title), ["Pay"])
        XCTAssertEqual(coordinator.navigationController.topViewController?.title, "Pay")
        let button = try XCTUnwrap(coordinator.navigationController.topViewController?.view.subviews.first as? UIButton)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(coordinator.events, 1)
        coordinator.close()
        XCTAssertTrue(coordinator.navigationController.topViewController === sut)
    }

    func testKeyCommands() {
        let sut = makeSUT()
        XCTAssertEqual(sut.keyCommands?.map(\.action), [#selector(LedgerViewController.addTapped)])
        XCTAssertTrue(sut.canBecomeFirstResponder)
        XCTAssertTrue(sut.canPerformAction(#selector(LedgerViewController.addTapped), withSender: nil))
    }

    private func makeSUT() -> LedgerViewController {
        let sut = LedgerViewController(account: account)
        sut.loadViewIfNeeded()
        return sut
    }
}

import XCTest
import VoyageCore
@testable import VoyageUI

final class TripsViewControllerTests: XCTestCase {
    private func makeSUT(_ trips: [Trip] = [], file: StaticString = #filePath, line: UInt = #line) -> TripsViewController {
        let book = TripBook()
        book.trips = trips
        let sut = TripsViewController(book: book)
        sut.loadViewIfNeeded()
        trackForMemoryLeaks(sut, file: file, line: line)
        return sut
    }

    func test_cells() throws {
        let sut = makeSUT([Trip(name: "Rome", days: 1), Trip(name: "Oslo", days: 3)])
        sut.view.layoutIfNeeded()
        let cell = try XCTUnwrap(sut.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        let content = try XCTUnwrap(cell.contentConfiguration as? UIListContentConfiguration)
        XCTAssertEqual(content.text, "Oslo")
        XCTAssertEqual(content.secondaryText, "3 days")
    }

    func test_canPerformAction() {
        let sut = makeSUT()
        XCTAssertFalse(sut.canPerformAction(#selector(TripActions.removeTrip(_:)), withSender: nil))
        sut.book.trips = [Trip(name: "Rome", days: 1)]
        XCTAssertTrue(sut.canPerformAction(#selector(TripActions.removeTrip(_:)), withSender: nil))
        XCTAssertTrue(sut.canPerformAction(#selector(TripActions.addTrip(_:)), withSender: nil))
        XCTAssertFalse(sut.canPerformAction(#selector(UIResponderStandardEditActions.paste(_:)), withSender: nil))
        XCTAssertFalse(sut.canPerformAction(#selector(TripActions.shareTrip(_:with:)), withSender: nil))
    }

    func test_targetForAction() {
        let sut = makeSUT()
        let target = sut.view.target(forAction: #selector(TripActions.addTrip(_:)), withSender: nil)
        XCTAssertTrue(target as AnyObject === sut)
    }

    func test_removesByTheBar() throws {
        let sut = makeSUT([Trip(name: "Rome", days: 1)])
        let action = try XCTUnwrap(sut.navigationItem.rightBarButtonItem?.action)
        XCTAssertEqual(NSStringFromSelector(action), "removeTrip:")
        sut.perform(action, with: nil)
        XCTAssertEqual(sut.tableView.numberOfRows(inSection: 0), 0)
    }

    func test_keyboard() {
        let sut = makeSUT()
        let info = [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: CGRect(x: 0, y: 0, width: 1, height: 300))]
        NotificationCenter.default.post(
            name: UIResponder.keyboardWillShowNotification, object: nil, userInfo: info)
        XCTAssertEqual(sut.bottomInset, 300)
        NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: nil)
        XCTAssertEqual(sut.bottomInset, 0)
    }

    func test_fieldIsLimited() {
        let sut = makeSUT()
        sut.field.text = "123456789"
        let delegate = sut.field.delegate
        let range = NSRange(location: 9, length: 0)
        XCTAssertEqual(delegate?.textField?(sut.field, shouldChangeCharactersIn: range, replacementString: "0"), true)
        XCTAssertEqual(delegate?.textField?(sut.field, shouldChangeCharactersIn: range, replacementString: "00"), false)
    }

    func test_editingEnablesTheButton() {
        let sut = makeSUT()
        sut.field.sendActions(for: .editingChanged)
        XCTAssertEqual(sut.navigationItem.leftBarButtonItem?.isEnabled, false)
        sut.field.text = "a"
        sut.field.simulate(.editingChanged)
        XCTAssertEqual(sut.navigationItem.leftBarButtonItem?.isEnabled, true)
    }

    func test_keyCommand() {
        let command = makeSUT().keyCommands?.first
        XCTAssertEqual(command?.input, "n")
        XCTAssertEqual(command?.action, #selector(TripActions.addTrip(_:)))
    }

    func test_swipeDeletes() throws {
        let sut = makeSUT([Trip(name: "Rome", days: 1), Trip(name: "Oslo", days: 2)])
        let delegate = sut.tableView.delegate
        let swipe = delegate?.tableView?(
            sut.tableView, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 0, section: 0))
        let action = try XCTUnwrap(swipe?.actions.first)
        let done = expectation(description: "done")
        action.handler(action, UIView()) { success in
            XCTAssertTrue(success)
            done.fulfill()
        }
        waitForExpectations(timeout: 1)
        XCTAssertEqual(sut.book.trips.map(\.name), ["Oslo"])
    }
}

private extension XCTestCase {
    func trackForMemoryLeaks(_ instance: AnyObject, file: StaticString = #filePath, line: UInt = #line) {
        addTeardownBlock { [weak instance] in
            XCTAssertNil(instance, "Instance should have been deallocated.", file: file, line: line)
        }
    }
}

private extension UIControl {
    func simulate(_ event: UIControl.Event) {
        allTargets.forEach { target in
            actions(forTarget: target, forControlEvent: event)?.forEach {
                (target as NSObject).perform(Selector($0))
            }
        }
    }
}

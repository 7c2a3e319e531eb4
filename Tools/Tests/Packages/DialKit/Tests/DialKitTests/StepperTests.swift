import XCTest
@testable import DialKit

@MainActor
final class StepperTests: XCTestCase {
    private lazy var stepper = HoldStepper(frame: .init(x: 0, y: 0, width: 100, height: 40))

    private func wait(_ seconds: TimeInterval) {
        let waited = expectation(description: "waited")
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { waited.fulfill() }
        wait(for: [waited], timeout: seconds + 1)
    }

    func testOneTap() {
        stepper.plus.sendActions(for: .touchDown)
        stepper.plus.sendActions(for: .touchUpInside)
        wait(1)
        XCTAssertEqual(stepper.count, 1)
    }

    func testHolding() {
        stepper.minus.sendActions(for: .touchDown)
        wait(1.1)
        stepper.minus.sendActions(for: .touchCancel)
        XCTAssertEqual(stepper.count, -5)
    }

    func testClearLater() {
        stepper.plus.sendActions(for: .touchDown)
        stepper.up()
        stepper.clearLater()
        wait(1)
        stepper.clearLater()
        wait(1.5)
        XCTAssertEqual(stepper.count, 1)
        wait(1)
        XCTAssertEqual(stepper.count, 0)
    }

    func testKeep() {
        stepper.plus.sendActions(for: .touchDown)
        stepper.up()
        stepper.clearLater()
        stepper.keep()
        wait(3)
        XCTAssertEqual(stepper.count, 1)
    }

    func testFrames() async throws {
        stepper.startFrames()
        try await _Concurrency.Task.sleep(nanoseconds: 500_000_000)
        stepper.stopFrames()
        let frames = stepper.frames
        XCTAssertGreaterThan(frames, 20)
        try await Task.sleep(nanoseconds: 200_000_000)
        XCTAssertEqual(stepper.frames, frames)
    }

    func testLayerClass() {
        XCTAssertTrue(stepper.layer is CAGradientLayer)
        XCTAssertEqual((stepper.layer as? CAGradientLayer)?.colors?.count, 2)
    }

    func testOldObservers() {
        class Observer: NSObject {
            var values: [Int] = []

            @objc override func observeValue(
                forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
                context: UnsafeMutableRawPointer?
            ) {
                values.append(change?[NSKeyValueChangeKey.newKey] as! Int)
            }
        }
        let observer = Observer()
        stepper.addObserver(observer, forKeyPath: #keyPath(HoldStepper.count), options: [.new, .initial], context: nil)
        stepper.plus.sendActions(for: .touchDown)
        stepper.up()
        stepper.removeObserver(observer, forKeyPath: #keyPath(HoldStepper.count))
        XCTAssertEqual(observer.values, [0, 1])
    }

    func testBarButtonHandler() {
        var count = 0
        let item = UIBarButtonItem(title: "Go") { item in
            XCTAssertEqual(item.title, "Go")
            count += 1
        }
        UIApplication.shared.sendAction(item.action!, to: item.target, from: nil, for: nil)
        XCTAssertEqual(count, 1)
    }

    func testGestureClosure() {
        var states: [Int] = []
        let pan = UIPanGestureRecognizer { pan in states.append(pan.state.rawValue) }
        XCTAssertNotNil(pan)
        XCTAssertEqual(states, [])
    }

    func testCallsByName() {
        stepper.perform(Selector(("stepByButton:")), with: stepper.plus)
        XCTAssertEqual(stepper.count, 1)
        XCTAssertTrue(stepper.responds(to: NSSelectorFromString("stepByButton:")))
        XCTAssertTrue(stepper.responds(to: #selector(HoldStepper.clear)))
        XCTAssertFalse(stepper.responds(to: #selector(UITableView.reloadData)))
    }
}

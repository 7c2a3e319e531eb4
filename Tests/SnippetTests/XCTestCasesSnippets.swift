import IrekoTesting
import UIKit
import XCTest

private final class CounterViewController: UIViewController {
    private(set) var count = 0
    private var timer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.count += 1 }
        }
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        timer?.invalidate()
    }

    func count(to end: Int) async throws {
        while count < end { try await Task.sleep(for: .milliseconds(100)) }
    }
}

@MainActor
final class CounterTests: XCTestCase {
    private var sut: CounterViewController!

    override func setUp() async throws { sut = CounterViewController() }
    override func tearDown() async throws { sut = nil }

    func testCountsSeconds() async throws {
        try Stage.run(rootViewController: sut) { stage in
            stage.advance(by: 3)

            XCTAssertEqual(self.sut.count, 3)
        }
    }

    func testAwaits() async throws {
        try await Stage.run(rootViewController: sut) { stage in
            try await self.sut.count(to: 10)

            XCTAssertEqual(stage.time, 10)
        }
    }

    func testStopsCountingWhenItIsGone() async throws {
        try Stage.run(rootViewController: sut) { stage in
            // Removed, and still alive: the test holds it on purpose.
            stage.excludeFromLeakCheck(self.sut)
            stage.window.rootViewController = UIViewController()

            stage.advance(by: 3)

            XCTAssertEqual(self.sut.count, 0)
        }
    }
}

final class ExpectationTests: XCTestCase {
    func testExpectationIsWaitedForOnTheStage() throws {
        try MainActor.assumeIsolated {
            try Stage.run(rootViewController: UIViewController()) { stage in
                let expectation = XCTestExpectation(description: "an hour later")
                DispatchQueue.main.asyncAfter(deadline: .now() + 3600) { expectation.fulfill() }

                let result = XCTWaiter().wait(for: [expectation], timeout: 4000)

                XCTAssertEqual(result, .completed)
            }
        }
    }
}

import IrekoTesting
import UIKit
import XCTest

/// Synchronous tests: XCTest calls them on the main thread, and they say so.
final class ExpectationTests: XCTestCase {
    func testExpectationIsWaitedForOnTheStage() throws {
        try MainActor.assumeIsolated {
            try Stage.run(rootViewController: UIViewController()) { stage in
                let expectation = XCTestExpectation(description: "an hour later")
                DispatchQueue.main.asyncAfter(deadline: .now() + 3600) { expectation.fulfill() }

                let result = XCTWaiter().wait(for: [expectation], timeout: 4000)

                XCTAssertEqual(result, .completed)
                XCTAssertEqual(stage.time, 3600)
            }
        }
    }

    func testExpectationIsTooLateIfTheMainThreadSleeps() throws {
        try MainActor.assumeIsolated {
            try Stage.run(rootViewController: UIViewController()) { stage in
                let expectation = XCTestExpectation(description: "after a sleep")
                DispatchQueue.main.async {
                    Thread.sleep(forTimeInterval: 5.5)
                    expectation.fulfill()
                }

                let result = XCTWaiter().wait(for: [expectation], timeout: 5)

                XCTAssertEqual(result, .timedOut)
                XCTAssertEqual(stage.time, 5.5)
            }
        }
    }

    func testObserverOnTheMainQueueIsCalledInsideOfPost() throws {
        try MainActor.assumeIsolated {
            try Stage.run(rootViewController: UIViewController()) { stage in
                var count = 0
                let name = UIApplication.didBecomeActiveNotification
                let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
                    MainActor.assumeIsolated { count += 1 }
                }
                defer { NotificationCenter.default.removeObserver(observer) }

                NotificationCenter.default.post(name: name, object: nil)
                XCTAssertEqual(count, 1)

                DispatchQueue.global().async { NotificationCenter.default.post(name: name, object: nil) }
                stage.settle()
                XCTAssertEqual(count, 2)
            }
        }
    }

    func testMainThreadWaitsForAQueueThatSleeps() throws {
        try MainActor.assumeIsolated {
            try Stage.run { stage in
                let group = DispatchGroup()
                DispatchQueue.global().async(group: group) { Thread.sleep(forTimeInterval: 60) }
                group.wait()
                XCTAssertEqual(stage.time, 60)
            }
        }
    }

    func testEverythingRunsOnTheMainThread() throws {
        try MainActor.assumeIsolated {
            try Stage.run { stage in
                var log: [String] = []
                Task { log.append("task \(isMainThread())") }
                DispatchQueue.main.async { log.append("block \(isMainThread())") }

                stage.advance(by: 0)

                XCTAssertEqual(log, ["task true", "block true"])
            }
        }
    }
}

/// `Thread` must not be queried in a task.
private func isMainThread() -> Bool { Thread.isMainThread }

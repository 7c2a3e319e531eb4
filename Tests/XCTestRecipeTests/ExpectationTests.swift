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

/// Not to be asked of `Thread` in a task.
private func isMainThread() -> Bool { Thread.isMainThread }

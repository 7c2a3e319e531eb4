import IrekoTesting
import UIKit
import XCTest

/// Swift 5: tests on the main actor that are not `async`, as on iOS.
@MainActor
final class ExpectationTests: XCTestCase {
    func testExpectationIsWaitedForOnTheStage() throws {
        try Stage.run(rootViewController: UIViewController()) { stage in
            let expectation = expectation(description: "an hour later")
            DispatchQueue.main.asyncAfter(deadline: .now() + 3600) { expectation.fulfill() }

            wait(for: [expectation], timeout: 4000)

            XCTAssertEqual(stage.time, 3600, accuracy: 1)
        }
    }

    func testThreadIsTheMainOne() throws {
        try Stage.run { stage in
            var log: [String] = []
            Task { @MainActor in log.append("task") }
            DispatchQueue.main.async { log.append("block") }
            RunLoop.main.perform { log.append("run loop") }

            stage.advance(by: 0)

            XCTAssertEqual(log, ["task", "block", "run loop"])
            XCTAssertTrue(Thread.isMainThread)
        }
    }
}

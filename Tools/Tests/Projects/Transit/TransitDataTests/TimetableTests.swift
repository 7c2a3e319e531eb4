import TransitModel
import XCTest

@testable import TransitData

final class TimetableTests: XCTestCase {
    func testLinesAreInTheBundle() throws {
        let lines = try load(BundledTimetable())
        XCTAssertEqual(lines.map(\.name), ["U1", "U2", "5"])
    }

    func testAMissingFileIsAnError() {
        XCTAssertThrowsError(try load(BundledTimetable(name: "none"))) { error in
            XCTAssertEqual(error as? TimetableError, .missing("none"))
        }
    }

    func testDepartures() throws {
        let line = try load(BundledTimetable())[0]
        let date = Date(timeIntervalSinceReferenceDate: 1000)
        let times = BundledTimetable().departures(from: line.stops[1], of: line, after: date)
        XCTAssertEqual(times.map { $0.minutes(from: date) }, [4, 9, 14])
        XCTAssertEqual(times[0].direction.name, "University")
        XCTAssertTrue(BundledTimetable().departures(from: line.stops[2], of: line, after: date).isEmpty)
    }

    func testSkippedByThePlan() {
        XCTFail("The test plan skips this test")
    }

    private func load(_ timetable: Timetable) throws -> [Line] {
        let loaded = expectation(description: "loaded")
        var result: Result<[Line], Error>?
        timetable.lines {
            result = $0
            loaded.fulfill()
        }
        wait(for: [loaded], timeout: 1)
        return try XCTUnwrap(result).get()
    }
}

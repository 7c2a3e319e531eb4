import XCTest

@testable import Lookout

final class ModuleTextsTests: XCTestCase {
    func testNumbersInACatalog() throws {
        XCTAssertEqual([0, 1, 2].map { Texts.places($0) }, ["No places", "1 place", "2 places"])
        let polish = try XCTUnwrap(Texts.language("pl"))
        XCTAssertEqual(
            [1, 2, 5, 22].map { Texts.places($0, in: polish) }, ["1 miejsce", "2 miejsca", "5 miejsc", "22 miejsca"])
    }

    func testNumbersInATable() throws {
        XCTAssertEqual([1, 2].map { Texts.nights($0) }, ["One night", "2 nights"])
        let polish = try XCTUnwrap(Texts.language("pl"))
        XCTAssertEqual([1, 3, 5].map { Texts.nights($0, in: polish) }, ["1 noc", "3 noce", "5 nocy"])
    }

    func testTextsBesideATableOfNumbers() {
        XCTAssertEqual(Texts.trips, "Trips")
    }

    func testTextOfTheDevice() {
        XCTAssertEqual(Texts.mapHint, "Tap the map")
        XCTAssertEqual(Texts.mapHintOfTheBundle, "Tap the map")
        XCTAssertEqual(Texts.mapHintWithAllArguments, "Tap the map")
    }
}

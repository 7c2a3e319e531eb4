//
//  LocalizationTests.swift
//  CatchBookTests
//

import XCTest

@testable import CatchBook

class LocalizationTests: XCTestCase {

    private func counts(_ language: String, _ numbers: [Int]) -> [String] {
        let path = Bundle.main.path(forResource: language, ofType: "lproj")
        guard let bundle = path.flatMap(Bundle.init(path:)) else { return [] }
        return numbers.map { L10n.catchCount($0, in: bundle) }
    }

    func testEnglish() {
        XCTAssertEqual(L10n.catchCount(0), "No catches")
        XCTAssertEqual(L10n.catchCount(1), "1 catch")
        XCTAssertEqual(L10n.catchCount(1200), "1,200 catches")
    }

    func testFrench() {
        XCTAssertEqual(counts("fr", [0, 1, 2]), ["0 prise", "1 prise", "2 prises"])
    }

    func testPolish() {
        XCTAssertEqual(
            counts("pl", [0, 1, 2, 4, 5, 12, 21, 22]),
            ["0 ryb", "1 ryba", "2 ryby", "4 ryby", "5 ryb", "12 ryb", "21 ryb", "22 ryby"])
    }

    func testRussian() {
        XCTAssertEqual(
            counts("ru", [0, 1, 2, 5, 11, 21, 22]),
            ["0 рыб", "1 рыба", "2 рыбы", "5 рыб", "11 рыб", "21 рыба", "22 рыбы"])
    }

    func testCzech() {
        XCTAssertEqual(counts("cs", [0, 1, 4, 5]), ["0 ryb", "1 ryba", "4 ryby", "5 ryb"])
    }

    func testArabic() {
        XCTAssertEqual(
            counts("ar", [0, 1, 2, 3, 11, 100, 103]), ["zero", "one", "two", "few 3", "many 11", "other 100", "few 103"])
    }

    func testJapanese() {
        XCTAssertEqual(counts("ja", [0, 1, 2]), ["0匹", "1匹", "2匹"])
    }

    func testWelsh() {
        XCTAssertEqual(
            counts("cy", [0, 1, 2, 3, 4, 6]),
            ["dim pysgod", "un pysgodyn", "dau bysgodyn", "tri physgodyn", "4 pysgodyn", "chwe physgodyn"])
    }

    func testTwoNumbers() {
        XCTAssertEqual(L10n.summary(0, days: 0), "no catches on 0 days")
        XCTAssertEqual(L10n.summary(1, days: 1), "one catch on a single day")
        XCTAssertEqual(L10n.summary(3, days: 2), "3 catches on 2 days")
    }

    func testNestedNumbers() {
        XCTAssertEqual(L10n.released(1, of: 1, by: "Ann"), "Ann released the only catch")
        XCTAssertEqual(L10n.released(0, of: 4, by: "Ann"), "Ann released none of 4")
        XCTAssertEqual(L10n.released(3, of: 4, by: "Ann"), "Ann released 3 of 4")
    }

    func testTextOfTheDevice() {
        XCTAssertEqual(L10n.hint, "Tap a catch to see it")
    }

    func testOtherTexts() {
        XCTAssertEqual(L10n.minimum(28), "From 28 cm")
        XCTAssertEqual("unknown.key".localized, "unknown.key")
    }
}

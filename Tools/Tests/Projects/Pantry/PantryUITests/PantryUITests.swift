//
//  PantryUITests.swift
//  PantryUITests
//

import XCTest

class PantryUITests: XCTestCase {
    func testLaunch() {
        let app = XCUIApplication()
        app.launch()
        XCTAssertTrue(app.navigationBars["Pantry"].exists)
    }
}

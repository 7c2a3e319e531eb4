//
//  CatchBookUITests.swift
//  CatchBookUITests
//

import XCTest

class CatchBookUITests: XCTestCase {

    override func setUp() {
        super.setUp()
        continueAfterFailure = false
        XCUIApplication().launch()
    }

    func testTabs() {
        let app = XCUIApplication()
        app.tabBars.buttons["Species"].tap()
        XCTAssert(app.navigationBars["Species"].exists)
    }
}

//
//  PantryStoreTests.swift
//  PantryTests
//

import XCTest

@testable import Pantry

class PantryStoreTests: XCTestCase {

    var defaults: UserDefaults!
    var store: PantryStore!

    override func setUp() {
        super.setUp()
        defaults = UserDefaults(suiteName: "PantryStoreTests")
        defaults.removePersistentDomain(forName: "PantryStoreTests")
        store = PantryStore(defaults: defaults)
    }

    override func tearDown() {
        defaults.removePersistentDomain(forName: "PantryStoreTests")
        super.tearDown()
    }

    func testStaplesAreInTheBundle() {
        store.load()
        XCTAssertEqual(store.items.map { $0.name }, ["Rice", "Lentils", "Milk"])
    }

    func testItemsOfAShelfAreSorted() {
        store.load()
        XCTAssertEqual(store.items(on: .dry).map { $0.name }, ["Lentils", "Rice"])
    }

    func testEqualItemsAreJoined() {
        store.add(Item(name: "Peas", amount: 2, shelf: .frozen))
        store.add(Item(name: "Peas", amount: 3, shelf: .frozen))
        XCTAssertEqual(store.items, [Item(name: "Peas", amount: 5, shelf: .frozen)])
    }

    func testNoAmountRemovesAnItem() {
        let item = Item(name: "Salt")
        store.add(item)
        store.update(item, amount: 0)
        XCTAssertTrue(store.items.isEmpty)
    }

    func testChangesArePosted() {
        expectation(forNotification: NSNotification.Name.PantryDidChange, object: store, handler: nil)
        store.add(Item(name: "Salt"))
        waitForExpectations(timeout: 1, handler: nil)
    }

    func testSavedItemsAreLoaded() {
        store.add(Item(name: "Salt", amount: 4))
        store.save()
        let other = PantryStore(defaults: defaults)
        other.load()
        XCTAssertEqual(other.items, store.items)
    }

    func testExpiry() {
        let item = Item(name: "Milk", expires: Date(timeIntervalSince1970: 100))
        XCTAssertTrue(item.isExpired(at: Date(timeIntervalSince1970: 101)))
        XCTAssertFalse(item.isExpired(at: Date(timeIntervalSince1970: 99)))
    }
}

//
//  PantryViewControllerTests.swift
//  PantryTests
//

import XCTest

@testable import Pantry

class PantryViewControllerTests: XCTestCase {

    var delegate: AppDelegate {
        return UIApplication.shared.delegate as! AppDelegate
    }

    var navigation: UINavigationController {
        return delegate.window!.rootViewController as! UINavigationController
    }

    var list: PantryViewController {
        return navigation.viewControllers[0] as! PantryViewController
    }

    func testTheHostHasLaunched() {
        XCTAssertEqual(Bundle.main.bundleIdentifier, "com.example.Pantry")
        XCTAssertEqual(Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String, "1.2")
        XCTAssertTrue(delegate.window!.isKeyWindow)
        XCTAssertEqual(list.title, "Pantry")
    }

    func testOutletsAreConnected() {
        XCTAssertEqual(list.summaryLabel.text, "3 things")
        XCTAssertEqual(list.addButton.action, #selector(PantryViewController.addItem(_:)))
    }

    func testRowsAreGrouped() {
        let table = list.tableView!
        XCTAssertEqual(table.numberOfSections, 2)
        XCTAssertEqual(list.tableView(table, titleForHeaderInSection: 1), "Refrigerator")
        let cell = list.tableView(table, cellForRowAt: IndexPath(row: 1, section: 0)) as! ItemCell
        XCTAssertEqual(cell.nameLabel.text, "Rice")
        XCTAssertEqual(cell.amountLabel.text, "× 2")
        XCTAssertTrue(cell.badge.isHidden)
        XCTAssertEqual(cell.badge.inset, 3)
    }

    func testAChangeReloadsTheTable() {
        delegate.store.add(Item(name: "Peas", shelf: .frozen))
        XCTAssertEqual(list.tableView.numberOfSections, 3)
        XCTAssertEqual(list.summaryLabel.text, "4 things")
    }

    func testSelectingARowShowsTheItem() {
        list.view.layoutIfNeeded()
        let cell = list.tableView.cellForRow(at: IndexPath(row: 0, section: 1))
        list.performSegue(withIdentifier: "ShowItem", sender: cell)
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 1))
        let detail = navigation.topViewController as! ItemViewController
        XCTAssertEqual(detail.nameLabel.text, "Milk")
        XCTAssertEqual(detail.shelfView.image?.size, CGSize(width: 24, height: 24))

        detail.stepper.value = 0
        detail.stepper.sendActions(for: .valueChanged)
        XCTAssertEqual(detail.amountLabel.text, "0")
        XCTAssertEqual(detail.amountLabel.textColor, UIColor(named: "Tomato"))

        navigation.popViewController(animated: false)
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 1))
        XCTAssertEqual(delegate.store.items.map { $0.name }, ["Rice", "Lentils"])
    }

    func testAddingAsksForAName() {
        list.addItem(self)
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 1))
        let alert = list.presentedViewController as! UIAlertController
        XCTAssertEqual(alert.title, "New item")
        XCTAssertEqual(alert.textFields?.first?.placeholder, "Name")
        XCTAssertEqual(alert.actions.map { $0.title! }, ["Cancel", "Add"])
    }

    func testTheBadgeIsARedDisc() {
        let badge = BadgeView(frame: CGRect(x: 0, y: 0, width: 16, height: 16))
        let image = UIGraphicsImageRenderer(bounds: badge.bounds).image { context in
            badge.layer.render(in: context.cgContext)
        }
        XCTAssertEqual(image.size, CGSize(width: 16, height: 16))
        XCTAssertNotNil(UIImagePNGRepresentation(image))
    }
}

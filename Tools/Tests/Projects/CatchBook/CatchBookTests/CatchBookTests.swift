//
//  CatchBookTests.swift
//  CatchBookTests
//

import CatchKit
import XCTest

@testable import CatchBook

class CatchBookTests: XCTestCase {

    var delegate: AppDelegate {
        return UIApplication.shared.delegate as! AppDelegate
    }

    var tabs: UITabBarController {
        return delegate.window?.rootViewController as! UITabBarController
    }

    func navigation(_ index: Int) -> UINavigationController {
        tabs.selectedIndex = index
        return tabs.selectedViewController as! UINavigationController
    }

    var list: CatchListViewController {
        return navigation(0).viewControllers[0] as! CatchListViewController
    }

    func wait(_ seconds: TimeInterval = 1) {
        RunLoop.current.run(until: Date(timeIntervalSinceNow: seconds))
    }

    func testLaunch() {
        XCTAssertEqual(tabs.viewControllers?.map { $0.tabBarItem.title ?? "" }, ["Catches", "Species", "Statistics"])
        XCTAssertEqual(tabs.viewControllers?.flatMap { $0.childViewControllers }.count, 3)
        XCTAssertNotNil(tabs.tabBar.items?[0].image)
        XCTAssertEqual(delegate.store.catches.count, 5)
    }

    func testInfoPlist() {
        let info = Bundle.main.infoDictionary
        XCTAssertEqual(info?["CFBundleIdentifier"] as? String, "net.example.catchbook.dev")
        XCTAssertEqual(info?["CFBundleShortVersionString"] as? String, "3.4")
        XCTAssertEqual(info?["CFBundleVersion"] as? String, "341")
    }

    func testRowsAreLoadedFromTheNib() {
        list.view.layoutIfNeeded()
        XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), 5)
        let cell = list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? CatchCell
        XCTAssertEqual(cell?.nameLabel.text, "Pike")
        XCTAssertEqual(cell?.detailLabel.text, "03.05.2018 · 48 cm · 1.1 kg")
        XCTAssertEqual(cell?.releasedView.isHidden, false)
        XCTAssertEqual(cell?.accessoryType, .disclosureIndicator)
    }

    func testFooterCounts() {
        XCTAssertEqual((list.tableView.tableFooterView as? UILabel)?.text, "5 catches")
        for _ in 0..<4 { delegate.store.remove(at: 0) }
        XCTAssertEqual((list.tableView.tableFooterView as? UILabel)?.text, "1 catch")
        XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), 1)
    }

    func testSearchFiltersRows() {
        let search = list.navigationItem.searchController
        search?.isActive = true
        wait()
        search?.searchBar.text = "perch"
        list.updateSearchResults(for: search!)
        XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), 2)
        XCTAssertFalse(list.tableView(list.tableView, canEditRowAt: IndexPath(row: 0, section: 0)))
        search?.isActive = false
        wait()
        XCTAssertEqual(list.tableView.numberOfRows(inSection: 0), 5)
    }

    func testSelectingARowPushesTheDetail() {
        let controller = list
        controller.tableView(controller.tableView, didSelectRowAt: IndexPath(row: 4, section: 0))
        wait()
        let detail = navigation(0).topViewController as? CatchDetailViewController
        XCTAssertEqual(detail?.title, "Pike")
        XCTAssertEqual(detail?.badgeLabel.text, "Kept")
        XCTAssertEqual(detail?.lengthLabel.text, "71 cm")
        detail?.shownCatch.length = 72
        XCTAssertEqual(detail?.lengthLabel.text, "72 cm")
        XCTAssertEqual(detail?.weightLabel.text, "3.4 kg")
    }

    func testAddingACatch() {
        let controller = list
        let button = controller.navigationItem.rightBarButtonItem!
        UIApplication.shared.sendAction(button.action!, to: button.target, from: button, for: nil)
        wait()
        let editor = (controller.presentedViewController as? UINavigationController)?.topViewController
            as? CatchEditorViewController
        XCTAssertEqual(editor?.title, "New Catch")
        XCTAssertEqual(editor?.navigationItem.rightBarButtonItem?.isEnabled, false)
        editor?.lengthField.text = "44"
        editor?.weightField.text = "1.5"
        editor?.weightField.sendActions(for: .editingChanged)
        XCTAssertEqual(editor?.navigationItem.rightBarButtonItem?.isEnabled, true)
        editor?.picker.selectRow(4, inComponent: 0, animated: false)
        editor?.save(self)
        wait()
        XCTAssertNil(controller.presentedViewController)
        XCTAssertEqual(delegate.store.catches.first?.species?.name, "Cod")
        XCTAssertEqual(controller.tableView.numberOfRows(inSection: 0), 6)
    }

    func testCancellingAsks() {
        let editor = CatchEditorViewController(catalog: .shared)
        list.present(UINavigationController(rootViewController: editor), animated: false, completion: nil)
        wait()
        editor.lengthField.text = "1"
        editor.cancel(self)
        wait()
        let alert = editor.presentedViewController as? UIAlertController
            ?? editor.navigationController?.presentedViewController as? UIAlertController
        XCTAssertEqual(alert?.message, "Discard this catch?")
        XCTAssertEqual(alert?.actions.map { $0.style }, [.destructive, .cancel])
        XCTAssertFalse(
            editor.textField(editor.lengthField, shouldChangeCharactersIn: NSRange(), replacementString: "x"))
    }

    func testSpeciesAreShown() {
        let controller = navigation(1).topViewController as? SpeciesViewController
        controller?.view.layoutIfNeeded()
        XCTAssertEqual(controller?.collectionView?.numberOfSections, 3)
        let cell = controller?.collectionView?.cellForItem(at: IndexPath(item: 1, section: 0)) as? SpeciesCell
        XCTAssertEqual(cell?.titleLabel.text, "Grayling")
        XCTAssertEqual(cell?.detailLabel.text, "From 30 cm")
        let header = controller?.collectionView?.supplementaryView(
            forElementKind: UICollectionElementKindSectionHeader, at: IndexPath(item: 0, section: 1)) as? SpeciesHeader
        XCTAssertEqual(header?.label.text, "Lakes")
    }

    func testStatistics() {
        let controller = navigation(2).topViewController as? StatisticsViewController
        controller?.loadViewIfNeeded()
        XCTAssertEqual(controller?.chart.values, [2, 2, 1])
        XCTAssertEqual(controller?.summaryLabel.text?.hasSuffix("5.5 kg"), true)
        controller?.unitControl.selectedSegmentIndex = 1
        controller?.unitControl.sendActions(for: .valueChanged)
        XCTAssertEqual(controller?.summaryLabel.text?.hasSuffix("12.1 lb"), true)
        UserDefaults.standard.removeObject(forKey: DefaultsKey.weightUnit)
    }

    func testTips() {
        XCTAssertLessThan(DemoData.randomTip(), 3)
    }
}

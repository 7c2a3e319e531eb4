import Foundation
import IrekoTesting
import Testing
import UIKit

@testable import ClockDemo

/// The placeholders without cities and alarms, and the confirmation before all alarms are deleted.
@MainActor
@Suite("The clock without cities and alarms")
struct MissingContentTests {
    private let store = ClockStore()

    private func onTab(
        _ tab: Int, size: CGSize = CGSize(width: 390, height: 844), _ body: (Stage, ListViewController) throws -> Void
    ) throws {
        try Stage.run(size: size, rootViewController: ClockInterface.root(store: store)) { stage in
            let tabs = try #require(stage.window.rootViewController as? UITabBarController)
            tabs.selectedIndex = tab
            stage.advance(by: 0.5)
            let split = try #require(tabs.selectedViewController as? UISplitViewController)
            let navigation = split.viewController(for: .primary) as? UINavigationController
            try body(stage, try #require(navigation?.viewControllers.first as? ListViewController))
            #expect(stage.diagnostics.isEmpty, "\(stage.diagnostics)")
        }
    }

    private func press(_ text: String, _ stage: Stage) {
        stage.find(text).tap()
        stage.advance(by: 1)
    }

    @Test("The list of cities shows a placeholder until a city is added")
    func cities() throws {
        try onTab(0) { stage, list in
            let early = stage.find("No World Clocks").exists
            for _ in 0..<4 { list.tableView(list.tableView, commit: .delete, forRowAt: IndexPath(row: 0, section: 0)) }
            stage.advance(by: 1)
            let late = stage.find("No World Clocks").exists

            press("Add", stage)
            press("Accra", stage)

            #expect(!early && late && store.cities.map(\.name) == ["Accra"])
            #expect(!stage.find("No World Clocks").exists && stage.find("Accra").exists)
        }
    }

    @Test("Delete All is available while the alarms are edited; it requires confirmation, and Cancel keeps the alarms")
    func cancel() throws {
        try onTab(1) { stage, list in
            let early = stage.find("Delete All").exists
            press("Edit", stage)
            press("Delete All", stage)
            let asks = list.presentedViewController is UIAlertController
            press("Cancel", stage)

            #expect(!early && asks && list.presentedViewController == nil && store.alarms.count == 4)
            press("Done", stage)
            #expect(!stage.find("Delete All").exists && stage.find("Add").exists)
        }
    }

    @Test("Deleting all alarms leaves \"No Alarms\", and ends the editing", arguments: [390, 1024])
    func deleteAll(width: Int) throws {
        try onTab(1, size: CGSize(width: width, height: 768)) { stage, list in
            press("Edit", stage)
            press("Delete All", stage)
            let sheet = try #require(list.presentedViewController as? UIAlertController)
            let isPopover = sheet.activePresentationController is UIPopoverPresentationController
            press("Delete All Alarms", stage)

            #expect(isPopover == (width == 1024) && list.presentedViewController == nil)
            #expect(store.alarms.isEmpty && !list.isEditing && stage.find("No Alarms").exists)
            press("Add", stage)
            press("Save", stage)
            #expect(store.alarms.count == 1 && !stage.find("No Alarms").exists)
        }
    }
}

import Foundation
import IrekoTesting
import Testing
import UIKit

@testable import ClockDemo

/// A relaunched clock restores the tab, its content, the scroll position, and an alarm that was being edited.
@MainActor
@Suite("The relaunched clock")
struct ClockRestorationTests {
    private func tabs(_ stage: Stage) throws -> UITabBarController {
        try #require(stage.window.rootViewController as? UITabBarController)
    }

    /// Advances to the beginning of a minute, so that displayed times are the same for the next minute.
    private func waitForMinute(_ stage: Stage) {
        stage.advance(by: 60 - Date().timeIntervalSince1970.truncatingRemainder(dividingBy: 60))
    }

    @Test("The tab")
    func tab() throws {
        try Stage.run(application: ClockApp.self) { stage in
            try tabs(stage).selectedIndex = 2
            stage.advance(by: 1)
            let before = try tabs(stage)

            stage.relaunch()
            stage.advance(by: 1)

            let restored = try tabs(stage)
            #expect(restored !== before)
            #expect(restored.selectedIndex == 2)
        }
    }

    @Test("The city above the list")
    func stack() throws {
        try Stage.run(application: ClockApp.self) { stage in
            waitForMinute(stage)
            stage.find("Tokyo").tap()
            stage.advance(by: 1)
            let before = stage.describe()

            stage.relaunch()
            stage.advance(by: 1)

            let tabs = try tabs(stage)
            let split = try #require(tabs.viewControllers?.first as? ListDetailViewController)
            let city = try #require(split.viewController(for: .secondary) as? CityViewController)
            #expect(city.city?.name == "Tokyo" && city.view.window === stage.window)
            #expect(stage.describe() == before)
        }
    }

    @Test("The scroll position of the list under its large title", arguments: [0, 20, 60, 120])
    func scrolling(distance: CGFloat) throws {
        try Stage.run(application: ClockApp.self, size: CGSize(width: 390, height: 230)) { stage in
            waitForMinute(stage)
            @MainActor func list() throws -> UITableView {
                let tabs = try tabs(stage)
                let split = try #require(tabs.viewControllers?.first as? ListDetailViewController)
                return try #require(split.list.tableView)
            }
            let table = try list()
            table.contentOffset.y += distance
            stage.advance(by: 1)
            let (offset, look) = (table.contentOffset, stage.describe())

            stage.relaunch()
            stage.advance(by: 1)

            let restored = try list()
            #expect(restored !== table)
            #expect(restored.contentOffset == offset)
            #expect(stage.describe() == look)
        }
    }

    @Test("An alarm that was being edited in a sheet", arguments: [false, true])
    func alarm(isCrash: Bool) throws {
        try Stage.run(application: ClockApp.self) { stage in
            try tabs(stage).selectedIndex = 1
            stage.advance(by: 1)
            stage.find("Train").tap()
            stage.advance(by: 1)
            stage.find("Sound").tap()
            stage.advance(by: 1)
            stage.find("Waves").tap()
            stage.advance(by: 1)
            stage.find("Back").tap()
            stage.advance(by: 1)
            stage.sendToBackground()
            if !isCrash { stage.bringToForeground() }

            stage.relaunch(afterCrash: isCrash)
            stage.advance(by: 1)

            let tabs = try tabs(stage)
            let presented = try #require(tabs.selectedViewController?.presentedViewController)
            let restored = try #require(
                (presented as? UINavigationController)?.viewControllers.first as? AlarmEditorViewController)
            #expect(restored.title == "Edit Alarm")
            #expect(restored.alarm.label == "Train" && restored.alarm.sound == "Waves")
            #expect(restored.view.window === stage.window)
            // It is the same alarm, which can be saved or deleted.
            #expect(restored.numberOfSections(in: restored.tableView) == 2)
            presented.dismiss(animated: false)
            stage.advance(by: 1)
        }
    }
}

import Foundation
import IrekoTesting
import Testing
import UIKit

@testable import ClockDemo

/// Lists with their details beside them, in windows that become narrow and wide.
@MainActor
@Suite("The clock in wide windows")
struct WideClockTests {
    private let wide = CGSize(width: 1024, height: 768)
    private let narrow = CGSize(width: 390, height: 844)

    private let store = ClockStore()
    private let countdowns = CountdownStore()

    private func run(size: CGSize, tab: Int, _ body: (Stage, UISplitViewController) throws -> Void) throws {
        try Stage.run(
            size: size, rootViewController: ClockInterface.root(store: store, countdowns: countdowns)
        ) { stage in
            let tabs = try #require(stage.window.rootViewController as? UITabBarController)
            tabs.selectedIndex = tab
            stage.advance(by: 0.5)
            try body(stage, try #require(tabs.selectedViewController as? UISplitViewController))
            #expect(stage.diagnostics.isEmpty, "\(stage.diagnostics)")
        }
    }

    private func list(of split: UISplitViewController) throws -> ListViewController {
        let navigation = split.viewController(for: .primary) as? UINavigationController
        return try #require(navigation?.viewControllers.first as? ListViewController)
    }

    /// The visible controllers, from the first to the last column.
    private func seen(in split: UISplitViewController) -> [UIViewController] {
        func top(_ controller: UIViewController) -> UIViewController {
            (controller as? UINavigationController)?.topViewController.map(top) ?? controller
        }
        return split.viewControllers.map(top)
    }

    private func tap(_ row: Int, in table: UITableView, _ stage: Stage) throws {
        stage.tap(try #require(table.cellForRow(at: IndexPath(row: row, section: 0))))
        stage.advance(by: 1)
    }

    private func goBack(in split: UISplitViewController, _ stage: Stage) {
        let bar = (split.viewControllers.first as? UINavigationController)?.navigationBar
        stage.tap(at: bar?.convert(CGPoint(x: 30, y: 22), to: nil) ?? .zero)
        stage.advance(by: 1)
    }

    @Test("A city's clock is beside the list and its row is marked; in a narrow window it is on top of the list")
    func city() throws {
        try run(size: wide, tab: 0) { stage, split in
            let list = try list(of: split)
            let detail = try #require(seen(in: split).last as? CityViewController)
            #expect(detail.city == store.cities[0] && list.tableView.indexPathForSelectedRow?.row == 0)

            try tap(2, in: list.tableView, stage)
            #expect(detail.city?.name == "Paris" && seen(in: split) == [list, detail])

            stage.resize(to: narrow)
            stage.advance(by: 1)
            #expect(seen(in: split) == [detail])

            goBack(in: split, stage)
            #expect(seen(in: split) == [list] && list.tableView.indexPathForSelectedRow == nil)

            stage.resize(to: wide)
            stage.advance(by: 1)
            #expect(seen(in: split) == [list, detail] && list.tableView.indexPathForSelectedRow?.row == 2)

            // The user has not opened the clock since.
            stage.resize(to: narrow)
            stage.advance(by: 1)
            #expect(seen(in: split) == [list] && list.tableView.indexPathForSelectedRow == nil)
        }
    }

    @Test("Removing a city shows the clock of the next city, and removing the last city shows no clock")
    func removedCity() throws {
        try run(size: wide, tab: 0) { stage, split in
            let list = try list(of: split)
            let detail = try #require(seen(in: split).last as? CityViewController)

            list.tableView(list.tableView, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
            stage.advance(by: 1)
            #expect(detail.city?.name == "New York" && list.tableView.indexPathForSelectedRow?.row == 0)

            for _ in 0..<3 { list.tableView(list.tableView, commit: .delete, forRowAt: IndexPath(row: 0, section: 0)) }
            stage.advance(by: 1)
            #expect(detail.city == nil && store.cities.isEmpty)
        }
    }

    @Test("Changes beside the list are saved immediately; a narrow window continues with the same city")
    func alarm() throws {
        try run(size: wide, tab: 1) { stage, split in
            let list = try list(of: split)
            try tap(1, in: list.tableView, stage)
            let editor = try #require(seen(in: split).last as? AlarmEditorViewController)
            try tap(1, in: editor.tableView, stage)
            let choice = try #require(seen(in: split).last as? ChoiceViewController)

            stage.resize(to: narrow)
            stage.advance(by: 1)
            #expect(seen(in: split) == [choice])

            let medicine = try #require(Alarm.labels.firstIndex(of: "Medicine"))
            try tap(medicine, in: choice.tableView, stage)
            #expect(store.alarms[1].label == "Medicine" && store.alarms[1].isOn)

            goBack(in: split, stage)
            goBack(in: split, stage)
            #expect(seen(in: split) == [list])

            stage.resize(to: wide)
            stage.advance(by: 1)
            #expect(seen(in: split) == [list, editor])
        }
    }

    @Test("A sheet with unsaved changes survives resizing, and the editor beside the list then shows the changes")
    func draft() throws {
        try run(size: narrow, tab: 1) { stage, split in
            let list = try list(of: split)
            try tap(0, in: list.tableView, stage)
            let sheet = try #require(list.presentedViewController as? UINavigationController)
            let editor = try #require(sheet.topViewController as? AlarmEditorViewController)
            let snooze = editor.tableView.cellForRow(at: IndexPath(row: 3, section: 0))?.accessoryView as? UISwitch
            stage.tap(try #require(snooze))
            stage.advance(by: 1)

            stage.resize(to: wide)
            stage.advance(by: 1)
            #expect(!editor.alarm.snoozes && store.alarms[0].snoozes)
            #expect(editor.view.window != nil && !split.isCollapsed)

            let save = try #require(editor.navigationItem.rightBarButtonItem)
            save.primaryAction?.performWithSender(nil, target: nil)
            stage.advance(by: 1)
            #expect(!store.alarms[0].snoozes && editor.view.window == nil)
            #expect((seen(in: split).last as? AlarmEditorViewController)?.alarm.snoozes == false)
        }
    }

    @Test("Deleting an alarm beside the list shows the next alarm, also over the list")
    func deletedAlarm() throws {
        try run(size: wide, tab: 1) { stage, split in
            let list = try list(of: split)
            @MainActor func delete() throws {
                let editor = try #require(seen(in: split).last as? AlarmEditorViewController)
                editor.tableView(editor.tableView, didSelectRowAt: IndexPath(row: 0, section: 1))
                stage.advance(by: 1)
            }

            try tap(3, in: list.tableView, stage)
            try delete()
            #expect(store.alarms.map(\.id) == [1, 2, 3])
            #expect((seen(in: split).last as? AlarmEditorViewController)?.alarm.id == 1)

            stage.resize(to: narrow)
            stage.advance(by: 1)
            try delete()
            #expect(store.alarms.map(\.id) == [2, 3] && seen(in: split) == [list])

            stage.resize(to: wide)
            stage.advance(by: 1)
            #expect((seen(in: split).last as? AlarmEditorViewController)?.alarm.id == 2)
            try delete()
            try delete()
            #expect(store.alarms.isEmpty && split.viewController(for: .secondary) == nil)
        }
    }

    @Test("A running stopwatch, a timer and a ringing alarm continue while the window is resized")
    func running() throws {
        try run(size: wide, tab: 1) { stage, split in
            let tabs = try #require(split.tabBarController)
            countdowns.start(20)
            tabs.selectedIndex = 2
            stage.advance(by: 0.5)
            stage.tap(try #require(button("Start", in: tabs.view)))
            stage.advance(by: 10.5)
            let before = digits(in: tabs.view)
            stage.resize(to: narrow)
            stage.advance(by: 5)
            let after = digits(in: tabs.view)
            stage.resize(to: CGSize(width: 1440, height: 900))
            stage.advance(by: 10)
            let windows = stage.windows.count
            stage.resize(to: narrow)
            stage.advance(by: 1)

            #expect(before.hasPrefix("00:10.") && after.hasPrefix("00:15."), "\(before) \(after)")
            #expect(windows == 2 && stage.windows.count == 2)
            #expect(countdowns.countdowns.map(\.phase) == [.ringing])
            stage.find("Stop").tap()
            stage.advance(by: 1)
            #expect(countdowns.countdowns.isEmpty)
        }
    }

    private func digits(in view: UIView) -> String {
        views(UILabel.self, in: view).compactMap(\.text).first { $0.contains(".") && $0.contains(":") } ?? ""
    }

    private func button(_ title: String, in view: UIView) -> RoundButton? {
        views(RoundButton.self, in: view).first { views(UILabel.self, in: $0).contains { $0.text == title } }
    }

    private func views<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        [view as? View].compactMap { $0 } + view.subviews.flatMap { views(type, in: $0) }
    }
}

import Foundation
import IrekoTesting
import Testing
import UIKit

@testable import ClockDemo

/// Ringing alarms and timers, in the stage's time.
@MainActor
@Suite("Ringing")
struct RingingTests {
    private let size = CGSize(width: 390, height: 844)

    /// Runs the clock with alarms that are due a number of minutes after its start, without its initial alarms.
    private func run(
        alarmsAfter minutes: [Int], days: Set<Weekday> = [], snoozes: Bool = true,
        _ body: (Stage, UITabBarController, ClockStore, CountdownStore) throws -> Void
    ) throws {
        let zone = try #require(TimeZone(secondsFromGMT: 0))
        let countdowns = CountdownStore()
        var store: ClockStore?
        func make() -> UIViewController {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = zone
            let alarms = minutes.enumerated().map { index, minutes in
                let parts = calendar.dateComponents(
                    [.hour, .minute], from: Date().addingTimeInterval(Double(minutes * 60)))
                return Alarm(
                    id: index + 1, hour: parts.hour ?? 0, minute: parts.minute ?? 0, label: "Alarm \(index + 1)",
                    days: days, snoozes: snoozes)
            }
            let made = ClockStore(cities: [], alarms: alarms, zone: zone)
            store = made
            return ClockInterface.root(store: made, countdowns: countdowns)
        }
        try Stage.run(size: size, rootViewController: make()) { stage in
            let tabs = try #require(stage.window.rootViewController as? UITabBarController)
            stage.advance(by: 0.1)
            try body(stage, tabs, try #require(store), countdowns)
            #expect(stage.diagnostics.isEmpty)
        }
    }

    /// The alert of a ringing alarm or timer.
    private func alert(_ stage: Stage) -> UIAlertController? {
        stage.windows.lazy.filter { $0 is RingWindow && !$0.isHidden }
            .compactMap { $0.rootViewController?.presentedViewController as? UIAlertController }.first
    }

    private func press(_ title: String, _ stage: Stage) {
        stage.find(title).tap()
        stage.advance(by: 1)
    }

    @Test("An alarm rings at its minute, not before; an alarm without repetition is then switched off")
    func alarm() throws {
        try run(alarmsAfter: [2]) { stage, _, store, _ in
            stage.advance(by: 55)
            let before = alert(stage)
            stage.advance(by: 70)
            let ringing = try #require(alert(stage))

            #expect(before == nil && ringing.title == "Alarm 1" && ringing.message == store.alarms[0].time)
            #expect(ringing.actions.map(\.title) == ["Stop", "Snooze"] && !store.alarms[0].isOn)
            press("Stop", stage)
            #expect(alert(stage) == nil && stage.window.isKeyWindow)
            stage.advance(by: 3600)
            #expect(alert(stage) == nil)
        }
    }

    @Test("A snoozed alarm rings again after nine minutes, over a sheet")
    func snooze() throws {
        try run(alarmsAfter: [1]) { stage, tabs, store, _ in
            tabs.present(UIViewController(), animated: false)
            stage.advance(by: 61)
            press("Snooze", stage)
            stage.advance(by: 530)
            let early = alert(stage)
            stage.advance(by: 12)

            #expect(early == nil && alert(stage) != nil && !store.alarms[0].isOn)
            press("Stop", stage)
            tabs.dismiss(animated: false)
            stage.advance(by: 1)
        }
    }

    @Test("A daily alarm rings again a day later, without a snooze button unless it snoozes")
    func repeating() throws {
        try run(alarmsAfter: [1], days: Set(Weekday.allCases), snoozes: false) { stage, _, store, _ in
            stage.advance(by: 61)
            let actions = alert(stage)?.actions.map(\.title)
            press("Stop", stage)
            stage.advance(by: 86_300)
            let early = alert(stage)
            stage.advance(by: 110)

            #expect(actions == ["Stop"] && store.alarms[0].isOn && early == nil && alert(stage) != nil)
            press("Stop", stage)
        }
    }

    @Test("If several ring, dismissing an alert shows the next")
    func several() throws {
        try run(alarmsAfter: [1, 1]) { stage, _, _, countdowns in
            countdowns.start(30)
            stage.advance(by: 70)
            var titles: Set<String?> = []
            for _ in 0..<3 {
                let ringing = try #require(alert(stage))
                titles.insert(ringing.title)
                press(ringing.title == "Timer" ? "Repeat" : "Stop", stage)
            }
            let afterwards = alert(stage)

            #expect(titles == ["Alarm 1", "Alarm 2", "Timer"] && afterwards == nil)
            #expect(countdowns.countdowns[0].isRunning)
            stage.advance(by: 30)
            #expect(alert(stage)?.title == "Timer")
            press("Stop", stage)
        }
    }

    @Test("An alarm that is moved, switched off or deleted before it is due does not ring")
    func changed() throws {
        try run(alarmsAfter: [2, 2, 2]) { stage, _, store, _ in
            var moved = store.alarms[0]
            moved.hour = (moved.hour + 5) % 24
            store.save(moved)
            store.setAlarm(2, isOn: false)
            store.removeAlarm(3)
            stage.advance(by: 600)

            #expect(alert(stage) == nil)
        }
    }

    @Test(
        "Timers: the wheels start the first, the list shows several, pausing holds, and removing the last shows the wheels again"
    )
    func timers() throws {
        try run(alarmsAfter: []) { stage, tabs, _, countdowns in
            tabs.selectedIndex = 3
            stage.advance(by: 0.5)
            let navigation = try #require(tabs.selectedViewController as? UINavigationController)
            try pressRound("Start", in: navigation.view, stage)
            let pushed = navigation.viewControllers.count
            stage.advance(by: 10)
            let digits = labels(in: navigation.view)
            #expect(digits.contains("04:50"))
            try pressRound("Pause", in: navigation.view, stage)
            stage.advance(by: 100)
            let left = countdowns.countdowns.first?.left(at: countdowns.now())
            navigation.popViewController(animated: true)
            stage.advance(by: 1)
            countdowns.start(60)
            stage.advance(by: 1)
            let list = try #require(navigation.topViewController as? UITableViewController)
            let rows = list.tableView.visibleCells.count

            #expect(pushed == 2 && left.map { (287...290).contains($0) } == true && rows == 2)
            for countdown in countdowns.countdowns { countdowns.remove(countdown.id) }
            stage.advance(by: 1)
            #expect(list.tableView.visibleCells.isEmpty && list.tableView.backgroundView is TimerSetupView)
        }
    }

    private func labels(in view: UIView) -> [String] {
        ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }

    @Test("A timer that has run out shows an alert; stopping it closes its page")
    func runOut() throws {
        try run(alarmsAfter: []) { stage, tabs, _, countdowns in
            tabs.selectedIndex = 3
            stage.advance(by: 0.5)
            let navigation = try #require(tabs.selectedViewController as? UINavigationController)
            try pressRound("Start", in: navigation.view, stage)
            stage.advance(by: 301)
            let message = alert(stage)?.message
            let phase = countdowns.countdowns.first?.phase
            press("Stop", stage)

            #expect(message == "5 min")
            #expect(phase == .ringing && countdowns.countdowns.isEmpty && navigation.viewControllers.count == 1)
        }
    }

    private func pressRound(_ title: String, in view: UIView, _ stage: Stage) throws {
        func find(_ view: UIView) -> RoundButton? {
            if let button = view as? RoundButton, !button.isHidden,
                button.subviews.contains(where: { ($0 as? UILabel)?.text == title })
            {
                return button
            }
            return view.subviews.lazy.compactMap(find).first
        }
        stage.tap(try #require(find(view)))
        stage.advance(by: 1)
    }

    @Test("A journey: a city, an alarm, laps and timers, in a window that is resized on the way")
    func journey() throws {
        try Stage.run(size: size, rootViewController: ClockInterface.root(store: ClockStore())) { stage in
            let tabs = try #require(stage.window.rootViewController as? UITabBarController)
            stage.advance(by: 0.5)
            var opened = 0
            for size in [
                CGSize(width: 320, height: 568), CGSize(width: 1440, height: 900), CGSize(width: 844, height: 390),
            ] {
                for index in 0..<4 {
                    tabs.selectedIndex = index
                    stage.advance(by: 0.6)
                    // The item in the corner of the list's bar: Add.
                    let split = tabs.selectedViewController as? UISplitViewController
                    let list = split?.viewController(for: .primary) ?? tabs.selectedViewController
                    guard let bar = (list as? UINavigationController)?.navigationBar,
                        bar.topItem?.rightBarButtonItem != nil
                    else { continue }
                    stage.tap(at: bar.convert(CGPoint(x: bar.bounds.width - 28, y: 22), to: nil))
                    stage.advance(by: 1)
                    opened += tabs.presentedViewController == nil ? 0 : 1
                    tabs.dismiss(animated: true)
                    stage.advance(by: 1)
                }
                stage.resize(to: size)
                stage.advance(by: 0.6)
            }

            #expect(opened == 6 && tabs.presentedViewController == nil && stage.diagnostics.isEmpty)
        }
    }
}

import Foundation
import IrekoTesting
import Testing
import UIKit

@testable import ClockDemo

@MainActor
@Suite("The clock")
struct ClockTests {
    private func onStage(
        size: CGSize = CGSize(width: 390, height: 844), _ body: (Stage, UITabBarController) throws -> Void
    ) throws {
        try Stage.run(size: size, rootViewController: ClockInterface.root(store: ClockStore())) { stage in
            let tabs = try #require(stage.window.rootViewController as? UITabBarController)
            stage.advance(by: 0.1)
            try body(stage, tabs)
            #expect(stage.diagnostics.isEmpty)
        }
    }

    @Test(
        "Every tab opens at every size",
        arguments: [
            CGSize(width: 320, height: 568), CGSize(width: 390, height: 844), CGSize(width: 844, height: 390),
            CGSize(width: 1440, height: 900), CGSize(width: 120, height: 120),
        ])
    func sizes(size: CGSize) throws {
        try onStage(size: size) { stage, tabs in
            for index in 0..<4 {
                tabs.selectedIndex = index
                stage.advance(by: 0.2)

                #expect(tabs.selectedViewController?.view.window != nil)
                #expect(tabs.selectedViewController?.view.bounds.size == size)
            }
        }
    }

    @Test("A stopwatch counts, laps and resets in the stage's time")
    func stopwatch() {
        var watch = Stopwatch()

        watch.start(at: 10)
        watch.lap(at: 12)
        watch.lap(at: 15)
        watch.stop(at: 16)

        #expect(watch.elapsed(at: 100) == 6 && watch.laps == [2, 3])
        #expect(watch.extremes?.shortest == 0 && watch.extremes?.longest == 1)
        watch.reset()
        #expect(watch.isReset && watch.extremes == nil)
    }

    @Test("A city shows its time difference and its day")
    func difference() throws {
        let tokyo = City(name: "Tokyo", zone: "Asia/Tokyo")
        let greenwich = try #require(TimeZone(secondsFromGMT: 0))
        let evening = Date(timeIntervalSince1970: 1_700_000_000)  // 22:13 in Greenwich

        #expect(tokyo.difference(at: evening, from: greenwich) == "Tomorrow, +9HRS")
        #expect(tokyo.time(at: evening) == "7:13")
    }

    @Test("An alarm's next date: today, tomorrow, on its days")
    func schedule() throws {
        let zone = try #require(TimeZone(secondsFromGMT: 0))
        let tuesday = Date(timeIntervalSince1970: 1_700_000_000)  // 14 November 2023, 22:13
        func hours(_ alarm: Alarm) -> Double? {
            alarm.nextDate(after: tuesday, in: zone).map { $0.timeIntervalSince(tuesday) / 3600 }
        }
        func rounded(_ alarm: Alarm) -> Double? { hours(alarm).map { ($0 * 100).rounded() / 100 } }

        #expect(rounded(Alarm(id: 1, hour: 23, minute: 13)) == 0.99)
        #expect(rounded(Alarm(id: 1, hour: 22, minute: 13)) == 23.99)
        #expect(rounded(Alarm(id: 1, hour: 23, minute: 13, days: [.monday])) == 6 * 24 + 0.99)
        #expect(rounded(Alarm(id: 1, hour: 6, minute: 13, days: [.wednesday, .sunday])) == 7.99)
    }
}

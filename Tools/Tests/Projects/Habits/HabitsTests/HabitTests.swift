import Foundation
import Testing

@testable import Habits

struct HabitTests {
    @Test("A streak ends with today or yesterday")
    func streak() {
        var habit = Habit(name: "Run")
        for day in [3, 4, 6, 7, 8] { habit.toggle(day) }
        #expect(habit.streak(on: 8) == 3)
        #expect(habit.streak(on: 9) == 3)
        #expect(habit.streak(on: 10) == 0)
        habit.toggle(7)
        #expect(habit.streak(on: 8) == 1)
    }

    @Test(arguments: PreviewData.names)
    func names(_ name: String) { #expect(Habit(name: name).days.isEmpty) }

    @Test("The settings of the configuration are used")
    func conditions() {
        #if STREAKS && LOGGING && DEBUG && !WRONG && !SWIFT_PACKAGE
            let isRight = true
        #else
            let isRight = false
        #endif
        #expect(isRight)
    }
}

struct LocalizationTests {
    @Test func numbersSelectForms() {
        #expect([0, 1, 2].map { String.streak($0) } == ["0 days", "1 day", "2 days"])
        #expect([0, 1, 2].map { String.habits($0) } == ["No habits", "1 habit", "2 habits"])
    }

    @Test(arguments: [(1, "1 звичка"), (3, "3 звички"), (11, "11 звичок"), (21, "21 звичка")])
    func ukrainian(_ count: Int, _ expected: String) throws {
        let path = try #require(Bundle.main.path(forResource: "uk", ofType: "lproj"))
        let bundle = try #require(Bundle(path: path))
        #expect(String(localized: "\(count) habits", bundle: bundle) == expected)
    }

    @Test func substitutions() {
        #expect(String.kept(0, of: 1, on: "Monday") == "Monday: kept none of 1 habit")
        #expect(String.kept(2, of: 3, on: "Monday") == "Monday: kept 2 of 3 habits")
    }

    @Test func theFirstNumberSelectsAForm() {
        #expect(String.streaks("Run", 1) == "Run has a streak")
        #expect(String.streaks("Run", 4) == "Run has 4 streaks")
    }

    @Test func theTextOfTheDevice() { #expect(String.ringHint == "Tap the ring") }
}

final class MemoryArchive: Archive {
    var habits: [Habit] = []
    var error: (any Error)?

    func read() throws -> [Habit] { habits }

    func write(_ habits: [Habit]) throws {
        if let error { throw error }
        self.habits = habits
    }
}

struct HabitStoreTests {
    let archive = MemoryArchive()

    @Test func addedHabitsAreArchived() {
        let store = HabitStore(archive: archive, today: 5)
        store.add("  Read ")
        store.add("   ")
        #expect(archive.habits.map(\.name) == ["Read"])
        store.toggle(store.habits[0].id)
        #expect(store.progress == 1)
        #expect(archive.habits[0].isKept(on: 5))
    }

    @Test func errorsAreKept() {
        let store = HabitStore(archive: archive, today: 5)
        archive.error = CocoaError(.fileWriteNoPermission)
        store.add("Read")
        #expect(store.problem != nil)
    }

    @Test func observersAreCalledUntilTheyAreCancelled() {
        let store = HabitStore(archive: archive, today: 5)
        var count = 0
        let observation = store.observe { count += 1 }
        store.add("Read")
        observation.cancel()
        store.add("Run")
        #expect(count == 1)
    }

    @Test func filesAreReadAgain() throws {
        let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = FileArchive(name: "a.json", folder: folder)
        #expect(try file.read().isEmpty)
        let store = HabitStore(archive: file, today: 1)
        store.add("Read")
        #expect(try file.read() == store.habits)
    }
}

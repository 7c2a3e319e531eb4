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

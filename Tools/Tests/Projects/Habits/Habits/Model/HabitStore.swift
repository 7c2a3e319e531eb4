import Foundation
import Observation

/// A place for the habits between launches.
protocol Archive {
    func read() throws -> [Habit]
    func write(_ habits: [Habit]) throws
}

@Observable
final class HabitStore {
    private(set) var habits: [Habit] = []
    private(set) var problem: String?
    /// The number of today since the reference date.
    var today: Int

    private let archive: any Archive
    @ObservationIgnored private var observers: [UUID: () -> Void] = [:]

    init(archive: any Archive, today: Int = Day.current()) {
        self.archive = archive
        self.today = today
    }

    func load() {
        do {
            habits = try archive.read()
        } catch {
            problem = String(describing: error)
            habits = []
        }
        changed()
    }

    func add(_ name: String, symbol: String = "leaf") {
        let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !name.isEmpty else { return }
        habits.append(Habit(name: name, symbol: symbol))
        save()
    }

    func toggle(_ id: Habit.ID) {
        guard let index = habits.firstIndex(where: { $0.id == id }) else { return }
        habits[index].toggle(today)
        save()
    }

    func remove(_ id: Habit.ID) {
        habits.removeAll { $0.id == id }
        save()
    }

    /// The share of habits that were kept today, from 0 to 1.
    var progress: Double {
        habits.isEmpty ? 0 : Double(habits.count { $0.isKept(on: today) }) / Double(habits.count)
    }

    private func save() {
        do {
            try archive.write(habits)
            problem = nil
        } catch {
            problem = String(describing: error)
        }
        changed()
    }

    // MARK: Observers

    func observe(_ action: @escaping () -> Void) -> Token {
        let id = UUID()
        observers[id] = action
        return Token { [weak self] in self?.observers[id] = nil }
    }

    private func changed() { for observer in observers.values { observer() } }

    final class Token {
        private let end: () -> Void
        init(_ end: @escaping () -> Void) { self.end = end }
        func cancel() { end() }
    }
}

nonisolated enum Day {
    static func current(_ date: Date = .now, calendar: Calendar = .current) -> Int {
        let start = calendar.startOfDay(for: date)
        return Int((start.timeIntervalSinceReferenceDate / 86_400).rounded())
    }
}

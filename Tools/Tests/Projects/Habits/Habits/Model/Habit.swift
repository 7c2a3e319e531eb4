import Foundation

/// A habit, with the days on which it was kept.
nonisolated struct Habit: Codable, Hashable, Identifiable, Sendable {
    let id: UUID
    var name: String
    var symbol: String
    private(set) var days: Set<Int> = []

    init(id: UUID = UUID(), name: String, symbol: String = "leaf") {
        self.id = id
        self.name = name
        self.symbol = symbol
    }

    /// Whether the habit was kept on a day.
    func isKept(on day: Int) -> Bool { days.contains(day) }

    /// Marks a day, or removes its mark.
    mutating func toggle(_ day: Int) {
        if days.remove(day) == nil { days.insert(day) }
    }

    /// The number of days without a gap that end with a day, or with the day before.
    func streak(on day: Int) -> Int {
        var last = isKept(on: day) ? day : day - 1
        var count = 0
        while isKept(on: last) {
            count += 1
            last -= 1
        }
        return count
    }
}

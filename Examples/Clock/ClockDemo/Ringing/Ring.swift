/// Something that rings now.
enum Ring: Equatable {
    case alarm(Alarm)
    case countdown(id: Countdown.ID, name: String)

    var title: String {
        switch self {
        case .alarm(let alarm): alarm.label
        case .countdown: "Timer"
        }
    }

    var detail: String {
        switch self {
        case .alarm(let alarm): alarm.time
        case .countdown(_, let name): name
        }
    }

    /// What the second button does: puts an alarm off, or runs a timer again; `nil` for an alarm that cannot be put off.
    var again: String? {
        switch self {
        case .alarm(let alarm): alarm.snoozes ? "Snooze" : nil
        case .countdown: "Repeat"
        }
    }

    /// Whether two rings are of the same alarm or timer.
    func isSame(as other: Ring) -> Bool {
        switch (self, other) {
        case (.alarm(let first), .alarm(let second)): first.id == second.id
        case (.countdown(let first, _), .countdown(let second, _)): first == second
        default: false
        }
    }
}

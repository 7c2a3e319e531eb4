/// A ringing alarm or timer.
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

    /// The title of the second button, which snoozes an alarm or repeats a timer; `nil` for an alarm without snoozing.
    var again: String? {
        switch self {
        case .alarm(let alarm): alarm.snoozes ? "Snooze" : nil
        case .countdown: "Repeat"
        }
    }

    /// Whether two rings belong to the same alarm or timer.
    func isSame(as other: Ring) -> Bool {
        switch (self, other) {
        case (.alarm(let first), .alarm(let second)): first.id == second.id
        case (.countdown(let first, _), .countdown(let second, _)): first == second
        default: false
        }
    }
}

/// Determines when the next frame is due, so that frames follow each other evenly at the display's rate.
///
/// Pure arithmetic on media times. Deadlines are absolute: a deadline that is met late does not move the next.
struct FramePacer {
    /// Seconds from one frame to the next.
    let interval: Double
    /// When the last frame was due; `-.infinity` before the first.
    private(set) var lastFrame = -Double.infinity

    /// - Parameter refreshRate: The display's reported refresh rate, in hertz. 60 is used if it is missing or out of
    ///   range.
    init(refreshRate: Int) { interval = 1 / Double((24...500).contains(refreshRate) ? refreshRate : 60) }

    /// Returns the time at which a frame is due that is requested for `requested` (or as soon as possible:
    /// `-.infinity`).
    ///
    /// It is at least one interval after the last frame. If a frame is late by less than an interval, its due time
    /// does not change, so that a late wake-up does not shift the following frames. If whole frames were missed, or if
    /// no frame was requested for a while, the intervals begin again at `now`.
    func due(requested: Double, now: Double) -> Double {
        guard !requested.isNaN else { return now }
        let due = max(requested, lastFrame + interval)
        return now - due >= interval ? now : due
    }

    mutating func frameShown(due: Double) { lastFrame = due }
}

/// How the display thread waits until work is due.
enum Wait: Equatable {
    /// Do not wait: poll for events and continue.
    case none
    /// Less than a millisecond: sleep to the exact time, without polling for events.
    case precise
    /// Wait for events for a number of milliseconds.
    case events(milliseconds: Int32, wakesForCommits: Bool)
    /// Wait without limit, since no work is due.
    case forever

    init(due: Double?, now: Double, interval: Double) {
        guard let due, due < .infinity else {
            self = .forever
            return
        }
        let seconds = due - now
        if !(seconds > 0.000_02) {
            self = .none
        } else if seconds < 0.001 {
            self = .precise
        } else {
            // SDL waits for whole milliseconds, and the rest is slept precisely. Work that is due after some frames
            // without any may be late by a fraction of a millisecond instead, and wakes the thread once. Commits
            // within the frame are taken with it and need not wake the thread.
            let isSoon = seconds <= interval * 1.5
            self = .events(
                milliseconds: Int32(min(isSoon ? seconds * 1000 : (seconds * 1000).rounded(.up), 1e6)),
                wakesForCommits: !isSoon)
        }
    }
}

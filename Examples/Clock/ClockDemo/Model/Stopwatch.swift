import Foundation

/// A stopwatch: its elapsed time and its laps. It is a value: the current time is passed to each method.
///
///     reset ──start──▶ running ⇄ stopped ──reset──▶ reset
public struct Stopwatch: Equatable, Sendable {
    /// The time of the last start; `nil` while it is stopped.
    private var startTime: TimeInterval?
    /// The elapsed time when it was last stopped.
    private var measured: TimeInterval = 0
    /// The durations of the completed laps, in order.
    public private(set) var laps: [TimeInterval] = []

    /// Creates a stopwatch at zero.
    public init() {}

    /// Whether the stopwatch is running.
    public var isRunning: Bool { startTime != nil }
    /// Whether the stopwatch is stopped at zero.
    public var isReset: Bool { startTime == nil && measured == 0 }

    /// The total elapsed seconds.
    public func elapsed(at time: TimeInterval) -> TimeInterval {
        measured + (startTime.map { max(0, time - $0) } ?? 0)
    }

    /// The seconds since the last lap.
    public func currentLap(at time: TimeInterval) -> TimeInterval { elapsed(at: time) - laps.reduce(0, +) }

    /// Starts or continues the stopwatch.
    public mutating func start(at time: TimeInterval) { startTime = startTime ?? time }

    /// Stops the stopwatch.
    public mutating func stop(at time: TimeInterval) {
        measured = elapsed(at: time)
        startTime = nil
    }

    /// Ends the current lap, and begins the next.
    public mutating func lap(at time: TimeInterval) { laps.append(currentLap(at: time)) }

    /// Resets the time to zero and removes all laps.
    public mutating func reset() { self = Stopwatch() }

    /// The indices of the shortest and the longest lap; `nil` for fewer than two laps.
    public var extremes: (shortest: Int, longest: Int)? {
        guard laps.count > 1 else { return nil }
        let order = laps.indices.sorted { laps[$0] < laps[$1] }
        return (order[0], order[order.count - 1])
    }
}

extension TimeText {
    /// "01:23.45"; with hours "1:01:23.45".
    static func hundredths(_ seconds: TimeInterval) -> String {
        let hundredths = Int((max(0, seconds) * 100).rounded(.down))
        let (minutes, rest) = (hundredths / 6000, hundredths % 6000)
        let tail = String(format: "%02d.%02d", rest / 100, rest % 100)
        return minutes < 60
            ? String(format: "%02d:", minutes) + tail
            : String(format: "%d:%02d:", minutes / 60, minutes % 60) + tail
    }

    /// The remaining time: "5:00"; with hours "1:05:00". A fraction of a second counts as a whole second.
    static func countdown(_ seconds: TimeInterval) -> String {
        let whole = Int(max(0, seconds).rounded(.up))
        let (hours, minutes) = (whole / 3600, whole / 60 % 60)
        return hours > 0
            ? String(format: "%d:%02d:%02d", hours, minutes, whole % 60)
            : String(format: "%02d:%02d", minutes, whole % 60)
    }
}

import Foundation

/// A stopwatch: what it has measured, and its laps. A value; what time it is it is always given.
///
///     reset ──start──▶ running ⇄ stopped ──reset──▶ reset
public struct Stopwatch: Equatable, Sendable {
    /// When it was started last; `nil` while it stands still.
    private var startTime: TimeInterval?
    /// What it had measured when it was stopped last.
    private var measured: TimeInterval = 0
    /// The durations of the laps that are over, the first first.
    public private(set) var laps: [TimeInterval] = []

    /// Makes one that stands at zero.
    public init() {}

    /// Whether it measures now.
    public var isRunning: Bool { startTime != nil }
    /// Whether it stands at zero.
    public var isReset: Bool { startTime == nil && measured == 0 }

    /// Seconds in all.
    public func elapsed(at time: TimeInterval) -> TimeInterval {
        measured + (startTime.map { max(0, time - $0) } ?? 0)
    }

    /// Seconds since the last lap.
    public func currentLap(at time: TimeInterval) -> TimeInterval { elapsed(at: time) - laps.reduce(0, +) }

    /// Goes on measuring.
    public mutating func start(at time: TimeInterval) { startTime = startTime ?? time }

    /// Stands still.
    public mutating func stop(at time: TimeInterval) {
        measured = elapsed(at: time)
        startTime = nil
    }

    /// Ends a lap, and begins the next.
    public mutating func lap(at time: TimeInterval) { laps.append(currentLap(at: time)) }

    /// Back to zero, without laps.
    public mutating func reset() { self = Stopwatch() }

    /// The numbers of the shortest and the longest lap, once there are two.
    public var extremes: (shortest: Int, longest: Int)? {
        guard laps.count > 1 else { return nil }
        let order = laps.indices.sorted { laps[$0] < laps[$1] }
        return (order[0], order[order.count - 1])
    }
}

extension TimeText {
    /// "01:23.45", and from an hour on "1:01:23.45".
    static func hundredths(_ seconds: TimeInterval) -> String {
        let hundredths = Int((max(0, seconds) * 100).rounded(.down))
        let (minutes, rest) = (hundredths / 6000, hundredths % 6000)
        let tail = String(format: "%02d.%02d", rest / 100, rest % 100)
        return minutes < 60
            ? String(format: "%02d:", minutes) + tail
            : String(format: "%d:%02d:", minutes / 60, minutes % 60) + tail
    }

    /// "5:00", and from an hour on "1:05:00": what is left, a begun second counting whole.
    static func countdown(_ seconds: TimeInterval) -> String {
        let whole = Int(max(0, seconds).rounded(.up))
        let (hours, minutes) = (whole / 3600, whole / 60 % 60)
        return hours > 0
            ? String(format: "%d:%02d:%02d", hours, minutes, whole % 60)
            : String(format: "%02d:%02d", minutes, whole % 60)
    }
}

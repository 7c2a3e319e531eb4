import Foundation
import Measuring

/// The X server that `Scripts/with-display` started for this run.
///
/// Toolkits delegate work to the server, so the cost of a frame is the sum of the program's and the server's.
struct XServer {
    private let clock: CPUClock

    /// CPU seconds of the server since it began.
    func cpuTime() throws -> Double {
        guard let now = clock.now else { throw BenchmarkFailure("the X server has ended") }
        return now
    }

    static func current() throws -> XServer {
        guard let text = ProcessInfo.processInfo.environment["XVFB_PID"], let identifier = pid_t(text) else {
            throw BenchmarkFailure("there is no X server of our own; run with Scripts/with-display --own")
        }
        guard let clock = CPUClock(processIdentifier: identifier) else {
            throw BenchmarkFailure("the X server, process \(identifier), has ended")
        }
        return XServer(clock: clock)
    }
}

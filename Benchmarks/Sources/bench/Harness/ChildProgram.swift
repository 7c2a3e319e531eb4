import Foundation
import Measuring

/// A program of this package in a separate process, whose window is measured while it runs.
final class ChildProgram {
    /// The start time (`MonotonicTime`), immediately before the `exec`.
    let startTime: Double

    private let process = Process()
    private let output = Pipe()

    /// Starts a program from this program's folder.
    init(_ name: String, _ arguments: String..., environment: [String: String] = [:]) throws {
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent(name)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        startTime = MonotonicTime.now
        do {
            try process.run()
        } catch {
            throw BenchmarkFailure("cannot start \(name): \(error.localizedDescription)")
        }
    }

    deinit {
        kill()
    }

    /// The CPU seconds of the program until now.
    func cpuTime() throws -> Double {
        guard let now = CPUClock(processIdentifier: process.processIdentifier)?.now else { throw failure }
        return now
    }

    /// The peak resident memory of the program, in bytes.
    func peakMemory() throws -> Int {
        guard let bytes = status.peakMemory else { throw failure }
        return bytes
    }

    /// The number of wake-ups of its threads until now.
    func wakeups() throws -> Int {
        guard let count = status.wakeups else { throw failure }
        return count
    }

    /// Waits for the program to end and decodes the JSON on its standard output. After the time limit, the program is
    /// killed.
    func result<Value: Decodable>(as type: Value.Type, within seconds: Double) throws -> Value {
        let identifier = process.processIdentifier
        let watchdog = DispatchSource.makeTimerSource()
        watchdog.setEventHandler { _ = Foundation.kill(identifier, SIGKILL) }
        watchdog.schedule(deadline: .now() + seconds)
        watchdog.resume()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        watchdog.cancel()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else { throw failure }
        return try JSONDecoder().decode(type, from: data)
    }

    /// Ends the program, by SIGTERM before SIGKILL, and waits until it has ended.
    func end() {
        guard process.isRunning else { return }
        process.terminate()
        let limit = MonotonicTime.now + 2
        while process.isRunning, MonotonicTime.now < limit { MonotonicTime.sleep(0.01) }
        kill()
        process.waitUntilExit()
    }

    private func kill() {
        // Process number 0, of a program that was not started, would be this program's whole group.
        guard process.isRunning else { return }
        Foundation.kill(process.processIdentifier, SIGKILL)
    }

    private var status: ProcessStatus { ProcessStatus(processIdentifier: process.processIdentifier) }

    private var failure: BenchmarkFailure {
        guard !process.isRunning else { return BenchmarkFailure("cannot read the status of \(name)") }
        let how = process.terminationReason == .exit ? "ended with status" : "was ended by signal"
        return BenchmarkFailure("\(name) \(how) \(process.terminationStatus)")
    }

    private var name: String { process.executableURL?.lastPathComponent ?? "the program" }
}

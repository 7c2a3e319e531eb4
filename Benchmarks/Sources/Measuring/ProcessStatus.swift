import Foundation

/// The status of a process, as Linux reports it under `/proc`.
public struct ProcessStatus: Sendable {
    private let directory: String

    /// This process.
    public static let own = ProcessStatus(directory: "/proc/self")

    private init(directory: String) {
        self.directory = directory
    }

    /// The status of a different process on this machine.
    public init(processIdentifier: pid_t) {
        directory = "/proc/\(processIdentifier)"
    }

    /// The peak resident memory, in bytes; `nil` if the process has ended.
    public var peakMemory: Int? {
        Self.number(of: "VmHWM", in: "\(directory)/status").map { $0 * 1024 }
    }

    /// The resident memory, in bytes; `nil` if the process has ended.
    public var memory: Int? {
        Self.number(of: "VmRSS", in: "\(directory)/status").map { $0 * 1024 }
    }

    /// The number of times that its threads waited and were woken, since the process began; `nil` if the process has
    /// ended.
    public var wakeups: Int? {
        guard let threads = try? FileManager.default.contentsOfDirectory(atPath: "\(directory)/task") else {
            return nil
        }
        return threads.reduce(0) { sum, thread in
            sum + (Self.number(of: "voluntary_ctxt_switches", in: "\(directory)/task/\(thread)/status") ?? 0)
        }
    }

    private static func number(of key: String, in path: String) -> Int? {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
        let line = text.split(separator: "\n").first { $0.hasPrefix("\(key):") }
        return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
    }
}

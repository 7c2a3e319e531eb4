import Foundation

/// What Linux reports about a process under `/proc`.
public struct ProcessStatus: Sendable {
    private let directory: String

    /// This process.
    public static let own = ProcessStatus(directory: "/proc/self")

    private init(directory: String) {
        self.directory = directory
    }

    /// The status of another process of this machine.
    public init(processIdentifier: pid_t) {
        directory = "/proc/\(processIdentifier)"
    }

    /// The most memory that was ever resident, in bytes; `nil` when the process has ended.
    public var peakMemory: Int? {
        Self.number(of: "VmHWM", in: "\(directory)/status").map { $0 * 1024 }
    }

    /// The memory that is resident now, in bytes; `nil` when the process has ended.
    public var memory: Int? {
        Self.number(of: "VmRSS", in: "\(directory)/status").map { $0 * 1024 }
    }

    /// How often any of its threads stopped computing to wait for something and was woken again, since the process began;
    /// `nil` when the process has ended.
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

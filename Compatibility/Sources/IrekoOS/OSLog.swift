import Logging

/// A log to which `os_log` writes.
public final class OSLog: Sendable {
    /// The log without subsystem and category.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// A log whose messages are dropped.
    public static let disabled = OSLog(label: nil)

    private let logger: Logging.Logger?

    /// Makes a log of a subsystem's category.
    public convenience init(subsystem: String, category: String) {
        self.init(label: [subsystem, category].filter { !$0.isEmpty }.joined(separator: "."))
    }

    private init(label: String?) { logger = label.map { Logging.Logger(label: $0) } }

    /// Whether messages of a type are written.
    public func isEnabled(type: OSLogType) -> Bool { logger.map { $0.logLevel <= type.level } ?? false }

    func write(_ message: @autoclosure () -> String, type: OSLogType) {
        logger?.log(level: type.level, "\(message())")
    }
}

/// How important a message is.
public struct OSLogType: Hashable, Sendable {
    /// The system's number of it.
    public let rawValue: UInt8

    /// Makes a type of a number.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }
    /// Makes a type of a number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Worth reading when something has failed.
    public static let `default` = OSLogType(0)
    /// Helpful, but not essential.
    public static let info = OSLogType(1)
    /// For debugging.
    public static let debug = OSLogType(2)
    /// An error of the program.
    public static let error = OSLogType(16)
    /// An error of the system or of several programs.
    public static let fault = OSLogType(17)

    var level: Logging.Logger.Level {
        switch self {
        case .debug: .debug
        case .info: .info
        case .error: .error
        case .fault: .critical
        default: .notice
        }
    }
}

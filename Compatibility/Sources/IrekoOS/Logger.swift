import Logging

/// A log of a subsystem and category, which writes by swift-log.
public struct Logger: Sendable {
    let log: OSLog

    /// Makes a log for the default subsystem.
    public init() { log = .default }

    /// Makes a log.
    ///
    /// - Parameters:
    ///   - subsystem: The part of the program, such as its bundle identifier.
    ///   - category: A part of that.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    /// Makes a log of an `OSLog`.
    public init(_ logObj: OSLog) { log = logObj }

    /// Writes a message of a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, type: level) }
    /// Writes a message of the default level.
    public func log(_ message: OSLogMessage) { log.write(message.text, type: .default) }
    /// Writes a message of the level for tracing.
    public func trace(_ message: OSLogMessage) { log.write(message.text, type: .debug) }
    /// Writes a message of the level for debugging.
    public func debug(_ message: OSLogMessage) { log.write(message.text, type: .debug) }
    /// Writes a message of the level for information.
    public func info(_ message: OSLogMessage) { log.write(message.text, type: .info) }
    /// Writes a message of the default level.
    public func notice(_ message: OSLogMessage) { log.write(message.text, type: .default) }
    /// Writes a message of the level for warnings.
    public func warning(_ message: OSLogMessage) { log.write(message.text, type: .error) }
    /// Writes a message of the level for errors.
    public func error(_ message: OSLogMessage) { log.write(message.text, type: .error) }
    /// Writes a message of the level for critical errors.
    public func critical(_ message: OSLogMessage) { log.write(message.text, type: .fault) }
    /// Writes a message of the level for faults.
    public func fault(_ message: OSLogMessage) { log.write(message.text, type: .fault) }
}

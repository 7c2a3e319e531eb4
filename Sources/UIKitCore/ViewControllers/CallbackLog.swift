import Foundation
import QuartzCore

/// Logs the callbacks of all view controllers while a program runs, as configured by the environment:
///
/// - `IREKO_TIMELINE=1`: one line per callback to standard error, without layout callbacks;
/// - `IREKO_TIMELINE=all`: layout callbacks, too;
/// - `IREKO_TIMELINE=FILE`: to a file, which is overwritten. A name that ends in `.json` writes a trace for
///   `chrome://tracing` and Perfetto, with all callbacks (``CallbackTrace``).
///
/// The array of a trace is not closed, since the program may end at any time; both readers accept that.
@MainActor
package final class CallbackLog {
    private let write: (String) -> Void
    private let hasLayout: Bool
    private let start: Double
    private var trace: CallbackTrace?

    /// - Parameter write: Writes a string, which includes its line's end.
    package init(_ setting: String, since start: Double, write: @escaping (String) -> Void) {
        self.write = write
        self.start = start
        hasLayout = setting == "all"
        guard setting.lowercased().hasSuffix(".json") else { return }
        trace = CallbackTrace(since: start)
        write("[\n")
    }

    nonisolated deinit {}

    /// Logs the records of a probe from now on.
    package func follow(_ probe: Probe<CallbackRecord>) { probe.subscribe { [self] in note($0) } }

    private func note(_ record: CallbackRecord) {
        if let events = trace?.events(of: record) {
            write(events.map { $0 + ",\n" }.joined())
        } else if hasLayout || !record.callback.isOfLayout {
            write(record.line(since: start) + "\n")
        }
    }

    // MARK: Environment

    /// Begins to log if the environment variable is set. A file that cannot be written is reported in the log.
    package static func beginIfRequested() {
        guard let setting = ProcessInfo.processInfo.environment["IREKO_TIMELINE"], !setting.isEmpty, setting != "0"
        else {
            return
        }
        guard let file = file(for: setting) else {
            return Diagnostics.warn(.resource, "IREKO_TIMELINE=\(setting): the file cannot be written")
        }
        let log = CallbackLog(setting, since: CACurrentMediaTime()) { try? file.write(contentsOf: Data($0.utf8)) }
        log.follow(UIContext.current.callbacks)
    }

    private static func file(for setting: String) -> FileHandle? {
        if setting == "1" || setting == "all" { return .standardError }
        guard FileManager.default.createFile(atPath: setting, contents: nil) else { return nil }
        return FileHandle(forWritingAtPath: setting)
    }
}

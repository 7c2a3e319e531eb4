import Foundation
import QuartzCore

/// Writes the callbacks of all view controllers of a program down while it runs, as the environment says:
///
/// - `IREKO_TIMELINE=1`: a line each to standard error, without those of layout;
/// - `IREKO_TIMELINE=all`: those of layout, too;
/// - `IREKO_TIMELINE=FILE`: to a file, which is written anew; a name that ends in `.json` makes it a trace for
///   `chrome://tracing` and Perfetto, with all callbacks (``CallbackTrace``).
///
/// A trace is an array that is not closed, since the program may end at any time; both readers take it so.
@MainActor
package final class CallbackLog {
    private let write: (String) -> Void
    private let hasLayout: Bool
    private let start: Double
    private var trace: CallbackTrace?

    /// - Parameter write: Takes a piece of text, with its line's end.
    package init(_ setting: String, since start: Double, write: @escaping (String) -> Void) {
        self.write = write
        self.start = start
        hasLayout = setting == "all"
        guard setting.lowercased().hasSuffix(".json") else { return }
        trace = CallbackTrace(since: start)
        write("[\n")
    }

    nonisolated deinit {}

    /// Writes from now on what a probe reports.
    package func follow(_ probe: Probe<CallbackRecord>) { probe.subscribe { [self] in note($0) } }

    private func note(_ record: CallbackRecord) {
        if let events = trace?.events(of: record) {
            write(events.map { $0 + ",\n" }.joined())
        } else if hasLayout || !record.callback.isOfLayout {
            write(record.line(since: start) + "\n")
        }
    }

    // MARK: As the environment says

    /// Begins to write, if the environment asks for it. A file that cannot be written is named in the log.
    package static func beginIfAsked() {
        guard let setting = ProcessInfo.processInfo.environment["IREKO_TIMELINE"], !setting.isEmpty, setting != "0"
        else {
            return
        }
        guard let file = file(for: setting) else {
            return Diagnostics.warn(.resource, "IREKO_TIMELINE=\(setting): no such file can be written")
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

import Foundation
import Logging
import Synchronization

/// The log of the modules whose functions are not available on Linux.
public enum ModuleShell {
    private static let logged = Mutex<Set<String>>([])
    private static let logger = Logger(label: "ireko")

    /// Logs, once in a program for each module and message, that a function is not available.
    ///
    /// - Parameters:
    ///   - module: The name of the module.
    ///   - message: The missing function and its result.
    public static func log(_ module: String, _ message: String) {
        let isNew = logged.withLock { $0.insert("\(module): \(message)").inserted }
        if isNew { logger.warning("\(module): \(message)") }
    }

    private struct Work: @unchecked Sendable {  // It is made for one call, on the main thread.
        var run: () -> Void
    }

    /// Calls a closure in a later turn of the main thread's run loop.
    public static func later(_ work: @escaping () -> Void) {
        let work = Work(run: work)
        DispatchQueue.main.async { work.run() }
    }
}

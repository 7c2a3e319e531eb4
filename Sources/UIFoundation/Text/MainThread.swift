import Foundation

/// The way to the main actor from functions that, as on Apple's systems, may be called on any thread.
package enum MainThread {
    // Not every process runs the main queue on the main thread: once that is parked in `dispatchMain()`, as in a test
    // runner, another thread does it. So the queue itself is marked.
    private static let isMainQueue: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the main actor runs here.
    package static var isCurrent: Bool { DispatchQueue.getSpecific(key: isMainQueue) == true || Thread.isMainThread }

    /// Runs the closure on the main actor and waits for it. Text is laid out there, where Pango lives.
    package static func run<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
        if isCurrent {
            return MainActor.assumeIsolated(body)
        }
        return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
    }
}

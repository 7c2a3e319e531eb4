import Foundation

/// The way to the main actor from functions that, as on Apple's systems, may be called on any thread.
enum MainThread {
    /// Runs the closure on the main thread and waits for it. Text is laid out there, where Pango lives.
    static func run<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
        if Thread.isMainThread { return MainActor.assumeIsolated(body) }
        return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
    }
}

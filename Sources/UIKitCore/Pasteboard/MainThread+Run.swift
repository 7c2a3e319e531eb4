import Foundation
import UIFoundation

extension MainThread {
    /// Runs a closure on the main thread and waits for it. Runs immediately if the current thread is the main thread.
    package static func run<Value>(_ body: @MainActor () -> Value) -> Value {
        nonisolated(unsafe) var value: Value?
        func run() { MainActor.assumeIsolated { value = body() } }
        if isCurrent { run() } else { DispatchQueue.main.sync { run() } }
        guard let value else { preconditionFailure("The body has been run.") }
        return value
    }
}

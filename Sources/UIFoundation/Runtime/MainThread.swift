import Foundation

/// Whether a function that, as on Apple's systems, may be called on any thread is called on the main actor's.
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
}

import Foundation

/// Checks whether a function that may be called on any thread, as on Apple's systems, is called on the main actor.
package enum MainThread {
    // The main queue may run on a background thread after the main thread is parked in `dispatchMain()`, as in a test
    // runner. Therefore the queue itself is marked.
    private static let isMainQueue: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the main actor runs on this thread.
    package static var isCurrent: Bool { DispatchQueue.getSpecific(key: isMainQueue) == true || Thread.isMainThread }
}

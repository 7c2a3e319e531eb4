import Foundation

/// Calls a closure at each memory warning of the application, until the observer is deallocated.
@MainActor
final class MemoryWarningObserver {
    // Unsafe only because `deinit` reads it, when no other reference exists.
    nonisolated(unsafe) private let token: any NSObjectProtocol

    init(_ action: @escaping @MainActor () -> Void) {
        token = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { _ in
            // The application posts the notification on the main actor.
            MainActor.assumeIsolated(action)
        }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
}

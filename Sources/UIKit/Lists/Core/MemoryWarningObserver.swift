import Foundation

/// Calls a function when the application is warned that memory is scarce, for as long as it is kept.
@MainActor
final class MemoryWarningObserver {
    // Unsafe only because `deinit` reads it, when there is no other reference.
    nonisolated(unsafe) private let token: any NSObjectProtocol

    init(_ action: @escaping @MainActor () -> Void) {
        token = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { _ in
            // It is posted by the application, on the main actor.
            MainActor.assumeIsolated(action)
        }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
}

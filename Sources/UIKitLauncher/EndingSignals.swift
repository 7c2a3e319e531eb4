import Dispatch
import Foundation

/// Has a program that is ended by SIGTERM (the desktop's end, `systemctl stop`) or SIGINT (Control-C) save first.
///
/// The first signal is handed to the main thread; a second one ends the process at once, as it would have without this.
enum EndingSignals {
    // Kept for as long as the process runs.
    nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []

    /// Starts to watch; called once, on the main thread. A signal that the process was started to ignore (`nohup`) stays ignored.
    @MainActor
    static func watch(_ handler: @escaping @MainActor @Sendable (Int32) -> Void) {
        let watched = [SIGTERM, SIGINT].filter { number in
            let before = signal(number, SIG_IGN)
            return unsafeBitCast(before, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self)
        }
        for number in watched {
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            // Not on the main actor, which the queue is not.
            source.setEventHandler { @Sendable in
                for number in watched { signal(number, SIG_DFL) }
                DispatchQueue.main.async { handler(number) }
            }
            source.resume()
            sources.append(source)
        }
    }
}

import Dispatch
import Foundation
import QuartzCore

/// Lets a program save its state when it is ended by SIGTERM (the desktop's end, `systemctl stop`) or SIGINT
/// (Control-C).
///
/// The first signal is forwarded to the main thread. A second signal ends the process immediately, as it would without
/// this handler.
enum EndingSignals {
    // Kept until the process ends.
    nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []

    /// Installs the handlers. Called once, on the main thread. A signal that the process was started to ignore
    /// (`nohup`) is still ignored.
    @MainActor
    static func watch(_ handler: @escaping @MainActor @Sendable (Int32) -> Void) {
        let watched = [SIGTERM, SIGINT].filter { number in
            let before = signal(number, SIG_IGN)
            return unsafeBitCast(before, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self)
        }
        for number in watched {
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            // Not isolated to the main actor, since the queue is not its queue.
            source.setEventHandler { @Sendable in
                for number in watched { signal(number, SIG_DFL) }
                MainLoop.send { handler(number) }
            }
            source.resume()
            sources.append(source)
        }
    }
}

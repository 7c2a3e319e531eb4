import Foundation
import Synchronization

/// Has a program that is ended by SIGTERM (the desktop's end, `systemctl stop`) or SIGINT (Control-C) save first.
///
///     (nothing) ──first signal──▶ the program ends by itself ──another signal──▶ the kernel ends it
///
/// A signal that the process was started to ignore, as by `nohup`, stays ignored.
enum EndingSignals {
    /// Where a signal's handler writes its number: it may do little else.
    private static let writeEnd = Atomic<CInt>(-1)

    /// Starts to watch.
    ///
    /// - Parameter handler: Called with the first signal, once.
    static func watch(_ handler: @escaping @MainActor @Sendable (Int32) -> Void) {
        var ends: [CInt] = [0, 0]
        guard pipe(&ends) == 0 else { return }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        writeEnd.store(ends[1], ordering: .sequentiallyConsistent)
        let readEnd = ends[0]
        let thread = Thread {
            var number: UInt8 = 0
            while read(readEnd, &number, 1) < 0, errno == EINTR {}
            let signal = Int32(number)
            DispatchQueue.main.async { MainActor.assumeIsolated { handler(signal) } }
        }
        thread.name = "signals"
        thread.stackSize = 64 << 10
        thread.start()
        for signal in [SIGTERM, SIGINT] { install(signal) }
    }

    private static func install(_ number: CInt) {
        var old = sigaction()
        guard sigaction(number, nil, &old) == 0, !isIgnored(old) else { return }
        var new = sigaction()
        new.sa_flags = SA_RESTART
        new.__sigaction_handler.sa_handler = { EndingSignals.receive($0) }
        sigaction(number, &new, nil)
    }

    private static func isIgnored(_ action: sigaction) -> Bool {
        unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Called in the signal's context, where only what is safe there may be called.
    private static func receive(_ number: CInt) {
        let error = errno
        signal(SIGTERM, SIG_DFL)
        signal(SIGINT, SIG_DFL)
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(writeEnd.load(ordering: .sequentiallyConsistent), &byte, 1)
        errno = error
    }
}

import Foundation
import Synchronization

/// The signals with which a desktop, a shell or a service manager ends a program: SIGTERM and SIGINT.
///
///     (nothing) ──first signal──▶ the program ends by itself ──another signal──▶ the kernel ends it
///
/// A signal that is ignored from the start, as SIGINT is of a program that a shell has started in the background, stays ignored.
enum TerminationSignals {
    private static let signals = [SIGTERM, SIGINT]
    /// Where the signal's handler writes: it may do little else.
    private static let pipeEnd = Atomic<CInt>(-1)

    /// Starts to watch. The handler is called once, on a thread of its own.
    static func watch(_ handler: @escaping @Sendable () -> Void) {
        var ends: [CInt] = [0, 0]
        guard pipe(&ends) == 0 else { return }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        pipeEnd.store(ends[1], ordering: .sequentiallyConsistent)
        let readEnd = ends[0]
        let thread = Thread {
            var byte: UInt8 = 0
            while read(readEnd, &byte, 1) < 0, errno == EINTR {}
            handler()
        }
        thread.name = "signals"
        thread.stackSize = 64 << 10
        thread.start()
        for signal in signals { install(signal) }
    }

    private static func install(_ signal: CInt) {
        var old = sigaction()
        guard sigaction(signal, nil, &old) == 0, !isIgnored(old) else { return }
        var new = sigaction()
        new.sa_flags = SA_RESTART
        new.__sigaction_handler.sa_handler = { _ in TerminationSignals.receive() }
        sigaction(signal, &new, nil)
    }

    private static func isIgnored(_ action: sigaction) -> Bool {
        unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Called in the signal's context, where only what is safe there may be called.
    private static func receive() {
        let number = errno
        signal(SIGTERM, SIG_DFL)
        signal(SIGINT, SIG_DFL)
        var byte: UInt8 = 1
        _ = write(pipeEnd.load(ordering: .sequentiallyConsistent), &byte, 1)
        errno = number
    }
}

import Foundation
import RenderServer

/// A value that a thread passes to other threads, once. They wait for it, with a limit.
///
/// `@unchecked Sendable`: the value is only accessed while `mutex` is locked.
final class Gate<Value: Sendable>: @unchecked Sendable {
    // Allocated, because pthread objects must not move.
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var value: Value?

    init() {
        pthread_mutex_init(mutex, nil)
        var attributes = pthread_condattr_t()
        pthread_condattr_init(&attributes)
        // Limits are media time, which uses this clock.
        pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
        pthread_cond_init(condition, &attributes)
        pthread_condattr_destroy(&attributes)
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    /// Opens the gate; a second value is ignored.
    func open(with newValue: Value) {
        pthread_mutex_lock(mutex)
        if value == nil { value = newValue }
        pthread_cond_broadcast(condition)
        pthread_mutex_unlock(mutex)
    }

    /// Waits for the value until a media time (or without limit). Returns `nil` if no value was set by then.
    func wait(until limit: Double = .infinity) -> Value? {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        guard limit.isFinite else {
            while value == nil { pthread_cond_wait(condition, mutex) }
            return value
        }
        var time = timespec(mediaTime: limit)
        while value == nil {
            if pthread_cond_timedwait(condition, mutex, &time) != 0 { break }
        }
        return value
    }
}

extension timespec {
    /// A time of `MonotonicClock`, as the system represents it.
    init(mediaTime: Double) {
        // A limit beyond 30 years is a mistake, which must not trap here.
        let seconds = min(max(mediaTime, 0), 1e9)
        let whole = seconds.rounded(.down)
        self.init(tv_sec: Int(whole), tv_nsec: min(Int((seconds - whole) * 1e9), 999_999_999))
    }
}

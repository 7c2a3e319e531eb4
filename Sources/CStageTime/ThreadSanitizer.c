// Tells ThreadSanitizer about Swift's `Mutex`.
//
// A program contains the code that locks a free mutex, so ThreadSanitizer knows that it orders two accesses. A mutex
// that is in use is locked in libswiftSynchronization, which is not instrumented. Without these functions, the data of
// such a mutex seems to be accessed without it.
#include "Context.h"

#if __has_feature(thread_sanitizer)

extern void __tsan_acquire(void *address);
extern void __tsan_release(void *address);

// Methods of `Synchronization._MutexHandle`.
#define METHOD UNINSTRUMENTED __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *handle
#define LOCK_SLOW "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK_SLOW "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

METHOD void lockSlow(uint32_t thread, SELF) __asm__(LOCK_SLOW);
METHOD void unlockSlow(SELF) __asm__(UNLOCK_SLOW);

/// The library's function of a name.
static void *next(_Atomic(void *) *found, const char *name) {
    void *function = atomic_load_explicit(found, memory_order_relaxed);
    if (!function) {
        function = dlsym(RTLD_NEXT, name);
        atomic_store_explicit(found, function, memory_order_relaxed);
    }
    return function;
}

METHOD void lockSlow(uint32_t thread, SELF) {
    static _Atomic(void *) found;
    ((__typeof__(&lockSlow))next(&found, LOCK_SLOW))(thread, handle);
    __tsan_acquire(handle);
}

METHOD void unlockSlow(SELF) {
    static _Atomic(void *) found;
    __tsan_release(handle);
    ((__typeof__(&unlockSlow))next(&found, UNLOCK_SLOW))(handle);
}

#endif

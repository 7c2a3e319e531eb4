// Declarations that the files of this module share.
#pragma once

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "CStageTime.h"
#include <dlfcn.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/types.h>
#include <time.h>

/// The stage that a thread works for.
typedef struct StageContext {
    /// The stage's number; 0 without a stage.
    uint64_t stage;
    /// The place of the running work among all work that the stage submitted to other queues; 0 on the stage's own
    /// thread.
    uint64_t ticket;
    /// Whether the stage waits for the running work.
    bool isCounted;
} StageContext;

extern _Thread_local StageContext threadContext;
extern StageTimeOwner owner;

/// Whether this thread works for the stage that owns the time.
bool isInContext(void);
/// The number of the stage that owns the time; 0 without a stage.
uint64_t currentStage(void);
/// The ticket of work that this thread submits to a different queue.
uint64_t nextTicket(void);

/// Detaches this thread from its stage, so that it waits in real time; returns the previous context.
StageContext leaveContext(void);

/// Begins or ends counted work, which the stage waits for.
void beginCounted(uint64_t stage);
void endCounted(uint64_t stage);

/// A thread that runs counted work, in a list.
typedef struct Worker {
    struct Worker *next, *outer;
    uint64_t stage;
    pid_t thread;
    /// Whether it is in a call that waits for other threads.
    atomic_bool isWaiting;
    /// Whether the stage has waited for the end of that call. Guarded by the lock.
    bool isKnown;
} Worker;

/// Notes that this thread begins or ends counted work.
void beginWork(Worker *worker);
void endWork(Worker *worker);

/// Notes that this thread begins or ends to wait for other threads, if it runs counted work.
void beginWaiting(void);
void endWaiting(void);

/// Whether any counted work runs that does not wait itself.
bool isOtherWorkRunning(void);
/// Whether any counted work exists.
bool hasOtherWork(void);
/// The number of threads that sleep on the stage's clock.
extern _Atomic int sleepers;

/// Releases the objects that belong to the stage's thread.
void releaseSpecifics(void);
/// Removes the observers of the run loop of the stage's thread.
void removeObservers(void);

/// Submits work to the stage's main queue or to Swift's global executor.
void giveToStage(StageWork work, StageQueue queue);

/// Waits until libdispatch has notified the stage of the empty groups and the completed work items.
void waitForNotices(void);

/// Runs work on a queue of libdispatch, in the stage's context; the stage waits for it.
void giveToQueue(void *queue, StageWork work, bool isBarrier);

/// Reads the clocks at the beginning of a stage.
void readClocks(void);
/// The difference between the stage's clock and the system's, in nanoseconds.
int64_t nanosecondsAhead(void);
/// Sleeps on the stage's clock: the stage's thread advances it, other threads wait for it.
void sleepOnStage(uint64_t nanoseconds);
/// Converts a `dispatch_time_t` to nanoseconds since the stage began.
uint64_t stageTime(uint64_t dispatchTime);
/// Converts a deadline by the stage's clock to nanoseconds since the stage began.
uint64_t stageTimeOf(const struct timespec *deadline);
/// Converts a deadline by the stage's clock to the system's clock.
struct timespec realDeadline(const struct timespec *deadline);
/// The time of the system's clock, a number of nanoseconds from now.
struct timespec realTimeAfter(int64_t nanoseconds);

StageWork workOfBlock(const void *block);
/// Calls a block.
void callBlock(void *block);

// The required parts of Swift's runtime and libdispatch. C has no blocks without a compiler option.
extern char _dispatch_main_q;
extern char _dispatch_source_type_timer;
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
extern void *dispatch_queue_create(const char *label, void *attributes);
extern void *swift_task_getCurrent(void);
extern void swift_task_cancel(void *task) __attribute__((swiftcall));
extern uint64_t swift_task_getJobTaskId(void *job) __attribute__((swiftcall));
extern uint32_t swift_task_getJobFlags(void *job) __attribute__((swiftcall));
extern void *swift_retain(void *object);
extern void swift_release(void *object);

static inline bool isMainQueue(void *queue) { return queue == (void *)&_dispatch_main_q; }

/// The function of this name that this program interposes: a sanitizer's, which is part of the program, or a
/// library's.
#define NEXT(name) \
    extern char sanitizer_##name[] __asm__("__interceptor_" #name) __attribute__((weak)); \
    static _Atomic(void *) found_##name; \
    void *next_##name = atomic_load_explicit(&found_##name, memory_order_relaxed); \
    if (!next_##name) { \
        next_##name = sanitizer_##name ? sanitizer_##name : dlsym(RTLD_NEXT, #name); \
        atomic_store_explicit(&found_##name, next_##name, memory_order_relaxed); \
    } \
    __typeof__(&name) next = (__typeof__(&name))next_##name

/// The same for the functions of conditions. Some C libraries have older versions of them under the same names.
#define NEXT_CONDITION(name) \
    extern char sanitizer_##name[] __asm__("__interceptor_" #name) __attribute__((weak)); \
    static _Atomic(void *) found_##name; \
    void *next_##name = atomic_load_explicit(&found_##name, memory_order_relaxed); \
    if (!next_##name) { \
        next_##name = sanitizer_##name ? sanitizer_##name : dlvsym(RTLD_NEXT, #name, "GLIBC_2.3.2"); \
        if (!next_##name) next_##name = dlsym(RTLD_NEXT, #name); \
        atomic_store_explicit(&found_##name, next_##name, memory_order_relaxed); \
    } \
    __typeof__(&name) next = (__typeof__(&name))next_##name

// A sanitizer replaces some of the same functions by weak functions that are part of the program, and precede these. In
// a program with a sanitizer the functions of this module are not weak, and call the sanitizer's as the next functions.
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define WEAK
#else
#define WEAK __attribute__((weak))
#endif

/// A function that ThreadSanitizer does not check.
#if __has_feature(thread_sanitizer)
#define UNINSTRUMENTED __attribute__((disable_sanitizer_instrumentation))
#else
#define UNINSTRUMENTED
#endif

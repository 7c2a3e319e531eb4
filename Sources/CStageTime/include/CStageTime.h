// Interposes functions of libdispatch, the run loop and libc, so that a stage owns the time.
//
// A program that links these libraries dynamically, as tests do, first looks up a function in itself. Each function
// here passes the work that a stage has scheduled to the stage (`StageTimeOwner`), and all other calls to the original
// function (`dlsym(RTLD_NEXT)`). The functions are weak: a program that contains the libraries itself keeps the
// original functions, and its stages only control UIKit's time. While no stage runs, all calls are passed on.
//
// The thread determines whether a call belongs to a stage: the thread that runs the stage, and other threads while
// they run the stage's work (`StageContext`). A Swift task belongs to its stage on any thread.
#pragma once

#include <stdbool.h>
#include <stdint.h>

#define _NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define _NONNULL_END _Pragma("clang assume_nonnull end")

_NONNULL_BEGIN

/// Work to do once: either `run` or `drop` is called with the context.
typedef struct StageWork {
    void (*run)(void *_Nullable context);
    void (*_Nullable drop)(void *_Nullable context);
    void *_Nullable context;
} StageWork;

/// The queue of work.
typedef enum __attribute__((enum_extensibility(closed))) StageQueue {
    /// In a turn of the main queue.
    StageQueueMain,
    /// On Swift's global executor: between two turns, on the stage's thread.
    StageQueueGlobal,
} StageQueue;

/// The functions of the stage that owns the time. They may be called on any thread, unless otherwise noted.
typedef struct StageTimeOwner {
    /// Nanoseconds since the stage began.
    uint64_t (*elapsed)(void);
    /// Whether a task is the stage's. A task that is seen inside the stage's context is the stage's from then on.
    bool (*owns)(uint64_t task, bool isInContext);
    /// Runs work in a turn.
    void (*enqueue)(StageWork work, StageQueue queue);
    /// Keeps work of foreign threads for the main queue: until the stage ends, or, if it is not a Swift job, until the
    /// stage waits for other threads. Returns false if no stage exists.
    bool (*keep)(StageWork work, bool isOfJob);
    /// Runs work at a time, in nanoseconds since the stage began; returns a number for `cancel`. `isOfOthers`: the
    /// work only resumes or starts work on a background thread, so it may run while the stage's thread is blocked.
    uint64_t (*schedule)(StageWork work, uint64_t time, bool isOfOthers);
    /// Drops scheduled work that has not run.
    void (*cancel)(uint64_t number);
    /// On the stage's thread: moves the clock by nanoseconds, during which only background threads run.
    void (*sleep)(uint64_t nanoseconds);
    /// On the stage's thread, while it is blocked: moves the clock to the next work of background threads that is due
    /// by a time, and runs it. Returns false without such work.
    bool (*advanceOthers)(uint64_t time);
    /// On the stage's thread, if it runs a job that is not the main actor's: runs a turn of the main queue meanwhile.
    /// Returns false if the thread runs the main actor.
    bool (*runTurn)(void);
    /// On the stage's thread, after it has waited for other threads: orders the work that they submitted until now
    /// before any later work.
    void (*didWait)(void);
    /// On the stage's thread: runs a run loop for a number of seconds, or until the first work; returns whether any
    /// work has run.
    bool (*runLoop)(double seconds, bool returnsAfterWork);
    /// On the stage's thread: ends the innermost `runLoop`.
    void (*stopLoop)(void);
    /// On the stage's thread: a `Timer` was added to a run loop, or removed or invalidated.
    void (*timerChanged)(void *timer, bool isAdded);
    /// On the stage's thread: the date of a `Timer` was changed.
    void (*timerDateChanged)(void *timer);
} StageTimeOwner;

/// Whether this program's functions interpose those of the libraries.
bool StageTimeIsAvailable(void);

/// Gives the control of the time to a stage on this thread, until `StageTimeEnd`. The clocks begin with the system's
/// time, or continue from their previous beginning if the owner's time continues.
void StageTimeBegin(StageTimeOwner owner, bool continues);

/// Ends the control of the time. Threads that run work of the stage no longer belong to it.
void StageTimeEnd(void);

/// Submits work of foreign threads to the main queue itself.
void StageTimeGiveToMainQueue(StageWork work);

/// Releases the libdispatch timers of earlier stages.
void StageTimeForgetSources(void);

/// Whether this thread runs a stage.
bool StageTimeIsStageThread(void);

/// The place, from 1, of work that this thread submits to the stage, among the work of other threads; 0 on the stage's
/// own thread.
uint64_t StageTimeTicket(void);

/// On the stage's thread: calls the observers of the run loop. Foundation posts the notifications of its queues then.
void StageTimeRunObservers(void);

/// The stage's date, in seconds since the reference date.
double StageTimeDate(void);

/// The state of the work that a stage gave to background queues.
typedef enum __attribute__((enum_extensibility(closed))) StageQueueState {
    /// The work has ended.
    StageQueueStateDone,
    /// The work has not ended within the given time.
    StageQueueStateRunning,
    /// Each piece of the work is blocked by a semaphore, a group or a condition.
    StageQueueStateWaiting,
} StageQueueState;

/// Waits until the work that the stage submitted to background queues has ended or is blocked. The wait ends if no
/// piece of it ends within a number of seconds of real time; the remaining work is not waited for again.
StageQueueState StageTimeWaitForQueues(double seconds);

/// Waits for a number of seconds of real time until blocked work continues, which a thread outside of the stage may
/// cause; not again for the same call that blocks it. Returns whether it has continued.
bool StageTimeWaitForBlockedWork(double seconds);

/// Wakes the thread that waits in `StageTimeWait`.
void StageTimeWake(void);

/// Waits until `StageTimeWake` was called since the last wait, or for a number of seconds of real time; returns
/// whether it was called.
bool StageTimeWait(double seconds);

// MARK: The watch

/// Watches the calling thread, which runs a stage, until `StageWatchEnd`: if it is stuck, the process ends with a
/// report.
///
/// - Parameter testName: The name of the running test, or `NULL`: called on that thread in a signal handler, before
///   the process ends.
void StageWatchBegin(const char *_Nullable (*_Nonnull testName)(void));

/// Ends the watch.
void StageWatchEnd(void);

/// Notes that the test calls a function of the stage. The string must be valid until `StageWatchLeave`.
void StageWatchEnter(const char *call);

/// Notes that the function returns.
void StageWatchLeave(void);

/// Notes that the stage's thread waits on purpose, for a limited time.
void StageWatchKeepAlive(void);

/// Calls a Swift function without parameters that returns a value indirectly.
void StageCallGetter(void *function, void *result);

// Properties of a run loop's timer.

/// The date of its next firing, in seconds since the reference date.
double StageTimerDate(void *timer);
/// Seconds between two firings, 0 for a timer that fires once.
double StageTimerInterval(void *timer);
/// Whether the timer is valid.
bool StageTimerIsValid(void *timer);
/// Foundation's `Timer`.
void *_Nullable StageTimerObject(void *timer);
/// Sets the date of the next firing without notifying the stage.
void StageTimerSetDate(void *timer, double date);
/// Invalidates the timer without notifying the stage.
void StageTimerInvalidate(void *timer);
/// Retains the timer.
void StageTimerRetain(void *timer);
/// Releases the timer.
void StageTimerRelease(void *timer);

/// Cancels the sleeping task, if the scheduled work is the end of a task's sleep.
void StageWorkCancelTask(StageWork work);

_NONNULL_END

// Puts functions of this program before those of libdispatch, the run loop and libc, so that a stage owns the time.
//
// A program that links these libraries dynamically, as tests do, looks for a function in itself first. Each function here
// hands what a stage has scheduled to the stage (`StageTimeOwner`), and everything else on to the function that it stands
// before (`dlsym(RTLD_NEXT)`). They are weak: a program that holds the libraries itself keeps theirs, and its stages run
// UIKit's time alone. While no stage runs, all is handed on.
//
// What is a stage's is decided by the thread: the one that runs the stage, and others as long as they run what it gave them
// (`StageContext`). A Swift task is its stage's wherever it goes on.
#pragma once

#include <stdbool.h>
#include <stdint.h>

#define _NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define _NONNULL_END _Pragma("clang assume_nonnull end")

_NONNULL_BEGIN

/// Something to do once: either `run` or `drop` is called with the context.
typedef struct StageWork {
    void (*run)(void *_Nullable context);
    void (*_Nullable drop)(void *_Nullable context);
    void *_Nullable context;
} StageWork;

/// Where work runs.
typedef enum __attribute__((enum_extensibility(closed))) StageQueue {
    /// In a turn of the main queue.
    StageQueueMain,
    /// On Swift's global executor: between two turns, on the stage's thread.
    StageQueueGlobal,
} StageQueue;

/// What the stage that owns the time does. Called on every thread, unless it says otherwise.
typedef struct StageTimeOwner {
    /// Nanoseconds since the stage began.
    uint64_t (*elapsed)(void);
    /// Whether a task is the stage's. What is seen inside the stage's context is from then on.
    bool (*owns)(uint64_t task, bool isInContext);
    /// Runs work in a turn.
    void (*enqueue)(StageWork work, StageQueue queue);
    /// Keeps work of others for the main queue: until the stage ends, or until it waits for others if it is no job of Swift's.
    /// Returns false if no stage is there any more.
    bool (*keep)(StageWork work, bool isOfJob);
    /// Runs work at a time, in nanoseconds since the stage began; returns a number for `cancel`. `isOfOthers`: the work
    /// only resumes or starts work on a background thread, so it may run while the stage's thread is blocked.
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
    /// On the stage's thread, which has waited for others: puts what they gave until now before what comes next.
    void (*didWait)(void);
    /// On the stage's thread: runs a run loop for seconds, or until the first work; returns whether any has run.
    bool (*runLoop)(double seconds, bool returnsAfterWork);
    /// On the stage's thread: ends the innermost `runLoop`.
    void (*stopLoop)(void);
    /// On the stage's thread: a `Timer` was added to a run loop, or removed or invalidated.
    void (*timerChanged)(void *timer, bool isAdded);
    /// On the stage's thread: a `Timer` got another date.
    void (*timerDateChanged)(void *timer);
} StageTimeOwner;

/// Whether this program's functions stand before those of the libraries.
bool StageTimeIsAvailable(void);

/// Gives the time to a stage that runs on this thread, until `StageTimeEnd`. The clocks begin with what the system's show, or
/// continue where they began the last time: the owner's time goes on, then.
void StageTimeBegin(StageTimeOwner owner, bool continues);

/// Gives the time back. Threads that run work of the stage are not its any more.
void StageTimeEnd(void);

/// Gives work of others to the main queue itself.
void StageTimeGiveToMainQueue(StageWork work);

/// Forgets the timers of libdispatch that were made for stages that are over.
void StageTimeForgetSources(void);

/// Whether this thread runs a stage.
bool StageTimeIsStageThread(void);

/// The place, from 1, that what this thread gives to the stage has among what comes from other threads; 0 on the stage's own.
uint64_t StageTimeTicket(void);

/// On the stage's thread: calls the observers of the run loop. Foundation posts the notifications of its queues then.
void StageTimeRunObservers(void);

/// The stage's date, in seconds since the reference date.
double StageTimeDate(void);

/// The state of the work that a stage gave to background queues.
typedef enum __attribute__((enum_extensibility(closed))) StageQueueState {
    /// It has ended.
    StageQueueStateDone,
    /// It has not ended after the time that was given.
    StageQueueStateRunning,
    /// Each piece of it is blocked by a semaphore, a group or a condition.
    StageQueueStateWaiting,
} StageQueueState;

/// Waits until the work that the stage gave to background queues has ended or is blocked. The wait ends if no piece
/// of it ends within seconds of real time; the work that is left is not waited for again.
StageQueueState StageTimeWaitForQueues(double seconds);

/// Waits for seconds of real time until blocked work continues, which a thread outside of the stage may cause; not
/// again for the same call that blocks it. Returns whether it has continued.
bool StageTimeWaitForBlockedWork(double seconds);

/// Wakes the thread that waits in `StageTimeWait`.
void StageTimeWake(void);

/// Waits until `StageTimeWake` was called since the last time, or for seconds of real time; returns whether it was called.
bool StageTimeWait(double seconds);

// MARK: The watch

/// Watches the thread that calls this, which runs a stage, until `StageWatchEnd`: if it is stuck, the process ends
/// with a report.
///
/// - Parameter testName: The name of the running test, or `NULL`: called on that thread in a signal handler, before
///   the process ends.
void StageWatchBegin(const char *_Nullable (*_Nonnull testName)(void));

/// Ends the watch.
void StageWatchEnd(void);

/// The test calls a function of the stage. The string lives until `StageWatchLeave`.
void StageWatchEnter(const char *call);

/// The function returns.
void StageWatchLeave(void);

/// The stage's thread waits on purpose, for a limited time.
void StageWatchKeepAlive(void);

/// Calls a function of Swift's without parameters that returns a value indirectly.
void StageCallGetter(void *function, void *result);

// What a run loop's timer says of itself.

/// The date of its next firing, in seconds since the reference date.
double StageTimerDate(void *timer);
/// Seconds between two firings, 0 for a timer that fires once.
double StageTimerInterval(void *timer);
/// Whether it has not been invalidated.
bool StageTimerIsValid(void *timer);
/// Foundation's `Timer`.
void *_Nullable StageTimerObject(void *timer);
/// Sets the date of the next firing without telling the stage.
void StageTimerSetDate(void *timer, double date);
/// Invalidates it without telling the stage.
void StageTimerInvalidate(void *timer);
/// Retains it.
void StageTimerRetain(void *timer);
/// Releases it.
void StageTimerRelease(void *timer);

/// Cancels the task that sleeps, if the scheduled work is the end of a task's sleep.
void StageWorkCancelTask(StageWork work);

_NONNULL_END

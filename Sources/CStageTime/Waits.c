// Calls that block a thread until a different thread does something. The clock and the queues of the stage may have
// to proceed meanwhile.
#include "Context.h"
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>
#include <time.h>

// MARK: The stage's thread waits

_Atomic int sleepers;

static const int64_t millisecond = 1000000;

/// Runs the stage while the thread waits. A wait for a condition has unlocked its mutex meanwhile.
static bool runTurn(pthread_mutex_t *mutex) {
    if (mutex) pthread_mutex_unlock(mutex);
    bool isRun = owner.runTurn();
    if (mutex) pthread_mutex_lock(mutex);
    return isRun;
}

static bool advanceOthers(uint64_t deadline, pthread_mutex_t *mutex) {
    if (mutex) pthread_mutex_unlock(mutex);
    bool isAdvanced = owner.advanceOthers(deadline);
    if (mutex) pthread_mutex_lock(mutex);
    return isAdvanced;
}

static void sleepUntil(uint64_t deadline, pthread_mutex_t *mutex) {
    uint64_t now = owner.elapsed();
    if (now >= deadline) return;
    if (mutex) pthread_mutex_unlock(mutex);
    owner.sleep(deadline - now);
    if (mutex) pthread_mutex_lock(mutex);
}

/// Blocks the stage's thread until `waitFor`, which waits for nanoseconds of real time, returns true, or until a time
/// in nanoseconds since the stage began, `UINT64_MAX` for ever. Meanwhile the clock is moved to the work of
/// background threads as it is due.
static bool waitForOthers(
    bool (*waitFor)(void *, int64_t), void *context, uint64_t deadline, pthread_mutex_t *mutex) {
    // Real time since the clock was moved, and since the counted work was idle. Uncounted threads, such as the
    // network's, have 20 ms before the clock is moved for the first time.
    int64_t waited = 0, idle = 0, slice = millisecond / 10, patience = 20 * millisecond;
    if (waitFor(context, 0)) return true;
    while (true) {
        uint64_t now = owner.elapsed();
        int64_t rest = deadline == UINT64_MAX ? INT64_MAX : now < deadline ? (int64_t)(deadline - now) - waited : 0;
        // Work that was due by the deadline may need a moment.
        if (now >= deadline && waited < 1000 * millisecond && isOtherWorkRunning()) rest = millisecond;
        if (rest <= 0) {
            // The wait has timed out.
            sleepUntil(deadline, mutex);
            return waitFor(context, 0);
        }
        // The main queue is not blocked by a job that is not the main actor's.
        if (runTurn(mutex) && waitFor(context, 0)) return true;
        int64_t duration = slice < rest ? slice : rest;
        if (waitFor(context, duration)) return true;
        waited += duration;
        if (isOtherWorkRunning()) idle = 0;
        else idle += duration;
        if (idle >= patience && advanceOthers(deadline, mutex)) {
            waited = idle = 0;
            slice = millisecond / 10;
            patience = millisecond;
        } else if (slice < 20 * millisecond) {
            slice *= 2;
        }
    }
}

/// A time of libdispatch, nanoseconds of real time from now. For threads that work for no stage.
static uint64_t momentAfter(int64_t nanoseconds) {
    extern uint64_t dispatch_time(uint64_t base, int64_t delta);
    return nanoseconds == 0 ? 0 : dispatch_time(0, nanoseconds);
}

/// Waits for an object of libdispatch.
typedef struct Wait {
    intptr_t (*wait)(void *object, uint64_t timeout);
    void *object;
} Wait;

static bool waitFor(void *context, int64_t nanoseconds) {
    Wait *it = context;
    StageContext before = leaveContext();
    bool isDone = it->wait(it->object, momentAfter(nanoseconds)) == 0;
    threadContext = before;
    return isDone;
}

/// Receives the work of background threads, so that it precedes the work that the stage's thread schedules from now
/// on.
static void didWait(void) {
    if (StageTimeIsStageThread()) owner.didWait();
}

static intptr_t waitForObject(intptr_t (*wait)(void *, uint64_t), void *object, uint64_t timeout) {
    if (!isInContext() || timeout == 0) {
        intptr_t result = wait(object, timeout);
        didWait();
        return result;
    }
    if (!StageTimeIsStageThread()) {
        beginWaiting();
        intptr_t result = wait(object, timeout);
        endWaiting();
        return result;
    }
    Wait it = {wait, object};
    bool isDone = waitForOthers(waitFor, &it, stageTime(timeout), NULL);
    didWait();
    return isDone ? 0 : 1;
}

intptr_t dispatch_group_wait(void *group, uint64_t timeout);
intptr_t dispatch_semaphore_wait(void *semaphore, uint64_t timeout);
intptr_t dispatch_block_wait(void *block, uint64_t timeout);

WEAK intptr_t dispatch_group_wait(void *group, uint64_t timeout) {
    NEXT(dispatch_group_wait);
    return waitForObject(next, group, timeout);
}

WEAK intptr_t dispatch_semaphore_wait(void *semaphore, uint64_t timeout) {
    NEXT(dispatch_semaphore_wait);
    return waitForObject(next, semaphore, timeout);
}

// MARK: Conditions

// The wait is a sequence of short waits. A signal between two of them is counted.
static _Atomic(pthread_cond_t *) awaitedCondition;
static _Atomic uint64_t signals;

static void didSignal(pthread_cond_t *condition) {
    if (atomic_load(&awaitedCondition) == condition) atomic_fetch_add(&signals, 1);
}

WEAK int pthread_cond_signal(pthread_cond_t *condition) {
    NEXT_CONDITION(pthread_cond_signal);
    didSignal(condition);
    return next(condition);
}

WEAK int pthread_cond_broadcast(pthread_cond_t *condition) {
    NEXT_CONDITION(pthread_cond_broadcast);
    didSignal(condition);
    return next(condition);
}

typedef struct ConditionWait {
    pthread_cond_t *condition;
    pthread_mutex_t *mutex;
    uint64_t before;
} ConditionWait;

static bool waitForCondition(void *context, int64_t nanoseconds) {
    NEXT_CONDITION(pthread_cond_timedwait);
    ConditionWait *it = context;
    if (nanoseconds > 0) {
        StageContext before = leaveContext();
        struct timespec deadline = realTimeAfter(nanoseconds);
        int result = next(it->condition, it->mutex, &deadline);
        threadContext = before;
        if (result != ETIMEDOUT) return true;
    }
    return atomic_load(&signals) != it->before;
}

static bool waitForConditionOnStage(pthread_cond_t *condition, pthread_mutex_t *mutex, uint64_t deadline) {
    pthread_cond_t *outer = atomic_exchange(&awaitedCondition, condition);
    ConditionWait it = {condition, mutex, atomic_load(&signals)};
    bool isDone = waitForOthers(waitForCondition, &it, deadline, mutex);
    atomic_store(&awaitedCondition, outer);
    return isDone;
}

WEAK int pthread_cond_wait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex) {
    NEXT_CONDITION(pthread_cond_wait);
    if (!isInContext()) return next(condition, mutex);
    if (StageTimeIsStageThread()) {
        waitForConditionOnStage(condition, mutex, UINT64_MAX);
        return 0;
    }
    beginWaiting();
    int result = next(condition, mutex);
    endWaiting();
    return result;
}

WEAK int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict deadline) {
    NEXT_CONDITION(pthread_cond_timedwait);
    if (!isInContext()) return next(condition, mutex, deadline);
    if (StageTimeIsStageThread())
        return waitForConditionOnStage(condition, mutex, stageTimeOf(deadline)) ? 0 : ETIMEDOUT;
    struct timespec real = realDeadline(deadline);
    beginWaiting();
    int result = next(condition, mutex, &real);
    endWaiting();
    return result;
}

WEAK int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict deadline) {
    NEXT(sem_timedwait);
    if (!isInContext()) return next(semaphore, deadline);
    struct timespec real = realDeadline(deadline);
    int result = next(semaphore, &real);
    int error = errno;
    uint64_t end = stageTimeOf(deadline), now = owner.elapsed();
    if (result != 0 && error == ETIMEDOUT && end > now && StageTimeIsStageThread()) owner.sleep(end - now);
    errno = error;
    return result;
}

// MARK: Synchronous work

typedef struct Sync {
    StageWork work;
    sem_t semaphore;
    StageContext context;
} Sync;

static void runSync(void *context) {
    Sync *sync = context;
    sync->work.run(sync->work.context);
    // The stage waits for the other thread again before it continues.
    if (sync->context.isCounted) beginCounted(sync->context.stage);
    sem_post(&sync->semaphore);
}

/// Runs work in the stage's next turn and waits for it, on a thread that works for the stage.
static void waitForStage(StageWork work) {
    Sync sync = {.work = work, .context = threadContext};
    sem_init(&sync.semaphore, 0, 0);
    // A stage that ends runs the work that a thread waits for.
    giveToStage((StageWork){.run = runSync, .drop = runSync, .context = &sync}, StageQueueMain);
    if (threadContext.isCounted) endCounted(sync.context.stage);
    while (sem_wait(&sync.semaphore) != 0) {}
    sem_destroy(&sync.semaphore);
}

/// Runs work on the main queue for a job that is not the main actor's. Returns false on the main actor.
static bool runForJob(void *queue, StageWork work) {
    if (!isMainQueue(queue) || !isInContext() || !StageTimeIsStageThread() || !owner.runTurn()) return false;
    work.run(work.context);
    return true;
}

static bool waitsForStage(void *queue) { return isMainQueue(queue) && isInContext() && !StageTimeIsStageThread(); }

void *dispatch_semaphore_create(intptr_t value);
intptr_t dispatch_semaphore_signal(void *semaphore);
void dispatch_release(void *object);
void dispatch_retain(void *object);
void dispatch_async_f(void *queue, void *context, void (*function)(void *));

static void reach(void *semaphore) {
    dispatch_semaphore_signal(semaphore);
    dispatch_release(semaphore);
}

/// Waits until a queue has run its work, if that may need the stage's clock.
static void waitForQueue(void *queue) {
    if (!isInContext() || !StageTimeIsStageThread() || isMainQueue(queue)) return;
    if (atomic_load(&sleepers) == 0 && !hasOtherWork()) return;
    NEXT(dispatch_async_f);
    void *semaphore = dispatch_semaphore_create(0);
    dispatch_retain(semaphore);
    next(queue, semaphore, reach);
    dispatch_semaphore_wait(semaphore, UINT64_MAX);
    dispatch_release(semaphore);
}

void dispatch_sync(void *queue, const void *block);
void dispatch_sync_f(void *queue, void *context, void (*function)(void *));
void dispatch_barrier_sync(void *queue, const void *block);

WEAK void dispatch_sync(void *queue, const void *block) {
    NEXT(dispatch_sync);
    if (waitsForStage(queue)) return waitForStage(workOfBlock(block));
    if (runForJob(queue, (StageWork){.run = callBlock, .context = (void *)block})) return;
    waitForQueue(queue);
    next(queue, block);
    didWait();
}

WEAK void dispatch_sync_f(void *queue, void *context, void (*function)(void *)) {
    NEXT(dispatch_sync_f);
    if (waitsForStage(queue)) return waitForStage((StageWork){.run = function, .context = context});
    if (runForJob(queue, (StageWork){.run = function, .context = context})) return;
    waitForQueue(queue);
    next(queue, context, function);
    didWait();
}

WEAK void dispatch_barrier_sync(void *queue, const void *block) {
    NEXT(dispatch_barrier_sync);
    if (waitsForStage(queue)) return waitForStage(workOfBlock(block));
    if (runForJob(queue, (StageWork){.run = callBlock, .context = (void *)block})) return;
    waitForQueue(queue);
    next(queue, block);
    didWait();
}

WEAK intptr_t dispatch_block_wait(void *block, uint64_t timeout) {
    NEXT(dispatch_block_wait);
    return waitForObject(next, block, timeout);
}

#include "Context.h"
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

_Thread_local StageContext threadContext;
static _Thread_local bool isStageThread;
StageTimeOwner owner;

static _Atomic uint64_t current;
static uint64_t stages;
static _Atomic uint64_t tickets;

// The work that the stage waits for. Conditions of libc are waited for in real time: `pthread_cond_timedwait` of this
// module is for other callers.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static uint64_t counted, givenUp, ended;
static bool isAwake;

/// The threads that run counted work, and the entry of this thread.
static Worker *workers;
static _Thread_local Worker *worker;

uint64_t currentStage(void) { return atomic_load_explicit(&current, memory_order_acquire); }

bool isInContext(void) { return threadContext.stage != 0 && threadContext.stage == currentStage(); }

bool StageTimeIsStageThread(void) { return isStageThread; }

uint64_t nextTicket(void) {
    // Work that a queue passes on has the place of the work that passed it on.
    return threadContext.ticket ? threadContext.ticket : 1 + atomic_fetch_add(&tickets, 1);
}

uint64_t StageTimeTicket(void) {
    // A thread that was resumed from outside of the stage has no place, and is last.
    return isStageThread ? 0 : isInContext() ? nextTicket() : UINT64_MAX;
}

void StageTimeBegin(StageTimeOwner newOwner, bool continues) {
    owner = newOwner;
    pthread_mutex_lock(&lock);
    stages += 1;
    counted = givenUp = 0;
    isAwake = false;
    pthread_mutex_unlock(&lock);
    atomic_store(&tickets, 0);
    threadContext = (StageContext){.stage = stages};
    isStageThread = true;
    releaseSpecifics();
    if (!continues) readClocks();
    atomic_store_explicit(&current, stages, memory_order_release);
}

void StageTimeEnd(void) {
    removeObservers();
    atomic_store_explicit(&current, 0, memory_order_release);
    threadContext = (StageContext){0};
    isStageThread = false;
    releaseSpecifics();
}

StageContext leaveContext(void) {
    StageContext context = threadContext;
    threadContext = (StageContext){0};
    return context;
}

void beginCounted(uint64_t stage) {
    pthread_mutex_lock(&lock);
    if (stage == stages) counted += 1;
    pthread_mutex_unlock(&lock);
}

void endCounted(uint64_t stage) {
    pthread_mutex_lock(&lock);
    if (stage == stages) {
        counted -= 1;
        if (givenUp > counted) givenUp = counted;
        ended += 1;
        pthread_cond_broadcast(&changed);
    }
    pthread_mutex_unlock(&lock);
}

// MARK: The threads that run counted work

void beginWork(Worker *it) {
    it->thread = gettid();
    it->stage = threadContext.stage;
    it->outer = worker;
    worker = it;
    pthread_mutex_lock(&lock);
    it->next = workers;
    workers = it;
    pthread_mutex_unlock(&lock);
}

void endWork(Worker *it) {
    pthread_mutex_lock(&lock);
    Worker **link = &workers;
    while (*link != it) link = &(*link)->next;
    *link = it->next;
    pthread_mutex_unlock(&lock);
    worker = it->outer;
}

void beginWaiting(void) {
    if (!worker || !threadContext.isCounted) return;
    pthread_mutex_lock(&lock);
    worker->isKnown = false;
    atomic_store(&worker->isWaiting, true);
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&lock);
}

// Without the lock: a woken thread must not be suspended here while it still counts as waiting.
void endWaiting(void) {
    if (worker) atomic_store(&worker->isWaiting, false);
}

/// Whether the kernel has suspended a thread. A signalled thread is runnable as soon as the signalling call returns.
static bool isSuspended(pid_t thread) {
    char text[512];
    snprintf(text, sizeof text, "/proc/self/task/%d/stat", (int)thread);
    int file = open(text, O_RDONLY | O_CLOEXEC);
    if (file < 0) return true;
    ssize_t length = read(file, text, sizeof text - 1);
    close(file);
    if (length <= 0) return true;
    text[length] = 0;
    const char *name = strrchr(text, ')');
    return !name || name[1] == 0 || name[2] == 'S';
}

/// Whether all counted work waits for something: locked.
static bool isAllWaiting(void) {
    uint64_t count = 0;
    for (Worker *it = workers; it; it = it->next)
        if (it->stage == stages && atomic_load(&it->isWaiting)) count += 1;
    return count >= counted;
}

/// Whether all counted work is suspended in a wait: locked.
static bool isAllSuspended(void) {
    if (!isAllWaiting()) return false;
    for (Worker *it = workers; it; it = it->next) {
        if (it->stage != stages || !atomic_load(&it->isWaiting)) continue;
        // Only a thread that waited before and after was suspended in its wait.
        if (!isSuspended(it->thread) || !atomic_load(&it->isWaiting)) return false;
    }
    return true;
}

bool isOtherWorkRunning(void) {
    pthread_mutex_lock(&lock);
    bool isRunning = counted > givenUp && !isAllSuspended();
    pthread_mutex_unlock(&lock);
    return isRunning;
}

bool hasOtherWork(void) {
    pthread_mutex_lock(&lock);
    bool hasWork = counted > 0;
    pthread_mutex_unlock(&lock);
    return hasWork;
}

// MARK: Waiting for them

static int waitUntil(const struct timespec *deadline) {
    NEXT_CONDITION(pthread_cond_timedwait);
    return next(&changed, &lock, deadline);
}

static struct timespec realTime(double seconds) {
    NEXT(clock_gettime);
    struct timespec time;
    next(CLOCK_REALTIME, &time);
    if (!(seconds < 1e8)) seconds = 1e8;
    int64_t nanoseconds = time.tv_nsec + (int64_t)(seconds * 1e9);
    time.tv_sec += nanoseconds / 1000000000;
    time.tv_nsec = nanoseconds % 1000000000;
    return time;
}

static bool isPast(struct timespec deadline) {
    struct timespec now = realTime(0);
    return now.tv_sec > deadline.tv_sec || (now.tv_sec == deadline.tv_sec && now.tv_nsec >= deadline.tv_nsec);
}

/// Waits until a counted piece of work ends: locked.
static StageQueueState waitForEnd(double seconds) {
    struct timespec deadline = realTime(seconds);
    uint64_t before = ended;
    double pause = 0.00005;
    while (counted > givenUp && ended == before) {
        if (isAllWaiting()) {
            if (isAllSuspended()) return StageQueueStateWaiting;
            // It is about to be suspended, or about to go on.
            struct timespec soon = realTime(pause);
            waitUntil(&soon);
            if (pause < 0.001) pause *= 2;
            if (!isPast(deadline)) continue;
        } else if (waitUntil(&deadline) == 0) {
            continue;
        }
        if (counted > givenUp && ended == before) return StageQueueStateRunning;
    }
    return StageQueueStateDone;
}

static StageQueueState waitForCounted(double seconds) {
    StageQueueState state = StageQueueStateDone;
    pthread_mutex_lock(&lock);
    while (counted > givenUp && state == StageQueueStateDone) state = waitForEnd(seconds);
    if (state == StageQueueStateRunning) givenUp = counted;
    pthread_mutex_unlock(&lock);
    return state;
}

StageQueueState StageTimeWaitForQueues(double seconds) {
    StageQueueState state = waitForCounted(seconds);
    if (state != StageQueueStateDone) return state;
    waitForNotices();
    // The notices may have submitted work to a queue.
    return waitForCounted(seconds);
}

bool StageTimeWaitForBlockedWork(double seconds) {
    pthread_mutex_lock(&lock);
    struct timespec deadline = realTime(seconds);
    uint64_t before = ended;
    bool isNew = false;
    for (Worker *it = workers; it; it = it->next) {
        if (it->stage != stages || !atomic_load(&it->isWaiting)) continue;
        isNew = isNew || !it->isKnown;
        it->isKnown = true;
    }
    while (isNew && ended == before && isAllWaiting() && !isPast(deadline)) {
        struct timespec soon = realTime(0.0005);
        waitUntil(&soon);
    }
    bool hasContinued = ended != before || !isAllWaiting();
    pthread_mutex_unlock(&lock);
    return hasContinued;
}

void StageTimeWake(void) {
    pthread_mutex_lock(&lock);
    isAwake = true;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&lock);
}

bool StageTimeWait(double seconds) {
    struct timespec deadline = realTime(seconds);
    pthread_mutex_lock(&lock);
    while (!isAwake && waitUntil(&deadline) == 0) {}
    bool wasAwake = isAwake;
    isAwake = false;
    pthread_mutex_unlock(&lock);
    return wasAwake;
}

void giveToStage(StageWork work, StageQueue queue) {
    owner.enqueue(work, queue);
}

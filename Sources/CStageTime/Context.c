#include "Context.h"
#include <pthread.h>
#include <time.h>

_Thread_local StageContext threadContext;
static _Thread_local bool isStageThread;
StageTimeOwner owner;

static _Atomic uint64_t current;
static uint64_t stages;
static _Atomic uint64_t tickets;

// What the stage waits for. Conditions of libc are waited for in real time: `pthread_cond_timedwait` of this module is for
// others.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static uint64_t counted, givenUp, ended;
static bool isAwake;

uint64_t currentStage(void) { return atomic_load_explicit(&current, memory_order_acquire); }

bool isInContext(void) { return threadContext.stage != 0 && threadContext.stage == currentStage(); }

bool StageTimeIsStageThread(void) { return isStageThread; }

uint64_t nextTicket(void) {
    // What a queue gives on has the place of what gave it.
    return threadContext.ticket ? threadContext.ticket : 1 + atomic_fetch_add(&tickets, 1);
}

uint64_t StageTimeTicket(void) {
    // Who is resumed by others has no place: after all that has.
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
    if (!continues) readClocks();
    atomic_store_explicit(&current, stages, memory_order_release);
}

void StageTimeEnd(void) {
    atomic_store_explicit(&current, 0, memory_order_release);
    threadContext = (StageContext){0};
    isStageThread = false;
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

static int waitUntil(const struct timespec *deadline) {
    NEXT(pthread_cond_timedwait);
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

static bool waitForCounted(double seconds) {
    pthread_mutex_lock(&lock);
    while (counted > givenUp) {
        uint64_t before = ended;
        struct timespec deadline = realTime(seconds);
        while (counted > givenUp && ended == before && waitUntil(&deadline) == 0) {}
        if (counted <= givenUp || ended != before) continue;
        givenUp = counted;
        pthread_mutex_unlock(&lock);
        return false;
    }
    pthread_mutex_unlock(&lock);
    return true;
}

bool StageTimeWaitForQueues(double seconds) {
    if (!waitForCounted(seconds)) return false;
    waitForNotices();
    // What a notice has given to a queue.
    return waitForCounted(seconds);
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

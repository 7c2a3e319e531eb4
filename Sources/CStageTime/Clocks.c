// The clocks, and functions that wait for them. On a thread that works for a stage they use the stage's time.
#include "Context.h"
#include <semaphore.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#define SECOND 1000000000LL

static int64_t nanoseconds(struct timespec time) { return time.tv_sec * SECOND + time.tv_nsec; }

static struct timespec timespecOf(int64_t nanoseconds) {
    return (struct timespec){.tv_sec = nanoseconds / SECOND, .tv_nsec = nanoseconds % SECOND};
}

static int64_t realNanoseconds(clockid_t clock) {
    NEXT(clock_gettime);
    struct timespec time;
    next(clock, &time);
    return nanoseconds(time);
}

// The times of the clocks when the stage began.
static int64_t startOfReal, startOfMonotonic, startOfBoot;

void readClocks(void) {
    // Clocks with microseconds show the same time as clocks with nanoseconds.
    startOfReal = realNanoseconds(CLOCK_REALTIME) / 1000 * 1000;
    startOfMonotonic = realNanoseconds(CLOCK_MONOTONIC);
    startOfBoot = realNanoseconds(CLOCK_BOOTTIME);
}

static int64_t stageNanoseconds(clockid_t clock) {
    int64_t start = clock == CLOCK_MONOTONIC ? startOfMonotonic : clock == CLOCK_BOOTTIME ? startOfBoot : startOfReal;
    return start + (int64_t)owner.elapsed();
}

int64_t nanosecondsAhead(void) {
    return stageNanoseconds(CLOCK_MONOTONIC) - realNanoseconds(CLOCK_MONOTONIC);
}

uint64_t stageTime(uint64_t time) {
    uint64_t elapsed = owner.elapsed();
    if (time == 0) return elapsed;
    if (time == UINT64_MAX) return UINT64_MAX;
    int64_t since;
    if (!(time >> 63)) since = (int64_t)time - startOfMonotonic;
    else if (!(time >> 62 & 1)) since = (int64_t)(time & ~(1ULL << 63)) - startOfBoot;
    // -1 and -2 mean the current time of the wall clock.
    else since = time >= UINT64_MAX - 1 ? (int64_t)elapsed : -(int64_t)time - startOfReal;
    return since < (int64_t)elapsed ? elapsed : (uint64_t)since;
}

/// Rounds to whole microseconds if these are within the precision. Dates count in steps of 0.12 µs, and nanoseconds
/// since 1970, as a `Double`, in steps of 0.26 µs.
static int64_t rounded(int64_t nanoseconds, int64_t precision) {
    int64_t rest = nanoseconds % 1000;
    return rest <= precision ? nanoseconds - rest : rest >= 1000 - precision ? nanoseconds + 1000 - rest : nanoseconds;
}

uint64_t stageTimeOf(const struct timespec *deadline) {
    int64_t since = rounded(nanoseconds(*deadline) - startOfReal, 500);
    return since < 0 ? 0 : (uint64_t)since;
}

struct timespec realDeadline(const struct timespec *deadline) {
    return timespecOf(nanoseconds(*deadline) - nanosecondsAhead());
}

struct timespec realTimeAfter(int64_t duration) { return timespecOf(realNanoseconds(CLOCK_REALTIME) + duration); }

double StageTimeDate(void) {
    int64_t now = stageNanoseconds(CLOCK_REALTIME);
    // Computed as in Foundation's `Date`, to the last bit.
    return (double)(now / SECOND) - 978307200.0 + 1.0e-9 * (double)(now % SECOND);
}

// MARK: Reading

WEAK int clock_gettime(clockid_t clock, struct timespec *time) {
    NEXT(clock_gettime);
    if (!isInContext()) return next(clock, time);
    switch (clock) {
    case CLOCK_REALTIME: case CLOCK_REALTIME_COARSE:
        *time = timespecOf(stageNanoseconds(CLOCK_REALTIME));
        return 0;
    case CLOCK_MONOTONIC: case CLOCK_MONOTONIC_COARSE: case CLOCK_MONOTONIC_RAW:
        *time = timespecOf(stageNanoseconds(CLOCK_MONOTONIC));
        return 0;
    case CLOCK_BOOTTIME:
        *time = timespecOf(stageNanoseconds(CLOCK_BOOTTIME));
        return 0;
    default: return next(clock, time);
    }
}

WEAK int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    NEXT(gettimeofday);
    if (!isInContext()) return next(time, zone);
    int64_t now = stageNanoseconds(CLOCK_REALTIME);
    *time = (struct timeval){.tv_sec = now / SECOND, .tv_usec = now % SECOND / 1000};
    return 0;
}

WEAK time_t time(time_t *result) {
    NEXT(time);
    if (!isInContext()) return next(result);
    time_t now = stageNanoseconds(CLOCK_REALTIME) / SECOND;
    if (result) *result = now;
    return now;
}

// MARK: Sleeping

// Foundation's `Thread.sleep` calls `nanosleep` with the rest of the duration until this clock, a `Double`, has
// reached the end. The rest may be shorter than a nanosecond, so the clock is at least at the end of the last
// `nanosleep`.
static _Thread_local double uptime, leastUptime;

double CFGetSystemUptime(void);

WEAK double CFGetSystemUptime(void) {
    NEXT(CFGetSystemUptime);
    double now = next();
    if (!isInContext()) return now;
    if (now < leastUptime && leastUptime - now < 1e-6) now = leastUptime;
    // Once: the next sleep begins with the clock's own time.
    leastUptime = 0;
    return uptime = now;
}

/// The duration of a sleep on the stage. Dates have a precision of 0.12 µs, so durations that are as near to whole
/// microseconds are rounded to these. The shortest sleep takes a microsecond: a loop of sleeps must end.
static uint64_t stageDuration(int64_t nanoseconds) {
    int64_t duration = rounded(nanoseconds, 120);
    return duration > 0 ? (uint64_t)duration : 1000;
}

WEAK int nanosleep(const struct timespec *duration, struct timespec *rest) {
    NEXT(nanosleep);
    if (!isInContext() || duration->tv_sec < 0 || duration->tv_nsec < 0 || duration->tv_nsec >= SECOND)
        return next(duration, rest);
    // For the longest time of an `Int64` in nanoseconds: 292 years.
    bool isForEver = duration->tv_sec > INT64_MAX / SECOND - 1;
    int64_t length = isForEver ? INT64_MAX / 2 : nanoseconds(*duration);
    leastUptime = uptime + (double)length * 1e-9 + 1e-8;
    sleepOnStage(stageDuration(length));
    return 0;
}

WEAK int clock_nanosleep(clockid_t clock, int flags, const struct timespec *time, struct timespec *rest) {
    NEXT(clock_nanosleep);
    if (!isInContext() || (clock != CLOCK_REALTIME && clock != CLOCK_MONOTONIC && clock != CLOCK_BOOTTIME))
        return next(clock, flags, time, rest);
    int64_t duration = nanoseconds(*time) - (flags & TIMER_ABSTIME ? stageNanoseconds(clock) : 0);
    if (duration > 0) sleepOnStage((uint64_t)duration);
    return 0;
}

WEAK int usleep(useconds_t microseconds) {
    NEXT(usleep);
    if (!isInContext()) return next(microseconds);
    sleepOnStage(stageDuration(microseconds * 1000LL));
    return 0;
}

WEAK unsigned sleep(unsigned seconds) {
    NEXT(sleep);
    if (!isInContext()) return next(seconds);
    sleepOnStage(stageDuration(seconds * SECOND));
    return 0;
}

typedef struct Sleeper {
    sem_t semaphore;
    uint64_t stage;
} Sleeper;

static void wake(void *context) {
    Sleeper *sleeper = context;
    // The stage waits for this thread again before it continues.
    beginCounted(sleeper->stage);
    sem_post(&sleeper->semaphore);
}

void sleepOnStage(uint64_t nanoseconds) {
    if (StageTimeIsStageThread()) {
        owner.sleep(nanoseconds);
        return;
    }
    Sleeper sleeper = {.stage = threadContext.stage};
    sem_init(&sleeper.semaphore, 0, 0);
    atomic_fetch_add(&sleepers, 1);
    owner.schedule((StageWork){.run = wake, .drop = wake, .context = &sleeper}, owner.elapsed() + nanoseconds, true);
    if (threadContext.isCounted) endCounted(sleeper.stage);
    while (sem_wait(&sleeper.semaphore) != 0) {}
    atomic_fetch_sub(&sleepers, 1);
    if (!threadContext.isCounted) endCounted(sleeper.stage);
    sem_destroy(&sleeper.semaphore);
}

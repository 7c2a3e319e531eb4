// Ends the process with a report if the thread of a stage is stuck, so that no test hangs silently.
//
// It uses real time, since the stage's time does not move while the stage is stuck. The thread of the watch is
// started with a stage, sleeps most of the time, and ends a few seconds after the last stage. A signal handler on the
// stage's thread takes the stack for the report.
#include "Context.h"
#include "Symbols.h"
#include <errno.h>
#include <execinfo.h>
#include <math.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>
#include <unistd.h>

static const double defaultLimit = 60;
/// The number of checks of the thread during the limit.
static const int looks = 12;
/// The limit of processor time for a call, in seconds per second of the limit.
static const double processorTime = 5;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed;

// The watched thread. Guarded by the lock.
static bool isWatching, isRunning;
static uint64_t stages;
static pthread_t mainThread;
static pid_t mainNumber;
static const char *(*findTestName)(void);

/// Changes when the test calls a function of the stage, and when the function returns.
static _Atomic uint64_t calls;
/// Changes when the stage waits on purpose.
static _Atomic uint64_t purposes;
enum { mostNames = 16 };
static const char *names[mostNames];
static _Atomic int depth;

// MARK: The limit

/// `IREKO_STAGE_LIMIT`: seconds without processor time; 0 for no limit.
static double readLimit(void) {
    const char *text = getenv("IREKO_STAGE_LIMIT");
    if (!text || !*text) return defaultLimit;
    char *end;
    double limit = strtod(text, &end);
    if (*end == 0 && isfinite(limit) && limit >= 0) return limit < 1e8 ? limit : 1e8;
    fprintf(
        stderr, "IREKO_STAGE_LIMIT is \"%.100s\", which is not a number of seconds. The limit is %g s.\n", text,
        defaultLimit);
    return defaultLimit;
}

/// Whether a debugger is attached, which may stop the thread.
static bool isDebugged(void) {
    FILE *file = fopen("/proc/self/status", "r");
    if (!file) return false;
    char line[256];
    int tracer = 0;
    while (fgets(line, sizeof line, file))
        if (sscanf(line, "TracerPid: %d", &tracer) == 1) break;
    fclose(file);
    return tracer != 0;
}

/// Whether the thread waits for a processor.
static bool isRunnable(pid_t thread) {
    char path[64], text[512];
    snprintf(path, sizeof path, "/proc/self/task/%d/stat", (int)thread);
    FILE *file = fopen(path, "r");
    if (!file) return false;
    size_t length = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    text[length] = 0;
    const char *name = strrchr(text, ')');
    return name && strncmp(name, ") R", 3) == 0;
}

// MARK: The report

enum { mostFrames = 128 };
static void *frames[mostFrames];
static int frameCount;
static void *interrupted;
static char *functions[mostFrames];
static int functionCount;
static const char *testName;
static sem_t taken, named;

// ThreadSanitizer delays a signal until the thread calls a function that it replaces. A thread that computes may never
// call one, so the handler is installed, and runs, without ThreadSanitizer.
#if __has_feature(thread_sanitizer)
#define SYSTEM(name) dlsym(RTLD_NEXT, #name)
#else
#define SYSTEM(name) name
#endif
static __typeof__(&sem_post) post;
static __typeof__(&backtrace) readStack;

UNINSTRUMENTED static void takeStack(int signal, siginfo_t *information, void *context) {
    (void)signal, (void)information;
    int error = errno;
#if defined(__x86_64__)
    interrupted = (void *)((ucontext_t *)context)->uc_mcontext.gregs[REG_RIP];
#elif defined(__aarch64__)
    interrupted = (void *)((ucontext_t *)context)->uc_mcontext.pc;
#else
    (void)context;
#endif
    frameCount = readStack(frames, mostFrames);
    post(&taken);
    // This may need memory, whose lock the thread may hold; the stack has already been taken.
    testName = findTestName();
    post(&named);
    errno = error;
}

static bool waitForHandler(sem_t *semaphore, int seconds) {
    struct timespec deadline;
    clock_gettime(CLOCK_REALTIME, &deadline);
    deadline.tv_sec += seconds;
    int result;
    do result = sem_timedwait(semaphore, &deadline);
    while (result != 0 && errno == EINTR);
    return result == 0;
}

/// Names the functions of the stack, from the interrupted function on.
static void nameFunctions(void) {
    int first = 0;
    for (int index = 0; index < frameCount; index++)
        if (frames[index] == interrupted) first = index;
    for (int index = first; index < frameCount; index++) {
        char text[1024];
        // A return address is after the call.
        if (describeFunction((uintptr_t)frames[index] - (index > first), text, sizeof text))
            functions[functionCount++] = strdup(text);
    }
}

/// The name of a test of XCTest, which is a method whose name begins with "test", in the outermost function that has
/// one.
static const char *findTestMethod(void) {
    for (int index = functionCount - 1; index >= 0; index--) {
        char *method = functions[index] ? strstr(functions[index], ".test") : NULL;
        if (!method || !strchr(method, '(')) continue;
        char *start = method;
        while (start > functions[index] && start[-1] != ' ' && start[-1] != '.') start -= 1;
        static char name[256];
        snprintf(name, sizeof name, "%.*s", (int)(strchr(method, '(') - start), start);
        return name;
    }
    return NULL;
}

/// Ends the process. The stuck thread may hold any lock, so an alarm ends the process if the report is blocked.
static _Noreturn void report(double limit, bool isBusy) {
    signal(SIGALRM, SIG_DFL);
    sigset_t alarms;
    sigemptyset(&alarms);
    sigaddset(&alarms, SIGALRM);
    pthread_sigmask(SIG_UNBLOCK, &alarms, NULL);
    alarm(20);

    sem_init(&taken, 0, 0);
    sem_init(&named, 0, 0);
    post = SYSTEM(sem_post);
    readStack = SYSTEM(backtrace);
    int (*setAction)(int, const struct sigaction *, struct sigaction *) = SYSTEM(sigaction);
    // Threads of libdispatch block the other signals.
    struct sigaction action = {.sa_sigaction = takeStack, .sa_flags = SA_SIGINFO | SA_RESTART};
    setAction(SIGPROF, &action, NULL);
    bool isTaken = pthread_kill(mainThread, SIGPROF) == 0 && waitForHandler(&taken, 5);
    if (isTaken) waitForHandler(&named, 2);

    if (isTaken) nameFunctions();
    if (!testName) testName = findTestMethod();

    int count = atomic_load(&depth);
    fprintf(stderr, "\nThe stage");
    if (testName) fprintf(stderr, " of the test %s", testName);
    fprintf(
        stderr, isBusy ? " is stuck: its main thread has used %g s of processor time" : " is stuck: its main thread has not run for %g s",
        isBusy ? limit * processorTime : limit);
    const char *outermost = count > 0 ? names[0] : NULL;
    if (outermost) fprintf(stderr, ", in %s.\n", outermost);
    else fprintf(stderr, ", in the test's own code.\n");
    for (int index = 0; index < functionCount; index++) fprintf(stderr, "    %s\n", functions[index]);
    if (!isTaken) fprintf(stderr, "(Its stack could not be read.)\n");
    fprintf(stderr, "The process ends. IREKO_STAGE_LIMIT sets another limit, in seconds; 0 means no limit.\n");
    fflush(NULL);
    _exit(1);
}

// MARK: The thread

static double seconds(clockid_t clock) {
    struct timespec time;
    return clock_gettime(clock, &time) == 0 ? (double)time.tv_sec + (double)time.tv_nsec * 1e-9 : 0;
}

/// Waits for a number of seconds. The lock must be held.
static void waitFor(double duration) {
    double end = seconds(CLOCK_MONOTONIC) + duration;
    struct timespec deadline = {.tv_sec = (time_t)end, .tv_nsec = (long)((end - floor(end)) * 1e9)};
    while (pthread_cond_timedwait(&changed, &lock, &deadline) == 0) {}
}

static void *watch(void *argument) {
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, NULL);
    pthread_setname_np(pthread_self(), "stage watch");
    double limit = *(const double *)argument, interval = fmin(fmax(limit / looks, 0.005), 5);
    // The first call loads a library.
    void *frame;
    backtrace(&frame, 1);

    pthread_mutex_lock(&lock);
    uint64_t stage = 0, call = 0, purpose = 0;
    double time = 0, used = 0, idle = 0, usedBefore = 0;
    while (true) {
        bool wasWatching = isWatching;
        uint64_t stagesBefore = stages;
        if (isWatching) {
            clockid_t clock;
            double now = seconds(CLOCK_MONOTONIC), before = used, passed = now - time;
            used = pthread_getcpuclockid(mainThread, &clock) == 0 ? seconds(clock) : 0;
            bool isNew = stage != stages || purpose != atomic_load(&purposes);
            bool isCalled = isNew || call != atomic_load(&calls);
            // After a longer time the process or the machine was suspended.
            if (isNew || passed > 3 * interval + 1 || used - before > 0.01 * passed || isRunnable(mainNumber)) idle = 0;
            else idle += passed;
            if (isCalled) usedBefore = used;
            (time = now, stage = stages, call = atomic_load(&calls), purpose = atomic_load(&purposes));
            bool isBusy = used - usedBefore >= processorTime * limit;
            if ((idle >= limit || isBusy) && !isDebugged()) report(limit, isBusy);
        }
        waitFor(interval);
        if (!isWatching && !wasWatching && stages == stagesBefore) break;
    }
    isRunning = false;
    pthread_mutex_unlock(&lock);
    return NULL;
}

static void start(void) {
    static double limit;
    static bool isRead;
    if (!isRead) {
        limit = readLimit();
        pthread_condattr_t attributes;
        pthread_condattr_init(&attributes);
        pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
        pthread_cond_init(&changed, &attributes);
        isRead = true;
    }
    if (limit == 0) return;
    pthread_t thread;
    if (pthread_create(&thread, NULL, watch, &limit) != 0) return;
    pthread_detach(thread);
    isRunning = true;
}

void StageWatchBegin(const char *(*testName)(void)) {
    pthread_mutex_lock(&lock);
    findTestName = testName;
    mainThread = pthread_self();
    mainNumber = gettid();
    atomic_store(&depth, 0);
    stages += 1;
    isWatching = true;
    if (!isRunning) start();
    pthread_mutex_unlock(&lock);
}

void StageWatchEnd(void) {
    pthread_mutex_lock(&lock);
    isWatching = false;
    pthread_mutex_unlock(&lock);
}

void StageWatchEnter(const char *call) {
    int place = atomic_load_explicit(&depth, memory_order_relaxed);
    if (place < mostNames) names[place] = call;
    atomic_store_explicit(&depth, place + 1, memory_order_release);
    if (place == 0) atomic_fetch_add_explicit(&calls, 1, memory_order_relaxed);
}

void StageWatchLeave(void) {
    int place = atomic_load_explicit(&depth, memory_order_relaxed) - 1;
    atomic_store_explicit(&depth, place, memory_order_release);
    if (place == 0) atomic_fetch_add_explicit(&calls, 1, memory_order_relaxed);
}

void StageWatchKeepAlive(void) { atomic_fetch_add_explicit(&purposes, 1, memory_order_relaxed); }

typedef void (*Getter)(__attribute__((swift_indirect_result)) void *result) __attribute__((swiftcall));

void StageCallGetter(void *function, void *result) { ((Getter)function)(result); }

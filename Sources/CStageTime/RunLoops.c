// The run loop of the stage's thread: its timers, its blocks, and its running.
#include "Context.h"

void *CFRetain(void *object);
void CFRelease(void *object);
double CFRunLoopTimerGetNextFireDate(void *timer);
double CFRunLoopTimerGetInterval(void *timer);
unsigned char CFRunLoopTimerIsValid(void *timer);

typedef struct TimerContext {
    long version;
    void *info, *retain, *release, *describe;
} TimerContext;

void CFRunLoopTimerGetContext(void *timer, TimerContext *context);
void CFRunLoopTimerSetNextFireDate(void *timer, double date);
void CFRunLoopTimerInvalidate(void *timer);

double StageTimerDate(void *timer) { return CFRunLoopTimerGetNextFireDate(timer); }
double StageTimerInterval(void *timer) { return CFRunLoopTimerGetInterval(timer); }
bool StageTimerIsValid(void *timer) { return CFRunLoopTimerIsValid(timer); }
void StageTimerRetain(void *timer) { CFRetain(timer); }
void StageTimerRelease(void *timer) { CFRelease(timer); }

void *StageTimerObject(void *timer) {
    TimerContext context = {0};
    CFRunLoopTimerGetContext(timer, &context);
    return context.info;
}

void StageTimerSetDate(void *timer, double date) {
    NEXT(CFRunLoopTimerSetNextFireDate);
    next(timer, date);
}

void StageTimerInvalidate(void *timer) {
    NEXT(CFRunLoopTimerInvalidate);
    next(timer);
}

// MARK: Timers

static bool isStages(void) { return isInContext() && StageTimeIsStageThread(); }

void *CFRunLoopGetMain(void);
void CFRunLoopAddTimer(void *loop, void *timer, void *mode);

/// Whether a background thread of the stage uses the main run loop.
static bool usesMainLoop(void *loop) { return isInContext() && !StageTimeIsStageThread() && loop == CFRunLoopGetMain(); }

static void addTimer(void *timer) {
    owner.timerChanged(timer, true);
    CFRelease(timer);
}

WEAK void CFRunLoopAddTimer(void *loop, void *timer, void *mode) {
    NEXT(CFRunLoopAddTimer);
    if (isStages()) return owner.timerChanged(timer, true);
    if (!usesMainLoop(loop)) return next(loop, timer, mode);
    giveToStage((StageWork){.run = addTimer, .drop = CFRelease, .context = CFRetain(timer)}, StageQueueMain);
}

void CFRunLoopRemoveTimer(void *loop, void *timer, void *mode);

WEAK void CFRunLoopRemoveTimer(void *loop, void *timer, void *mode) {
    NEXT(CFRunLoopRemoveTimer);
    if (isStages()) owner.timerChanged(timer, false);
    next(loop, timer, mode);
}

WEAK void CFRunLoopTimerInvalidate(void *timer) {
    NEXT(CFRunLoopTimerInvalidate);
    next(timer);
    if (isStages()) owner.timerChanged(timer, false);
}

WEAK void CFRunLoopTimerSetNextFireDate(void *timer, double date) {
    NEXT(CFRunLoopTimerSetNextFireDate);
    next(timer, date);
    if (isStages()) owner.timerDateChanged(timer);
}

// MARK: Blocks

void CFRunLoopPerformBlock(void *loop, void *mode, const void *block);

WEAK void CFRunLoopPerformBlock(void *loop, void *mode, const void *block) {
    NEXT(CFRunLoopPerformBlock);
    if (!isStages() && !usesMainLoop(loop)) return next(loop, mode, block);
    giveToStage(workOfBlock(block), StageQueueMain);
}

// MARK: Observers

// Foundation's `NotificationQueue` posts when an observer of the run loop is called. On a stage the observers are in
// a mode of the thread's run loop that runs once a turn. A timer that never fires keeps the mode from being empty, as
// the run loop does not run an empty mode.

enum { mostObservers = 64 };
static void *observers[mostObservers];
static int observerCount;
static void *observerMode, *observerTimer;

void *CFRunLoopGetCurrent(void);
void *CFStringCreateWithCString(void *allocator, const char *text, uint32_t encoding);
void *CFRunLoopTimerCreate(
    void *allocator, double date, double interval, unsigned long flags, long order, void (*function)(void *, void *),
    TimerContext *context);
int CFRunLoopRunSpecific(void *loop, void *mode, double seconds, unsigned char returnsAfterWork);
void CFRunLoopAddObserver(void *loop, void *observer, void *mode);
void CFRunLoopRemoveObserver(void *loop, void *observer, void *mode);

static void *loopOfThread(void) {
    NEXT(CFRunLoopGetCurrent);
    return next();
}

static void doNothing(void *timer, void *context) { (void)timer, (void)context; }

static void beginObservers(void) {
    NEXT(CFRunLoopAddTimer);
    if (!observerMode) observerMode = CFStringCreateWithCString(NULL, "IrekoStage", 0x08000100);
    observerTimer = CFRunLoopTimerCreate(NULL, 1e11, 0, 0, 0, doNothing, NULL);
    next(loopOfThread(), observerTimer, observerMode);
}

static int placeOfObserver(const void *observer) {
    for (int index = 0; index < observerCount; index++)
        if (observers[index] == observer) return index;
    return -1;
}

WEAK void CFRunLoopAddObserver(void *loop, void *observer, void *mode) {
    NEXT(CFRunLoopAddObserver);
    if (!isStages() || observerCount == mostObservers) return next(loop, observer, mode);
    // An observer may be added for several modes.
    if (placeOfObserver(observer) >= 0) return;
    if (!observerTimer) beginObservers();
    observers[observerCount++] = CFRetain(observer);
    next(loopOfThread(), observer, observerMode);
}

static void removeObserver(int place) {
    NEXT(CFRunLoopRemoveObserver);
    void *observer = observers[place];
    observers[place] = observers[--observerCount];
    next(loopOfThread(), observer, observerMode);
    CFRelease(observer);
}

WEAK void CFRunLoopRemoveObserver(void *loop, void *observer, void *mode) {
    NEXT(CFRunLoopRemoveObserver);
    int place = isStages() ? placeOfObserver(observer) : -1;
    if (place < 0) return next(loop, observer, mode);
    removeObserver(place);
}

void StageTimeRunObservers(void) {
    if (observerCount == 0) return;
    NEXT(CFRunLoopRunSpecific);
    next(loopOfThread(), observerMode, 0, false);
}

void removeObservers(void) {
    while (observerCount > 0) removeObserver(observerCount - 1);
    if (!observerTimer) return;
    StageTimerInvalidate(observerTimer);
    CFRelease(observerTimer);
    observerTimer = NULL;
}

// MARK: Running

unsigned char _CFRunLoopFinished(void *loop, void *mode);

WEAK unsigned char _CFRunLoopFinished(void *loop, void *mode) {
    NEXT(_CFRunLoopFinished);
    // The stage's clock is something to wait for.
    return isStages() ? 0 : next(loop, mode);
}

enum { didStop = 2, timedOut = 3, didHandleSource = 4 };

int CFRunLoopRunInMode(void *mode, double seconds, unsigned char returnsAfterWork);

WEAK int CFRunLoopRunInMode(void *mode, double seconds, unsigned char returnsAfterWork) {
    NEXT(CFRunLoopRunInMode);
    if (!isStages()) return next(mode, seconds, returnsAfterWork);
    return owner.runLoop(seconds, returnsAfterWork) ? (returnsAfterWork ? didHandleSource : didStop) : timedOut;
}

WEAK int CFRunLoopRunSpecific(void *loop, void *mode, double seconds, unsigned char returnsAfterWork) {
    NEXT(CFRunLoopRunSpecific);
    if (!isStages()) return next(loop, mode, seconds, returnsAfterWork);
    return owner.runLoop(seconds, returnsAfterWork) ? (returnsAfterWork ? didHandleSource : didStop) : timedOut;
}

void *CFRunLoopCopyCurrentMode(void *loop);
extern void *kCFRunLoopDefaultMode;

WEAK void *CFRunLoopCopyCurrentMode(void *loop) {
    NEXT(CFRunLoopCopyCurrentMode);
    void *mode = next(loop);
    // On a stage all work of the main thread is in the default mode, as in an application.
    return !mode && isStages() && loop == CFRunLoopGetMain() ? CFRetain(kCFRunLoopDefaultMode) : mode;
}

void CFRunLoopStop(void *loop);

WEAK void CFRunLoopStop(void *loop) {
    NEXT(CFRunLoopStop);
    if (isStages()) owner.stopLoop();
    else next(loop);
}

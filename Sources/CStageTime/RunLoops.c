// The run loop of the stage's thread: its timers, its blocks, and who runs it.
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

void CFRunLoopAddTimer(void *loop, void *timer, void *mode);

WEAK void CFRunLoopAddTimer(void *loop, void *timer, void *mode) {
    NEXT(CFRunLoopAddTimer);
    if (!isStages()) return next(loop, timer, mode);
    owner.timerChanged(timer, true);
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
    if (!isStages()) return next(loop, mode, block);
    giveToStage(workOfBlock(block), StageQueueMain);
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

int CFRunLoopRunSpecific(void *loop, void *mode, double seconds, unsigned char returnsAfterWork);

WEAK int CFRunLoopRunSpecific(void *loop, void *mode, double seconds, unsigned char returnsAfterWork) {
    NEXT(CFRunLoopRunSpecific);
    if (!isStages()) return next(loop, mode, seconds, returnsAfterWork);
    return owner.runLoop(seconds, returnsAfterWork) ? (returnsAfterWork ? didHandleSource : didStop) : timedOut;
}

void CFRunLoopStop(void *loop);

WEAK void CFRunLoopStop(void *loop) {
    NEXT(CFRunLoopStop);
    if (isStages()) owner.stopLoop();
    else next(loop);
}

// Timers of libdispatch. A source that was created for the stage never gets its time from libdispatch; it fires on the
// stage's clock.
#include "Context.h"
#include <pthread.h>
#include <stdlib.h>

typedef struct Source {
    void *source, *queue;
    struct Source *next;
    StageContext context;
    // Called with the block, or with the source's context.
    void (*function)(void *);
    void *block, *cancelBlock;
    // Nanoseconds since the stage began, and between two firings; an interval of 0 fires once.
    uint64_t due, interval;
    // The number of the scheduled work for the next firing; 0 without scheduled work.
    uint64_t scheduled;
    int suspensions;
    bool isSet, isActive, isCancelled;
} Source;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Source *sources;
static _Atomic uint64_t count;

void dispatch_retain(void *object);
void dispatch_release(void *object);
void *dispatch_get_context(void *object);

/// Locks, and finds an active source of the current stage; unlocks if the object is not such a source.
static Source *find(void *object) {
    if (atomic_load_explicit(&count, memory_order_relaxed) == 0) return NULL;
    pthread_mutex_lock(&lock);
    for (Source *it = sources; it; it = it->next)
        if (it->source == object && it->context.stage == currentStage()) return it;
    pthread_mutex_unlock(&lock);
    return NULL;
}

// MARK: Firing

static void arm(Source *it);

typedef struct Firing {
    StageWork work;
    void *source;
} Firing;

static void runFiring(void *context) {
    Firing firing = *(Firing *)context;
    free(context);
    Source *it = find(firing.source);
    bool isCancelled = !it || it->isCancelled;
    if (it) pthread_mutex_unlock(&lock);
    if (!isCancelled) firing.work.run(firing.work.context);
    else if (firing.work.drop) firing.work.drop(firing.work.context);
    dispatch_release(firing.source);
}

static void dropFiring(void *context) {
    Firing firing = *(Firing *)context;
    free(context);
    if (firing.work.drop) firing.work.drop(firing.work.context);
    dispatch_release(firing.source);
}

static void fire(void *source) {
    Source *it = find(source);
    if (!it) return;
    it->scheduled = 0;
    Firing *firing = NULL;
    void *queue = it->queue;
    if (it->suspensions == 0 && it->isSet && !it->isCancelled) {
        if (it->function) {
            firing = malloc(sizeof *firing);
            *firing = (Firing){
                .work = it->block ? workOfBlock(it->block)
                                  : (StageWork){.run = it->function, .context = dispatch_get_context(source)},
                .source = source,
            };
            dispatch_retain(source);
        }
        uint64_t now = owner.elapsed();
        if (it->interval == 0) it->isSet = false;
        else it->due += it->interval * (now >= it->due ? 1 + (now - it->due) / it->interval : 1);
        arm(it);
    }
    pthread_mutex_unlock(&lock);
    if (!firing) return;
    // A timer of the main queue fires at its time, not a turn later.
    if (isMainQueue(queue)) runFiring(firing);
    else giveToQueue(queue, (StageWork){.run = runFiring, .drop = dropFiring, .context = firing}, false);
}

static void doNothing(void *source) { (void)source; }

static void arm(Source *it) {
    if (it->scheduled) owner.cancel(it->scheduled);
    it->scheduled = 0;
    if (it->suspensions > 0 || !it->isSet || it->isCancelled || it->due == UINT64_MAX) return;
    it->scheduled = owner.schedule(
        (StageWork){.run = fire, .drop = doNothing, .context = it->source}, it->due, !isMainQueue(it->queue));
}

// MARK: Life cycle

/// Releases the sources of earlier stages, which were retained.
static void forgetOld(void) {
    Source *old = NULL;
    pthread_mutex_lock(&lock);
    for (Source **link = &sources; *link;) {
        Source *it = *link;
        bool isOver = it->context.stage != currentStage() || it->isCancelled;
        if (!isOver) { link = &it->next; continue; }
        *link = it->next;
        it->next = old;
        old = it;
        atomic_fetch_sub(&count, 1);
    }
    pthread_mutex_unlock(&lock);
    while (old) {
        Source *it = old;
        old = it->next;
        if (it->block) _Block_release(it->block);
        if (it->cancelBlock) _Block_release(it->cancelBlock);
        dispatch_release(it->source);
        free(it);
    }
}

void StageTimeForgetSources(void) { forgetOld(); }

void *dispatch_get_global_queue(intptr_t identifier, uintptr_t flags);
void *dispatch_source_create(void *type, uintptr_t handle, uintptr_t mask, void *queue);

WEAK void *dispatch_source_create(void *type, uintptr_t handle, uintptr_t mask, void *queue) {
    NEXT(dispatch_source_create);
    void *source = next(type, handle, mask, queue);
    if (!source || type != (void *)&_dispatch_source_type_timer || !isInContext()) return source;
    forgetOld();
    Source *it = calloc(1, sizeof *it);
    it->source = source;
    it->queue = queue ? queue : dispatch_get_global_queue(0, 0);
    it->context = threadContext;
    it->suspensions = 1;
    dispatch_retain(source);
    pthread_mutex_lock(&lock);
    it->next = sources;
    sources = it;
    pthread_mutex_unlock(&lock);
    atomic_fetch_add(&count, 1);
    return source;
}

void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway);

WEAK void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
    NEXT(dispatch_source_set_timer);
    Source *it = find(source);
    if (!it) return next(source, start, interval, leeway);
    it->due = stageTime(start);
    // As in libdispatch, more than half of all time means a single firing.
    it->interval = interval > INT64_MAX ? 0 : interval;
    it->isSet = true;
    arm(it);
    pthread_mutex_unlock(&lock);
}

void dispatch_source_set_event_handler(void *source, const void *block);

WEAK void dispatch_source_set_event_handler(void *source, const void *block) {
    NEXT(dispatch_source_set_event_handler);
    Source *it = find(source);
    if (!it) return next(source, block);
    void *old = it->block;
    StageWork work = block ? workOfBlock(block) : (StageWork){.run = NULL};
    it->block = work.context;
    it->function = work.run;
    pthread_mutex_unlock(&lock);
    if (old) _Block_release(old);
}

void dispatch_source_set_event_handler_f(void *source, void (*function)(void *));

WEAK void dispatch_source_set_event_handler_f(void *source, void (*function)(void *)) {
    NEXT(dispatch_source_set_event_handler_f);
    Source *it = find(source);
    if (!it) return next(source, function);
    void *old = it->block;
    it->block = NULL;
    it->function = function;
    pthread_mutex_unlock(&lock);
    if (old) _Block_release(old);
}

void dispatch_source_set_cancel_handler(void *source, const void *block);

WEAK void dispatch_source_set_cancel_handler(void *source, const void *block) {
    NEXT(dispatch_source_set_cancel_handler);
    Source *it = find(source);
    if (!it) return next(source, block);
    void *old = it->cancelBlock;
    it->cancelBlock = block ? workOfBlock(block).context : NULL;
    pthread_mutex_unlock(&lock);
    if (old) _Block_release(old);
}

void dispatch_source_cancel(void *source);

WEAK void dispatch_source_cancel(void *source) {
    NEXT(dispatch_source_cancel);
    Source *it = find(source);
    if (it && !it->isCancelled) {
        it->isCancelled = true;
        arm(it);
        void *queue = it->queue;
        StageWork work = it->cancelBlock ? workOfBlock(it->cancelBlock) : (StageWork){.run = NULL};
        pthread_mutex_unlock(&lock);
        if (work.run && isMainQueue(queue)) giveToStage(work, StageQueueMain);
        else if (work.run) giveToQueue(queue, work, false);
    } else if (it) {
        pthread_mutex_unlock(&lock);
    }
    next(source);
}

static void suspend(void *object, int difference) {
    Source *it = find(object);
    if (!it) return;
    it->suspensions += difference;
    // The first `resume` of a source activates it.
    if (difference < 0) it->isActive = true;
    arm(it);
    pthread_mutex_unlock(&lock);
}

void dispatch_activate(void *object);
void dispatch_resume(void *object);
void dispatch_suspend(void *object);

// A source is created inactive, which counts as one suspension. Activating it again has no effect.
WEAK void dispatch_activate(void *object) {
    NEXT(dispatch_activate);
    Source *it = find(object);
    if (it) {
        if (!it->isActive) it->suspensions -= 1;
        it->isActive = true;
        arm(it);
        pthread_mutex_unlock(&lock);
    }
    next(object);
}

WEAK void dispatch_resume(void *object) {
    NEXT(dispatch_resume);
    suspend(object, -1);
    next(object);
}

WEAK void dispatch_suspend(void *object) {
    NEXT(dispatch_suspend);
    suspend(object, 1);
    next(object);
}

// Queues: blocks, functions and Swift's jobs that are submitted to a queue, now or later.
#include "Context.h"
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// MARK: Blocks

/// The beginning of a block; its function is called with the block.
typedef struct Block {
    void *isa;
    int flags, reserved;
    void (*invoke)(void *block);
    void *descriptor;
    // Of a block that `dispatch_block_create` made, such as a `DispatchWorkItem`.
    unsigned long magic, workItemFlags;
} Block;

void callBlock(void *block) { ((Block *)block)->invoke(block); }

static void runBlock(void *block) {
    callBlock(block);
    _Block_release(block);
}

static void dropBlock(void *block) { _Block_release(block); }

StageWork workOfBlock(const void *block) {
    return (StageWork){.run = runBlock, .drop = dropBlock, .context = _Block_copy(block)};
}

extern void *const _dispatch_block_special_invoke;

static bool isBarrier(const void *it) {
    const Block *block = it;
    return (void *)block->invoke == _dispatch_block_special_invoke && block->magic == 0xD159B10C
        && (block->workItemFlags & 1);
}

// MARK: Swift's jobs

void dispatch_async_f(void *queue, void *context, void (*function)(void *));
void dispatch_barrier_async_f(void *queue, void *context, void (*function)(void *));
static void giveSleep(uint64_t time, void (*function)(void *), void *job);

/// Whether a function is Swift's function for running a job in libdispatch.
static bool runsJob(void (*function)(void *)) {
    static _Atomic(void *) known[4];
    for (int index = 0; index < 4; index++) {
        void *other = atomic_load_explicit(&known[index], memory_order_relaxed);
        if (other == (void *)function) return true;
        if (other) continue;
        Dl_info run, it;
        if (!dladdr((void *)swift_task_getCurrent, &run) || !dladdr((void *)function, &it)) return false;
        if (run.dli_fbase != it.dli_fbase) return false;
        atomic_store_explicit(&known[index], (void *)function, memory_order_relaxed);
        return true;
    }
    return false;
}

/// Whether a job is the stage's: created or resumed in its context, or part of a task that was seen there.
static bool isStages(void *job) {
    bool isHere = isInContext();
    if (!isHere && currentStage() == 0) return false;
    bool isTask = (swift_task_getJobFlags(job) & 0xff) == 0;
    return isTask ? owner.owns(swift_task_getJobTaskId(job), isHere) : isHere;
}

/// Whether this thread runs a Swift job that is not the stage's.
static _Thread_local bool runsOthersJob;

/// Swift's function for running a job, of the first job that is not the stage's.
static _Atomic(void (*)(void *)) runOthers;

static void runOthersJob(void *job) {
    bool before = runsOthersJob;
    runsOthersJob = true;
    atomic_load_explicit(&runOthers, memory_order_relaxed)(job);
    runsOthersJob = before;
}

/// Keeps the work that foreign threads submit to the main queue until the stage's thread serves it again. Returns
/// false without a stage.
static bool keepForOthers(void *queue, StageWork work) {
    return isMainQueue(queue) && currentStage() != 0 && owner.keep(work, runsOthersJob);
}

void StageTimeGiveToMainQueue(StageWork work) {
    NEXT(dispatch_async_f);
    next(&_dispatch_main_q, work.context, work.run);
}

/// The end of a task's sleep.
typedef struct Sleep {
    void (*run)(void *);
    void *job, *task;
} Sleep;

static void endSleep(void *context) {
    Sleep sleep = *(Sleep *)context;
    free(context);
    sleep.run(sleep.job);
    if (sleep.task) swift_release(sleep.task);
}

static void dropSleep(void *context) {
    // The job stays with the task, which does not continue.
    free(context);
}

static void endSleepOnGlobal(void *context) {
    giveToStage((StageWork){.run = endSleep, .drop = dropSleep, .context = context}, StageQueueGlobal);
}

void StageWorkCancelTask(StageWork work) {
    if (work.run != endSleepOnGlobal) return;
    Sleep *sleep = work.context;
    if (sleep->task) swift_task_cancel(sleep->task);
}

// MARK: Work on other queues for the stage

typedef struct QueueWork {
    StageWork work;
    StageContext context;
} QueueWork;

static void runOnQueue(void *context) {
    QueueWork it = *(QueueWork *)context;
    free(context);
    StageContext before = threadContext;
    threadContext = it.context;
    Worker worker = {0};
    beginWork(&worker);
    it.work.run(it.work.context);
    endWork(&worker);
    threadContext = before;
    if (it.context.isCounted) endCounted(it.context.stage);
}

void giveToQueue(void *queue, StageWork work, bool isBarrier) {
    QueueWork *it = malloc(sizeof *it);
    *it = (QueueWork){work, {.stage = threadContext.stage, .ticket = nextTicket(), .isCounted = true}};
    beginCounted(it->context.stage);
    if (isBarrier) {
        NEXT(dispatch_barrier_async_f);
        next(queue, it, runOnQueue);
    } else {
        NEXT(dispatch_async_f);
        next(queue, it, runOnQueue);
    }
}

static void give(void *queue, StageWork work, bool isBarrier) {
    if (isMainQueue(queue)) giveToStage(work, StageQueueMain);
    else giveToQueue(queue, work, isBarrier);
}

// MARK: Now

/// Whether a block belongs to the network, whose results and timeouts are outside of the stage.
static bool isOfNetwork(const Block *block) {
    Dl_info info;
    return dladdr((void *)block->invoke, &info) && info.dli_fname && strstr(info.dli_fname, "libFoundationNetworking");
}

void dispatch_async(void *queue, const void *block);

static void async(void *queue, const void *block) {
    NEXT(dispatch_async);
    if (isInContext() && (isMainQueue(queue) || !isOfNetwork(block))) {
        give(queue, workOfBlock(block), isBarrier(block));
    } else if (isMainQueue(queue) && currentStage() != 0) {
        StageWork work = workOfBlock(block);
        if (!keepForOthers(queue, work)) StageTimeGiveToMainQueue(work);
    } else {
        next(queue, block);
    }
}

WEAK __attribute__((alias("async"))) void dispatch_async(void *queue, const void *block);

bool StageTimeIsAvailable(void) { return (void *)dispatch_async == (void *)async; }

WEAK void dispatch_async_f(void *queue, void *context, void (*function)(void *)) {
    NEXT(dispatch_async_f);
    if (runsJob(function)) {
        StageWork work = {.run = function, .context = context};
        if (isStages(context)) return giveToStage(work, isMainQueue(queue) ? StageQueueMain : StageQueueGlobal);
        if (keepForOthers(queue, work)) return;
        void (*known)(void *) = NULL;
        if (!isMainQueue(queue) && (atomic_compare_exchange_strong(&runOthers, &known, function) || known == function))
            function = runOthersJob;
        next(queue, context, function);
    } else if (isInContext()) {
        give(queue, (StageWork){.run = function, .context = context}, false);
    } else if (!keepForOthers(queue, (StageWork){.run = function, .context = context})) {
        next(queue, context, function);
    }
}

WEAK void dispatch_barrier_async(void *queue, const void *block) {
    NEXT(dispatch_barrier_async);
    if (!isInContext()) return next(queue, block);
    give(queue, workOfBlock(block), true);
}

WEAK void dispatch_barrier_async_f(void *queue, void *context, void (*function)(void *)) {
    NEXT(dispatch_barrier_async_f);
    if (!isInContext()) return next(queue, context, function);
    give(queue, (StageWork){.run = function, .context = context}, true);
}

// MARK: Later

void dispatch_retain(void *object);
void dispatch_release(void *object);

typedef struct Later {
    StageWork work;
    void *queue;
    StageContext context;
} Later;

static void runLater(void *context) {
    Later later = *(Later *)context;
    free(context);
    // On the stage's thread.
    if (isMainQueue(later.queue)) later.work.run(later.work.context);
    else giveToQueue(later.queue, later.work, false);
    dispatch_release(later.queue);
}

static void dropLater(void *context) {
    Later *later = context;
    if (later->work.drop) later->work.drop(later->work.context);
    dispatch_release(later->queue);
    free(later);
}

static void giveLater(uint64_t time, void *queue, StageWork work) {
    Later *later = malloc(sizeof *later);
    *later = (Later){.work = work, .queue = queue};
    dispatch_retain(queue);
    StageWork scheduled = {.run = runLater, .drop = dropLater, .context = later};
    uint64_t due = stageTime(time);
    // Never.
    if (due == UINT64_MAX) dropLater(later);
    else owner.schedule(scheduled, due, !isMainQueue(queue));
}

WEAK void dispatch_after(uint64_t time, void *queue, const void *block) {
    NEXT(dispatch_after);
    if (!isInContext()) return next(time, queue, block);
    giveLater(time, queue, workOfBlock(block));
}

WEAK void dispatch_after_f(uint64_t time, void *queue, void *context, void (*function)(void *)) {
    NEXT(dispatch_after_f);
    if (!isInContext()) return next(time, queue, context, function);
    if (!runsJob(function)) return giveLater(time, queue, (StageWork){.run = function, .context = context});
    giveSleep(stageTime(time), function, context);
}

static void giveSleep(uint64_t time, void (*function)(void *), void *job) {
    Sleep *sleep = malloc(sizeof *sleep);
    // The sleeping task is the current task.
    *sleep = (Sleep){.run = function, .job = job, .task = swift_task_getCurrent()};
    if (sleep->task) swift_retain(sleep->task);
    owner.schedule(
        (StageWork){.run = endSleepOnGlobal, .drop = dropSleep, .context = sleep}, time, false);
}

// MARK: Groups

typedef struct GroupWork {
    StageWork work;
    void *group;
} GroupWork;

void dispatch_group_enter(void *group);
void dispatch_group_leave(void *group);

static void leaveGroup(GroupWork *it) {
    dispatch_group_leave(it->group);
    dispatch_release(it->group);
    free(it);
}

static void runInGroup(void *context) {
    GroupWork *it = context;
    it->work.run(it->work.context);
    leaveGroup(it);
}

static void dropInGroup(void *context) {
    GroupWork *it = context;
    if (it->work.drop) it->work.drop(it->work.context);
    leaveGroup(it);
}

WEAK void dispatch_group_async(void *group, void *queue, const void *block) {
    NEXT(dispatch_group_async);
    if (!isInContext()) return next(group, queue, block);
    GroupWork *it = malloc(sizeof *it);
    *it = (GroupWork){workOfBlock(block), group};
    dispatch_retain(group);
    dispatch_group_enter(group);
    give(queue, (StageWork){.run = runInGroup, .drop = dropInGroup, .context = it}, isBarrier(block));
}

// Work that libdispatch itself submits to a queue: notices of empty groups and completed work items.
//
// The notices pass through a serial queue of this module. Waiting for that queue waits for all notices.
#include "Context.h"
#include <pthread.h>
#include <stdlib.h>

static void *queue;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static void makeQueue(void) { queue = dispatch_queue_create("Ireko.stage.notices", NULL); }

static void *notices(void) {
    pthread_once(&once, makeQueue);
    return queue;
}

void dispatch_retain(void *object);
void dispatch_release(void *object);

static _Atomic uint64_t expected;

typedef struct Notice {
    StageWork work;
    void *queue;
    StageContext context;
} Notice;

static void didHappen(void *context) {
    Notice it = *(Notice *)context;
    free(context);
    StageContext before = threadContext;
    threadContext = it.context;
    if (!isInContext()) {
        // The stage has ended, so that the notice is dropped.
        if (it.work.drop) it.work.drop(it.work.context);
    } else if (isMainQueue(it.queue)) {
        giveToStage(it.work, StageQueueMain);
    } else {
        giveToQueue(it.queue, it.work, false);
    }
    dispatch_release(it.queue);
    threadContext = before;
    // The stage counts the work before it stops waiting for the notice.
    atomic_fetch_sub(&expected, 1);
}

static Notice *expect(void *queue, StageWork work) {
    Notice *notice = malloc(sizeof *notice);
    dispatch_retain(queue);
    *notice = (Notice){work, queue, {.stage = threadContext.stage, .ticket = nextTicket()}};
    atomic_fetch_add(&expected, 1);
    return notice;
}

static void nothing(void *context) { (void)context; }

void dispatch_sync_f(void *queue, void *context, void (*function)(void *));

void waitForNotices(void) {
    if (atomic_load(&expected) == 0) return;
    NEXT(dispatch_sync_f);
    next(notices(), NULL, nothing);
}

void dispatch_group_notify_f(void *group, void *queue, void *context, void (*function)(void *));

static void notify(void *group, void *queue, StageWork work) {
    NEXT(dispatch_group_notify_f);
    next(group, notices(), expect(queue, work), didHappen);
}

WEAK void dispatch_group_notify_f(void *group, void *queue, void *context, void (*function)(void *)) {
    NEXT(dispatch_group_notify_f);
    if (!isInContext()) return next(group, queue, context, function);
    notify(group, queue, (StageWork){.run = function, .context = context});
}

WEAK void dispatch_group_notify(void *group, void *queue, const void *block) {
    NEXT(dispatch_group_notify);
    if (!isInContext()) return next(group, queue, block);
    notify(group, queue, workOfBlock(block));
}

/// A block that calls a function with a context, as a compiler lays it out.
typedef struct NoticeBlock {
    void *isa;
    int flags, reserved;
    void (*invoke)(struct NoticeBlock *);
    const struct { unsigned long reserved, size; } *descriptor;
    Notice *notice;
} NoticeBlock;

extern char _NSConcreteStackBlock;

static void didHappenInBlock(NoticeBlock *block) { didHappen(block->notice); }

WEAK void dispatch_block_notify(const void *block, void *queue, const void *notification) {
    NEXT(dispatch_block_notify);
    if (!isInContext()) return next(block, queue, notification);
    static const struct { unsigned long reserved, size; } descriptor = {0, sizeof(NoticeBlock)};
    NoticeBlock notice = {
        .isa = &_NSConcreteStackBlock, .invoke = didHappenInBlock, .descriptor = (const void *)&descriptor,
        .notice = expect(queue, workOfBlock(notification)),
    };
    next(block, notices(), &notice);
}

// Threads that the stage starts: Foundation's `Thread`. Other threads, such as those of libraries, belong to no stage.
#include "Context.h"
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

typedef struct Start {
    void *(*function)(void *);
    void *argument;
    StageContext context;
} Start;

static void *start(void *argument) {
    Start it = *(Start *)argument;
    free(argument);
    threadContext = it.context;
    return it.function(it.argument);
}

static bool isOfFoundation(void *function) {
    Dl_info info;
    return dladdr(function, &info) && info.dli_fname && strstr(info.dli_fname, "libFoundation.so");
}

WEAK int pthread_create(
    pthread_t *restrict thread, const pthread_attr_t *restrict attributes, void *(*function)(void *),
    void *restrict argument) {
    NEXT(pthread_create);
    if (!isInContext() || !isOfFoundation((void *)function)) return next(thread, attributes, function, argument);
    Start *it = malloc(sizeof *it);
    // The stage does not wait for a thread, which may run for any time.
    *it = (Start){function, argument, {.stage = threadContext.stage, .ticket = nextTicket()}};
    int result = next(thread, attributes, start, it);
    if (result != 0) free(it);
    return result;
}

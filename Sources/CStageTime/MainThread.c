// The stage's thread is Foundation's main thread, even if it is not the first thread of the process, as in Swift
// Testing.
#include "Context.h"

static bool isMain(void) { return isInContext() && StageTimeIsStageThread(); }

unsigned char _CFIsMainThread(void);

WEAK unsigned char _CFIsMainThread(void) {
    NEXT(_CFIsMainThread);
    return isInContext() ? StageTimeIsStageThread() : next();
}

// MARK: Its run loop

void *CFRunLoopGetMain(void);
void *CFRunLoopGetCurrent(void);

WEAK void *CFRunLoopGetCurrent(void) {
    NEXT(CFRunLoopGetCurrent);
    return isMain() ? CFRunLoopGetMain() : next();
}

// MARK: Its objects

// Foundation's thread-local objects, such as the `Thread` itself. Each stage has separate objects.
typedef struct Specific {
    unsigned key;
    void *value;
} Specific;

static Specific specifics[64];
static unsigned specificCount;

/// The object under a key on the stage's thread; `NULL` if all entries are in use.
static Specific *specific(unsigned key) {
    for (unsigned index = 0; index < specificCount; index++)
        if (specifics[index].key == key) return &specifics[index];
    if (specificCount == sizeof specifics / sizeof *specifics) return NULL;
    specifics[specificCount] = (Specific){.key = key};
    return &specifics[specificCount++];
}

void releaseSpecifics(void) {
    while (specificCount > 0) {
        void *value = specifics[--specificCount].value;
        if (value) swift_release(value);
    }
}

void *_CFThreadSpecificGet(unsigned key);
void _CFThreadSpecificSet(unsigned key, void *value);

WEAK void *_CFThreadSpecificGet(unsigned key) {
    NEXT(_CFThreadSpecificGet);
    Specific *it = isMain() ? specific(key) : NULL;
    return it ? it->value : next(key);
}

WEAK void _CFThreadSpecificSet(unsigned key, void *value) {
    NEXT(_CFThreadSpecificSet);
    Specific *it = isMain() ? specific(key) : NULL;
    if (!it) return next(key, value);
    // As in Foundation, the caller releases the previous object.
    it->value = value ? swift_retain(value) : NULL;
}

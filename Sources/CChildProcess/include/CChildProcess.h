// Work that nothing in this process can stop, done in a copy of the process that can be.
#pragma once

#include <stdint.h>

/// How a copy has ended.
typedef enum __attribute__((enum_extensibility(closed))) ChildProcessEnd {
    /// The work is done.
    ChildProcessEndDone,
    /// It was stopped: it took more time or memory than permitted.
    ChildProcessEndStopped,
    /// It has crashed, or ended itself.
    ChildProcessEndFailed,
    /// There could be no copy.
    ChildProcessEndImpossible,
} ChildProcessEnd;

/// Copies this process, lets the copy do work and waits for its end. What the work leaves behind is what it writes to shared memory.
///
/// In the copy there is this thread alone; locks that other threads held stay locked. So the work uses what only this thread uses, and
/// memory, which glibc keeps usable.
///
/// - seconds: of processor time that the copy has; it has ten times as much time by the clock.
/// - bytes: of memory that the copy may take in addition.
ChildProcessEnd ChildProcessRun(
    void (*_Nonnull work)(void *_Nonnull context), void *_Nonnull context, unsigned seconds, uint64_t bytes);

/// Memory of this process and its copies, of zeros; NULL where there is none.
void *_Nullable ChildProcessShare(uint64_t bytes);

/// Gives such memory back.
void ChildProcessUnshare(void *_Nonnull memory, uint64_t bytes);
